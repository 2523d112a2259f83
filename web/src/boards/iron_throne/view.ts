/** The position as this board reads it. */
import type { House } from "../../heraldry";
import type { Sight } from "../../sight";
import type { IronThronePlayer, IronThroneView } from "../../views";
import type { Translate } from "../contract";
import {
  FIRST_SPECIAL,
  KINDS_PER_HOUSE,
  OWN_ABILITIES,
  OWN_CARDS,
  PER_HOUSE,
  WAR_VALUES,
} from "./facts";
import { NOUN_NAMES } from "./nouns";
import type { Written } from "./packs";

export type View = IronThroneView;
export type Player = IronThronePlayer;
export type Side = 0 | 1;

export const NOBODY = -1;
export const SIDES: readonly Side[] = [0, 1];
const ARMS: readonly House[] = ["wolf", "lion", "stag", "dragon", "rose"];
const EVENTS_PER_HOUSE = FIRST_SPECIAL / ARMS.length;

export const viewOf = (sight: Pick<Sight, "view">): View => sight.view as unknown as View;

/** Before everybody has a house there is no table to show. */
export const settingUp = (view: View): boolean => view.turn === 0;

export const armsOf = (house: number): House => ARMS[house] ?? "wolf";
export const playerOf = (view: View, seat: number): Player => view.players[seat] as Player;

/** The arms of a seat; null before it has chosen a house. */
export const crestOf = (view: View, seat: number): House | null =>
  ARMS[view.players[seat]?.house ?? NOBODY] ?? null;

export const houseOfCharacter = (character: number): number => Math.floor(character / PER_HOUSE);
export const seatOfHouse = (view: View, house: number): number =>
  view.players.findIndex((player) => player.house === house);
export const ownerOf = (view: View, character: number): number =>
  seatOfHouse(view, houseOfCharacter(character));

/** The four characters of a seat that can be sent; the leader stays on the sheet. */
export const peopleOf = (view: View, seat: number): number[] => {
  const { house, leader } = playerOf(view, seat);
  return Array.from({ length: PER_HOUSE }, (_, n) => house * PER_HOUSE + n).filter(
    (character) => character !== leader,
  );
};

export const powerOf = (view: View, character: number): number => view.power[character] ?? 0;
export const isDead = (view: View, character: number): boolean => powerOf(view, character) === 0;

/** Challenger and defender, by side. */
export const activesOf = (view: View): readonly [number, number] => [
  view.challenger,
  view.defender,
];
export const isActive = (view: View, seat: number): boolean => activesOf(view).includes(seat);

/** Who takes part on a side: the active player first, then supporters clockwise. */
export function partyOf(view: View, side: Side): number[] {
  const active = activesOf(view)[side];
  const seats = view.players.length;
  const all = Array.from({ length: seats }, (_, n) => (view.challenger + n) % seats);
  const party = all.filter((seat) => seat !== active && view.players[seat]?.side === side);
  return active >= 0 ? [active, ...party] : party;
}

export const strengthOf = (view: View, seat: number): number => {
  const sent = view.players[seat]?.participant ?? NOBODY;
  return sent >= 0 ? powerOf(view, sent) : 0;
};

export const sidePower = (view: View, side: Side): number =>
  partyOf(view, side).reduce((sum, seat) => sum + strengthOf(view, seat), 0);

/** What a loser loses: half, rounded up, and whatever was added. */
export const penaltyOf = (view: View, seat: number): number => {
  const player = playerOf(view, seat);
  if (player.protected) return 0;
  const power = strengthOf(view, seat);
  return power === 0 ? 0 : Math.min(power, Math.ceil(power / 2) + player.extra_penalty);
};

/** A house card: peace, a war, a character, or only its back. */
export type Card =
  | { kind: "peace"; house: number }
  | { kind: "war"; house: number; value: number }
  | { kind: "character"; house: number; character: number }
  | { kind: "back"; house: number };

export function cardOf(card: number): Card {
  if (card < 0) return { kind: "back", house: -1 - card };
  const house = Math.floor(card / KINDS_PER_HOUSE);
  const place = card % KINDS_PER_HOUSE;
  if (place === 0) return { kind: "peace", house };
  const value = WAR_VALUES[place - 1];
  if (value !== undefined) return { kind: "war", house, value };
  const character = house * PER_HOUSE + place - 1 - WAR_VALUES.length;
  return { kind: "character", house, character };
}

/** What a card counts in a war: a character, peace or no card count nothing. */
export const valueOf = (card: number | undefined): number => {
  const shown = card === undefined ? null : cardOf(card);
  return shown?.kind === "war" ? shown.value : 0;
};

export const isPeace = (card: number): boolean => cardOf(card).kind === "peace";

/** The house an event names, or the number of the special one. */
export const eventOf = (event: number): { house: number } | { special: number } =>
  event < FIRST_SPECIAL
    ? { house: Math.floor(event / EVENTS_PER_HOUSE) }
    : { special: event - FIRST_SPECIAL };

const key = (noun: "character" | "house", number: number): string =>
  NOUN_NAMES[noun]?.[number] ?? String(number);

export const called = (t: Translate, character: number): string =>
  t(`character-${key("character", character)}`);
/** What stands on small cards. */
export const shortly = (t: Translate, character: number): string =>
  t(`it-short-${key("character", character)}`);
export const houseName = (t: Translate, house: number): string => t(`house-${key("house", house)}`);

/** Name, text and origin of a leader's ability or of a character card. */
export interface Effect {
  name: string;
  text: string;
  /** This project's own design, or brought by a pack. */
  mark: "own" | "pack" | "";
}

const KINDS = ["ability", "card"] as const;

/** Whoever tells of cards knows the position, the words, and the card pack of the table. */
export interface Teller {
  view: View;
  t: Translate;
  language: string;
  pack?: Written | null;
}

export function effectOf(
  { view, t, language, pack }: Teller,
  kind: (typeof KINDS)[number],
  character: number,
): Effect {
  const own = view.names.find(
    ([which, who]) => KINDS[which as number] === kind && who === character,
  );
  if (own) {
    const german = language === "de";
    const person = pack?.characters?.[key("character", character)];
    const text = (kind === "ability" ? person?.leader : person?.card)?.text;
    return {
      name: german ? own[2] : own[3],
      text: (german ? text?.de : text?.en) ?? t("it-pack-text"),
      mark: "pack",
    };
  }
  const ours = (kind === "ability" ? OWN_ABILITIES : OWN_CARDS)[character];
  return {
    name: t(`${kind}-${key("character", character)}`),
    text: t(`${kind}text-${key("character", character)}`),
    mark: ours ? "own" : "",
  };
}

/** How many promises a seat kept and broke. */
export const wordOf = (player: Player): { kept: number; broken: number } => ({
  kept: player.kept.reduce((sum, count) => sum + count, 0),
  broken: player.broken.reduce((sum, count) => sum + count, 0),
});
