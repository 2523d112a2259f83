/** Popovers about cards: the full name with its arms, and what can be said about it. */
import type { House } from "../../heraldry";
import type { Notes as Shared, Note as Plain } from "../../reader.svelte";

export interface Note extends Plain {
  arms?: House;
}

export type Notes = Shared<Note>;
