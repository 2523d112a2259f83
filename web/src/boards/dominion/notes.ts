/** Popovers about cards: a card's full text, or a few lines about a pile. */
import type { Notes as Shared, Note as Plain } from "../../reader.svelte";

export interface Note extends Plain {
  /** The card it is about, if there is one; else the title stands alone. */
  card?: number;
  cost?: number;
}

export type Notes = Shared<Note>;
