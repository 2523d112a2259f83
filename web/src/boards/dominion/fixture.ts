/** Positions for the tests of this board. */
import type { Asked, Sight } from "../../sight";
import type { Language } from "../../wire";
import type { Translate } from "../contract";
import { offered, placesOf, question, sightOf, translator as strict } from "../shared/fixture";
import { cardOf, NONE, numberOf } from "./cards";
import { ZONES } from "./facts";
import { SETS } from "./kingdoms";
import type { View } from "./view";

export const PLACES = placesOf(3);

export const translator = (language: Language): Translate => strict("dominion", language);

/** The numbers of cards by their keys: `cards("copper copper estate")`. */
export const cards = (keys: string): number[] => keys.split(" ").filter(Boolean).map(numberOf);
export const card = numberOf;

const VICTORY_DANCE = [...(SETS.victory_dance ?? [])].sort((a, b) => a - b);

/** Three seats at Victory Dance, your turn; Silver costs 2 after a Bridge. */
export function viewWith(changes: Partial<View> = {}): View {
  const bridges = changes.bridges ?? 0;
  const kingdom = changes.kingdom ?? VICTORY_DANCE;
  return {
    you: 0,
    seats: 3,
    turn: 0,
    starter: 0,
    kingdom,
    piles: [0, 1, 2, 3, 4, 5, 6, ...kingdom].map((number) => ({
      card: number,
      left: number < 3 ? 30 : cardOf(number).types.includes("victory") ? 12 : 10,
      cost: Math.max(0, cardOf(number).cost - bridges),
    })),
    trash: [],
    actions: 1,
    buys: 1,
    coins: 0,
    bridges,
    coppersmiths: 0,
    plays: 0,
    hand: cards("copper copper copper estate pawn"),
    hand_sizes: [5, 5, 5],
    deck_sizes: [5, 4, 3],
    discard_sizes: [0, 2, 1],
    discard_tops: [null, card("silver"), card("copper")],
    known_tops: [[], [], []],
    play: [],
    turns: [2, 2, 2],
    shown: [],
    shown_of: null,
    drawn: null,
    own: cards("copper copper copper estate pawn"),
    decks: [],
    points: [],
    ...changes,
  };
}

/** A question as the server asks it, by its name in the word lists: "militia-discard". */
export function askedFor(
  called: string,
  options: readonly number[],
  more: Partial<Asked> = {},
): Asked {
  const source = numberOf(called.split("-")[0] ?? "");
  const prompt = source < 0 ? called : called.slice(called.indexOf("-") + 1);
  const choices = options.map((option) => {
    if (!ZONES[prompt]) return offered(option, `${called}-${option}`);
    if (option === NONE) return offered(option, `none-${prompt}`);
    return offered(option, `pick-${prompt}`, { card: option });
  });
  return question({ prompt, source, options: [choices], ...more });
}

export const pickFor = (
  prompt: string,
  options: readonly number[],
  least: number,
  most: number,
  ordered = false,
): Asked => askedFor(prompt, options, { kind: "Pick", least, most, ordered });

export const sightWith = (view: View, asked: Asked | null, more: Partial<Sight> = {}): Sight =>
  sightOf(view, asked, more);
