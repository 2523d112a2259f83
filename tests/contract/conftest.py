"""Tests of one game and seat count follow each other: what they look at is found once, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests here by their case, so that each process finds the strata of few cases."""
    places = [place for place, item in enumerate(items) if HERE in item.path.parents]
    for place, item in zip(places, sorted([items[p] for p in places], key=_case), strict=True):
        items[place] = item


def _case(item: pytest.Item) -> str:
    params = item.callspec.params if hasattr(item, "callspec") else {}
    if "case" in params:
        return str(params["case"].name)
    # What is about all seat counts of a game comes after them.
    return f"{params['title'].game.name}-all" if "title" in params else ""
