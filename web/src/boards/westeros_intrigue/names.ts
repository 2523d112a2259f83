/** Names of cards and houses in words. */
import type { Translate } from "../contract";
import { houseOf } from "./view";

/** The cards whose first word alone would not name them. */
const OWN_SHORT_NAME = new Set([29, 32]);

export const fullName = (card: number, t: Translate): string => t(`card-${card}`);

export function shortName(card: number, t: Translate): string {
  if (OWN_SHORT_NAME.has(card)) return t(`wi-short-${card}`);
  return fullName(card, t).split(" ")[0] ?? "";
}

export const houseName = (house: number, t: Translate): string => t(`house-${house}`);

/** "Missandei, Haus Targaryen" */
export const titled = (card: number, t: Translate): string =>
  t("wi-card", { called: fullName(card, t), house: houseName(houseOf(card), t) });

/** "Stark oder Baratheon" */
export function eitherHouse(houses: readonly number[], t: Translate): string {
  const names = houses.map((house) => houseName(house, t));
  const last = names.pop() ?? "";
  if (names.length === 0) return last;
  return t("wi-or", { first: names.join(", "), last });
}
