/**
 * Words in the language of the reader: loaded when they are needed, and exchanged with it.
 *
 * A key is looked up in the words of the game and its board, then in those of all games and of the
 * frame.
 */
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Translate } from "./boards/contract";
import {
  bundle,
  question,
  sentence,
  spans,
  written,
  type Lexicon,
  type Nouns,
  type Span,
} from "./sentence";
import { isolated } from "./names";
import { save, settings } from "./settings.svelte";
import type { Kind } from "./story";
import type { Arg, Language, Place, Phrase, Told, Value } from "./wire";

type Loaders = Record<string, () => Promise<string>>;

const frameTexts = import.meta.glob(["./locale/*.ftl", "../../src/tafelrunde/games/locale/*.ftl"], {
  query: "?raw",
  import: "default",
}) as Loaders;
const pageTexts = import.meta.glob("./pages/locale/*.ftl", {
  query: "?raw",
  import: "default",
}) as Loaders;
const gameTexts = import.meta.glob(
  ["../../src/tafelrunde/games/*/locale/*.ftl", "./boards/*/locale/*.ftl"],
  { query: "?raw", import: "default" },
) as Loaders;

type Options = Readonly<Record<string, Value>>;

/** What a table with these options calls otherwise than the word lists, by key. */
interface OwnWords {
  own: (options: Options, language: Language) => Readonly<Record<string, string>>;
}

/** What one game says in one language. */
interface Loaded {
  bundle: FluentBundle;
  nouns: Nouns | undefined;
  own: OwnWords["own"] | undefined;
}

const nounsOf = import.meta.glob<Nouns>("./boards/*/nouns.ts");
const ownOf = import.meta.glob<OwnWords>("./boards/*/own.ts");

const fetched = (files: Loaders, end: string): Promise<string[]> =>
  Promise.all(
    Object.entries(files)
      .filter(([path]) => path.endsWith(end))
      .map(([, loader]) => loader()),
  );

// The words of the frame are there before anything is shown.
let frames = $state.raw<Partial<Record<Language, FluentBundle>>>({});

export async function loadFrame(language: Language): Promise<void> {
  if (frames[language]) return;
  const texts = await fetched(frameTexts, `/${language}.ftl`);
  frames = { ...frames, [language]: bundle(language, ...texts) };
}

// A running table says little of what other pages and its dialogs say: they bring their words along.
let pages = $state.raw<Partial<Record<Language, FluentBundle>>>({});

export async function loadPages(language: Language): Promise<void> {
  if (pages[language]) return;
  const texts = await fetched(pageTexts, `/${language}.ftl`);
  pages = { ...pages, [language]: bundle(language, ...texts) };
}

/** A page or dialog on its way, together with the words that only such parts say. */
export async function worded<T>(part: Promise<T>): Promise<T> {
  // Whoever waits for it would begin anew with every change of language.
  const language = untrack(() => settings.language);
  const [there] = await Promise.all([part, untrack(() => loadPages(language))]);
  return there;
}

// The words of a game arrive with the first page that needs them.
let games = $state.raw<Record<string, Loaded>>({});
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
  const [nouns, owning, texts] = await Promise.all([
    nounsOf[`./boards/${game}/nouns.ts`]?.(),
    ownOf[`./boards/${game}/own.ts`]?.(),
    fetched(gameTexts, `/${game}/locale/${language}.ftl`),
  ]);
  // Read `games` only now: other words may have come in the meantime.
  const loaded = { bundle: bundle(language, ...texts), nouns, own: owning?.own };
  games = { ...games, [`${game}/${language}`]: loaded };
}

/** Switches the language at once: its words are fetched before; without them nothing changes. */
export async function setLanguage(language: Language): Promise<void> {
  const inUse = new Set([...loading.keys()].map((id) => id.split("/")[0] ?? ""));
  const words = [...inUse].map((game) => load(game, language));
  const said = pages[settings.language] ? [loadPages(language)] : [];
  await Promise.all([loadFrame(language), ...said, ...words]).catch(() => undefined);
  if (!frames[language] || (said.length && !pages[language])) return;
  settings.language = language;
  save();
}

/** The words of the frame and, if named, of one game whose seats have these names. */
export class Words {
  /** What the table itself calls otherwise, by language; worked out once. */
  private readonly called = new Map<Language, FluentBundle>();

  constructor(
    private readonly game: string | null = null,
    private readonly names: readonly string[] = [],
    private readonly options: Options = {},
  ) {}

  private ofTable(language: Language, own: OwnWords["own"] | undefined): FluentBundle | undefined {
    if (!own) return undefined;
    let found = this.called.get(language);
    if (!found) {
      found = bundle(language, ...written(own(this.options, language)));
      this.called.set(language, found);
    }
    return found;
  }

  private get lexicon(): Lexicon {
    const { game, names } = this;
    const language = settings.language;
    const own = game === null ? undefined : games[`${game}/${language}`];
    if (game !== null && !own) void load(game, language).catch(() => undefined);
    const called = this.ofTable(language, own?.own);
    const said = [called, own?.bundle, frames[language], pages[language]];
    const bundles = said.filter((one) => one !== undefined);
    return { bundles, nouns: own?.nouns, names };
  }

  /** Whether the words of the game are there. */
  get ready(): boolean {
    return this.game === null || `${this.game}/${settings.language}` in games;
  }

  has(key: string): boolean {
    return this.lexicon.bundles.some((one) => one.hasMessage(key));
  }

  // A key without words shows itself: it can be read, and it is found in a test.
  readonly t: Translate = (key, args = {}) =>
    sentence(this.lexicon, key, args) ?? (this.ready ? key : "");

  /** Like `t`, but the first of several keys that has words; nothing if none has. */
  first(keys: readonly string[], args: Record<string, Arg> = {}): string {
    const key = keys.find((one) => this.has(one));
    return key === undefined ? "" : this.t(key, args);
  }

  /** What a seat is asked, or what the others wait for; nothing if there are no words. */
  asked(kind: "prompt" | "waits", about: { prompt: string; source: number }): string {
    return question(this.lexicon, kind, about) ?? "";
  }

  /** What an event means to people; null for a detail. */
  matter(told: Pick<Told, "key" | "args">): Kind | null {
    if (told.key === "resigned" || told.key.startsWith("ended-")) return "climax";
    // Asked for every line of a log: the whole lexicon would be too much.
    const found = games[`${this.game}/${settings.language}`]?.nouns?.MATTERS[told.key];
    const value = found && told.args[found.arg];
    const fits = found && (found.arg === "" || found.values.includes(value as number));
    return fits ? (found.kind as Kind) : null;
  }

  phrase(phrase: Phrase): string {
    return this.t(phrase.key, phrase.args);
  }

  /** What a thing of a sentence is called by itself, whatever form the sentence gave its name. */
  thing({ noun = "", value = 0, text }: Span): string {
    return this.first([`${noun}-${this.lexicon.nouns?.NOUN_NAMES[noun]?.[value] ?? value}`]) || text;
  }

  /** The sentence in pieces, so that names can be set apart. */
  spans(key: string, args: Record<string, Arg> = {}): Span[] {
    return this.ready || this.has(key) ? spans(this.lexicon, key, args) : [];
  }
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
    if (place.name !== "") return isolated(place.name);
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
