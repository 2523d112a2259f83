import { expect, test } from "vitest";
import { qr } from "../src/qr";

/** Rows of a code as another program draws it: version 1, level L, mask 2. */
const KNOWN = [
  0x1fc27f, 0x105541, 0x174b5d, 0x17555d, 0x174e5d, 0x105b41, 0x1fd57f, 0x900, 0x1f79aa, 0x7baf5,
  0x16e74e, 0x13308c, 0x1ff242, 0x189f, 0x1fd302, 0x104bbe, 0x175a60, 0x175c9e, 0x175f8c, 0x105a2c,
  0x1fd952,
];

test("a code looks as others draw it", () => {
  const rows = qr("tafelrunde#mnpq78")?.map((row) => parseInt(row.map(Number).join(""), 2));
  expect(rows).toEqual(KNOWN);
});

test.each([
  [17, 21],
  [32, 25],
  [53, 29],
  [78, 33],
  [106, 37],
])("%i bytes need %i cells", (bytes, cells) => {
  expect(qr("x".repeat(bytes))?.length).toBe(cells);
});

test("a text that is too long has no code", () => {
  expect(qr("x".repeat(107))).toBeNull();
});
