"""Rules that no word of the vocabulary can bring about: they hold because nothing breaks them."""

from __future__ import annotations

import typing

import pytest

from tafelrunde.games.iron_throne.cards.operations import AnyOp

TAGS = {kind.__struct_config__.tag for kind in typing.get_args(AnyOp)}


@pytest.mark.rule("KET-85")
def test_nothing_keeps_anybody_from_rewards() -> None:
    """Rewards can be replaced, and replacing is not preventing; so nobody loses hostages by it."""
    about_rewards = {tag for tag in TAGS if "reward" in tag}
    assert about_rewards == {"replace_reward"}


@pytest.mark.rule("KET-137")
def test_no_text_releases_hostages() -> None:
    about_hostages = {tag for tag in TAGS if "hostage" in tag or "release" in tag}
    assert about_hostages == {"take_hostage"}


@pytest.mark.rule("KET-25")
def test_no_text_brings_influence_back() -> None:
    assert {tag for tag in TAGS if "influence" in tag} == {"spread_influence"}


@pytest.mark.rule("KET-121")
def test_only_supporters_can_be_made_to_leave() -> None:
    from tafelrunde.games.iron_throne.cards.operations import ChangeSide, Retreat
    from tafelrunde.games.iron_throne.cards.sense import PLAYERS
    from tafelrunde.games.iron_throne.cards.vocabulary import Whom

    supporters = {Whom.OPPOSING_SUPPORTER, Whom.OWN_SIDE_SUPPORTER, Whom.CHOSEN_PLAYER}
    assert PLAYERS[Retreat] == PLAYERS[ChangeSide] == supporters
