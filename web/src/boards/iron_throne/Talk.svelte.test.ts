import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { html, name, offered, placesOf, question, sightOf, texts, translator } from "../shared/fixture";
import { find, press } from "../shared/stage.svelte";
import { encounter, player } from "./fixture";
import { bundle, sentence, written } from "../../sentence";
import { own } from "./own";
import { packIn, packOf } from "./packs";
import Request from "./Request.svelte";
import Summary from "./Summary.svelte";
import Talk from "./Talk.svelte";

const t = translator("iron_throne", "de");
const door = (prompt: string, ...to: readonly number[]) =>
  question({ prompt, options: [to.map((seat) => offered(seat, "say-seat", { seat }))] });
const DOORS = [
  door("promise-peace", 1),
  door("request-support", 2, 3),
  door("thanks", 1, 2, 3),
  question({
    prompt: "claim",
    options: [[0, 1, 8, 20].map((count) => offered(count, count ? "say-claim-war" : "say-claim-peace", { count }))],
  }),
];
const props = {
  places: placesOf(4),
  you: 0,
  selected: null,
  picked: [],
  pick: () => undefined,
  events: [],
  jump: false,
  motion: false,
  choose: () => undefined,
  hover: () => undefined,
  t,
  name,
};

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

test("statements are buttons, to whom comes first", () => {
  const propose = vi.fn();
  const sight = sightOf(encounter(), null, { doors: DOORS });
  shown = mount(Talk, { target: document.body, props: { ...props, sight, propose } });
  flushSync();
  expect(texts(document, "[data-to]")).toEqual(["Gast", "Olenna", "Tobias"]);
  expect(texts(document, "[data-say]").slice(0, 2)).toEqual(["Ich lege Frieden.", "Danke."]);
  press(find("[data-to='2']"));
  press(find("[data-say='request-support']"));
  expect(propose).toHaveBeenCalledExactlyOnceWith("request-support", -1, 2);
  const claim = find("select") as HTMLSelectElement;
  claim.value = "8";
  claim.dispatchEvent(new Event("change", { bubbles: true }));
  press(find("[data-say='claim']"));
  expect(propose).toHaveBeenLastCalledWith("claim", -1, 8);
});

test("what was said has its fate, and whoever broke their word is known by kind", () => {
  const broken = player(1, { kept: [1, 0, 0, 0, 0, 0, 0], broken: [0, 0, 2, 0, 0, 0, 0] });
  const base = encounter();
  const players = base.players.map((one, seat) => (seat === 1 ? { ...one, ...broken } : one));
  const statements = [
    [9, 1, 0, 0, 0, 1],
    [9, 0, 12, 3, 0, 0],
    [9, 1, 20, -1, 8, 0],
    [9, 2, 2, 0, 0, 3],
  ];
  const page = html(Talk, { ...props, sight: sightOf(encounter({ players, statements })) });
  expect(texts(page, ".said li")).toEqual([
    "Gast → Mira: Ich lege Frieden. offen",
    "Mira → Tobias: Unterstützt du mich?",
    "Gast : Ich habe eine Kriegskarte von mindestens 8.",
    "Olenna → Mira: Ich unterstütze dich. gebrochen",
  ]);
  expect(texts(page, "tbody tr")).toEqual(["Gast12", "Frieden zu legen10", "Unterstützung02"]);
});

test("whoever brought a reputation from earlier games is known by it", () => {
  const places = placesOf(4).map((place, seat) => (seat === 2 ? { ...place, word: [5, 1] as const } : place));
  const page = html(Talk, { ...props, places, sight: sightOf(encounter()) });
  expect(texts(page, "tbody tr")).toEqual(["Olenna00", "in früheren Spielen51"]);
});

test("a pack calls persons by its own names, whatever stands in them", () => {
  const name = { de: 'Sansa "Alayne" {Stein}', en: "Sansa Stone" };
  const pack = JSON.stringify({ format: 1, characters: { arya: { name }, robb: {} } });
  expect(own({ pack }, "en")).toEqual({
    "character-arya": "Sansa Stone",
    "housecard-arya": "Sansa Stone",
    "it-short-arya": "Sansa",
  });
  const table = bundle("de", ...written(own({ pack }, "de")));
  const said = { bundles: [table], names: [] };
  expect(sentence(said, "character-arya", {})).toBe(name.de);
  expect(own({ pack: "basic" }, "de")).toEqual({});
});

test("a request is answered beside the game", () => {
  const reply = vi.fn();
  const view = encounter({ statements: [[9, 1, 12, 0, 0, 0]] });
  const aside = question({ prompt: "request", kind: "YesNo", source: 0 });
  const telling = { view, t, name, language: "de" };
  shown = mount(Request, { target: document.body, props: { aside, telling, reply } });
  flushSync();
  expect(find(".request").textContent).toContain("Unterstützt du mich?");
  press(find("[data-reply='yes']"));
  expect(reply).toHaveBeenCalledExactlyOnceWith(aside.id, 1);
});

test("the end tells influence over turns, who supported whom and who kept their word", () => {
  const base = encounter({ ended: "influence" });
  const players = base.players.map((one, seat) => ({
    ...one,
    influence: [0, 3, 5, 4][seat] ?? 5,
    supported: seat === 3 ? [2, 0, 0, 0] : one.supported,
    kept: seat === 0 ? [1, 0, 0, 0, 0, 0, 0] : one.kept,
  }));
  const end = {
    sight: sightOf({ ...base, players }),
    standing: { ranks: [1, 2, 4, 3], scores: [5, 2, 0, 1] },
    places: placesOf(4),
    you: 0,
    t,
    name,
    curve: [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [5, 2, 0, 1],
    ],
  };
  const page = html(Summary, end);
  expect(page.querySelector("p")?.textContent).toBe("Mira hat allen Einfluss ausgeweitet.");
  expect(texts(page, ".standings tbody b")).toEqual(["Mira", "Gast", "Tobias", "Olenna"]);
  expect(page.querySelector("figure svg")?.getAttribute("aria-label")).toBe("Einfluss von Zug zu Zug");
  expect(texts(page, ".helped tbody tr").at(-1)).toBe("Tobias2··");
  expect(page.querySelector("[aria-label='Wort gehalten: 1, gebrochen: 0']")).not.toBeNull();
  expect(texts(page, ".standings thead th")).toContain("Versprechen");
  const nought = Number(page.querySelector("figure line")?.getAttribute("y1"));
  const starts = [...page.querySelectorAll("figure path")].map((line) =>
    Number(/^M[\d.]+ ([\d.]+)/u.exec(line.getAttribute("d") ?? "")?.[1]),
  );
  expect(Math.max(...starts)).toBeLessThanOrEqual(nought);
  const silent = players.map((one) => ({ ...one, kept: [0, 0, 0, 0, 0, 0, 0] }));
  const other = html(Summary, { ...end, sight: sightOf({ ...base, players: silent }) });
  expect(texts(other, ".standings thead th")).not.toContain("Versprechen");
});

test("a pack is read as far as it is shown", () => {
  const pack = {
    format: 1,
    title: { de: "Probe", en: "Trial" },
    characters: { robb: { leader: { text: { de: "A", en: "B" } }, card: {} }, arya: { card: {} } },
  };
  expect(packOf(JSON.stringify(pack))).toEqual({ title: pack.title, cards: 3 });
  expect(packOf("{}")).toBeNull();
  expect(packOf("no pack")).toBeNull();
  expect(packIn({ pack: "basic" })).toBeNull();
  expect(packIn({ pack: JSON.stringify(pack) })?.characters?.robb?.leader?.text?.de).toBe("A");
});
