/** The Iron Throne in six pictures. */
import type { Picture } from "../../../guide";
import Cards from "./Cards.svelte";
import Encounter from "./Encounter.svelte";
import End from "./End.svelte";
import Hostages from "./Hostages.svelte";
import House from "./House.svelte";
import Results from "./Results.svelte";

const GUIDE: readonly Picture[] = [
  { key: "house", picture: House },
  { key: "encounter", picture: Encounter },
  { key: "cards", picture: Cards },
  { key: "results", picture: Results },
  { key: "hostages", picture: Hostages },
  { key: "end", picture: End },
];

export default GUIDE;
