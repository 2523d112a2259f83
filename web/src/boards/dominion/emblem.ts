import type { Emblem } from "../contract";
import mask from "./cards/emblem";

export default { icon: mask, colour: "#4a2f45", ink: "#f4e6ee" } satisfies Emblem;
