/** A moment to remember: how long it lasts, what ends it, and where it stays silent. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Spy } from "../src/boards/shared/fixture";
import type { Told } from "../src/wire";

/** The page anew, with ears of our own: other tests share the sounds they have loaded. */
async function loaded() {
  vi.resetModules();
  vi.doMock("../src/sound", () => ({ play: sound, turnSound: vi.fn() }));
  const [svelte, fixture, frame, page, choices, words] = await Promise.all([
    import("svelte"),
    import("../src/boards/shared/fixture"),
    import("../src/frame/Fallback.svelte"),
    import("../src/pages/Play.svelte"),
    import("../src/settings.svelte"),
    import("../src/words.svelte"),
  ]);
  return { ...svelte, ...fixture, ...choices, ...words, Fallback: frame.default, Play: page.default };
}

const LASTS = 600;
const excluded = (seat: number): Told => ({ entry: 5, key: "excluded", args: { seat, count: 3 } });
const laid: Told = { entry: 6, key: "laid-left", args: { seat: 2, card: 3 } };

let on: Awaited<ReturnType<typeof loaded>>;
const sound = vi.fn<(sound: string) => void>();
let mounted: Record<string, unknown> | undefined;
let link: Spy;

const stamp = (): string => document.querySelector(".stamp")?.textContent ?? "";

function happens(...events: Told[]): void {
  link.jump = false;
  link.events = events;
  on.flushSync();
}

beforeAll(async () => {
  on = await loaded();
  on.settings.language = "de";
  await on.load("westeros_intrigue", "de");
});

afterAll(() => {
  vi.doUnmock("../src/sound");
  vi.resetModules();
});

beforeEach(() => {
  vi.useFakeTimers();
  on.settings.motion = "on";
  on.settings.sound = true;
  const places = ["Anna", "Bert", "Cleo"].map((name, seat) => on.placeOf(seat, name));
  const table = on.tableOf({ places });
  link = new on.Spy("t");
  link.state = "open";
  link.table = table;
  link.sight = on.sightOf({ cards: [] });
  const board = { default: on.Fallback, place: () => "" };
  mounted = on.mount(on.Play, { target: document.body, props: { table, link, board } });
  on.flushSync();
  sound.mockClear();
});

afterEach(async () => {
  if (mounted) await on.unmount(mounted);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

test("it takes its moment, whatever happens meanwhile, and is gone then", () => {
  happens(excluded(1));
  expect(stamp()).toContain("Bert");
  expect(sound.mock.calls).toEqual([["attack"]]);
  vi.advanceTimersByTime(LASTS / 2);
  happens(laid);
  vi.advanceTimersByTime(LASTS / 2 - 1);
  on.flushSync();
  expect(stamp()).toContain("Bert");
  vi.advanceTimersByTime(1);
  on.flushSync();
  expect(stamp()).toBe("");
});

test("a second one begins anew and has its own time", () => {
  happens(excluded(1));
  const first = document.querySelector(".stamp");
  vi.advanceTimersByTime(LASTS - 100);
  happens(excluded(2));
  expect(stamp()).toContain("Cleo");
  expect(document.querySelector(".stamp")).not.toBe(first);
  vi.advanceTimersByTime(LASTS - 1);
  on.flushSync();
  expect(stamp()).toContain("Cleo");
});

test.each(["pointerdown", "keydown"])("it is skipped: %s", (touch) => {
  happens(excluded(1));
  expect(stamp()).toContain("Bert");
  window.dispatchEvent(touch === "keydown" ? new KeyboardEvent(touch, { key: "Shift" }) : new Event(touch));
  on.flushSync();
  expect(stamp()).toBe("");
});

test("without motion there is neither stamp nor sound; without sound the stamp alone", () => {
  on.settings.motion = "off";
  happens(excluded(1));
  expect([stamp(), sound.mock.calls]).toEqual(["", []]);
  on.settings.motion = "on";
  on.settings.sound = false;
  happens(excluded(2));
  expect(stamp()).toContain("Cleo");
  expect(sound).not.toHaveBeenCalled();
});

test("what is no climax is heard, but not stamped", () => {
  happens(laid);
  expect(stamp()).toBe("");
  expect(sound.mock.calls).toEqual([["lay"]]);
});
