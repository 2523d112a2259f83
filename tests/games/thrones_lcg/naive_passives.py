"""What happens by itself after something has happened, card by card by its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.council import COIN, HAND, LAWS, REGENT, WHISPERS
from tafelrunde.games.thrones_lcg.cards.vocabulary import Keyword, Moment, Phase
from tests.games.thrones_lcg.naive_answers import Happening

GUARDS = ("winterfell", "lannisport", "highgarden", "dothraki")
#: Plots that do something when revealed; pacts need more than one opponent.
PACTS = ("mutual-cause", "mutual-blackmail", "mutual-enemies")
REVEALED = (
    *("summoning-season", "building-season", "drunken-allegations", "counting-favors"),
    *("fleeing-to-the-wall", "wildfire-assault", "valar-morghulis", "condemned-by-the-realm"),
    *("mad-kings-legacy", "rule-by-decree", "good-for-the-gander"),
)
#: Whom each title has for a rival.
RIVALS = {HAND: (COIN,), COIN: (HAND,), LAWS: (WHISPERS,), WHISPERS: (LAWS, REGENT)}


def passives(state: Any, event: Any) -> list[str]:
    """List by name what an event sets off."""
    at = Happening(state, event)
    found = [*_own(at), *_after_a_challenge(at)]
    match at.moment:
        case Moment.PLOT_SHOWN:
            found += [c.key for c in _active(at, "golden-tooth-mines") if c.seat == at.seat]
            plot = TITLES[at.more].key
            if plot in REVEALED or (plot in PACTS and len(at.foes(at.seat)) > 1):
                found.append(plot)
        case Moment.PHASE if at.more == Phase.MARSHALLING:
            found += [card.key for card in _active(at, "tywin-lannister")]
        case Moment.PHASE if at.more == Phase.DOMINANCE:
            found += [card.key for card in _active(at, "the-hound", "daario-naharis")]
            found += [card.key for card in _active(at, "knight-of-flowers") if card.standing]
        case Moment.PHASE if at.more == Phase.STANDING:
            found += [plot for plot in at.plots if plot == "snowed-under"]
        case Moment.FOUGHT:
            found += _by_the_rules(at)
    return sorted(found)


def _active(at: Happening, *keys: str) -> list[Any]:
    return [card for card in at.cards.values() if card.key in keys and not card.blank]


def _own(at: Happening) -> Iterator[str]:
    """What a card does about itself."""
    itself = {
        Moment.ENTERED: ("eddard-stark", "ser-barristan-selmy"),
        Moment.PLAYED: ("xaro-xoan-daxos",),
        Moment.KILLED: ("benjen-stark", "old-red-priest"),
        Moment.RENOWN: ("robert-baratheon",),
    }.get(Moment(at.moment), ())
    if at.that is not None and at.that.key in itself and not at.that.blank:
        yield at.that.key


def _after_a_challenge(at: Happening) -> Iterator[str]:
    if at.moment != Moment.WON:
        return
    state, fight = at.state, at.state.challenge
    for card in _active(at, *[f"{name}-honor-guard" for name in GUARDS]):
        if card in at.winners() and state.lent >> card.slot & 1:
            yield card.key
    for card in _active(at, "daenerys-targaryen"):
        alone = fight.fought == (card.slot,)
        if alone and at.seat == fight.attacker == card.seat:
            yield card.key


def _by_the_rules(at: Happening) -> Iterator[str]:
    state, fight = at.state, at.state.challenge
    if at.doomed_to_deadly():
        yield "deadly"
    if fight.winner < 0:
        return
    if fight.winner == fight.attacker and any(
        card.keywords & Keyword.VIGILANT and not card.standing for card in at.own(fight.winner)
    ):
        yield "vigilant"
    titles = state.council
    if (
        titles[fight.loser] in RIVALS.get(titles[fight.winner], ())
        and not state.rivalled >> fight.winner & 1
    ):
        yield "rival"
    if fight.taken_over and fight.winner == fight.target and state.power[fight.attacker]:
        yield "commander"
    if fight.winner in [seat for seat, _ in fight.wagers]:
        yield "wager"
