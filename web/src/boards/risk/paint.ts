/**
 * The painted part of the map: sea, paper, stains. Nothing in it changes during a game, and its
 * filters are slow, so it is drawn once into a bitmap; whatever lives is drawn above it.
 */
import { SEA, pathOf, pathOfRings, ringsAround, type MapShape, type Point } from "./geometry";

/** One paper for each region, in the order of the rules. */
const TINTS = [
  "#c4cfd2", // The North
  "#b6bba9", // The Iron Islands
  "#d0c6d0", // The Vale of Arryn
  "#e2d8bf", // The Riverlands
  "#dbbca8", // The Westerlands
  "#e5ccba", // The Crownlands
  "#d5cfa4", // The Stormlands
  "#b9caa9", // The Reach
  "#e1bb92", // Dorne
  "#e4dabb", // Andalos
  "#e1c1a3", // The Disputed Lands
  "#cab8c5", // Lands of Long Summer
  "#d9d0a2", // The Dothraki Sea
  "#cfbcac", // Slaver's Bay
  "#abcac1", // Jade Sea Coast
];
const DUST = "#6f6655";

function channels(colour: string): number[] {
  return [1, 3, 5].map((n) => parseInt(colour.slice(n, n + 2), 16));
}

/** So much of the second colour in the first. */
export function mixed(colour: string, other: string, share: number): string {
  const theirs = channels(other);
  const both = channels(colour).map((own, n) => own + (theirs[n]! - own) * share);
  return `#${both.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

export const tintOf = (region: number): string => TINTS[region] ?? "#d9cfb8";
export const paperOf = (region: number): string => mixed(tintOf(region), DUST, 0.16);

/** Everything that is drawn from the lines, ready as paths. */
export interface Paths {
  land: string;
  /** By territory. */
  territories: ReadonlyMap<number, string>;
  borders: string;
  /** Borders between two regions. */
  marches: string;
  coast: string;
  wall: string;
}

export function pathsOf(shape: MapShape): Paths {
  const { arcs, places } = shape;
  const region = new Map(places.map((place) => [place.number, place.region]));
  const drawn = (wanted: (left: number, right: number) => boolean): string =>
    arcs
      .filter(({ left, right }) => wanted(left, right))
      .map(({ points }) => pathOf(points))
      .join("");
  return {
    land: pathOfRings(ringsAround(arcs, (owner) => owner !== SEA)),
    territories: new Map(
      places.map(({ number }) => [
        number,
        pathOfRings(ringsAround(arcs, (owner) => owner === number)),
      ]),
    ),
    borders: drawn((left, right) => region.get(left) === region.get(right)),
    marches: drawn(
      (left, right) => left !== SEA && right !== SEA && region.get(left) !== region.get(right),
    ),
    coast: drawn((left, right) => left === SEA || right === SEA),
    wall: shape.wall.length > 1 ? pathOf(shape.wall) : "",
  };
}

const at = ([x, y]: Point): string => `${x} ${y}`;

/** The backdrop goes so far beyond the edges of the map, for ripples must not end there. */
export const BLEED = 44;

/** The backdrop as the text of an SVG of its own. */
export function backdrop(shape: MapShape, paths: Paths): string {
  const [x, y] = [shape.view[0] - BLEED, shape.view[1] - BLEED];
  const [width, height] = [shape.view[2] + 2 * BLEED, shape.view[3] + 2 * BLEED];
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const ripples = [
    ["#3c5260", 68, 0.2],
    ["#4b6573", 44, 0.23],
    ["#668292", 24, 0.26],
  ]
    .map(
      ([colour, wide, opacity]) =>
        `<use href="#shore" fill="none" stroke="${colour}" stroke-width="${wide}" ` +
        `stroke-linejoin="round" opacity="${opacity}"/>`,
    )
    .join("");
  const lines = shape.seaLines
    .map(([, , from, control, to]) => `M${at(from!)}Q${at(control!)} ${at(to!)}`)
    .join("");
  const papers = shape.places
    .map(({ number, region }) => {
      const paper = paperOf(region);
      // A hair of its own colour closes the seams between neighbours.
      return `<path d="${paths.territories.get(number)}" fill="${paper}" stroke="${paper}" stroke-width=".6"/>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
    `width="${width}" height="${height}"><defs>` +
    `<path id="shore" d="${paths.land}"/><path id="lines" d="${lines}"/>` +
    `<clipPath id="land"><use href="#shore"/></clipPath>` +
    `<filter id="soft" ${box} filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="5"/></filter>` +
    `<filter id="edge" ${box} filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="3.5"/></filter>` +
    `<filter id="stains" ${box} filterUnits="userSpaceOnUse">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="11"/>` +
    `<feColorMatrix values="0 0 0 0 .21 0 0 0 0 .15 0 0 0 0 .09 1.9 0 0 0 -.86"/></filter>` +
    `<filter id="lights" ${box} filterUnits="userSpaceOnUse">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".018 .024" numOctaves="3" seed="5"/>` +
    `<feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .88 0 2.2 0 0 -1.05"/></filter>` +
    `<filter id="grain" ${box} filterUnits="userSpaceOnUse">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3"/>` +
    `<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .08 0 0 0 0 .05 0 1.4 0 0 -.55"/></filter>` +
    `</defs>${ripples}` +
    `<use href="#shore" transform="translate(0 4)" fill="#05080a" opacity=".6" filter="url(#soft)"/>` +
    `<use href="#lines" fill="none" stroke="#0c1216" stroke-width="4.4" stroke-dasharray="6 5" opacity=".55"/>` +
    `<use href="#lines" fill="none" stroke="#d9e2e4" stroke-width="2" stroke-dasharray="6 5" opacity=".82"/>` +
    papers +
    `<g clip-path="url(#land)">` +
    `<rect ${box} filter="url(#lights)" opacity=".5"/>` +
    `<rect ${box} filter="url(#stains)" opacity=".5"/>` +
    `<use href="#shore" fill="none" stroke="#2b2013" stroke-width="9" opacity=".42" filter="url(#edge)"/>` +
    `<rect ${box} filter="url(#grain)" opacity=".3"/>` +
    `</g></svg>`
  );
}

/** Signs of the land around (0, 0), about 12 pixels across. */
export const SIGNS = {
  tree: "M0 5V2M-3.4 2 0-5.5 3.4 2Z",
  hill: "M-6.5 2.5Q-3.5-3 0 1.2Q2.6-4.2 6.5 2.5",
  mountain: "M-7 4-1.5-5.5 1-1.4 2.8-4 7 4M-1.5-5.5-2.6-1.2-.8.6-1.8 3.4",
  grass:
    "M-3 3Q-3.2-.4-5.2-2M-3 3V-3M-3 3Q-2.6 0-.8-1.6M3.4 4Q3.2 1.6 1.8.4M3.4 4V-.6M3.4 4Q3.6 2 5 1",
  marsh: "M-6 2.6H-1M1.6 2.6H6M-3.5 2.6V-2.6M-5 2.6-5.6-.4M-2 2.6-1.2-.6M3.8 2.6V-1.4",
  dune: "M-6.5 1.6Q-2.5-3.6.4 1.6M-1 3.2Q2.8-1.6 6.5 3.2",
} as const;

/** All signs of a map in one path. */
export function signs(shape: MapShape): string {
  return shape.places
    .flatMap(({ terrain, marks }) => marks.map(([x, y]) => moved(SIGNS[terrain], x, y)))
    .join("");
}

/** A path of absolute commands, moved. */
function moved(path: string, dx: number, dy: number): string {
  let axis = 0;
  return path.replace(/([A-Z])|(-?\d*\.?\d+)/g, (found, command: string | undefined) => {
    if (command) {
      axis = command === "V" ? 1 : 0;
      return command;
    }
    const by = axis % 2 === 0 ? dx : dy;
    axis++;
    return ` ${Math.round((Number(found) + by) * 10) / 10}`;
  });
}
