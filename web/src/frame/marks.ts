/** Whose mark is on which seat: told once by the page, known to every crest below it. */
import { getContext, setContext } from "svelte";
import type { Place } from "../wire";

const MARKS = Symbol("marks");

export function setMarks(places: () => readonly Place[]): void {
  setContext(MARKS, places);
}

/** The number of a seat's mark, null where nobody sits; without a table every seat has its own. */
export function marks(): (seat: number) => number | null {
  const places = getContext<(() => readonly Place[]) | undefined>(MARKS);
  return (seat) => {
    const mark = places?.()[seat]?.mark ?? seat;
    return mark < 0 ? null : mark;
  };
}
