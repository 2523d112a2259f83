/** Westeros Intrigue in six pictures. */
import type { Picture } from "../../../guide";
import Above from "./Above.svelte";
import Bottom from "./Bottom.svelte";
import Deal from "./Deal.svelte";
import End from "./End.svelte";
import Out from "./Out.svelte";
import Throne from "./Throne.svelte";

const GUIDE: readonly Picture[] = [
  { key: "deal", picture: Deal },
  { key: "bottom", picture: Bottom },
  { key: "above", picture: Above },
  { key: "out", picture: Out },
  { key: "throne", picture: Throne },
  { key: "end", picture: End },
];

export default GUIDE;
