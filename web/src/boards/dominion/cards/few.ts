/** A few pictures for the board from afar; all of them would be too heavy for the start page. */
import bridge from "icon:game-icons/stone-bridge";
import castle from "icon:game-icons/castle";
import coins from "icon:game-icons/two-coins";
import crown from "icon:game-icons/queen-crown";
import house from "icon:game-icons/house";

export { bridge, castle, coins, crown, house };
