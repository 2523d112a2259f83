import type { Sight } from "../sight";
import type { TableInfo } from "../wire";
import { listed, t, type Words } from "../words.svelte";

/** The one sentence that says who must do what now, and a quieter line below it. */
export function situation(
  sight: Sight | null,
  table: TableInfo,
  names: readonly string[],
  words: Words,
): { sentence: string; detail: string } {
  if (!sight) return { sentence: words.t("title"), detail: "" };
  const { asked, waiting } = sight;
  const first = asked[0];
  const rest = asked.length - 1;
  if (first) {
    const sentence = words.asked("prompt", first) || t("table-your-turn");
    return { sentence, detail: rest > 0 ? t("table-more-questions", { count: rest }) : "" };
  }
  const seats = [...new Set(waiting.map((one) => one.seat))];
  const [only] = seats;
  if (only === undefined) return { sentence: t("table-place-none"), detail: "" };
  if (seats.length > 1) {
    return {
      sentence: t("table-waits-many", { names: listed(seats.map((seat) => names[seat] ?? "")) }),
      detail: "",
    };
  }
  const name = names[only] ?? "";
  const does = waiting[0] ? words.asked("waits", waiting[0]) : "";
  const place = table.places[only];
  // A question that answers itself.
  if (only === table.you && place?.level == null) {
    return { sentence: t("table-your-turn"), detail: "" };
  }
  return {
    sentence: does ? t("table-waits-one", { name, does }) : t("table-waits-plain", { name }),
    detail:
      place?.level != null
        ? t("table-thinks", { name })
        : place?.present === false
          ? `${name}: ${t("seat-away")}`
          : "",
  };
}
