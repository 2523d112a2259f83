/**
 * A short text as a QR code: bytes, the lowest correction level, versions 1 to 5 (one block each).
 *
 * Follows ISO/IEC 18004; more is not needed for an address.
 */

/** By version: codewords for data and for correction, and where the alignment pattern stands. */
const SIZES = [
  { data: 19, correction: 7, align: 0 },
  { data: 34, correction: 10, align: 18 },
  { data: 55, correction: 15, align: 22 },
  { data: 80, correction: 20, align: 26 },
  { data: 108, correction: 26, align: 30 },
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value << 1 ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number =>
  a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;

/** The remainder that lets a reader mend what it could not see. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    generator.forEach((one, n) => (next[n + 1] = (next[n + 1] ?? 0) ^ times(one, EXP[root] ?? 0)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, n) => {
    const factor = rest[n] ?? 0;
    generator.forEach((one, k) => (rest[n + k] = (rest[n + k] ?? 0) ^ times(one, factor)));
  });
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, room: number): number[] {
  const bits = [0, 1, 0, 0];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(bytes.length, 8);
  bytes.forEach((one) => put(one, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words = [];
  for (let n = 0; n < bits.length; n += 8) words.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Fifteen bits that say level and mask, with their own correction. */
function format(mask: number): number {
  const data = (1 << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((data << 10) | rest) ^ 0x5412;
}

/** How hard a picture is to read: long runs, blocks, false corners, too dark or too light. */
function penalty(cells: readonly (readonly boolean[])[]): number {
  const size = cells.length;
  const columns = cells.map((_, x) => cells.map((row) => row[x] ?? false));
  let found = 0;
  for (const line of [...cells, ...columns]) {
    let run = 1;
    for (let n = 1; n <= size; n++) {
      if (n < size && line[n] === line[n - 1]) run++;
      else {
        if (run >= 5) found += run - 2;
        run = 1;
      }
    }
    const said = line.map(Number).join("");
    for (const corner of ["10111010000", "00001011101"])
      for (let at = said.indexOf(corner); at >= 0; at = said.indexOf(corner, at + 1)) found += 40;
  }
  let dark = 0;
  cells.forEach((row, y) =>
    row.forEach((one, x) => {
      if (one) dark++;
      const below = cells[y + 1];
      if (below && x + 1 < size && one === row[x + 1] && one === below[x] && one === below[x + 1])
        found += 3;
    }),
  );
  return found + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/** The dark cells of a text, row by row; null if it is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(({ data }) => bytes.length + 2 <= data);
  const kind = SIZES[version];
  if (!kind) return null;
  const size = 21 + 4 * version;
  const words = codewords(bytes, kind.data);
  words.push(...correction(words, kind.correction));

  const fixed = new Map<number, boolean>();
  const fix = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) fixed.set(y * size + x, dark);
  };
  const rings = (cx: number, cy: number, reach: number, light: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        fix(cx + dx, cy + dy, !light(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let n = 0; n < size; n++) {
    fix(n, 6, n % 2 === 0);
    fix(6, n, n % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    rings(x, y, 4, (ring) => ring === 2 || ring === 4);
  if (kind.align) rings(kind.align, kind.align, 2, (ring) => ring === 1);

  const sign = (mask: number) => {
    const bits = format(mask);
    for (let n = 0; n < 15; n++) {
      const dark = ((bits >> n) & 1) === 1;
      // Once around the first corner, once along the other two.
      if (n < 6) fix(8, n, dark);
      else if (n < 8) fix(8, n + 1, dark);
      else if (n === 8) fix(7, 8, dark);
      else fix(14 - n, 8, dark);
      if (n < 8) fix(size - 1 - n, 8, dark);
      else fix(8, size - 15 + n, dark);
    }
    fix(8, size - 8, true);
  };
  sign(0);

  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, n) => (word >> (7 - n)) & 1));
  const data = new Map<number, boolean>();
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1])
        if (!fixed.has(y * size + x)) data.set(y * size + x, bits[next++] === 1);
    }
    up = !up;
  }

  let best: boolean[][] | null = null;
  let least = Infinity;
  MASKS.forEach((masked, mask) => {
    sign(mask);
    const cells = Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => {
        const at = y * size + x;
        return fixed.get(at) ?? (data.get(at) ?? false) !== masked(x, y);
      }),
    );
    const found = penalty(cells);
    if (found < least) [best, least] = [cells, found];
  });
  return best;
}
