/** Tables somebody sat at lately, so that a closed tab loses no game. */
import * as api from "./api";
import type { TableInfo } from "./wire";

const STORE = "tafelrunde-tables";
const AT_MOST = 6;

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(ids.slice(0, AT_MOST)));
  } catch {
    // Without a store the link still leads back.
  }
}

export function remember(id: string): void {
  write([id, ...read().filter((other) => other !== id)]);
}

export function forget(id: string): void {
  write(read().filter((other) => other !== id));
}

/** The own tables that are not over yet, newest first. */
export async function unfinished(): Promise<TableInfo[]> {
  const looked = await Promise.all(
    read().map((id) =>
      api.look(id).catch((error: unknown) => {
        if (error instanceof api.Refusal && error.status === 404) forget(id);
        return null;
      }),
    ),
  );
  for (const table of looked) if (table?.status === "over") forget(table.id);
  return looked.filter(
    (table) => table !== null && table.status !== "over" && table.you !== null,
  ) as TableInfo[];
}
