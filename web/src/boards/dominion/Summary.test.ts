import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { html, name, texts } from "../shared/fixture";
import { card, cards, PLACES, sightWith, translator, viewWith } from "./fixture";
import { place } from "./index";
import KingdomField from "./KingdomField.svelte";
import { listed, SETS } from "./kingdoms";
import Seat from "./Seat.svelte";
import Summary from "./Summary.svelte";

const t = translator("de");

const DECKS = [
  cards("copper copper gold duchy duchy duke duke curse"),
  cards("copper province province"),
  cards("estate"),
];
const OVER = viewWith({ decks: DECKS, points: [9, 12, 1], turns: [7, 7, 6] });
const standing = { scores: [9, 12, 1], ranks: [2, 1, 3] };

test("the summary lists every deck by rank with the points of each card", () => {
  const sight = sightWith(OVER, null, { outcome: standing });
  const root = html(Summary, { sight, standing, places: PLACES, you: 0, t, name, curve: [] });
  expect(texts(root, "h3")).toEqual(["Gast", "Mira", "Olenna"]);
  expect(texts(root, ".facts")[1]).toBe("8 Karten, 7 Züge");
  expect(texts(root, "section:nth-of-type(2) .counting li")).toEqual([
    "2 Herzogtum je 3 6",
    "2 Herzog je 2 4",
    "1 Fluch je −1 −1",
  ]);
  expect(texts(root, "section:nth-of-type(2) .other li")).toEqual(["1 Gold", "2 Kupfer"]);
  expect(texts(root, ".score .hidden")).toEqual(["12 Punkte", "9 Punkte", "ein Punkt"]);
  expect(root.querySelector("figure")).toBeNull();
});

test("a history becomes a chart with a line for every seat", () => {
  const points = [
    [3, 3, 3],
    [6, 3, 3],
    [9, 12, 1],
  ];
  const sight = sightWith(OVER, null, { outcome: standing });
  const root = html(Summary, { sight, standing, places: PLACES, you: 0, t, name, curve: points });
  expect(root.querySelectorAll("path.line")).toHaveLength(3);
  expect(root.querySelector("figure svg")?.getAttribute("aria-label")).toContain(
    "Mira 9, Gast 12, Olenna 1",
  );
});

test("a tie is explained", () => {
  const tied = { scores: [9, 9, 1], ranks: [1, 2, 3] };
  const sight = sightWith(OVER, null, { outcome: tied });
  const props = { sight, standing: tied, places: PLACES, you: null, t, name, curve: [] };
  const root = html(Summary, props);
  expect(root.textContent).toContain("weniger Züge");
});

test("a seat shows hand, deck, the top of the discard pile and turns in words", () => {
  const view = viewWith({ known_tops: [[], cards("curse"), []] });
  const root = html(Seat, { sight: sightWith(view, null), seat: 1, you: 0, t });
  const labels = [...root.querySelectorAll("[aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels).toEqual([
    "5 Handkarten",
    "Nachziehstapel, 4 Karten, obenauf liegt Fluch",
    "Ablage, 2 Karten, oben Silber",
    "2 Züge beendet",
  ]);
  expect(root.querySelector(".top")?.textContent).toBe("Silber");
});

test("the head of the page names the set and the turn", () => {
  const said = (changes = {}): string =>
    place(viewWith(changes) as unknown as Record<string, unknown>, t);
  expect(said()).toBe("Siegestanz · Zug 3");
  expect(said({ kingdom: cards("pawn moat") })).toBe("Zug 3");
  expect(said({ kingdom: [] })).toBe("Königreichkarten");
  expect(said({ points: [1, 2, 3] })).toBe("Siegestanz · Zug 2");
});

test("the kingdom of a new table: a set, the lot, or ten picked cards", () => {
  const change = vi.fn();
  const props = { value: "victory_dance", change, t };
  const shown = mount(KingdomField, { target: document.body, props });
  flushSync();
  const select = document.querySelector("select") as HTMLSelectElement;
  const pick = (value: string): void => {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
  };
  const press = (key: string): void => {
    document.querySelector<HTMLElement>(`[data-card="${card(key)}"]`)?.click();
    flushSync();
  };
  expect(document.querySelectorAll("[data-card]")).toHaveLength(10);
  pick("veto");
  expect(change).toHaveBeenLastCalledWith("veto");
  pick("own");
  expect(document.querySelectorAll("[data-card]")).toHaveLength(50);
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(10);
  change.mockReset();
  press("pawn");
  expect(change).not.toHaveBeenCalled();
  expect(document.querySelector("[role=status]")?.textContent).toContain("9 gewählt, noch 1");
  press("witch");
  const wanted = [...(SETS.victory_dance ?? []), card("witch")];
  expect(change).toHaveBeenLastCalledWith(listed(wanted.filter((one) => one !== card("pawn"))));
  press("moat");
  expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(10);
  void unmount(shown);
});

test("a kingdom that cannot be changed is only shown", () => {
  const set = html(KingdomField, { value: "first_game", t });
  expect(set.querySelector("select, input")).toBeNull();
  expect(set.querySelector("p")?.textContent).toBe("Erstes Spiel");
  expect(set.querySelectorAll("[data-card]")).toHaveLength(10);
  const own = html(KingdomField, { value: listed(SETS.underlings ?? []), t });
  expect(own.querySelector("p")?.textContent).toBe("Zehn selbst gewählte Karten");
  expect(own.querySelectorAll("[data-card]")).toHaveLength(10);
});
