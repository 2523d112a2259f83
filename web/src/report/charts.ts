/** Draws the charts of a tournament's page; `tafelrunde tournament --out FILE.html` puts it in. */
import { axisX, barX, dot, gridX, gridY, lineY, plot, ruleX, ruleY, text } from "@observablehq/plot";

interface Competitor {
  player: string;
  rating: number;
  rating_low: number;
  rating_high: number;
  share: number;
  microseconds: number;
}

interface Rung {
  games: number;
  held: number[];
}

interface Report {
  seats: number;
  players: string[];
  competitors: Competitor[];
  ladder: Rung[];
}

type Words = Record<string, string>;
type Chart = (report: Report, words: Words, width: number) => Element | undefined;

const ROW = 28;
/** Room below for the ticks and what they mean. */
const BELOW = 50;
const STYLE = { background: "none", color: "currentColor", fontFamily: "inherit", fontSize: "15px" };
const GOLD = "#a9822b";

/** How wide the longest name is, as far as there is room. */
function nameRoom(competitors: Competitor[], width: number): number {
  const longest = Math.max(...competitors.map((one) => one.player.length));
  return Math.min(longest * 8 + 24, width * 0.4);
}

/** Ratings with their intervals, best first. */
export const ratings: Chart = ({ competitors }, words, width) =>
  plot({
    width,
    height: competitors.length * ROW + BELOW + 20,
    marginLeft: nameRoom(competitors, width),
    marginBottom: BELOW,
    style: STYLE,
    x: { label: words["rating"], grid: true },
    y: { domain: competitors.map((one) => one.player), label: null },
    marks: [
      ruleX([0], { strokeOpacity: 0.4 }),
      ruleY(competitors, {
        y: "player",
        x1: "rating_low",
        x2: "rating_high",
        strokeWidth: 5,
        stroke: GOLD,
        strokeOpacity: 0.45,
        strokeLinecap: "round",
      }),
      dot(competitors, { y: "player", x: "rating", r: 5, fill: GOLD }),
    ],
  });

/** Strength against what a decision costs, on a scale of powers of ten. */
export const costs: Chart = ({ competitors }, words, width) => {
  const known = competitors.filter((one) => one.microseconds > 0);
  if (known.length < 2) return undefined;
  return plot({
    width,
    height: 360,
    marginTop: 36,
    marginLeft: 60,
    marginRight: nameRoom(competitors, width),
    marginBottom: BELOW,
    style: STYLE,
    x: { type: "log", label: `${words["cost"]} (µs)`, nice: true },
    y: { label: words["rating"], nice: true },
    marks: [
      gridX({ ticks: 4 }),
      gridY(),
      axisX({ ticks: 4, tickFormat: "~s" }),
      dot(known, { x: "microseconds", y: "rating", r: 5, fill: GOLD }),
      text(known, { x: "microseconds", y: "rating", text: "player", dx: 9, textAnchor: "start" }),
    ],
  });
};

/** How the ladder moved while the tournament was on. */
export const ladder: Chart = ({ players, ladder }, words, width) => {
  if (ladder.length < 3) return undefined;
  const points = ladder.flatMap(({ games, held }) =>
    held.map((value, number) => ({ games, value, player: players[number] ?? "" })),
  );
  return plot({
    width,
    height: 380,
    marginLeft: 60,
    marginBottom: BELOW,
    style: STYLE,
    color: { legend: true, domain: players, scheme: "observable10" },
    x: { label: words["games"] },
    y: { label: null, grid: true },
    marks: [lineY(points, { x: "games", y: "value", stroke: "player", strokeWidth: 2 })],
  });
};

/** Wins for each seat held, with the line of a fair share. */
export const shares: Chart = ({ seats, competitors }, words, width) =>
  plot({
    width,
    height: competitors.length * ROW + BELOW + 20,
    marginLeft: nameRoom(competitors, width),
    marginBottom: BELOW,
    style: STYLE,
    x: { label: `${words["per-seat"]} (%)`, percent: true, grid: true, domain: [0, 100], ticks: 5 },
    y: { domain: competitors.map((one) => one.player), label: null },
    marks: [
      barX(competitors, { y: "player", x: "share", fill: GOLD, fillOpacity: 0.6 }),
      ruleX([1 / seats], { strokeDasharray: "4 3" }),
    ],
  });

export const CHARTS: Record<string, Chart> = { ratings, shares, costs, ladder };

function read<T>(id: string, page: Document): T {
  return JSON.parse(page.getElementById(id)?.textContent ?? "null") as T;
}

/** Fill the figures of a page, section by section. */
export function draw(page: Document): void {
  const reports = read<Report[]>("reports", page);
  const words = read<Words>("words", page);
  page.querySelectorAll("section").forEach((section, number) => {
    const report = reports[number];
    if (!report) return;
    section.querySelectorAll<HTMLElement>("figure[data-chart]").forEach((figure) => {
      const chart = CHARTS[figure.dataset["chart"] ?? ""]?.(report, words, figure.clientWidth || 640);
      if (!chart) return;
      const caption = page.createElement("figcaption");
      caption.textContent = words[`chart-${figure.dataset["chart"]}`] ?? "";
      figure.append(caption, chart);
    });
  });
}
