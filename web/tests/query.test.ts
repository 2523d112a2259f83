import { expect, test } from "vitest";
import { query } from "../src/api";

test("a link names the seat and what opens a locked game, if there are any", () => {
  expect(query(null, "")).toBe("");
  expect(query(0, "")).toBe("?seat=0");
  expect(query(null, "abc")).toBe("?share=abc");
  expect(query(2, "a&b")).toBe("?seat=2&share=a%26b");
});
