import type { Emblem } from "../contract";
import mask from "./cards/emblem";

export default { icon: mask, colour: "#4a2f45", ink: "#f4e6ee", minutes: [20, 40], weight: 2 } satisfies Emblem;
