/** What the map is drawn from: the printed facts, a layout of our own, and the names. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language, Point } from "../src/boards/risk/geometry.ts";

export type Board = "westeros" | "essos";
export const LANGUAGES: readonly Language[] = ["de", "en"];

interface MapFacts {
  coasts: { key: string; board: Board; colour: string }[];
  regions: { key: string; board: Board; bonus: number }[];
  territories: {
    key: string;
    region: string;
    castle: boolean;
    coastal: boolean;
    port?: string;
    seat?: string;
  }[];
  borders: [string, string][];
  sea_lines: [string, string][];
}

interface Layout {
  /** Width to height of the world in the numbers below, which fill a square. */
  aspect: number;
  points: Record<string, Point>;
  ports: Record<string, Point>;
  outlines: Point[][];
}

const HERE = dirname(fileURLToPath(import.meta.url));
const GAME = join(HERE, "..", "..", "src", "tafelrunde", "games", "risk");

const read = (...path: string[]): string => readFileSync(join(...path), "utf-8");

export const FACTS = JSON.parse(read(GAME, "map.json")) as MapFacts;
export const LAYOUT = JSON.parse(read(HERE, "layout.json")) as Record<Board, Layout>;

/** Territories and regions by key, numbered as in the rules. */
export const TERRITORY = new Map(FACTS.territories.map((territory, n) => [territory.key, n]));
export const REGION = new Map(FACTS.regions.map((region, n) => [region.key, n]));

export function numberOf(key: string): number {
  const number = TERRITORY.get(key);
  if (number === undefined) throw new Error(`There is no territory ${key}.`);
  return number;
}

export function regionOf(territory: number): number {
  return REGION.get(FACTS.territories[territory]?.region ?? "") ?? -1;
}

export function boardOf(territory: number): Board | undefined {
  return FACTS.regions[regionOf(territory)]?.board;
}

function words(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of read(GAME, "locale", `${language}.ftl`).split("\n")) {
    const [, key, text] = /^([\w-]+) = (.*)$/.exec(line) ?? [];
    if (key !== undefined && text !== undefined) found.set(key, text);
  }
  return found;
}

const WORDS = { de: words("de"), en: words("en") };

/** The name on the map: a shorter one where the full name would not fit. */
export function labelOf(kind: "territory" | "region", key: string, language: Language): string {
  const known = WORDS[language];
  const label = known.get(`label-${key}`) ?? known.get(`${kind}-${key}`);
  if (label === undefined) throw new Error(`There is no name for ${key} in ${language}.`);
  return label;
}
