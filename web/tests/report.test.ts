import { expect, test } from "vitest";
import { length } from "../src/report/charts";
import { apart } from "../src/report/labels";

test("names that would cover each other are moved apart", () => {
  const label = (x: number, y: number) => ({ x, y, width: 40 });
  expect(apart([label(0, 10), label(10, 12), label(100, 12)], 18)).toEqual([10, 28, 12]);
  expect(apart([label(0, 30), label(0, 25), label(0, 20)], 18)).toEqual([56, 38, 20]);
  expect(apart([], 18)).toEqual([]);
});

test.each([
  [1.5, "en", "1.5 µs"],
  [1500, "de", "1,5 ms"],
  [2_340_000, "en", "2.34 s"],
])("%d microseconds are said in the unit that fits", (microseconds, lang, said) => {
  expect(length(microseconds, lang)).toBe(said);
});
