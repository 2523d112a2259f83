/**
 * Keys and arguments become sentences here, in the language of the reader.
 *
 * A key is looked up in the words of the game and its board, then in those of all games and of the
 * frame.
 * Arguments that number a thing (`NOUNS`) and seats are replaced by their names first, exactly as
 * in `games/words.py`.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Translate } from "./boards/contract";
import { save, settings } from "./settings.svelte";
import { NOUN_NAMES, NOUNS } from "./views";
import type { Arg, Language, Phrase, Place } from "./wire";

type Texts = Record<string, string>;
type Loaders = Record<string, () => Promise<string>>;

const frameTexts = import.meta.glob("./locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Texts;
const sharedTexts = import.meta.glob("../../src/tafelrunde/games/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Texts;
const gameTexts = import.meta.glob("../../src/tafelrunde/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const boardTexts = import.meta.glob("./boards/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;

/** A piece of a sentence; names of seats and things can be set apart. */
export interface Span {
  text: string;
  kind: "plain" | "seat" | "noun";
  /** The seat, or the number of the thing. */
  value?: number;
}

function text(files: Texts, language: Language): string {
  return Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1] ?? "";
}

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error);
  }
  return made;
}

const frames: Record<Language, FluentBundle> = {
  de: bundle("de", text(frameTexts, "de"), text(sharedTexts, "de")),
  en: bundle("en", text(frameTexts, "en"), text(sharedTexts, "en")),
};

// The words of a game arrive with the first page that needs them.
let games = $state.raw<Record<string, FluentBundle>>({});
const loading = new Map<string, Promise<void>>();

export function load(game: string, language: Language): Promise<void> {
  const id = `${game}/${language}`;
  let promise = loading.get(id);
  if (!promise) {
    promise = fetchWords(game, language);
    loading.set(id, promise);
    promise.catch(() => loading.delete(id));
  }
  return promise;
}

async function fetchWords(game: string, language: Language): Promise<void> {
  const end = `/${game}/locale/${language}.ftl`;
  const files = [...Object.entries(gameTexts), ...Object.entries(boardTexts)];
  const found = files.filter(([path]) => path.endsWith(end)).map(([, loader]) => loader());
  // Read `games` only now: other words may have come in the meantime.
  const texts = await Promise.all(found);
  games = { ...games, [`${game}/${language}`]: bundle(language, ...texts) };
}

/** Switches the language at once: words of the games in use are fetched before. */
export async function setLanguage(language: Language): Promise<void> {
  const inUse = new Set([...loading.keys()].map((id) => id.split("/")[0] ?? ""));
  await Promise.all([...inUse].map((game) => load(game, language))).catch(() => undefined);
  settings.language = language;
  save();
}

const OPEN = "\u0001";
const MID = "\u0002";
const CLOSE = "\u0003";
const MARK = /\u0001([sn])(\d*)\u0002([^\u0003]*)\u0003/g;
const CONTROL = /[\u0001-\u0003]/g;

/** The words of the frame and, if named, of one game whose seats have these names. */
export class Words {
  constructor(
    private readonly game: string | null = null,
    private readonly names: readonly string[] = [],
  ) {}

  private get bundles(): FluentBundle[] {
    const language = settings.language;
    const own = this.game === null ? undefined : games[`${this.game}/${language}`];
    if (this.game !== null && !own) void load(this.game, language).catch(() => undefined);
    return own ? [own, frames[language]] : [frames[language]];
  }

  /** Whether the words of the game are there. */
  get ready(): boolean {
    return this.game === null || `${this.game}/${settings.language}` in games;
  }

  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key));
  }

  readonly t: Translate = (key, args = {}) => this.format(key, args, false);

  /** Like `t`, but the first of several keys that has words; nothing if none has. */
  first(keys: readonly string[], args: Record<string, Arg> = {}): string {
    const key = keys.find((one) => this.has(one));
    return key === undefined ? "" : this.t(key, args);
  }

  phrase(phrase: Phrase): string {
    return this.t(phrase.key, phrase.args);
  }

  /** The sentence in pieces, so that names can be set apart. */
  spans(key: string, args: Record<string, Arg> = {}): Span[] {
    const marked = this.format(key, args, true);
    const spans: Span[] = [];
    let at = 0;
    for (const found of marked.matchAll(MARK)) {
      if (found.index > at) spans.push({ text: marked.slice(at, found.index), kind: "plain" });
      const kind = found[1] === "s" ? "seat" : "noun";
      spans.push({ text: found[3] ?? "", kind, value: Number(found[2]) });
      at = found.index + found[0].length;
    }
    if (at < marked.length) spans.push({ text: marked.slice(at), kind: "plain" });
    return spans;
  }

  private format(key: string, args: Record<string, Arg>, marked: boolean): string {
    const found = this.bundles.find((one) => one.hasMessage(key));
    const pattern = found?.getMessage(key)?.value;
    // A key without words shows itself: it can be read, and it is found in a test.
    if (!found || !pattern) return this.ready ? key : "";
    const filled: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args))
      filled[name] = this.named(name, value, marked);
    return found.formatPattern(pattern, filled, []);
  }

  private named(name: string, value: Arg, marked: boolean): string | number {
    const prefix = this.game === null ? undefined : NOUNS[this.game]?.[name];
    if (prefix !== undefined) {
      const keys = NOUN_NAMES[this.game ?? ""]?.[prefix];
      const items = typeof value === "object" ? value : [value];
      const key = (item: number | string) => `${prefix}-${keys?.[Number(item)] ?? item}`;
      const runs: { item: number | string; count: number }[] = [];
      for (const item of items) {
        const last = runs.at(-1);
        if (last?.item === item) last.count++;
        else runs.push({ item, count: 1 });
      }
      const times = (count: number) => (count > 1 ? `${count} × ` : "");
      const said = (item: number | string) =>
        mark("n", item, this.format(key(item), {}, false), marked);
      return runs.map(({ item, count }) => times(count) + said(item)).join(", ");
    }
    if ((name === "seat" || name === "to_seat") && typeof value === "number") {
      return mark("s", value, this.names[value] ?? String(value + 1), marked);
    }
    if (typeof value === "object") return value.join(", ");
    return typeof value === "string" ? value.replace(CONTROL, "") : value;
  }
}

function mark(kind: "s" | "n", value: number | string, shown: string, marked: boolean): string {
  const clean = shown.replace(CONTROL, "");
  return marked
    ? `${OPEN}${kind}${typeof value === "number" ? value : ""}${MID}${clean}${CLOSE}`
    : clean;
}

const frame = new Words();

/** Words of the frame. */
export const t: Translate = frame.t;

/** The words of a game without seats: its title, its levels. */
export function wordsOf(game: string, names: readonly string[] = []): Words {
  return new Words(game, names);
}

/** Name every seat: people by their names, computers by their level, numbered where it repeats. */
export function seatNames(game: string, places: readonly Place[]): string[] {
  const words = new Words(game);
  const levelled = places.map((place) => place.name === "" && place.level !== null);
  return places.map((place, seat) => {
    if (place.name !== "") return place.name;
    if (place.level === null) return t("seat-number", { number: seat + 1 });
    const title = words.t(`level-${place.level}`) || t("seat-computer");
    const same = places.filter((other, n) => levelled[n] && other.level === place.level);
    return same.length > 1 ? `${title} ${same.indexOf(place) + 1}` : title;
  });
}

/** Join names as a list: "Anna, Bert und Cleo". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
