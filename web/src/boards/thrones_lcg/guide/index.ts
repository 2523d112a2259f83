/** The card game in six pictures. */
import type { Picture } from "../../../guide";
import Challenge from "./Challenge.svelte";
import Claim from "./Claim.svelte";
import Kneel from "./Kneel.svelte";
import Marshal from "./Marshal.svelte";
import Plot from "./Plot.svelte";
import Power from "./Power.svelte";

const GUIDE: readonly Picture[] = [
  { key: "plot", picture: Plot },
  { key: "marshal", picture: Marshal },
  { key: "challenge", picture: Challenge },
  { key: "claim", picture: Claim },
  { key: "kneel", picture: Kneel },
  { key: "power", picture: Power },
];

export default GUIDE;
