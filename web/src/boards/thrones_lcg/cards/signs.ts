/** The signs of the game. */
import borderedShield from "icon:game-icons/bordered-shield#signs";
import crossedSwords from "icon:game-icons/crossed-swords#signs";
import crown from "icon:game-icons/crown#signs";
import drop from "icon:game-icons/drop#signs";
import flyingFlag from "icon:game-icons/flying-flag#signs";
import hood from "icon:game-icons/hood#signs";
import raven from "icon:game-icons/raven#signs";
import skullCrossedBones from "icon:game-icons/skull-crossed-bones#signs";
import treasureMap from "icon:game-icons/treasure-map#signs";
import twoCoins from "icon:game-icons/two-coins#signs";

interface Icon {
  body: string;
  width: number;
  height: number;
}

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
