/** A picture for every character, by number; who drew them is in `../credits.ts`. */
import eddard from "icon:game-icons/pointy-sword";
import robb from "icon:game-icons/crown";
import catelyn from "icon:game-icons/double-fish";
import bran from "icon:game-icons/raven";
import arya from "icon:game-icons/stiletto";
import cersei from "icon:game-icons/queen-crown";
import tywin from "icon:game-icons/two-coins";
import tyrion from "icon:game-icons/wine-glass";
import jaime from "icon:game-icons/gauntlet";
import joffrey from "icon:game-icons/crossbow";
import stannis from "icon:game-icons/flame";
import melisandre from "icon:game-icons/burning-eye";
import davos from "icon:game-icons/galleon";
import selyse from "icon:game-icons/candle-light";
import shireen from "icon:game-icons/book-cover";
import daenerys from "icon:game-icons/spiked-dragon-head";
import viserys from "icon:game-icons/gold-bar";
import drogo from "icon:game-icons/horse-head";
import jorah from "icon:game-icons/bordered-shield";
import greyworm from "icon:game-icons/spears";
import margaery from "icon:game-icons/lotus-flower";
import olenna from "icon:game-icons/thorny-vine";
import loras from "icon:game-icons/visored-helm";
import mace from "icon:game-icons/wheat";
import renly from "icon:game-icons/rainbow-star";

export const EMBLEMS = [
  ...[eddard, robb, catelyn, bran, arya],
  ...[cersei, tywin, tyrion, jaime, joffrey],
  ...[stannis, melisandre, davos, selyse, shireen],
  ...[daenerys, viserys, drogo, jorah, greyworm],
  ...[margaery, olenna, loras, mace, renly],
] as const;
