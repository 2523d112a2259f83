import { describe, expect, test, vi } from "vitest";
import { offered, question, sightOf, texts } from "../shared/fixture";
import { find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import { CODES, COUNCIL } from "./facts";
import { acting, attacked, CATELYN, defenders, EDDARD, ICE, KEEP, numberOf, places, ROBB, t, view } from "./fixture";

const quiet = sightOf(view());
const { choose, show } = stage(Board, { sight: quiet, places, t });

const lit = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-lit]")].map(({ dataset }) =>
    dataset.slot === undefined ? dataset.held : `slot ${dataset.slot}`,
  );

describe("the table", () => {
  test("cards say what they are, and how strength comes about", () => {
    show();
    expect(find(`[data-slot="${EDDARD}"]`).getAttribute("aria-label")).toBe(
      "Eddard Stark, Strength 4 (3 + 1 Winterfell Castle), standing, 2 power, carries Ice",
    );
    expect(find(`[data-slot="${ROBB}"]`).getAttribute("aria-label")).toContain("kneeling");
    expect(find(`[data-slot="${ROBB}"] .card`).classList).toContain("kneeling");
    expect(find(`[data-slot="${EDDARD}"] .strength`).classList).toContain("up");
    expect(unnamed()).toEqual([]);
    expect(lit()).toEqual([]);
  });

  test("attachments hang on their host, locations are chips, piles open", async () => {
    show();
    expect(find(`[data-slot-of="${EDDARD}"] .tab`).textContent?.trim()).toBe("Ice");
    expect(find(`[data-slot="${KEEP}"]`).classList).toContain("chip");
    press(find("[data-mat='1'] [data-pile=dead]"));
    await vi.waitFor(() => expect(texts(document, ".listing .name")).toEqual(["Bronn"]));
  });
});

test("a partner is called one", () => {
  const four = { ...view(), seats: 4, players: [...view().players, ...view().players] };
  show({ sight: sightOf({ ...four, teams: [0, 1, 0, 1] }) });
  expect(texts(document, "[data-mat='2'] .partner")).toEqual(["partner"]);
  expect(document.querySelectorAll(".partner")).toHaveLength(1);
});

describe("acting", () => {
  test("only what can be used glows", () => {
    show({ sight: sightOf(view(), acting()) });
    const held = ["direwolf-pup", "winter-is-coming"].map((key) => String(numberOf(key)));
    expect(new Set(lit())).toEqual(new Set([`slot ${EDDARD}`, `slot ${ICE}`, ...held]));
  });

  test.each([
    [0, "You marshal: spend up to 3 gold"],
    [1, " marshals. Use an action or pass."],
  ])("the lane says what the window is for (%i marshals)", (active, words) => {
    show({ sight: sightOf({ ...view(), phase: 3, active, challenge: null }, acting()) });
    expect(find(".lane .doing").textContent).toContain(words);
  });

  test("a hint finds the option it speaks of", () => {
    const options = (): (string | null)[] =>
      [ICE, EDDARD, CATELYN].map((slot) => find(`[data-slot="${slot}"]`).getAttribute("data-option"));
    show({ sight: sightOf(view(), acting()) });
    // A card that could do several things stands for all of them.
    expect(options()).toEqual(["0", "1 2", null]);
    expect(find("[data-answer=pass]").getAttribute("data-option")).toBe("5");
  });

  test("a single ability is used by one press", () => {
    show({ sight: sightOf(view(), acting()) });
    press(find(`[data-slot="${ICE}"]`));
    expect(choose).toHaveBeenCalledWith(ICE * CODES.abilities);
  });

  test("several abilities of a card open a menu, and the list beside the board follows", async () => {
    const narrow = vi.fn();
    show({ sight: sightOf(view(), acting()), narrow });
    press(find(`[data-slot="${EDDARD}"]`));
    const marks = find(`[data-slot="${EDDARD}"]`).dataset.option?.split(" ").map(Number);
    expect(marks).toHaveLength(2);
    expect(narrow).toHaveBeenLastCalledWith(marks);
    expect(choose).not.toHaveBeenCalled();
    const buttons = await vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>(".menu [data-choice]")];
      expect(found).toHaveLength(2);
      return found;
    });
    press(buttons[1]!);
    expect(choose).toHaveBeenCalledWith(EDDARD * CODES.abilities + 1);
  });

  test("the pass is one button, and passing from now on is said in one press", () => {
    const [say, end] = [vi.fn(), vi.fn()];
    const standing = [{ prompt: "", until: "turn", span: 1, unless_concerned: true }];
    const passing = { spans: ["challenge", "turn", "phase"], standing, say, end };
    show({ sight: sightOf(view(), acting()), passing });
    expect(texts(document, ".standing .chip")).toEqual(["end of turn", "end of phase", "it concerns me"]);
    press(find("[data-until=phase]"));
    expect(say).toHaveBeenCalledWith("phase");
    press(find("[data-until=turn]"));
    expect(end).toHaveBeenCalledWith(0);
    press(find("[data-answer=pass]"));
    expect(choose).toHaveBeenCalledWith(-1);
  });
});

describe("defending", () => {
  test("who is picked joins the lane and counts at once", () => {
    show({ sight: sightOf(attacked(), defenders()) });
    expect(texts(document, ".total b")).toEqual(["3", "0"]);
    expect(find(".brings").textContent).toContain("one of your characters must die");
    press(find(`[data-slot="${CATELYN}"]`));
    expect(texts(document, ".total b")).toEqual(["3", "3"]);
    expect(find(".side.defenders").querySelector(`[data-slot="${CATELYN}"]`)).not.toBeNull();
    press(find("[data-answer=done]"));
    expect(choose).toHaveBeenCalledWith([CATELYN]);
  });

  /** Attacked, while the own seat holds the title for a kind of challenge. */
  const titled = (kind: number) => {
    const at = attacked();
    const council = COUNCIL.findIndex(({ icon }) => icon === kind);
    return { ...at, players: at.players.map((one, seat) => (seat === 0 ? { ...one, council } : one)) };
  };

  test("what a title adds is counted at once, and said", () => {
    show({ sight: sightOf(titled(1), defenders()) });
    expect(texts(document, ".total b")).toEqual(["3", "0"]);
    press(find(`[data-slot="${CATELYN}"]`));
    expect(texts(document, ".total b")).toEqual(["3", "6▴"]);
    expect(find(".totals").getAttribute("aria-label")).toBe(
      "3 against 6, 3 + 3 Lord Commander of the Kingsguard",
    );
  });

  test("once declared it is part of the total", () => {
    const at = titled(1);
    const challenge = { ...at.challenge!, defenders: [CATELYN] };
    show({ sight: sightOf({ ...at, totals: [3, 6], challenge }) });
    expect(texts(document, ".total b")).toEqual(["3", "6▴"]);
  });

  test("a title for another kind of challenge adds nothing", () => {
    show({ sight: sightOf(titled(2), defenders()) });
    press(find(`[data-slot="${CATELYN}"]`));
    expect(texts(document, ".total b")).toEqual(["3", "3"]);
  });

  test("nobody is an answer, too", () => {
    show({ sight: sightOf(attacked(), defenders()) });
    expect(find("[data-answer=done]").textContent).toContain("Nobody");
    expect(find("[data-answer=done]").classList).not.toContain("main");
    press(find("[data-answer=done]"));
    expect(choose).toHaveBeenCalledWith([]);
  });
});

test("to keep none is said as such, and not what one is led to", () => {
  const options = [[offered(EDDARD, "say-card", { card: numberOf("eddard-stark") })]];
  show({ sight: sightOf(view(), question({ kind: "Pick", prompt: "keep", least: 0, most: 3, options })) });
  expect(find("[data-answer=done]").textContent).toContain("Keep none");
  expect(find("[data-answer=done]").classList).not.toContain("main");
  press(find(`[data-slot="${EDDARD}"]`));
  expect(find("[data-answer=done]").textContent).toMatch(/Keep\s/);
  expect(find("[data-answer=done]").classList).toContain("main");
});

describe("saving", () => {
  const saving = () => {
    const by = EDDARD * CODES.saves + ICE * CODES.abilities;
    return question({ kind: "MayPass", prompt: "save", options: [[offered(by, "say-save"), offered(-1, "pass")]] });
  };

  test("who would go is marked, and named in the lane", () => {
    show({ sight: sightOf(view(), saving()) });
    expect(find(`[data-slot="${EDDARD}"] .card`).classList).toContain("leaving");
    expect(find(`[data-slot="${ROBB}"] .card`).classList).not.toContain("leaving");
    expect(find(".lane").textContent).toContain("Unless saved, Eddard Stark leaves play.");
  });

  test("in a window the table stays bright, and only the hand steps back", () => {
    show({ sight: sightOf(view(), saving()) });
    expect(document.querySelectorAll("[data-mat] .dim")).toHaveLength(0);
    expect(document.querySelectorAll("[data-held] .card:not(.dim)")).toHaveLength(0);
  });
});

test("no further challenge stands where one passes", () => {
  const end = offered(CODES.end, "say-end-challenges");
  const one = offered((1 << 3) | 1, "say-challenge", { seat: 1, icon: 1 });
  show({ sight: sightOf(view(), question({ prompt: "challenge", options: [[one, end]] })) });
  expect(document.querySelectorAll(".lane [data-choice]")).toHaveLength(1);
  press(find(".bar [data-answer=pass]"));
  expect(choose).toHaveBeenCalledWith(CODES.end);
});
