/**
 * Army plates and names (step 7): for every territory many places are weighed, then each in turn
 * takes the one that gets in the way of the others least, until nothing moves any more.
 */
import { LANGUAGES } from "./facts.ts";
import { linesOf, widthOf } from "./letters.ts";
import { centre, type Line } from "./plane.ts";
import type { Raster } from "./raster.ts";
import { SEA, type Label, type Language, type Point } from "../src/boards/risk/geometry.ts";

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Wanted {
  number: number;
  names: Readonly<Record<Language, string>>;
  castle: boolean;
  /** Its land, largest piece first. */
  rings: readonly Line[];
  /** Taken from a table of corrections: the plate stands here. */
  plate?: Point | undefined;
}

export interface Settled {
  number: number;
  plate: Point;
  names: Record<Language, Label>;
  /** What is covered, the plate first. */
  boxes: readonly Box[];
}

interface Name {
  label: Label;
  boxes: Box[];
  cost: number;
}

interface Candidate {
  plate: Point;
  box: Box;
  names: Record<Language, Name>;
  cost: number;
}

/** Of what is weighed so many are kept for each territory. */
const KEPT = 160;
const NAMES_KEPT = 3;
const GRID = 4;
export const LINE_HEIGHT = 0.92;
/** What is drawn of a line of text, above and below its baseline. */
const ASCENT = 0.68;
const DESCENT = 0.2;
/** Free along the edges of the stage. */
const MARGIN = 5;
/** Battlements above the plate of a castle. */
const BATTLEMENTS = 5;

export function textBoxes([x, y, ...lines]: Label, size: number, spacing = 1): Box[] {
  return lines.map((line, n) => {
    const half = (widthOf(line, size) * spacing) / 2;
    const baseline = y + n * size * LINE_HEIGHT;
    return [x - half, baseline - ASCENT * size, x + half, baseline + DESCENT * size];
  });
}

/** Where special units may stand: above the right end of a plate. */
const discs = ([, top, right]: Box): Box => [right - 22, top - 9, right + 6, top];

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The shares of a box that lie on own land, on foreign land and on the sea. */
function shares(raster: Raster, own: number, box: Box, across: number, down: number): number[] {
  const counts = [0, 0, 0];
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const owner = raster.at([
        box[0] + ((i + 0.5) / across) * (box[2] - box[0]),
        box[1] + ((j + 0.5) / down) * (box[3] - box[1]),
      ]);
      counts[owner === own ? 0 : owner === SEA ? 2 : 1]! += 1 / (across * down);
    }
  return counts;
}

/** A name in one line or in two, and how wide it is then. */
interface Setting {
  lines: readonly string[];
  wide: number;
}

function settings(name: string, size: number): Setting[] {
  return linesOf(name, size).map((lines) => ({
    lines,
    wide: Math.max(...lines.map((line) => widthOf(line, size))),
  }));
}

/** Places of a name around a plate: below it, beside it, above it, and what that costs. */
function* around(
  [x, y]: Point,
  [width, height]: Point,
  ways: readonly Setting[],
  size: number,
  castle: boolean,
): Generator<[Label, number]> {
  for (const { lines, wide } of ways) {
    const more = (lines.length - 1) * size * LINE_HEIGHT;
    const extra = lines.length > 1 ? 4 : 0;
    const below = y + height / 2 + ASCENT * size + 1;
    for (const [shift, cost] of [
      [0, 0],
      [0.2, 2],
      [-0.2, 2],
      [0.4, 5],
      [-0.4, 5],
    ] as const)
      yield [[x + shift * wide, below, ...lines], cost + extra];
    const middle = y + (ASCENT - DESCENT) * size * 0.5 - more / 2;
    const beside = width / 2 + wide / 2 + 3;
    yield [[x + beside, middle, ...lines], 6 + extra];
    yield [[x - beside, middle, ...lines], 7 + extra];
    const top = y - height / 2 - (castle ? BATTLEMENTS : 0);
    yield [[x, top - DESCENT * size - 2 - more, ...lines], 14 + extra];
  }
}

export class Labels {
  private readonly raster: Raster;
  private readonly plate: Point;
  private readonly size: number;
  private readonly view: Box;
  /** What is there already: ports, seals and their names, by language where they differ. */
  private readonly taken: Record<Language, readonly Box[]>;

  constructor(
    raster: Raster,
    plate: Point,
    size: number,
    [x, y, width, height]: readonly [number, number, number, number],
    taken: Record<Language, readonly Box[]>,
  ) {
    this.raster = raster;
    this.plate = plate;
    this.size = size;
    this.view = [x + MARGIN, y + MARGIN, x + width - MARGIN, y + height - MARGIN];
    this.taken = taken;
  }

  private plateBox([x, y]: Point, castle: boolean): Box {
    const [width, height] = this.plate;
    const top = y - height / 2 - (castle ? BATTLEMENTS : 0);
    return [x - width / 2, top, x + width / 2, y + height / 2];
  }

  private outside(box: Box): number {
    const inside = overlap(box, this.view);
    return (box[2] - box[0]) * (box[3] - box[1]) - inside;
  }

  private blocked(boxes: readonly Box[], language: Language): number {
    let cost = 0;
    for (const box of boxes) {
      cost += 3 * this.outside(box);
      for (const other of this.taken[language]) cost += 3 * overlap(box, other);
    }
    return cost;
  }

  private names(
    wanted: Wanted,
    plate: Point,
    language: Language,
    ways: readonly Setting[],
  ): Name[] {
    const found: Name[] = [];
    for (const [label, cost] of around(plate, this.plate, ways, this.size, wanted.castle)) {
      const boxes = textBoxes(label, this.size);
      let sum = cost + this.blocked(boxes, language);
      for (const box of boxes) {
        const [land, foreign, sea] = shares(this.raster, wanted.number, box, 12, 2) as [
          number,
          number,
          number,
        ];
        const across = Math.min(sea, land + foreign);
        sum += (75 * foreign + 10 * sea + 46 * across) / boxes.length;
      }
      found.push({ label, boxes, cost: sum });
    }
    return found.sort((one, other) => one.cost - other.cost).slice(0, NAMES_KEPT);
  }

  private candidates(wanted: Wanted): Candidate[] {
    const found: Candidate[] = [];
    const [main] = wanted.rings;
    const [cx, cy] = centre(main!);
    const bounds = (axis: 0 | 1): Point => {
      const values = main!.map((point) => point[axis]);
      return [Math.min(...values), Math.max(...values)];
    };
    const ways = {
      de: settings(wanted.names.de, this.size),
      en: settings(wanted.names.en, this.size),
    };
    const places: Point[] = [];
    const [[left, right], [top, bottom]] = [bounds(0), bounds(1)];
    if (wanted.plate) places.push(wanted.plate);
    else
      for (let x = left; x <= right; x += GRID)
        for (let y = top; y <= bottom; y += GRID)
          if (this.raster.at([x, y]) === wanted.number) places.push([x, y]);
    for (const plate of places) {
      const box = this.plateBox(plate, wanted.castle);
      const [, foreign, sea] = shares(this.raster, wanted.number, box, 5, 4) as [
        number,
        number,
        number,
      ];
      const away = Math.hypot(plate[0] - cx, plate[1] - cy);
      const own = 20 * (9 * foreign + 4 * sea) + 0.08 * away + this.blocked([box], "de");
      if (own > 140 && places.length > 1) continue;
      const english = this.names(wanted, plate, "en", ways.en);
      for (const de of this.names(wanted, plate, "de", ways.de))
        for (const en of english)
          found.push({ plate, box, names: { de, en }, cost: own + de.cost + en.cost });
    }
    if (found.length === 0) throw new Error(`There is no room for a plate in ${wanted.names.en}.`);
    return found.sort((one, other) => one.cost - other.cost).slice(0, KEPT);
  }

  /** How much two territories' plates and names get into each other's way. */
  private static between(one: Candidate, other: Candidate): number {
    let cost = 3 * overlap(one.box, other.box);
    cost += 0.7 * (overlap(one.box, discs(other.box)) + overlap(discs(one.box), other.box));
    for (const language of LANGUAGES) {
      const [mine, theirs] = [one.names[language].boxes, other.names[language].boxes];
      for (const box of mine)
        cost += 2 * overlap(box, other.box) + 0.4 * overlap(box, discs(other.box));
      for (const box of theirs)
        cost += 2 * overlap(box, one.box) + 0.4 * overlap(box, discs(one.box));
      for (const box of mine) for (const its of theirs) cost += 2 * overlap(box, its);
    }
    return cost;
  }

  settle(all: readonly Wanted[]): Settled[] {
    const choices = all.map((wanted) => this.candidates(wanted));
    const chosen = choices.map(([best]) => best!);
    for (let moved = true, sweeps = 0; moved && sweeps < 40; sweeps++) {
      moved = false;
      for (const [n, options] of choices.entries()) {
        const cost = (candidate: Candidate): number =>
          chosen.reduce(
            (sum, other, m) => (m === n ? sum : sum + Labels.between(candidate, other)),
            candidate.cost,
          );
        let best = chosen[n]!;
        let least = cost(best);
        for (const option of options) {
          if (option.cost >= least) break;
          const now = cost(option);
          if (now < least - 1e-9) [best, least, moved] = [option, now, true];
        }
        chosen[n] = best;
      }
    }
    return chosen.map(({ plate, box, names }, n) => ({
      number: all[n]!.number,
      plate,
      names: { de: names.de.label, en: names.en.label },
      boxes: [box, ...names.de.boxes, ...names.en.boxes],
    }));
  }
}
