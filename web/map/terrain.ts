/** Small signs of what a land is like: where they stand, clear of names and plates. */
import { overlap, type Box } from "./labels.ts";
import { seeded } from "./lines.ts";
import { area, distance, type Line } from "./plane.ts";
import type { Raster } from "./raster.ts";
import type { Point, Terrain } from "../src/boards/risk/geometry.ts";

const KINDS: Readonly<Record<Terrain, string>> = {
  tree:
    "wolfswood winterfell the_gift bear_island kingswood rainwood forest_of_qohor the_axe karhold " +
    "harrenhal sarnor",
  hill:
    "barrowlands stoney_shore the_fingers silverhill golden_tooth the_crag stoney_sept " +
    "hills_of_norvos upper_rhoyne crakehall cape_kraken riverrun tarth gulltown widows_watch " +
    "white_harbor samyrian lower_rhoyne braavosian_coastlands bayasabhad",
  mountain:
    "mountains_of_the_moon the_eyrie red_mountains the_dreadfort skagos casterly_rock pyke harlaw " +
    "dragonstone valyria vaes_dothrak mantarys northern_jade_sea",
  marsh: "the_neck the_trident the_twins searoad_marshes the_sea_of_sights oros crackclaw_point",
  dune: "sandstone greenblood sunspear the_red_waste old_ghis new_ghis qarth yunkai astapor tyrosh lys",
  grass:
    "kings_landing blackwater_rush the_mander highgarden three_towers the_arbor oldtown " +
    "storms_end dornish_marches the_flatlands the_golden_fields myr the_orange_shore volantis " +
    "western_dothraki_sea northern_dothraki_sea eastern_dothraki_sea lhazar the_footprint meereen",
};

const KIND = new Map(
  Object.entries(KINDS).flatMap(([kind, keys]) =>
    keys.split(" ").map((key) => [key, kind as Terrain] as const),
  ),
);

export function terrainOf(key: string): Terrain {
  const kind = KIND.get(key);
  if (!kind) throw new Error(`Nobody knows what ${key} looks like.`);
  return kind;
}

const APART = 14;
const RADIUS = 6;
/** One sign for so many square pixels. */
const ROOM = 620;

export function marksIn(
  number: number,
  rings: readonly Line[],
  raster: Raster,
  boxes: readonly Box[],
): Point[] {
  const random = seeded(1000 + number);
  const marks: Point[] = [];
  for (const ring of rings) {
    const xs = ring.map(([x]) => x);
    const ys = ring.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const most = marks.length + Math.round(Math.abs(area(ring)) / ROOM);
    for (let tries = 0; tries < 60 * most && marks.length < most; tries++) {
      const [x, y]: Point = [left + random() * width, top + random() * height];
      const box: Box = [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS];
      const isInland = [0, 1, 2, 3, 4, 5, 6, 7].every((n) => {
        const angle = (n * Math.PI) / 4;
        const reach = RADIUS + 3;
        const at: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
        return raster.at(at) === number;
      });
      if (!isInland || boxes.some((other) => overlap(box, other) > 0)) continue;
      if (marks.some((other) => distance([x, y], other) < APART)) continue;
      marks.push([x, y]);
    }
  }
  return marks;
}
