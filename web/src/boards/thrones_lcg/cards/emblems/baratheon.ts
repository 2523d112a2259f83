/** The emblems of cards of the House, by their keys; who drew them is in `../../credits.ts`. */
import anchor from "icon:game-icons/anchor#baratheon";
import anvil from "icon:game-icons/anvil#baratheon";
import archeryTarget from "icon:game-icons/archery-target#baratheon";
import barbute from "icon:game-icons/barbute#baratheon";
import bed from "icon:game-icons/bed#baratheon";
import beerStein from "icon:game-icons/beer-stein#baratheon";
import bookCover from "icon:game-icons/book-cover#baratheon";
import borderedShield from "icon:game-icons/bordered-shield#baratheon";
import burningPassion from "icon:game-icons/burning-passion#baratheon";
import candleLight from "icon:game-icons/candle-light#baratheon";
import checkedShield from "icon:game-icons/checked-shield#baratheon";
import chessKnight from "icon:game-icons/chess-knight#baratheon";
import drawbridge from "icon:game-icons/drawbridge#baratheon";
import flyingFlag from "icon:game-icons/flying-flag#baratheon";
import fountain from "icon:game-icons/fountain#baratheon";
import galleon from "icon:game-icons/galleon#baratheon";
import gemPendant from "icon:game-icons/gem-pendant#baratheon";
import halberd from "icon:game-icons/halberd#baratheon";
import jesterHat from "icon:game-icons/jester-hat#baratheon";
import mountedKnight from "icon:game-icons/mounted-knight#baratheon";
import peach from "icon:game-icons/peach#baratheon";
import pikeman from "icon:game-icons/pikeman#baratheon";
import rainbowStar from "icon:game-icons/rainbow-star#baratheon";
import rose from "icon:game-icons/rose#baratheon";
import roundTable from "icon:game-icons/round-table#baratheon";
import shipWheel from "icon:game-icons/ship-wheel#baratheon";
import spears from "icon:game-icons/spears#baratheon";
import village from "icon:game-icons/village#baratheon";
import warhammer from "icon:game-icons/warhammer#baratheon";
import wheat from "icon:game-icons/wheat#baratheon";

export default {
  "shadows-blessing": candleLight,
  motley: jesterHat,
  lightbringer: burningPassion,
  "stinking-drunk": beerStein,
  "selyse-baratheon": rainbowStar,
  "robert-baratheon": warhammer,
  "stannis-baratheon": flyingFlag,
  "renly-baratheon": peach,
  melisandre: gemPendant,
  "ser-davos-seaworth": shipWheel,
  "brienne-of-tarth": barbute,
  "maester-cressen": bookCover,
  "ser-axell-florent": checkedShield,
  "edric-storm": archeryTarget,
  "devan-seaworth": anchor,
  "knight-of-the-rainwood": chessKnight,
  "stanniss-northern-cavalry": mountedKnight,
  "highgarden-honor-guard": pikeman,
  "old-red-priest": candleLight,
  "army-of-the-faithful": spears,
  "renlys-courtier": rose,
  "bastard-of-robert": anvil,
  "house-tyrell-guard": borderedShield,
  "host-of-storms-end": halberd,
  "dragonstone-port": drawbridge,
  "stormlands-fiefdoms": village,
  "king-roberts-chambers": bed,
  "aegons-garden": fountain,
  "great-hall": roundTable,
  "prosperity-and-plenty": wheat,
  "lords-of-the-narrow-sea": galleon,
};
