/** What would follow from an option, said before it is chosen. */
import type { Translate } from "../contract";
import { handlingOf, offerOf, STAY_OUT, type Ask, type Choice } from "./asking";
import { GREAT_PAIN, PAIN, WAR_VALUES } from "./facts";
import { cardName } from "./knowing";
import { renamed, sumsAfter, sumsOf, verdict } from "./sums";
import {
  activesOf,
  cardOf,
  ownerOf,
  partyOf,
  penaltyOf,
  playerOf,
  powerOf,
  seatOfHouse,
  shortly,
  sidePower,
  strengthOf,
  valueOf,
  type Side,
  type View,
} from "./view";

export interface Given {
  view: View;
  you: number;
  ask: Ask;
  t: Translate;
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);
const half = (power: number): number => Math.ceil(power / 2);

/** A character loses power: how much is left, or that it dies. */
function drop({ view, t }: Given, character: number, count: number): string {
  const power = powerOf(view, character);
  const left = Math.max(0, power - count);
  const who = shortly(t, character);
  return left === 0 ? t("it-then-dies", { who, power }) : t("it-then-power", { who, power, left });
}

/** What supporting a side can bring and cost. */
export function supporting(given: Given, side: Side, character: number, helper: number): string[] {
  const { view, t } = given;
  const power = powerOf(view, character);
  const defender = view.defender;
  const sum = sidePower(view, side);
  const reward =
    side === 1
      ? t("it-reward-defending")
      : playerOf(view, helper).influence > 0
        ? t("it-reward-challenging", { to_seat: defender })
        : "";
  return [
    t("it-then-sum", { sum, total: sum + power, other: sidePower(view, other(side)) }),
    ...(reward ? [reward] : []),
    t("it-then-lost", { who: shortly(t, character), count: half(power) }),
  ];
}

const EDDARD = 0;
/** Whoever is led by Eddard may turn betrayal into talks. */
const honours = (view: View, seat: number): boolean =>
  view.players[seat]?.leader === EDDARD && !renamed(view, "ability", EDDARD);

/** What laying a card would mean against war and against peace; leaders are taken to do what they can. */
export function laying(given: Given, card: number): string[] {
  const { view, you, t } = given;
  const side: Side = view.players[you]?.side === 1 ? 1 : 0;
  const opponent = activesOf(view)[other(side)];
  if (cardOf(card).kind === "peace") {
    const count = partyOf(view, side).reduce((sum, seat) => sum + penaltyOf(view, seat), 0);
    return [
      t("it-peace-on-peace", { to_seat: opponent }),
      t(`it-peace-on-war${honours(view, you) ? "-honour" : ""}`, { to_seat: opponent, count }),
    ];
  }
  const value = valueOf(card);
  const met = (war: number): readonly [number, number] =>
    sumsOf(view, side === 0 ? [value, war] : [war, value]);
  const beaten = WAR_VALUES.filter((war) => met(war)[side] > met(war)[other(side)]);
  const key = beaten.length === 0 ? "never" : beaten.length === WAR_VALUES.length ? "always" : "up-to";
  const power = sidePower(view, side);
  const total = met(0)[side];
  const theirs = WAR_VALUES.some((war) => met(war)[other(side)] > sidePower(view, other(side)) + war);
  const sums = t(`it-war-on-war-${key}`, {
    power,
    value,
    more: total - power - value,
    total,
    most: beaten.at(-1) ?? 0,
  });
  return [
    theirs ? `${sums} ${t("it-war-on-war-theirs")}` : sums,
    t(`it-war-on-peace${honours(view, opponent) ? "-honour" : ""}`, {
      to_seat: opponent,
      count: partyOf(view, side).length,
    }),
  ];
}

/** What using an ability or a card does to the sums of a war; nothing where it does something else. */
export function using(given: Given, kind: "ability" | "card", character: number): string {
  const { view, you, t } = given;
  const totals = sumsAfter(view, you, kind, character);
  const side = view.players[you]?.side;
  if (!totals || (side !== 0 && side !== 1)) return "";
  const [own, opposing] = side === 0 ? totals : [totals[1], totals[0]];
  return t(`it-after-${verdict(view, side, totals)}`, { own, other: opposing });
}

/** What is done to a hostage. */
export function handling(given: Given, option: number): string {
  const { view, t } = given;
  const { card, tortured } = handlingOf(option);
  const shown = cardOf(card);
  const owner = seatOfHouse(view, shown.house);
  if (!tortured) return t("it-then-release", { to_seat: owner });
  if (shown.kind !== "character") return t("it-then-torture", { to_seat: owner, count: PAIN });
  if (playerOf(view, owner).leader === shown.character)
    return t("it-then-torture-leader", {
      to_seat: owner,
      count: Math.min(GREAT_PAIN, playerOf(view, owner).reserve),
    });
  if (powerOf(view, shown.character) === 0)
    return t("it-then-torture-dead", { who: shortly(t, shown.character) });
  return drop(given, shown.character, GREAT_PAIN);
}

/** What follows from an option of any question that has something to tell. */
export function consequences(given: Given, choice: Choice): string[] {
  const { view, you, ask, t } = given;
  const { prompt } = ask.asked;
  const { option } = choice;
  const side: Side = view.players[you]?.side === 1 ? 1 : 0;
  if (option < 0 && prompt !== "offer") return [];
  switch (prompt) {
    case "strengthen": {
      const power = powerOf(view, option);
      const left = playerOf(view, you).reserve - 1;
      return [t("it-then-strengthen", { who: shortly(t, option), power, more: power + 1, left })];
    }
    case "send": {
      const power = powerOf(view, option);
      return [
        t("it-then-send", { who: shortly(t, option), power, other: sidePower(view, other(side)) }),
        t("it-then-lost", { who: shortly(t, option), count: half(power) }),
      ];
    }
    case "swap": {
      const sum = sidePower(view, side);
      const total = sum - strengthOf(view, you) + powerOf(view, option);
      return [t("it-then-sum", { sum, total, other: sidePower(view, other(side)) })];
    }
    case "force":
      return supporting(given, side, option, ownerOf(view, option));
    case "torture":
      return [drop(given, option, PAIN), t("it-then-yours", { count: PAIN })];
    case "hostages":
      return [handling(given, option)];
    case "offer": {
      if (option === STAY_OUT) return [t("it-then-out")];
      const offer = offerOf(option);
      return supporting(given, offer.side, offer.character, you);
    }
    case "lay":
    case "replace":
      return laying(given, option);
    case "discard":
      return [t("it-then-discard", { what: cardName(t, option) })];
    default:
      return [];
  }
}
