import type { Emblem } from "../contract";
import icon from "./units/emblem";

export default { icon, colour: "#33414a", ink: "#f3e9d2", minutes: [45, 120], weight: 2 } satisfies Emblem;
