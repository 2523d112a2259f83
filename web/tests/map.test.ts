// @vitest-environment node
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import essos from "map:essos";
import westeros from "map:westeros";
import world from "map:world";
import small from "map:world/small";
import { arcsOf, graphOf, printedGraph } from "../map/cells.ts";
import { FACTS, LANGUAGES, type Board } from "../map/facts.ts";
import { overlap, textBoxes, type Box } from "../map/labels.ts";
import { FIELD } from "../map/lines.ts";
import { area, crossings, distance, inside } from "../map/plane.ts";
import { SEAL, SEAL_SPACING, SEAL_TYPE } from "../map/shape.ts";
import {
  SEA,
  pack,
  pathOf,
  ringsAround,
  shapeOf,
  unpack,
  type MapShape,
  type Place,
  type Point,
} from "../src/boards/risk/geometry";

const STAGES = [
  { name: "westeros", packed: westeros, boards: ["westeros"] as Board[], weight: 13 },
  { name: "essos", packed: essos, boards: ["essos"] as Board[], weight: 10 },
  { name: "world", packed: world, boards: ["westeros", "essos"] as Board[], weight: 20 },
].map((stage) => ({ ...stage, shape: shapeOf(stage.packed) }));

const keyOf = (number: number): string => FACTS.territories[number]?.key ?? "?";
const ringsOf = (shape: MapShape, number: number): Point[][] =>
  ringsAround(shape.arcs, (owner) => owner === number).map((ring) => ring.flat());
const plateBox = (shape: MapShape, { plate: [x, y] }: Place): Box => {
  const [width, height] = shape.plate;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
};
const around = ([x, y]: Point, radius: number): Box => [
  x - radius,
  y - radius,
  x + radius,
  y + radius,
];

describe("cells", () => {
  it.each([
    ["westeros", 76],
    ["essos", 64],
  ] as const)("%s has exactly the printed borders and coasts", (board, borders) => {
    const drawn = graphOf(arcsOf(board));
    expect(drawn).toEqual(printedGraph(board));
    expect(drawn.borders.size).toBe(borders);
  });
});

describe("lines", () => {
  it("bend by a field that cannot fold", () => {
    const steepest = FIELD.reduce(
      (sum, { amplitude, wavelength }) => sum + amplitude / wavelength,
      0,
    );
    expect(3 * steepest).toBeLessThan(1);
  });

  it("survive being written down", () => {
    const line: Point[] = [
      [3, 4],
      [3.14, 4.26],
      [-20, 90.5],
      [-20, 90.5],
      [-19.96, 90.5],
    ];
    const read = unpack(...pack(line));
    expect(read[0]).toEqual([3, 4]);
    expect(read.at(-1)).toEqual([-20, 90.5]);
    expect(read).toContainEqual([3.1, 4.3]);
    for (const [n, point] of read.slice(1).entries()) {
      expect(distance(point, read[n]!)).toBeGreaterThan(0);
      expect(distance(point, read[n]!)).toBeLessThan(4.5 * Math.SQRT2 + 1e-9);
    }
    expect(pack(line)[2]).not.toMatch(/["\\\n]/);
  });

  it("are the same curve in both directions", () => {
    const line: Point[] = [
      [0, 0],
      [4, 2],
      [8, 0],
    ];
    expect(pathOf(line)).toBe("M0 0L2 1Q4 2 6 1L8 0");
    expect(pathOf([...line].reverse())).toBe("M8 0L6 1Q4 2 2 1L0 0");
  });
});

describe.each(STAGES)("the map of $name", ({ packed, shape, boards, weight }) => {
  it("has exactly the printed borders and coasts", () => {
    expect(graphOf(shape.arcs)).toEqual(printedGraph(...boards));
  });

  it("has no lines that cross", () => {
    expect([...crossings(shape.arcs.map(({ points }) => points))]).toEqual([]);
  });

  it("has closed lands of a size one can hit, and no two in one place", () => {
    for (const { number } of shape.places) {
      const rings = ringsOf(shape, number);
      const size = rings.reduce((sum, ring) => sum + Math.abs(area(ring)), 0);
      expect(size, keyOf(number)).toBeGreaterThan(1000);
      for (const other of shape.places)
        if (other.number !== number)
          expect(rings.some((ring) => inside(other.plate, ring))).toBe(false);
    }
    expect(ringsAround(shape.arcs, (owner) => owner !== SEA).length).toBeGreaterThan(5);
  });

  it("has all territories of its boards once", () => {
    const wanted = FACTS.territories
      .map(({ region }, number) => ({ number, region }))
      .filter(({ region }) =>
        boards.includes(FACTS.regions.find(({ key }) => key === region)!.board),
      );
    expect(
      shape.places.map(({ number, region }) => ({ number, region: FACTS.regions[region]?.key })),
    ).toEqual(wanted);
  });

  it("has plates of at least 24 px that stand in their own land and clear of each other", () => {
    expect(Math.min(...shape.plate)).toBeGreaterThanOrEqual(24);
    for (const place of shape.places) {
      const own = ringsOf(shape, place.number).some((ring) => inside(place.plate, ring));
      expect(own, keyOf(place.number)).toBe(true);
      for (const other of shape.places)
        if (other !== place)
          expect(overlap(plateBox(shape, place), plateBox(shape, other)), keyOf(place.number)).toBe(
            0,
          );
    }
  });

  it.each(LANGUAGES)("has names of at least 14 px that can be read (%s)", (language) => {
    expect(shape.type).toBeGreaterThanOrEqual(14);
    expect(SEAL_TYPE).toBeGreaterThanOrEqual(14);
    const [x, y, width, height] = shape.view;
    const names = [
      ...shape.places.map(({ number, names }) => ({
        key: keyOf(number),
        boxes: textBoxes(names[language], shape.type),
      })),
      ...shape.seals.map(({ region, names }) => ({
        key: FACTS.regions[region]!.key,
        boxes: textBoxes(names[language], SEAL_TYPE, SEAL_SPACING),
      })),
    ];
    const plates = shape.places.map((place) => plateBox(shape, place));
    const seals = shape.seals.map(({ at }) => around(at, SEAL - 2));
    for (const { key, boxes } of names)
      for (const box of boxes) {
        const outside =
          (box[2] - box[0]) * (box[3] - box[1]) - overlap(box, [x, y, x + width, y + height]);
        expect(outside, key).toBeLessThan(1e-6);
        // A hair of a letter may touch its neighbour.
        for (const other of [...plates, ...seals]) expect(overlap(box, other), key).toBeLessThan(8);
        for (const other of names)
          if (other.key !== key)
            for (const its of other.boxes)
              expect(overlap(box, its), `${key} and ${other.key}`).toBeLessThan(8);
      }
  });

  it("has its ports at their own coasts, clear of plates and seals", () => {
    const ports = shape.places.filter(({ port }) => port);
    const printed = shape.places.filter(({ number }) => FACTS.territories[number]?.port);
    expect(ports).toEqual(printed);
    for (const { number, port } of ports) {
      const [, x, y] = port!;
      const shore = shape.arcs
        .filter(
          ({ left, right }) => Math.min(left, right) === SEA && Math.max(left, right) === number,
        )
        .flatMap(({ points }) => points);
      expect(Math.min(...shore.map((point) => distance(point, [x, y])))).toBeLessThan(6);
      for (const place of shape.places)
        expect(overlap(plateBox(shape, place), around([x, y], 7)), keyOf(number)).toBe(0);
      for (const { at } of shape.seals)
        expect(distance(at, [x, y]), keyOf(number)).toBeGreaterThan(SEAL + 7);
    }
  });

  it("has a seal for every region, in the water", () => {
    expect(shape.seals.map(({ region }) => region)).toEqual([
      ...new Set(shape.places.map(({ region }) => region)),
    ]);
    const land = ringsAround(shape.arcs, (owner) => owner !== SEA).map((ring) => ring.flat());
    for (const { at, region, bonus } of shape.seals) {
      expect(
        land.some((ring) => inside(at, ring)),
        FACTS.regions[region]?.key,
      ).toBe(false);
      expect(bonus).toBe(FACTS.regions[region]?.bonus);
    }
  });

  it("has the printed sea lines, from coast to coast", () => {
    const isHere = new Set(shape.places.map(({ number }) => keyOf(number)));
    const printed = FACTS.sea_lines.filter(([one]) => isHere.has(one));
    expect(shape.seaLines.map(([one, other]) => [keyOf(one), keyOf(other)])).toEqual(printed);
    for (const [one, other, from, , to] of shape.seaLines) {
      expect(ringsOf(shape, one).some((ring) => inside(from!, ring))).toBe(true);
      expect(ringsOf(shape, other).some((ring) => inside(to!, ring))).toBe(true);
    }
  });

  it("is light", () => {
    expect(gzipSync(JSON.stringify(packed)).length / 1000).toBeLessThan(weight);
  });
});

describe("the world from afar", () => {
  const shape = shapeOf(world);
  const region = new Map(shape.places.map((place) => [place.number, place.region]));
  const scale = small.height / shape.view[3];
  const rings = (path: string): Point[][] =>
    path.split("z").slice(0, -1).map((ring) => {
      const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
      let [x, y] = [0, 0];
      return numbers.flatMap((step, n): Point[] => {
        if (n % 2 === 0) x += step;
        else y += step;
        return n % 2 === 0 ? [] : [[x, y]];
      });
    });
  const size = (all: readonly (readonly Point[])[]): number =>
    all.reduce((sum, ring) => sum + Math.abs(area(ring)), 0);

  it("has every region where it lies, about as large as it is", () => {
    expect(small.regions).toHaveLength(new Set(region.values()).size);
    small.regions.forEach((path, number) => {
      const real = ringsAround(shape.arcs, (owner) => region.get(owner) === number);
      const share = size(rings(path)) / (size(real.map((ring) => ring.flat())) * scale * scale);
      expect(share, `region ${number}`).toBeGreaterThan(0.8);
      expect(share, `region ${number}`).toBeLessThan(1.2);
      expect(rings(path).some((ring) => inside(small.armies[number]!, ring)), path).toBe(true);
    });
  });

  it("costs the start page less than a kilobyte", () => {
    expect(gzipSync(JSON.stringify(small)).length).toBeLessThan(1000);
  });
});
