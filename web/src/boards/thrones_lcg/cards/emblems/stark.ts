/** The emblems of cards of the House, by their keys; who drew them is in `../../credits.ts`. */
import arrowsShield from "icon:game-icons/arrows-shield#stark";
import bangingGavel from "icon:game-icons/banging-gavel#stark";
import barbedSpear from "icon:game-icons/barbed-spear#stark";
import battleAxe from "icon:game-icons/battle-axe#stark";
import beastEye from "icon:game-icons/beast-eye#stark";
import bed from "icon:game-icons/bed#stark";
import broadsword from "icon:game-icons/broadsword#stark";
import castle from "icon:game-icons/castle#stark";
import checkedShield from "icon:game-icons/checked-shield#stark";
import chessKnight from "icon:game-icons/chess-knight#stark";
import crown from "icon:game-icons/crown#stark";
import crownedHeart from "icon:game-icons/crowned-heart#stark";
import direwolf from "icon:game-icons/direwolf#stark";
import doubleFish from "icon:game-icons/double-fish#stark";
import fist from "icon:game-icons/fist#stark";
import flyingFlag from "icon:game-icons/flying-flag#stark";
import harp from "icon:game-icons/harp#stark";
import hut from "icon:game-icons/hut#stark";
import pawPrint from "icon:game-icons/paw-print#stark";
import pikeman from "icon:game-icons/pikeman#stark";
import pineTree from "icon:game-icons/pine-tree#stark";
import pointySword from "icon:game-icons/pointy-sword#stark";
import raven from "icon:game-icons/raven#stark";
import sittingDog from "icon:game-icons/sitting-dog#stark";
import spears from "icon:game-icons/spears#stark";
import stiletto from "icon:game-icons/stiletto#stark";
import stoneTower from "icon:game-icons/stone-tower#stark";
import village from "icon:game-icons/village#stark";
import whip from "icon:game-icons/whip#stark";
import wolfHowl from "icon:game-icons/wolf-howl#stark";

export default {
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
  "bran-the-builders-legacy": castle,
  guilty: bangingGavel,
};
