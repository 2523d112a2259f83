"""All planted faults."""

from __future__ import annotations

from tests.faults import (
    dominion,
    engine,
    iron_throne,
    players,
    risk,
    server,
    thrones_lcg,
    westeros,
)

FAULTS = (
    *engine.FAULTS,
    *westeros.FAULTS,
    *dominion.FAULTS,
    *risk.FAULTS,
    *iron_throne.FAULTS,
    *thrones_lcg.FAULTS,
    *players.FAULTS,
    *server.FAULTS,
)
