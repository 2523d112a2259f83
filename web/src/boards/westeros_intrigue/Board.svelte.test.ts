import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Told } from "../../wire";
import { key, settled } from "../shared/fixture";
import { drag, find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import { askedFor, MOVES, PLACES, ROUND_END, sightWith, translator, viewWith } from "./fixture";
import { moveOf } from "./view";

const { choose, hover, show, change, clear } = stage(Board, {
  sight: sightWith(),
  places: PLACES,
  t: translator("de"),
});

const pile = (house: number): HTMLElement => find(`[data-house="${house}"]`);
const cell = (number: number): HTMLElement => find(`[data-cell="${number}"]`);

test("a card, then a place: it lies there while the answer is on its way", () => {
  show();
  press(pile(0));
  expect([6, 10, 23].every((number) => cell(number).classList.contains("lit"))).toBe(true);
  expect(cell(24).classList.contains("quiet")).toBe(true);
  press(cell(23));
  expect(choose.mock.calls).toEqual([[moveOf(0, 23)]]);
  expect(cell(23).classList.contains("chosen")).toBe(true);
  expect(document.querySelector(".lit, .offer, .faded")).toBeNull();
});

test("a move that waits for the line stays chosen until another takes its place", () => {
  show({ given: { answer: moveOf(0, 23), held: true } });
  expect(cell(23).classList.contains("chosen")).toBe(true);
  expect(pile(0).classList.contains("chosen")).toBe(true);
  press(pile(1));
  expect(cell(23).classList.contains("chosen")).toBe(false);
  press(cell(24));
  expect(choose.mock.calls).toEqual([[moveOf(1, 24)]]);
});

test("a place, then a card", () => {
  show();
  press(cell(24));
  expect(pile(1).classList.contains("lit")).toBe(true);
  expect(pile(0).classList.contains("faded")).toBe(true);
  press(pile(1));
  expect(choose.mock.calls).toEqual([[moveOf(1, 24)]]);
});

test("another card or place takes the place of the first", () => {
  show();
  press(pile(0));
  press(cell(24));
  expect(choose).not.toHaveBeenCalled();
  expect(cell(24).getAttribute("aria-pressed")).toBe("true");
  press(pile(0));
  expect(choose).not.toHaveBeenCalled();
  expect(pile(0).getAttribute("aria-pressed")).toBe("true");
  press(pile(0));
  expect(pile(0).getAttribute("aria-pressed")).toBeNull();
});

test("the same question can be answered again after a fresh look at the table", () => {
  show();
  press(pile(0));
  press(cell(6));
  change({ sight: sightWith() });
  press(pile(0));
  press(cell(10));
  expect(choose.mock.calls).toEqual([[moveOf(0, 6)], [moveOf(0, 10)]]);
});

test("a new question starts without a chosen card", () => {
  show();
  press(pile(0));
  change({ sight: sightWith({ asked: [askedFor(MOVES, viewWith().hand, 8)] }) });
  expect(document.querySelector(".lit, .chosen")).toBeNull();
});

test("keys alone: arrows, Enter, Escape", async () => {
  show();
  const tabStops = document.querySelectorAll('.hand [tabindex="0"]');
  expect(tabStops).toHaveLength(1);
  pile(0).focus();
  key("ArrowRight", pile(0));
  await settled();
  expect(document.activeElement).toBe(pile(1));
  key("ArrowLeft", pile(1));
  await settled();
  press(pile(0));
  await settled();
  expect(document.activeElement).toBe(cell(6));
  key("ArrowRight", cell(6));
  await settled();
  expect(document.activeElement).toBe(cell(23));
  key("Escape", cell(23));
  expect(document.activeElement).toBe(pile(0));
  expect(document.querySelector(".lit")).toBeNull();
  press(cell(24));
  await settled();
  expect(document.activeElement).toBe(pile(1));
  press(pile(1));
  expect(choose.mock.calls).toEqual([[moveOf(1, 24)]]);
});

test("labels say everything in words", () => {
  show();
  expect(pile(0).getAttribute("aria-label")).toBe(
    "Catelyn Stark, Haus Stark, passt an drei Plätze, dahinter Robb Stark",
  );
  expect(pile(3).getAttribute("aria-label")).toBe(
    "Missandei, Haus Targaryen, passt gerade nirgends",
  );
  expect(pile(3).getAttribute("aria-disabled")).toBe("true");
  expect(cell(8).getAttribute("aria-label")).toBe(
    "Eddard Stark, Haus Stark, Reihe 1, gelegt von Gast",
  );
  expect(cell(24).getAttribute("aria-label")).toBe(
    "Freier Platz über Eddard Stark und Tywin Lennister, hier passt Stark oder Lennister",
  );
  press(pile(0));
  expect(cell(6).getAttribute("aria-label")).toBe("Catelyn Stark links an die unterste Reihe");
  expect(unnamed()).toEqual([]);
});

test("an unplayable card says why on focus and is not laid", () => {
  show();
  pile(3).focus();
  flushSync();
  expect(find(".hint").textContent).toContain("Die unterste Reihe ist voll");
  press(pile(3));
  press(cell(6));
  press(pile(3));
  expect(choose).not.toHaveBeenCalled();
});

test("the list of choices and the board point at the same option", () => {
  show({ selected: 3 });
  expect(cell(24).classList.contains("chosen")).toBe(true);
  expect(pile(1).classList.contains("chosen")).toBe(true);
  change({ selected: null });
  press(pile(0));
  cell(10).dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(hover).toHaveBeenLastCalledWith(1);
  cell(10).dispatchEvent(new PointerEvent("pointerleave"));
  flushSync();
  expect(hover).toHaveBeenLastCalledWith(null);
});

test("what was picked on the board counts more than the list of choices", () => {
  show({ selected: 3 });
  press(pile(0));
  expect(pile(0).getAttribute("aria-pressed")).toBe("true");
  expect(pile(1).getAttribute("aria-pressed")).toBeNull();
  expect(cell(24).classList.contains("quiet")).toBe(true);
});

test("pointing alone considers no move", () => {
  show();
  pile(0).focus();
  cell(6).dispatchEvent(new PointerEvent("pointerenter"));
  flushSync();
  expect(document.querySelector(".chosen")).toBeNull();
  expect(hover).toHaveBeenLastCalledWith(null);
});

test("nothing can be laid while somebody else is asked", () => {
  show({ sight: sightWith({ asked: [], waiting: [{ seat: 1, prompt: "lay", source: -1 }] }) });
  press(pile(0));
  press(cell(6));
  expect(choose).not.toHaveBeenCalled();
  expect(document.querySelector(".lit, .chosen, .offer, .faded")).toBeNull();
});

test("a spectator sees the pyramid and no hand", () => {
  const view = viewWith({ you: null, hand: [], thrones: [[], [], [], []] });
  show({ you: null, sight: sightWith({ asked: [] }, view) });
  expect(document.querySelector(".hand")).toBeNull();
  expect(document.querySelectorAll(".cell.laid")).toHaveLength(3);
});

test("exclusion is shown on the board and in the hand", () => {
  const view = viewWith({ excluded: [true, false, true, false], hand_sizes: [4, 5, 0, 6] });
  show({ sight: sightWith({ asked: [] }, view) });
  expect(find(".ribbon").textContent).toMatch(/Mira.*4 Karten.*Olenna.*alles gelegt/s);
  expect(find(".hint").textContent).toContain("4 Karten bleiben dir als Strafpunkte");
  expect(pile(0).classList.contains("faded")).toBe(true);
});

test("a round's end is told, can be closed and looked at again, and blocks nothing", () => {
  show({ sight: sightWith({ asked: [] }) });
  const view = viewWith({
    round: 3,
    history: [
      [0, 1, 3, 5, 3],
      [2, 1, 3, 0, 2],
    ],
    penalties: [2, 6, 5, 5],
  });
  change({ sight: sightWith({}, view), events: ROUND_END });
  expect(find(".interlude").textContent).toMatch(/Runde 2 ist zu Ende.*Olenna hat zuletzt gelegt/s);
  expect([...document.querySelectorAll(".total")].map((td) => td.textContent)).toEqual([
    "2",
    "6",
    "5",
    "5",
  ]);
  press(find(".close"));
  expect(document.querySelector(".interlude")).toBeNull();
  press(find(".again"));
  expect(find(".interlude").textContent).toContain("Runde 2");
  press(pile(0));
  press(cell(6));
  expect(choose).toHaveBeenCalledOnce();
  expect(document.querySelector(".interlude")).toBeNull();
});

test("after an undo no round's end is told", () => {
  show({ sight: sightWith({ asked: [] }) });
  change({ sight: sightWith(), events: ROUND_END, jump: true });
  expect(document.querySelector(".interlude")).toBeNull();
});

test("a laid card travels only when things may move", async () => {
  const finished = Promise.resolve() as unknown as Promise<Animation>;
  const animate = vi.fn(() => ({ finished, finish: vi.fn() }) as unknown as Animation);
  HTMLElement.prototype.animate = animate as unknown as HTMLElement["animate"];
  const laid: Told[] = [{ entry: 3, key: "laid-left", args: { seat: 0, card: 1, cell: 6 } }];
  const view = viewWith({
    hand: [2, 12, 33],
    pyramid: [...viewWith().pyramid, { card: 1, cell: 6, seat: 0 }],
    ends: (5 << 4) | 10,
  });
  for (const [motion, jump, times] of [
    [true, false, 1],
    [false, false, 0],
    [true, true, 0],
  ] as const) {
    animate.mockClear();
    show({ motion });
    change({ sight: sightWith({ asked: [] }, view), events: [...laid], jump });
    await settled();
    expect(animate).toHaveBeenCalledTimes(times);
    await clear();
  }
});

test("the list beside the board follows the card, or the place, that was taken up", () => {
  const narrow = vi.fn<(options: readonly number[] | null) => void>();
  show({ narrow });
  press(pile(0));
  const [first] = narrow.mock.calls.at(-1) ?? [];
  expect(first?.map((option) => (MOVES[option] ?? 0) >> 7)).toEqual([0, 0, 0]);
  press(pile(0));
  expect(narrow.mock.calls.at(-1)).toEqual([null]);
});

test("a card is dragged to its place, and back to the hand from anywhere else", () => {
  show();
  drag(pile(0), document.body);
  expect(choose).not.toHaveBeenCalled();
  expect(pile(0).getAttribute("aria-pressed")).toBeNull();
  drag(pile(0), cell(23));
  expect(choose.mock.calls).toEqual([[moveOf(0, 23)]]);
});
