"""A tournament as a page that needs nothing else: words, tables, and charts drawn in it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import msgspec

from tafelrunde.arena.tournament import Competitor, Pair, TournamentReport
from tafelrunde.arena.wording import duration, lead, meetings, remarks, title
from tafelrunde.arena.words import Say, speak
from tafelrunde.table import BadSetup

SCRIPT = "report.js"
CHARTS = ("ratings", "shares", "costs", "ladder")
#: The words of the charts.
CAPTIONS = ("rating", "games", "cost", *[f"chart-{chart}" for chart in CHARTS])
STANDINGS = ("player", "rating", "per-seat", "rank", "cost")
#: As many tints as report.css has; the best has the first.
TINTS = 9


def page(reports: Sequence[TournamentReport], lang: str) -> str:
    """Write reports as one page."""
    say = speak(lang)
    kicker = escape(say("page-title"))
    name = title(reports[0], lang) if len(reports) == 1 else say("page-title-all")
    head = f'<header><p class="kicker">{kicker}</p><h1>{escape(name)}</h1>{contents(reports, lang)}'
    sections = "".join([section(report, say, lang, len(reports) > 1) for report in reports])
    style = (files("tafelrunde.arena") / "report.css").read_text(encoding="utf-8")
    data = in_page([chart_data(report) for report in reports])
    words = in_page({key: say(key) for key in CAPTIONS})
    return f"""<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(name)} · {kicker}</title>
<style>{style}</style>
<main>
{head}</header>
{sections}
<footer>{escape(say("explained"))}</footer>
</main>
<script type="application/json" id="reports">{data}</script>
<script type="application/json" id="words">{words}</script>
<script>{script()}</script>
</html>
"""


def contents(reports: Sequence[TournamentReport], lang: str) -> str:
    """List the games of a page that has several, each with who leads."""
    if len(reports) == 1:
        return ""
    items = "".join(
        [
            f'<li><a href="#{report.schedule.game}">{escape(title(report, lang))}</a> '
            f"<span>{escape(report.competitors[0].player)}</span></li>"
            for report in reports
        ]
    )
    return f"<nav><ul>{items}</ul></nav>"


def section(report: TournamentReport, say: Say, lang: str, is_one_of_many: bool) -> str:
    """Write the part of one tournament: who leads, figures, table, charts, pairs."""
    named = f"<h2>{escape(title(report, lang))}</h2>" if is_one_of_many else ""
    shown = {name: f'<figure data-chart="{name}"></figure>' for name in CHARTS}
    told = "".join([f"<p>{escape(line)}</p>" for line in remarks(report, say)])
    best = escape(report.competitors[0].player)
    told_first = escape(lead(report, say)).replace(best, f"<strong>{best}</strong>", 1)
    return f"""<section id="{report.schedule.game}">
{named}<p class="lead">{told_first}</p>
{facts(report, say)}
{shown["ratings"]}
{standings(report, say)}
<div class="pair">{shown["shares"]}{shown["costs"]}</div>
<h3>{escape(say("pairs"))}</h3>
<p class="hint">{escape(say("row-before-column"))}</p>
<div class="scrolled">{pairs(report, say)}</div>
{shown["ladder"]}
<div class="remarks">{told}</div>
</section>"""


def facts(report: TournamentReport, say: Say) -> str:
    """Write the figures of a tournament in a row."""
    schedule = report.schedule
    known = {
        "games": say("count", value=report.games),
        "deals": say("count", value=report.games // schedule.seats),
        "seats": say("count", value=schedule.seats),
        "competitors": say("count", value=len(report.competitors)),
        "thought": duration(1e6 * report.cpu_seconds, say),
        "seed": str(schedule.seed),
    }
    cells = [
        f"<div><dt>{escape(say(key))}</dt><dd>{escape(said)}</dd></div>"
        for key, said in known.items()
    ]
    return f'<dl class="facts">{"".join(cells)}</dl>'


def standings(report: TournamentReport, say: Say) -> str:
    """Write the table of competitors, best first; intervals stand below what they are of."""
    heads = "".join([f"<th scope=col>{escape(say(key))}</th>" for key in STANDINGS])
    rows = "".join([_competitor(one, place, say) for place, one in enumerate(report.competitors)])
    return (
        f'<div class="scrolled"><table class="standings"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def pairs(report: TournamentReport, say: Say) -> str:
    """Write the table of pairs: how often a row's player came in before a column's."""
    met = meetings(report)
    names = [_name(name, place) for place, (name, _) in enumerate(met)]
    heads = "".join([f"<th scope=col>{name}</th>" for name in names])
    rows = [
        f"<tr><th scope=row>{name}</th>{''.join([_meeting(one, say) for one in row])}</tr>"
        for name, (_, row) in zip(names, met, strict=True)
    ]
    return (
        f'<table class="pairs"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def script() -> str:
    """Give the script that draws the charts, from the built client."""
    package = Path(str(files("tafelrunde")))
    places = (package / "client" / SCRIPT, package.parents[1] / "web" / "dist" / SCRIPT)
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


def in_page(data: object) -> str:
    """Write data as JSON that cannot end the script it stands in."""
    return msgspec.json.encode(data).decode().replace("</", "<\\/")


def _name(name: str, place: int) -> str:
    # A long name may be broken where a word or a setting ends.
    said = escape(name)
    for sign in "_:,":
        said = said.replace(sign, f"{sign}<wbr>")
    return f'<i style="--tint:var(--tint-{place % TINTS})"></i>{said}'


def _competitor(competitor: Competitor, place: int, say: Say) -> str:
    rating = say("points", value=competitor.rating)
    reach = say("between", low=competitor.rating_low, high=competitor.rating_high)
    share = say("percent", value=competitor.share)
    share_reach = say("range", low=100 * competitor.low, high=100 * competitor.high)
    rest = "".join(
        [
            f"<td>{escape(rating)}<small>{escape(reach)}</small></td>",
            f"<td>{escape(share)}<small>{escape(share_reach)}</small></td>",
            f"<td>{escape(say('mean', value=competitor.rank))}</td>",
            f"<td>{escape(duration(competitor.microseconds, say))}</td>",
        ]
    )
    return f"<tr><th scope=row>{_name(competitor.player, place)}</th>{rest}</tr>"


def _meeting(met: tuple[float, Pair] | None, say: Say) -> str:
    if met is None:
        return '<td class="self">·</td>'
    share, pair = met
    # From red over nothing to green; the number says the same.
    hue, depth = (150 if share > 0.5 else 20), round(abs(share - 0.5) * 120)
    said = escape(say("percent", value=share))
    told = escape(say("meetings", value=pair.meetings))
    return f'<td style="--hue:{hue};--depth:{depth}%" title="{told}">{said}</td>'
