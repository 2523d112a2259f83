/** What each character is known by, in the order of the rules; who drew it is in `../credits.ts`. */
import areo from "icon:game-icons/halberd";
import barristan from "icon:game-icons/bordered-shield";
import brienne from "icon:game-icons/visored-helm";
import catelyn from "icon:game-icons/double-fish";
import cersei from "icon:game-icons/queen-crown";
import daenerys from "icon:game-icons/egg-clutch";
import davos from "icon:game-icons/ship-wheel";
import doran from "icon:game-icons/fountain";
import eddard from "icon:game-icons/broadsword";
import ellaria from "icon:game-icons/poison-bottle";
import greyWorm from "icon:game-icons/barbed-spear";
import hizdahr from "icon:game-icons/gladius";
import jaime from "icon:game-icons/gauntlet";
import jon from "icon:game-icons/raven";
import jorah from "icon:game-icons/bear-head";
import kraznys from "icon:game-icons/whip";
import loras from "icon:game-icons/mounted-knight";
import margaery from "icon:game-icons/shut-rose";
import melisandre from "icon:game-icons/gem-pendant";
import oberyn from "icon:game-icons/snake";
import pyat from "icon:game-icons/crystal-ball";
import renly from "icon:game-icons/peach";
import robb from "icon:game-icons/crown";
import salladhor from "icon:game-icons/galley";
import stannis from "icon:game-icons/burning-passion";
import tyrion from "icon:game-icons/open-book";
import tywin from "icon:game-icons/two-coins";
import xaro from "icon:game-icons/key";

export const PEOPLE = [
  [eddard, catelyn, robb, jon],
  [stannis, davos, melisandre, salladhor],
  [tywin, jaime, cersei, tyrion],
  [loras, margaery, brienne, renly],
  [doran, oberyn, ellaria, areo],
  [daenerys, jorah, barristan, greyWorm],
  [xaro, pyat, hizdahr, kraznys],
].flat();
