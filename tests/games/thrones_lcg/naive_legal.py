"""What players may do, worked out slowly and plainly from the declarations.

Of the rules under test nothing is used here but how positions are kept and options are numbered;
what cards are at the moment comes from `naive`.
"""

from __future__ import annotations

from typing import Any

from tafelrunde.games.thrones_lcg.cards import TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.council import (
    COIN,
    COMMANDER,
    COUNCIL,
    HAND,
    REGENT,
    WHISPERS,
)
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Crest,
    Icon,
    Keyword,
    Kind,
    Phase,
    Place,
    Ref,
    Side,
    Trait,
    Type,
    Whose,
)
from tafelrunde.games.thrones_lcg.state import CHEAPER, FEE, TRUCE
from tests.games.thrones_lcg.naive import Card, naive, named, stark_lord

#: How options are numbered, written down once more.
FROM_HAND, FROM_DEAD, MARSHAL, ON_HOUSE, DUPLICATE, AMBUSH, END = (
    4096,
    6144,
    10240,
    10496,
    10752,
    11008,
    11264,
)
PLAYED = (Type.CHARACTER, Type.LOCATION, Type.ATTACHMENT)


class Position:
    """A position as a player would look over it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.cards = naive(state)
        self.plots = [
            TITLES[state.plot(seat)].key if state.plots[seat] >= 0 else ""
            for seat in range(state.seats)
        ]

    # Looking

    def own(self, seat: int) -> list[Card]:
        """List a player's cards that are not on their way out."""
        return [card for card in self.there() if card.seat == seat]

    def there(self) -> list[Card]:
        return [card for card in self.cards.values() if not self.state.leaving[card.slot]]

    def stays(self, card: Card) -> bool:
        return not self.state.leaving[card.slot]

    def ready(self, card: Card) -> bool:
        """Whether a card can be knelt for a cost."""
        return card.standing and self.stays(card)

    def characters(self) -> list[Card]:
        return [card for card in self.cards.values() if card.character]

    def foes(self, seat: int) -> list[int]:
        teams = self.state.teams
        return [other for other in range(self.state.seats) if teams[other] != teams[seat]]

    def purse(self, seat: int) -> int:
        on_cards = sum(
            self.state.gold[card.slot]
            for card in self.cards.values()
            if card.seat == seat and card.key == "tywin-lannister" and not card.blank
        )
        return int(self.state.pool[seat] + on_cards)

    def influence(self, seat: int) -> int:
        state = self.state
        found = sum(
            card.title.influence for card in self.own(seat) if card.standing and not card.blank
        )
        ready = state.council[seat] == HAND and not state.council_used >> HAND & 1
        return int(found + (2 if ready else 0))

    def income(self, seat: int) -> int:
        """Count a player's income."""
        state = self.state
        blocked = any(self.plots[foe] == "blockade" for foe in self.foes(seat))
        shown = state.plots[seat] >= 0 and not blocked
        gold = TITLES[state.plot(seat)].income if shown else 0
        if "rains-of-autumn" not in self.plots:
            mine = [card for card in self.cards.values() if card.seat == seat]
            gold += sum(card.title.income for card in mine if not card.blank)
        return max(0, gold + (2 if state.council[seat] == COIN else 0))

    def power(self, seat: int) -> int:
        state = self.state
        seen = any(
            card.key == "melisandre" and not card.blank and card.seat in self.foes(seat)
            for card in self.cards.values()
        )
        on_cards = sum(card.power for card in self.cards.values() if card.seat == seat)
        return int(state.power[seat]) + (0 if seen else on_cards)

    # Filters

    def kind(self, card: Card) -> int:
        return int(Type.ATTACHMENT if card.host >= 0 else card.title.type)

    def side(self, card: Card) -> Side:
        challenge = self.state.challenge
        if challenge and card.slot in challenge.attackers:
            return Side.ATTACKING
        return Side.DEFENDING if challenge and card.slot in challenge.defenders else Side.ABSENT

    def meant(self, card: Card, of: say.Cards, you: int, me: Card | None) -> bool:
        """Whether a card in play is as a filter says."""
        title, state = card.title, self.state
        whose = {
            Whose.ANY: True,
            Whose.YOU: card.seat == you,
            Whose.OPPONENT: card.seat in self.foes(you),
            Whose.OTHERS: card.seat != you,
            Whose.LOSER: bool(state.challenge) and card.seat == state.challenge.loser,
            Whose.WINNER: bool(state.challenge) and card.seat == state.challenge.winner,
            Whose.MIGHTIER: self.power(card.seat) > self.power(you),
        }[of.whose]
        now = self.side(card)
        near = () if me is None else (me.slot, me.host)
        return all(
            (
                of.of & self.kind(card),
                whose,
                not of.house or title.houses & of.house,
                not title.houses & of.not_house,
                not of.trait or card.traits & of.trait,
                not of.icon or card.icons & of.icon,
                not card.icons & of.lacks,
                not of.crest or title.crests & of.crest,
                not title.crests & of.not_crest,
                not of.keyword or card.keywords & of.keyword,
                of.unique is None or title.unique == of.unique,
                not of.named or card.key in of.named,
                of.standing is None or card.standing == of.standing,
                of.side == Side.ANY
                or (of.side == Side.PARTICIPATING and now != Side.ABSENT)
                or of.side == now,
                of.strength is None or card.strength <= of.strength,
                of.cost is None or title.cost <= of.cost,
                not of.other or card.slot not in near,
                not of.carries or any(one.traits & of.carries for one in card.attachments),
                not of.attached or card.attachments,
                not of.on_me or (me is not None and card.host == me.slot),
                not of.power or card.power,
                not of.yields or title.income or title.influence,
            )
        )

    def printed(self, title: Any, of: say.Cards) -> bool:
        """Whether a card out of play is as a filter says."""
        return all(
            (
                of.of & title.type,
                not of.house or title.houses & of.house,
                not of.trait or title.traits & of.trait,
                not of.icon or title.icons & of.icon,
                of.cost is None or title.cost <= of.cost,
            )
        )

    # Immunity and hosts

    def aimed(self, card: Card, title: Any, you: int, me: Card | None) -> bool:
        """Whether a card can be chosen by an ability of another."""
        if title.type == Type.EVENT and me is None:
            friends = self.characters()
            if card.key == "shaggydog" and not card.blank and stark_lord(card, friends):
                return False
            if card.key == "ghost" and named(friends, "jon-snow"):
                return False
            if card.key == "jon-snow" and named(friends, "ghost"):
                return False
        elif title.type == Type.CHARACTER:
            if card.keywords & Keyword.IMMUNE:
                return False
            if card.keywords & Keyword.IMMUNE_TO_OPPONENTS and card.seat in self.foes(you):
                return False
        else:
            return True
        veiled = card.key == "quaithe-of-the-shadow" and not card.blank and card.attachments
        return not (veiled and card.seat in self.foes(you))

    def carries(self, card: Card, title: Any, you: int, me: Card | None = None) -> bool:
        """Whether a character may carry an attachment."""
        if not card.character or self.state.leaving[card.slot]:
            return False
        if card.keywords & Keyword.NO_ATTACHMENTS:
            return False
        if card.keywords & Keyword.ONLY_WEAPONS and not title.traits & Trait.WEAPON:
            return False
        if title.host is None:
            return True
        alike = [one for one in card.attachments if one.key == title.key and one is not me]
        return self.meant(card, title.host.host, you, me) and not (title.host.single and alike)

    def free(self, number: int, seat: int) -> bool:
        """Whether uniqueness lets a player bring a card out."""
        state = self.state
        if not TITLES[number].unique:
            return True
        alike = [card for card in self.cards.values() if card.key == TITLES[number].key]
        return not (
            number in state.dead[seat]
            or (seat, number) in state.taken
            or any(seat in (card.seat, state.owner[card.slot]) for card in alike)
        )

    # Actions

    def actions(self, seat: int, phase: int, active: int) -> set[int]:
        """List the options of a player in an action window."""
        state = self.state
        found: set[int] = set()
        for card in self.own(seat):
            if not card.blank:
                for n in self._in(card.title, phase, Place.IN_PLAY):
                    if self.can(seat, card.title, n, card):
                        found.add(card.slot * 8 + n)
        for place, pile, base in (
            (Place.HAND, state.hands[seat].cards, FROM_HAND),
            (Place.DEAD_PILE, state.dead[seat], FROM_DEAD),
        ):
            for number in set(pile):
                for n in self._in(TITLES[number], phase, place):
                    if self.can(seat, TITLES[number], n, None):
                        found.add(base + number * 8 + n)
        for number in set(state.hands[seat].cards):
            title = TITLES[number]
            if title.keywords & Keyword.AMBUSH and self._ambush(number, seat):
                found.add(AMBUSH + number)
            if seat == active and title.type in PLAYED:
                found |= self._marshalled(number, seat)
        return found

    def _in(self, title: Any, phase: int, place: Place) -> list[int]:
        """List the actions of a title that have their place in a window."""
        now = {Phase.ANY, phase} | ({Phase.PLOT} if phase == Phase.UNREVEALED else set())
        return [
            n
            for n, one in enumerate(title.abilities)
            if one.kind == Kind.ACTION and one.place == place and one.phase in now
        ]

    def _hosts(self, title: Any, seat: int) -> bool:
        return any(self.carries(card, title, seat) for card in self.characters())

    def _ambush(self, number: int, seat: int) -> bool:
        title = TITLES[number]
        hosted = title.type != Type.ATTACHMENT or self._hosts(title, seat)
        return self.free(number, seat) and hosted and self.influence(seat) >= title.cost

    def price(self, number: int, seat: int) -> int:
        """Count what it costs to marshal a card."""
        title, state = TITLES[number], self.state
        gold = title.cost
        if title.houses and not title.houses & state.houses[seat]:
            gold += 2
        for rule in title.cheaper:
            fitting = [c for c in self.cards.values() if self.meant(c, rule.cards, seat, None)]
            if rule.each:
                gold -= rule.n * sum(card.seat == seat for card in fitting)
            elif fitting:
                gold -= rule.n
        for one in state.lasting:
            if one[1] == CHEAPER and one[2] == seat:
                effect = TITLES[one[3] // 8].abilities[one[3] % 8].effects[0]
                assert isinstance(effect, do.Reduce)
                gold -= effect.n if self.printed(title, effect.cards) else 0
        return max(0, gold)

    def _marshalled(self, number: int, seat: int) -> set[int]:
        title, state = TITLES[number], self.state
        same = [c for c in self.own(seat) if c.key == title.key and state.owner[c.slot] == seat]
        if title.unique and same:
            return {DUPLICATE + number}
        if title.keywords & Keyword.LIMITED and state.limited >> seat & 1:
            return set()
        if self.price(number, seat) > self.purse(seat) or not self.free(number, seat):
            return set()
        if title.type == Type.ATTACHMENT and not self._hosts(title, seat):
            return set()
        return {MARSHAL + number, ON_HOUSE + number} if title.on_house else {MARSHAL + number}

    def can(self, you: int, title: Any, number: int, me: Card | None) -> bool:
        """Whether an action can be taken: limit, conditions, costs, targets, and to some effect."""
        ability, state = title.abilities[number], self.state
        limit = ability.limit
        if limit is not None and not (limit.added and state.as_printed):
            card = TITLES.index(title)
            key = me.slot * 8 + number if me else 4096 + you * 4096 + card * 8 + number
            if state.uses.count((int(limit.per), key)) >= limit.n:
                return False
        return (
            all(self.holds(one, you, me) for one in ability.conditions)
            and self.payable(ability, you, title, me)
            and all(self.targets(one, ability, you, title, me) for one in ability.targets)
            and self.works(ability, you, title, me)
        )

    def holds(self, condition: Any, you: int, me: Card | None) -> bool:
        challenge = self.state.challenge
        match condition:
            case say.Running():
                return bool(challenge and challenge.icon & condition.icons)
            case say.Is():
                assert me is not None
                slot = me.slot if condition.what is Ref.ME else me.host
                return slot in self.cards and self.meant(self.cards[slot], condition.cards, you, me)
            case say.SeveralOpponents():
                return len(self.foes(you)) > 1
            case say.Owned():
                return me is not None and self.state.owner[me.slot] == you
            case say.Buried():
                dead = [TITLES[card].type == Type.CHARACTER for card in self.state.dead[you]]
                return sum(dead) >= condition.least
        raise AssertionError(condition)

    def kneelable(self, cost: say.Kneel, you: int, me: Card | None) -> bool:
        fit = [c for c in self.own(you) if c.standing and self.meant(c, cost.cards, you, me)]
        return len(fit) >= cost.n

    def payable(self, ability: Any, you: int, title: Any, me: Card | None) -> bool:
        gold = 0
        if me is not None:
            gold += me.carries("motley") if me.character else 0
        elif title.type == Type.EVENT and ability.place == Place.HAND:
            gold += self.plots.count("calm-over-westeros")
        for cost in ability.costs:
            match cost:
                case say.KneelMe():
                    if me is None or not me.standing:
                        return False
                case say.Gold():
                    gold += cost.n
                case say.GoldX():
                    gold += 1
                case say.Influence():
                    if self.influence(you) < cost.n:
                        return False
                case say.Kneel():
                    if not self.kneelable(cost, you, me):
                        return False
                case say.Either():
                    if isinstance(cost.other, say.Kneel):
                        other = self.kneelable(cost.other, you, me)
                    else:
                        other = self.purse(you) >= gold + cost.other.n
                    if not other and self.influence(you) < cost.one.n:
                        return False
        return gold == 0 or self.purse(you) >= gold

    def targets(self, target: Any, ability: Any, you: int, title: Any, me: Card | None) -> bool:
        """Whether there is anything to choose."""
        state = self.state
        match target:
            case say.Card():
                return bool(self.choosable(target, ability, you, title, me))
            case say.Discarded():
                return any(self.printed(TITLES[c], target.cards) for c in state.discards[you])
            case say.Opponent() | say.ChallengeKind() | say.NamedPlot() | say.NamedCard():
                return True
        raise AssertionError(target)

    def choosable(
        self, target: say.Card, ability: Any, you: int, title: Any, me: Card | None
    ) -> set[int]:
        """List the cards in play that an ability may be aimed at."""
        effects = {type(one) for one in ability.effects}
        fool = me.carries("motley") if me is not None and me.character else 0
        return {
            card.slot
            for card in self.there()
            if self.meant(card, target.cards, you, me)
            and self.aimed(card, title, you, me)
            and (do.MoveMe not in effects or self.carries(card, title, you, me))
            and (do.TakeControl not in effects or self.free(self.state.title[card.slot], you))
            and (
                say.GoldOfTarget() not in ability.costs or card.title.cost + fool <= self.purse(you)
            )
        }

    def works(self, ability: Any, you: int, title: Any, me: Card | None) -> bool:
        """Whether the first effect could change anything."""
        state = self.state

        def deck(seat: int) -> int:
            return len(state.decks[seat]) + len(state.bottoms[seat])

        match ability.effects[0]:
            case do.Search() | do.FetchDuplicate():
                return deck(you) > 0
            case do.Join():
                return me is not None and me.slot not in state.challenge.bypassed
            case do.PeekTop():
                return any(deck(foe) for foe in self.foes(you))
            case do.RevealNewPlot(target=False):
                return any(plot not in state.chosen for plot in state.plot_decks[you])
            case do.Kill(what=say.Cards() as of) | do.Discard(what=say.Cards() as of):
                return any(self.meant(card, of, you, me) for card in self.characters())
        return True

    # Challenges

    def able(self, seat: int, icon: int) -> list[Card]:
        return [c for c in self.own(seat) if c.character and c.standing and c.icons & icon]

    def attackers(self, seat: int, icon: int) -> set[int]:
        """List who can attack, what that costs aside."""
        own = self.able(seat, icon)
        return {card.slot for card in own if card.blank or card.key != "hodor"}

    def challenges(self, seat: int) -> set[int]:
        """List the kinds and targets of challenges that can be initiated."""
        state = self.state
        found = {END}
        for icon in (int(one) for one in Icon):
            more = icon == Icon.POWER and state.extra[seat] > 0
            if state.challenged[seat] & icon and not more:
                continue
            gold = self.purse(seat) - sum(
                one[1] == FEE and one[2] == seat and one[3] == icon for one in state.lasting
            )
            gold -= 2 * self.plots.count("uneasy-truce") if icon == Icon.MILITARY else 0
            tolls = [self.cards[slot].carries("motley") for slot in self.attackers(seat, icon)]
            if gold >= 0 and tolls and min(tolls) <= gold:
                for foe in self.foes(seat):
                    if self.open_to(seat, foe, icon):
                        found.add(icon * 8 + foe)
        return found

    def open_to(self, seat: int, foe: int, icon: int) -> bool:
        """Whether neither title nor pact forbids a challenge."""
        state = self.state
        title, other = state.council[seat], state.council[foe]
        if title >= 0 and other >= 0 and COUNCIL[title].supports == other:
            return False
        pact = [one[2:4] + one[5:] for one in state.lasting if one[1] == TRUCE]
        return (seat, icon, foe) not in pact

    def sneaked(self) -> set[int]:
        """List whom stealth could pass by."""
        challenge = self.state.challenge
        able = self.able(challenge.target, challenge.icon)
        if challenge.icon != Icon.INTRIGUE:
            late = [c for c in self.own(challenge.target) if c.key == "greatjon-umber"]
            able += [c for c in late if c not in able and c.slot not in challenge.defenders]
        return {
            card.slot
            for card in able
            if not card.keywords & Keyword.STEALTH
            and (card.blank or card.key != "hodor")
            and ("herding-the-masses" not in self.plots or card.title.unique)
        }

    def defenders(self, seat: int) -> set[int]:
        """List who can be declared to defend."""
        challenge = self.state.challenge
        stannis = [
            self.cards[slot]
            for slot in challenge.attackers
            if self.cards[slot].key == "stannis-baratheon" and not self.cards[slot].blank
        ]
        lords = [c for c in self.characters() if c.seat == challenge.target]
        if seat == challenge.target and stannis and not any(c.traits & Trait.LORD for c in lords):
            return set()
        return {
            card.slot
            for card in self.able(seat, challenge.icon)
            if card.slot not in challenge.bypassed
            and ("herding-the-masses" not in self.plots or card.title.unique)
            and card.carries("motley") <= self.purse(seat)
        }

    def mortal(self, seat: int) -> set[int]:
        """List who can be killed for a claim."""
        return {card.slot for card in self.own(seat) if card.character and self.can_die(card)}

    def can_die(self, card: Card) -> bool:
        spared = card.title.crests & Crest.NOBLE and "the-power-of-blood" in self.plots
        return self.stays(card) and not spared and not self.steady(card)

    def total(self, attacking: bool) -> int:
        """Add up one side of the running challenge."""
        challenge = self.state.challenge
        slots = challenge.attackers if attacking else challenge.defenders
        seat = challenge.attacker if attacking else challenge.defender
        side = [self.cards[slot] for slot in slots]
        strength = sum(card.strength for card in side if card.slot not in challenge.silenced)
        title = self.state.council[seat]
        helps = title >= 0 and challenge.icon == {REGENT: 4, COMMANDER: 1, WHISPERS: 2}.get(title)
        return strength + (3 if helps and any(card.seat == seat for card in side) else 0)

    def doomed_to_deadly(self) -> set[int]:
        """List of whom the defender must kill one because of deadly attackers."""
        challenge = self.state.challenge

        def swords(slots: tuple[int, ...], seat: int) -> int:
            own = [self.cards[slot] for slot in slots if self.cards[slot].seat == seat]
            return sum(bool(card.keywords & Keyword.DEADLY) and self.stays(card) for card in own)

        attacking = swords(challenge.attackers, challenge.attacker)
        if attacking <= swords(challenge.defenders, challenge.defender):
            return set()
        return {slot for slot in challenge.defenders if self.can_die(self.cards[slot])}

    def steady(self, card: Card) -> bool:
        """Whether it is the cavalry in a phase in which its strength has changed."""
        if card.key != "stanniss-northern-cavalry" or card.blank:
            return False
        return bool(self.state.shaken >> card.slot & 1) or card.strength != card.title.strength
