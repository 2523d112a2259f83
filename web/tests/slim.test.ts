import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { shown, slim } from "../words";

const texts = {
  ...import.meta.glob("../src/**/*.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob("../../src/tafelrunde/games/**/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
} as Record<string, string>;

test.each(Object.entries(texts))("slim words say the same: %s", (_, text) => {
  const short = slim(text);
  expect(short.length).toBeLessThan(text.length);
  expect(new FluentResource(short).body).toEqual(new FluentResource(shown(text)).body);
});

test("what only Python says is left out, and nothing else", () => {
  const text = "one = 1\n### python\ntwo = 2\n### end\nthree = 3\n";
  expect(slim(text)).toBe("one = 1\nthree = 3");
});
