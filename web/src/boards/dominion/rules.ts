/** Which rules of the ledger matter at this moment. */
import type { Sight } from "../../sight";
import { is, numberOf } from "./cards";
import { viewOf } from "./view";

/** The first rule of each card, in the order of the cards; the next card's begins after its last. */
export const FIRST: readonly number[] = [
  151, 152, 153, 154, 155, 156, 157, 159, 161, 164, 170, 172, 178, 182, 184, 190, 194, 196, 200,
  204, 206, 209, 212, 215, 217, 221, 225, 228, 231, 235, 238, 240, 242, 244, 245, 249, 250, 251,
  252, 253, 255, 257, 258, 259, 261, 262, 263, 265, 269, 272, 273, 274, 275, 278, 279, 281, 283,
  285,
];

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, n) => `DOM-${from + n}`);

const rules = (...numbers: number[]): string[] => numbers.map((number) => `DOM-${number}`);

export function rulesOfCard(card: number): string[] {
  const [from, to] = [FIRST[card], FIRST[card + 1]];
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
  const prompt = sight.asked[0]?.prompt ?? sight.waiting[0]?.prompt ?? "";
  const found = [...(PHASES[prompt] ?? [])];
  const card = numberOf(prompt.slice(0, Math.max(0, prompt.indexOf("-"))));
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
