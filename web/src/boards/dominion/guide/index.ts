/** Dominion in six pictures. */
import type { Picture } from "../../../guide";
import Action from "./Action.svelte";
import Again from "./Again.svelte";
import Attack from "./Attack.svelte";
import Buy from "./Buy.svelte";
import Deck from "./Deck.svelte";
import End from "./End.svelte";

const GUIDE: readonly Picture[] = [
  { key: "deck", picture: Deck },
  { key: "action", picture: Action },
  { key: "buy", picture: Buy },
  { key: "again", picture: Again },
  { key: "attack", picture: Attack },
  { key: "end", picture: End },
];

export default GUIDE;
