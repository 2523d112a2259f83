/** Names beside points, moved up or down so that none covers another. */

export interface Label {
  x: number;
  y: number;
  width: number;
}

/** Give every label a height: its own, or as far below the one above as a line is high. */
export function apart(labels: Label[], line: number): number[] {
  const heights = labels.map((label) => label.y);
  const from_top = labels.map((_, place) => place).sort((one, other) => labels[one]!.y - labels[other]!.y);
  const placed: number[] = [];
  for (const place of from_top) {
    const label = labels[place]!;
    for (const above of placed) {
      const other = labels[above]!;
      const beside = label.x > other.x + other.width || other.x > label.x + label.width;
      if (!beside && heights[place]! < heights[above]! + line) heights[place] = heights[above]! + line;
    }
    placed.push(place);
  }
  return heights;
}
