"""Using an ability: targets are chosen, costs are paid, then its effects are carried out."""

from __future__ import annotations

from tafelrunde.games.thrones_lcg.cards import CANCELS, TITLES
from tafelrunde.games.thrones_lcg.cards import declaration as say
from tafelrunde.games.thrones_lcg.cards import effects as do
from tafelrunde.games.thrones_lcg.cards.ability import Ability
from tafelrunde.games.thrones_lcg.cards.council import HAND, HAND_INFLUENCE
from tafelrunde.games.thrones_lcg.cards.vocabulary import (
    Flag,
    Keyword,
    Kind,
    Moment,
    Place,
    Ref,
    Type,
)
from tafelrunde.games.thrones_lcg.codes import ability_code, ability_of
from tafelrunde.games.thrones_lcg.conditions import by_seat, fits
from tafelrunde.games.thrones_lcg.layers import (
    derived,
    flag,
)
from tafelrunde.games.thrones_lcg.printed import (
    COST_OF,
    KEYWORDS_OF,
    TYPE_OF,
)
from tafelrunde.games.thrones_lcg.rules.common import (
    announce,
    ask,
    destination,
    happened,
    influence,
    kneel,
    may_hold,
    off_the_table,
    pay,
    purse,
)
from tafelrunde.games.thrones_lcg.rules.legal import (
    candidates,
    hand_ready,
    has_influence,
    kneelable,
    tolls,
    usable,
    use_key,
)
from tafelrunde.games.thrones_lcg.rules.purse import Pay
from tafelrunde.games.thrones_lcg.rules.registry import EFFECTS, carries_out
from tafelrunde.games.thrones_lcg.state import (
    EMPTY,
    NOBODY,
    STAYS,
    State,
    after,
    around,
)
from tafelrunde.table import (
    EVERYBODY,
    Choice,
    Frame,
    Limit,
    Number,
    Phrase,
    Pick,
    Question,
    Table,
    Window,
)

#: The prompts of targets.
AIMS = {
    say.Card: "target",
    say.Opponent: "opponent",
    say.Player: "player",
    say.Discarded: "discarded",
    say.ChallengeKind: "kind",
    say.NamedPlot: "name-plot",
    say.NamedCard: "name-card",
    say.RevealedPlot: "copy",
}
BY_INFLUENCE, BY_OTHER = range(2)
_HAND = int(Place.HAND)
_EVENT = int(Type.EVENT)
_LIMITED_RESPONSE = Kind.LIMITED_RESPONSE
_BY_ITSELF = (Kind.PASSIVE, Kind.REVEALED)
#: What can be cancelled, and whether anything could.
CANCELLABLE = (Kind.ACTION, Kind.RESPONSE, Kind.LIMITED_RESPONSE, Kind.REVEALED, Kind.CANCEL)
CAN_CANCEL = any(entries for table in CANCELS.values() for entries in table)


class Use(Frame, frozen=True):
    """One ability of a card, used by `you`; `me` is its slot, or NOBODY."""

    you: int
    me: int
    title: int
    number: int
    place: int = Place.IN_PLAY
    event: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()
    #: Events of others' plots still to be taxed, and costs already paid.
    taxed: int = 0
    paid: int = 0
    either: int = NOBODY
    knelt: tuple[int, ...] = ()
    x: int = 0
    #: Effects already carried out.
    carried: int = 0
    cancelled: bool = False

    @property
    def ability(self) -> Ability:
        """What is used."""
        return TITLES[self.title].abilities[self.number]

    def because(self, table: Table[State]) -> Phrase | None:
        """Say whose card asks."""
        return Phrase("why-uses", {"seat": self.you, "card": self.title})

    def order(self, state: State) -> tuple[int, ...]:
        """Give who is asked first about saves and responses."""
        if self.ability.kind in _BY_ITSELF:
            return around(state, state.first)
        return after(state, self.you)

    def slot(self, state: State, what: Ref) -> int:
        """Find a card named by its part; NOBODY if it is no longer there."""
        if what is Ref.ME:
            found = self.me
        elif what is Ref.HOST:
            found = state.host[self.me]
        elif what is Ref.THAT:
            found = self.event[1]
        else:
            found = self.targets[0]
        return NOBODY if found < 0 or state.title[found] == EMPTY else found

    def start(self, table: Table[State]) -> None:
        """Announce the ability and count its use."""
        state = table.state
        ability = self.ability
        if ability.limit is not None:
            key = use_key(self.you, self.me, self.title, self.number)
            state.uses += ((int(ability.limit.per), key),)
        if ability.kind is _LIMITED_RESPONSE:
            state.limited_responses |= 1 << self.you
        from_hand = self.place == _HAND
        is_event = from_hand and TYPE_OF[self.title] == _EVENT
        if from_hand:
            announce(state, self.you, self.title)
        if table.listener is not None:
            key_word = "plays-event" if is_event else "uses"
            if ability.kind in _BY_ITSELF:
                key_word = "happens"
            table.tell(key_word, seat=self.you, card=self.title)
        taxed = len(flag(state, Flag.EVENT_FEE)) if is_event else 0
        if taxed or ability.targets:
            self.at("aim", taxed=taxed).aim(table)
        else:
            self.settle_fees(table)

    # Targets

    def aim(self, table: Table[State]) -> None:
        """Choose the next target, or go on to the costs."""
        targets = self.ability.targets
        if len(self.targets) == len(targets):
            self.settle_fees(table)
            return
        found = list(self._candidates(table.state))
        if not found:
            # Only what happens by itself comes here without a target.
            self.finish(table)
        elif len(found) == 1:
            self.at("aim", targets=(*self.targets, found[0])).aim(table)
        else:
            ask(table, self.at("aimed"))

    def _candidates(self, state: State) -> list[int]:
        event = self.event or None
        return list(
            candidates(
                state,
                self.you,
                self.me,
                self.title,
                self.ability,
                len(self.targets),
                self.targets,
                event,  # type: ignore[arg-type]
            )
        )

    def aimed(self, table: Table[State], target: int) -> None:
        """Note a target."""
        self.at("aim", targets=(*self.targets, target)).aim(table)

    # Costs

    def settle_fees(self, table: Table[State]) -> None:
        """Pay what other cards demand for using this one."""
        state = table.state
        if self.me >= 0 and self.ability.kind not in _BY_ITSELF:
            for seat in tolls(state, derived(state), self.me):
                pay(state, self.you, 1)
                state.pool[seat] += 1
                table.tell("pays-to", seat=self.you, to_seat=seat, count=1)
        if self.taxed:
            self.at("tax").tax(table)
        else:
            self.pay(table)

    def tax(self, table: Table[State]) -> None:
        """Pay a gold to an opponent of choice for an event."""
        if not self.taxed:
            table.become(self.at("pay"))
            return
        ask(table, self.at("taxed_to"))

    def taxed_to(self, table: Table[State], seat: int) -> None:
        """Hand the gold over."""
        state = table.state
        pay(state, self.you, 1)
        state.pool[seat] += 1
        table.tell("pays-to", seat=self.you, to_seat=seat, count=1)
        table.become(self.at("tax", taxed=self.taxed - 1))

    def pay(self, table: Table[State]) -> None:
        """Pay the costs one after the other; those that leave a choice are asked for."""
        state = table.state
        costs = self.ability.costs
        paid = self.paid
        while paid < len(costs):
            cost = costs[paid]
            paid += 1
            match cost:
                case say.KneelMe():
                    kneel(state, self.me)
                case say.DiscardMe():
                    self._discard_me(table)
                case say.Gold() | say.GoldOfTarget():
                    gold = self._gold(state, cost)
                    if any(state.gold):
                        self._pay(table, gold, self.at("pay", paid=paid))
                        return
                    pay(state, self.you, gold)
                case say.Either():
                    ways = self._ways(state, cost)
                    either = self.at("which", paid=paid)
                    if len(ways) == 1:
                        either.which(table, ways[0])
                    else:
                        ask(table, either)
                    return
                case say.Influence() | say.Kneel():
                    self.at("kneel", paid=paid, either=NOBODY).kneel_some(table)
                    return
                case say.GoldX():
                    ask(table, self.at("amount", paid=paid))
                    return
        if CAN_CANCEL and self._cancellable(state):
            use = self.at("announced", paid=paid)
            table.call(Cancels(self.order(state), you=self.you, title=self.title), then=use)
        else:
            use = self.at("resolve", paid=paid) if paid > self.paid else self
            use.resolve(table)

    def _cancellable(self, state: State) -> bool:
        ability = self.ability
        # On a corrected card it is the correction that lets nothing cancel it.
        certain = ability.certain and not (state.as_printed and TITLES[self.title].errata)
        return not certain and ability.kind in CANCELLABLE

    def announced(self, table: Table[State], cancelled: bool) -> None:
        """Go on to the effects, unless somebody has cancelled them."""
        if cancelled:
            table.tell("cancelled", card=self.title)
            self.at("resolve", cancelled=True).finish(table)
        else:
            self.at("resolve").resolve(table)

    def _gold(self, state: State, cost: say.Cost) -> int:
        if isinstance(cost, say.Gold):
            return cost.n
        return COST_OF[state.title[self.targets[0]]]

    def _pay(self, table: Table[State], gold: int, then: Use) -> None:
        table.call(Pay(self.you, gold, self.title), then=then)

    def _cost(self) -> say.Cost:
        """Give the cost being paid: of two, the one chosen."""
        cost = self.ability.costs[self.paid - 1]
        if isinstance(cost, say.Either) and self.either != NOBODY:
            return cost.one if self.either == BY_INFLUENCE else cost.other
        return cost

    def _ways(self, state: State, cost: say.Either) -> list[int]:
        ways = [BY_INFLUENCE] if has_influence(state, self.you, cost.one.n) else []
        other = cost.other
        if isinstance(other, say.Kneel):
            can = len(kneelable(state, self.you, self.me, other.cards)) >= other.n
        else:
            can = purse(state, self.you) >= other.n
        return [*ways, BY_OTHER] if can else ways

    def _discard_me(self, table: Table[State]) -> None:
        state = table.state
        state.leaving[self.me] = destination(state, self.me, killed=False)
        state.departing += (self.me,)
        table.tell("discarded", seat=state.owner[self.me], card=state.title[self.me])

    def which(self, table: Table[State], way: int) -> None:
        """Pay one of two costs."""
        use = self.at("kneel", either=way)
        cost = use._cost()
        if isinstance(cost, say.Gold):
            self._pay(table, cost.n, self.at("pay"))
        else:
            use.kneel_some(table)

    def kneel_some(self, table: Table[State]) -> None:
        """Kneel what must be knelt; ask only where there is a choice."""
        question = self.question(table)
        assert isinstance(question, Pick)
        if len(question.options) == question.least and not question.limits:
            self.kneel(table, tuple(question.options))
        else:
            ask(table, self)

    def kneel(self, table: Table[State], slots: tuple[int, ...]) -> None:
        """Kneel what was chosen; the own House card stands for the Hand of the King."""
        state = table.state
        for slot in slots:
            if slot == self.you:
                state.council_used |= 1 << HAND
            else:
                kneel(state, slot)
        table.become(self.at("pay", knelt=self.knelt + slots, either=NOBODY))

    def amount(self, table: Table[State], gold: int) -> None:
        """Pay an amount of one's choice."""
        self._pay(table, gold, self.at("pay", x=gold))

    def question(self, table: Table[State]) -> Question:
        """Ask for a target or a cost, whatever the step waits for."""
        state = table.state
        you, source = self.you, self.title
        match self.step:
            case "aimed":
                prompt = AIMS[type(self.ability.targets[len(self.targets)])]
                return Choice(0, you, prompt, self._candidates(state), source=source)
            case "taxed_to":
                return Choice(0, you, "tax", state.opponents(you), source=source)
            case "which":
                cost = self._cost()
                assert isinstance(cost, say.Either)
                return Choice(0, you, "which-cost", self._ways(state, cost), source=source)
            case "amount":
                return Number(0, you, "amount", 1, purse(state, you), source=source)
        cost = self._cost()
        if isinstance(cost, say.Influence):
            return influence_question(state, you, cost.n, source)
        assert isinstance(cost, say.Kneel)
        slots = tuple(kneelable(state, you, self.me, cost.cards))
        return Pick(0, you, "kneel", slots, cost.n, cost.n, source=source)

    # Effects

    def resolve(self, table: Table[State]) -> None:
        """Carry the effects out, one after the other."""
        effects = self.ability.effects
        carried = self.carried
        while carried < len(effects):
            effect = effects[carried]
            carried += 1
            frame = EFFECTS[type(effect)](table, self, effect)
            if frame is not None:
                table.call(frame, then=self.at("resolve", carried=carried))
                return
        self.finish(table)

    def finish(self, table: Table[State]) -> None:
        """Put an event on its pile."""
        state = table.state
        if self.place == _HAND and off_the_table(state, self.you, self.title):
            if TYPE_OF[self.title] != Type.EVENT:
                # It did not come into play after all.
                state.hands[self.you].put(self.title, EVERYBODY)
            elif KEYWORDS_OF[self.title] & Keyword.DEATHBOUND and not self.cancelled:
                state.dead[self.you].append(self.title)
                happened(state, Moment.BURIED, NOBODY, self.you)
            else:
                state.discards[self.you].append(self.title)
        table.done()


class Cancels(Window, frozen=True):
    """An ability is paid for: whoever can may keep it from taking effect."""

    you: int = NOBODY
    title: int = NOBODY
    cancelled: bool = False

    prompt = "respond"

    def start(self, table: Table[State]) -> None:
        """Ask the next seat; what is cancelled needs no second answer."""
        if self.cancelled:
            self.close(table)
        else:
            super().start(table)

    def options(self, table: Table[State], seat: int) -> list[int]:
        """List what this seat can cancel it with."""
        return self._options(table.state, seat, set(table.state.hands[seat].cards))

    def may(self, table: Table[State], seat: int) -> bool:
        """Whether the seat could, by what everybody knows."""
        return bool(self._options(table.state, seat, may_hold(table.state, seat)))

    def _options(self, state: State, seat: int, hand: set[int]) -> list[int]:
        in_play = [(slot, state.title[slot]) for slot in state.in_play[seat]]
        return [
            ability_code(place, thing, number)
            for place, cards in (
                (Place.IN_PLAY, in_play),
                (Place.HAND, [(card, card) for card in sorted(hand)]),
            )
            for thing, title in cards
            for number, ability in CANCELS[place][title]
            if self._answers(state, ability, seat)
            and usable(state, seat, thing if place == Place.IN_PLAY else NOBODY, title, number)
        ]

    def _answers(self, state: State, ability: Ability, seat: int) -> bool:
        after = ability.after
        assert after is not None
        if not by_seat(state, derived(state), after.by, self.you, seat):
            return False
        cards = [that for that in after.that if isinstance(that, say.Cards)]
        return not cards or any(fits(one, self.title) for one in cards)

    def take(self, table: Table[State], seat: int, option: int) -> Frame:
        """Use what cancels."""
        place, thing, number = ability_of(option)
        me = thing if place == Place.IN_PLAY else NOBODY
        title = table.state.title[thing] if place == Place.IN_PLAY else thing
        return Use(seat, me, title, number, place)

    def close(self, table: Table[State]) -> None:
        """Tell what came of it."""
        table.done(self.cancelled)


@carries_out(do.Cancel)
def cancel(table: Table[State], use: Use, effect: do.Cancel) -> None:
    """Note it in the window that asked, the uppermost one below."""
    stack = table.stack
    place = max(n for n, frame in enumerate(stack) if isinstance(frame, Cancels))
    stack[place] = stack[place].at(stack[place].step, cancelled=True)


def influence_question(state: State, seat: int, count: int, source: int) -> Pick:
    """Ask which cards pay influence; only sets without a superfluous card are offered."""
    slots = influence(state, seat)
    weights = [1] * len(slots)
    if hand_ready(state, seat):
        slots.append(seat)
        weights.append(min(HAND_INFLUENCE, count))
        limit = Limit(tuple(weights), count, count, "influence")
        return Pick(0, seat, "kneel", tuple(slots), 1, count, limits=(limit,), source=source)
    return Pick(0, seat, "kneel", tuple(slots), count, count, source=source)


def on_the_table(state: State, slot: int) -> bool:
    """Whether a card is in play and stays there."""
    return slot >= 0 and state.title[slot] != EMPTY and state.leaving[slot] == STAYS
