"""All planted faults."""

from __future__ import annotations

from tests.faults import dominion, engine, players, server, westeros

FAULTS = (
    *engine.FAULTS,
    *westeros.FAULTS,
    *dominion.FAULTS,
    *players.FAULTS,
    *server.FAULTS,
)
