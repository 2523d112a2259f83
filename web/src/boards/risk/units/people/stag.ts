import stannis from "icon:game-icons/burning-passion";
import davos from "icon:game-icons/ship-wheel";
import melisandre from "icon:game-icons/gem-pendant";
import salladhor from "icon:game-icons/galley";

export default [stannis, davos, melisandre, salladhor];
