import { describe, expect, it, vi } from "vitest";
import { tellingOf } from "../src/answers";
import { offered, question } from "../src/boards/shared/fixture";
import { Choosing } from "../src/choosing.svelte";
import type { Asked } from "../src/sight";
import type { Answer } from "../src/wire";

function asked(kind: Asked["kind"], parts: number[][], more: Partial<Asked> = {}): Asked {
  const options = parts.map((part) => part.map((option) => offered(option, `o${option}`)));
  return question({ kind, prompt: "x", options, ...more });
}

function choosing(given: Asked) {
  const choose = vi.fn<(answer: Answer) => void>();
  const made = new Choosing(() => given, choose);
  made.follow(given);
  return { made, choose };
}

it("an offer in words leaves out what is not in it", () => {
  const part = (seat: number) =>
    [0, 1].map((count) => offered(count, "say-deal-power", { seat, count }));
  const offer = question({ kind: "Offer", prompt: "x", options: [part(0), part(1)] });
  const said = (answer: Answer) => tellingOf(offer, answer).map(({ args }) => [args["seat"], args["count"]]);
  expect(said([0, 1])).toEqual([[1, 1]]);
  expect(said([0, 0])).toHaveLength(2);
});

describe("Choosing", () => {
  it("answers a choice with one press", () => {
    const { made, choose } = choosing(asked("Choice", [[7, 9]]));
    made.press(1);
    expect(choose).toHaveBeenCalledWith(9);
  });

  it("counts its keys through the options of the card that was taken up", () => {
    const { made, choose } = choosing(asked("Choice", [[7, 8, 9, 10]]));
    made.only = [1, 3];
    made.press(made.behind(2));
    expect(choose).toHaveBeenCalledWith(10);
    expect(made.behind(3)).toBe(-1);
    made.press(made.behind(3));
    expect(choose).toHaveBeenCalledOnce();
  });

  it("collects a pick and confirms it in its order", () => {
    const question = asked("Pick", [[4, 4, 6]], { least: 1, most: 2, ordered: true });
    const { made, choose } = choosing(question);
    expect(made.answer).toBeNull();
    made.press(2);
    made.press(0);
    made.press(1);
    expect(made.answer).toEqual([6, 4]);
    made.press(2);
    expect(made.answer).toEqual([4]);
    made.confirm();
    expect(choose).toHaveBeenCalledWith([4]);
  });

  it("may confirm an empty pick when nothing is required", () => {
    const { made } = choosing(asked("Pick", [[1, 2]], { least: 0, most: 2 }));
    expect(made.answer).toEqual([]);
  });

  it("answers a pick of exactly one at once, as a list", () => {
    const { made, choose } = choosing(asked("Pick", [[1, 2]]));
    made.press(0);
    expect(choose).toHaveBeenCalledWith([1]);
  });

  it("takes one option of every part of an offer", () => {
    const { made, choose } = choosing(
      asked("Offer", [
        [0, 1, 2],
        [5, 6],
      ]),
    );
    made.press(4);
    expect(made.answer).toBeNull();
    made.press(0);
    made.press(2);
    expect(made.answer).toEqual([2, 6]);
    made.confirm();
    expect(choose).toHaveBeenCalledWith([2, 6]);
  });

  it("types long ranges of numbers and shows short ones as buttons", () => {
    const long = choosing(asked("Number", [Array.from({ length: 30 }, (_, n) => n + 5)]));
    expect(long.made.asField).toBe(true);
    expect(long.made.range).toEqual({ low: 5, high: 34 });
    long.made.number = 99;
    expect(long.made.answer).toBeNull();
    long.made.number = 17;
    long.made.confirm();
    expect(long.choose).toHaveBeenCalledWith(17);
    const short = choosing(asked("Number", [[0, 1, 2]]));
    short.made.press(2);
    expect(short.choose).toHaveBeenCalledWith(2);
  });

  it("pages by nine or less and finds the option behind a digit", () => {
    const { made } = choosing(asked("Choice", [Array.from({ length: 20 }, (_, n) => n)]));
    expect(made.pages).toBe(3);
    made.turn(1);
    expect(made.behind(1)).toBe(9);
    made.fit(5.7);
    expect(made.perPage).toBe(5);
    made.show(19);
    expect(made.page).toBe(3);
    made.fit(Infinity);
    expect([made.pages, made.page]).toEqual([1, 0]);
  });

  it("walks through the options and around", () => {
    const { made } = choosing(asked("Choice", [[1, 2, 3]]));
    made.move(-1);
    expect(made.selected).toBe(2);
    made.move(1);
    expect(made.selected).toBe(0);
  });

  it("finds options by their first letter, one after the other", () => {
    const { made } = choosing(asked("Choice", [[1, 2, 3]]));
    const words = (one: { option: number }) => ["", "Arya", "Bran", "Arryn"][one.option] ?? "";
    expect(made.letter("a", words)).toBe(true);
    expect(made.selected).toBe(0);
    made.letter("a", words);
    expect(made.selected).toBe(2);
    expect(made.letter("z", words)).toBe(false);
  });

  it("shows what a hint says without answering", () => {
    const offer = choosing(
      asked("Offer", [
        [0, 1],
        [0, 1],
      ]),
    );
    offer.made.suggest([1, 0]);
    expect(offer.made.picked).toEqual([1, 2]);
    expect(offer.made.answer).toEqual([1, 0]);
    const choice = choosing(asked("Choice", [[3, 8]]));
    choice.made.suggest(8);
    expect(choice.made.selected).toBe(1);
    expect(choice.choose).not.toHaveBeenCalled();
  });

  it("forgets everything with the next question", () => {
    const { made } = choosing(asked("Pick", [[1, 2, 3]], { least: 2, most: 2 }));
    made.press(1);
    made.follow({ ...asked("Choice", [[1]]), id: 2 });
    expect([made.selected, made.picked]).toEqual([null, []]);
  });
});

const limit = (weights: number[], least: number, most: number, name = "gold") => ({
  weights,
  least,
  most,
  name,
});

describe("a share", () => {
  const share = (more: Partial<Asked> = {}) =>
    asked("Share", [[40, 41, 42]], { total: 5, caps: [5, 2, 5], ...more });

  it("is spread unit by unit, never beyond the total or what a place takes", () => {
    const { made, choose } = choosing(share());
    made.press(0);
    for (let n = 0; n < 4; n++) made.press(1);
    expect([made.amount(0), made.amount(1), made.left]).toEqual([1, 2, 2]);
    expect(made.answer).toBeNull();
    made.give(2, 9);
    expect(made.left).toBe(0);
    made.press(0);
    expect(made.answer).toEqual([1, 2, 2]);
    made.confirm();
    expect(choose).toHaveBeenCalledWith([1, 2, 2]);
  });

  it("can be taken back, never below nothing", () => {
    const { made } = choosing(share());
    made.take(2, 3);
    made.take(2, -1);
    expect(made.amount(2)).toBe(2);
    made.give(2, -9);
    expect([made.amount(2), made.left]).toEqual([0, 5]);
  });

  it("keeps its limits", () => {
    const { made } = choosing(share({ limits: [limit([1, 1, 0], 0, 2)] }));
    made.give(0, 3);
    made.give(2, 2);
    expect(made.weighed).toEqual([{ name: "gold", sum: 3, least: null, most: 2, kept: false }]);
    expect(made.answer).toBeNull();
    made.give(0, -1);
    made.give(2, 1);
    expect(made.answer).toEqual([2, 0, 3]);
  });

  it("shows what a hint would do", () => {
    const { made } = choosing(share());
    made.suggest([2, 0, 3]);
    expect([made.picked, made.answer]).toEqual([
      [0, 0, 2, 2, 2],
      [2, 0, 3],
    ]);
  });
});

describe("limits", () => {
  it("of a pick weigh its options, copies alike", () => {
    const question = asked("Pick", [[4, 4, 6]], {
      least: 0,
      most: 3,
      limits: [limit([2, 2, 3], 0, 5)],
    });
    const { made } = choosing(question);
    made.press(0);
    made.press(2);
    expect(made.answer).toEqual([4, 6]);
    made.press(1);
    expect(made.weighed[0]).toMatchObject({ sum: 7, most: 5, kept: false });
    expect(made.answer).toBeNull();
  });

  it("of an offer multiply its options: not the empty one", () => {
    const question = asked(
      "Offer",
      [
        [0, 1, 2],
        [0, 3],
      ],
      { limits: [limit([1, 1], 1, 5)] },
    );
    const { made } = choosing(question);
    made.press(0);
    made.press(3);
    expect(made.weighed[0]).toEqual({ name: "gold", sum: 0, least: 1, most: null, kept: false });
    expect(made.answer).toBeNull();
    made.press(4);
    expect(made.answer).toEqual([0, 3]);
  });
});

describe("ways out and passes", () => {
  it("a way out is one press, even where a part has the same number", () => {
    const question = asked("Offer", [[0, 1], [5]], { exits: [offered(0, "yes"), offered(1, "no")] });
    const { made, choose } = choosing(question);
    made.press(0);
    expect(choose).not.toHaveBeenCalled();
    made.press(made.ways + 1);
    expect(choose).toHaveBeenCalledWith(1);
    made.suggest(0);
    expect([made.selected, made.picked]).toEqual([made.ways, [0]]);
  });

  it("an offer of ways out alone is answered at once", () => {
    const { made, choose } = choosing(asked("Offer", [], { exits: [offered(0, "no")] }));
    expect(made.immediate).toBe(true);
    made.press(0);
    expect(choose).toHaveBeenCalledWith(0);
  });

  it("a pass is the last option and stands apart from the list", () => {
    const { made, choose } = choosing(asked("MayPass", [[7, 8, -1]]));
    expect([made.pass, made.listed, made.immediate]).toEqual([2, 2, true]);
    made.press(2);
    expect(choose).toHaveBeenCalledWith(-1);
    expect(choosing(asked("Choice", [[7, 8]])).made.pass).toBeNull();
  });
});
