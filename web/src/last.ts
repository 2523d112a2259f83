/** What was chosen on the start page last, kept in this browser only. */
const STORE = "tafelrunde-last";

export interface Last {
  game: string;
  level: string;
  opponents: number;
}

export function recall(): Last | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { game, level, opponents } = stored as Record<string, unknown>;
    if (typeof game !== "string" || typeof level !== "string") return null;
    return Number.isInteger(opponents) ? { game, level, opponents: opponents as number } : null;
  } catch {
    return null;
  }
}

export function remember(last: Last): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(last));
  } catch {
    // Private windows may refuse.
  }
}
