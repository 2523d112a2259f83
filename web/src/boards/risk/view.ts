/** The position as this board reads it. */
import type { House } from "../../heraldry";
import type { Sight } from "../../sight";
import type { RiskView } from "../../views";
import type { Translate } from "../contract";
import { CASTLES, COASTS, REGION, SEATS } from "./facts";
import { NOUN_NAMES } from "./nouns";
import { HOUSES, type Army, type Holder } from "./scene";

export type View = RiskView;

export const NEUTRAL = -1;
export const EMPTY_LAND = -2;

export const viewOf = (sight: Pick<Sight, "view">): View => sight.view as unknown as View;

/** How many characters a house has. */
export const PER_HOUSE = 4;

/** The kinds of special units, by number. */
export const [KNIGHT, SIEGE_ENGINE, FORTIFICATION] = [0, 1, 2] as const;

/** The house a seat leads; null before it has chosen one. */
export const houseOf = (view: View, seat: number): House | null =>
  HOUSES[view.houses[seat] ?? -1] ?? null;

export const holderOf = (view: View, seat: number): Holder => houseOf(view, seat) ?? "neutral";

export const markersAt = (view: View, kind: number, territory: number): number =>
  view.markers[kind]?.[territory] ?? 0;

/** Everything that stands on the map. */
export function armiesOf(view: View): Map<number, Army> {
  const homes = new Set(view.claimed ? view.houses.map((house) => SEATS[house]) : []);
  const armies = new Map<number, Army>();
  view.owner.forEach((owner, territory) => {
    const units = view.units[territory] ?? 0;
    if (owner === EMPTY_LAND || units === 0) return;
    armies.set(territory, {
      holder: owner < 0 ? "neutral" : holderOf(view, owner),
      units,
      seat: homes.has(territory),
      knights: markersAt(view, KNIGHT, territory),
      sieges: markersAt(view, SIEGE_ENGINE, territory),
      forts: markersAt(view, FORTIFICATION, territory),
    });
  });
  return armies;
}

const castles = new Set(CASTLES);
const ports = new Set(COASTS.flat());

export const hasCastle = (territory: number): boolean => castles.has(territory);
export const hasPort = (territory: number): boolean => ports.has(territory);

/** What a seat holds. */
export const landOf = (view: View, seat: number): number[] =>
  view.owner.flatMap((owner, territory) => (owner === seat ? [territory] : []));

export const unitsOf = (view: View, seat: number): number =>
  landOf(view, seat).reduce((sum, territory) => sum + (view.units[territory] ?? 0), 0);

/** What counts in a skirmish. */
export function tally(view: View, seat: number): { lands: number; castles: number; ports: number } {
  const land = landOf(view, seat);
  return {
    lands: land.length,
    castles: land.filter(hasCastle).length,
    ports: land.filter(hasPort).length,
  };
}

/** The territories of a region. */
export const membersOf = (region: number): number[] =>
  REGION.flatMap((own, territory) => (own === region ? [territory] : []));

/** Regions from this one on lie in Essos. */
const ESSOS = 9;

/** Whether a territory belongs to the board that is played on. */
export const inPlay = (view: View, territory: number): boolean =>
  view.board === "world" || (view.board === "westeros") === (REGION[territory] ?? 0) < ESSOS;

export const plays = (view: View, module: string): boolean => view.modules.includes(module);

/** Whether points win; else the end-game card ends it and land is counted. */
export const byPoints = (view: View): boolean => plays(view, "objectives");

type Noun = "territory" | "region" | "house" | "unit" | "character" | "maester" | "objective";

/** What a thing is called; `text` is what its card says. */
export const called = (t: Translate, noun: Noun, number: number, more: "" | "text" = ""): string =>
  t(`${noun}${more}-${NOUN_NAMES[noun]?.[number] ?? number}`);
