import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardModule, BoardProps } from "../src/boards/contract";
import {
  key,
  offered,
  placeOf,
  question,
  sightOf,
  Spy,
  tableOf,
  texts,
} from "../src/boards/shared/fixture";
import Fallback from "../src/frame/Fallback.svelte";
import Play from "../src/pages/Play.svelte";
import { voice } from "../src/say.svelte";
import { settings } from "../src/settings.svelte";
import { ui } from "../src/ui.svelte";
import type { Sight } from "../src/sight";
import type { Phrase, TableInfo } from "../src/wire";
import { load } from "../src/words.svelte";

const GAME = "westeros_intrigue";

const places = [
  placeOf(0, "Anna"),
  placeOf(1, "Bert"),
  placeOf(2, "", { kind: "computer", level: "hard" }),
];
const table = (more: Partial<TableInfo> = {}): TableInfo => tableOf({ places, ...more });

const asked = question({
  id: 7,
  options: [[3, 12].map((option) => offered(option, "lay-middle", { card: option }))],
});

const sight = (more: Partial<Sight> = {}): Sight =>
  sightOf({ cards: [1, 2] }, asked, { undo: "free", ...more });

let mounted: Record<string, unknown> | undefined;

function play(
  info = table(),
  seen = sight(),
  shown: BoardModule["default"] = Fallback,
  more: Partial<BoardModule> = {},
): Spy {
  const link = new Spy("t");
  link.state = "open";
  link.table = info;
  link.sight = seen;
  const board = { default: shown, place: () => "Round 1", ...more };
  mounted = mount(Play, { target: document.body, props: { table: info, link, board } });
  flushSync();
  return link;
}

const text = (selector: string) =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim() ?? "";

beforeEach(async () => {
  // Nobody answers: the end asks for its curve and does without.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  settings.language = "de";
  settings.keys = true;
  await load(GAME, "de");
});

afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.innerHTML = "";
  voice.notices = [];
  voice.spoken = [];
  ui.help = false;
  vi.unstubAllGlobals();
});

describe("the sentence", () => {
  it("says what you must do, and speaks it", () => {
    play();
    expect(text("h1")).toBe("Lege eine Karte in die Pyramide");
    expect(voice.spoken.at(-1)?.text).toBe("Du bist am Zug. Lege eine Karte in die Pyramide");
  });

  it("says what somebody else does, and who thinks", () => {
    play(table(), sight({ asked: [], waiting: [{ seat: 2, prompt: "lay", source: -1 }] }));
    expect(text("h1")).toBe("Meister der Intrige legt eine Karte");
    expect(text(".sentence p")).toBe("Meister der Intrige denkt nach …");
  });

  it("lists all it waits for", () => {
    const waiting = [1, 2].map((seat) => ({ seat, prompt: "lay", source: -1 }));
    play(table(), sight({ asked: [], waiting }));
    expect(text("h1")).toBe("Warten auf Bert und Meister der Intrige");
  });
});

describe("the keyboard", () => {
  it("answers with digits, once", () => {
    const link = play();
    key("2");
    expect(link.said).toEqual([{ type: "answer", question: 7, answer: 12 }]);
    key("1");
    expect(link.said).toHaveLength(1);
  });

  it("highlights with arrows and answers with Enter", () => {
    const link = play();
    key("ArrowDown");
    key("ArrowDown");
    expect(text(".choice.selected")).toContain("Tyrion Lennister");
    key("Enter");
    expect(link.said).toEqual([{ type: "answer", question: 7, answer: 12 }]);
  });

  it("passes with the space key", () => {
    const options = [[offered(3, "lay-middle", { card: 3 }), offered(-1, "passing")]];
    const link = play(table(), sightOf({}, question({ id: 8, kind: "MayPass", options })));
    key(" ");
    expect(link.said).toEqual([{ type: "answer", question: 8, answer: -1 }]);
  });

  it("spreads a share with arrows and confirms it with Enter", () => {
    const options = [[3, 12].map((option) => offered(option, "lay-middle", { card: option }))];
    const share = question({ id: 8, kind: "Share", options, total: 2, caps: [2, 2] });
    const link = play(table(), sightOf({}, share));
    for (const pressed of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft"]) key(pressed);
    for (const pressed of ["ArrowDown", "+", "Enter"]) key(pressed);
    expect(link.said).toEqual([{ type: "answer", question: 8, answer: [1, 1] }]);
  });

  it("finds a choice by its first letter", () => {
    play();
    key("t");
    expect(text(".choice.selected")).toContain("Tyrion");
  });

  it("knows undo, hint and help", () => {
    const link = play();
    key("u");
    key("h");
    expect(link.said).toEqual([{ type: "undo" }, { type: "hint", question: 7 }]);
    key("?");
    expect(ui.help).toBe(true);
  });

  it("says why nothing can be taken back", () => {
    const link = play(table(), sight({ undo: "no" }));
    key("u");
    expect(link.said).toEqual([]);
    expect(voice.notices[0]?.text).toBe("Zurzeit lässt sich nichts zurücknehmen.");
  });

  it("leaves keys alone while somebody types, or when they are switched off", () => {
    const link = play();
    const field = document.body.appendChild(document.createElement("input"));
    key("1", field);
    settings.keys = false;
    key("1");
    expect(link.said).toEqual([]);
  });
});

describe("a line that is down", () => {
  const said = (): string[] => voice.notices.map((one) => one.text);
  /** A press on a board, which leaves it to the frame whether it counts. */
  let onBoard: BoardProps | undefined;
  const puppet = ((_: unknown, props: BoardProps) => {
    onBoard = props;
  }) as unknown as BoardModule["default"];
  const line = (): string[] => texts(document, ".line p");

  it.each([
    ["silent", "Der Server antwortet nicht."],
    ["lost", "Verbindung verloren. Wir versuchen es weiter."],
  ] as const)("is told: %s", (state, text) => {
    const link = play();
    link.state = state;
    flushSync();
    expect(line()).toEqual([text]);
    expect(document.querySelector(".line")?.getAttribute("role")).toBe("alert");
  });

  it("keeps the choice, marked as not sent, until another takes its place", () => {
    const link = play();
    link.state = "lost";
    flushSync();
    key("2");
    expect(link.said).toEqual([]);
    expect(text(".choice.taken")).toContain("Tyrion Lennister in die Mitte (noch nicht gesendet)");
    expect(line()[1]).toContain("Noch nicht gesendet: Tyrion Lennister in die Mitte.");
    key("1");
    expect(texts(document, ".choice.taken")).toHaveLength(1);
    expect(line()[1]).toContain("Noch nicht gesendet: Sansa Stark in die Mitte.");
    [...document.querySelectorAll<HTMLElement>(".line button")].at(-1)?.click();
    flushSync();
    expect(document.querySelector(".choice.taken")).toBeNull();
    expect(line()).toHaveLength(1);
  });

  it("refuses aloud what cannot wait", () => {
    const link = play();
    link.state = "lost";
    key("u");
    expect(link.said).toEqual([]);
    expect(said()).toEqual(["Das ging nicht ab: Die Verbindung ist unterbrochen."]);
  });

  it("hears no second half of a double click: it was meant for the question before", () => {
    const link = play();
    const board = document.querySelector(".board");
    const choice = () => document.querySelector<HTMLElement>(".choice button, button.choice")!;
    const click = (detail: number, after = 0) => {
      const event = new MouseEvent("click", { detail, bubbles: true, cancelable: true });
      Object.defineProperty(event, "timeStamp", { value: performance.now() + after });
      choice().dispatchEvent(event);
      flushSync();
    };
    click(1);
    expect(link.said).toHaveLength(1);
    expect(board?.getAttribute("aria-busy")).toBe("true");
    link.given = null;
    link.sight = sightOf({}, { ...asked, id: 8 });
    flushSync();
    expect(board?.getAttribute("aria-busy")).toBe("false");
    click(2);
    expect(link.said).toHaveLength(1);
    click(2, 1000);
    expect(link.said.at(-1)).toEqual({ type: "answer", question: 8, answer: 3 });
  });

  it("refuses a second answer aloud while the first is on its way; the same one is no second", () => {
    const link = play(table(), sight(), puppet);
    onBoard?.choose(12);
    expect(onBoard?.given).toEqual({ answer: 12, held: false });
    onBoard?.choose(12);
    expect(said()).toEqual([]);
    onBoard?.choose(3);
    expect(link.said).toEqual([{ type: "answer", question: 7, answer: 12 }]);
    expect(said()).toEqual(["Deine Wahl ist schon unterwegs: Tyrion Lennister in die Mitte."]);
  });

  it.each([
    [12, "Deine Wahl ist angekommen und zählt: Tyrion Lennister in die Mitte."],
    [3, "Deine erste Wahl war schon angekommen und zählt: Sansa Stark in die Mitte."],
    [null, "Inzwischen ging es ohne deine Wahl weiter, sie zählt nicht: Tyrion Lennister in die …"],
    [99, "Inzwischen ging es ohne deine Wahl weiter, sie zählt nicht: Tyrion Lennister in die …"],
  ])("tells afterwards what counted: %s", (counted, text) => {
    const link = play();
    const given = { asked, answer: 12, sent: false, before: 3, doubtful: true };
    link.listeners.settled?.(given, counted);
    expect(said()).toEqual([text.replace("…", "Mitte.")]);
  });
});

describe("passes that stand", () => {
  const window = question({
    id: 8,
    kind: "MayPass",
    options: [[offered(3, "lay-middle", { card: 3 }), offered(-1, "passing")]],
  });
  const turn = { prompt: "", until: "turn", span: 1, unless_concerned: true };
  const chips = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".chip")];

  it("are offered with a pass, until something ends or always here", () => {
    const link = play(table(), sightOf({}, window, { spans: ["turn", "feast"] }));
    expect(texts(document, ".chip")).toEqual([
      "bis Zugende",
      "bis zum Ende: feast",
      "hier immer",
    ]);
    chips()[0]?.click();
    chips()[2]?.click();
    expect(link.said).toEqual([
      { type: "say_pass", prompt: "", until: "turn" },
      { type: "say_pass", prompt: "lay", until: "" },
    ]);
  });

  it("are seen whoever is asked, and ended in one click", () => {
    const here = { prompt: "lay", until: "", span: 0, unless_concerned: true };
    const link = play(table({ standing: [turn, here] }), sightOf({}));
    expect(texts(document, ".chip")).toEqual([
      "Passe bis Zugende",
      "Passe immer bei „Lege eine Karte in die Pyramide“",
    ]);
    chips()[1]?.click();
    expect(link.said).toEqual([{ type: "end_pass", number: 1 }]);
  });

  it("are not offered twice", () => {
    play(table({ standing: [turn] }), sightOf({}, window, { spans: ["turn"] }));
    expect(texts(document, ".chip")).toEqual(["hier immer", "Passe bis Zugende"]);
  });

  it("do not exist where nothing can be passed", () => {
    play();
    expect(document.querySelector(".standing")).toBeNull();
  });
});

describe("beside the game", () => {
  const bargain = question({
    id: 31,
    kind: "YesNo",
    options: [[offered(0, "none"), offered(1, "none")]],
  });

  it("an offer is open, and answered whoever is asked", () => {
    const link = play(table(), sightOf({}, null, { asides: [bargain] }));
    expect(document.querySelector("details")?.open).toBe(true);
    const [, yes] = document.querySelectorAll<HTMLButtonElement>("details .choice");
    expect(yes?.textContent).toContain("Ja");
    yes?.click();
    expect(link.said).toEqual([{ type: "answer", question: 31, answer: 1 }]);
  });

  it("a proposal is made at a door", () => {
    const door = question({
      id: 0,
      kind: "Offer",
      source: 4,
      options: [[offered(1, "card-1"), offered(2, "card-2")], [offered(5, "card-5")]],
    });
    const link = play(table(), sightOf({}, asked, { doors: [door] }));
    expect(text("details summary")).toBe("Vorschlagen: Lege eine Karte in die Pyramide");
    expect(document.querySelector("details")?.open).toBe(false);
    const buttons = document.querySelectorAll<HTMLButtonElement>("details .choice");
    buttons[1]?.click();
    buttons[2]?.click();
    flushSync();
    document.querySelector<HTMLButtonElement>("details .main")?.click();
    expect(link.said).toEqual([{ type: "propose", door: "lay", source: 4, answer: [2, 5] }]);
    // Keys and boards are about the question of the game alone.
    key("1");
    expect(link.said.at(-1)).toEqual({ type: "answer", question: 7, answer: 3 });
  });

  it("a secret answer can be thought about again", () => {
    const link = play(table(), sightOf({}, null, { given: 12 }));
    expect(text(".nothing")).toContain("Deine Antwort liegt verdeckt.");
    document.querySelector<HTMLButtonElement>(".nothing button")?.click();
    expect(link.said).toEqual([{ type: "withdraw", question: 12 }]);
  });
});

describe("why somebody is asked", () => {
  const cause: Phrase[] = [
    { key: "why-turn", args: { round: 2, seat: 0 } },
    { key: "event-undo", args: { seat: 1 } },
  ];

  it("is said behind a small button, outermost first, and closed with the question", () => {
    const link = play(table(), sightOf({}, { ...asked, cause }));
    const why = document.querySelector<HTMLButtonElement>(".why");
    expect(why?.getAttribute("aria-label")).toBe("Warum werde ich das gefragt?");
    expect(document.querySelector(".asked ol")).toBeNull();
    why?.click();
    flushSync();
    expect(texts(document, ".asked li")).toEqual([
      "Runde 2: Anna ist am Zug.",
      "Bert nimmt die letzte Entscheidung zurück.",
    ]);
    link.sight = sightOf({}, { ...asked, id: 9, cause });
    flushSync();
    expect(document.querySelector(".asked ol")).toBeNull();
  });

  it("closes by Escape, by its button, and by a press elsewhere", () => {
    play(table(), sightOf({}, { ...asked, cause }));
    const why = document.querySelector<HTMLButtonElement>(".why");
    const shown = (): boolean => document.querySelector(".asked ol") !== null;
    const open = (): void => {
      why?.click();
      flushSync();
      expect(shown()).toBe(true);
    };
    open();
    key("Escape");
    flushSync();
    expect(shown()).toBe(false);
    expect(document.activeElement).toBe(why);
    open();
    document.querySelector(".asked li")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    expect(shown()).toBe(true);
    document.querySelector(".board")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    flushSync();
    expect(shown()).toBe(false);
    open();
    why?.click();
    flushSync();
    expect(shown()).toBe(false);
  });

  it("has no button where nothing can be said", () => {
    play();
    expect(document.querySelector(".why")).toBeNull();
  });
});

describe("the table", () => {
  it("shows a hint on its choice and in words", () => {
    const link = play();
    link.hint = {
      type: "hinted",
      question: 7,
      answer: 12,
      why: { key: "hint-only", args: {} },
    };
    flushSync();
    expect(text(".choice.selected")).toContain("(Tipp)");
    expect(text(".sentence p")).toBe(
      "Tipp: Tyrion Lennister in die Mitte. Etwas anderes ist nicht erlaubt.",
    );
  });

  it("asks for consent and sends it", () => {
    const link = play();
    link.request = { type: "requested", what: "undo", entries: [], seats: [], request: 5, by: 1, waiting_for: [0] };
    flushSync();
    expect(text(".banner")).toContain("Bert möchte etwas zurücknehmen.");
    const [, refuse] = document.querySelectorAll<HTMLButtonElement>(".banner button");
    refuse?.click();
    expect(link.said).toEqual([{ type: "consent", request: 5, agree: false }]);
  });

  it("says when the server failed at a decision, and offers to take back", () => {
    const link = play(table({ trouble: { kind: "rule", seat: 1, report: "westeros-x-7" } }));
    expect(text(".banner")).toContain("Ein Fehler des Servers: Diese Entscheidung von Bert");
    expect(text(".banner")).toContain("westeros-x-7");
    const buttons = document.querySelectorAll<HTMLButtonElement>(".banner button");
    expect([...buttons].map((one) => one.textContent.trim())).toEqual(["Zurück"]);
    buttons[0]?.click();
    expect(link.said).toEqual([{ type: "undo" }]);
  });

  it("lets a simpler computer take over from one that is stuck", () => {
    const link = play(table({ trouble: { kind: "computer", seat: 2, report: "" } }));
    expect(text(".banner")).toContain("findet keinen Zug");
    document.querySelector<HTMLButtonElement>(".banner button")?.click();
    expect(link.said).toEqual([{ type: "stand_in", seat: 2 }]);
  });

  it("offers spectators nothing when the server failed", () => {
    const you = { you: null, yours: false };
    play(table({ ...you, trouble: { kind: "computer", seat: 2, report: "" } }), sight({ undo: "no" }));
    expect(text(".banner")).toContain("findet keinen Zug");
    expect(document.querySelectorAll(".banner button")).toHaveLength(0);
  });

  it("offers the seat of somebody who is away to the computer", () => {
    const away = placeOf(1, "Bert", { present: false, away: true });
    const link = play(table({ places: [placeOf(0, "Anna"), away] }));
    document.querySelector<HTMLButtonElement>(".take")?.click();
    expect(link.said).toEqual([{ type: "stand_in", seat: 1 }]);
  });

  it("lets nobody choose while the computer plays for them", () => {
    const link = play(table({ places: [placeOf(0, "Anna", { level: "medium" }), placeOf(1, "Bert")] }));
    key("1");
    expect(link.said).toEqual([]);
    document.querySelector<HTMLButtonElement>(".banner button")?.click();
    expect(link.said).toEqual([{ type: "take_back" }]);
  });

  it("gives the words for a refusal", () => {
    const link = play();
    link.listeners.refused?.({
      type: "refused",
      about: "answer",
      field: "answer",
      key: "not-open",
      reason: "late",
      args: {},
    });
    expect(voice.notices[0]?.text).toBe("Diese Frage steht nicht mehr offen.");
  });

  it("ends with the standing, a rematch and the record", async () => {
    const outcome = { scores: [4, 2, 2], ranks: [3, 1, 1] };
    const link = play(
      table({ status: "over" }),
      sight({ asked: [], waiting: [], undo: "no", outcome }),
    );
    // Its page is loaded now.
    await vi.waitFor(() => expect(document.querySelector(".end h2")).not.toBeNull());
    flushSync();
    expect(text(".end h2")).toBe("Bert und Meister der Intrige teilen sich den Sieg");
    expect([...document.querySelectorAll(".end .rank")].map((cell) => cell.textContent)).toEqual([
      "1.",
      "1.",
      "3.",
    ]);
    document.querySelector<HTMLButtonElement>(".end .main")?.click();
    expect(link.said).toEqual([{ type: "rematch", agree: true, without: false }]);
    expect(document.querySelector(".end a[download]")?.getAttribute("href")).toBe(
      "/api/tables/t/record",
    );
  });

  it("has a tab for a panel of the game's own", () => {
    play(table(), sight(), Fallback, { Extra: { title: "title", panel: Fallback } });
    const tab = document.querySelector<HTMLElement>("[data-tab=extra]");
    expect(tab?.textContent?.trim()).toBe("Die Intrigen von Westeros");
    tab?.click();
    flushSync();
    expect(document.querySelectorAll(".fallback")).toHaveLength(2);
  });

  it("folds the rail for a board that needs the width, and opens drawers instead", async () => {
    play(table(), sight(), Fallback, { wide: () => true });
    const names = ["Anna (du)", "Bert", "Meister der Intrige"];
    await vi.waitFor(() => expect(texts(document.body, ".rail li .name")).toEqual(names));
    expect(document.querySelector(".choice")).toBeNull();
    const drawer = document.querySelector<HTMLElement>("[data-tab=choices]");
    expect(drawer?.textContent).toContain("2");
    drawer?.click();
    flushSync();
    expect(document.querySelectorAll(".drawer .choice")).toHaveLength(2);
    const button = (words: string): HTMLElement | undefined =>
      [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === words);
    button("Leiste")?.click();
    flushSync();
    expect(document.querySelector(".drawer")).toBeNull();
    button("Leiste einklappen")?.click();
    await vi.waitFor(() => expect(document.querySelector(".drawer")).not.toBeNull());
  });

  it("gives spectators nothing to press but what is theirs", () => {
    play(table({ you: null }), sight({ asked: [] }));
    expect(document.querySelector("[title*='(U)'], [title*='(H)'], .take")).toBeNull();
    expect(text(".nothing")).toBe("Du schaust zu.");
  });
});
