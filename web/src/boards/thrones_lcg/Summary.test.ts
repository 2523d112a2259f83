import { expect, test } from "vitest";
import { html, name, sightOf, texts } from "../shared/fixture";
import { ARMS } from "../../heraldry";
import { here } from "./here.svelte";
import { places, t, view } from "./fixture";
import Summary from "./Summary.svelte";

test("the end tells where power lies, by rank", () => {
  const standing = { scores: [4, 4], ranks: [2, 1] };
  const sight = { ...sightOf(view()), outcome: standing };
  const root = html(Summary, { sight, standing, places, you: 0, t, name, curve: [] });
  expect(texts(root, "tbody th b")).toEqual(["Gast", "Mira"]);
  expect(texts(root, "tbody tr:nth-child(2) td")).toEqual(["2", "Eddard 2", "0", "4"]);
  expect(texts(root, "tbody tr:nth-child(1) td")).toEqual(["4", "nobody", "1", "4"]);
});

test("why it ended is said where somebody won", () => {
  const standing = { scores: [15, 4], ranks: [1, 2] };
  const shown = (winners: number[]) => {
    const sight = { ...sightOf(view({ winners })), outcome: standing };
    return html(Summary, { sight, standing, places, you: 0, t, name, curve: [] }).textContent;
  };
  expect(shown([0])).toContain("Whoever first has 15 power wins.");
  expect(shown([])).not.toContain("15 power");
});

test("the lines of the curve have the colours and shields of the Houses", () => {
  here.houses = ["wolf", "lion"];
  const standing = { scores: [4, 6], ranks: [2, 1] };
  const sight = { ...sightOf(view()), outcome: standing };
  const curve = [[0, 0], [2, 3], [4, 6]];
  const root = html(Summary, { sight, standing, places, you: 0, t, name, curve });
  const drawn = [...root.querySelectorAll("path.line")].map((line) => line.getAttribute("stroke"));
  expect(drawn).toEqual([ARMS.wolf.colour, ARMS.lion.colour]);
  here.houses = [];
});
