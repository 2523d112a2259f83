/** Choices that give something away for nothing; the frame asks once before it lets them go off. */
import type { Sight } from "../../sight";
import type { Answer } from "../../wire";
import type { Translate, Warning } from "../contract";
import { cardOf, keyOf, moneyOf, numberOf } from "./cards";
import { viewOf } from "./view";

const UPGRADE = numberOf("upgrade");
/** Cheaper cards are often gladly given away. */
const DEAR = 3;
/** So many coins are nothing to forget in the hand. */
const MONEY = 3;

export function warningOf(sight: Sight, answer: Answer, t: Translate): Warning | null {
  const asked = sight.asked[0];
  if (!asked) return null;
  const view = viewOf(sight);
  const chosen = [answer].flat();
  if (asked.prompt === "trash" && asked.source === UPGRADE) {
    const [card] = chosen;
    if (card === undefined || card < 0) return null;
    const cost = Math.max(0, cardOf(card).cost - view.bridges);
    const found = view.piles.some((pile) => pile.left > 0 && pile.cost === cost + 1);
    if (found || cardOf(card).cost < DEAR) return null;
    const called = t(`card-${keyOf(card)}`);
    return { kind: "upgrade", text: t("dm-warn-upgrade", { called, cost: cost + 1 }) };
  }
  if (asked.prompt === "treasures" && chosen.length === 0) {
    const coins = moneyOf(
      (asked.options[0] ?? []).map((offered) => offered.option),
      view.coppersmiths,
    );
    return coins < MONEY ? null : { kind: "money", text: t("dm-warn-money", { coins }) };
  }
  return null;
}
