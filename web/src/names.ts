/** Names of people: as long as they are seen to be, and read in their own direction. */
import { MAX_NAME, MAX_NAME_POINTS } from "./wire";

const seen = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** As much of a name as the house can take, never half of what is seen as one. */
export function cut(name: string): string {
  let kept = "";
  let count = 0;
  let points = 0;
  for (const { segment } of seen.segment(name)) {
    points += [...segment].length;
    if (++count > MAX_NAME || points > MAX_NAME_POINTS) break;
    kept += segment;
  }
  return kept;
}

/** A name that turns nothing around it, whatever its direction. */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** Keep what is typed into a field within what a name may be. */
export function shortened(field: HTMLInputElement): () => void {
  const look = (event: Event): void => {
    // Signs that are being put together are left alone.
    if ((event as InputEvent).isComposing) return;
    const kept = cut(field.value);
    if (kept !== field.value) field.value = kept;
  };
  // Before anybody else reads the value.
  field.addEventListener("input", look, { capture: true });
  field.addEventListener("compositionend", look);
  return () => {
    field.removeEventListener("input", look, { capture: true });
    field.removeEventListener("compositionend", look);
  };
}
