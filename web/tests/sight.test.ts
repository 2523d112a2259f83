import { describe, expect, it } from "vitest";
import { listed, seen } from "../src/sight";
import type { Alike, Sight } from "../src/wire";

describe("listed", () => {
  it("takes one column apart in its own order", () => {
    const columns = [{ key: "buy", options: [4, 9], args: { card: [4, 9], cost: [2, 5] }, places: [] }];
    expect(listed(columns)).toEqual([
      { option: 4, words: { key: "buy", args: { card: 4, cost: 2 } } },
      { option: 9, words: { key: "buy", args: { card: 9, cost: 5 } } },
    ]);
  });

  it("puts options of several columns where they stood", () => {
    const columns: Alike[] = [
      { key: "left", options: [1, 3], args: { card: [7, 8] }, places: [0, 2] },
      { key: "right", options: [2], args: {}, places: [1] },
    ];
    expect(listed(columns).map((one) => [one.option, one.words.key])).toEqual([
      [1, "left"],
      [2, "right"],
      [3, "left"],
    ]);
  });

  it("knows lists without options and arguments that are lists", () => {
    expect(listed([])).toEqual([]);
    const columns = [{ key: "take", options: [0], args: { cards: [[1, 2]] }, places: [] }];
    expect(listed(columns)[0]?.words.args).toEqual({ cards: [1, 2] });
  });
});

it("leaves everything else of a sight as it came", () => {
  const sight: Sight = {
    view: { hand: [1] },
    asked: [],
    waiting: [{ seat: 1, prompt: "lay", source: -1 }],
    undo: "free",
    redo: true,
    outcome: null,
    asides: [],
    doors: [],
    given: null,
    spans: ["turn"],
  };
  expect(seen(sight)).toEqual(sight);
});
