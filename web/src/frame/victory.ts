import type { Outcome } from "../wire";
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
