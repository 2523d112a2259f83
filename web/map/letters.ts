/** How wide words are in EB Garamond 600, measured in a browser, in thousandths of the size. */
const WIDTHS: Readonly<Record<number, string>> = {
  225: " '",
  240: "’.",
  253: "j",
  270: "l",
  279: "i",
  302: "-",
  350: "sft",
  358: "IJ",
  388: "r",
  410: "cez",
  425: "aä",
  468: "vygx",
  484: "S",
  500: "oö",
  521: "k",
  537: "bdpqF",
  546: "hnuüß",
  580: "EPLZ",
  617: "BY",
  687: "TV",
  710: "ACGÄ",
  740: "KRUÜXw",
  762: "DOQÖ",
  800: "HNm",
  912: "M",
  986: "W",
};

const WIDTH = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
);

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    const known = WIDTH.get(letter);
    if (known === undefined) throw new Error(`The width of ${letter} is not known.`);
    width += known;
  }
  return (width * size) / 1000;
}

/** A name in one line, and in the two lines that are narrowest. */
export function linesOf(name: string, size: number): string[][] {
  const widest = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => widthOf(line, size)));
  const halves: string[][] = [];
  for (let n = 1; n < name.length; n++)
    if (name[n] === " ") halves.push([name.slice(0, n), name.slice(n + 1)]);
    else if (name[n - 1] === "-") halves.push([name.slice(0, n), name.slice(n)]);
  halves.sort((one, other) => widest(one) - widest(other));
  return [[name], ...halves.slice(0, 1)];
}
