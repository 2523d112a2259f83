"""All planted faults."""

from __future__ import annotations

from tests.faults import dominion, engine, server, westeros

FAULTS = (*engine.FAULTS, *westeros.FAULTS, *dominion.FAULTS, *server.FAULTS)
