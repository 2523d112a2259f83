/** Which rules of the ledger matter at this moment. */
import type { Sight } from "../../sight";
import { is } from "./cards";
import { FIRST_RULES } from "./facts";
import { viewOf } from "./view";

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `DOM-${from + n}`);

const rules = (...numbers: number[]): string[] => numbers.map((number) => `DOM-${number}`);

/** A card's rules go on to where the next card's begin. */
export function rulesOfCard(card: number): string[] {
  const [from, to] = [FIRST_RULES[card], FIRST_RULES[card + 1]];
  return from === undefined || to === undefined ? [] : range(from, to);
}

const PHASES: Record<string, readonly string[]> = {
  action: rules(58, 62, 64),
  treasures: rules(74, 75, 76),
  buy: rules(77, 78, 80),
  react: rules(110, 112, 113),
  "kingdom-name": rules(29, 43),
  "kingdom-veto": rules(29),
};

export function rulesOf(sight: Sight): readonly string[] {
  if (sight.outcome) return rules(129, 130, 131, 132, 134);
  const view = viewOf(sight);
  const { prompt, source: card } = sight.asked[0] ?? sight.waiting[0] ?? { prompt: "", source: -1 };
  const found = [...(PHASES[prompt] ?? [])];
  if (card >= 0) found.push(...rulesOfCard(card));
  if (card >= 0 && is(card, "attack")) found.push(...rules(116));
  if (prompt === "react") {
    const attack = view.play.findLast((one) => is(one, "attack"));
    if (attack !== undefined) found.push(...rulesOfCard(attack));
  }
  if (view.bridges > 0) found.push(...rules(119, 120));
  if (view.piles.filter((pile) => pile.left === 0).length > 0)
    found.push(...rules(view.seats > 4 ? 124 : 123));
  return found;
}
