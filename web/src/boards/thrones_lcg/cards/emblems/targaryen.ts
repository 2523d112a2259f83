/** The emblems of cards of the House, by their keys; who drew them is in `../../credits.ts`. */
import arson from "icon:game-icons/arson#targaryen";
import barracksTent from "icon:game-icons/barracks-tent#targaryen";
import bed from "icon:game-icons/bed#targaryen";
import burningPassion from "icon:game-icons/burning-passion#targaryen";
import castle from "icon:game-icons/castle#targaryen";
import crown from "icon:game-icons/crown#targaryen";
import crystalBall from "icon:game-icons/crystal-ball#targaryen";
import daggers from "icon:game-icons/daggers#targaryen";
import drop from "icon:game-icons/drop#targaryen";
import dualityMask from "icon:game-icons/duality-mask#targaryen";
import eggClutch from "icon:game-icons/egg-clutch#targaryen";
import fountain from "icon:game-icons/fountain#targaryen";
import gladius from "icon:game-icons/gladius#targaryen";
import horseHead from "icon:game-icons/horse-head#targaryen";
import house from "icon:game-icons/house#targaryen";
import lotusFlower from "icon:game-icons/lotus-flower#targaryen";
import meat from "icon:game-icons/meat#targaryen";
import pikeman from "icon:game-icons/pikeman#targaryen";
import poisonBottle from "icon:game-icons/poison-bottle#targaryen";
import robber from "icon:game-icons/robber#targaryen";
import rollingDiceCup from "icon:game-icons/rolling-dice-cup#targaryen";
import scales from "icon:game-icons/scales#targaryen";
import seaDragon from "icon:game-icons/sea-dragon#targaryen";
import shipWheel from "icon:game-icons/ship-wheel#targaryen";
import skullCrossedBones from "icon:game-icons/skull-crossed-bones#targaryen";
import snake from "icon:game-icons/snake#targaryen";
import spikedDragonHead from "icon:game-icons/spiked-dragon-head#targaryen";
import twoCoins from "icon:game-icons/two-coins#targaryen";
import village from "icon:game-icons/village#targaryen";
import whip from "icon:game-icons/whip#targaryen";
import wyvern from "icon:game-icons/wyvern#targaryen";

export default {
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
  "lady-daeneryss-chambers": bed,
  "forever-burning": arson,
};
