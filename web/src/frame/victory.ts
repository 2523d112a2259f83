import type { Outcome, TableInfo } from "../wire";
import { listed, t } from "../words.svelte";

/** One sentence about who won. */
export function victory(standing: Outcome, names: readonly string[], you: number | null): string {
  const winners = standing.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  if (winners.length === 1 && only !== undefined) {
    return only === you ? t("end-you-win") : t("end-winner", { name: names[only] ?? "" });
  }
  return t("end-shared", { names: listed(winners.map((seat) => names[seat] ?? "")) });
}

/** One sentence about how the game ended, also where people ended it. */
export function ending(
  table: TableInfo,
  standing: Outcome | null,
  names: readonly string[],
): string {
  if (!standing) return t(`end-${table.ended || "title"}`);
  const won = victory(standing, names, table.you);
  return table.ended === "drawn" ? `${t("end-drawn")}: ${won}` : won;
}
