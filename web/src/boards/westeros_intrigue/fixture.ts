/** Positions and words for the tests of this board. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import deGame from "../../../../src/tafelrunde/games/westeros_intrigue/locale/de.ftl?raw";
import enGame from "../../../../src/tafelrunde/games/westeros_intrigue/locale/en.ftl?raw";
import { NOUNS } from "../../views";
import type { Asked, Sight } from "../../sight";
import type { Arg, Language, Place, Told } from "../../wire";
import type { Translate } from "../contract";
import deBoard from "./locale/de.ftl?raw";
import enBoard from "./locale/en.ftl?raw";
import { houseOf, moveOf, type View } from "./view";

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
  const nouns: Record<string, string> = NOUNS.westeros_intrigue ?? {};
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
        .map((item) => t(`${noun}-${item}`))
        .join(", ");
    if (argument === "seat" && typeof value === "number") return name(value);
    return typeof value === "object" ? value.join(", ") : value;
  };
  return t;
}

/** Four seats; Eddard, Tywin and Robert lie in the bottom row, you hold the hand given. */
export function viewWith(changes: Partial<View> = {}): View {
  return {
    you: 0,
    seats: 4,
    round: 2,
    rounds: 4,
    starter: 1,
    bottom_limit: 8,
    hand: [1, 2, 12, 33],
    hand_sizes: [4, 5, 5, 6],
    excluded: [false, false, false, false],
    barred: [0, 0, 0, 0],
    pyramid: [
      { card: 0, cell: 8, seat: 1 },
      { card: 9, cell: 9, seat: 2 },
      { card: 18, cell: 7, seat: 3 },
    ],
    ends: (6 << 4) | 10,
    fits: [[], [], [], []],
    penalties: [1, 3, 5, 3],
    throne_counts: [1, 0, 0, 0],
    thrones: [[2], [], [], []],
    history: [[0, 1, 3, 5, 3]],
    ...changes,
  };
}

/** The same question the server would ask about these moves. */
export function askedFor(moves: readonly number[], hand: readonly number[], id = 7): Asked {
  const words = (move: number): { key: string; args: Record<string, Arg> } => {
    const card = hand.find((held) => houseOf(held) === move >> 7) ?? 0;
    return { key: (move & 127) < 8 ? "lay-left" : "lay-right", args: { card } };
  };
  return {
    id,
    kind: "Choice",
    prompt: "lay",
    source: -1, cause: [], exits: [], total: 0, caps: [], limits: [],
    options: [moves.map((option) => ({ option, words: words(option) }))],
    least: 1,
    most: 1,
    ordered: false,
  };
}

/** Stark fits at both ends and above, Lannister above only, Targaryen nowhere. */
export const MOVES = [moveOf(0, 6), moveOf(0, 10), moveOf(0, 23), moveOf(1, 24)];

export function sightWith(changes: Partial<Sight> = {}, view: View = viewWith()): Sight {
  return {
    view: view as unknown as Sight["view"],
    asked: [askedFor(MOVES, view.hand)],
    waiting: [{ seat: 0, prompt: "lay", source: -1 }],
    undo: "no",
    redo: false,
    outcome: null,
    ...changes,
  };
}

export const PLACES: Place[] = NAMES.slice(0, 4).map((called, seat) => ({
  seat,
  name: called,
  kind: "human",
  level: null,
  present: true,
  away: false,
}));

/** The events of a round's last move. */
export const ROUND_END: Told[] = [
  { entry: 9, key: "laid-left", args: { seat: 2, card: 3, cell: 6 } },
  { entry: 9, key: "draws-throne", args: { seat: 2 } },
  { entry: 9, key: "penalty", args: { seat: 0, count: 1, cards: [12] } },
  { entry: 9, key: "penalty", args: { seat: 1, count: 3, cards: [10, 11, 30] } },
  { entry: 9, key: "penalty", args: { seat: 2, count: 0, cards: [] } },
  { entry: 9, key: "penalty", args: { seat: 3, count: 2, cards: [4, 5] } },
  { entry: 9, key: "round-begins", args: { round: 3, seat: 2 } },
];
