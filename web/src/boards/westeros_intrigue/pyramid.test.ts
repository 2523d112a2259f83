import { expect, test } from "vitest";
import { viewWith } from "./fixture";
import { acrossOf, cycle, extentOf, openCells, placeOf, step } from "./pyramid";

test("an empty pyramid opens in the middle", () => {
  const view = viewWith({ pyramid: [], ends: (8 << 4) | 8 });
  expect(openCells(view)).toEqual([{ cell: 8, houses: [0, 1, 2, 3] }]);
  expect(placeOf(view, 8)).toBe("middle");
});

test("open cells are the ends and every pair of neighbours, with the houses that fit", () => {
  expect(openCells(viewWith())).toEqual([
    { cell: 6, houses: [0, 1, 2, 3] },
    { cell: 10, houses: [0, 1, 2, 3] },
    { cell: 23, houses: [0, 2] },
    { cell: 24, houses: [0, 1] },
  ]);
});

test("a full bottom row has no ends, a taken cell is not open", () => {
  const pyramid = [...viewWith().pyramid, { card: 1, cell: 23, seat: 0 }];
  expect(openCells(viewWith({ ends: 0, pyramid })).map((open) => open.cell)).toEqual([24]);
});

test("nothing opens across a gap", () => {
  const pyramid = [
    ...[5, 6, 7, 8].map((cell) => ({ card: 0, cell, seat: 0 })),
    { card: 0, cell: 21, seat: 0 },
    { card: 0, cell: 23, seat: 0 },
  ];
  expect(openCells(viewWith({ ends: 0, pyramid })).map((open) => open.cell)).toEqual([22]);
});

test("places are named as in the rules", () => {
  expect([6, 10, 23].map((cell) => placeOf(viewWith(), cell))).toEqual(["left", "right", "above"]);
});

test("a row stands half a card further right than the one below", () => {
  expect(acrossOf(23)).toBe(7.5);
  expect(extentOf([6, 10, 23], { rows: 1, columns: 1 })).toEqual({
    rows: 2,
    columns: 5,
    centre: 8,
  });
  expect(extentOf([8], { rows: 4, columns: 5 })).toEqual({ rows: 4, columns: 5, centre: 8 });
});

test("arrows go to the nearest cell of their direction, or stay", () => {
  const cells = [6, 7, 8, 9, 10, 23, 24];
  expect(step(cells, 8, "ArrowRight")).toBe(9);
  expect(step(cells, 8, "ArrowUp")).toBe(23);
  expect(step(cells, 24, "ArrowDown")).toBe(8);
  expect(step(cells, 6, "ArrowLeft")).toBe(6);
  expect(step(cells, 23, "ArrowUp")).toBe(23);
});

test("among chosen cells arrows go around from left to right", () => {
  expect(cycle([10, 6, 23], 6, "ArrowRight")).toBe(23);
  expect(cycle([10, 6, 23], 10, "ArrowRight")).toBe(6);
  expect(cycle([10, 6, 23], 6, "ArrowLeft")).toBe(10);
  expect(cycle([10, 6], 99, "ArrowLeft")).toBe(6);
});
