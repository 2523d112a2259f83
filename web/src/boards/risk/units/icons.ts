/** Pictures of units and of whatever is counted; who drew them is in `../credits.ts`. */
import castle from "icon:game-icons/castle";
import knight from "icon:game-icons/chess-knight";
import swords from "icon:game-icons/crossed-swords";
import flag from "icon:game-icons/flying-flag";
import laurels from "icon:game-icons/laurels";
import fortification from "icon:game-icons/stone-tower";
import cards from "icon:game-icons/treasure-map";
import siegeEngine from "icon:game-icons/trebuchet";
import coins from "icon:game-icons/two-coins";

export { cards, castle, coins, flag, fortification, knight, laurels, siegeEngine, swords };
