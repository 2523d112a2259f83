/** What cards show, from the position and the question. */
import type { Translate } from "../contract";
import type { Spot } from "./asking";
import type { Face } from "./CardTile.svelte";
import { COUNCIL } from "./facts";
import { brief, called, kindOf, rulesOf } from "./names";
import type { CardNote, Scene } from "./scene.svelte";
import { printed, type Card } from "./view";

export const spotOf = (card: Pick<Card, "slot">): Spot => `slot:${card.slot}`;

/** A card in play. */
export function faceOf(scene: Scene, card: Card, t: Translate): Face {
  const { type, strength } = printed(card.card);
  const character = type === "character" && card.host < 0;
  return {
    card: card.card,
    name: brief(t, card.card),
    kneeling: card.kneeling,
    strength: character ? card.strength : null,
    changed: character ? card.strength - strength : 0,
    icons: character ? card.icons : 0,
    power: card.power,
    gold: card.gold,
    duplicates: card.under.length,
    leaving: card.leaving > 0 || scene.threatened.has(card.slot),
    tone: scene.tone([spotOf(card)]),
    order: scene.order([spotOf(card)]),
  };
}

/** A card that is not in play: in the hand, in a pile, or only shown. */
export function titleFace(card: number, t: Translate): Face {
  const { type, strength, icons, cost } = printed(card);
  const character = type === "character";
  return {
    card,
    name: brief(t, card),
    strength: character ? strength : null,
    icons: character ? icons : 0,
    cost: type === "event" || type === "plot" ? null : cost,
  };
}

/** What is shown beside a card that is pointed at; a screen reader hears the same. */
export function noteOf(card: number, slot: number, t: Translate): CardNote {
  const { lines, abilities } = rulesOf(card, false);
  const kind = kindOf(t, card);
  return {
    card,
    slot,
    bare: true,
    title: called(t, card),
    lines: [
      ...(kind ? [kind] : []),
      ...lines,
      ...abilities.map(({ head, text }) => (head ? `${head}: ${text}` : text)),
    ],
  };
}

/** What a name in a sentence means: a card, or a title of the council. */
export function aboutOf(noun: string, value: number, t: Translate): CardNote | null {
  if (noun === "card") return value < 0 ? null : noteOf(value, -1, t);
  const key = noun === "title" ? COUNCIL[value]?.key : undefined;
  if (key === undefined) return null;
  return { card: -1, slot: -1, title: t(`title-${key}`), lines: [t(`lg-title-${key}`)] };
}
