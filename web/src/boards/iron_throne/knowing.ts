/** What can be said about people, cards and houses, and what is known of what lies hidden. */
import type { Translate } from "../contract";
import type { Note } from "../../reader.svelte";
import { PEACE_COPIES } from "./facts";
import {
  called,
  cardOf,
  effectOf,
  houseName,
  isDead,
  isPeace,
  ownerOf,
  playerOf,
  powerOf,
  seatOfHouse,
  shortly,
  wordOf,
  type Effect,
  type Teller,
  type View,
} from "./view";

export interface Telling extends Teller {
  name: (seat: number) => string;
}

/** What a house card is called where its house is clear. */
export function cardName(t: Translate, card: number): string {
  const shown = cardOf(card);
  if (shown.kind === "character") return shortly(t, shown.character);
  if (shown.kind === "back") return t("it-hidden-card", { house: shown.house });
  return shown.kind === "war" ? t("it-war", { count: shown.value }) : t("kind-peace");
}

export const listed = (t: Translate, cards: readonly number[]): string =>
  cards.map((card) => cardName(t, card)).join(", ");

const marked = (effect: Effect, t: Translate): string[] =>
  effect.mark === "" ? [] : [t(`it-mark-${effect.mark}`)];

/** A character: power, and what the cards of this person say. */
export function personNote(telling: Telling, seat: number, character: number): Note {
  const { view, t } = telling;
  const player = playerOf(view, seat);
  const card = effectOf(telling, "card", character);
  const lines: string[] = [];
  if (player.leader === character) {
    const ability = effectOf(telling, "ability", character);
    lines.push(t("it-sheet-said", { count: player.reserve }));
    lines.push(t("it-ability-said", { name: ability.name, text: ability.text }));
    lines.push(...marked(ability, t));
  } else if (isDead(view, character)) lines.push(t("it-dead"));
  else lines.push(t("it-power-said", { count: powerOf(view, character) }));
  lines.push(t("it-card-said", { name: card.name, text: card.text }), ...marked(card, t));
  return { title: called(t, character), lines };
}

/** A house card in a hand or among hostages. */
export function cardNote(telling: Telling, card: number): Note {
  const { t } = telling;
  const shown = cardOf(card);
  if (shown.kind === "back")
    return { title: houseName(t, shown.house), lines: [t("it-hidden-said")] };
  if (shown.kind === "peace") return { title: t("kind-peace"), lines: [t("it-peace-said")] };
  if (shown.kind === "war")
    return { title: t("it-war", { count: shown.value }), lines: [t("it-war-said")] };
  const effect = effectOf(telling, "card", shown.character);
  return {
    title: `${called(t, shown.character)}: ${effect.name}`,
    lines: [effect.text, t("it-character-laid"), ...marked(effect, t)],
  };
}

/** How many cards of a sort somebody could still have: what lies open cannot be in a hand. */
export function unseen(view: View, seat: number): { peace: number; wars: number[] } {
  const { house, discards } = playerOf(view, seat);
  const elsewhere = [
    ...discards,
    ...view.players.flatMap((other, n) => (n === seat ? [] : other.hostages)),
    ...(view.revealed ? view.laid.flat() : []),
  ].filter((card) => card >= 0 && cardOf(card).house === house);
  const peace = PEACE_COPIES - elsewhere.filter(isPeace).length;
  const gone = new Set(elsewhere.flatMap((card) => {
    const shown = cardOf(card);
    return shown.kind === "war" ? [shown.value] : [];
  }));
  return { peace, wars: [...gone].sort((a, b) => a - b) };
}

/** A house as a whole: hand, deck, hostages, word. */
export function houseNote(telling: Telling, seat: number, you: number | null): Note {
  const { view, t, name } = telling;
  const player = playerOf(view, seat);
  const lines = [t("it-hand-said", { count: player.hand.length, deck: player.deck })];
  const known = player.hand.filter((card) => card >= 0);
  if (seat !== you) {
    if (known.length > 0) lines.push(t("it-known", { cards: listed(t, known) }));
    if (player.among.length > 0) lines.push(t("it-among", { cards: listed(t, player.among) }));
    const left = unseen(view, seat);
    lines.push(t("it-unseen-peace", { count: left.peace, all: PEACE_COPIES }));
    if (left.wars.length > 0) lines.push(t("it-gone-wars", { cards: left.wars.join(", ") }));
  }
  if (player.hostages.length > 0)
    lines.push(t("it-holds", { cards: player.hostages.map((card) => heldName(t, card)).join(", ") }));
  const { kept, broken } = wordOf(player);
  lines.push(kept + broken === 0 ? t("it-no-word-yet") : t("it-word", { kept, broken }));
  if (player.silenced) lines.push(t("it-silenced"));
  if (player.protected) lines.push(t("it-protected"));
  return { title: `${name(seat)}, ${houseName(t, player.house)}`, lines };
}

/** A hostage by name: the card where it is known, else only whose it is. */
export function heldName(t: Translate, card: number): string {
  const shown = cardOf(card);
  const house = houseName(t, shown.house);
  return shown.kind === "back" ? house : `${cardName(t, card)} (${house})`;
}

/** What a name in a sentence means: a house, a person, a card or what it does. */
export function aboutOf(
  telling: Telling,
  you: number | null,
  noun: string,
  value: number,
): Note | null {
  const { view } = telling;
  if (value < 0) return null;
  if (noun === "housecard") return cardNote(telling, value);
  if (noun === "card" || noun === "ability") {
    const effect = effectOf(telling, noun, value);
    return { title: effect.name, lines: [effect.text, ...marked(effect, telling.t)] };
  }
  if (noun !== "house" && noun !== "character") return null;
  const seat = noun === "house" ? seatOfHouse(view, value) : ownerOf(view, value);
  if (seat < 0) return null;
  return noun === "house" ? houseNote(telling, seat, you) : personNote(telling, seat, value);
}
