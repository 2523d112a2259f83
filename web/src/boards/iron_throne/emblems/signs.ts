/** Pictures of cards, results and whatever is counted. */
import dove from "icon:game-icons/peace-dove";
import swords from "icon:game-icons/crossed-swords";
import fist from "icon:game-icons/fist";
import skull from "icon:game-icons/death-skull";
import betrayal from "icon:game-icons/daggers";
import chain from "icon:lucide/lock";
import hand from "icon:lucide/layers";
import kept from "icon:lucide/handshake";
import broken from "icon:lucide/heart-crack";

export { betrayal, broken, chain, dove, fist, hand, kept, skull, swords };
