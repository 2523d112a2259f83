import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { after, Chronicle, drawable, historyOf, opening } from "./chronicle";
import { card, cards, sightWith, told, viewWith } from "./fixture";
import type { View } from "./view";

const turn = (seat: number, count: number): Told => told("turn", { seat, count });
const fresh = (changes: Partial<View> = {}): View => viewWith({ turns: [0, 0, 0], ...changes });

test("points after every turn come from what is bought, gained and trashed", () => {
  const tally = [
    [turn(0, 1)],
    [told("buys", { seat: 0, card: card("duchy") }), turn(1, 1)],
    [
      told("trashes", { seat: 1, cards: cards("estate estate") }),
      told("gains-discard", { seat: 2, card: card("curse") }),
      turn(2, 1),
    ],
    [told("takes-from-trash", { seat: 2, cards: cards("estate") }), told("game-over")],
  ].reduce(after, opening(3));
  expect(tally.points).toEqual([
    [3, 3, 3],
    [6, 3, 3],
    [6, 1, 2],
    [6, 1, 3],
  ]);
  expect(tally.exact).toBe(true);
});

test("what is passed on is followed as far as one may know it", () => {
  const passes = [
    told("passes", { seat: 0, to_seat: 1 }),
    told("passed", { seat: 0, to_seat: 1, card: card("estate") }),
    told("passes", { seat: 1, to_seat: 0 }),
    told("received", { seat: 0, card: card("copper") }),
  ];
  const two = after(opening(2), [...passes, turn(1, 1)]);
  expect(two.points).toEqual([[2, 4]]);
  expect(two.exact).toBe(true);
  const three = after(opening(3), [
    told("passes", { seat: 0, to_seat: 1 }),
    told("passed", { seat: 0, to_seat: 1, card: card("estate") }),
    told("passes", { seat: 1, to_seat: 2 }),
    told("passes", { seat: 2, to_seat: 0 }),
    told("received", { seat: 0, card: card("copper") }),
    turn(1, 1),
  ]);
  expect(three.points).toEqual([[2, 4, 3]]);
  expect(three.exact).toBe(false);
});

test("a table is followed from its first position, and an undo goes back", () => {
  const chronicle = new Chronicle();
  const start = fresh();
  chronicle.begin(start);
  expect(chronicle.history?.points).toEqual([[3, 3, 3]]);
  const bought = fresh({ turn: 1, turns: [1, 0, 0] });
  chronicle.follow(bought, [told("buys", { seat: 0, card: card("duchy") }), turn(1, 1)], false);
  expect(chronicle.history?.points.at(-1)).toEqual([6, 3, 3]);
  chronicle.follow(start, [told("undo", { seat: 0 })], true);
  expect(chronicle.history?.points).toEqual([[3, 3, 3]]);
  chronicle.follow(fresh({ turn: 1, turns: [1, 0, 0], coins: 1 }), [turn(1, 1)], false);
  expect(chronicle.history?.points.at(-1)).toEqual([3, 3, 3]);
});

test("who comes later, or jumps to the unknown, has no history", () => {
  const chronicle = new Chronicle();
  chronicle.begin(viewWith());
  expect(chronicle.history).toBeNull();
  chronicle.begin(fresh());
  chronicle.follow(viewWith({ turns: [9, 9, 9] }), [], true);
  expect(chronicle.history).toBeNull();
});

test("a replay gives the whole history", () => {
  const view = fresh() as unknown as Record<string, unknown>;
  const step = (events: Told[]) => ({ seat: null, events, view, waiting: [] });
  const history = historyOf([
    step([turn(0, 1)]),
    step([told("buys", { seat: 0, card: card("province") }), turn(1, 1)]),
    step([told("game-over")]),
  ]);
  expect(history?.points).toEqual([
    [3, 3, 3],
    [9, 3, 3],
    [9, 3, 3],
  ]);
});

test("what does not fit the final count is marked and mended at the end", () => {
  const sight = sightWith(viewWith({ points: [9, 4, 2] }), null);
  const points = [
    [3, 3, 3],
    [9, 3, 3],
    [9, 3, 3],
  ];
  expect(drawable({ points, exact: true }, sight)).toEqual({
    points: [
      [3, 3, 3],
      [9, 3, 3],
      [9, 4, 2],
    ],
    exact: false,
  });
  expect(drawable({ points: points.slice(1), exact: true }, sight)).toBeNull();
  expect(drawable(null, sight)).toBeNull();
});
