import xaro from "icon:game-icons/key";
import pyat from "icon:game-icons/crystal-ball";
import hizdahr from "icon:game-icons/gladius";
import kraznys from "icon:game-icons/whip";

export default [xaro, pyat, hizdahr, kraznys];
