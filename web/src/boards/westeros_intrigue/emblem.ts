import throne from "icon:game-icons/stone-throne";
import type { Emblem } from "../contract";

export default { icon: throne, colour: "#3d4850", ink: "#f4f6f7" } satisfies Emblem;
