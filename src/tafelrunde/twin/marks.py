"""Marks for the compiler, which knows them by where they come from; nobody needs them to run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:

    def mypyc_attr(**marks: Any) -> Any:
        """Mark nothing."""
        return lambda kind: kind

    def trait(kind: Any) -> Any:
        """Mark nothing."""
        return kind
