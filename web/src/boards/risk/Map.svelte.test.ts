import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import westeros from "map:westeros";
import MapView from "./Map.svelte";
import { CREDITS } from "./credits";
import { shapeOf } from "./geometry";
import { mixed } from "./paint";
import { EMPTY, type Army, type Scene } from "./scene";

const shape = shapeOf(westeros);
const [WINTERFELL, WOLFSWOOD, PYKE, HARRENHAL, KINGS_LANDING] = [5, 7, 14, 22, 31] as const;

describe("the map", () => {
  let shown: ReturnType<typeof mount> | undefined;

  function show(scene: Partial<Scene>, more: Partial<Parameters<typeof MapView>[1]> = {}): void {
    const armies = new Map(
      shape.places.map(({ number }): [number, Army] => [
        number,
        { holder: number === WINTERFELL ? "wolf" : "neutral", units: number + 1 },
      ]),
    );
    shown = mount(MapView, {
      target: document.body,
      props: { shape, language: "de", scene: { ...EMPTY, armies, ...scene }, ...more },
    });
    flushSync();
  }

  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const said = (selector: string): string[] =>
    all(selector).map((found) => (found.textContent ?? "").replace(/\s+/g, " ").trim());

  beforeEach(() => {
    document.body.innerHTML = "";
  });

  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = undefined;
  });

  it("shows every territory with its name, its army and its castle", () => {
    show({});
    expect(all(".lands [data-territory]")).toHaveLength(48);
    expect(said(".plates .count")[WINTERFELL]).toBe("6");
    expect(said(".names text")).toContain("Königsmund");
    const battlements = all(".plates .rim").filter((rim) =>
      rim.getAttribute("d")?.startsWith("M0-4.6"),
    );
    expect(battlements).toHaveLength(19);
  });

  it("shows castles that nobody holds yet", () => {
    show({ armies: new Map([[WINTERFELL, { holder: "wolf", units: 3 }]]) });
    expect(all(".plates [data-territory]")).toHaveLength(1);
    expect(all(".plates .vacant")).toHaveLength(18);
  });

  it("speaks English and falls silent when it is small", () => {
    show({}, { language: "en" });
    expect(said(".names text")).toContain("Oldtown");
    document.body.innerHTML = "";
    show({}, { names: false });
    expect(said(".names text")).toEqual([]);
    expect(said(".region")).toEqual([]);
  });

  it("has a seal for each region with one piece for each territory", () => {
    show({});
    expect(said(".bonus")).toEqual(["+5", "+1", "+1", "+2", "+2", "+2", "+1", "+4", "+1"]);
    expect(all(".piece:not(.lining)")).toHaveLength(48);
  });

  it("has seven ports of each colour", () => {
    show({});
    expect(all(".ports .silver")).toHaveLength(7);
    expect(all(".ports .blue")).toHaveLength(7);
  });

  it("lights what may be chosen, dims the rest and points from origin to target", () => {
    show({
      legal: new Set([KINGS_LANDING]),
      chosen: new Set([HARRENHAL]),
      arrow: [HARRENHAL, KINGS_LANDING],
    });
    expect(all(".rims .gold")).toHaveLength(2);
    expect(all(".rims .chosen")).toHaveLength(1);
    expect(all(".plates .barred")).toHaveLength(46);
    expect(all(".arrow")).toHaveLength(2);
  });

  it("is quiet while nothing is to be chosen", () => {
    show({});
    expect(all(".rims path, .barred, .arrow, .crossing")).toEqual([]);
  });

  it("shows special units, the seat and what is coming", () => {
    const army: Army = { holder: "wolf", units: 3, seat: true, knights: 2, forts: 1, coming: 4 };
    show({ armies: new Map([[WINTERFELL, army]]) });
    expect(all(".disc")).toHaveLength(2);
    expect(said(".times")).toEqual(["2"]);
    expect(all(".crown")).toHaveLength(1);
    expect(said(".more")).toEqual(["+4"]);
  });

  it("draws lines from a port to its coast", () => {
    show({ coast: [WOLFSWOOD, PYKE] });
    const [, x, y] = shape.places[WOLFSWOOD]!.port!;
    expect(all(".crossing")[0]?.getAttribute("d")).toMatch(`M${x} ${y}L`);
  });

  it("floods conquered land with its new colour where things may move", async () => {
    const animate = vi.fn();
    Element.prototype.animate ??= animate;
    const march = { from: WINTERFELL, to: WOLFSWOOD, army: { holder: "wolf", units: 3 } } as const;
    show({ march });
    expect(all(".flood")).toHaveLength(0);
    await unmount(shown!);
    show({ march }, { motion: true });
    expect(all(".flood .band")).toHaveLength(1);
  });

  it("draws names larger where the map is small", () => {
    show({}, { type: 1.2 });
    const size = document.querySelector<HTMLElement>(".names")?.style.fontSize ?? "";
    expect(parseFloat(size)).toBeCloseTo(shape.type * 1.2);
  });

  it("tells which land or plate was picked", () => {
    const pick = vi.fn();
    show({}, { pick });
    all(".lands [data-territory]")[3]!.firstElementChild!.dispatchEvent(
      new MouseEvent("click", { bubbles: true }),
    );
    all(".plates [data-territory]")[WINTERFELL]!.dispatchEvent(
      new MouseEvent("click", { bubbles: true }),
    );
    expect(pick.mock.calls).toEqual([[3], [WINTERFELL]]);
  });
});

const sources = import.meta.glob("./**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

it("credits every borrowed picture, and no other", () => {
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"icon:game-icons\/([\w-]+)"/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(CREDITS.map((credit) => credit.icon).sort());
});

describe("colours", () => {
  it("are mixed by shares", () => {
    expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mixed("#102030", "#ffffff", 0)).toBe("#102030");
  });
});
