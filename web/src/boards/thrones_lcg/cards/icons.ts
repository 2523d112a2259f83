/** The emblem of every title but the plots, by its key; and the signs of the game. */
import anchor from "icon:game-icons/anchor";
import anvil from "icon:game-icons/anvil";
import anvilImpact from "icon:game-icons/anvil-impact";
import archeryTarget from "icon:game-icons/archery-target";
import armorVest from "icon:game-icons/armor-vest";
import arrowsShield from "icon:game-icons/arrows-shield";
import arson from "icon:game-icons/arson";
import axeSwing from "icon:game-icons/axe-swing";
import backstab from "icon:game-icons/backstab";
import bangingGavel from "icon:game-icons/banging-gavel";
import barbedSpear from "icon:game-icons/barbed-spear";
import barbute from "icon:game-icons/barbute";
import barracksTent from "icon:game-icons/barracks-tent";
import batteredAxe from "icon:game-icons/battered-axe";
import battleAxe from "icon:game-icons/battle-axe";
import beastEye from "icon:game-icons/beast-eye";
import bed from "icon:game-icons/bed";
import beerStein from "icon:game-icons/beer-stein";
import bigWave from "icon:game-icons/big-wave";
import bookCover from "icon:game-icons/book-cover";
import borderedShield from "icon:game-icons/bordered-shield";
import broadsword from "icon:game-icons/broadsword";
import burningEye from "icon:game-icons/burning-eye";
import burningPassion from "icon:game-icons/burning-passion";
import candleLight from "icon:game-icons/candle-light";
import castle from "icon:game-icons/castle";
import checkedShield from "icon:game-icons/checked-shield";
import chessKnight from "icon:game-icons/chess-knight";
import church from "icon:game-icons/church";
import crossedSwords from "icon:game-icons/crossed-swords";
import crown from "icon:game-icons/crown";
import crownedHeart from "icon:game-icons/crowned-heart";
import crystalBall from "icon:game-icons/crystal-ball";
import daggers from "icon:game-icons/daggers";
import direwolf from "icon:game-icons/direwolf";
import doorWatcher from "icon:game-icons/door-watcher";
import doubleFish from "icon:game-icons/double-fish";
import dragonHead from "icon:game-icons/dragon-head";
import drawbridge from "icon:game-icons/drawbridge";
import drop from "icon:game-icons/drop";
import dualityMask from "icon:game-icons/duality-mask";
import eggClutch from "icon:game-icons/egg-clutch";
import fist from "icon:game-icons/fist";
import fleurDeLys from "icon:game-icons/fleur-de-lys";
import flyingFlag from "icon:game-icons/flying-flag";
import fountain from "icon:game-icons/fountain";
import galleon from "icon:game-icons/galleon";
import galley from "icon:game-icons/galley";
import gauntlet from "icon:game-icons/gauntlet";
import gemPendant from "icon:game-icons/gem-pendant";
import gladius from "icon:game-icons/gladius";
import goldBar from "icon:game-icons/gold-bar";
import halberd from "icon:game-icons/halberd";
import harp from "icon:game-icons/harp";
import hood from "icon:game-icons/hood";
import horseHead from "icon:game-icons/horse-head";
import house from "icon:game-icons/house";
import hut from "icon:game-icons/hut";
import ironMask from "icon:game-icons/iron-mask";
import jesterHat from "icon:game-icons/jester-hat";
import key from "icon:game-icons/key";
import laurels from "icon:game-icons/laurels";
import lion from "icon:game-icons/lion";
import litCandelabra from "icon:game-icons/lit-candelabra";
import lotusFlower from "icon:game-icons/lotus-flower";
import meat from "icon:game-icons/meat";
import medievalGate from "icon:game-icons/medieval-gate";
import mining from "icon:game-icons/mining";
import mountedKnight from "icon:game-icons/mounted-knight";
import openBook from "icon:game-icons/open-book";
import openChest from "icon:game-icons/open-chest";
import pawPrint from "icon:game-icons/paw-print";
import peach from "icon:game-icons/peach";
import pikeman from "icon:game-icons/pikeman";
import pineTree from "icon:game-icons/pine-tree";
import pointySword from "icon:game-icons/pointy-sword";
import poisonBottle from "icon:game-icons/poison-bottle";
import queenCrown from "icon:game-icons/queen-crown";
import rainbowStar from "icon:game-icons/rainbow-star";
import raven from "icon:game-icons/raven";
import robber from "icon:game-icons/robber";
import rollingDiceCup from "icon:game-icons/rolling-dice-cup";
import rose from "icon:game-icons/rose";
import roundBottomFlask from "icon:game-icons/round-bottom-flask";
import roundTable from "icon:game-icons/round-table";
import scales from "icon:game-icons/scales";
import seaDragon from "icon:game-icons/sea-dragon";
import shipWheel from "icon:game-icons/ship-wheel";
import shutRose from "icon:game-icons/shut-rose";
import sittingDog from "icon:game-icons/sitting-dog";
import skullCrossedBones from "icon:game-icons/skull-crossed-bones";
import snake from "icon:game-icons/snake";
import snowflake2 from "icon:game-icons/snowflake-2";
import spears from "icon:game-icons/spears";
import spiderWeb from "icon:game-icons/spider-web";
import spikedDragonHead from "icon:game-icons/spiked-dragon-head";
import spyglass from "icon:game-icons/spyglass";
import stiletto from "icon:game-icons/stiletto";
import stoneBridge from "icon:game-icons/stone-bridge";
import stoneThrone from "icon:game-icons/stone-throne";
import stoneTower from "icon:game-icons/stone-tower";
import treasureMap from "icon:game-icons/treasure-map";
import twoCoins from "icon:game-icons/two-coins";
import village from "icon:game-icons/village";
import visoredHelm from "icon:game-icons/visored-helm";
import warhammer from "icon:game-icons/warhammer";
import waxSeal from "icon:game-icons/wax-seal";
import wheat from "icon:game-icons/wheat";
import whip from "icon:game-icons/whip";
import wineGlass from "icon:game-icons/wine-glass";
import wolfHead from "icon:game-icons/wolf-head";
import wolfHowl from "icon:game-icons/wolf-howl";
import wyvern from "icon:game-icons/wyvern";

export interface Icon {
  body: string;
  width: number;
  height: number;
}

export const EMBLEMS: Readonly<Record<string, Icon>> = {
  ice: broadsword,
  nymeria: wolfHowl,
  summer: pawPrint,
  "ser-rodrik-cassel": checkedShield,
  "eddard-stark": pointySword,
  "catelyn-stark": doubleFish,
  "arya-stark": stiletto,
  "robb-stark": crown,
  "sansa-stark": harp,
  "greatjon-umber": battleAxe,
  shaggydog: beastEye,
  hodor: fist,
  "bran-stark": raven,
  "grey-wind": direwolf,
  lady: crownedHeart,
  "war-host-of-the-north": spears,
  "winterfell-honor-guard": pikeman,
  "knight-of-the-tumblestone": chessKnight,
  "direwolf-pup": sittingDog,
  "kennel-master": whip,
  "house-tully-recruiter": flyingFlag,
  "trident-reinforcements": barbedSpear,
  "winterfell-reserves": arrowsShield,
  "winterfell-kennels": hut,
  "winterfell-castle": castle,
  "northern-fiefdoms": village,
  "lord-eddards-chambers": bed,
  "great-keep": stoneTower,
  godswood: pineTree,
  "narrow-sea": bigWave,
  "gutter-rats-cunning": backstab,
  "gilded-plate": armorVest,
  "joffrey-baratheon": stoneThrone,
  "ser-jaime-lannister": gauntlet,
  "tyrion-lannister": wineGlass,
  "cersei-lannister": queenCrown,
  "tywin-lannister": goldBar,
  "ser-ilyn-payne": halberd,
  "the-hound": ironMask,
  "chella-daughter-of-cheyk": batteredAxe,
  bronn: daggers,
  "grand-maester-pycelle": roundBottomFlask,
  "raff-the-sweetling": stiletto,
  "ser-jacelyn-bywater": doorWatcher,
  "enemy-informer": burningEye,
  "qyburns-informers": spyglass,
  "cerseis-attendant": litCandelabra,
  "lurkers-at-harrenhal": robber,
  "lannisport-steward": key,
  "lannisport-weaponsmith": anvilImpact,
  "lannisport-honor-guard": pikeman,
  lannisport: galley,
  "lannisport-brothel": shutRose,
  "golden-tooth-mines": mining,
  "western-fiefdoms": village,
  "queen-cerseis-chambers": bed,
  "the-goldroad": stoneBridge,
  "hall-of-heroes": laurels,
  "sunset-sea": bigWave,
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
  "blood-of-the-dragon": drop,
  "poisoned-wine": poisonBottle,
  "aegons-blade": gladius,
  "flame-kissed": arson,
  "bones-of-a-child": skullCrossedBones,
  "captain-groleo": shipWheel,
  "daenerys-targaryen": eggClutch,
  "khal-drogo": horseHead,
  "viserys-targaryen": crown,
  rhaegal: seaDragon,
  drogon: spikedDragonHead,
  viserion: wyvern,
  "strong-belwas": meat,
  "daario-naharis": daggers,
  "quaithe-of-the-shadow": dualityMask,
  "xaro-xoan-daxos": twoCoins,
  jhogo: whip,
  "brown-ben-plumm": rollingDiceCup,
  "dothraki-honor-guard": pikeman,
  "the-titans-bastard": snake,
  "danys-handmaiden": lotusFlower,
  "warlocks-servitors": crystalBall,
  "qartheen-fanatic": burningPassion,
  "pentoshi-guildmaster": scales,
  "illyrios-man": robber,
  "xaros-home": house,
  "eastern-fiefdoms": village,
  "khal-drogos-tent": barracksTent,
  "temple-of-the-graces": fountain,
  "great-pyramid": castle,
  "summer-sea": bigWave,
  "lady-daeneryss-chambers": bed,
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
  "bran-the-builders-legacy": castle,
  guilty: bangingGavel,
  "i-never-bet-against-my-family": rollingDiceCup,
  "the-lions-will": lion,
  "insidious-ways": snake,
  "call-their-bluff": hood,
  "im-you-writ-small": dualityMask,
  "a-lannister-pays-his-debts": twoCoins,
  "youve-killed-the-wrong-dwarf": axeSwing,
  muster: flyingFlag,
  "prosperity-and-plenty": wheat,
  "lords-of-the-narrow-sea": galleon,
  retreat: horseHead,
  "support-of-the-kingdom": roundTable,
  "dance-with-dragons": dragonHead,
  "forever-burning": arson,
  "seductive-promise": rose,
  "westeros-bleeds": drop,
  "distinct-mastery": laurels,
};

/** By the bit of a kind of challenge: military, intrigue, power. */
export const KINDS: Readonly<Record<number, Icon>> = { 1: crossedSwords, 2: hood, 4: crown };

export {
  twoCoins as coins,
  drop as claim,
  flyingFlag as initiative,
  raven as influence,
  treasureMap as plot,
  crown as power,
  borderedShield as shield,
  skullCrossedBones as skull,
};
