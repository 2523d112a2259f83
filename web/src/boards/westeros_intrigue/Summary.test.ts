import { expect, test } from "vitest";
import { html, name, texts } from "../shared/fixture";
import { PLACES, sightWith, translator, viewWith } from "./fixture";
import Seat from "./Seat.svelte";
import Summary from "./Summary.svelte";

const t = translator("de");

test("the summary lists seats by rank with rounds, thrones and score", () => {
  const view = viewWith({
    round: 2,
    rounds: 2,
    history: [
      [0, 1, 3, 5, 3],
      [3, 0, 2, 1, 0],
    ],
    penalties: [1, 5, 6, 3],
    thrones: [[2], [], [], [5]],
  });
  const standing = { scores: [-1, 5, 6, 0], ranks: [1, 3, 4, 2] };
  const sight = sightWith({ asked: [], outcome: standing }, view);
  const root = html(Summary, { sight, standing, places: PLACES, you: 0, t, name, curve: [] });
  expect(texts(root, ".name")).toEqual(["Mira", "Tobias", "Gast", "Olenna"]);
  expect(texts(root, "td.score")).toEqual(["−1", "0", "5", "6"]);
  expect(texts(root, "tbody tr:first-child td.round").map((text) => text?.[0])).toEqual(["1", "0"]);
  expect(root.querySelector('[aria-label="Eiserner Thron: 3 Punkte, 6 Schwerter"]')).not.toBeNull();
});

test("a tie at the top is explained", () => {
  const standing = { scores: [1, 1, 4, 4], ranks: [1, 2, 3, 3] };
  const sight = sightWith({ asked: [], outcome: standing });
  const root = html(Summary, { sight, standing, places: PLACES, you: null, t, name, curve: [] });
  expect(root.querySelector("p")?.textContent).toContain("wenigsten Schwertern");
});

test("a seat shows its hand, penalties, thrones and marks in words", () => {
  const view = viewWith({ excluded: [false, true, false, false] });
  const root = html(Seat, { sight: sightWith({}, view), seat: 1, you: 0, t });
  const labels = [...root.querySelectorAll("[aria-label]")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels).toEqual([
    "5 Karten",
    "beginnt diese Runde",
    "3 Strafpunkte",
    "keine Karte des Eisernen Throns",
  ]);
  expect(root.textContent).toContain("ausgeschlossen");
});
