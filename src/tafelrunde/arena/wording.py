"""What reports of tournaments say, in every form they are written in."""

from __future__ import annotations

from tafelrunde.arena.tournament import Competitor, Pair, Test, TournamentReport
from tafelrunde.arena.words import Say
from tafelrunde.games.registry import find
from tafelrunde.games.words import Words

COLUMNS = ("player", "rating", "interval", "per-seat", "reach", "rank", "cost")
#: With less than this share of their processors, players that look at the clock are not themselves.
STARVED = 0.7


def title(report: TournamentReport, lang: str) -> str:
    """Give the name of the game that was played."""
    return Words(find(report.schedule.game), lang).text("title")


def headline(report: TournamentReport, say: Say, lang: str) -> str:
    """Say what was played."""
    schedule = report.schedule
    return say(
        "tournament",
        title=title(report, lang),
        games=report.games,
        seats=schedule.seats,
        seed=str(schedule.seed),
    )


def lead(report: TournamentReport, say: Say) -> str:
    """Say in one sentence who leads, and whether that is clear."""
    first, second = report.competitors[:2]
    for pair in report.pairs:
        if {pair.player, pair.other} == {first.player, second.player}:
            is_first = pair.player == first.player
            share = pair.share if is_first else 1 - pair.share
            is_ahead = pair.low > 0.5 if is_first else pair.high < 0.5
            is_clear = is_ahead and first.rating_low > second.rating_high
            return say(
                "lead-clear" if is_clear else "lead-open",
                first=first.player,
                second=second.player,
                share=share,
                meetings=pair.meetings,
            )
    return say("lead-alone", first=first.player, share=first.share)


def verdict(test: Test, say: Say) -> str:
    """Say what the sequential test has shown."""
    return say(
        f"verdict-{test.verdict or 'open'}",
        player=test.player,
        other=test.other,
        edge=100 * test.edge,
        deals=test.deals,
    )


def cells(competitor: Competitor, say: Say) -> tuple[str, ...]:
    """Put a competitor into the columns of the table."""
    return (
        competitor.player,
        say("points", value=competitor.rating),
        say("between", low=competitor.rating_low, high=competitor.rating_high),
        say("percent", value=competitor.share),
        say("range", low=100 * competitor.low, high=100 * competitor.high),
        say("mean", value=competitor.rank),
        duration(competitor.microseconds, say),
    )


def duration(microseconds: float, say: Say) -> str:
    """Say how long something takes, in the unit that fits."""
    for unit, size in (("hours", 3.6e9), ("minutes", 6e7), ("seconds", 1e6), ("milliseconds", 1e3)):
        if microseconds >= size:
            return say(unit, value=microseconds / size)
    return say("microseconds", value=microseconds)


def remarks(report: TournamentReport, say: Say) -> list[str]:
    """Say what else should be known: a test's verdict, what levels are, which engine played."""
    lines = [] if report.test is None else [verdict(report.test, say)]
    levels = find(report.schedule.game).levels
    named = [f"{name} = {levels[name]}" for name in report.schedule.players if name in levels]
    if named:
        lines.append(say("levels", levels="; ".join(named)))
    lines.append(say(f"engine-{report.engine}", version=report.version))
    if report.cpu_seconds < STARVED * report.worker_seconds:
        lines.append(say("starved", share=report.cpu_seconds / report.worker_seconds))
    return lines


def meetings(report: TournamentReport) -> list[tuple[str, list[tuple[float, Pair] | None]]]:
    """List for every competitor how often it came in before each of the others."""
    names = [competitor.player for competitor in report.competitors]
    shares: dict[tuple[str, str], tuple[float, Pair]] = {}
    for pair in report.pairs:
        shares[pair.player, pair.other] = pair.share, pair
        shares[pair.other, pair.player] = 1 - pair.share, pair
    return [(name, [shares.get((name, other)) for other in names]) for name in names]
