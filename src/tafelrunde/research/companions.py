"""Companions: named players at the seats nobody learns at."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.players import Player
from tafelrunde.players.speech import propose, sayings
from tafelrunde.research.episode import Episode
from tafelrunde.table import Answer


class Companions:
    """Plays the seats that have a player, up to the next question to one that has none."""

    def __init__(self, episode: Episode, players: Sequence[Player | None]) -> None:
        """Sit down."""
        self._episode = episode
        self._players = players
        #: An answer that was announced with words somebody has to reply to first.
        self._held: Answer | None = None

    def play(self) -> None:
        """Answer until somebody without a player is asked, or the game is over."""
        episode = self._episode
        while (seat := episode.seat) is not None:
            player = self._players[seat]
            if player is None:
                return
            aside = bool(episode.table.asides)
            if self._held is not None and not aside:
                answer, self._held = self._held, None
                episode.answer(answer)
                continue
            chair = episode.chair
            answer = player.choose(chair)
            said = sayings(player, chair, answer)
            for saying in said:
                propose(episode.table, seat, saying)
            if said and not aside and episode.table.asides:
                self._held = answer
                episode.settle()
            else:
                episode.answer(answer)
