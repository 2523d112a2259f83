/** What is asked, in the terms of this board: on the map, in a battle, as a number, or as a list. */
import type { Asked, Offered } from "../../sight";
import type { Answer } from "../../wire";
import { OF_INVASION } from "./facts";

/** An option and its place among all options of the question. */
export interface Choice extends Offered {
  index: number;
}

/** A way from one territory to another. */
export interface Way {
  origin: number;
  target: number;
  index: number;
  option: number;
}

export type Sort = "ways" | "lands" | "share" | "battle" | "defend" | "amount" | "list";

export interface Ask {
  asked: Asked;
  sort: Sort;
  ways: readonly Way[];
  /** Territories of the map that can be chosen, with the index of the option. */
  lands: ReadonlyMap<number, number>;
  /** Everything that is chosen beside the map. */
  others: readonly Choice[];
}

/** Here a territory stands for its card. */
const CARDS = new Set(["exchange", "discard", "keep-territory"]);
/** Questions of an invasion under way, whoever is asked. */
const FIGHT = new Set(OF_INVASION);

export const isOfFight = (prompt: string): boolean => FIGHT.has(prompt);

const number = (offered: Offered, name: string): number => Number(offered.words.args[name] ?? -1);

function sortOf({ kind, prompt }: Asked, first: Offered | undefined): Sort {
  if (prompt === "invade" || prompt === "maneuver") return "ways";
  if (prompt === "battle" || prompt === "defend") return prompt;
  if (kind === "Number" || kind === "Offer") return "amount";
  if (first?.words.key === "say-territory" && !CARDS.has(prompt))
    return kind === "Share" ? "share" : "lands";
  return "list";
}

export function askOf(asked: Asked | undefined): Ask | null {
  if (!asked) return null;
  const options = (asked.options[0] ?? []).map((offered, index) => ({ ...offered, index }));
  const sort = sortOf(asked, options[0]);
  const onMap = sort === "share" || sort === "lands";
  return {
    asked,
    sort,
    ways: options
      .filter(({ words }) => words.key === "say-way")
      .map((offered) => ({
        origin: number(offered, "origin"),
        target: number(offered, "target"),
        index: offered.index,
        option: offered.option,
      })),
    lands: new Map(onMap ? options.map((one) => [number(one, "territory"), one.index]) : []),
    others: onMap ? [] : options.filter(({ words }) => words.key !== "say-way"),
  };
}

/** How a battle may go on, read off its question. */
export interface Battling {
  /** Units for one battle. */
  units: readonly Choice[];
  taken: Choice | undefined;
  /** Fight on until so many are left, or while the odds are at least so good. */
  left: readonly Choice[];
  odds: readonly Choice[];
  stop: Choice | undefined;
  hold: Choice | undefined;
}

export function battling({ others }: Ask): Battling {
  const all = (key: string): Choice[] => others.filter(({ words }) => words.key === key);
  return {
    units: all("say-attack"),
    taken: all("say-until-taken")[0],
    left: all("say-until-left"),
    odds: all("say-until-odds"),
    stop: all("say-stop-battle")[0],
    hold: all("say-hold-back")[0],
  };
}

export const countOf = (choice: Choice): number => number(choice, "count");

/**
 * The answer to a question that leaves nothing to decide, else null. Such questions are asked
 * because not asking would betray what somebody holds.
 */
export function onlyAnswer({ kind, options }: Asked): Answer | null {
  const [only, ...more] = options.flat();
  if (!only || more.length > 0 || (kind !== "Choice" && kind !== "MayPass")) return null;
  return only.option;
}
