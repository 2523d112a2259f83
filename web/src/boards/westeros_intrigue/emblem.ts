import throne from "icon:game-icons/stone-throne";
import type { Emblem } from "../contract";

export default { icon: throne, colour: "#3d4850", ink: "#f4f6f7", minutes: [15, 30], weight: 1 } satisfies Emblem;
