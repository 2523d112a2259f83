"""Observations and masks as NumPy arrays, and the spaces they lie in."""

from __future__ import annotations

from array import array
from typing import Any, Final

from tafelrunde.research.episode import Episode
from tafelrunde.research.extra import need
from tafelrunde.research.form import Form
from tafelrunde.table import BadSetup

np: Any = need("numpy")
#: No cell of an observation is farther from 0; every number up to there is exact.
FARTHEST: Final = float(1 << 24)
#: How environments can be shown: in one line of text.
RENDERED: Final = ("ansi",)


def observation(episode: Episode, seat: int) -> Any:
    """Give what a seat knows as an array."""
    return numbers(episode.observe(seat)).astype(np.float32)


def numbers(cells: list[int]) -> Any:
    """Give cells as an array of whole numbers, quicker than NumPy reads a list."""
    return np.frombuffer(array("i", cells), np.intc)


def mask(episode: Episode, seat: int) -> Any:
    """Give the legal actions of a seat as zeros and ones; all zeros if it is not asked."""
    row = np.zeros(episode.form.actions, np.int8)
    if episode.seat == seat:
        row[episode.legal] = 1
    return row


def observed(episode: Episode, seat: int) -> dict[str, Any]:
    """Give observation and mask together."""
    return {"observation": observation(episode, seat), "action_mask": mask(episode, seat)}


def spaces(form: Form) -> tuple[Any, Any]:
    """Give the spaces of what `observed` gives, and of actions."""
    gymnasium = need("gymnasium")
    box = gymnasium.spaces.Box
    observed = gymnasium.spaces.Dict(
        observation=box(-FARTHEST, FARTHEST, (form.size,), np.float32),
        action_mask=box(0, 1, (form.actions,), np.int8),
    )
    return observed, gymnasium.spaces.Discrete(form.actions)


def rendered(mode: str | None) -> str | None:
    """Give a way to show an environment, or refuse it."""
    if mode is not None and mode not in RENDERED:
        reason = f"{mode!r} is not one of: {', '.join(RENDERED)}"
        raise BadSetup("render_mode", "bad-render-mode", reason)
    return mode
