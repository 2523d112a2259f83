import { expect, test } from "vitest";
import { offered, question, sightOf } from "../shared/fixture";
import { CATELYN, defenders, EDDARD, ROBB, t, view } from "./fixture";
import { warningOf } from "./warnings";

const asking = (prompt: string) =>
  sightOf(
    view(),
    question({
      kind: "Pick",
      prompt,
      least: 0,
      most: 3,
      options: [[EDDARD, CATELYN, ROBB].map((slot) => offered(slot, "say-card", { card: slot }))],
    }),
  );

test.each([[[]], [[EDDARD]], [[EDDARD, ROBB]]])("who could keep more is warned (%j)", (answer) => {
  const found = warningOf(asking("keep"), answer, t);
  expect(found?.kind).toBe("lcg-keep");
  expect(found?.text).toContain("3");
});

test("who keeps all there may be is not", () => {
  expect(warningOf(asking("keep"), [EDDARD, CATELYN, ROBB], t)).toBeNull();
});

test.each(["stand", "set-up"])("nothing at all is warned of where it costs nothing (%s)", (prompt) => {
  expect(warningOf(asking(prompt), [], t)?.kind).toBe(`lcg-${prompt}`);
  expect(warningOf(asking(prompt), [EDDARD], t)).toBeNull();
});

test("not to defend is as good an answer as any", () => {
  expect(warningOf(sightOf(view(), defenders()), [], t)).toBeNull();
});
