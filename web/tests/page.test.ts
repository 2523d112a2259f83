import { describe, expect, it } from "vitest";
import { match } from "../src/router.svelte";
import { restore } from "../src/settings.svelte";

describe("match", () => {
  it.each([
    ["/", "", { page: "start" }],
    ["/table/aB3-_x", "", { page: "table", id: "aB3-_x" }],
    ["/replay/x", "?seat=2", { page: "replay", id: "x", seat: 2 }],
    ["/replay/x", "?seat=-1", { page: "replay", id: "x", seat: null }],
    ["/rules/westeros_intrigue", "", { page: "rules", game: "westeros_intrigue" }],
    ["/first/dominion", "", { page: "first", game: "dominion" }],
    ["/credits", "", { page: "credits" }],
    ["/workshop/thrones_lcg", "", { page: "workshop", game: "thrones_lcg" }],
    ["/table/a/b", "", { page: "missing" }],
    ["/table/%2e%2e", "", { page: "missing" }],
  ])("reads %s%s", (path, query, route) => {
    expect(match(path, query)).toEqual(route);
  });
});

describe("restore", () => {
  it("takes known values and ignores all others", () => {
    const text = JSON.stringify({ language: "de", size: 9, sound: "yes", face: "atkinson", x: 1 });
    expect(restore(text)).toMatchObject({
      language: "de",
      size: 1,
      sound: false,
      face: "atkinson",
    });
    expect(restore(text)).not.toHaveProperty("x");
  });

  it.each(["{", "null", "7", null])("survives %s", (text) => {
    expect(restore(text).pace).toBe("calm");
  });
});
