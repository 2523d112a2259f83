"""Table passwords: salted, and compared without telling how far they fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.server.passwords import matches, scramble
from tafelrunde.table import BadSetup


def test_no_password_is_stored_as_nothing() -> None:
    assert scramble("") == ""


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=64))
@settings(max_examples=10)
def test_a_password_matches_only_itself(password: str) -> None:
    stored = scramble(password)
    assert password not in stored or len(password) < 3
    matches(password, stored)
    for wrong in ("", password + "x", password[:-1], password.swapcase() + "!"):
        with pytest.raises(BadSetup) as refused:
            matches(wrong, stored)
        assert refused.value.key == "wrong-password"


def test_the_same_password_is_never_stored_the_same_way() -> None:
    assert scramble("winter") != scramble("winter")
