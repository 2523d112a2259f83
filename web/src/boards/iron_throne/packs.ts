/** A card pack as far as a field shows it; the server reads it properly and says what is wrong. */
export interface PackShown {
  title: { de: string; en: string };
  /** How many abilities and cards it brings. */
  cards: number;
}

interface Spoken {
  de?: string;
  en?: string;
}

interface Person {
  name?: Spoken;
  leader?: { text?: Spoken };
  card?: { text?: Spoken };
}

/** A pack as it is written. */
export interface Written {
  format?: unknown;
  title?: Spoken;
  characters?: Record<string, Person | undefined>;
}

/** The pack of a table, as its option says; nothing with the basic cards. */
export function packIn(options: Readonly<Record<string, unknown>> | undefined): Written | null {
  const text = options?.pack;
  if (typeof text !== "string" || !text.startsWith("{")) return null;
  return JSON.parse(text) as Written;
}

export function packOf(text: string): PackShown | null {
  try {
    const { format, title, characters = {} } = JSON.parse(text) as Written;
    if (format !== 1 || typeof title?.de !== "string" || typeof title.en !== "string") return null;
    const cards = Object.values(characters).reduce(
      (sum, person) => sum + Number(person?.leader !== undefined) + Number(person?.card !== undefined),
      0,
    );
    return { title: { de: title.de, en: title.en }, cards };
  } catch {
    return null;
  }
}
