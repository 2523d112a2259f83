/** Where the keys lead on the map: along borders, sea lines and ports, region by region. */
import { COASTS, JOINED } from "./facts";
import type { MapShape, Place, Point } from "./geometry";

const WIDEST = (75 * Math.PI) / 180;

const placeOf = (shape: MapShape, number: number): Place | undefined =>
  shape.places.find((place) => place.number === number);

/** The neighbour nearest to a direction: least distance by the cosine of the angle to it. */
export function neighbour(shape: MapShape, from: number, [dx, dy]: Point): number | null {
  const start = placeOf(shape, from);
  if (!start) return shape.places[0]?.number ?? null;
  let [best, least] = [null as number | null, Infinity];
  for (const number of JOINED[from] ?? []) {
    const place = placeOf(shape, number);
    if (!place) continue;
    const [x, y] = [place.plate[0] - start.plate[0], place.plate[1] - start.plate[1]];
    const distance = Math.hypot(x, y);
    const cosine = (x * dx + y * dy) / distance;
    if (cosine < Math.cos(WIDEST)) continue;
    if (distance / cosine < least) [best, least] = [number, distance / cosine];
  }
  return best;
}

/** The other ports of the coast a port lies at, itself first. */
export function coastOf(shape: MapShape, port: number): number[] {
  const coast = COASTS.find((ports) => ports.includes(port)) ?? [];
  return [port, ...coast.filter((other) => other !== port && placeOf(shape, other))];
}

/** The next of some territories in the order of their numbers, round and round. */
export function next(list: readonly number[], from: number | null, step: number): number | null {
  if (list.length === 0) return null;
  const sorted = [...list].sort((a, b) => a - b);
  const at = from === null ? -1 : sorted.indexOf(from);
  if (at >= 0) return sorted[(at + step + sorted.length) % sorted.length]!;
  const after = sorted.findIndex((one) => one > (from ?? -1));
  if (step > 0) return sorted[after < 0 ? 0 : after]!;
  return sorted[(after < 0 ? sorted.length : after) - 1] ?? sorted.at(-1)!;
}

/** The first territory of the next region. */
export function nextRegion(shape: MapShape, from: number | null, step: number): number | null {
  const regions = [...new Set(shape.places.map((place) => place.region))];
  const here = from === null ? undefined : placeOf(shape, from)?.region;
  const at = here === undefined ? -1 : regions.indexOf(here);
  const region = regions[(at + step + regions.length) % regions.length];
  return shape.places.find((place) => place.region === region)?.number ?? null;
}
