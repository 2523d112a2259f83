/**
 * The frame without a server: every kind of question, a consent request, the end.
 *
 * `npm run dev`, then /dev/kinds.html. An answer leads to the next question; the game has no board,
 * so the fallback shows too.
 */
import { mount } from "svelte";
import "../src/app.css";
import Fallback from "../src/frame/Fallback.svelte";
import { TableLink } from "../src/link.svelte";
import Play from "../src/pages/Play.svelte";
import type { Asked, Offered, Sight } from "../src/sight";
import type { Place, TableInfo } from "../src/wire";
import { load } from "../src/words.svelte";

const GAME = "westeros_intrigue";

const card = (option: number): Offered => ({ option, words: { key: `card-${option}`, args: {} } });
const cards = (...numbers: number[]): Offered[] => numbers.map(card);
const number = (option: number): Offered => ({ option, words: { key: "number", args: {} } });
const range = (low: number, high: number): Offered[] =>
  Array.from({ length: high - low + 1 }, (_, n) => number(low + n));

let ids = 0;
function ask(kind: Asked["kind"], options: Offered[][], more: Partial<Asked> = {}): Asked {
  const limits = { least: 1, most: 1, ordered: false };
  return { id: ++ids, kind, prompt: kind.toLowerCase(), source: -1, cause: [], exits: [], total: 0, caps: [], limits: [], options, ...limits, ...more };
}

const QUESTIONS: Asked[] = [
  ask("Choice", [cards(...Array.from({ length: 23 }, (_, n) => n))]),
  ask("YesNo", [[number(0), number(1)]]),
  ask("Number", [range(0, 6)]),
  ask("Number", [range(0, 60)]),
  ask("Pick", [cards(1, 2, 3, 4, 5)], { least: 2, most: 3 }),
  ask("Pick", [cards(1, 2, 3, 4, 5)], { least: 5, most: 5, ordered: true }),
  ask("Offer", [cards(10, 11, 12), cards(20, 21)]),
];

const place = (seat: number, name: string, more: Partial<Place> = {}): Place => ({
  seat,
  name,
  kind: "human",
  level: null,
  present: true,
  away: false,
  ...more,
});

const table: TableInfo = {
  id: "kinds",
  game: GAME,
  status: "running",
  places: [
    place(0, "Anna"),
    place(1, "Bert", { present: false, away: true }),
    place(2, "Cleo", { present: false, level: "medium" }),
    place(3, "", { kind: "computer", level: "hard" }),
    place(4, "", { kind: "computer", level: "easy" }),
    place(5, "Ein sehr langer Name ohne", {}),
  ],
  options: {},
  private: true,
  locked: false,
  spectators: true,
  pace: "calm",
  yours: true,
  you: 0,
  watching: 2,
  seal: "0".repeat(64),
  rematch: null,
  created: 0,
  share: "",
};

class Rehearsal extends TableLink {
  private at = 0;

  next(): void {
    const asked = QUESTIONS[this.at++];
    const ranks = [1, 3, 1, 4, 5, 6];
    const sight: Sight = {
      view: { asked: asked?.kind ?? "—", cards: [1, 2, 3], nested: [{ a: 1 }, { a: null }] },
      asked: asked ? [asked] : [],
      waiting: asked ? [{ seat: 0, prompt: "lay", source: -1 }] : [],
      undo: "consent",
      redo: true,
      outcome: asked ? null : { scores: [9, 7, 9, 4, 3, 0], ranks },
    };
    this.sight = sight;
    if (!asked) this.table = { ...table, status: "over" };
  }

  override answer(): boolean {
    this.next();
    return true;
  }
}

await load(GAME, "de");
await load(GAME, "en");
const link = new Rehearsal("kinds");
link.state = "open";
link.table = table;
link.request = { type: "undo_asked", request: 1, by: 1, waiting_for: [0] };
link.next();
const target = document.getElementById("app");
if (target)
  mount(Play, { target, props: { table, link, board: { default: Fallback, place: () => "" } } });
