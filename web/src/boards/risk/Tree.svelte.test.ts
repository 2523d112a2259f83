import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { key, placesOf, settled, sightOf, translator } from "../shared/fixture";
import { stage } from "../shared/stage.svelte";
import { HARRENHAL, position } from "./fixture";
import Tree from "./Tree.svelte";

const { show } = stage(Tree, {
  sight: sightOf(position()),
  places: placesOf(3),
  t: translator("risk", "de"),
});

const at = (): number => Number((document.activeElement as HTMLElement).dataset.land);

it("goes to a name by its first letter, round and round, and back to the map with M", async () => {
  show();
  await settled();
  document.querySelector<HTMLElement>("[data-land]")!.focus();
  const seen = new Set<number>();
  for (let n = 0; n < 5; n++) {
    key("h", document.activeElement!);
    flushSync();
    seen.add(at());
  }
  // Harlau, Hohenehr, Harrenhal, Hochklipp, and Harlau again.
  expect(seen).toContain(HARRENHAL);
  expect(seen.size).toBe(4);
  const map = document.createElement("div");
  map.tabIndex = 0;
  map.dataset.map = "";
  document.body.append(map);
  key("m", document.activeElement!);
  expect(document.activeElement).toBe(map);
  map.remove();
});
