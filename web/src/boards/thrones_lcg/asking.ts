/** What is asked, in the terms of this board: which card, pile or seat stands for which option. */
import { weigh } from "../../answers";
import type { Asked, Offered } from "../../sight";
import type { Answer } from "../../wire";
import { CODES, OF_CARDS, OF_SEATS, OF_SLOTS } from "./facts";

/** An option and its place among all options of the question. */
export interface Choice extends Offered {
  index: number;
  /** The ability it uses, by its number on the card; -1 for none. */
  ability: number;
}

/** Something on the table: "slot:7", "hand:12", "dead:3", "discards:3", "seat:1". */
export type Spot = `${"slot" | "hand" | "dead" | "discards" | "seat"}:${number}`;

export interface Ask {
  asked: Asked;
  /** Several options make one answer. */
  several: boolean;
  spots: ReadonlyMap<Spot, readonly Choice[]>;
  /** Titles to choose from that lie nowhere on the table. */
  gallery: readonly Choice[];
  /** Everything else: ways, numbers, kinds of challenges. */
  others: readonly Choice[];
  pass: Choice | null;
}

const SLOTS = new Set(OF_SLOTS);
const SEATS = new Set(OF_SEATS);
const CARDS = new Set(OF_CARDS);
const WINDOWS = new Set(["act", "respond", "save"]);
/** Titles of these lie in the own hand. */
const HELD = new Set(["set-up", "discard"]);
const SHOWN = new Set(["plot", "title"]);

interface Meant {
  spot: Spot | null;
  ability: number;
}

function abilityOf(code: number): Meant {
  const { abilities, hand, dead, discards, marshal } = CODES;
  const of = (place: "slot" | "hand" | "dead" | "discards", rest: number): Meant => ({
    spot: `${place}:${Math.floor(rest / abilities)}`,
    ability: rest % abilities,
  });
  if (code >= marshal) return { spot: null, ability: -1 };
  if (code >= discards) return of("discards", code - discards);
  if (code >= dead) return of("dead", code - dead);
  if (code >= hand) return of("hand", code - hand);
  return of("slot", code);
}

function windowOf(prompt: string, option: number): Meant {
  const { events, saves, by_duplicate, abilities, marshal, on_house, duplicate, ambush, end } = CODES;
  if (prompt === "save") {
    const [victim, code] = [Math.floor(option / saves), option % saves];
    if (code === by_duplicate) return { spot: `slot:${victim}`, ability: -1 };
    return { spot: `slot:${Math.floor(code / abilities)}`, ability: code % abilities };
  }
  const code = prompt === "respond" ? option % events : option;
  for (const base of [ambush, duplicate, on_house, marshal])
    if (code >= base && code < end) return { spot: `hand:${code - base}`, ability: -1 };
  return abilityOf(code);
}

function meant(prompt: string, option: number): Meant {
  if (SLOTS.has(prompt)) return { spot: `slot:${option}`, ability: -1 };
  if (SEATS.has(prompt)) return { spot: `seat:${option}`, ability: -1 };
  if (HELD.has(prompt) && option >= 0) return { spot: `hand:${option}`, ability: -1 };
  if (WINDOWS.has(prompt)) return windowOf(prompt, option);
  return { spot: null, ability: -1 };
}

export function askOf(asked: Asked | undefined): Ask | null {
  if (!asked || asked.kind === "Offer") return null;
  const { kind, prompt } = asked;
  const options = (asked.options[0] ?? []).map((offered, index): Choice & Meant => ({
    ...offered,
    index,
    ...meant(prompt, offered.option),
  }));
  const pass = kind === "MayPass" ? (options.pop() ?? null) : null;
  const spots = new Map<Spot, Choice[]>();
  const others: Choice[] = [];
  for (const one of options) {
    if (one.spot) spots.set(one.spot, [...(spots.get(one.spot) ?? []), one]);
    else others.push(one);
  }
  const shown = SHOWN.has(prompt) || (CARDS.has(prompt) && !HELD.has(prompt));
  const several = kind === "Pick" && !(asked.least === 1 && asked.most === 1);
  const gallery = shown ? others.filter(({ words }) => words.key !== "say-nothing") : [];
  return {
    asked,
    several,
    spots,
    gallery,
    others: shown ? others.filter((one) => !gallery.includes(one)) : others,
    pass,
  };
}

/** The answer one press gives. */
export const answerOf = ({ asked }: Ask, choice: Choice): Answer =>
  asked.kind === "Pick" ? [choice.option] : choice.option;

/** The answer made of what was picked; null while something is missing or too much. */
export function answerFrom({ asked }: Ask, picked: readonly number[]): Answer | null {
  if (picked.length < asked.least || picked.length > asked.most) return null;
  if (weigh(asked, picked).some((limit) => !limit.kept)) return null;
  const options = asked.options[0] ?? [];
  return picked.flatMap((index) => options[index]?.option ?? []);
}

/** The answer to a question that leaves nothing to decide, else null. */
export function onlyAnswer({ kind, options }: Asked): Answer | null {
  const [only, ...more] = options.flat();
  if (!only || more.length > 0 || (kind !== "Choice" && kind !== "MayPass")) return null;
  return only.option;
}
