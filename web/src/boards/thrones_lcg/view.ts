/** The position as this board reads it. */
import type { House } from "../../heraldry";
import type { Sight } from "../../sight";
import type { ThronesLcgCardView, ThronesLcgSeatView, ThronesLcgView } from "../../views";
import { COUNCIL, HOUSES, ICONS, TITLES, type Printed } from "./facts";

export type View = ThronesLcgView;
export type Card = ThronesLcgCardView;
export type Player = ThronesLcgSeatView;

export const viewOf = (sight: Pick<Sight, "view">): View => sight.view as unknown as View;

/** The phase in which gold is spent, and that of challenges. */
export const MARSHALLING = 3;
export const CHALLENGES = 4;

const ARMS: Readonly<Partial<Record<string, House>>> = {
  stark: "wolf",
  lannister: "lion",
  baratheon: "stag",
  targaryen: "dragon",
  martell: "sun",
};

/** The arms of a House, or of the first of several; null for neutral cards. */
export function armsOf(houses: number): House | null {
  const first = HOUSES.findIndex((_, bit) => (houses >> bit) & 1);
  return ARMS[HOUSES[first] ?? ""] ?? null;
}

const BLANK: Printed = {
  type: "plot",
  houses: 0,
  only: 0,
  unique: false,
  cost: 0,
  strength: 0,
  icons: 0,
  crests: 0,
  traits: 0,
  keywords: 0,
  income: 0,
  influence: 0,
  initiative: 0,
  claim: 0,
  copies: 0,
  abilities: 0,
};

/** What is printed on a title; nothing on a House card. */
export const printed = (card: number): Printed => TITLES[card] ?? BLANK;

/** The names of bits. */
export const members = (bits: number, names: readonly string[]): string[] =>
  names.filter((_, bit) => (bits >> bit) & 1);

/** What a kind of challenge is called in keys of words, by its bit. */
export const kindCalled = (icon: number): string => members(icon, ICONS)[0] ?? "";

export const playerOf = (view: View, seat: number): Player => view.players[seat]!;

export const cardAt = (view: View, slot: number): Card | undefined =>
  view.cards.find((card) => card.slot === slot);

const isOf = (view: View, card: Card, seat: number): boolean =>
  card.slot >= view.seats && card.controller === seat && card.host < 0;

export const charactersOf = (view: View, seat: number): Card[] =>
  view.cards.filter((card) => isOf(view, card, seat) && printed(card.card).type === "character");

export const locationsOf = (view: View, seat: number): Card[] =>
  view.cards.filter((card) => isOf(view, card, seat) && printed(card.card).type !== "character");

export const attachedTo = (view: View, slot: number): Card[] =>
  view.cards.filter((card) => card.host === slot);

/** The title of a seat's revealed plot, -1 before the first. */
export function plotOf(view: View, seat: number): number {
  const number = playerOf(view, seat).plot;
  return number < 0 ? -1 : (view.plot_titles[number] ?? -1);
}

/** Everybody else, clockwise from the own left. */
export function othersOf(view: View): number[] {
  const start = view.you ?? 0;
  const all = Array.from({ length: view.seats }, (_, n) => (start + n) % view.seats);
  return all.slice(1);
}

/** Whom a title's holder supports, and with whom it competes, among those who hold titles. */
export function ties(view: View, seat: number): { supports: number[]; rivals: number[] } {
  const title = COUNCIL[playerOf(view, seat).council];
  const holders = (titles: readonly number[]): number[] =>
    view.players.flatMap(({ council }, other) =>
      council >= 0 && titles.includes(council) ? [other] : [],
    );
  return {
    supports: title && title.supports >= 0 ? holders([title.supports]) : [],
    rivals: title ? holders(title.rivals) : [],
  };
}
