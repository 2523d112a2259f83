import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  question,
  sightOf,
  tableOf,
  told as tell,
} from "../src/boards/shared/fixture";
import { BEAT, GIVE_UP, PATIENCE } from "../src/pulse";
import { read, TableLink, wait } from "../src/link.svelte";
import type { Answer, Asked, FromServer, Sight, Told } from "../src/wire";

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
const asking = (id: number): Asked => ({
  ...question({ id }),
  options: [[{ key: "k", options: [3], args: {}, places: [] }]],
  exits: [],
});
const sight = (asked: Asked[] = []): Sight => ({ ...sightOf({}), asked, asides: [], doors: [] });
const told = (entry: number): Told => tell(`e${entry}`, {}, entry);
const sync = (
  entry: number,
  events: Told[],
  asked: Asked[] = [],
  counted: Answer | null = null,
): FromServer => ({
  type: "sync",
  entry,
  table,
  sight: sight(asked),
  events,
  talk: [],
  counted,
  void: [],
});
const update = (entry: number, asked: Asked[] = []): FromServer => ({
  type: "update",
  entry,
  sight: sight(asked),
  events: [told(entry)],
  jump: null,
  by: null,
  entries: [],
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
    expect(last().sent).toEqual([{ type: "resume", after: 0, question: null }]);
    last().say(sync(2, [told(1), told(2)]));
    last().say(update(3));
    expect(link.state).toBe("open");
    expect(link.log.map((one) => one.entry)).toEqual([1, 2, 3]);
    expect(link.events).toEqual([told(3)]);
  });

  it("reads the options of a question one by one", () => {
    const link = connected();
    last().say(update(1));
    last().say(sync(2, [], [asking(4)]));
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
    expect(last().sent).toEqual([{ type: "resume", after: 5, question: null }]);
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
    expect(link.given).toBeNull();
    expect(link.answer(3)).toBe(true);
  });

  it("keeps an answer when something else is refused", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    link.answer(3);
    last().say({ type: "refused", about: "talk", field: "", key: "x", reason: "r", args: {} });
    expect(link.given?.answer).toBe(3);
  });

  it("sends what was chosen meanwhile when the answer before it is refused", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    link.answer(3);
    link.offline();
    link.answer(5);
    last().say({ type: "refused", about: "answer", field: "", key: "x", reason: "r", args: {} });
    expect(last().sent.at(-1)).toEqual({ type: "answer", question: 4, answer: 5 });
    expect(link.given).toMatchObject({ answer: 5, sent: true, before: null });
  });

  it("keeps an answer through the news of others, until its question is closed", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    link.answer(3);
    last().say(update(2, [asking(4)]));
    expect(link.given?.answer).toBe(3);
    expect(link.answer(5)).toBe(false);
    last().say(update(3));
    expect(link.given).toBeNull();
  });

  it("says so when something is not sent because the line is down", () => {
    const link = connected();
    const unsent = vi.fn();
    link.listeners = { unsent };
    last().say(sync(1, [], [asking(4)]));
    expect(link.send({ type: "undo" })).toBe(true);
    last().close();
    expect(link.send({ type: "undo" })).toBe(false);
    expect(unsent).toHaveBeenCalledOnce();
  });

  it("drops a hint with its question", () => {
    const link = connected();
    last().say(sync(1, [], [asking(4)]));
    link.askHint();
    expect(link.hinting).toBe(true);
    const why = { key: "hint-only", args: {} };
    last().say({ type: "hinted", question: 4, answer: 3, why });
    expect(link.hint?.answer).toBe(3);
    last().say(update(2, [asking(5)]));
    expect(link.hint).toBeNull();
    last().say({ type: "hinted", question: 4, answer: 3, why });
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
    last().say({ type: "requested", what: "undo", entries: [], seats: [], request: 2, by: 0, waiting_for: [1] });
    last().say({ type: "request_closed", what: "undo", withdrawn: false, request: 1, agreed: false, by: null });
    expect(link.request?.request).toBe(2);
    last().say({ type: "request_closed", what: "undo", withdrawn: false, request: 2, agreed: false, by: 1 });
    expect(link.request).toBeNull();
  });
});

describe("a line that dies without a word", () => {
  const sent = (socket: FakeSocket, type: string) =>
    socket.sent.filter((one) => (one as { type: string }).type === type);

  function asked(): { link: TableLink; settled: ReturnType<typeof vi.fn> } {
    const link = connected();
    const settled = vi.fn();
    link.listeners = { settled };
    last().say(sync(1, [], [asking(4)]));
    return { link, settled };
  }

  function again(message: FromServer): void {
    vi.advanceTimersByTime(GIVE_UP + 1000);
    last().open();
    last().say(message);
  }

  it("is asked after a silence, and is fine when it answers", () => {
    const { link } = asked();
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(BEAT);
      expect(sent(last(), "ping")).toHaveLength(beat + 1);
      last().say({ type: "pong" });
      vi.advanceTimersByTime(PATIENCE - 1);
      expect(link.state).toBe("open");
      last().say({ type: "pong" });
    }
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("is noticed within three seconds, and given up later", () => {
    const { link } = asked();
    vi.advanceTimersByTime(3000);
    expect(link.state).toBe("silent");
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(GIVE_UP);
    expect(link.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("is fine again as soon as anything is heard", () => {
    const { link } = asked();
    vi.advanceTimersByTime(3000);
    last().say(update(2, [asking(4)]));
    expect(link.state).toBe("open");
    vi.advanceTimersByTime(BEAT - 1);
    expect(link.state).toBe("open");
  });

  it("is in doubt at once when the browser says so, and asked at once", () => {
    const { link } = asked();
    link.offline();
    expect(link.state).toBe("silent");
    expect(sent(last(), "ping")).toHaveLength(1);
    last().say({ type: "pong" });
    expect(link.state).toBe("open");
  });

  it("is called again when a call itself finds no answer", () => {
    asked();
    last().close();
    vi.advanceTimersByTime(600);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    vi.advanceTimersByTime(GIVE_UP + 1100);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("holds an answer, lets a second one take its place, and sends that when it is back", () => {
    const { link, settled } = asked();
    vi.advanceTimersByTime(3000);
    expect(link.answer(3)).toBe(true);
    expect(link.answer(5)).toBe(true);
    expect(link.given).toMatchObject({ answer: 5, sent: false });
    expect(sent(last(), "answer")).toEqual([]);
    again(sync(1, [], [asking(4)]));
    expect(last().sent[0]).toEqual({ type: "resume", after: 1, question: 4 });
    expect(sent(last(), "answer")).toEqual([{ type: "answer", question: 4, answer: 5 }]);
    last().say(update(2));
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ answer: 5, before: null });
    expect(settled.mock.calls[0]?.[1]).toBe(5);
    expect(link.given).toBeNull();
  });

  it("sends a held answer over the same line when that was only slow", () => {
    const { link } = asked();
    vi.advanceTimersByTime(3000);
    link.answer(3);
    last().say({ type: "pong" });
    expect(sent(last(), "answer")).toEqual([{ type: "answer", question: 4, answer: 3 }]);
  });

  it("does not send what was taken back", () => {
    const { link } = asked();
    vi.advanceTimersByTime(3000);
    link.answer(3);
    link.withhold();
    last().say({ type: "pong" });
    expect(sent(last(), "answer")).toEqual([]);
    expect(link.given).toBeNull();
  });

  it("tells that an answer sent into it had arrived", () => {
    const { link, settled } = asked();
    link.answer(3);
    vi.advanceTimersByTime(3000);
    again(sync(2, [told(2)], [], 3));
    expect(sent(last(), "answer")).toEqual([]);
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ answer: 3 });
    expect(settled.mock.calls[0]?.[1]).toBe(3);
    expect(link.given).toBeNull();
  });

  it("tells that the first of two had arrived", () => {
    const { link, settled } = asked();
    link.answer(3);
    vi.advanceTimersByTime(3000);
    link.answer(5);
    expect(link.given).toMatchObject({ answer: 5, before: 3, sent: false });
    last().say(update(2));
    expect(settled.mock.calls[0]?.[1]).toBe(3);
  });

  it("sends an answer again that had not arrived", () => {
    const { link } = asked();
    link.answer(3);
    vi.advanceTimersByTime(3000);
    again(sync(1, [], [asking(4)]));
    expect(sent(last(), "answer")).toEqual([{ type: "answer", question: 4, answer: 3 }]);
    expect(link.given).toMatchObject({ answer: 3, sent: true });
  });

  it("tells that the table went on without an answer", () => {
    const { link, settled } = asked();
    vi.advanceTimersByTime(3000);
    link.answer(3);
    again(sync(7, [], [asking(9)], null));
    expect(settled.mock.calls[0]?.[1]).toBeNull();
    expect(sent(last(), "answer")).toEqual([]);
  });

  it("is silent about answers that nobody had to doubt", () => {
    const { link, settled } = asked();
    link.answer(3);
    last().say(update(2));
    expect(settled).not.toHaveBeenCalled();
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
