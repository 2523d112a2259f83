/**
 * The frame without a server: every kind of question, a consent request, the end.
 *
 * `npm run dev`, then /dev/kinds.html, or /dev/kinds.html#4 for the fifth question. An answer leads to
 * the next one; the game has no board, so the fallback shows too.
 */
import { mount } from "svelte";
import "../src/app.css";
import { offered, placeOf, question, sightOf, tableOf } from "../src/boards/shared/fixture";
import Fallback from "../src/frame/Fallback.svelte";
import { TableLink } from "../src/link.svelte";
import Play from "../src/pages/Play.svelte";
import type { Asked, Offered } from "../src/sight";
import type { Phrase } from "../src/wire";
import { load, loadFrame } from "../src/words.svelte";

const GAME = "westeros_intrigue";

const cards = (...numbers: number[]): Offered[] =>
  numbers.map((option) => offered(option, `card-${option}`));
const range = (low: number, high: number): Offered[] =>
  Array.from({ length: high - low + 1 }, (_, n) => offered(low + n, "number"));

const ask = (kind: Asked["kind"], options: Offered[][], more: Partial<Asked> = {}): Asked =>
  question({ kind, prompt: kind.toLowerCase(), options, ...more });

const limit = (name: string, weights: number[], least: number, most: number) => ({
  name,
  weights,
  least,
  most,
});

const CAUSE: Phrase[] = [
  { key: "why-turn", args: { round: 2, seat: 1 } },
  { key: "event-laid-above", args: { seat: 1, card: 12, left: 0, right: 9 } },
];

const EXITS = [offered(0, "undo-agree"), offered(1, "undo-refuse")];

const ASIDE = ask("YesNo", [range(0, 1)], {
  prompt: "lay",
  cause: [{ key: "event-undo", args: { seat: 1 } }],
});
const DOOR = ask("Offer", [cards(3, 4), range(1, 3)], { prompt: "lay" });

const QUESTIONS: Asked[] = [
  ask("Share", [cards(1, 2, 3, 4, 5)], { total: 8, caps: [8, 8, 3, 8, 1], cause: CAUSE }),
  ask("Share", [cards(...Array.from({ length: 14 }, (_, n) => n))], {
    total: 6,
    caps: Array<number>(14).fill(6),
    limits: [limit("Gold", [2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0], 0, 5)],
  }),
  ask("Pick", [cards(1, 2, 3, 4, 5)], {
    least: 0,
    most: 5,
    limits: [limit("Gold", [3, 2, 2, 1, 4], 0, 5), limit("", [1, 1, 1, 1, 1], 2, 3)],
    cause: CAUSE,
  }),
  ask("Offer", [cards(0, 1, 2), cards(0, 1)], {
    exits: EXITS,
    limits: [limit("", [1, 1], 1, 9)],
  }),
  ask("MayPass", [[...cards(1, 2, 3), offered(-1, "passing")]], { cause: CAUSE }),
  ask("MayPass", [[offered(-1, "passing")]]),
  ask("Choice", [cards(...Array.from({ length: 23 }, (_, n) => n))]),
  ask("YesNo", [range(0, 1)]),
  ask("Number", [range(0, 6)]),
  ask("Number", [range(0, 60)]),
  ask("Pick", [cards(1, 2, 3, 4, 5)], { least: 2, most: 3 }),
  ask("Pick", [cards(1, 2, 3, 4, 5)], { least: 5, most: 5, ordered: true }),
  ask("Offer", [cards(10, 11, 12), cards(20, 21)]),
];

const table = tableOf({
  id: "kinds",
  game: GAME,
  places: [
    placeOf(0, "Anna"),
    placeOf(1, "Bert", { present: false, away: true }),
    placeOf(2, "Cleo", { present: false, level: "medium" }),
    placeOf(3, "", { kind: "computer", level: "hard" }),
    placeOf(4, "", { kind: "computer", level: "easy" }),
    placeOf(5, "Ein sehr langer Name ohne"),
  ],
  watching: 2,
  standing: [
    { prompt: "", until: "turn", span: 3, unless_concerned: true },
    { prompt: "lay", until: "", span: 0, unless_concerned: true },
  ],
});

class Rehearsal extends TableLink {
  private at = Number(location.hash.slice(1)) || 0;

  next(): void {
    const asked = QUESTIONS[this.at++];
    const ranks = [1, 3, 1, 4, 5, 6];
    this.sight = sightOf(
      { asked: asked?.kind ?? "—", cards: [1, 2, 3], nested: [{ a: 1 }, { a: null }] },
      asked ?? null,
      {
        waiting: asked ? [{ seat: 0, prompt: "lay", source: -1 }] : [],
        undo: "consent",
        redo: true,
        spans: ["turn", "phase"],
        asides: asked?.kind === "MayPass" ? [ASIDE] : [],
        doors: asked?.kind === "MayPass" ? [DOOR] : [],
        given: asked?.kind === "Pick" ? 7 : null,
        outcome: asked ? null : { scores: [9, 7, 9, 4, 3, 0], ranks },
      },
    );
    if (!asked) this.table = { ...table, status: "over" };
  }

  override answer(): boolean {
    this.next();
    return true;
  }
}

await Promise.all([loadFrame("de"), loadFrame("en")]);
await load(GAME, "de");
await load(GAME, "en");
const link = new Rehearsal("kinds");
link.state = "open";
link.table = table;
link.request = { type: "requested", what: "undo", entries: [], seats: [], request: 1, by: 1, waiting_for: [0] };
link.next();
const target = document.getElementById("app");
if (target)
  mount(Play, { target, props: { table, link, board: { default: Fallback, place: () => "" } } });
