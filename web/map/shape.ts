/** The whole map of a stage, ready to travel (step 6, and everything that stands on it). */
import { FACTS, LANGUAGES, boardOf, labelOf, regionOf } from "./facts.ts";
import { Labels, textBoxes, type Box } from "./labels.ts";
import { widthOf } from "./letters.ts";
import { linesOf } from "./lines.ts";
import { area } from "./plane.ts";
import { Raster } from "./raster.ts";
import { portOf, seaLines } from "./sea.ts";
import type { SealPlace, Stage } from "./stages.ts";
import { marksIn, terrainOf } from "./terrain.ts";
import {
  SEA,
  pack,
  ringsAround,
  type Arc,
  type Label,
  type Language,
  type Packed,
  type Point,
  type Seal,
} from "../src/boards/risk/geometry.ts";

const PORT = 9;
export const SEAL = 17;
/** Names of regions are set in spaced capitals of this size. */
export const SEAL_TYPE = 14;
export const SEAL_SPACING = 1.22;
const WALL_FROM = "the_gift";

const tenth = (value: number): number => Math.round(value * 10) / 10;
const rough = ([x, y]: Point): Point => [tenth(x), tenth(y)];
const roughLabel = ([x, y, ...lines]: Label): Label => [tenth(x), tenth(y), ...lines];

function sealName({ at: [x, y], name }: SealPlace, text: string): Label {
  const lines = name === "below" && text.length > 11 ? halved(text) : [text];
  const half = Math.max(...lines.map((line) => widthOf(line, SEAL_TYPE) * SEAL_SPACING)) / 2;
  const beside = SEAL + 6 + half;
  switch (name) {
    case "right":
      return [x + beside, y + 5, ...lines];
    case "left":
      return [x - beside, y + 5, ...lines];
    case "above":
      return [x, y - SEAL - 6, ...lines];
    case "below":
      return [x, y + SEAL + 14, ...lines];
    case "none":
      return [x, y];
  }
}

function halved(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [cut] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

const around = ([x, y]: Point, radius: number): Box => [
  x - radius,
  y - radius,
  x + radius,
  y + radius,
];

export function shape(stage: Stage): Packed {
  const boards = stage.frames.map(({ board }) => board);
  const isHere = (number: number): boolean => boards.includes(boardOf(number)!);
  const drawn = linesOf(stage);
  const { arcs } = drawn;
  const numbers = FACTS.territories.map((_, number) => number).filter(isHere);
  const land = new Map(
    numbers.map((number) => {
      const rings = ringsAround(arcs, (owner) => owner === number).map((ring) => ring.flat());
      rings.sort((one, other) => Math.abs(area(other)) - Math.abs(area(one)));
      return [number, rings] as const;
    }),
  );
  const raster = new Raster(stage.view);
  for (const [number, rings] of land) raster.fill(number, rings);

  const ports = new Map(
    numbers.flatMap((number) => {
      const { key, port } = FACTS.territories[number]!;
      return port ? [[number, portOf(arcs, raster, key, drawn.place)] as const] : [];
    }),
  );
  const seals = FACTS.regions.flatMap(({ key, bonus, board }, region): Seal[] => {
    if (!boards.includes(board)) return [];
    const place = stage.seals[key];
    if (!place) throw new Error(`Where does the seal of ${key} stand?`);
    const name = (language: Language): Label =>
      roughLabel(sealName(place, labelOf("region", key, language)));
    return [{ region, bonus, at: place.at, names: { de: name("de"), en: name("en") } }];
  });
  const taken = (language: Language): Box[] => [
    ...[...ports.values()].map((port) => around(port, PORT)),
    ...seals.map(({ at }) => around(at, SEAL)),
    ...seals.flatMap(({ names }) => textBoxes(names[language], SEAL_TYPE, SEAL_SPACING)),
  ];
  const settled = new Labels(raster, stage.plate, stage.type, stage.view, {
    de: taken("de"),
    en: taken("en"),
  }).settle(
    numbers.map((number) => {
      const { key, castle } = FACTS.territories[number]!;
      const names = { de: labelOf("territory", key, "de"), en: labelOf("territory", key, "en") };
      return { number, names, castle, rings: land.get(number)!, plate: stage.plates[key] };
    }),
  );
  const boxes = [...LANGUAGES.flatMap(taken), ...settled.flatMap((place) => place.boxes)];
  return {
    view: stage.view,
    plate: stage.plate,
    type: stage.type,
    arcs: arcs.map(({ left, right, points }) => [left, right, ...pack(points)] as const),
    places: settled.map(({ number, plate, names }) => {
      const { key, castle, port: coast } = FACTS.territories[number]!;
      const colour = FACTS.coasts.find((known) => known.key === coast)?.colour;
      const port = ports.get(number);
      return {
        number,
        region: regionOf(number),
        castle,
        plate: rough(plate),
        names: { de: roughLabel(names.de), en: roughLabel(names.en) },
        ...afloat(raster, names, stage.type),
        ...(colour && port ? { port: [colour, ...rough(port)] as const } : {}),
        terrain: terrainOf(key),
        marks: marksIn(number, land.get(number)!, raster, boxes).map(([x, y]): Point => [
          Math.round(x),
          Math.round(y),
        ]),
      };
    }),
    seals,
    seaLines: seaLines(arcs, raster, isHere).map(([a, b, ...curve]) => [a, b, ...curve.map(rough)]),
    ...wall(arcs),
  };
}

/** The languages in which a name stands on the water. */
function afloat(
  raster: Raster,
  names: Record<Language, Label>,
  size: number,
): { afloat?: readonly Language[] } {
  const found = LANGUAGES.filter((language) => {
    const samples = textBoxes(names[language], size).flatMap(([left, top, right, bottom]) =>
      Array.from({ length: 12 }, (_, n): Point => [
        left + ((n + 0.5) / 12) * (right - left),
        (top + bottom) / 2,
      ]),
    );
    const wet = samples.filter((point) => raster.at(point) === SEA).length;
    return wet > 0.7 * samples.length;
  });
  return found.length > 0 ? { afloat: found } : {};
}

/** The Wall stands on the north coast of The Gift, from sea to sea. */
function wall(arcs: readonly Arc[]): Pick<Packed, "wall"> {
  const gift = FACTS.territories.findIndex(({ key }) => key === WALL_FROM);
  const coasts = arcs.filter(
    ({ left, right }) => Math.min(left, right) === SEA && Math.max(left, right) === gift,
  );
  const [longest] = [...coasts].sort((one, other) => other.points.length - one.points.length);
  if (!longest) return {};
  const inner = longest.points.slice(10, -14);
  const [first, last] = [inner[0]!, inner[inner.length - 1]!];
  return { wall: pack(first[0] < last[0] ? inner : [...inner].reverse()) };
}
