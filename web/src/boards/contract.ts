/**
 * The contract between the frame and a game's board: the frame knows nothing else of a game.
 *
 * A board is `boards/<game>/index.ts` (a `BoardModule`); its own words may stand in
 * `boards/<game>/locale/{de,en}.ftl`, its borrowed pictures in `boards/<game>/credits.ts`. It fills
 * the height it is given and scrolls inside itself.
 * In styles, `:root[data-colours="strong"]` asks for stronger patterns and labels,
 * `:root[data-motion="off"]` for stillness; the tokens are in `app.css`.
 */
import type { Component } from "svelte";
import type { Asked, Sight } from "../sight";
import type { Answer, Arg, Outcome, Place, StandingPass, Told, Value } from "../wire";

/** Passing from now on, for boards that show it themselves. */
export interface Passing {
  /** Until the end of what it may be said; "" means until something concerns the seat. */
  spans: readonly string[];
  standing: readonly StandingPass[];
  say: (until: string) => void;
  end: (number: number) => void;
}

export interface BoardProps {
  /** All that may be known of the position; `sight.view` is the game's own view (`views.ts`). */
  sight: Sight;
  places: readonly Place[];
  /** The own seat, null for a spectator. */
  you: number | null;
  /**
   * The highlighted option: its index in `sight.asked[0].options[0]` (the parts of an `Offer` count
   * on, one list after the other, and then its ways out).
   */
  selected: number | null;
  /**
   * The options taken so far, by the same index, where several make one answer; a place of a
   * `Share` once for every unit it gets.
   */
  picked: readonly number[];
  /**
   * Take an option of several, or put it back; give a place of a `Share` one more, or so many. The
   * list beside the board shows the same.
   */
  pick: (option: number, count?: number) => void;
  /** Put back everything that was taken. */
  putBack?: () => void;
  /** The events of the last update, for animation. */
  events: readonly Told[];
  /** The position was jumped to (undo, redo, replay, resume): nothing should travel. */
  jump: boolean;
  /** Whether things may move at all. */
  motion: boolean;
  /** Answer the own first open question; what cannot be answered now is told by the frame. */
  choose: (answer: Answer) => void;
  /**
   * The answer given to it, until it counts: on its way, or held because the line is down. A held
   * one is shown as chosen, and another one takes its place.
   */
  given?: { answer: Answer; held: boolean } | null;
  /** Highlight an option in the list of choices, by the same index. */
  hover: (option: number | null) => void;
  /** Let the list show only these options, those of the card that was taken up; null for all. */
  narrow?: (options: readonly number[] | null) => void;
  /** Words of the frame and of the game, with nouns and seats filled in. */
  t: Translate;
  name: (seat: number) => string;
  /** An event of the log somebody points at: whatever it speaks of may be marked. */
  marked?: Told | null;
  /** What happened so far, as far as it is known here. */
  log?: readonly Told[];
  /** The newest lines of it, two at most: what matters before details. */
  lately?: readonly Told[];
  /** A board may explain itself to newcomers: nobody else does, and there is something to decide. */
  guides?: boolean;
  /** What was agreed on for this table. */
  options?: Readonly<Record<string, Value>>;
  /** Say something of one's own accord, at a door of `sight.doors`. */
  propose?: (door: string, source: number, answer: Answer) => void;
  /** Answer a question of `sight.asides`. */
  reply?: (question: number, answer: Answer) => void;
  /** Nobody passes from now on where nobody plays. */
  passing?: Passing;
}

/** Extra props of the optional `Summary`, shown in the panel at the end of a game. */
export interface SummaryProps {
  sight: Sight;
  standing: Outcome;
  places: readonly Place[];
  you: number | null;
  t: Translate;
  name: (seat: number) => string;
  /** Everybody's score at the start and after every stage; empty until it is known. */
  curve: readonly (readonly number[])[];
  /** How much better than expected chance was to each seat; empty until it is known. */
  luck?: readonly number[];
  log?: readonly Told[];
}

/** Props of a field for one option of a table, where a list to choose from would not do. */
export interface FieldProps {
  value: Value;
  /** Without it the value is only shown. */
  change?: (value: Value) => void;
  t: Translate;
}

/** Extra props of the optional `Seat`, a line of the game's own counters in a seat's row. */
export interface SeatProps {
  sight: Sight;
  seat: number;
  you: number | null;
  /** Only the two numbers that matter most: there is no room for more. */
  brief?: boolean;
  t: Translate;
}

/** Props of a game's optional workshop, a page of its own. */
export interface WorkshopProps {
  t: Translate;
  /** What the link to the page ends with. */
  given?: string;
}

export interface CrestProps {
  seat: number;
  /** Width in pixels. */
  size?: number;
}

/**
 * How a game looks from afar; `boards/<game>/emblem.ts` may export one as `default`. The start page
 * loads that file, so it imports its one icon and nothing else of the board.
 */
export interface Emblem {
  icon: { body: string; width: number; height: number };
  colour: string;
  /** The icon's colour on it. */
  ink: string;
  /** How long a game takes, from ... to, and how many rules there are to learn. */
  minutes?: readonly [number, number];
  weight?: 1 | 2 | 3;
}

export type Translate = (key: string, args?: Record<string, Arg>) => string;

/** What gives something away for nothing: told once before it goes off. */
export interface Warning {
  /** What somebody does not want to be warned of again. */
  kind: string;
  text: string;
}

/** What `boards/<game>/index.ts` exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  Summary?: Component<SummaryProps>;
  Seat?: Component<SeatProps>;
  /**
   * A small picture of a seat, used wherever it appears: for games that give each a house. Default
   * is the mark of whoever sits there.
   */
  Crest?: Component<CrestProps>;
  /** A further panel beside the board, as a tab of its own; its title is a word of the game. */
  Extra?: { title: string; panel: Component<BoardProps> };
  /**
   * What can be said by the rules, above the free talk: then the doors of a sight are not listed
   * among the choices.
   */
  Talk?: Component<BoardProps>;
  /** Whether the board needs the width: then the rail beside it starts folded. */
  wide?(view: Sight["view"]): boolean;
  /**
   * The board tells what happened by itself (`lately`), or at least where a phone has no room for
   * more; else the frame shows the newest line above it.
   */
  tells?: "always" | "phone";
  /** Every question can be answered on the board alone: then the list of choices may be hidden. */
  complete?: boolean;
  /** A page where something is built for the game, a deck say; its title is the word `workshop`. */
  workshop?(): Promise<{ default: Component<WorkshopProps> }>;
  /** Own fields for options of a table, by the option's name. */
  fields?: Readonly<Record<string, Component<FieldProps>>>;
  /**
   * The answer to a question that leaves nothing to decide, else null. The frame gives it by
   * itself, after a pause that does not tell the others how little there was to decide.
   */
  forced?(asked: Asked): Answer | null;
  /** What somebody should know before this answer to the first question goes off; mostly nothing. */
  warning?(sight: Sight, answer: Answer, t: Translate): Warning | null;
  /** Where the game stands, for the header: "Round 2 of 4". */
  place(view: Sight["view"], t: Translate): string;
  /** The cards in the hand of the seat that sees this view, by name; for replays with open hands. */
  hand?(view: Sight["view"], t: Translate): readonly string[];
  /** What a thing of a sentence is called where there is little room; null as everywhere else. */
  short?(noun: string, value: number, t: Translate): string | null;
  /** Numbers of the rules that matter at this moment, for the rule tab. */
  rules?(sight: Sight): readonly string[];
}
