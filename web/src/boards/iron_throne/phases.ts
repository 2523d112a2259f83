/** Where a turn stands, and what of it the log knows. */
import type { Sight } from "../../sight";
import type { Told } from "../../wire";
import { activesOf, type Side, type View } from "./view";

export const PHASES = ["hostages", "preparation", "support", "encounter", "resolution"] as const;
export type Phase = (typeof PHASES)[number];

const SUPPORTING = ["support_start", "before_offer", "offer_accepted"];

/** The phase under way; null before the first turn. */
export function phaseOf(view: View, waiting: Sight["waiting"]): Phase | null {
  if (view.turn === 0) return null;
  if (view.defender < 0) return "hostages";
  if (view.won >= 0 || view.lost.includes(true) || view.result === "peace") return "resolution";
  if (view.result === "betrayal") return "resolution";
  const [challenger, defender] = activesOf(view);
  const sent = [challenger, defender].every((seat) => (view.players[seat]?.participant ?? -1) >= 0);
  if (!sent) return "preparation";
  const laid = view.laid.some((cards) => cards.length > 0) || view.revealed;
  const laying = waiting.some((one) => one.prompt === "lay");
  if (laid || laying) return "encounter";
  if (view.timing && !SUPPORTING.includes(view.timing)) return "encounter";
  return "support";
}

/** Something added to the sum of a side, by the name of whatever added it. */
export interface Bonus {
  side: Side;
  count: number;
  /** The character whose ability or card it was; null where only a name is known. */
  character: number | null;
  name: string;
}

/** Everything of the turn under way, as far as it is known. */
export function thisTurn(log: readonly Told[]): readonly Told[] {
  const from = log.findLastIndex((told) => told.key === "turn");
  return log.slice(Math.max(0, from));
}

/** What was added to the sums of this turn; where the log does not know, one nameless sum. */
export function bonusesOf(view: View, log: readonly Told[], language: string): Bonus[] {
  const found: Bonus[] = [];
  let used: Pick<Bonus, "character" | "name"> = { character: null, name: "" };
  for (const { key, args } of thisTurn(log)) {
    if (key === "uses-card") used = { character: Number(args.card), name: "" };
    else if (key === "uses-ability") used = { character: Number(args.ability), name: "" };
    else if (key === "uses-own-card" || key === "uses-own-ability")
      used = { character: null, name: String(args[`name_${language}`] ?? "") };
    else if (key === "adds") {
      const side = view.players[Number(args.seat)]?.side;
      if (side === 0 || side === 1) found.push({ ...used, side, count: Number(args.count) });
    }
  }
  return ([0, 1] as const).flatMap((side) => {
    const own = found.filter((bonus) => bonus.side === side);
    const told = own.reduce((sum, bonus) => sum + bonus.count, 0);
    const left = (view.bonus[side] ?? 0) - told;
    return left === 0 ? own : [...own, { side, count: left, character: null, name: "" }];
  });
}
