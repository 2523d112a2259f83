"""How scenarios of Risk write land, holders and dice, and what chance brings there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tafelrunde.games.naming import pieces_of, plain, refuse
from tafelrunde.games.risk.boards import REGION_MASKS, members
from tafelrunde.games.risk.naming import REGION_NAMES, TERRITORY_NAMES
from tafelrunde.games.risk.rules.battle import Invasion
from tafelrunde.games.risk.rules.on_dice import RollAgain, RollDie
from tafelrunde.games.risk.rules.set_up import Houses
from tafelrunde.games.risk.state import EMPTY, NEUTRAL, State
from tafelrunde.games.scenario import Coming, Draws, Key, Kind, Need, OneOf, Situation, Stage

NEUTRALS: Final = ("neutral", "neutrals", "neutrale", "neutral forces")
_ARMY = re.compile(r"(?P<place>.+?)[: ]+(?P<count>\d+)")
_NUMBERS = re.compile(r"\d+")


class Holder(Kind):
    """A player, neutral forces or, before land is claimed, nobody."""

    words = "a player, `neutral` or `nobody`"

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Find who it is."""
        if plain(str(written)) in NEUTRALS:
            return NEUTRAL
        if plain(str(written)) == "nobody":
            return EMPTY
        return situation.cast.seat(field, written)

    def say(self, situation: Situation, value: int) -> str:
        """Name who it is."""
        if value < 0:
            return NEUTRALS[0] if value == NEUTRAL else "nobody"
        return situation.cast.names[value]


class HolderKey(Key):
    """Players, and neutral forces."""

    words = "players, or `neutral`"
    _holder = Holder()

    def read(self, situation: Situation, field: str, written: object) -> int:
        """Find who it is."""
        return self._holder.read(situation, field, written)

    def say(self, situation: Situation, key: int) -> str:
        """Name who it is."""
        return self._holder.say(situation, key)


class Armies(Kind):
    """Units by territory: `Harrenhal 7, The North 2`; a region stands for all its territories."""

    words = "territories or regions with units: `Harrenhal 7, The North 2`; one unit without"

    def read(self, situation: Situation, field: str, written: object) -> dict[int, int]:
        """Read territories and regions with their units."""
        if isinstance(written, Mapping):
            pairs = [(str(place), count) for place, count in written.items()]
        else:
            items = written if isinstance(written, list) else [written]
            pieces = [piece for item in items for piece in pieces_of(plain(str(item)))]
            pairs = [self._army(piece) for piece in pieces]
        found: dict[int, int] = {}
        for place, count in pairs:
            if type(count) is not int:
                refuse(field, "malformed", f"takes whole numbers of units, not {count!r}")
            for territory in self._places(field, place):
                if territory in found:
                    name = TERRITORY_NAMES.name(territory)
                    refuse(field, "twice", f"{name} is named twice")
                found[territory] = count
        return found

    def _army(self, piece: str) -> tuple[str, Any]:
        found = _ARMY.fullmatch(piece)
        return (found["place"], int(found["count"])) if found else (piece, 1)

    def _places(self, field: str, place: str) -> Sequence[int]:
        region = None if TERRITORY_NAMES.find(place) else REGION_NAMES.find(place)
        if region is not None:
            return list(members(REGION_MASKS[region.one]))
        return [TERRITORY_NAMES.one(field, place)]


class Order(Kind):
    """Players in their order."""

    words = "players in their order"

    def read(self, situation: Situation, field: str, written: object) -> list[int]:
        """Find the players."""
        names = written if isinstance(written, list) else pieces_of(str(written))
        return [situation.cast.seat(field, name) for name in names]

    def say(self, situation: Situation, value: Sequence[int]) -> str:
        """Name the players."""
        return ", ".join([situation.cast.names[seat] for seat in value])


class Numbers(Kind):
    """Several numbers in their order."""

    words = "numbers in their order"

    def read(self, situation: Situation, field: str, written: object) -> list[int]:
        """Read the numbers."""
        return numbers(field, written)


def numbers(field: str, written: object) -> list[int]:
    """Read `6 4 1 against 5 4`, a number, or a list of such."""
    if isinstance(written, list):
        return [number for item in written for number in numbers(field, item)]
    if type(written) is int:
        return [written]
    found = _NUMBERS.findall(str(written))
    if not found:
        refuse(field, "malformed", f"takes numbers, not {written!r}")
    return [int(number) for number in found]


class Rolls(Coming):
    """Dice in the order they are thrown: the attacker's, then the defender's."""

    def __init__(self) -> None:
        """Name them."""
        about = "`6 4 1 against 5 4`, a battle after the other; of a re-roll only the new faces"
        super().__init__("dice", Numbers(), about=about)

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read all faces."""
        return list(numbers(field, written))

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a die is thrown."""
        return super().due(stage, need) and need.things is None and throws(stage)

    def next(self, stage: Stage, queue: list[Any], need: Need) -> list[int]:
        """Give what the next die shows."""
        shown: int = queue.pop(0)
        if not 1 <= shown <= need.n:
            refuse("chance.dice", "out-of-range", f"{shown} is not 1 to {need.n}")
        return [shown - 1]


def throws(stage: Stage) -> bool:
    """Whether the rule under way throws dice."""
    stack = stage.table.stack
    return bool(stack) and isinstance(stack[-1], Houses | Invasion | RollDie | RollAgain)


class EndCard(Coming):
    """Whether the end-game card comes, each time it could."""

    def __init__(self) -> None:
        """Name it."""
        words = OneOf("yes", "no")
        super().__init__("end_card", words, about="whether it comes, each time it could")

    def read_queue(self, stage: Stage, field: str, written: object) -> list[Any]:
        """Read yes and no."""
        several = written if isinstance(written, list) else [written]
        said = ["yes" if one is True else "no" if one is False else one for one in several]
        return [self.kind.read(stage, field, one) for one in said]

    def due(self, stage: Stage, need: Need) -> bool:
        """Whether a territory card is about to be drawn that may be the end."""
        state: State = stage.state
        comes = need.things is None and need.n == len(state.deck) + 1 and not throws(stage)
        return super().due(stage, need) and comes

    def next(self, stage: Stage, queue: list[Any], need: Need) -> list[int]:
        """Say whether it comes."""
        return [0 if queue.pop(0) == "yes" else 1]


class Among(Draws):
    """Things drawn from a list that a rule makes up for it."""

    def _key(self, stage: Stage, need: Need) -> tuple[int, ...] | None:
        keys = [(seat,) for seat in range(stage.state.seats)] if self.by_player else [()]
        for key in keys:
            if need.things is not None and [*need.things] == [*self.pile(stage.state, *key)]:
                return key
        return None
