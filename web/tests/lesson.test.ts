import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, Lesson, same } from "../src/lesson.svelte";
import { seen, type Asked } from "../src/sight";
import type { FirstGameInfo, FirstStep, Sight } from "../src/wire";

const YOU = 0;

function sightOf(id: number | null): Sight {
  const asked = {
    id: id ?? 0,
    kind: "Pick" as const,
    prompt: "treasures",
    source: -1,
    cause: [],
    options: [[{ key: "play", options: [3, 4, 5], args: { card: [7, 7, 9] }, places: [] }]],
    least: 0,
    most: 3,
    ordered: false,
    exits: [],
    total: 0,
    caps: [],
    limits: [],
  };
  return {
    view: {},
    asked: id === null ? [] : [asked],
    waiting: [],
    undo: "no",
    redo: false,
    outcome: null,
    asides: [],
    doors: [],
    given: null,
    spans: [],
  };
}

const stepOf = (by: number | null, wanted: number[] | null, id = 1): FirstStep => ({
  by,
  events: [{ entry: id, key: `said-${id}`, args: {} }],
  sight: sightOf(wanted ? id : null),
  answer: wanted,
  say: wanted ? "play" : "",
  rules: [],
});

function lessonOf(...steps: FirstStep[]): Lesson {
  const table = { id: "", you: YOU, places: [] } as unknown as FirstGameInfo["table"];
  return new Lesson({ table, steps });
}

describe("a lesson", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("goes on by the move it asks for, whichever of equal cards is meant", () => {
    const asked = seen(sightOf(1)).asked[0] as Asked;
    expect(same(asked, [4, 5], [5, 3])).toBe(true);
    expect(same(asked, [3, 4], [3, 5])).toBe(false);
    const lesson = lessonOf(stepOf(null, [3, 5], 1), stepOf(YOU, [3], 2), stepOf(YOU, null, 3));
    expect(lesson.answer([5, 4])).toBe(true);
    expect([lesson.step, lesson.number, lesson.count]).toEqual([1, 2, 2]);
  });

  it("says so when another move is made, and stays where it is", () => {
    const lesson = lessonOf(stepOf(null, [3], 1), stepOf(YOU, null, 2));
    const other = vi.fn();
    lesson.onother = other;
    lesson.answer([5]);
    expect(other).toHaveBeenCalledOnce();
    expect(lesson.step).toBe(0);
    lesson.askHint();
    expect(lesson.hint?.answer).toEqual([3]);
  });

  it("lets the others move one by one, and leaves out turns nobody is taught", () => {
    const lesson = lessonOf(
      stepOf(null, [3], 1),
      stepOf(YOU, null, 2),
      stepOf(1, [3], 3),
      stepOf(YOU, null, 4),
      stepOf(1, null, 5),
      stepOf(YOU, null, 6),
      stepOf(1, [3], 7),
      stepOf(YOU, null, 8),
    );
    lesson.answer([3]);
    expect(lesson.step).toBe(1);
    vi.advanceTimersByTime(BEAT);
    expect([lesson.step, lesson.skipped, lesson.jump]).toEqual([2, false, false]);
    lesson.answer([3]);
    vi.advanceTimersByTime(BEAT);
    expect([lesson.step, lesson.skipped, lesson.jump]).toEqual([6, true, true]);
    expect(lesson.log.map((told) => told.key)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `said-${n}`));
    lesson.answer([3]);
    vi.advanceTimersByTime(10 * BEAT);
    expect(lesson.over).toBe(true);
  });

  it("has nobody to talk to", () => {
    const lesson = lessonOf(stepOf(null, [3], 1), stepOf(YOU, null, 2));
    const alone = vi.fn();
    lesson.onalone = alone;
    lesson.send({ type: "talk", text: "hello" });
    expect(alone).toHaveBeenCalledOnce();
    lesson.close();
  });
});
