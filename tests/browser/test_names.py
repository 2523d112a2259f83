"""Names on the board are whole and large enough to be read, at every number of seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tafelrunde.games.registry import NAMES, find
from tests.browser.person import Person
from tests.browser.stage import play_out, stage_at
from tests.browser.test_iron_throne import HANDS, meeting
from tests.browser.test_whole import SETTLED

#: No letter is smaller on a wide screen.
LEAST = 13.99
#: A card that kneels on one of four small mats lies across, its name in one line.
KNEELING = 12.4
#: So many decisions in, there is something on every board.
ENOUGH = {"westeros_intrigue": 24, "dominion": 60, "risk": 120, "iron_throne": 120}
MIDDLE = 150

#: What is written on the board and cut, or smaller than so many pixels as it is seen.
SMALL = """([least, kneeling]) => {
  const found = [];
  const words = document.createTreeWalker(
    document.querySelector('.board'), NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const one = node.parentElement;
    if (!/\\p{L}{2}/u.test(node.data) || one.closest('.hidden, [aria-hidden=true] text')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getBoundingClientRect().width < 2) continue;
    const drawn = one.getScreenCTM?.();
    let scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    for (let box = drawn ? null : one; box; box = box.parentElement) {
      const { transform, scale: factor } = getComputedStyle(box);
      const turned = new DOMMatrix(transform === 'none' ? '' : transform);
      scale *= Math.hypot(turned.a, turned.b) * (factor === 'none' ? 1 : parseFloat(factor));
    }
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.min(1, scale);
    if (size < (one.closest('.kneeling') ? kneeling : least))
      found.push(`${node.data.trim()}: ${size.toFixed(1)} px`);
    if (getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)
      found.push(`${node.data.trim()}: cut`);
  }
  return found;
}"""


def too_small(person: Person, table: str, kneeling: float = LEAST) -> list[str]:
    """Sit down at a table and list what can hardly be read."""
    person.go(f"/table/{table}")
    person.page.locator(".board *").first.wait_for()
    person.page.evaluate(SETTLED)
    found: list[str] = person.page.evaluate(SMALL, [LEAST, kneeling])
    return found


@pytest.mark.parametrize("game", NAMES)
def test_names_can_be_read_at_every_number_of_seats(
    person: Callable[..., Person], store: Path, game: str
) -> None:
    wrong: dict[int, list[str]] = {}
    enough = ENOUGH.get(game, MIDDLE)
    for seats in find(game).seats:
        staged = play_out(
            store, game, seats, lambda _, question, count: question.seat == 0 and count >= enough
        )
        player = person(token=staged.tokens[0], language="de")
        if small := too_small(player, staged.table, KNEELING if seats > 2 else LEAST):
            wrong[seats] = small
    assert wrong == {}


@pytest.mark.parametrize("cards", [9, 13, 25])
def test_names_of_a_full_hand_can_be_read(
    person: Callable[..., Person], store: Path, cards: int
) -> None:
    wars = [f"war {value}" for value in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 20)]
    people = ["eddard", "robb", "catelyn", "bran", "arya"]
    deck = [*people, *["peace"] * 4, *wars, *people]
    staged = stage_at(store, meeting("lay", hands={**HANDS, "Anna": deck[:cards]}), people=2)
    player = person(token=staged.tokens[0], language="de")
    assert too_small(player, staged.table) == []
    # A name along the edge is all there, too.
    for name in player.page.locator(".hand .words:visible").all():
        assert name.evaluate("name => name.scrollHeight <= name.clientHeight + 1"), (
            name.inner_text()
        )
