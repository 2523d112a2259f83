import { describe, expect, it, vi } from "vitest";
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

describe("Choosing", () => {
  it("answers a choice with one press", () => {
    const { made, choose } = choosing(asked("Choice", [[7, 9]]));
    made.press(1);
    expect(choose).toHaveBeenCalledWith(9);
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
