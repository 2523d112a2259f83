/**
 * What comes when it is first wanted: emblems House by House, for hardly anybody sees those of all
 * four, and what cards say in one language. Until it is there, there is none.
 */
import type { Language } from "../../wire";
import { HOUSES } from "./facts";
import { printed } from "./view";

interface Icon {
  body: string;
  width: number;
  height: number;
}

class Shelf<T> {
  private known = $state.raw<Readonly<Record<string, T>>>({});
  private readonly asked = new Set<string>();

  constructor(private readonly files: Record<string, () => Promise<{ default: T }>>) {}

  /** Give a part; where it is not there yet, send for it if wished. */
  find(path: string, send = true): T | undefined {
    const load = this.files[path];
    if (send && load && !this.asked.has(path)) {
      this.asked.add(path);
      load().then(
        (loaded) => (this.known = { ...this.known, [path]: loaded.default }),
        () => this.asked.delete(path),
      );
    }
    return this.known[path];
  }
}

const emblems = new Shelf(
  import.meta.glob<{ default: Readonly<Record<string, Icon>> }>("./cards/emblems/*.ts"),
);
const texts = new Shelf(
  import.meta.glob<{ default: readonly (readonly string[])[] }>("./texts/*.ts"),
);

/** The emblem of a card that is no plot, by number and key. */
export function emblemOf(card: number, key: string): Icon | undefined {
  const { houses, only } = printed(card);
  // What belongs to two Houses is drawn with what belongs to none.
  const shared = (houses & (houses - 1)) !== 0;
  const own = HOUSES.find((_, bit) => ((houses || only) >> bit) & 1);
  const house = shared ? "neutral" : (own ?? "neutral");
  return emblems.find(`./cards/emblems/${house}.ts`)?.[key];
}

/** What a card says, line by line. */
export const linesOf = (card: number, language: Language, send: boolean): readonly string[] =>
  texts.find(`./texts/${language}.ts`, send)?.[card] ?? [];
