import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { key, settled, told } from "../shared/fixture";
import { drag, find, press, stage, unnamed } from "../shared/stage.svelte";
import Board from "./Board.svelte";
import { NONE } from "./cards";
import { askedFor, card, cards, pickFor, PLACES, sightWith, translator, viewWith } from "./fixture";

const { choose, hover, show, change, clear } = stage(Board, {
  sight: sightWith(viewWith(), null),
  places: PLACES,
  t: translator("de"),
});

const pile = (key: string): HTMLElement => find(`[data-pile="${card(key)}"]`);
const held = (key: string, copy = 0): HTMLElement => find(`[data-hand="${card(key)}:${copy}"]`);
const answer = (key: string): HTMLElement => find(`[data-answer="${key}"]`);
const lit = (attribute: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[${attribute}][data-lit]`)].map(
    (one) => one.getAttribute(attribute) ?? "",
  );

const buyWith = (coins: number, bridges = 0, options = "copper silver estate bridge") =>
  sightWith(viewWith({ coins, bridges }), askedFor("buy", [...cards(options), NONE]));

test("a click on a pile buys", () => {
  show({ sight: buyWith(4) });
  expect(lit("data-pile")).toHaveLength(4);
  press(pile("bridge"));
  expect(choose.mock.calls).toEqual([[card("bridge")]]);
});

test("a card that waits for the line stays chosen until another takes its place", () => {
  show({ sight: buyWith(4), given: { answer: card("bridge"), held: true } });
  expect(pile("bridge").getAttribute("aria-pressed")).toBe("true");
  press(pile("silver"));
  expect(choose.mock.calls).toEqual([[card("silver")]]);
  expect(pile("silver").getAttribute("aria-pressed")).toBe("true");
  expect(pile("bridge").getAttribute("aria-pressed")).toBeNull();
});

test("a button that waits for the line stays pressed", () => {
  const asked = askedFor("steward-choose", [0, 1, 2]);
  show({ sight: sightWith(viewWith(), asked), given: { answer: 2, held: true } });
  expect(answer("option-2").getAttribute("aria-pressed")).toBe("true");
  press(answer("option-1"));
  expect(choose.mock.calls).toEqual([[1]]);
});

test("the same question can be answered again after a fresh look at the table", () => {
  const sight = buyWith(4);
  show({ sight });
  press(pile("bridge"));
  change({ sight: { ...sight } });
  press(pile("silver"));
  expect(choose.mock.calls).toEqual([[card("bridge")], [card("silver")]]);
});

test("labels say what is bought, what it costs, how many are left, and why not", () => {
  show({ sight: buyWith(4) });
  expect(pile("bridge").getAttribute("aria-label")).toBe("Brücke kaufen, kostet 4, noch 10");
  expect(pile("gold").getAttribute("aria-label")).toBe(
    "Gold, kostet 6, noch 30, dir fehlen 2 Münzen",
  );
  expect(pile("gold").getAttribute("aria-disabled")).toBe("true");
  press(pile("gold"));
  expect(choose).not.toHaveBeenCalled();
  expect(unnamed()).toEqual([]);
});

test("reduced costs are shown, marked and said", () => {
  show({ sight: buyWith(4, 1) });
  expect(pile("bridge").getAttribute("aria-label")).toBe(
    "Brücke kaufen, kostet 3 statt 4, noch 10",
  );
  const cost = pile("bridge").querySelector(".cost.less");
  const painted = [...(cost?.querySelectorAll<HTMLElement>("[data-text]") ?? [])];
  expect(painted.map((one) => one.dataset.text)).toEqual(["4", "3"]);
  expect(cost?.querySelector("s [data-text='4']")).not.toBeNull();
  expect(find(".mat").textContent).toContain("alles 1 billiger");
  expect(pile("copper").querySelector(".less")).toBeNull();
});

test("an empty pile says so", () => {
  const view = viewWith({ coins: 9 });
  const piles = view.piles.map((one) => (one.card === card("pawn") ? { ...one, left: 0 } : one));
  const sight = sightWith({ ...view, piles }, askedFor("buy", [...cards("copper"), NONE]));
  show({ sight });
  expect(pile("pawn").classList.contains("empty")).toBe(true);
  expect(pile("pawn").getAttribute("aria-label")).toBe(
    "Handlanger, kostet 2, Stapel leer, hier gibt es nichts mehr",
  );
});

test("a touch first arms a card and names the deed; the second touch or the button does it", () => {
  show({ sight: buyWith(4) });
  press(pile("bridge"), "touch");
  expect(choose).not.toHaveBeenCalled();
  expect(answer("armed").textContent?.trim()).toBe("Brücke kaufen");
  press(pile("silver"), "touch");
  expect(answer("armed").textContent?.trim()).toBe("Silber kaufen");
  press(answer("armed"));
  expect(choose.mock.calls).toEqual([[card("silver")]]);
});

test("a hint takes back what a touch has armed", () => {
  show({ sight: buyWith(4) });
  press(pile("bridge"), "touch");
  expect(answer("armed").textContent?.trim()).toBe("Brücke kaufen");
  change({ selected: 0 });
  expect(document.querySelector('[data-answer="armed"]')).toBeNull();
});

test("one click plays all Treasures, or some are chosen first", () => {
  const view = viewWith({ coppersmiths: 1 });
  const asked = pickFor("treasures", cards("copper copper copper"), 0, 3);
  show({ sight: sightWith(view, asked) });
  expect(answer("all").textContent).toContain("Alles Geld ausspielen (+6)");
  expect(held("estate").getAttribute("aria-label")).toBe("Anwesen, keine Geldkarte");
  press(held("copper", 1));
  expect(answer("confirm").textContent).toContain("eine Geldkarte ausspielen (+2)");
  press(answer("confirm"));
  expect(choose).toHaveBeenLastCalledWith([0]);
  change({ sight: sightWith(view, pickFor("treasures", cards("copper copper copper"), 0, 3)) });
  press(answer("all"));
  expect(choose).toHaveBeenLastCalledWith([0, 0, 0]);
});

test("the keys t and e play all Treasures and end the phase", () => {
  show({ sight: sightWith(viewWith(), pickFor("treasures", cards("copper copper"), 0, 2)) });
  key("e");
  expect(choose).not.toHaveBeenCalled();
  key("t");
  expect(choose).toHaveBeenLastCalledWith([0, 0]);
  change({ sight: buyWith(4) });
  key("e");
  expect(choose).toHaveBeenLastCalledWith(NONE);
});

test("keys for a text field are left alone", () => {
  show({ sight: buyWith(4) });
  const field = document.createElement("input");
  document.body.append(field);
  key("e", field);
  expect(choose).not.toHaveBeenCalled();
});

test("several are collected with a count and confirmed together", () => {
  const asked = pickFor("militia-discard", cards("copper copper copper estate pawn"), 2, 2);
  show({ sight: sightWith(viewWith({ turn: 1 }), asked) });
  expect(find(".status").textContent).toBe("0 von 2 gewählt");
  expect(answer("confirm").getAttribute("aria-disabled")).toBe("true");
  press(answer("confirm"));
  press(held("estate"));
  press(held("copper", 2));
  press(held("pawn"));
  expect(find(".status").textContent).toBe("2 von 2 gewählt");
  expect(held("estate").getAttribute("aria-pressed")).toBe("true");
  expect(held("pawn").getAttribute("aria-pressed")).toBeNull();
  expect(answer("confirm").textContent).toContain("2 Karten ablegen");
  press(held("estate"));
  press(held("pawn"));
  press(answer("confirm"));
  expect(choose.mock.calls).toEqual([[[card("copper"), card("pawn")]]]);
});

test("Escape and the button take the choice back", () => {
  const asked = pickFor("chapel-trash", cards("copper copper estate"), 0, 3);
  show({ sight: sightWith(viewWith(), asked) });
  expect(answer("confirm").textContent).toContain("nichts entsorgen");
  press(held("estate"));
  key("Escape");
  expect(held("estate").getAttribute("aria-pressed")).toBeNull();
  press(held("estate"));
  press(answer("reset"));
  expect(held("estate").getAttribute("aria-pressed")).toBeNull();
});

test("where the order counts, it is shown and kept", () => {
  const asked = pickFor("secret_chamber-back", cards("copper copper copper estate pawn"), 2, 2, true);
  show({ sight: sightWith(viewWith(), asked) });
  press(held("pawn"));
  press(held("estate"));
  expect(held("pawn").querySelector(".order [data-text='1']")).not.toBeNull();
  expect(held("estate").querySelector(".order [data-text='2']")).not.toBeNull();
  expect(held("estate").getAttribute("aria-label")).toBe("Anwesen, als 2. Karte");
  press(answer("confirm"));
  expect(choose).toHaveBeenCalledWith([card("pawn"), card("estate")]);
});

test("cards turned over can be put in order", () => {
  const up = cards("copper copper silver curse");
  const asked = pickFor("scout-order", up, 4, 4, true);
  show({ sight: sightWith(viewWith({ shown: up }), asked) });
  for (const id of ["6:0", "1:0", "0:0", "0:1"]) press(find(`[data-shown="${id}"]`));
  press(answer("confirm"));
  expect(choose).toHaveBeenCalledWith([6, 1, 0, 0]);
});

test("one of the Treasures turned over goes, other cards cannot", () => {
  const view = viewWith({ shown: cards("estate silver") });
  show({ sight: sightWith(view, askedFor("thief-trash", cards("silver"))) });
  press(find(`[data-shown="${card("estate")}:0"]`));
  expect(choose).not.toHaveBeenCalled();
  press(find(`[data-shown="${card("silver")}:0"]`));
  expect(choose).toHaveBeenCalledWith(card("silver"));
});

test("choose two: buttons are held down and confirmed", () => {
  show({ sight: sightWith(viewWith(), pickFor("pawn-choose", [0, 1, 2, 3], 2, 2)) });
  expect(answer("option-0").textContent?.trim()).toBe("+1 Karte");
  press(answer("option-1"));
  press(answer("option-3"));
  expect(answer("option-1").getAttribute("aria-pressed")).toBe("true");
  press(answer("option-2"));
  expect(answer("option-2").getAttribute("aria-pressed")).toBe("false");
  press(answer("confirm"));
  expect(choose).toHaveBeenCalledWith([1, 3]);
});

test("choose one and yes or no: a button is the answer", () => {
  show({ sight: sightWith(viewWith(), askedFor("steward-choose", [0, 1, 2])) });
  press(answer("option-2"));
  expect(choose).toHaveBeenLastCalledWith(2);
  const asked = askedFor("mining_village-decide", [0, 1], { kind: "YesNo" });
  change({ sight: sightWith(viewWith(), asked) });
  press(answer("option-1"));
  expect(choose).toHaveBeenLastCalledWith(1);
});

test("a reaction is asked in a strip that names the attack", () => {
  const view = viewWith({ turn: 1, play: cards("militia"), hand: cards("moat copper") });
  show({ sight: sightWith(view, askedFor("react", [NONE, card("moat")])) });
  expect(find(".ask .alarm, .ask.alarm").textContent).toContain("Angriff: Gast spielt Miliz");
  const buttons = [...document.querySelectorAll("[data-answer]")].map((one) =>
    one.textContent?.trim(),
  );
  expect(buttons).toEqual(["Burggraben zeigen", "nichts zeigen"]);
  press(answer("option-1"));
  expect(choose).toHaveBeenCalledWith(card("moat"));
});

test("who is attacked and what they answered can be read", () => {
  show({ sight: sightWith(viewWith({ turn: 1, play: [] }), null) });
  const view = viewWith({ turn: 1, play: cards("militia") });
  const asked = pickFor("militia-discard", view.hand, 2, 2);
  change({
    sight: sightWith(view, asked),
    events: [
      told("plays", { seat: 1, card: card("militia") }),
      told("shows", { seat: 2, card: card("moat") }),
    ],
  });
  const lines = [...document.querySelectorAll(".fray li")].map((li) =>
    li.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(find(".fray p").textContent).toContain("Angriff: Gast spielt Miliz");
  expect(lines).toEqual(["Olenna zeigt Burggraben", "Mira entscheidet …"]);
  expect(find(".fray .safe").getAttribute("title")).toBe("geschützt");
  change({
    sight: sightWith({ ...view, turn: 2, play: [] }, null),
    events: [told("turn", { seat: 2, count: 3 })],
  });
  expect(document.querySelector(".fray")).toBeNull();
});

test("a named card is found among all, the own ones first", () => {
  const all = Array.from({ length: 57 }, (_, n) => n);
  show({ sight: sightWith(viewWith(), askedFor("wishing_well-name", all)) });
  const titles = [...document.querySelectorAll("h3")].map((one) => one.textContent);
  expect(titles).toEqual(["In deinem Kartensatz", "Sonst in diesem Spiel", "Alle anderen"]);
  const field = find('input[type="search"]') as HTMLInputElement;
  field.value = "burg";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  const names = [...document.querySelectorAll("[data-name]")].map((one) =>
    Number(one.getAttribute("data-name")),
  );
  expect(names).toEqual(cards("courtyard moat"));
  press(find(`[data-name="${card("moat")}"]`));
  expect(choose).toHaveBeenCalledWith(card("moat"));
});

test("piles are struck before there is a supply", () => {
  const up = cards("pawn moat witch");
  const view = viewWith({ kingdom: [], piles: [], hand: [], shown: up });
  show({ sight: sightWith(view, askedFor("kingdom-veto", up)) });
  press(find(`[data-name="${card("witch")}"]`));
  expect(choose).toHaveBeenCalledWith(card("witch"));
  expect(document.querySelector(".hand")).toBeNull();
});

test("the list of choices and the board point at the same option", () => {
  show({ sight: buyWith(4), selected: 3 });
  expect(pile("bridge").classList.contains("pointed")).toBe(true);
  expect(pile("bridge").getAttribute("aria-pressed")).toBeNull();
  pile("silver").dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  expect(hover).toHaveBeenLastCalledWith(1);
  find(".supply [role=group]").dispatchEvent(new PointerEvent("pointerleave"));
  expect(hover).toHaveBeenLastCalledWith(null);
});

test("what is taken is kept by the frame", () => {
  const pick = vi.fn();
  const asked = pickFor("militia-discard", cards("copper copper copper estate pawn"), 2, 2);
  show({ sight: sightWith(viewWith(), asked), picked: [3], pick });
  expect(held("estate").getAttribute("aria-pressed")).toBe("true");
  press(held("copper"));
  expect(pick.mock.calls).toEqual([[0]]);
});

test("one tab stop for the supply and one for the hand; letters go to a card", async () => {
  show({ sight: buyWith(4) });
  expect(document.querySelectorAll('.supply [tabindex="0"]')).toHaveLength(1);
  expect(document.querySelectorAll('.hand [tabindex="0"]')).toHaveLength(1);
  key("b");
  expect(document.activeElement).toBe(pile("bridge"));
  key("s", pile("bridge"));
  expect(document.activeElement).toBe(pile("silver"));
  key("H", pile("silver"), { shiftKey: true });
  expect((document.activeElement as HTMLElement).dataset.card).toBe(`${card("duchy")}`);
  await settled();
  expect(document.querySelectorAll('.supply [tabindex="0"]')).toHaveLength(1);
});

test("arrows go through the hand; the last of a fixed number leads to the button", async () => {
  const asked = pickFor("militia-discard", cards("copper copper copper estate pawn"), 1, 1);
  const two = { ...asked, least: 2, most: 2 };
  show({ sight: sightWith(viewWith(), two) });
  held("pawn").focus();
  key("ArrowRight", held("pawn"));
  expect(document.activeElement).toBe(held("copper"));
  press(held("copper"));
  press(held("estate"));
  await settled();
  expect(document.activeElement).toBe(answer("confirm"));
});

test("trash and the own cards can be looked through", async () => {
  const view = viewWith({ trash: cards("estate estate copper"), own: cards("copper copper pawn") });
  show({ sight: sightWith(view, null) });
  press(find('[data-stack="trash"]'));
  expect(find(".listing h2").textContent).toBe("Müll, 3 Karten");
  const labels = [...document.querySelectorAll(".listing .one")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels).toEqual(["Kupfer", "2 Anwesen"]);
  key("Escape", find(".listing"));
  await settled();
  expect(document.querySelector(".listing")).toBeNull();
  press(find('[data-stack="deck"]'));
  expect(find(".listing h2").textContent).toBe("Dein Kartensatz, 3 Karten");
});

test("known cards on the own deck are told", () => {
  const view = viewWith({ known_tops: [cards("silver copper"), [], []] });
  show({ sight: sightWith(view, null) });
  expect(find('[data-stack="deck"]').getAttribute("aria-label")).toBe(
    "Dein Nachziehstapel, 5 Karten, obenauf liegen Silber, Kupfer",
  );
  expect(find('[data-stack="discard"]').getAttribute("aria-label")).toBe("Ablage, leer");
});

test("a card's text comes with the keyboard focus and goes with it", () => {
  show({ sight: buyWith(4) });
  const bridge = pile("bridge");
  vi.spyOn(bridge, "matches").mockReturnValue(true);
  bridge.focus();
  flushSync();
  expect(find(".note").textContent).toContain("In diesem Zug kostet alles 1 weniger");
  expect(find(".note").textContent).toContain("noch 10");
  expect(bridge.getAttribute("aria-description")).toContain("In diesem Zug kostet alles 1 weniger");
  bridge.blur();
  flushSync();
  expect(document.querySelector(".note")).toBeNull();
});

test("nothing can be done while somebody else decides; a spectator has no hand", async () => {
  show({ sight: sightWith(viewWith({ turn: 1 }), null) });
  press(pile("silver"));
  press(held("pawn"));
  expect(choose).not.toHaveBeenCalled();
  expect(document.querySelector("[data-lit], [data-answer]")).toBeNull();
  await clear();
  show({ you: null, sight: sightWith(viewWith({ you: null, hand: [], own: [] }), null) });
  expect(document.querySelector('[data-hand], [data-stack="deck"]')).toBeNull();
  expect(document.querySelectorAll("[data-pile]")).toHaveLength(17);
});

test("cards travel only when things may move", async () => {
  const finished = Promise.resolve() as unknown as Promise<Animation>;
  const animate = vi.fn(() => ({ finished, finish: vi.fn() }) as unknown as Animation);
  HTMLElement.prototype.animate = animate as unknown as HTMLElement["animate"];
  const after = viewWith({ hand: cards("estate pawn"), play: cards("copper copper copper") });
  const events = [told("treasures", { seat: 0, cards: [0, 0, 0], coins: 3 })];
  for (const [motion, jump, times] of [
    // Each of three cards has a picture that flies and a place that waits for it.
    [true, false, 6],
    [false, false, 0],
    [true, true, 0],
  ] as const) {
    animate.mockClear();
    show({ motion, sight: sightWith(viewWith(), null) });
    change({ sight: sightWith(after, null), events: [...events], jump });
    await settled();
    expect(animate).toHaveBeenCalledTimes(times);
    await clear();
  }
});

test("a pile that cannot be bought yet says why and offers to play the Treasures first", () => {
  const sight = sightWith(viewWith(), pickFor("treasures", cards("copper copper copper"), 0, 3));
  show({ sight });
  expect(pile("province").getAttribute("aria-label")).toContain("gekauft wird nach dem Geld");
  press(pile("province"));
  expect(choose).not.toHaveBeenCalled();
  expect(document.querySelector("[role=status]")?.textContent).toContain("Provinz kostet 8");
  press(answer("all"));
  expect(choose.mock.calls).toEqual([[cards("copper copper copper")]]);
});

test("the lines under the board are the newest of the log", () => {
  show({ sight: buyWith(4), lately: [] });
  expect(find(".ribbon").textContent).toBe("");
  change({ lately: [told("buys", { seat: 1, card: card("gold") })] });
  flushSync();
  expect(find(".ribbon").textContent).toContain("Gold");
});

test("a card is dragged to the table, a pile to the own cards", () => {
  show({ sight: sightWith(viewWith(), askedFor("action", [card("pawn"), NONE])) });
  drag(held("pawn"), find(".mat"));
  expect(choose.mock.calls).toEqual([[card("pawn")]]);
  drag(held("estate"), find(".mat"));
  expect(choose).toHaveBeenCalledTimes(1);
  choose.mockClear();
  change({ sight: buyWith(4) });
  drag(pile("bridge"), find(".discard"));
  expect(choose.mock.calls).toEqual([[card("bridge")]]);
  drag(pile("silver"), find(".supply"));
  expect(choose).toHaveBeenCalledTimes(1);
});
