import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { slim } from "../words";

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
  expect(new FluentResource(short).body).toEqual(new FluentResource(text).body);
});
