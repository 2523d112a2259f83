/** The open question, sorted by what of the table it is about. */
import { pressable } from "../../answers";
import type { Asked, Offered } from "../../sight";
import type { Answer } from "../../wire";
import { KINDS_PER_HOUSE, PER_HOUSE, TORTURE, WAR_VALUES } from "./facts";

/** An option with its place among all of them. */
export interface Choice extends Offered {
  index: number;
}

export type Sort =
  | "house"
  | "leader"
  | "people"
  | "seats"
  | "cards"
  | "discard"
  | "window"
  | "hostages"
  | "offer"
  | "accept"
  | "share"
  | "talks"
  | "plain";

export interface Ask {
  asked: Asked;
  sort: Sort;
  choices: readonly Choice[];
  /** By character, card or seat: the place of its option. */
  people: ReadonlyMap<number, number>;
  cards: ReadonlyMap<number, number>;
  seats: ReadonlyMap<number, number>;
  pass: Choice | null;
}

const PASS = -1;
/** In a share: what stays on the sheet, or is not paid. */
export const REST = 25;
/** Keeping the laid card; staying out of it. */
export const KEEP = -1;
export const STAY_OUT = -1;
const PER_SIDE = 25;

const SORTS: Readonly<Record<string, Sort>> = {
  house: "house",
  leader: "leader",
  torture: "people",
  strengthen: "people",
  send: "people",
  target: "people",
  swap: "people",
  force: "people",
  whom: "seats",
  defender: "seats",
  lay: "cards",
  replace: "cards",
  discard: "discard",
  ability: "window",
  card: "window",
  hostages: "hostages",
  offer: "offer",
  accept: "accept",
  distribute: "share",
  split: "share",
  talks: "talks",
};

/** The house card that shows a character. */
export const cardOfCharacter = (character: number): number =>
  Math.floor(character / PER_HOUSE) * KINDS_PER_HOUSE +
  1 +
  WAR_VALUES.length +
  (character % PER_HOUSE);

export const offerOf = (option: number): { side: 0 | 1; character: number } => ({
  side: option >= PER_SIDE ? 1 : 0,
  character: option % PER_SIDE,
});

/** What can be done with a hostage. */
export const handlingOf = (option: number): { card: number; tortured: boolean } => ({
  card: option % TORTURE,
  tortured: option >= TORTURE,
});

export function askOf(asked: Asked | undefined): Ask | null {
  if (!asked) return null;
  const sort = SORTS[asked.prompt] ?? "plain";
  const choices = pressable(asked).map((offered, index) => ({ ...offered, index }));
  const by = (wanted: boolean, key = (option: number) => option): Map<number, number> =>
    new Map(
      wanted ? choices.filter((one) => one.option >= 0).map((one) => [key(one.option), one.index]) : [],
    );
  return {
    asked,
    sort,
    choices,
    people: by(sort === "people" || sort === "share"),
    cards:
      asked.prompt === "card"
        ? by(true, cardOfCharacter)
        : by(sort === "cards" || sort === "discard"),
    seats: by(sort === "seats"),
    pass:
      asked.kind === "MayPass" ? (choices.find((one) => one.option === PASS) ?? null) : null,
  };
}

/** The answer where nothing is left to decide: a pass that is the only way. */
export function onlyAnswer(asked: Asked): Answer | null {
  const [only, ...others] = pressable(asked);
  return asked.kind === "MayPass" && only && others.length === 0 ? only.option : null;
}
