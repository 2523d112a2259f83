/** A card somebody can point at: how it looks now, what it says, what a press does. */
import type { Note } from "./notes";

/** plain: nothing to say; lit: can be chosen; pointed: about to be; chosen: is; faded: not now. */
export type Look = "plain" | "lit" | "pointed" | "chosen" | "faded";

/** Whether a press does something. */
export const open = (look: Look): boolean => look !== "plain" && look !== "faded";

export interface Shown {
  card: number;
  look: Look;
  label: string;
  note: Note;
  /** The option behind it. */
  option: number | null;
  /** Taken as the n-th; 0 if it is not taken or the order means nothing. */
  order: number;
  /** Somebody points at an event that speaks of it. */
  marked?: boolean;
}

export interface ShownPile extends Shown {
  left: number;
  cost: number;
}

export interface ShownHeld extends Shown {
  id: string;
  copy: number;
  /** What it costs now, if that is less than printed. */
  cost?: number;
}

export interface ShownTurned extends Shown {
  id: string;
}
