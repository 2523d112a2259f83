/** The emblems of cards of no House, by their keys; who drew them is in `../../credits.ts`. */
import anvil from "icon:game-icons/anvil#neutral";
import bigWave from "icon:game-icons/big-wave#neutral";
import borderedShield from "icon:game-icons/bordered-shield#neutral";
import broadsword from "icon:game-icons/broadsword#neutral";
import church from "icon:game-icons/church#neutral";
import crown from "icon:game-icons/crown#neutral";
import dragonHead from "icon:game-icons/dragon-head#neutral";
import drop from "icon:game-icons/drop#neutral";
import dualityMask from "icon:game-icons/duality-mask#neutral";
import fleurDeLys from "icon:game-icons/fleur-de-lys#neutral";
import flyingFlag from "icon:game-icons/flying-flag#neutral";
import horseHead from "icon:game-icons/horse-head#neutral";
import laurels from "icon:game-icons/laurels#neutral";
import lotusFlower from "icon:game-icons/lotus-flower#neutral";
import medievalGate from "icon:game-icons/medieval-gate#neutral";
import openBook from "icon:game-icons/open-book#neutral";
import openChest from "icon:game-icons/open-chest#neutral";
import pointySword from "icon:game-icons/pointy-sword#neutral";
import raven from "icon:game-icons/raven#neutral";
import rollingDiceCup from "icon:game-icons/rolling-dice-cup#neutral";
import rose from "icon:game-icons/rose#neutral";
import roundTable from "icon:game-icons/round-table#neutral";
import scales from "icon:game-icons/scales#neutral";
import snake from "icon:game-icons/snake#neutral";
import snowflake2 from "icon:game-icons/snowflake-2#neutral";
import spiderWeb from "icon:game-icons/spider-web#neutral";
import treasureMap from "icon:game-icons/treasure-map#neutral";
import twoCoins from "icon:game-icons/two-coins#neutral";
import visoredHelm from "icon:game-icons/visored-helm#neutral";
import waxSeal from "icon:game-icons/wax-seal#neutral";
import wolfHead from "icon:game-icons/wolf-head#neutral";

export default {
  "narrow-sea": bigWave,
  "sunset-sea": bigWave,
  "summer-sea": bigWave,
  "benjen-stark": raven,
  "jon-snow": pointySword,
  ghost: wolfHead,
  crossroads: treasureMap,
  "street-of-steel": anvil,
  lordship: waxSeal,
  littlefinger: openChest,
  varys: spiderWeb,
  "shadowblack-lane": medievalGate,
  "milk-of-the-poppy": lotusFlower,
  "ser-barristan-selmy": visoredHelm,
  "knight-of-flowers": rose,
  "street-of-sisters": church,
  bodyguard: borderedShield,
  "maester-aemon": openBook,
  "magister-illyrio": scales,
  shae: fleurDeLys,
  distraction: dualityMask,
  "winter-is-coming": snowflake2,
  "kings-in-the-north": crown,
  "lethal-counterattack": broadsword,
  "i-never-bet-against-my-family": rollingDiceCup,
  "insidious-ways": snake,
  "a-lannister-pays-his-debts": twoCoins,
  muster: flyingFlag,
  retreat: horseHead,
  "support-of-the-kingdom": roundTable,
  "dance-with-dragons": dragonHead,
  "seductive-promise": rose,
  "westeros-bleeds": drop,
  "distinct-mastery": laurels,
};
