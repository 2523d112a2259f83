/** What is asked, in the board's terms: where one clicks, how many, and which buttons there are. */
import type { Asked, Offered } from "../../sight";
import type { Answer } from "../../wire";
import { keyOf, NONE, numberOf } from "./cards";
import { ZONES } from "./facts";
import type { Held } from "./view";

/** Where the options lie: a row of buttons is the place of everything that is no card. */
export type Zone = "hand" | "supply" | "shown" | "gallery" | "buttons";

export interface Ask {
  asked: Asked;
  /** What is done with the cards. */
  verb: string;
  zone: Zone;
  /** Several may be taken, and a button ends it. */
  several: boolean;
  /** The options in order; answers and highlights count in this list. */
  options: readonly Offered[];
  /** The option that is no card: pass, take nothing, end the phase. */
  none: number | null;
}

const THIEF = numberOf("thief");

function zoneOf({ prompt, source }: Asked): Zone {
  // What a Thief trashes lies turned over; a reaction is a matter of yes or no.
  if (prompt === "trash" && source === THIEF) return "shown";
  if (prompt === "react") return "buttons";
  return (ZONES[prompt] as Zone | undefined) || "buttons";
}

/** What a question is called in the word lists: the card that asks, and the verb. */
export const nameOf = ({ prompt, source }: Pick<Asked, "prompt" | "source">): string =>
  source < 0 ? prompt : `${keyOf(source)}-${prompt}`;

export function askOf(asked: Asked | undefined): Ask | null {
  if (!asked) return null;
  const options = asked.options[0] ?? [];
  const none = options.findIndex((offered) => offered.option === NONE);
  return {
    asked,
    verb: asked.prompt,
    zone: zoneOf(asked),
    several: asked.kind === "Pick" && !(asked.least === 1 && asked.most === 1),
    options,
    none: none < 0 ? null : none,
  };
}

/** The option behind a card of the hand: every copy its own where copies are on offer. */
export function behindHeld(ask: Ask | null, { card, copy }: Held): number | null {
  if (!ask || ask.zone !== "hand") return null;
  return copyOf(ask, card, copy);
}

/** The option behind a pile, or behind one of all cards. */
export function behindCard(ask: Ask | null, zone: Zone, card: number): number | null {
  if (!ask || ask.zone !== zone || card === NONE) return null;
  const found = ask.options.findIndex((offered) => offered.option === card);
  return found < 0 ? null : found;
}

/** The option behind the n-th copy of a card among those turned over. */
export function copyOf(ask: Ask, card: number, copy: number): number | null {
  const all = ask.options.flatMap((offered, n) => (offered.option === card ? [n] : []));
  // Where each kind is on offer once, any copy will do.
  return (ask.asked.kind === "Pick" ? all[copy] : all[0]) ?? null;
}

/** The answer that one press on this option is. */
export function answerOf(ask: Ask, option: number): Answer | null {
  const offered = ask.options[option];
  if (!offered) return null;
  return ask.asked.kind === "Pick" ? [offered.option] : offered.option;
}

/** The answer made of all that was taken, or null while the number is not right. */
export function answerFrom(ask: Ask, taken: readonly number[]): Answer | null {
  const { least, most } = ask.asked;
  if (!ask.several || taken.length < least || taken.length > most) return null;
  return taken.flatMap((option) => ask.options[option]?.option ?? []);
}

const BY_ITSELF = new Set(["action", "treasures", "react", "keep"]);

/**
 * The answer to a question that leaves no choice, else null. Such questions are asked because not
 * asking would betray a hand.
 */
export function onlyAnswer(asked: Asked): Answer | null {
  if (!BY_ITSELF.has(asked.prompt)) return null;
  const options = asked.options[0] ?? [];
  if (asked.prompt === "treasures") return options.length === 0 ? [] : null;
  return options.length === 1 ? (options[0]?.option ?? null) : null;
}
