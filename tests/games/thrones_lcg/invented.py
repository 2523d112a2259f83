"""Cards that no box holds, slipped into the neutral ones before the game is loaded.

Run by test_invented.py in a process of its own, so that no other test meets them:

    python -m tests.games.thrones_lcg.invented

plays everything below and prints a line for each: its name, and what went wrong.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

NEUTRAL = "tafelrunde.games.thrones_lcg.cards.neutral"


def titles() -> tuple[Any, ...]:
    """Invent the cards; the vocabulary can be loaded by now."""
    from tafelrunde.games.thrones_lcg.cards.ability import Title, action, cancel
    from tafelrunde.games.thrones_lcg.cards.declaration import Cards, KneelMe, Trigger
    from tafelrunde.games.thrones_lcg.cards.effects import Cancel, Draw
    from tafelrunde.games.thrones_lcg.cards.vocabulary import (
        Crest,
        Icon,
        Keyword,
        Moment,
        Phase,
        Place,
        Type,
        Whose,
    )

    before = Trigger(Moment.WOULD_WORK, (Cards(of=Type.EVENT),), by=Whose.OPPONENT)
    return (
        Title(
            key="i-hand-of-judgment",
            type=Type.EVENT,
            abilities=(cancel(before, Cancel(), place=Place.HAND),),
        ),
        Title(
            key="i-broken-seal",
            type=Type.EVENT,
            abilities=(
                cancel(
                    Trigger(Moment.WOULD_WORK, (Cards(of=Type.PLOT),), by=Whose.OPPONENT),
                    Cancel(),
                    place=Place.HAND,
                ),
            ),
        ),
        Title(
            key="i-watchful-maester",
            type=Type.CHARACTER,
            strength=1,
            icons=Icon.POWER,
            abilities=(cancel(before, Cancel(), cost=(KneelMe(),)),),
        ),
        Title(key="i-old-cloak", type=Type.ATTACHMENT, cost=1, keywords=Keyword.SETUP),
        Title(
            key="i-giant",
            type=Type.CHARACTER,
            strength=4,
            icons=Icon.MILITARY,
            keywords=Keyword.INTIMIDATE,
        ),
        Title(
            key="i-scribe",
            type=Type.CHARACTER,
            strength=1,
            abilities=(action(Phase.ANY, Draw(1), cost=(KneelMe(),)),),
        ),
        Title(
            key="i-lurker",
            type=Type.CHARACTER,
            unique=True,
            cost=1,
            strength=3,
            icons=Icon.INTRIGUE,
            crests=Crest.SHADOW,
        ),
        Title(key="i-alley", type=Type.LOCATION, crests=Crest.SHADOW, income=1),
        Title(key="i-dagger", type=Type.ATTACHMENT, cost=2, crests=Crest.SHADOW),
    )


class Inventing(MetaPathFinder, Loader):
    """Loads the neutral cards with the invented ones behind them."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if name != NEUTRAL:
            return None
        found = PathFinder.find_spec(name, path)
        assert found is not None
        assert found.loader is not None
        self._real = found.loader
        return ModuleSpec(name, self, origin=found.origin)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        self._real.exec_module(module)
        vars(module)["NEUTRAL"] += titles()


def lay_out(*houses: str) -> Any:
    from tests.games.thrones_lcg.tables import Board

    board = Board(2, houses=houses or ("baratheon", "lannister"))
    for seat in range(2):
        board.plot(seat, "counting-favors")
        board.state.decks[seat].rest = []
    return board


def codes(board: Any) -> list[int]:
    """List what the open question offers."""
    return list(board.question.offered()[0])


def choose(board: Any, place: int = 0) -> None:
    """Take an option by its place; -1 is to pass."""
    board.table.answer(board.question.id, codes(board)[place])


def cancelled_event() -> None:
    """Lords of the Narrow Sea, cancelled: three influence stay knelt, and the event is spent."""
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase

    board = lay_out()
    fiefdoms = [board.put(0, "stormlands-fiefdoms") for _ in range(3)]
    board.give(0, "lords-of-the-narrow-sea")
    board.give(1, "i-hand-of-judgment")
    shown = board.state.plots[1]
    board.act(Phase.DRAW)
    choose(board)
    assert (board.prompt, board.question.seat) == ("respond", 1)
    choose(board)
    assert all(board.state.kneeling[slot] for slot in fiefdoms)
    assert board.discards(0) == ["lords-of-the-narrow-sea"]
    assert board.discards(1) == ["i-hand-of-judgment"]
    assert board.state.plots[1] == shown
    assert board.state.power[0] == 0


def cancelled_cancel() -> None:
    """What cancels is an event, too, and may be cancelled in its turn."""
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase

    board = lay_out()
    robert = board.put(0, "robert-baratheon", kneeling=True)
    maester = board.put(0, "i-watchful-maester")
    board.give(0, "distinct-mastery")
    board.give(1, "i-hand-of-judgment")
    board.act(Phase.DRAW)
    choose(board)
    assert board.question.seat == 1
    choose(board)
    assert (board.prompt, board.question.seat) == ("respond", 0)
    choose(board)
    assert board.state.kneeling[maester]
    assert not board.state.kneeling[robert]
    assert board.discards(1) == ["i-hand-of-judgment"]


def not_cancelled() -> None:
    """Whoever passes lets it happen; own events and other abilities are not asked about."""
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase

    board = lay_out()
    robert = board.put(0, "robert-baratheon", kneeling=True)
    board.give(0, "distinct-mastery", "i-hand-of-judgment")
    maester = board.put(1, "i-watchful-maester")
    board.act(Phase.DRAW)
    choose(board)
    assert board.question.seat == 1
    choose(board, -1)
    assert not board.state.kneeling[robert]
    assert not board.state.kneeling[maester]
    board = lay_out()
    board.put(0, "i-scribe")
    board.put(1, "i-watchful-maester")
    board.stack_deck(0, "robert-baratheon")
    board.act(Phase.DRAW)
    choose(board)
    assert board.hand(0) == ["robert-baratheon"]


def deathbound_cancelled() -> None:
    """A deathbound event that was cancelled goes to the discards."""
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase

    board = lay_out("targaryen", "lannister")
    shae = board.put(1, "shae")
    board.put(1, "i-watchful-maester")
    board.give(0, "forever-burning")
    board.act(Phase.DRAW)
    choose(board)
    choose(board)
    choose(board)
    assert board.strength(shae) == 1
    assert (board.dead(0), board.discards(0)) == ([], ["forever-burning"])


def setup_attachment() -> None:
    """An attachment with Setup is laid out with a host, and stays in hand without one."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.rules.set_up import SetUp

    cloak = NUMBER["i-old-cloak"]
    for own in ("robert-baratheon", "great-hall"):
        board = lay_out()
        board.give(0, own, "i-old-cloak")
        board.run(SetUp())
        board.table.answer(board.question.id, tuple(sorted((NUMBER[own], cloak))))
        board.table.answer(board.question.id, ())
        if own == "robert-baratheon":
            assert board.prompt == "host"
            choose(board)
            assert board.state.title[2:] == [NUMBER[own], cloak]
            assert board.state.host[3] == 2
        else:
            assert board.state.title[2:] == [NUMBER[own]]
            assert board.hand(0) == ["i-old-cloak"]


def intimidation() -> None:
    """Weaker attackers count as nothing, too; who intimidates never does."""
    from tests.games.thrones_lcg.tables import MILITARY

    board = lay_out()
    giant = board.put(0, "i-giant")
    devan = board.put(0, "devan-seaworth")
    bronn = board.put(1, "bronn")
    tywin = board.put(1, "tywin-lannister")
    board.challenge(0, MILITARY, 1, [giant, devan], [bronn, tywin])
    board.decide()
    (won,) = [event.args for event in board.heard if event.key == "wins-challenge"]
    assert (won["seat"], won["attack"], won["defence"]) == (0, 4, 4)


def cancelled_plot() -> None:
    """What Fleeing to the Wall does can be cancelled as it is printed, not as it was corrected."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment
    from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
    from tafelrunde.games.thrones_lcg.rules.common import happened

    for printed in (True, False):
        board = lay_out()
        board.state.as_printed = printed
        board.plot(0, "fleeing-to-the-wall")
        halls = [board.put(1, "stormlands-fiefdoms") for _ in range(4)]
        board.give(1, "i-broken-seal")
        happened(board.state, Moment.PLOT_SHOWN, 0, 0, NUMBER["fleeing-to-the-wall"])
        board.run(Aftermath((0, 1)))
        if printed:
            assert (board.prompt, board.question.seat) == ("respond", 1)
            choose(board)
            assert all(board.state.title[slot] >= 0 for slot in halls)
            assert board.discards(1) == ["i-broken-seal"]
        else:
            assert (board.prompt, board.question.seat) == ("keep", 1)


def certain_plot() -> None:
    """What Rule by Decree does says itself that nothing cancels it, corrected or not."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Moment
    from tafelrunde.games.thrones_lcg.rules.aftermath import Aftermath
    from tafelrunde.games.thrones_lcg.rules.common import happened

    for printed in (True, False):
        board = lay_out()
        board.state.as_printed = printed
        board.plot(0, "rule-by-decree")
        board.give(1, "i-broken-seal", *["retreat"] * 4)
        happened(board.state, Moment.PLOT_SHOWN, 0, 0, NUMBER["rule-by-decree"])
        board.run(Aftermath((0, 1)))
        assert (board.prompt, board.question.seat) == ("discard", 1)


def in_the_shadows() -> None:
    """For two gold a card goes into the shadows, and nobody else learns which."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.cards.vocabulary import Phase
    from tafelrunde.games.thrones_lcg.resample import resample
    from tafelrunde.games.thrones_lcg.view import HIDDEN
    from tafelrunde.table import SearchChance

    board = lay_out()
    state = board.state
    board.give(0, "i-lurker", "i-alley", "robert-baratheon")
    state.pool[0] = 3
    board.act(Phase.MARSHALLING, 0)
    assert board.options() == ["Lay a card into the shadows", "Pass"]
    board.answer("shadows")
    assert (board.prompt, len(codes(board))) == ("into-shadows", 2)
    choose(board, codes(board).index(NUMBER["i-lurker"]))
    assert state.shadows == ((0, NUMBER["i-lurker"]),)
    assert (state.pool[0], board.hand(0)) == (1, ["i-alley", "robert-baratheon"])
    assert board.told() == ["Anna lays a card into the shadows."]
    game = board.table.game
    seen = [game.view(board.table, seat).players[0].shadows for seat in (0, 1, None)]
    assert seen == [(NUMBER["i-lurker"],), (HIDDEN,), (HIDDEN,)]
    lying = set()
    for seed in range(40):
        twin = resample(board.table, 1, SearchChance(seed)).state
        lying.add(twin.shadows[0][1])
        assert sorted([twin.shadows[0][1], *twin.hands[0].cards]) == sorted(
            [state.shadows[0][1], *state.hands[0].cards]
        )
    assert lying == {NUMBER["i-lurker"], NUMBER["i-alley"]}
    assert resample(board.table, 0, SearchChance(1)).state.shadows == state.shadows
    board.answer()
    assert not board.table.questions


def out_of_the_shadows() -> None:
    """As a phase begins everybody may bring out one card for what is printed on it."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.rules.round import Dominance

    board = lay_out("baratheon", "stark")
    state = board.state
    state.first = 1
    lurker, alley, dagger = (NUMBER[key] for key in ("i-lurker", "i-alley", "i-dagger"))
    state.shadows = ((0, lurker), (0, alley), (1, dagger), (1, lurker))
    state.pool = [1, 2]
    arya = board.put(1, "arya-stark")
    state.dead[1].append(lurker)
    board.run(Dominance())
    # The first player first; a dead unique card does not come out, an attachment finds its host.
    assert (board.prompt, board.question.seat, codes(board)) == ("from-shadows", 1, [dagger, -1])
    choose(board)
    assert (state.pool[1], state.host[-1]) == (0, arya)
    assert (board.question.seat, codes(board)) == (0, [lurker, alley, -1])
    choose(board)
    # One card each, and the count of the phase sees it.
    assert state.shadows == ((0, alley), (1, lurker))
    assert state.title[-1] == lurker
    assert state.power[:2] == [1, 0]
    assert "from-shadows" in [event.key for event in board.heard]


def no_host_in_the_shadows() -> None:
    """Without gold or host a card stays where it is, and its player is asked all the same."""
    from tafelrunde.games.thrones_lcg.cards import NUMBER
    from tafelrunde.games.thrones_lcg.rules.round import Standing

    board = lay_out()
    board.state.shadows = ((0, NUMBER["i-dagger"]), (1, NUMBER["i-lurker"]))
    board.run(Standing())
    assert (board.question.seat, codes(board)) == (0, [-1])
    board.answer()
    assert (board.question.seat, codes(board)) == (1, [-1])


PLAYED: dict[str, Callable[[], None]] = {
    played.__name__: played
    for played in (
        cancelled_event,
        cancelled_cancel,
        not_cancelled,
        deathbound_cancelled,
        setup_attachment,
        intimidation,
        cancelled_plot,
        certain_plot,
        in_the_shadows,
        out_of_the_shadows,
        no_host_in_the_shadows,
    )
}


def main() -> None:
    """Play everything and tell what went wrong."""
    sys.meta_path.insert(0, Inventing())
    wrong = {}
    for name, played in PLAYED.items():
        try:
            played()
            wrong[name] = ""
        except Exception:
            wrong[name] = traceback.format_exc()
    print(json.dumps(wrong))


if __name__ == "__main__":
    main()
