import { expect, test } from "vitest";
import { translator } from "../shared/fixture";
import { TITLES } from "./facts";
import { brief, called, keyOf, parted } from "./names";

/** Letters that a small card shows in one line, and lines it has. */
const [LINE, LINES] = [10, 3];
/** Letters of a piece that stands in one line at 14 px. */
const PIECE = 8;

/** The lines a name needs, parted only where it may be. */
function lines(name: string): number {
  let [count, used] = [1, 0];
  for (const word of parted(name).split(/[ -]/u)) {
    for (const piece of word.split("\u00ad")) {
      if (used > 0 && used + piece.length > LINE) [count, used] = [count + 1, 0];
      used += piece.length;
    }
    used += 1;
  }
  return count;
}

test.each(["de", "en"] as const)("every name fits a small card (%s)", (language) => {
  const t = translator("thrones_lcg", language);
  TITLES.forEach(({ type }, card) => {
    if (type === "plot") return;
    const name = brief(t, card);
    expect(called(t, card)).toContain(name);
    expect(lines(name), name).toBeLessThanOrEqual(LINES);
    const pieces = parted(name).match(/\p{L}+/gu) ?? [];
    expect(pieces.filter((piece) => piece.length > PIECE), name).toEqual([]);
  });
});

test.each([
  ["winterfell-honor-guard", "Ehrengarde", "Honor Guard"],
  ["lord-eddards-chambers", "Gemächer", "Chambers"],
  ["ser-jaime-lannister", "Jaime", "Jaime"],
  ["great-keep", "Großer Bergfried", "Great Keep"],
])("%s is called by what it is", (key, german, english) => {
  const card = TITLES.findIndex((_, number) => keyOf(number) === key);
  expect(brief(translator("thrones_lcg", "de"), card)).toBe(german);
  expect(brief(translator("thrones_lcg", "en"), card)).toBe(english);
});
