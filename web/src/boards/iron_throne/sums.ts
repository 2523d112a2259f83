/** Sums that explain themselves, and what they would become. */
import type { Translate } from "../contract";
import { ABILITY_ADDITIONS, CARD_ADDITIONS, type Addition } from "./facts";
import type { Bonus } from "./phases";
import {
  activesOf,
  partyOf,
  sidePower,
  SIDES,
  strengthOf,
  valueOf,
  type Side,
  type View,
} from "./view";

export interface Part {
  count: number;
  words: string;
}

export interface Sum {
  /** Null while a card lies face down. */
  total: number | null;
  power: number;
  /** Who brings the power, in the order of the party. */
  powers: readonly number[];
  parts: readonly Part[];
}

/** What the laid card of a side counts; null if nobody here knows. */
function cardValue(view: View, side: Side): number | null {
  const laid = view.laid[side]?.[0];
  if (view.result === "war") return view.values[side] ?? 0;
  if (laid === undefined) return view.revealed ? 0 : null;
  return laid < 0 ? null : valueOf(laid);
}

/** The sum of a side: power, card, and everything added by its name. */
export function sumOf(
  view: View,
  side: Side,
  bonuses: readonly Bonus[],
  t: Translate,
  name: (character: number) => string,
): Sum {
  const powers = partyOf(view, side)
    .map((seat) => strengthOf(view, seat))
    .filter((power) => power > 0);
  const power = sidePower(view, side);
  const card = cardValue(view, side);
  const added = bonuses.filter((bonus) => bonus.side === side);
  const parts = [{ count: power, words: t("it-power") }];
  if (card !== null) parts.push({ count: card, words: t("it-card") });
  for (const bonus of added) {
    const words =
      bonus.character === null ? bonus.name || t("it-bonus") : name(bonus.character);
    parts.push({ count: bonus.count, words });
  }
  const total =
    card === null ? null : power + card + added.reduce((sum, bonus) => sum + bonus.count, 0);
  return { total, power, powers, parts };
}

/** "9 Macht + 8 Karte + 3 Stannis" */
export const spelled = (parts: readonly Part[]): string =>
  parts.map(({ count, words }) => `${count} ${words}`).join(" + ");

function measure(view: View, seat: number, side: Side, of: string): number {
  const other: Side = side === 0 ? 1 : 0;
  const player = view.players[seat];
  switch (of) {
    case "own_sheet":
      return player?.reserve ?? 0;
    case "own_participant_power":
      return strengthOf(view, seat);
    case "own_spread_influence":
      return player?.spread.reduce((sum, count) => sum + count, 0) ?? 0;
    case "own_supporter_count":
      return partyOf(view, side).length - 1;
    case "own_player_count":
      return partyOf(view, side).length;
    case "opposing_player_count":
      return partyOf(view, other).length;
    case "own_war_value":
      return view.values[side] ?? 0;
    case "opposing_war_value":
      return view.values[other] ?? 0;
    default:
      return 1;
  }
}

function added(view: View, seat: number, side: Side, one: Addition): number {
  if (one.when || one.less) {
    const holds = one.less
      ? measure(view, seat, side, one.less) < measure(view, seat, side, one.than)
      : activesOf(view)[side] === seat;
    return holds ? one.times : one.otherwise;
  }
  if (!one.of) return one.times;
  const counted = one.times * Math.floor(measure(view, seat, side, one.of) / one.per);
  return Math.min(one.most, Math.max(one.least, counted));
}

/** Whether the pack of the table gave this ability or card another meaning. */
export const renamed = (view: View, kind: "ability" | "card", character: number): boolean =>
  view.names.some(([which, who]) => which === Number(kind === "card") && who === character);

/** Both sums if a seat used this ability or card now; null where it changes none, or nobody knows. */
export function sumsAfter(
  view: View,
  seat: number,
  kind: "ability" | "card",
  character: number,
): readonly [number, number] | null {
  const side = view.players[seat]?.side;
  if (view.result !== "war" || (side !== 0 && side !== 1)) return null;
  if (renamed(view, kind, character)) return null;
  const additions = (kind === "card" ? CARD_ADDITIONS : ABILITY_ADDITIONS)[character] ?? [];
  if (additions.length === 0) return null;
  const totals: [number, number] = [...view.totals];
  const [first = 0, second = 0] = view.values;
  for (const one of additions) {
    if (one.swaps) {
      totals[0] += second - first;
      totals[1] += first - second;
    } else if (one.floor > 0) totals[side] += Math.max(0, one.floor - (view.values[side] ?? 0));
    else totals[side] += added(view, seat, side, one);
  }
  return totals;
}

const [GREYWORM, LORAS] = [19, 22];

/** Whether a leader adds to a war for nothing: most of them only for active players. */
function addsFreely(view: View, seat: number, side: Side): boolean {
  const leader = view.players[seat]?.leader ?? -1;
  if (ABILITY_ADDITIONS[leader]?.some((one) => one.of === "paid")) return false;
  if (leader === GREYWORM) return side === 1;
  const actives = activesOf(view);
  if (actives[side] !== seat) return false;
  const own = strengthOf(view, seat);
  return leader !== LORAS || (own > 0 && own >= strengthOf(view, actives[side === 0 ? 1 : 0]));
}

/** Both sums if cards of these values met, with what the leaders of both sides add. */
export function sumsOf(view: View, values: readonly [number, number]): readonly [number, number] {
  const [first, second] = values;
  const totals = [sidePower(view, 0) + first, sidePower(view, 1) + second] as const;
  let met: View = { ...view, result: "war", values, totals };
  for (const side of SIDES)
    for (const seat of partyOf(view, side)) {
      if (!addsFreely(view, seat, side)) continue;
      const after = sumsAfter(met, seat, "ability", view.players[seat]?.leader ?? -1);
      if (after) met = { ...met, totals: after };
    }
  return met.totals;
}

/** What becomes of a war with these sums, for one side. */
export function verdict(view: View, side: Side, totals: readonly [number, number]): string {
  const [own, other] = side === 0 ? totals : [totals[1], totals[0]];
  if (own !== other) return own > other ? "win" : "lose";
  const [first, second] = view.ties;
  if (first === second) return "tie";
  return (side === 0 ? first : second) ? "win" : "lose";
}
