import { describe, expect, test, vi } from "vitest";
import { sightOf, texts } from "../shared/fixture";
import { find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import { CODES } from "./facts";
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

describe("acting", () => {
  test("only what can be used glows", () => {
    show({ sight: sightOf(view(), acting()) });
    const held = ["direwolf-pup", "winter-is-coming"].map((key) => String(numberOf(key)));
    expect(new Set(lit())).toEqual(new Set([`slot ${EDDARD}`, `slot ${ICE}`, ...held]));
  });

  test("a single ability is used by one press", () => {
    show({ sight: sightOf(view(), acting()) });
    press(find(`[data-slot="${ICE}"]`));
    expect(choose).toHaveBeenCalledWith(ICE * CODES.abilities);
  });

  test("several abilities of a card open a menu", async () => {
    show({ sight: sightOf(view(), acting()) });
    press(find(`[data-slot="${EDDARD}"]`));
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

  test("nobody is an answer, too", () => {
    show({ sight: sightOf(attacked(), defenders()) });
    expect(find("[data-answer=done]").textContent).toContain("Nobody");
    press(find("[data-answer=done]"));
    expect(choose).toHaveBeenCalledWith([]);
  });
});
