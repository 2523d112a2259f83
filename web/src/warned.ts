/** What somebody does not want to be warned of again, kept in this browser only. */
const STORE = "tafelrunde-unwarned";

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const wanted = (kind: string): boolean => !read().includes(kind);

export function never(kind: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify([...new Set([...read(), kind])].slice(-100)));
  } catch {
    // Private windows may refuse; then the warning comes again.
  }
}
