"""Information-set Monte Carlo tree search, for every game on the engine.

Each iteration deals the unknown cards anew (`resample`), walks down one shared tree choosing among
the answers legal in that deal (UCB with availability counts), adds one node, plays on with the
game's quick rollout to the end of the stage, and credits each seat's share of the victory.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any

from tafelrunde.table import Answer, Chair, Question, SearchChance, Table


class Node:
    """One answer in the tree, with what it led to."""

    __slots__ = ("available", "children", "reward", "visits")

    def __init__(self) -> None:
        """Start unvisited."""
        self.children: dict[Answer, Node] = {}
        self.visits = 0
        self.available = 0
        self.reward = 0.0


class IsmctsPlayer:
    """Searches with a budget of iterations (deterministic) or of milliseconds."""

    def __init__(
        self,
        seed: int | str,
        iterations: int = 0,
        milliseconds: int = 0,
        explore: float = 0.5,
        rollout: str = "heuristic",
    ) -> None:
        """Set the budget; with both, the search ends at whichever comes first."""
        self._chance = SearchChance(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._explore = explore
        self._quick = rollout == "heuristic"

    def choose(self, chair: Chair) -> Answer:
        """Give the answer that was visited most."""
        answers = list(chair.question.answers())
        if len(answers) == 1:
            return answers[0]
        children = self.search(chair).children
        return max(answers, key=lambda a: children[a].visits if a in children else -1)

    def search(self, chair: Chair) -> Node:
        """Grow the tree until the budget is used up."""
        root = Node()
        deadline = perf_counter() + self._milliseconds / 1000 if self._milliseconds else None
        done = 0
        while done != self._iterations or not done:
            self._iterate(root, chair.resample(self._chance), chair.seat)
            done += 1
            if deadline is not None and perf_counter() >= deadline:
                break
        return root

    def _iterate(self, root: Node, table: Table[Any], hero: int) -> None:
        game = table.game
        chance = self._chance
        stage = game.stage(table.state)
        path = [(root, hero)]
        node = root
        while table.questions and game.stage(table.state) == stage:
            # Where several seats are asked at once, the searching seat decides before the others.
            question = next((q for q in table.questions if q.seat == hero), table.questions[0])
            answer, child, is_new = self._descend(node, question)
            table.answer(question.id, answer)
            path.append((child, question.seat))
            node = child
            if is_new:
                break
        quick = game.rollout if self._quick else None
        while table.questions and game.stage(table.state) == stage:
            question = table.questions[0]
            answer = quick(table, question, chance) if quick else question.sample(chance)
            table.answer(question.id, answer)
        if table.over:
            outcome = game.outcome(table.state)
            shares = [outcome.share(seat) for seat in range(table.state.seats)]
        else:
            shares = list(game.worth(table.state))
        for visited, seat in path:
            visited.visits += 1
            visited.reward += shares[seat]

    def _descend(self, node: Node, question: Question) -> tuple[Answer, Node, bool]:
        children = node.children
        untried: list[Answer] = []
        best: Node | None = None
        best_answer: Answer = 0
        best_score = -1.0
        explore = self._explore
        for answer in question.answers():
            child = children.get(answer)
            if child is None:
                untried.append(answer)
                continue
            child.available += 1
            score = child.reward / child.visits + explore * sqrt(
                log(child.available) / child.visits
            )
            if score > best_score:
                best, best_answer, best_score = child, answer, score
        if untried or best is None:
            answer = untried[self._chance.below(len(untried))]
            child = children[answer] = Node()
            child.available = 1
            return answer, child, True
        return best_answer, best, False
