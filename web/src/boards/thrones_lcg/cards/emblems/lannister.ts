/** The emblems of cards of the House, by their keys; who drew them is in `../../credits.ts`. */
import anvilImpact from "icon:game-icons/anvil-impact#lannister";
import armorVest from "icon:game-icons/armor-vest#lannister";
import axeSwing from "icon:game-icons/axe-swing#lannister";
import backstab from "icon:game-icons/backstab#lannister";
import batteredAxe from "icon:game-icons/battered-axe#lannister";
import bed from "icon:game-icons/bed#lannister";
import burningEye from "icon:game-icons/burning-eye#lannister";
import daggers from "icon:game-icons/daggers#lannister";
import doorWatcher from "icon:game-icons/door-watcher#lannister";
import dualityMask from "icon:game-icons/duality-mask#lannister";
import galley from "icon:game-icons/galley#lannister";
import gauntlet from "icon:game-icons/gauntlet#lannister";
import goldBar from "icon:game-icons/gold-bar#lannister";
import halberd from "icon:game-icons/halberd#lannister";
import hood from "icon:game-icons/hood#lannister";
import ironMask from "icon:game-icons/iron-mask#lannister";
import key from "icon:game-icons/key#lannister";
import laurels from "icon:game-icons/laurels#lannister";
import lion from "icon:game-icons/lion#lannister";
import litCandelabra from "icon:game-icons/lit-candelabra#lannister";
import mining from "icon:game-icons/mining#lannister";
import pikeman from "icon:game-icons/pikeman#lannister";
import queenCrown from "icon:game-icons/queen-crown#lannister";
import robber from "icon:game-icons/robber#lannister";
import roundBottomFlask from "icon:game-icons/round-bottom-flask#lannister";
import shutRose from "icon:game-icons/shut-rose#lannister";
import spyglass from "icon:game-icons/spyglass#lannister";
import stiletto from "icon:game-icons/stiletto#lannister";
import stoneBridge from "icon:game-icons/stone-bridge#lannister";
import stoneThrone from "icon:game-icons/stone-throne#lannister";
import village from "icon:game-icons/village#lannister";
import wineGlass from "icon:game-icons/wine-glass#lannister";

export default {
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
  "the-lions-will": lion,
  "call-their-bluff": hood,
  "im-you-writ-small": dualityMask,
  "youve-killed-the-wrong-dwarf": axeSwing,
};
