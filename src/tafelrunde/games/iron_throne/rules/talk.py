"""Table talk: statements anybody may make while others are asked, and what became of promises.

Nothing said binds anybody. A promise is judged by what everybody sees; kept and broken ones are
counted for each seat. A request asks somebody, aside, for a promise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tafelrunde.games.iron_throne.cards.vocabulary import Result
from tafelrunde.games.iron_throne.houses import WAR_VALUES
from tafelrunde.games.iron_throne.rules.laid import peaceful
from tafelrunde.games.iron_throne.state import NOBODY, PROMISES, State, owner_of_card
from tafelrunde.table import Answer, Choice, Question, Table, YesNo

PEACE, WAR, SUPPORT, STAY_OUT, SPARE, RELEASE, NO_INFLUENCE = range(len(PROMISES))
#: What can be asked for: every promise but that of war.
REQUESTS: Final = tuple(kind for kind in range(len(PROMISES)) if kind != WAR)
#: What else is said, after promises and requests.
REQUEST: Final = 10
CLAIM, THREAT, THANKS, REPROACH, REASON = range(20, 25)
PLAIN: Final = {"threat": THREAT, "thanks": THANKS, "reproach": REPROACH}
#: What became of a statement; a mere remark is just said.
SAID, OPEN, KEPT, BROKEN, VOID = range(5)
#: Option of a claim: a peace card; else a war card of at least so much.
CLAIM_PEACE: Final = 0
#: Why somebody accepts or refuses, as options of an explanation.
REASONS: Final = (
    *("need", "enough", "rival", "useless", "influence", "better", "throne", "poor", "favour"),
    *("word", "grudge", "gain", "danger"),
)
#: So many explanations a seat may give in a turn: talks, offers and requests all ask for one.
MOST_REASONS: Final = 8
DOORS: Final = (
    *[f"promise-{kind}" for kind in PROMISES],
    *[f"request-{PROMISES[kind]}" for kind in REQUESTS],
    "claim",
    "explain",
    *PLAIN,
)


def doors(state: State, seat: int) -> Iterator[Question]:
    """List what a seat may say now; the same thing to the same person once a turn."""
    if not state.turn:
        return
    said = {(what, to) for turn, by, what, to, *_ in state.statements if by == seat}
    for kind, word in enumerate(PROMISES):
        yield from _to(seat, f"promise-{word}", kind, said, _promised(state, seat, kind))
    for kind in REQUESTS:
        asked = [other for other in _others(state, seat) if seat in _promised(state, other, kind)]
        yield from _to(seat, f"request-{PROMISES[kind]}", REQUEST + kind, said, asked)
    if (CLAIM, NOBODY) not in said:
        yield Choice(0, seat, "claim", (CLAIM_PEACE, *WAR_VALUES))
    given = sum(1 for one in state.statements if one[1:3] == (seat, REASON))
    if given < MOST_REASONS and _decides(state, seat):
        yield Choice(0, seat, "explain", tuple(range(len(REASONS))))
    threatened = _held(state, seat)
    for word, what in PLAIN.items():
        whom = threatened if what == THREAT else _others(state, seat)
        yield from _to(seat, word, what, said, whom)


def _to(
    seat: int, prompt: str, what: int, said: set[tuple[int, int]], seats: Sequence[int]
) -> Iterator[Question]:
    left = tuple([other for other in seats if (what, other) not in said])
    if left:
        yield Choice(0, seat, prompt, left)


def _decides(state: State, seat: int) -> bool:
    """Whether a seat has to accept or refuse something, or was asked for a promise."""
    active = seat in state.actives
    if active and (state.offerer != NOBODY or state.result is Result.PEACE):
        return True
    return any(
        to == seat and REQUEST <= what < CLAIM and turn == state.turn
        for turn, _, what, to, *_ in state.statements
    )


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _held(state: State, seat: int) -> list[int]:
    """List the seats whose cards a seat holds as hostages."""
    return sorted({owner_of_card(state, card) for card in state.hostages[seat].cards})


def _promised(state: State, seat: int, kind: int) -> list[int]:
    """List whom a seat could promise something now; of what comes once it is known who defends."""
    if kind in (SPARE, RELEASE):
        return _held(state, seat)
    if state.defender == NOBODY:
        return []
    laying = not state.revealed and not any(zone.cards for zone in state.laid)
    undecided = not state.no_offers and not state.offered >> seat & 1
    active = seat in state.actives
    if kind in (PEACE, WAR):
        return [other for other in state.actives if other != seat] if active and laying else []
    if kind in (SUPPORT, STAY_OUT):
        return [] if active or not undecided else sorted(state.actives)
    if not active or state.no_offers:
        return []
    return [
        other
        for other in _others(state, seat)
        if other not in state.actives and not state.offered >> other & 1
    ]


def proposed(table: Table[State], door: Question, answer: Answer) -> None:
    """Write down what was said, and ask whom a request concerns."""
    assert isinstance(answer, int)
    state, seat = table.state, door.seat
    verb, _, word = door.prompt.partition("-")
    if verb == "claim":
        _note(state, seat, CLAIM, NOBODY, answer, SAID)
        if answer == CLAIM_PEACE:
            table.tell("claims-peace", seat=seat)
        else:
            table.tell("claims-war", seat=seat, count=answer)
    elif verb == "explain":
        _note(state, seat, REASON, NOBODY, answer, SAID)
        table.tell("explains", seat=seat, reason=answer)
    elif verb == "promise":
        promise(table, seat, PROMISES.index(word), answer)
    elif verb == "request":
        kind = PROMISES.index(word)
        _note(state, seat, REQUEST + kind, answer, 0, SAID)
        table.tell(f"requests-{word}", seat=seat, to_seat=answer)
        number = len(state.statements) - 1
        table.aside(YesNo(0, answer, "request", source=number))
    else:
        _note(state, seat, PLAIN[verb], answer, 0, SAID)
        table.tell(verb, seat=seat, to_seat=answer)


def replied(table: Table[State], aside: Question, answer: Answer) -> None:
    """Take a yes as a promise."""
    _, asker, what, *_ = table.state.statements[aside.source]
    if answer and asker in _promised(table.state, aside.seat, what - REQUEST):
        promise(table, aside.seat, what - REQUEST, asker)
    else:
        table.tell("declines", seat=aside.seat, to_seat=asker)


def promise(table: Table[State], seat: int, kind: int, to: int) -> None:
    """Write a promise down."""
    _note(table.state, seat, kind, to, 0, OPEN)
    table.tell(f"promises-{PROMISES[kind]}", seat=seat, to_seat=to)


def _note(state: State, seat: int, what: int, to: int, number: int, status: int) -> None:
    state.statements.append((state.turn, seat, what, to, number, status))


def _judge(table: Table[State], place: int, status: int) -> None:
    """Close a promise and count it."""
    state = table.state
    turn, seat, kind, to, number, _ = state.statements[place]
    state.statements[place] = (turn, seat, kind, to, number, status)
    if status == VOID:
        return
    counted = state.kept if status == KEPT else state.broken
    counted[seat * len(PROMISES) + kind] += 1
    word = "kept" if status == KEPT else "broke"
    table.tell(f"{word}-{PROMISES[kind]}", seat=seat, to_seat=to)


def _open(state: State, *kinds: int, seat: int = NOBODY) -> list[tuple[int, int, int, int]]:
    """Find open promises: place, kind, seat, to whom."""
    if not state.statements:
        return []
    return [
        (place, what, by, to)
        for place, (_, by, what, to, _, status) in enumerate(state.statements)
        if status == OPEN and what in kinds and seat in (NOBODY, by)
    ]


def has_decided(table: Table[State], seat: int, side: int, forced: bool = False) -> None:
    """Judge what a seat promised about support; a forced one is excused."""
    state = table.state
    helped = state.actives[side] if side >= 0 else NOBODY
    for place, kind, _, to in _open(state, SUPPORT, STAY_OUT, seat=seat):
        kept = to == helped if kind == SUPPORT else side < 0
        _judge(table, place, VOID if forced else KEPT if kept else BROKEN)


def support_is_over(table: Table[State]) -> None:
    """Let promises lapse that were for supporters who did not come."""
    state = table.state
    for place, kind, seat, to in _open(state, SUPPORT, STAY_OUT, NO_INFLUENCE):
        made_now = state.statements[place][0] == state.turn
        if kind != NO_INFLUENCE or (made_now and state.sides[to] != state.sides[seat]):
            _judge(table, place, VOID)


def excuse(table: Table[State], seat: int) -> None:
    """Let promises about the laid card lapse: the seat had no free choice."""
    for place, *_ in _open(table.state, PEACE, WAR, seat=seat):
        _judge(table, place, VOID)


def cards_are_open(table: Table[State]) -> None:
    """Judge what was promised about the laid cards."""
    state = table.state
    for place, kind, seat, _ in _open(state, PEACE, WAR):
        kept = peaceful(state, state.sides[seat]) == (kind == PEACE)
        _judge(table, place, KEPT if kept else BROKEN)


def handled(table: Table[State], seat: int, owner: int, tortured: bool) -> None:
    """Judge what was promised about hostages by what is done with one."""
    for place, kind, _, to in _open(table.state, SPARE, RELEASE, seat=seat):
        if to == owner and tortured == (kind == SPARE):
            _judge(table, place, BROKEN if tortured else KEPT)


def hostages_are_done(table: Table[State]) -> None:
    """Judge what is left of promises about hostages; those just given hold for the next turn."""
    state = table.state
    for place, kind, seat, to in _open(state, SPARE, RELEASE):
        if state.statements[place][0] == state.turn:
            continue
        if kind == SPARE:
            _judge(table, place, KEPT)
        else:
            _judge(table, place, BROKEN if to in _held(state, seat) else VOID)


def has_spread(table: Table[State], seat: int, other: int) -> None:
    """Judge whoever promised not to spread influence there."""
    for place, _, _, to in _open(table.state, NO_INFLUENCE, seat=seat):
        if to == other:
            _judge(table, place, BROKEN)


def turn_is_over(table: Table[State]) -> None:
    """Forget what was said, but for promises that still stand."""
    state = table.state
    if table.asides:
        table.close_asides("request")
    for place, *_ in _open(state, NO_INFLUENCE):
        if state.turn - state.statements[place][0] >= state.seats:
            _judge(table, place, KEPT)
    if state.statements:
        state.statements = [one for one in state.statements if one[-1] == OPEN]
