/** The pictures of this board and who drew them; the credits page shows this list. */
import { credited } from "../../heraldry/credits";

export const CREDITS = credited({
  "Carl Olsen": ["crossbow", "flame"],
  Delapouite: [
    "double-fish",
    "gauntlet",
    "horse-head",
    "peace-dove",
    "spiked-dragon-head",
    "two-coins",
  ],
  Lorc: [
    "book-cover",
    "bordered-shield",
    "burning-eye",
    "candle-light",
    "crossed-swords",
    "crown",
    "daggers",
    "fist",
    "galleon",
    "lotus-flower",
    "pointy-sword",
    "queen-crown",
    "rainbow-star",
    "raven",
    "spears",
    "stiletto",
    "thorny-vine",
    "visored-helm",
    "wheat",
    "wine-glass",
  ],
  Sbed: ["death-skull"],
  Willdabeast: ["gold-bar"],
});
