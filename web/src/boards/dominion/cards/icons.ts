/** The picture on each card, in the order of their numbers, and the marks of two types. */
import adventurer from "icon:game-icons/treasure-map";
import attack from "icon:game-icons/crossed-swords";
import baron from "icon:game-icons/fleur-de-lys";
import bridge from "icon:game-icons/stone-bridge";
import bureaucrat from "icon:game-icons/quill-ink";
import cellar from "icon:game-icons/wine-bottle";
import chancellor from "icon:game-icons/wax-seal";
import chapel from "icon:game-icons/church";
import conspirator from "icon:game-icons/hood";
import copper from "icon:game-icons/two-coins";
import coppersmith from "icon:game-icons/cauldron";
import councilRoom from "icon:game-icons/round-table";
import courtyard from "icon:game-icons/water-fountain";
import curse from "icon:game-icons/skull-crossed-bones";
import duchy from "icon:game-icons/medieval-gate";
import duke from "icon:game-icons/queen-crown";
import estate from "icon:game-icons/house";
import feast from "icon:game-icons/meat";
import festival from "icon:game-icons/jester-hat";
import gardens from "icon:game-icons/rose";
import gold from "icon:game-icons/gold-bar";
import greatHall from "icon:game-icons/lit-candelabra";
import harem from "icon:game-icons/lotus-flower";
import ironworks from "icon:game-icons/anvil";
import laboratory from "icon:game-icons/round-bottom-flask";
import library from "icon:game-icons/bookshelf";
import market from "icon:game-icons/shop";
import masquerade from "icon:game-icons/duality-mask";
import militia from "icon:game-icons/pikeman";
import mine from "icon:game-icons/mining";
import miningVillage from "icon:game-icons/mine-wagon";
import minion from "icon:game-icons/minions";
import moat from "icon:game-icons/drawbridge";
import moneylender from "icon:game-icons/scales";
import nobles from "icon:game-icons/crowned-heart";
import pawn from "icon:game-icons/pawn";
import province from "icon:game-icons/castle";
import reaction from "icon:game-icons/checked-shield";
import remodel from "icon:game-icons/trowel";
import saboteur from "icon:game-icons/unlit-bomb";
import scout from "icon:game-icons/spyglass";
import secretChamber from "icon:game-icons/key-lock";
import shantyTown from "icon:game-icons/hut";
import silver from "icon:game-icons/metal-bar";
import smithy from "icon:game-icons/anvil-impact";
import spy from "icon:game-icons/door-watcher";
import steward from "icon:game-icons/key";
import swindler from "icon:game-icons/rolling-dice-cup";
import thief from "icon:game-icons/robber";
import throneRoom from "icon:game-icons/stone-throne";
import torturer from "icon:game-icons/iron-mask";
import tradingPost from "icon:game-icons/trade";
import trash from "icon:game-icons/trash-can";
import tribute from "icon:game-icons/open-chest";
import upgrade from "icon:game-icons/hammer-nails";
import village from "icon:game-icons/village";
import wishingWell from "icon:game-icons/well";
import witch from "icon:game-icons/witch-flight";
import woodcutter from "icon:game-icons/axe-in-stump";
import workshop from "icon:game-icons/hand-saw";

export interface Icon {
  body: string;
  width: number;
  height: number;
}

export const PICTURES: readonly Icon[] = [
  copper,
  silver,
  gold,
  estate,
  duchy,
  province,
  curse,
  courtyard,
  pawn,
  secretChamber,
  greatHall,
  masquerade,
  shantyTown,
  steward,
  swindler,
  wishingWell,
  baron,
  bridge,
  conspirator,
  coppersmith,
  ironworks,
  miningVillage,
  scout,
  duke,
  minion,
  saboteur,
  torturer,
  tradingPost,
  tribute,
  upgrade,
  harem,
  nobles,
  cellar,
  chapel,
  moat,
  chancellor,
  village,
  woodcutter,
  workshop,
  bureaucrat,
  feast,
  gardens,
  militia,
  moneylender,
  remodel,
  smithy,
  spy,
  thief,
  throneRoom,
  councilRoom,
  festival,
  laboratory,
  library,
  market,
  mine,
  witch,
  adventurer,
];

export { attack, reaction, trash };
