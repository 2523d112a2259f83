"""The research room: every game in the shapes that tools for learning and simulation expect.

A game has a `Form`: its actions, single picks with numbers that never change within a version, and
the layout of its observations. An `Episode` is one game played in picks. Both need nothing but the
engine; `aec` (PettingZoo), `gym` (Gymnasium), `spiel` (OpenSpiel), `vector` and `dataset` need the
extra `research`. See docs/research.md.
"""

from __future__ import annotations

from tafelrunde.research.episode import Episode
from tafelrunde.research.form import FORMS, Form, form_of, versioned

__all__ = ["FORMS", "Episode", "Form", "form_of", "versioned"]
