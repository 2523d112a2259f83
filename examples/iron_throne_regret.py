"""Regret matching on the card choice of Kampf um den Eisernen Thron.

    python examples/iron_throne_regret.py --seed 7

Challenger and defender lay a card in secret: one of them knows its own hand and, of the other's,
only what fits everything it has seen. So the choice is a small game of its own. The other's hand
is dealt a few times over (`resample`), every pair of cards is played on to the end of the turn by
the game's quick rules, and what each seat's share of the victory is then worth fills a table. Both
sides then learn by regret matching; the other side learns for each of its hands apart.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tafelrunde.games.iron_throne import GAME
from tafelrunde.games.iron_throne.houses import HOUSE_CARDS
from tafelrunde.players import make
from tafelrunde.table import Chair, Choice, SearchChance, Table


def card_choice(seed: int) -> Table[Any]:
    """Play by rule of thumb up to a moment when both have several cards to lay."""
    for number in range(100):
        chance = SearchChance(f"{seed}/{number}")
        table = GAME.start(3, {}, chance)
        player = make("heuristic", GAME, f"{seed}/{number}/player")
        while table.questions:
            asked = table.questions
            if len(asked) == 2 and asked[0].prompt == "lay" and table.state.turn > 3:
                return table
            table.answer(asked[0].id, player.choose(Chair(table, asked[0])))
    raise RuntimeError("no card choice found")


def worth(table: Table[Any], cards: dict[int, int], chance: SearchChance) -> list[float]:
    """Lay these cards, play on to the end of the turn, and estimate everybody's share."""
    copy = table.clone(chance)
    stage = GAME.stage(copy.state)
    for question in copy.questions:
        copy.answer(question.id, cards[question.seat])
    while copy.questions and GAME.stage(copy.state) == stage:
        question = copy.questions[0]
        copy.advance(question, GAME.rollout(copy, question, chance), stage)
    return list(GAME.worth(copy.state))


def payoffs(
    table: Table[Any], seat: int, deals: int, rollouts: int, seed: int
) -> tuple[list[int], list[list[int]], list[Any]]:
    """Give the own cards, the other's by deal, and for each deal the worth of every pair."""
    other = next(q.seat for q in table.questions if q.seat != seat)
    own = list(next(q for q in table.questions if q.seat == seat).offered()[0])
    hands, tables = [], []
    for deal in range(deals):
        guess = GAME.resample(table, seat, SearchChance(f"{seed}/deal{deal}"))
        question = next(q for q in guess.questions if q.seat == other)
        assert isinstance(question, Choice)
        theirs = list(question.options)
        values = np.zeros((2, len(own), len(theirs)))
        for row, card in enumerate(own):
            for column, reply in enumerate(theirs):
                for number in range(rollouts):
                    # The same chance for all pairs: their difference is that of the cards.
                    chance = SearchChance(f"{seed}/{deal}/{number}")
                    shares = worth(guess, {seat: card, other: reply}, chance)
                    values[:, row, column] += np.array([shares[seat], shares[other]]) / rollouts
        hands.append(theirs)
        tables.append(values)
    return own, hands, tables


def strategy(regrets: Any) -> Any:
    """Play what is regretted, each as much as it is; anything if nothing is."""
    positive = np.maximum(regrets, 0)
    total = positive.sum()
    return positive / total if total > 0 else np.full(len(regrets), 1 / len(regrets))


def match_regrets(tables: list[Any], rounds: int) -> tuple[Any, list[Any]]:
    """Let both sides learn from what they regret; give their average strategies."""
    own = np.zeros(tables[0].shape[1])
    theirs = [np.zeros(values.shape[2]) for values in tables]
    own_sum = np.zeros_like(own)
    their_sums = [np.zeros_like(regrets) for regrets in theirs]
    for _ in range(rounds):
        mine = strategy(own)
        own_sum += mine
        gained = np.zeros_like(own)
        for deal, (mine_values, their_values) in enumerate(tables):
            reply = strategy(theirs[deal])
            their_sums[deal] += reply
            gained += mine_values @ reply / len(tables)
            their_gain = mine @ their_values
            theirs[deal] += their_gain - their_gain @ reply
        own += gained - gained @ mine
    return own_sum / rounds, [total / rounds for total in their_sums]


def gain_by_leaving(tables: list[Any], mine: Any, replies: list[Any]) -> tuple[float, float]:
    """Give how much either side could gain by another choice; nothing, if they are in balance."""
    values = sum(
        mine_values @ reply for (mine_values, _), reply in zip(tables, replies, strict=True)
    )
    own = (values.max() - values @ mine) / len(tables)
    gains = [mine @ their_values for _, their_values in tables]
    theirs = np.mean([gain.max() - gain @ r for gain, r in zip(gains, replies, strict=True)])
    return float(own), float(theirs)


def main(arguments: list[str] | None = None) -> None:
    """Find a card choice, solve it and print what each card is laid with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--rollouts", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=4000)
    given = parser.parse_args(arguments)
    table = card_choice(given.seed)
    seat = table.questions[0].seat
    own, hands, tables = payoffs(table, seat, given.deals, given.rollouts, given.seed)
    mine, replies = match_regrets(tables, given.rounds)
    names = GAME.noun_names["housecard"]
    assert len(names) == HOUSE_CARDS
    print(f"turn {table.state.turn}, seat {seat} lays a card against {len(hands)} possible hands:")
    for card, share in sorted(zip(own, mine, strict=True), key=lambda pair: -pair[1]):
        print(f"  {names[card]:24} {share:6.1%}")
    before = gain_by_leaving(
        tables, np.full(len(own), 1 / len(own)), [np.full(len(h), 1 / len(h)) for h in hands]
    )
    after = gain_by_leaving(tables, mine, replies)
    print(f"to be gained by another choice, at random: {before[0]:.4f} and {before[1]:.4f}")
    print(f"to be gained by another choice, learned:   {after[0]:.4f} and {after[1]:.4f}")


if __name__ == "__main__":
    main()
