"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import tafelrunde.games
import tafelrunde.table

ROOMS = (tafelrunde.table, tafelrunde.games)
MODULES = [
    found.name for room in ROOMS for found in walk_packages(room.__path__, f"{room.__name__}.")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    assert doctest.testmod(import_module("tafelrunde.table.question")).attempted >= 3
