/** Pictures of the special units; who drew them is in `../credits.ts`. */
import knight from "icon:game-icons/chess-knight";
import fortification from "icon:game-icons/stone-tower";
import siegeEngine from "icon:game-icons/trebuchet";

export { fortification, knight, siegeEngine };
