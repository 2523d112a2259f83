import type { Emblem } from "../contract";
import icon from "./emblems/emblem";

export default { icon, colour: "#4a1216", ink: "#f3e9d2", minutes: [60, 120], weight: 2 } satisfies Emblem;
