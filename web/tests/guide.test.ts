import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { html } from "../src/boards/shared/fixture";
import { guideOf } from "../src/guide";
import GuidePictures from "../src/frame/GuidePictures.svelte";
import { loadFrame, setLanguage } from "../src/words.svelte";

const texts = import.meta.glob("../src/boards/*/guide/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const guided = Object.keys(import.meta.glob("../src/boards/*/guide/index.ts")).map(
  (path) => path.split("/")[3] ?? "",
);
const keysOf = (game: string, language: string): string[] => {
  const text = texts[`../src/boards/${game}/guide/${language}.ftl`] ?? "";
  return new FluentResource(text).body.map(({ id }) => id);
};

describe("a game in pictures", () => {
  it("is there for every game that is offered", () => {
    expect(guided).toEqual(expect.arrayContaining(["dominion", "iron_throne", "risk", "thrones_lcg", "westeros_intrigue"]));
  });

  it("is null for a game without one", async () => {
    expect(await guideOf("fish_market", "en")).toBeNull();
  });

  it.each(guided)("has the same words in both languages: %s", (game) => {
    expect(keysOf(game, "en")).toEqual(keysOf(game, "de"));
  });

  it.each(guided.flatMap((game) => [[game, "de"] as const, [game, "en"] as const]))(
    "shows %s in %s, and says what is shown",
    async (game, language) => {
      await loadFrame(language);
      await setLanguage(language);
      const guide = await guideOf(game, language);
      const keys = guide?.pictures.map(({ key }) => key) ?? [];
      const said = keys.flatMap((key) => [`guide-${key}`, `guide-${key}-text`]);
      expect(keysOf(game, language).sort()).toEqual(["guide-lead", ...said].sort());
      const root = html(GuidePictures, { guide: guide! });
      const pictures = [...root.querySelectorAll("li > .picture")];
      expect(pictures).toHaveLength(keys.length);
      for (const picture of pictures) {
        // Without an `inert` of their own, buttons of a board would take the focus.
        expect(picture.hasAttribute("inert")).toBe(true);
        expect(picture.querySelector("*")).not.toBeNull();
        expect(picture.textContent).not.toMatch(/(rk|dm|wi|it|say|card|guide)-[a-z]/);
      }
    },
    // Whole boards are read for the first time.
    20_000,
  );
});
