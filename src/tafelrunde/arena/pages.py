"""Reports of tournaments as files: a page with charts, a text for docs, or plain data."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec

from tafelrunde.arena.tournament import Competitor, Pair, Test, TournamentReport
from tafelrunde.arena.words import Say, speak
from tafelrunde.games.registry import find
from tafelrunde.games.words import Words
from tafelrunde.table import BadSetup

COLUMNS = ("player", "rating", "interval", "per-seat", "reach", "rank", "cost")
ENDINGS = (".html", ".md", ".json")
CHARTS = "report.js"
CHARTED = ("ratings", "shares", "costs", "ladder")
#: The words of the charts.
CAPTIONS = ("rating", "per-seat", "games", "cost", *[f"chart-{chart}" for chart in CHARTED])


def check_ending(path: Path) -> None:
    """Refuse a file whose ending names no kind of report, or a page that cannot be made."""
    if path.suffix not in ENDINGS:
        listed = ", ".join(ENDINGS)
        raise BadSetup("out", "bad-ending", f"{path.name!r} does not end in one of {listed}")
    if not path.resolve().parent.is_dir():
        raise BadSetup("out", "unwritable", f"there is no folder {str(path.parent)!r}")
    if path.suffix == ".html":
        charts()


def write_reports(reports: Sequence[TournamentReport], path: Path, lang: str) -> None:
    """Write reports in the format the file's ending names."""
    if path.suffix == ".json":
        text = msgspec.json.format(msgspec.json.encode(reports)).decode()
    elif path.suffix == ".md":
        text = markdown(reports, lang)
    else:
        text = page(reports, lang)
    path.write_text(text, encoding="utf-8")


def headline(report: TournamentReport, say: Say, lang: str) -> str:
    """Say what was played."""
    schedule = report.schedule
    return say(
        "tournament",
        title=Words(find(schedule.game), lang).text("title"),
        games=report.games,
        seats=schedule.seats,
        seed=str(schedule.seed),
    )


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
    """Say how long a decision takes, in the unit that fits."""
    if microseconds >= 1000:
        return say("milliseconds", value=microseconds / 1000)
    return say("microseconds", value=microseconds)


def markdown(reports: Sequence[TournamentReport], lang: str) -> str:
    """Write reports as a text for docs."""
    say = speak(lang)
    parts = []
    for report in reports:
        parts.append(f"## {headline(report, say, lang)}\n")
        parts.append(_row([say(key) for key in COLUMNS]))
        parts.append(_row(["---", *["---:"] * (len(COLUMNS) - 1)]))
        parts += [_row(cells(competitor, say)) for competitor in report.competitors]
        if report.test is not None:
            parts.append("\n" + verdict(report.test, say))
        parts.append("")
    return "\n".join([*parts, say("explained"), ""])


def page(reports: Sequence[TournamentReport], lang: str) -> str:
    """Write reports as one page that needs nothing else: words, tables, and charts drawn in it."""
    say = speak(lang)
    title = escape(say("page-title"))
    sections = "".join([section(report, say, lang) for report in reports])
    style = (files("tafelrunde.arena") / "report.css").read_text(encoding="utf-8")
    data = in_page([chart_data(report) for report in reports])
    words = in_page({key: say(key) for key in CAPTIONS})
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
<main>
<h1>{title}</h1>
{sections}
<p class="explained">{escape(say("explained"))}</p>
</main>
<script type="application/json" id="reports">{data}</script>
<script type="application/json" id="words">{words}</script>
<script>{charts()}</script>
</html>
"""


def in_page(data: object) -> str:
    """Write data as JSON that cannot end the script it stands in."""
    return msgspec.json.encode(data).decode().replace("</", "<\\/")


def section(report: TournamentReport, say: Say, lang: str) -> str:
    """Write the part of one tournament: table, places for the charts, pairs."""
    heads = "".join([f"<th scope=col>{escape(say(key))}</th>" for key in COLUMNS])
    rows = "".join([_competitor(competitor, say) for competitor in report.competitors])
    test = "" if report.test is None else f"<p>{escape(verdict(report.test, say))}</p>"
    figures = "\n".join([f'<figure data-chart="{chart}"></figure>' for chart in CHARTED])
    return f"""<section>
<h2>{escape(headline(report, say, lang))}</h2>
{test}<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>
{figures}
<h3>{escape(say("pairs"))}</h3>
<div class="wide">{pairs(report, say)}</div>
</section>"""


def pairs(report: TournamentReport, say: Say) -> str:
    """Write the table of pairs: how often a row's player came in before a column's."""
    names = [competitor.player for competitor in report.competitors]
    shares: dict[tuple[str, str], tuple[float, Pair]] = {}
    for pair in report.pairs:
        shares[pair.player, pair.other] = pair.share, pair
        shares[pair.other, pair.player] = 1 - pair.share, pair
    heads = "".join([f"<th scope=col>{escape(name)}</th>" for name in names])
    rows = []
    for name in names:
        met = "".join([_meeting(shares.get((name, other)), say) for other in names])
        rows.append(f"<tr><th scope=row>{escape(name)}</th>{met}</tr>")
    head, body = f"<tr><td></td>{heads}</tr>", "".join(rows)
    return f'<table class="pairs"><thead>{head}</thead><tbody>{body}</tbody></table>'


def charts() -> str:
    """Give the script that draws the charts, from the built client."""
    package = Path(str(files("tafelrunde")))
    places = (package / "client" / CHARTS, package.parents[1] / "web" / "dist" / CHARTS)
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8").replace("</script", "<\\/script")
    reason = "the charts are not built; `make client` builds them, .md and .json need none"
    raise BadSetup("out", "no-charts", reason)


def chart_data(report: TournamentReport) -> dict[str, object]:
    """Pick what the charts show."""
    return {
        "seats": report.schedule.seats,
        "players": report.schedule.players,
        "competitors": report.competitors,
        "ladder": report.ladder,
    }


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _competitor(competitor: Competitor, say: Say) -> str:
    name, *numbers = cells(competitor, say)
    rest = "".join([f"<td>{escape(number)}</td>" for number in numbers])
    return f"<tr><th scope=row>{escape(name)}</th>{rest}</tr>"


def _meeting(met: tuple[float, Pair] | None, say: Say) -> str:
    if met is None:
        return "<td></td>"
    share, pair = met
    # From red over nothing to green; the number says the same.
    hue, depth = (150 if share > 0.5 else 20), round(abs(share - 0.5) * 120)
    said = escape(say("percent", value=share))
    told = escape(say("meetings", value=pair.meetings))
    return f'<td style="--hue:{hue};--depth:{depth}%" title="{told}">{said}</td>'
