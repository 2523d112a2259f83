/** Draws the charts of a tournament's page; `tafelrunde tournament --out FILE.html` puts it in. */
import { axisX, barX, dot, gridX, gridY, lineY, plot, ruleX, ruleY, text } from "@observablehq/plot";
import { apart } from "./labels.ts";

interface Competitor {
  player: string;
  rating: number;
  rating_low: number;
  rating_high: number;
  share: number;
  low: number;
  high: number;
  microseconds: number;
}

interface Rung {
  games: number;
  held: number[];
}

export interface Report {
  seats: number;
  players: string[];
  competitors: Competitor[];
  ladder: Rung[];
}

type Labels = Record<string, string>;
type Chart = (report: Report, words: Labels, width: number, lang: string) => Element | undefined;

const ROW = 34;
/** Room below for the ticks, and between two lines of text. */
const BELOW = 34;
const LINE = 18;
const STYLE = { background: "none", color: "currentColor", fontFamily: "inherit", fontSize: "15px" };
const IDENTITY = { type: "identity" } as const;
/** As many tints as report.css has. */
const TINTS = 9;

/** The tint of a competitor, everywhere the same: they are counted from the best on. */
const tint = (place: number) => `var(--tint-${place % TINTS})`;
const tinted = <T extends object>(rows: T[]) => rows.map((row, place) => ({ ...row, tint: tint(place) }));

/** Numbers of an axis as the page's language writes them. */
function whole(lang: string): (value: number) => string {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  return (value) => format.format(value).replace("-", "−");
}

/** How wide the longest name is, as far as there is room. */
function nameRoom(competitors: Competitor[], width: number): number {
  const longest = Math.max(...competitors.map((one) => one.player.length));
  return Math.min(longest * 7.5 + 20, width * 0.42);
}

/** Ratings with their intervals, best first. */
export const ratings: Chart = ({ competitors }, _words, width, lang) => {
  const rows = tinted(competitors);
  const said = new Intl.NumberFormat(lang, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  return plot({
    width,
    height: competitors.length * ROW + BELOW + 10,
    marginLeft: nameRoom(competitors, width),
    marginRight: 64,
    marginTop: 4,
    marginBottom: BELOW,
    style: STYLE,
    color: IDENTITY,
    x: { label: null, grid: true, ticks: Math.max(3, Math.round(width / 110)), tickFormat: whole(lang) },
    y: { domain: competitors.map((one) => one.player), label: null, tickSize: 0 },
    marks: [
      ruleX([0], { strokeOpacity: 0.45 }),
      ruleY(rows, {
        y: "player",
        x1: "rating_low",
        x2: "rating_high",
        strokeWidth: 9,
        stroke: "tint",
        strokeOpacity: 0.35,
        strokeLinecap: "round",
      }),
      dot(rows, { y: "player", x: "rating", r: 6, fill: "tint" }),
      text(rows, {
        y: "player",
        x: "rating_high",
        text: (row: Competitor) => said.format(row.rating).replace("-", "−"),
        dx: 14,
        textAnchor: "start",
        fontWeight: 600,
      }),
    ],
  });
};

/** Wins for each seat held, with their intervals and the line of a fair share. */
export const shares: Chart = ({ seats, competitors }, _words, width, lang) => {
  const rows = tinted(competitors);
  const said = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 });
  const tick = new Intl.NumberFormat(lang, { style: "percent" });
  return plot({
    width,
    height: competitors.length * ROW + BELOW + 10,
    marginLeft: nameRoom(competitors, width),
    marginRight: 56,
    marginTop: 4,
    marginBottom: BELOW,
    style: STYLE,
    color: IDENTITY,
    x: { label: null, grid: true, domain: [0, 1], ticks: width > 420 ? 5 : 2, tickFormat: (x: number) => tick.format(x) },
    y: { domain: competitors.map((one) => one.player), label: null, tickSize: 0 },
    marks: [
      barX(rows, { y: "player", x: "share", fill: "tint", fillOpacity: 0.75, insetTop: 2, insetBottom: 2, ry: 3 }),
      ruleY(rows, { y: "player", x1: "low", x2: "high", strokeWidth: 2, strokeOpacity: 0.7 }),
      ruleX([1 / seats], { strokeDasharray: "4 3" }),
      text(rows, {
        y: "player",
        x: "high",
        text: (row: Competitor) => said.format(row.share),
        dx: 8,
        textAnchor: "start",
        fontWeight: 600,
        stroke: "var(--paper)",
        strokeWidth: 5,
        fill: "currentColor",
      }),
    ],
  });
};

/** A stretch of time in the unit that fits.
 *
 *  `length(1500, "en")` is "1.5 ms". */
export function length(microseconds: number, lang: string): string {
  const [unit, size] = microseconds >= 1e6 ? ["s", 1e6] : microseconds >= 1e3 ? ["ms", 1e3] : ["µs", 1];
  return `${new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 }).format(microseconds / size)} ${unit}`;
}

/** Strength against what a decision costs, on a scale of powers of ten. */
export const costs: Chart = ({ competitors }, words, width, lang) => {
  const known = tinted(competitors).filter((one) => one.microseconds > 0);
  if (known.length < 2) return undefined;
  const heights = known.map((one) => one.rating);
  const powers = known.map((one) => Math.log10(one.microseconds));
  const [least, most] = [Math.floor(Math.min(...powers)), Math.ceil(Math.max(...powers) + 0.01)];
  const every = Math.max(1, Math.ceil((most - least) / (width / 90)));
  const ticks = Array.from({ length: Math.floor((most - least) / every) + 1 }, (_, n) => 10 ** (least + n * every));
  const room = nameRoom(competitors, width);
  const height = 360;
  const frame = { width, height, marginTop: 24, marginLeft: 54, marginRight: room, marginBottom: 52 };
  const scales = {
    x: { type: "log", domain: [10 ** least, 10 ** most] },
    y: { label: words["rating"] ?? null, nice: true, domain: [Math.min(...heights), Math.max(...heights)], tickFormat: whole(lang) },
  } as const;
  const marks = [
    gridX(ticks),
    gridY(),
    axisX(ticks, {
      tickFormat: (x: number) => length(x, lang),
      tickSize: 4,
      label: words["cost"] ?? null,
      labelAnchor: "center",
      labelArrow: "none",
    }),
    dot(known, { x: "microseconds", y: "rating", r: 6, fill: "tint" }),
  ];
  const bare = plot({ ...frame, style: STYLE, color: IDENTITY, ...scales, marks });
  const [x, y] = [bare.scale("x"), bare.scale("y")];
  if (!x || !y) return bare;
  const places = apart(
    known.map((one) => ({ x: x.apply(one.microseconds) as number, y: y.apply(one.rating) as number, width: one.player.length * 7.5 + 20 })),
    LINE,
  );
  const named = known.map((one, place) => ({ ...one, near: y.invert?.(places[place]) as number }));
  const names = text(named, { x: "microseconds", y: "near", text: "player", dx: 12, textAnchor: "start" });
  return plot({ ...frame, style: STYLE, color: IDENTITY, ...scales, marks: [...marks, names] });
};

/** How the ladder moved while the tournament was on, each line with its name at the end. */
export const ladder: Chart = ({ players, competitors, ladder }, words, width, lang) => {
  const last = ladder.at(-1);
  if (ladder.length < 3 || !last) return undefined;
  const places = new Map(competitors.map((one, place) => [one.player, place]));
  const points = ladder.flatMap(({ games, held }) =>
    held.flatMap((value, number) => {
      const player = players[number] ?? "";
      const place = places.get(player);
      return place === undefined ? [] : [{ games, value, player, tint: tint(place) }];
    }),
  );
  const ends = points.filter((point) => point.games === last.games);
  const frame = { width, height: 380, marginLeft: 36, marginRight: nameRoom(competitors, width), marginBottom: 52, marginTop: 10 };
  const scales = {
    x: { label: words["games"] ?? null, labelAnchor: "center", labelArrow: "none", ticks: Math.max(3, Math.round(width / 140)), tickFormat: whole(lang) },
    y: { label: null, grid: true },
  } as const;
  const lines = lineY(points, { x: "games", y: "value", z: "player", stroke: "tint", strokeWidth: 2.5, curve: "monotone-x" });
  const bare = plot({ ...frame, style: STYLE, color: IDENTITY, ...scales, marks: [lines] });
  const y = bare.scale("y");
  if (!y) return bare;
  const near = apart(
    ends.map((end) => ({ x: 0, y: y.apply(end.value) as number, width: 1 })),
    LINE,
  );
  const named = ends.map((end, place) => ({ ...end, near: y.invert?.(near[place]) as number }));
  const names = text(named, { x: "games", y: "near", text: "player", fill: "tint", dx: 8, textAnchor: "start", fontWeight: 600 });
  const dots = dot(ends, { x: "games", y: "value", r: 4, fill: "tint" });
  const grown = { ...scales, y: { ...scales.y, domain: y.domain as number[] } };
  return plot({ ...frame, style: { ...STYLE, overflow: "visible" }, color: IDENTITY, ...grown, marks: [lines, dots, names] });
};

export const CHARTS: Record<string, Chart> = { ratings, shares, costs, ladder };

function read<T>(id: string, page: Document): T {
  return JSON.parse(page.getElementById(id)?.textContent ?? "null") as T;
}

/** Fill the figures of a page, section by section, for the width there is now. */
export function draw(page: Document): void {
  const reports = read<Report[]>("reports", page);
  const words = read<Labels>("words", page);
  page.querySelectorAll("section").forEach((section, number) => {
    const report = reports[number];
    if (!report) return;
    section.querySelectorAll<HTMLElement>("figure[data-chart]").forEach((figure) => {
      const name = figure.dataset["chart"] ?? "";
      const chart = CHARTS[name]?.(report, words, figure.clientWidth || 640, page.documentElement.lang);
      figure.hidden = !chart;
      if (!chart) return;
      const caption = page.createElement("figcaption");
      caption.textContent = words[`chart-${name}`] ?? "";
      figure.replaceChildren(caption, chart);
    });
  });
}
