import { describe, expect, test } from "vitest";
import { offered, question } from "../shared/fixture";
import { answerFrom, askOf, onlyAnswer } from "./asking";
import { CODES } from "./facts";
import { acting, CATELYN, defenders, EDDARD, ICE, JAIME, numberOf } from "./fixture";

describe("options lie where their cards lie", () => {
  test("abilities, events and cards to marshal", () => {
    const ask = askOf(acting())!;
    expect([...ask.spots.keys()]).toEqual([
      `slot:${ICE}`,
      `slot:${EDDARD}`,
      `hand:${numberOf("winter-is-coming")}`,
      `hand:${numberOf("direwolf-pup")}`,
    ]);
    expect(ask.spots.get(`slot:${EDDARD}`)?.map(({ ability }) => ability)).toEqual([0, 1]);
    expect(ask.pass?.index).toBe(5);
    expect(ask.others).toEqual([]);
  });

  test("responses name the event first", () => {
    const code = 2 * CODES.events + ICE * CODES.abilities;
    const ask = askOf(
      question({ kind: "MayPass", prompt: "respond", options: [[offered(code, "say-use"), offered(-1, "pass")]] }),
    )!;
    expect([...ask.spots.keys()]).toEqual([`slot:${ICE}`]);
  });

  test("saves lie with who saves, a duplicate with who is saved", () => {
    const by = JAIME * CODES.saves + ICE * CODES.abilities;
    const duplicate = JAIME * CODES.saves + CODES.by_duplicate;
    const options = [[offered(by, "say-save"), offered(duplicate, "say-save-duplicate"), offered(-1, "pass")]];
    const ask = askOf(question({ kind: "MayPass", prompt: "save", options }))!;
    expect([...ask.spots.keys()]).toEqual([`slot:${ICE}`, `slot:${JAIME}`]);
  });

  test("plots and searched cards are shown, nothing is a button", () => {
    const options = [[offered(3, "say-card", { card: 3 }), offered(-2, "say-nothing")]];
    const ask = askOf(question({ prompt: "search", options }))!;
    expect(ask.gallery.map(({ option }) => option)).toEqual([3]);
    expect(ask.others.map(({ option }) => option)).toEqual([-2]);
  });
});

test("several make one answer within the limits", () => {
  const limits = [{ weights: [4, 3], least: 0, most: 5, name: "gold" }];
  const ask = askOf({ ...defenders(), limits })!;
  expect(ask.several).toBe(true);
  expect(answerFrom(ask, [])).toEqual([]);
  expect(answerFrom(ask, [1])).toEqual([CATELYN]);
  expect(answerFrom(ask, [0, 1])).toBeNull();
});

test("only a question without a choice answers itself", () => {
  expect(onlyAnswer(question({ kind: "MayPass", options: [[offered(-1, "pass")]] }))).toBe(-1);
  expect(onlyAnswer(acting())).toBeNull();
  expect(onlyAnswer(defenders())).toBeNull();
});
