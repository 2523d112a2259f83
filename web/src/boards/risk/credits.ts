/** The pictures of this board and who drew them; the credits page shows this list. */
import { credited } from "../../heraldry/credits";

export const CREDITS = credited({
  Delapouite: ["trebuchet", "two-coins"],
  Lorc: ["castle", "crossed-swords", "flying-flag", "laurels", "stone-tower", "treasure-map"],
  Skoll: ["chess-knight"],
});
