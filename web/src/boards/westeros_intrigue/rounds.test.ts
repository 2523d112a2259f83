import { expect, test } from "vitest";
import { ROUND_END, viewWith } from "./fixture";
import { lastRound, laidIn, roundEndIn } from "./rounds";

const after = viewWith({
  history: [
    [0, 1, 3, 5, 3],
    [2, 1, 3, 0, 2],
  ],
});

test("a round's end is read from its events", () => {
  const end = roundEndIn(ROUND_END, after, viewWith());
  expect(end).toMatchObject({ round: 2, last: 2, throne: null, counts: [1, 3, 0, 2] });
  expect(end?.left?.[1]).toEqual([10, 11, 30]);
  expect(end?.pyramid.at(-1)).toEqual({ card: 3, cell: 6, seat: 2 });
});

test("the drawn card is known to whoever drew it", () => {
  const seen = { entry: 9, key: "sees-throne", args: { seat: 0, throne: 4 } };
  expect(roundEndIn([...ROUND_END, seen], after, null)?.throne).toBe(4);
});

test("ordinary events end no round", () => {
  expect(roundEndIn(ROUND_END.slice(0, 1), after, null)).toBeNull();
  expect(laidIn(ROUND_END)).toEqual([{ card: 3, cell: 6, seat: 2 }]);
});

test("the view alone tells the last round without its cards", () => {
  expect(lastRound(after)).toMatchObject({ round: 2, last: 2, counts: [1, 3, 0, 2], left: null });
  expect(lastRound(viewWith({ history: [] }))).toBeNull();
});
