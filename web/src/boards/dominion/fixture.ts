/** Positions and words for the tests of this board. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import deGame from "../../../../src/tafelrunde/games/dominion/locale/de.ftl?raw";
import enGame from "../../../../src/tafelrunde/games/dominion/locale/en.ftl?raw";
import { NOUN_NAMES, NOUNS } from "../../views";
import type { Asked, Sight } from "../../sight";
import type { Arg, Language, Phrase, Place, Told } from "../../wire";
import type { Translate } from "../contract";
import { cardOf, NONE, numberOf } from "./cards";
import { SETS } from "./kingdoms";
import deBoard from "./locale/de.ftl?raw";
import enBoard from "./locale/en.ftl?raw";
import type { View } from "./view";

export const WORDS: Record<Language, { game: string; board: string }> = {
  de: { game: deGame, board: deBoard },
  en: { game: enGame, board: enBoard },
};

export const NAMES = ["Mira", "Gast", "Olenna", "Tobias", "Brienne", "Yara"];

export const name = (seat: number): string => NAMES[seat] ?? "?";

/** Words as the frame gives them, but a missing key or argument is an error. */
export function translator(language: Language): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(WORDS[language])) bundle.addResource(new FluentResource(text));
  const nouns: Record<string, string> = NOUNS.dominion ?? {};
  const keys: Record<string, readonly string[]> = NOUN_NAMES.dominion ?? {};
  const t: Translate = (key, args = {}) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key}`);
    const filled: Record<string, string | number> = {};
    for (const [argument, value] of Object.entries(args)) filled[argument] = named(argument, value);
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(pattern, filled, errors);
    if (errors[0]) throw new Error(`${key}: ${errors[0].message}`);
    return sentence;
  };
  const named = (argument: string, value: Arg): string | number => {
    const noun = nouns[argument];
    if (noun)
      return [value]
        .flat()
        .map((item) => t(`${noun}-${keys[noun]?.[Number(item)] ?? item}`))
        .join(", ");
    if (argument.endsWith("seat") && typeof value === "number") return name(value);
    return typeof value === "object" ? value.join(", ") : value;
  };
  return t;
}

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
    spied: null,
    drawn: null,
    own: cards("copper copper copper estate pawn"),
    decks: [],
    points: [],
    ...changes,
  };
}

let ids = 10;

/** A question as the server asks it. */
export function askedFor(
  prompt: string,
  options: readonly number[],
  more: Partial<Asked> = {},
): Asked {
  const verb = prompt.slice(prompt.lastIndexOf("-") + 1);
  const numbered = ["choose", "decide", "keep"].includes(verb);
  const words = (option: number): Phrase => {
    if (numbered) return { key: `${prompt}-${option}`, args: {} };
    if (option === NONE) return { key: `none-${verb}`, args: {} };
    return { key: `pick-${verb}`, args: { card: option } };
  };
  return {
    id: ++ids,
    kind: "Choice",
    prompt,
    source: -1, cause: [], exits: [], total: 0, caps: [], limits: [],
    options: [options.map((option) => ({ option, words: words(option) }))],
    least: 1,
    most: 1,
    ordered: false,
    ...more,
  };
}

export const pickFor = (
  prompt: string,
  options: readonly number[],
  least: number,
  most: number,
  ordered = false,
): Asked => askedFor(prompt, options, { kind: "Pick", least, most, ordered });

export function sightWith(view: View, asked: Asked | null, changes: Partial<Sight> = {}): Sight {
  return {
    view: view as unknown as Sight["view"],
    asked: asked ? [asked] : [],
    waiting: [{ seat: asked ? 0 : 1, prompt: asked?.prompt ?? "buy", source: -1 }],
    undo: "no",
    redo: false,
    outcome: null,
    ...changes,
  };
}

export const PLACES: Place[] = NAMES.slice(0, 3).map((called, seat) => ({
  seat,
  name: called,
  kind: "human",
  level: null,
  present: true,
  away: false,
}));

export const told = (key: string, args: Told["args"] = {}, entry = 1): Told => ({
  entry,
  key,
  args,
});
