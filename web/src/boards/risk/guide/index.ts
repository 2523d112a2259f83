/** Risk in six pictures. */
import type { Picture } from "../../../guide";
import Cards from "./Cards.svelte";
import Dominion from "./Dominion.svelte";
import End from "./End.svelte";
import Fought from "./Fought.svelte";
import Land from "./Land.svelte";
import Reinforce from "./Reinforce.svelte";

const GUIDE: readonly Picture[] = [
  { key: "land", picture: Land },
  { key: "reinforce", picture: Reinforce },
  { key: "battle", picture: Fought },
  { key: "cards", picture: Cards },
  { key: "end", picture: End },
  { key: "dominion", picture: Dominion },
];

export default GUIDE;
