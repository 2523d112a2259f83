import { expect, test } from "vitest";
import { html, name, sightOf, texts } from "../shared/fixture";
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
