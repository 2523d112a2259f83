import type { Emblem } from "../contract";
import icon from "./cards/emblem";

export default { icon, colour: "#3b2a2e", ink: "#f3e9d2", minutes: [60, 120], weight: 3 } satisfies Emblem;
