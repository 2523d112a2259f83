/** What tests of the frame and of every board stand on: people, tables, questions, strict words. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { TableLink } from "../../link.svelte";
import { bundle, sentence, type Nouns } from "../../sentence";
import type { Asked, Offered, Sight } from "../../sight";
import type { FromBrowser, Language, Place, TableInfo, Told } from "../../wire";
import type { Translate } from "../contract";

const lists = import.meta.glob<string>(
  ["../../../../src/tafelrunde/games/*/locale/*.ftl", "../*/locale/*.ftl", "../../locale/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const nouns = import.meta.glob<Nouns>("../*/nouns.ts", { eager: true });

export const NAMES = ["Mira", "Gast", "Olenna", "Tobias", "Brienne", "Yara"];

export const name = (seat: number): string => NAMES[seat] ?? "?";

/** Words as the frame gives them, but a missing key or argument is an error. */
export function translator(game: string, language: Language): Translate {
  const bundles = [`/${game}/`, "../../"].map((folder) => {
    const texts = Object.entries(lists).filter(([path]) => path.endsWith(`${folder}locale/${language}.ftl`));
    return bundle(language, ...texts.map(([, text]) => text));
  });
  const lexicon = {
    bundles,
    nouns: nouns[`../${game}/nouns.ts`],
    names: NAMES,
  };
  return (key, args = {}) => {
    const mistakes: Error[] = [];
    const said = sentence(lexicon, key, args, mistakes);
    if (said === null) throw new Error(`no words for ${key}`);
    if (mistakes[0]) throw new Error(`${key}: ${mistakes[0].message}`);
    return said;
  };
}

export const placeOf = (seat: number, called = name(seat), more: Partial<Place> = {}): Place => ({
  seat,
  name: called,
  kind: "human",
  level: null,
  present: true,
  away: false,
  mark: seat,
  agreed: true,
  resigned: false,
  again: null,
  word: null,
  ...more,
});

export const placesOf = (count: number): Place[] =>
  Array.from({ length: count }, (_, seat) => placeOf(seat));

export const tableOf = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  game: "westeros_intrigue",
  status: "running",
  places: placesOf(2),
  options: {},
  private: true,
  locked: false,
  spectators: true,
  hints: true,
  pace: "calm",
  yours: true,
  you: 0,
  watching: 0,
  seal: "s",
  rematch: null,
  created: 0,
  share: "",
  standing: [],
  trouble: null,
  knew: null,
  ended: "",
  draw: false,
  waiting: [],
  ends: 0,
  ...more,
});

export const offered = (option: number, key: string, args: Told["args"] = {}): Offered => ({
  option,
  words: { key, args },
});

let ids = 100;

/** A question of its own id, as the server asks it. */
export const question = (more: Partial<Asked> = {}): Asked => ({
  id: ++ids,
  kind: "Choice",
  prompt: "lay",
  source: -1,
  cause: [],
  options: [],
  least: 1,
  most: 1,
  ordered: false,
  exits: [],
  total: 0,
  caps: [],
  limits: [],
  ...more,
});

export const waitingFor = (seat: number, prompt = "lay"): Sight["waiting"][number] => ({
  seat,
  prompt,
  source: -1,
});

export const sightOf = (
  view: object,
  asked: Asked | null = null,
  more: Partial<Sight> = {},
): Sight => ({
  view: view as Sight["view"],
  asked: asked ? [asked] : [],
  waiting: [waitingFor(asked ? 0 : 1, asked?.prompt)],
  undo: "no",
  redo: false,
  outcome: null,
  asides: [],
  doors: [],
  given: null,
  spans: [],
  ...more,
});

export const told = (key: string, args: Told["args"] = {}, entry = 1): Told => ({
  entry,
  key,
  args,
});

/** A line without a server that remembers what went over it. */
export class Spy extends TableLink {
  readonly said: FromBrowser[] = [];

  protected override post(message: FromBrowser): boolean {
    this.said.push(message);
    return true;
  }
}

/** What a component looks like at first. */
export function html<P extends object>(component: Component<P>, props: P): Element {
  const target = document.createElement("div");
  const shown = mount(component, { target, props });
  flushSync();
  const copy = target.cloneNode(true) as Element;
  void unmount(shown);
  return copy;
}

export const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) =>
    (one.textContent ?? "").replace(/\s+/g, " ").trim(),
  );

export function key(pressed: string, target: Element = document.body, more: object = {}): void {
  const init = { key: pressed, bubbles: true, cancelable: true, ...more };
  target.dispatchEvent(new KeyboardEvent("keydown", init));
  flushSync();
}

/** Until everything that was put off to the next turn of the loop has happened. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}
