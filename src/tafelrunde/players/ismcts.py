"""Information-set Monte Carlo tree search, for every game on the engine.

Each iteration deals the unknown cards anew (`resample`), walks down one shared tree choosing among
the answers legal in that deal (UCB with availability counts), adds one node, plays on with the
game's quick rollout to the end of the stage, and credits each seat's share of the victory. A guide,
if there is one, plays on instead, and says which answers deserve a look first and most (PUCT).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from tafelrunde.table import (
    Answer,
    Chair,
    Choice,
    Guide,
    IllegalAnswer,
    Policy,
    Question,
    SearchChance,
    Table,
)
from tafelrunde.table.game import SEARCHED

#: By so much a search must find an answer better before it overrules the rule it improves on.
CLEARLY: Final = 0.015


class Node:
    """One answer in the tree, with what it led to."""

    __slots__ = ("available", "children", "prior", "reward", "visits")

    def __init__(self, prior: float = 1.0) -> None:
        """Start unvisited."""
        self.children: dict[Answer, Node] = {}
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.reward = 0.0

    @property
    def mean(self) -> float:
        """The share of the victory this answer brought on average."""
        return self.reward / self.visits if self.visits else 0.0


class IsmctsPlayer:
    """Searches with a budget of iterations (deterministic) or of milliseconds."""

    def __init__(
        self,
        seed: int | str,
        iterations: int = 0,
        milliseconds: int = 0,
        explore: float = 0.5,
        rollout: str = "heuristic",
        policy: Policy | None = None,
        guide: Guide | None = None,
    ) -> None:
        """Set the budget (with both, whichever ends first), perhaps a rule to improve, a guide."""
        self._chance = SearchChance(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._explore = explore
        self._quick = rollout == "heuristic"
        self.policy = policy
        self._guide = guide

    def choose(self, chair: Chair) -> Answer:
        """Search, or leave a question for the longer run to the rule."""
        if self.policy is not None and not self.searches(chair):
            return self.policy(chair, self._chance)
        only = chair.question.only_answer()
        return self.verdict(chair, self.search(chair)) if only is None else only

    def verdict(self, chair: Chair, root: Node) -> Answer:
        """Give the answer that was visited most, unless the rule's own is about as good."""
        children = root.children
        best = max(children, key=lambda answer: children[answer].visits)
        if self.policy is None:
            return best
        habit = self.policy(chair, self._chance)
        clear = habit not in children or children[best].mean > children[habit].mean + CLEARLY
        return best if clear else habit

    def searches(self, chair: Chair) -> bool:
        """Whether a question is searched, or left to the rule for the longer run."""
        return self.policy is None or chair.game.looks_ahead(chair.question)

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
        stage = game.stage(table.state)
        path = [(root, hero)]
        node = root
        while table.questions and game.stage(table.state) == stage:
            # Where several seats are asked at once, the searching seat decides before the others.
            question = next((q for q in table.questions if q.seat == hero), table.questions[0])
            if self._guide is None:
                answer, child, is_new = self._descend(node, table, question)
            else:
                answer, child, is_new = self._follow(self._guide, node, table, question)
            table.advance(question, answer, stage)
            path.append((child, question.seat))
            node = child
            if is_new:
                break
        shares = self._shares(table, hero, stage)
        for visited, seat in path:
            visited.visits += 1
            visited.reward += shares[seat]

    def worth_of(self, table: Table[Any], chair: Chair, answer: Answer) -> float:
        """Give an answer at a deal of the chair's position, play on, and credit the chair."""
        stage = table.game.stage(table.state)
        question = next(q for q in table.questions if q.id == chair.question.id)
        table.advance(question, question.check(answer), stage)
        return self._shares(table, chair.seat, stage)[chair.seat]

    def _shares(self, table: Table[Any], hero: int, stage: int) -> list[float]:
        """Play to the end of the stage and give each seat its share of the victory."""
        game = table.game
        self._play_on(table, hero, stage)
        if table.over:
            outcome = game.outcome(table.state)
            return [outcome.share(seat) for seat in range(table.state.seats)]
        return list(game.worth(table.state))

    def _play_on(self, table: Table[Any], hero: int, stage: int) -> None:
        """Play to the end of the stage: the hero by its rule, the others quickly or at random."""
        chance, policy = self._chance, self.policy
        if policy is None and not self._quick:
            table.play_out(chance, stage)
            return
        game, guide = table.game, self._guide
        table.unwatched = True
        while table.questions and game.stage(table.state) == stage:
            question = table.questions[0]
            if policy is not None and question.seat == hero:
                answer = policy(Chair(table, question), chance)
            elif guide is not None:
                answer = guide.rollout(table, question, chance)
            elif self._quick:
                answer = game.rollout(table, question, chance)
            else:
                answer = question.sample(chance)
            # Rules of thumb are long; a wrong answer of theirs must not go unnoticed.
            table.advance(question, question.check(answer), stage)

    def _worth_trying(self, node: Node, table: Table[Any], question: Question) -> Iterable[Answer]:
        """List the answers to choose from: all, or the few that were tried and some more."""
        if type(question) is Choice:
            return question.options
        found = dict.fromkeys(table.game.candidates(table, question, self._chance))
        tried = [answer for answer in node.children if answer not in found]
        # Another deal may not allow what was tried in the last.
        found.update(dict.fromkeys([answer for answer in tried if is_legal(question, answer)]))
        if len(node.children) < SEARCHED:
            return found
        return [answer for answer in found if answer in node.children] or found

    def _descend(
        self, node: Node, table: Table[Any], question: Question
    ) -> tuple[Answer, Node, bool]:
        children = node.children
        untried: list[Answer] = []
        best: Node | None = None
        best_answer: Answer = 0
        best_score = -1.0
        explore = self._explore
        for answer in self._worth_trying(node, table, question):
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

    def _follow(
        self, guide: Guide, node: Node, table: Table[Any], question: Question
    ) -> tuple[Answer, Node, bool]:
        """Choose by what was found so far, and where little was, by the guide's prior."""
        children = node.children
        answers = list(self._worth_trying(node, table, question))
        if len(answers) == 1 and answers[0] not in children:
            children[answers[0]] = Node()
        elif not all(answer in children for answer in answers):
            for answer, prior in zip(answers, guide.prior(table, question, answers), strict=True):
                if answer not in children:
                    children[answer] = Node(prior)
        seen = sum([children[answer].visits for answer in answers])
        reach = self._explore * sqrt(seen + 1)
        # What was never tried is held for as good as the rest was on average.
        usual = sum([children[answer].reward for answer in answers]) / seen if seen else 0.0
        best_answer = answers[0]
        best_score = -1.0
        for answer in answers:
            child = children[answer]
            visits = child.visits
            score = child.reward / visits if visits else usual
            score += reach * child.prior / (1 + visits)
            if score > best_score:
                best_answer, best_score = answer, score
        best = children[best_answer]
        return best_answer, best, not best.visits


def is_legal(question: Question, answer: Answer) -> bool:
    """Whether a question takes an answer."""
    try:
        question.check(answer)
    except IllegalAnswer:
        return False
    return True
