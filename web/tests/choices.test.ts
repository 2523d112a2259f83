import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offered, question, texts } from "../src/boards/shared/fixture";
import { Choosing } from "../src/choosing.svelte";
import Choices from "../src/frame/Choices.svelte";
import { settings } from "../src/settings.svelte";
import { load, loadFrame, Words } from "../src/words.svelte";
import type { Asked } from "../src/sight";
import type { Answer } from "../src/wire";

const WORDS = ["yes", "no", "close", "back", "home", "skip", "brand", "loading"];

function asked(kind: Asked["kind"], sizes: number[], more: Partial<Asked> = {}): Asked {
  let option = 0;
  const options = sizes.map((size) =>
    Array.from({ length: size }, () => offered(option, WORDS[option++ % WORDS.length] ?? "")),
  );
  return question({ kind, prompt: "x", options, ...more });
}

let mounted: Record<string, unknown> | undefined;

interface How {
  hinted?: Answer | null;
  words?: Words;
  room?: number;
}

function show(given: Asked, { hinted = null, words = new Words(), room = Infinity }: How = {}) {
  const choose = vi.fn<(answer: Answer) => void>();
  const choosing = new Choosing(() => given, choose);
  choosing.follow(given);
  const props = { asked: given, choosing, words, busy: false, hinted, room };
  mounted = mount(Choices, { target: document.body, props });
  flushSync();
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>(".choice")];
  const confirm = () => document.querySelector<HTMLButtonElement>(".main");
  return { choose, choosing, buttons, confirm };
}

beforeEach(() => {
  settings.language = "en";
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.innerHTML = "";
});

describe("Choices", () => {
  it("are buttons with their words and keys", () => {
    const { choose, buttons } = show(asked("Choice", [3]));
    expect(buttons().map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "1 Yes",
      "2 No",
      "3 Close",
    ]);
    buttons()[1]?.click();
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("ask yes or no", () => {
    const { choose, buttons } = show(asked("YesNo", [2]));
    buttons()[1]?.click();
    expect(choose).toHaveBeenCalledWith(1);
  });

  it("collect a pick until it is confirmed", () => {
    const { choose, buttons, confirm } = show(asked("Pick", [4], { least: 2, most: 2 }));
    expect(confirm()?.disabled).toBe(true);
    buttons()[0]?.click();
    buttons()[3]?.click();
    flushSync();
    expect(buttons().map((one) => one.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "false",
      "true",
    ]);
    expect(document.querySelector("[role=status]")?.textContent).toContain("Choose 2 · 2 chosen");
    confirm()?.click();
    expect(choose).toHaveBeenCalledWith([0, 3]);
  });

  it("settle every part of an offer", () => {
    const { choose, buttons, confirm } = show(asked("Offer", [2, 2]));
    buttons()[1]?.click();
    flushSync();
    expect(confirm()?.disabled).toBe(true);
    buttons()[2]?.click();
    flushSync();
    confirm()?.click();
    expect(choose).toHaveBeenCalledWith([1, 2]);
  });

  it("type a large number", () => {
    const { choose, confirm } = show(asked("Number", [40]));
    const field = document.querySelector<HTMLInputElement>("input[type=number]");
    if (!field) throw new Error("no field");
    field.value = "23";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    confirm()?.click();
    expect(choose).toHaveBeenCalledWith(23);
  });

  it("mark what a hint says, in words too", () => {
    const { buttons } = show(asked("Choice", [3]), { hinted: 2 });
    expect(buttons()[2]?.textContent).toContain("(Hint)");
    expect(buttons()[0]?.textContent).not.toContain("(Hint)");
  });

  it("have one tab stop, and arrows move inside", () => {
    const { buttons, choosing } = show(asked("Choice", [3]));
    expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1]);
    buttons()[0]?.focus();
    buttons()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect(document.activeElement).toBe(buttons()[1]);
    expect(choosing.selected).toBe(1);
  });

  it("spread a share with steppers, and say what is left", () => {
    const { choose } = show(asked("Share", [2], { total: 3, caps: [3, 1] }));
    const press = (label: string) => {
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
      flushSync();
    };
    const status = () => document.querySelector("[role=status]")?.textContent?.trim();
    expect(status()).toBe("3 of 3 left to spread");
    press("No: one more");
    press("No: one more");
    expect(status()).toBe("2 of 3 left to spread");
    press("Yes: all that is left");
    expect(status()).toBe("All of it is spread (3)");
    expect(document.querySelector("[aria-label^='Yes: 2 of 3']")).not.toBeNull();
    press("Yes: one less");
    expect(document.querySelector<HTMLButtonElement>(".main")?.disabled).toBe(true);
    press("Yes: one more");
    document.querySelector<HTMLButtonElement>(".main")?.click();
    expect(choose).toHaveBeenCalledWith([2, 1]);
  });

  it("show what weighs too much, and do not confirm it", () => {
    const limits = [{ weights: [3, 4], least: 0, most: 5, name: "" }];
    const { buttons, confirm } = show(asked("Pick", [2], { least: 0, most: 2, limits }));
    const said = () => texts(document, "p.small")[1];
    expect(said()).toBe("Sum: 0 (5 at most)");
    buttons()[0]?.click();
    buttons()[1]?.click();
    flushSync();
    expect(said()).toBe("Sum: 7 (5 at most)");
    expect(document.querySelector(".broken")).not.toBeNull();
    expect(confirm()?.disabled).toBe(true);
  });

  it("have the ways out of an offer as plain buttons", () => {
    const exits = [offered(1, "yes"), offered(0, "no")];
    const { choose } = show(asked("Offer", [2, 2], { exits }));
    expect(texts(document, ".way")).toEqual(["Yes", "No"]);
    document.querySelectorAll<HTMLButtonElement>(".way")[1]?.click();
    expect(choose).toHaveBeenCalledWith(0);
  });

  it("set a pass apart from what can be done", () => {
    const options = [[offered(7, "home"), offered(-1, "back")]];
    const { choose, buttons } = show(question({ kind: "MayPass", options }));
    expect(buttons().map((one) => one.textContent)).toHaveLength(1);
    const pass = document.querySelector<HTMLButtonElement>(".way");
    expect(pass?.textContent).toContain("Space");
    // What is recommended is said by the board, not beside it.
    expect(pass?.classList).not.toContain("main");
    pass?.click();
    expect(choose).toHaveBeenCalledWith(-1);
  });

  it("can be searched when they are many, and only then", () => {
    const numbered = (count: number) => [
      Array.from({ length: count }, (_, n) => offered(n, "seat-number", { number: n < 6 ? 1 : 2 })),
    ];
    show(question({ kind: "Choice", options: numbered(9) }));
    expect(document.querySelector("input[type=search]")).toBeNull();
    document.body.innerHTML = "";
    const { buttons } = show(question({ kind: "Choice", options: numbered(12) }));
    const search = document.querySelector<HTMLInputElement>("input[type=search]");
    expect(search).not.toBeNull();
    expect(buttons().length).toBeGreaterThan(0);
    search!.value = "2";
    search!.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(buttons()).toHaveLength(6);
    expect(buttons().every((one) => one.textContent?.includes("2"))).toBe(true);
  });

  describe("when they are many", () => {
    // Stark and Lannister, each at both ends, again and again.
    const laid = (count: number, cards: readonly number[]) =>
      question({
        options: [
          Array.from({ length: count }, (_, n) =>
            offered(n, n % 2 ? "lay-right" : "lay-left", {
              card: cards[Math.floor((n * cards.length) / count)] ?? 0,
            }),
          ),
        ],
      });
    const TWO = [0, 9];
    const headings = () => texts(document, "h3");
    let words: Words;

    beforeEach(async () => {
      await Promise.all([loadFrame("en"), load("westeros_intrigue", "en")]);
      words = new Words("westeros_intrigue", ["Anna", "Bert"]);
    });

    it("stand in groups by what they speak of", () => {
      const { buttons } = show(laid(12, TWO), { words });
      expect(headings()).toEqual(["Eddard Stark", "Tywin Lannister"]);
      const before = document.querySelectorAll("h3")[1]?.previousElementSibling;
      expect(before).toBe(buttons()[5]);
      expect(buttons()).toHaveLength(12);
    });

    it("have no headings where they are few, where each speaks of another thing, or without room", () => {
      show(laid(9, TWO), { words });
      expect(headings()).toEqual([]);
      document.body.innerHTML = "";
      show(laid(12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), { words });
      expect(headings()).toEqual([]);
      document.body.innerHTML = "";
      show(laid(12, TWO), { words, room: 190 });
      expect(headings()).toEqual([]);
    });

    it("keep their headings when they are searched", () => {
      const { buttons } = show(laid(12, TWO), { words });
      const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
      search.value = "tywin";
      search.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
      expect(headings()).toEqual(["Tywin Lannister"]);
      expect(buttons()).toHaveLength(6);
    });
  });

  it("show only what the card taken up on the board can do", () => {
    const { buttons, choosing } = show(asked("Choice", [12]));
    choosing.only = [10, 11];
    flushSync();
    expect(buttons()).toHaveLength(2);
    expect(texts(document, "kbd")[0]).toBe("1");
    choosing.only = null;
    flushSync();
    expect(buttons().length).toBeGreaterThan(2);
  });
});
