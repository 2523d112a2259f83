/** Popovers about cards: a card's full text, or a few lines about a pile. */
import type { Translate } from "../contract";
import { Notes as Shared, type Note as Plain } from "../shared/notes.svelte";
import { keyOf } from "./cards";

export interface Note extends Plain {
  /** The card it is about, if there is one; else the title stands alone. */
  card?: number;
  cost?: number;
}

export type Notes = Shared<Note>;

export const notesWith = (t: Translate): Notes =>
  new Shared(({ card }) => (card === undefined ? "" : t(`cardtext-${keyOf(card)}`)));
