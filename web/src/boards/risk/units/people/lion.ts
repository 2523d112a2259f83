import tywin from "icon:game-icons/two-coins";
import jaime from "icon:game-icons/gauntlet";
import cersei from "icon:game-icons/queen-crown";
import tyrion from "icon:game-icons/open-book";

export default [tywin, jaime, cersei, tyrion];
