"""Who may respond to what, and who may save whom, card by card by its name.

Nothing here knows the declarations: each line was read from the facts about its card. Only how
positions are kept and options are numbered is taken from the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Crest,
    House,
    Icon,
    Moment,
    Per,
    Trait,
    Type,
)
from tafelrunde.games.thrones_lcg.state import TO_DEAD
from tests.games.thrones_lcg.naive import Card
from tests.games.thrones_lcg.naive_legal import FROM_HAND, Position

#: How options are numbered, written down once more.
EVENT, FROM_DISCARDS, VICTIM, DUPLICATE = 16384, 8192, 4096, 4095
KILL, DISCARD, RETURN = range(3)
#: What one effect shows after something else, or in answer to it, Pycelle does not answer.
ANSWERED = 1 << 10
#: Uses of a limited card so far: how many, and in what.
LIMITS = {
    "joffrey-baratheon": (3, Per.ROUND),
    "grand-maester-pycelle": (3, Per.PHASE),
    "lannisport": (1, Per.CHALLENGE),
    "captain-groleo": (1, Per.PHASE),
    "seductive-promise": (1, Per.PHASE),
}


class Happening(Position):
    """A position in which something has just happened."""

    def __init__(self, state: Any, event: tuple[int, int, int, int]) -> None:
        super().__init__(state)
        self.moment, self.slot, self.seat, self.more = event

    # What happened

    @property
    def that(self) -> Card | None:
        """The card it is about, as long as it is there."""
        return self.cards.get(self.slot)

    def is_(self, moment: Moment, what: Callable[[Card], object] = lambda card: True) -> bool:
        """Whether this happened to such a card."""
        return self.moment == moment and self.that is not None and bool(what(self.that))

    def killed(self, what: Callable[[Card], object]) -> bool:
        return self.is_(Moment.KILLED, what)

    def played(self, what: Callable[[Card], object]) -> bool:
        return self.is_(Moment.PLAYED, what)

    def won(self, you: int, icons: int = 7, margin: int = 0) -> bool:
        """Whether you have won a challenge of such a kind, by so much."""
        fight = self.state.challenge
        mine = self.moment == Moment.WON and self.seat == you
        return bool(mine and fight.icon & icons and fight.margin >= margin)

    def winners(self) -> list[Card]:
        """List who took part on the side that has won, as far as they are there."""
        fight = self.state.challenge
        side = fight.fought if fight.winner == fight.attacker else fight.fended
        return [self.cards[slot] for slot in side if slot in self.cards]

    def buried(self) -> bool:
        """Whether a card came into a dead pile and has not turned back on the way."""
        turned_back = self.slot >= 0 and self.state.leaving[self.slot] != TO_DEAD
        return self.moment == Moment.BURIED and not turned_back

    # Who could be chosen, and what can be paid

    def aims(
        self, you: int, title: Any, me: Card | None, what: Callable[[Card], object]
    ) -> list[Card]:
        found = [card for card in self.there() if what(card)]
        return [card for card in found if self.aimed(card, title, you, me)]

    def gold(self, you: int, me: Card | None, price: int = 0) -> bool:
        """Whether a price can be paid with what Motley, or for an event the calm, adds to it."""
        fool = 0 if me is None else toll(me)
        calm = self.plots.count("calm-over-westeros") if me is None else 0
        return self.purse(you) >= price + fool + calm

    def standing(self, you: int, house: House) -> int:
        own = [card for card in self.own(you) if card.character and card.standing]
        return sum(bool(card.title.houses & house) for card in own)

    def draws(self, seat: int) -> bool:
        state = self.state
        return state.drawn[seat] < 3 and self.deck(seat)

    def deck(self, seat: int) -> bool:
        return bool(len(self.state.decks[seat]) + len(self.state.bottoms[seat]))

    def foe(self, seat: int, you: int) -> bool:
        return seat in self.foes(you)


def attachment(card: Card) -> bool:
    return card.host >= 0


def standing_character(card: Card) -> bool:
    return card.character and card.standing


Rule = Callable[[Happening, int, Any], bool]
#: What cards in play respond to; the last argument is the card.
IN_PLAY: dict[str, list[Rule]] = {
    "catelyn-stark": [
        lambda at, you, me: (
            at.is_(Moment.DEFENDS, lambda card: card is me)
            and bool(
                at.aims(you, me.title, me, lambda card: card.character and at.side(card) in (1, 2))
            )
        )
    ],
    "sansa-stark": [
        lambda at, you, me: at.played(lambda card: card.host == me.slot) and at.draws(at.seat)
    ],
    "robb-stark": [
        lambda at, you, me: (
            at.won(you, Icon.MILITARY)
            and me in at.winners()
            and bool(
                at.aims(
                    you,
                    me.title,
                    me,
                    lambda card: card.character and card.seat == at.state.challenge.loser,
                )
            )
        )
    ],
    "winterfell-reserves": [
        lambda at, you, me: (
            at.is_(Moment.DEFENDS, lambda card: card is me)
            and at.gold(you, me, 1)
            and any(at.state.discards)
        )
    ],
    "joffrey-baratheon": [
        lambda at, you, me: at.killed(
            lambda card: card.character and card.traits & (Trait.LORD | Trait.LADY)
        )
    ],
    "tyrion-lannister": [
        lambda at, you, me: (
            (at.won(you, Icon.INTRIGUE) or (at.won(you) and me in at.winners()))
            and at.gold(you, me, 1)
            and at.draws(you)
        )
    ],
    "chella-daughter-of-cheyk": [
        lambda at, you, me: (
            at.won(you)
            and any(card.traits & Trait.CLANSMAN for card in at.winners())
            and any(
                at.gold(you, me, card.title.cost)
                for card in at.there()
                if card.host < 0 and card.title.type == Type.LOCATION
            )
        )
    ],
    "grand-maester-pycelle": [
        lambda at, you, me: (
            at.moment == Moment.SHOWN
            and not at.more & ANSWERED
            and at.foe(at.seat, you)
            and at.deck(you)
        )
    ],
    "ser-jacelyn-bywater": [lambda at, you, me: at.killed(lambda card: card is me)],
    "enemy-informer": [
        lambda at, you, me: (
            at.played(lambda card: card is me)
            and bool(at.aims(you, me.title, me, standing_character))
        )
    ],
    "qyburns-informers": [
        lambda at, you, me: at.won(you, Icon.INTRIGUE) and me in at.winners() and at.draws(you)
    ],
    "cerseis-attendant": [
        lambda at, you, me: (
            at.killed(lambda card: card is me or card.key == "cersei-lannister")
            and bool(at.aims(you, me.title, me, standing_character))
        )
    ],
    "lannisport": [lambda at, you, me: at.won(you, Icon.INTRIGUE) and at.gold(you, me, 1)],
    "lannisport-brothel": [
        lambda at, you, me: at.is_(Moment.STOOD, lambda card: card.standing) and at.ready(me)
    ],
    "ser-axell-florent": [
        lambda at, you, me: at.won(you, Icon.POWER, 4) and not me.standing and at.gold(you, me)
    ],
    "edric-storm": [
        lambda at, you, me: (
            at.won(you, Icon.POWER, 4)
            and at.state.challenge.attacker == you
            and not at.state.leaving[me.slot]
            and not at.state.limited_responses >> you & 1
        )
    ],
    "captain-groleo": [
        lambda at, you, me: at.played(attachment) and at.foe(at.seat, you),
        # Here it counts who shows the card.
        lambda at, you, me: (
            at.moment == Moment.SHOWN and bool(at.more & Type.ATTACHMENT) and at.foe(at.slot, you)
        ),
    ],
    "the-titans-bastard": [lambda at, you, me: at.buried() and at.foe(at.seat, you)],
    "danys-handmaiden": [
        lambda at, you, me: (
            at.killed(lambda card: card is me or card.key == "daenerys-targaryen")
            and bool(at.aims(you, me.title, me, attachment))
        )
    ],
    "xaros-home": [
        lambda at, you, me: (
            at.played(attachment) and at.seat == you and at.influence(you) >= 1 and at.draws(you)
        )
    ],
    "lady-daeneryss-chambers": [
        lambda at, you, me: (
            at.seat == you
            and at.played(
                lambda card: (
                    card.character
                    and card.title.houses & House.TARGARYEN
                    and any(
                        TITLES[one].type == Type.ATTACHMENT and TITLES[one].cost <= card.title.cost
                        for one in at.state.discards[you]
                    )
                )
            )
        )
    ],
    "jon-snow": [
        lambda at, you, me: (
            at.won(you) and any(card.key in ("jon-snow", "ghost") for card in at.winners())
        )
    ],
}
#: What cards in hand respond to; the last argument is the number of the title.
IN_HAND: dict[str, Rule] = {
    "house-tyrell-guard": lambda at, you, card: at.killed(
        lambda one: one.character and one.seat == you and one.title.houses & House.BARATHEON
    ),
    "khal-drogo": lambda at, you, card: at.won(you) and at.free(card, you),
    "the-titans-bastard": lambda at, you, card: (
        at.buried() and at.seat == you and at.free(card, you)
    ),
    "kings-in-the-north": lambda at, you, card: (
        at.moment == Moment.DOMINATED
        and at.seat == you
        and at.standing(you, House.STARK) >= 2
        and at.gold(you, None)
    ),
    "a-lannister-pays-his-debts": lambda at, you, card: (
        at.moment == Moment.LOST
        and at.seat == you
        and at.standing(you, House.LANNISTER) >= 1
        and at.gold(you, None)
        and bool(
            at.aims(
                you,
                TITLES[card],
                None,
                lambda one: one.seat == at.state.challenge.winner and at.side(one) in (1, 2),
            )
        )
    ),
    "retreat": lambda at, you, card: (
        at.killed(lambda one: one.character and one.seat == you and one.title.unique)
        and at.gold(you, None)
    ),
    "support-of-the-kingdom": lambda at, you, card: (
        at.won(you, Icon.POWER)
        and at.gold(you, None)
        and any(
            one.host < 0
            and one.title.type == Type.LOCATION
            and at.foe(one.seat, you)
            and (one.title.income or one.title.influence)
            and at.free(at.state.title[one.slot], you)
            for one in at.there()
        )
    ),
    "seductive-promise": lambda at, you, card: (
        at.won(you, Icon.POWER, 4)
        and at.gold(you, None)
        and bool(
            at.aims(
                you,
                TITLES[card],
                None,
                lambda one: (
                    one.character and not one.title.unique and one.seat == at.state.challenge.loser
                ),
            )
        )
    ),
}


def spent(state: Any, key: str, use: int) -> bool:
    """Whether a limited card has been used often enough."""
    if key not in LIMITS:
        return False
    most, per = LIMITS[key]
    return bool(state.uses.count((int(per), use)) >= most)


def responses(state: Any, frame: Any, you: int) -> set[int]:
    """List by event what a player may respond."""
    return {
        number * EVENT + code
        for number, event in enumerate(frame.events)
        for code in _responses(Happening(state, event), frame, you)
        if number * EVENT + code not in frame.used
    }


def _responses(at: Happening, frame: Any, you: int) -> Iterator[int]:
    state = at.state
    for card in at.cards.values():
        rules = IN_PLAY.get(card.key, [])
        if card.seat != you or card.blank or card.slot >= frame.slots or not rules:
            continue
        # What answers something stands behind everything else on these cards.
        first = len(card.title.abilities) - len(rules)
        for number, rule in enumerate(rules, first):
            if spent(state, card.key, card.slot * 8 + first):
                continue
            if rule(at, you, card) and at.gold(you, card):
                yield card.slot * 8 + number
    for card in set(state.hands[you].cards):
        title = TITLES[card]
        if title.key not in IN_HAND or spent(state, title.key, 4096 + you * 4096 + card * 8):
            continue
        if IN_HAND[title.key](at, you, card):
            yield FROM_HAND + card * 8
    for card in set(state.discards[you]):
        if TITLES[card].key == "pentoshi-guildmaster" and at.won(you, margin=4):
            yield FROM_DISCARDS + card * 8


def toll(card: Card) -> int:
    """What it costs to use a character who wears Motley."""
    return card.carries("motley") if card.character else 0


def noble(card: Card) -> bool:
    return bool(card.title.crests & Crest.NOBLE)


def brother(card: Card) -> bool:
    return bool(card.traits & Trait.NIGHTS_WATCH)


def wolves(at: Position, you: int) -> int:
    found = [card for card in at.cards.values() if card.seat == you]
    return sum(bool(card.traits & Trait.DIREWOLF) for card in found)


#: Whether a card (the first) saves another (the second) from being killed (if the last is true) or
#: discarded, when nothing keeps it from that.
SAVERS: dict[str, Callable[[Position, Card, Card, bool], object]] = {
    "nymeria": lambda at, me, victim, kill: kill and at.ready(me) and me.host == victim.slot,
    "lightbringer": lambda at, me, victim, kill: kill and at.ready(me) and me.host == victim.slot,
    "bodyguard": lambda at, me, victim, kill: at.stays(me) and me.host == victim.slot,
    "gilded-plate": lambda at, me, victim, kill: (
        at.stays(me) and me.host == victim.slot and at.purse(me.seat) >= 1
    ),
    "strong-belwas": lambda at, me, victim, kill: (
        kill and victim.character and noble(victim) and at.purse(me.seat) >= 2 + toll(me)
    ),
    "maester-aemon": lambda at, me, victim, kill: (
        kill and at.ready(me) and victim.character and brother(victim)
    ),
    "ghost": lambda at, me, victim, kill: at.ready(me) and victim.character and brother(victim),
    "ser-davos-seaworth": lambda at, me, victim, kill: kill and victim is me,
    "viserys-targaryen": lambda at, me, victim, kill: victim is me,
    "kennel-master": lambda at, me, victim, kill: victim is me and wolves(at, me.seat) >= 3,
}
#: What dies of strength 0 survives only by leaving play.
TO_HAND = ("ser-davos-seaworth", "viserys-targaryen", "kennel-master")


def saver(at: Position, me: Card, victim: Card, frame: Any) -> bool:
    """Whether a card can save another now."""
    if me.key not in SAVERS or frame.how == RETURN or me.blank:
        return False
    if frame.terminal and me.key not in TO_HAND:
        return False
    paid = at.purse(me.seat) >= toll(me)
    return paid and bool(SAVERS[me.key](at, me, victim, frame.how == KILL))


def saves(state: Any, frame: Any, you: int) -> set[int]:
    """List by victim what a player may save it with."""
    at = Position(state)
    found = set()
    for victim in frame.victims:
        own = state.controller[victim] == you == state.owner[victim]
        if own and state.under[victim] and not frame.terminal:
            found.add(victim * VICTIM + DUPLICATE)
        for card in at.cards.values():
            if card.seat == you and saver(at, card, at.cards[victim], frame):
                # What saves stands first on the attachments, last on characters with more text.
                number = len(card.title.abilities) - 1 if card.character else 0
                found.add(victim * VICTIM + card.slot * 8 + number)
    return found
