/** What the last events told: the attack under way and what everybody answered to it. */
import type { Told } from "../../wire";
import type { Translate } from "../contract";
import { is } from "./cards";
import { others, type View } from "./view";

export interface Attack {
  attacker: number;
  card: number;
  /** What each victim did since, in order. */
  answers: ReadonlyMap<number, readonly Told[]>;
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
export const seatOf = (told: Told): number => number(told.args.seat);

/** Events that only repeat, for one seat, what everybody was told. */
const ASIDE = new Set(["drew", "put-back", "undo", "redo"]);
/** Events after which an attack is over. */
const OVER = new Set(["turn", "treasures", "buys", "game-over", "undo", "redo"]);

/** Go on with an attack through these events; null when there is none. */
export function attackAfter(before: Attack | null, events: readonly Told[]): Attack | null {
  let attack = before;
  for (const told of events) {
    const seat = seatOf(told);
    if (told.key === "plays") {
      const card = number(told.args.card);
      attack = is(card, "attack") ? { attacker: seat, card, answers: new Map() } : null;
    } else if (OVER.has(told.key)) {
      attack = null;
    } else if (attack && seat >= 0 && seat !== attack.attacker && !ASIDE.has(told.key)) {
      const answers = new Map(attack.answers);
      answers.set(seat, [...(answers.get(seat) ?? []), told]);
      attack = { ...attack, answers };
    }
  }
  return attack;
}

/** The attack by what lies on the table, for whoever has just come. */
export function attackOnTable(view: View): Attack | null {
  const card = view.play.findLast((one) => is(one, "attack"));
  return card === undefined ? null : { attacker: view.turn, card, answers: new Map() };
}

const SAID = new Set([
  "shows",
  "shows-hand",
  "discards",
  "discards-revealed",
  "gains-discard",
  "gains-hand",
  "trashes",
  "reveals",
  "puts-back",
  "puts-on-deck",
  "stays",
  "draws",
]);

/** What a victim did, in a few words. */
function said(told: Told, t: Translate): string {
  const key = told.key.startsWith("gains-") ? "gains" : told.key;
  return SAID.has(told.key) ? t(`dm-hit-${key}`, told.args) : "";
}

export interface Victim {
  seat: number;
  /** Empty while nothing has happened to it. */
  words: string;
  deciding: boolean;
  /** Shows a Moat: this attack passes by. */
  safe: boolean;
}

export function victimsOf(
  attack: Attack,
  seats: number,
  waiting: readonly number[],
  moat: number,
  t: Translate,
): Victim[] {
  return others(attack.attacker, seats).map((seat) => {
    const answers = attack.answers.get(seat) ?? [];
    // Revealing, trashing and gaining follow each other quickly: the last two tell the story.
    const words = answers.map((told) => said(told, t)).filter(Boolean);
    return {
      seat,
      words: words.slice(-2).join(", "),
      deciding: waiting.includes(seat),
      safe: answers.some((told) => told.key === "shows" && told.args.card === moat),
    };
  });
}
