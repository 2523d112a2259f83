/** The pictures of this board and who drew them; the credits page shows this list. */
import { credited } from "../../heraldry/credits";

export const CREDITS = credited({
  Delapouite: ["trebuchet"],
  Lorc: ["stone-tower"],
  Skoll: ["chess-knight"],
});
