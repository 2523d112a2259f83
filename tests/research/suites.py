"""What the suites of other people's tools are run on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tafelrunde.research import form_of, versioned
from tests.contract.cases import ALL

WHERE = "needs the extra `research`: make research"


class Setup:
    """One game with so many seats and some table options."""

    def __init__(self, name: str, seats: int, options: Mapping[str, Any]) -> None:
        self.name = name
        self.seats = seats
        self.options = options


#: Every game at every number of seats; from one to the next the table options change too.
SETUPS = [
    Setup(
        form_of(case.game.name).name,
        case.seats,
        case.title.variants[case.seats % len(case.title.variants)],
    )
    for case in ALL
    if any(case.game.name in name for name in versioned())
]
every_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=[f"{setup.name.partition('/')[2]}-{setup.seats}" for setup in SETUPS]
)
every_name = pytest.mark.parametrize("name", versioned())
