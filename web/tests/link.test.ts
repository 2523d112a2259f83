import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  offered,
  question,
  sightOf,
  tableOf,
  told as tell,
} from "../src/boards/shared/fixture";
import { read, TableLink, wait } from "../src/link.svelte";
import type { Asked, FromServer, Sight, Told } from "../src/wire";

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const table = tableOf();
const asking = (id: number): Asked => question({ id, options: [[offered(3, "k")]] });
const sight = (asked: Asked[] = []): Sight => sightOf({}, null, { asked });
const told = (entry: number): Told => tell(`e${entry}`, {}, entry);
const sync = (entry: number, events: Told[], asked: Asked[] = []): FromServer => ({
  type: "sync",
  entry,
  table,
  sight: sight(asked),
  events,
  talk: [],
});
const update = (entry: number, asked: Asked[] = []): FromServer => ({
  type: "update",
  entry,
  sight: sight(asked),
  events: [told(entry)],
  jump: null,
  by: null,
});

function last(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error("no socket");
  return socket;
}

function connected(): TableLink {
  const link = new TableLink("t");
  link.connect();
  last().open();
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("TableLink", () => {
  it("resumes from the beginning, then grows the log", () => {
    const link = connected();
    expect(last().sent).toEqual([{ type: "resume", after: 0 }]);
    last().say(sync(2, [told(1), told(2)]));
    last().say(update(3));
    expect(link.state).toBe("open");
    expect(link.log.map((one) => one.entry)).toEqual([1, 2, 3]);
    expect(link.events).toEqual([told(3)]);
  });

  it("reads the options of a question one by one", () => {
    const link = connected();
    last().say(update(1));
    last().say(sync(2, [], [question(4)]));
    expect(link.sight?.asked[0]?.options).toEqual([
      [{ option: 3, words: { key: "k", args: {} } }],
    ]);
  });

  it("comes back by itself and asks only for what it missed", () => {
    const link = connected();
    last().say(sync(5, [told(5)]));
    last().close();
    expect(link.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ type: "resume", after: 5 }]);
    last().say(sync(6, [told(6)]));
    expect(link.state).toBe("open");
    expect(link.log.map((one) => one.entry)).toEqual([5, 6]);
  });

  it("believes a server that knows less, from the start", () => {
    const link = connected();
    last().say(sync(5, [told(4), told(5)]));
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    last().say(sync(3, [told(3)]));
    expect(link.log.map((one) => one.entry)).toEqual([3]);
  });

  it("ignores updates before it is brought up to date", () => {
    const link = connected();
    last().say(update(9));
    expect(link.sight).toBeNull();
    expect(link.log).toEqual([]);
  });

  it("sends an answer once and may send again after a refusal", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    expect(link.answer(3)).toBe(true);
    expect(link.answer(3)).toBe(false);
    expect(last().sent.slice(1)).toEqual([{ type: "answer", question: 4, answer: 3 }]);
    last().say({ type: "refused", about: "answer", field: "", key: "x", reason: "r", args: {} });
    expect(link.sent).toBeNull();
    expect(link.answer(3)).toBe(true);
  });

  it("sends nothing while the line is down", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    last().close();
    expect(link.answer(3)).toBe(false);
    expect(link.send({ type: "undo" })).toBe(false);
  });

  it("drops a hint with its question", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    link.askHint();
    expect(link.hinting).toBe(true);
    const why = { key: "hint-only", args: {} };
    last().say({ type: "hinted", question: 4, answer: 3, words: [], why });
    expect(link.hint?.answer).toBe(3);
    last().say(update(2, [asking(5)]));
    expect(link.hint).toBeNull();
    last().say({ type: "hinted", question: 4, answer: 3, words: [], why });
    expect(link.hint).toBeNull();
  });

  it("knows how far a computer is with its studies", () => {
    const link = connected();
    last().say({ type: "studying", share: 0.25 });
    expect(link.studied).toBe(0.25);
    last().say({ type: "studying", share: 1 });
    expect(link.studied).toBeNull();
  });

  it.each(["no_guest", "no_table", "no_spectators"] as const)(
    "does not call again when it is turned away with %s",
    (key) => {
      const link = connected();
      last().say({ type: "gone", key });
      last().close();
      vi.advanceTimersByTime(60_000);
      expect([link.state, link.gone]).toEqual(["ended", key]);
      expect(FakeSocket.made).toHaveLength(1);
    },
  );

  it("is silent after it was closed", () => {
    const link = connected();
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("keeps an undo request until it is over", () => {
    const link = connected();
    last().say(sync(1, []));
    last().say({ type: "undo_asked", request: 2, by: 0, waiting_for: [1] });
    last().say({ type: "undo_closed", request: 1, agreed: false, by: null });
    expect(link.request?.request).toBe(2);
    last().say({ type: "undo_closed", request: 2, agreed: false, by: 1 });
    expect(link.request).toBeNull();
  });
});

describe("read", () => {
  it.each([
    ["binary", new ArrayBuffer(2)],
    ["no JSON", "{"],
    ["no object", "[1]"],
    ["no type", "{}"],
    ["an unknown type", '{"type":"constructor"}'],
    ["a message that lacks its parts", '{"type":"update","entry":1}'],
  ])("refuses %s", (_, data) => {
    expect(read(data)).toBeNull();
  });
});

describe("wait", () => {
  it("doubles up to a limit, with jitter", () => {
    expect(wait(0, 1)).toBe(500);
    expect(wait(0, 0)).toBe(250);
    expect(wait(3, 1)).toBe(4000);
    expect(wait(30, 1)).toBe(15_000);
  });
});
