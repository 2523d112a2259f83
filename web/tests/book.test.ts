import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Book, PAGE } from "../src/book.svelte";

/** A server that knows one game of so many steps. */
let length = 0;
let asked: string[] = [];

const step = (n: number) => ({
  seat: n ? 0 : null,
  events: [{ entry: n, key: `e${n}`, args: {} }],
  view: { n },
  waiting: [],
});

function answer(url: string): Response {
  asked.push(url);
  const query = new URL(url, "http://here").searchParams;
  const first = Number(query.get("first"));
  if (first >= length) {
    const problem = { field: "first", key: "bad-step", reason: "", args: {} };
    return new Response(JSON.stringify(problem), { status: 400 });
  }
  const count = Math.min(Number(query.get("count")), length - first);
  const steps = Array.from({ length: count }, (_, n) => step(first + n));
  const table = { id: "t", game: "g" };
  const seat = query.has("seat") ? Number(query.get("seat")) : null;
  return new Response(JSON.stringify({ table, seat, length, first, steps, outcome: null }));
}

beforeEach(() => {
  asked = [];
  length = 3 * PAGE + 5;
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => vi.unstubAllGlobals());

describe("Book", () => {
  it("opens at the page that is wanted, and reads no other", async () => {
    const book = await Book.open("t", 1, "", 2 * PAGE + 7);
    expect(asked).toEqual([`/api/tables/t/replay?seat=1&first=${2 * PAGE}&count=${PAGE}`]);
    expect([book.seat, book.end]).toEqual([1, 3 * PAGE + 4]);
    expect(book.at(2 * PAGE + 7)?.view).toEqual({ n: 2 * PAGE + 7 });
    expect(book.at(0)).toBeUndefined();
    expect(book.told(2 * PAGE + 1).map((one) => one.entry)).toEqual([2 * PAGE, 2 * PAGE + 1]);
    expect(book.gap(2 * PAGE + 1)).toBe(2 * PAGE - 1);
  });

  it("reads a page once, however often it is wanted", async () => {
    const book = await Book.open("t", null, "", 0);
    await Promise.all([book.turnTo(PAGE), book.turnTo(PAGE + 5), book.turnTo(PAGE + 9)]);
    await book.turnTo(PAGE + 1);
    expect(asked).toHaveLength(2);
    expect(book.gap(2 * PAGE - 1)).toBeNull();
    expect(book.told(2 * PAGE - 1)).toHaveLength(2 * PAGE);
  });

  it("opens at the beginning where there is no such step", async () => {
    const book = await Book.open("t", null, "", 99 * PAGE);
    expect(book.at(0)?.view).toEqual({ n: 0 });
    await book.turnTo(book.end);
    expect(book.at(book.end)?.view).toEqual({ n: 3 * PAGE + 4 });
    await book.turnTo(book.end + 1);
    expect(asked).toHaveLength(3);
  });

  it("forgets what it has read of a game that went on", async () => {
    const book = await Book.open("t", null, "", 0);
    length += 1;
    await book.turnTo(PAGE);
    expect(book.end).toBe(3 * PAGE + 5);
    expect(book.at(0)).toBeUndefined();
    expect(book.at(PAGE)).toBeDefined();
  });

  it("tells when a page cannot be read, and tries again when asked again", async () => {
    const book = await Book.open("t", null, "", 0);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
    await expect(book.turnTo(PAGE)).rejects.toMatchObject({ status: 0 });
    vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
    await book.turnTo(PAGE);
    expect(book.at(PAGE)).toBeDefined();
  });
});
