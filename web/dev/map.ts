/**
 * The maps of Risk without a game: `npm run dev`, then /dev/map.html?stage=westeros&lang=de.
 *
 * `what` is quiet, battle or placing.
 */
import { mount } from "svelte";
import "../src/app.css";
import MapView from "../src/boards/risk/Map.svelte";
import { shapeOf, type Language, type Packed } from "../src/boards/risk/geometry";
import { EMPTY, HOUSES, type Army, type Holder, type Scene } from "../src/boards/risk/scene";
import essos from "map:essos";
import westeros from "map:westeros";
import world from "map:world";

const STAGES: Record<string, Packed> = { westeros, essos, world };
const asked = new URLSearchParams(location.search);
const stage = asked.get("stage") ?? "westeros";
const language = (asked.get("lang") ?? "de") as Language;
const what = asked.get("what") ?? "quiet";
const shape = shapeOf(STAGES[stage] ?? westeros);

/** By region, with a few strangers among them. */
const OWNERS: Record<string, Holder[]> = {
  westeros: ["wolf", "rose", "stag", "wolf", "lion", "stag", "stag", "rose", "sun"],
  essos: [..."000000000"]
    .map((): Holder => "neutral")
    .concat("dragon", "dragon", "neutral", "harpy", "harpy", "neutral"),
  world: [
    ...(["wolf", "rose", "stag", "lion", "lion", "stag", "stag", "rose", "sun"] as Holder[]),
    ...(["dragon", "sun", "harpy", "dragon", "harpy", "harpy"] as Holder[]),
  ],
};
const SEATS = new Set([5, 30, 27, 47, 51, 55, 73]);

const armies = new Map(
  shape.places.map(({ number, region }): [number, Army] => {
    const usual = OWNERS[stage]?.[region] ?? "neutral";
    const holder = number % 11 === 4 ? HOUSES[number % 5]! : usual;
    return [
      number,
      {
        holder: stage === "essos" && number % 11 === 4 ? "dragon" : holder,
        units: 1 + ((number * 7) % 5) + (number % 17 === 0 ? 9 : 0),
        seat: SEATS.has(number),
        knights: number % 9 === 3 ? 1 : 0,
        sieges: number % 14 === 6 ? 2 : 0,
        forts: number % 13 === 5 ? 1 : 0,
        coming: what === "placing" && number % 8 === 1 ? 2 : 0,
      },
    ];
  }),
);
const own = shape.places.filter(({ number }) => armies.get(number)?.holder === "dragon");
const SCENES: Record<string, Partial<Scene>> = {
  quiet: {},
  battle: {
    legal: new Set([22, 29, 21, 23, 38, 18, 28]),
    chosen: new Set([22, 31]),
    arrow: [22, 31],
  },
  placing: { legal: new Set(own.map(({ number }) => number)), changed: new Set([64]) },
};

const target = document.getElementById("app");
if (target) {
  target.style.cssText = `position:absolute;left:${asked.get("x") ?? 0}px;width:${asked.get("width") ?? shape.view[2]}px`;
  mount(MapView, {
    target,
    props: { shape, language, scene: { ...EMPTY, armies, ...SCENES[what] } },
  });
}
