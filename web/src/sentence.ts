/**
 * A key and its arguments become a sentence.
 *
 * Arguments that number a thing (a game's nouns) and seats are replaced by their names first,
 * exactly as in `games/words.py`: tests/words.json holds the two together.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Arg, Language } from "./wire";

/** Which arguments of a game's phrases are names of things: `boards/<game>/nouns.ts`. */
export interface Nouns {
  NOUNS: Record<string, string>;
  NOUN_NAMES: Record<string, readonly string[]>;
  /** The prefix of the words for whatever asks questions. */
  SOURCE: string;
  /** What events mean to people; where `arg` is named, only with one of these values. */
  MATTERS: Record<string, { kind: string; arg: string; values: readonly number[] }>;
}

/** All that is known when something is to be said. */
export interface Lexicon {
  /** The first one that has a key says it. */
  bundles: readonly FluentBundle[];
  nouns?: Nouns | undefined;
  /** Who sits where. */
  names: readonly string[];
}

/** A piece of a sentence; names of seats and things can be set apart. */
export interface Span {
  text: string;
  kind: "plain" | "seat" | "noun";
  /** The seat, or the number of the thing. */
  value?: number;
  /** What kind of thing it is: the prefix of its words. */
  noun?: string;
}

export function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of made.addResource(new FluentResource(source))) console.error(error);
  }
  return made;
}

/** Names that people wrote, as lines of a word list: whatever stands in them is only text. */
export const written = (names: Readonly<Record<string, string>>): string[] =>
  Object.entries(names).map(
    ([key, name]) => `${key} = {${JSON.stringify(name.replace(/\p{Cc}+/gu, " "))}}`,
  );

const OPEN = "\u0001";
const MID = "\u0002";
const CLOSE = "\u0003";
const MARK = /\u0001(\S+) (-?\d*)\u0002([^\u0003]*)\u0003/g;
/** The full stop after a name that ends a sentence by itself: "Guilty!". */
const DOUBLED = /([!?]\u0003?)\.$/;
/** No game has a noun of this name. */
const SEAT = "seat";
const CONTROL = /[\u0001-\u0003]/g;

/** What German makes of a name, `{ $target-wem }`; the same as in `games/words.py`. */
const FORMS = ["wen", "wem"];

const clean = (shown: string): string => shown.replace(CONTROL, "");
/** How a name is set into a sentence: what it names, a seat or a noun, and its number. */
const plain = (_: string, __: number | string, shown: string): string => clean(shown);
const marked = (noun: string, value: number | string, shown: string): string =>
  `${OPEN}${noun} ${typeof value === "number" ? value : ""}${MID}${clean(shown)}${CLOSE}`;

/**
 * The sentence, or null where nobody has words for the key; mistakes in them are told. A name may be
 * asked for in a form it has.
 */
export function sentence(
  lexicon: Lexicon,
  key: string,
  args: Record<string, Arg>,
  mistakes: Error[] = [],
  mark = plain,
  form = "",
): string | null {
  const found = lexicon.bundles.find((one) => one.hasMessage(key));
  const message = found?.getMessage(key);
  const pattern = message?.attributes[form] ?? message?.value;
  if (!found || !pattern) return null;
  const filled: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    filled[name] = named(lexicon, name, value, mistakes, mark);
    if (lexicon.nouns?.NOUNS[name] !== undefined)
      for (const one of FORMS) filled[`${name}-${one}`] = named(lexicon, name, value, [], mark, one);
  }
  return found.formatPattern(pattern, filled, mistakes).replace(DOUBLED, "$1");
}

function named(
  lexicon: Lexicon,
  name: string,
  value: Arg,
  mistakes: Error[],
  mark: typeof plain,
  form = "",
): string | number {
  const { nouns, names } = lexicon;
  const prefix = nouns?.NOUNS[name];
  const items = typeof value === "object" ? value : [value];
  if (prefix !== undefined) {
    const runs: { item: number | string; count: number }[] = [];
    for (const item of items) {
      const last = runs.at(-1);
      if (last?.item === item) last.count++;
      else runs.push({ item, count: 1 });
    }
    const keys = nouns?.NOUN_NAMES[prefix];
    const said = (item: number | string): string => {
      const key = `${prefix}-${keys?.[Number(item)] ?? item}`;
      const shown = sentence(lexicon, key, {}, mistakes, plain, form);
      if (shown === null) mistakes.push(new Error(`no words for ${key}`));
      return mark(prefix, item, shown ?? key);
    };
    const times = (count: number): string => (count > 1 ? `${count} × ` : "");
    return runs.map(({ item, count }) => times(count) + said(item)).join(", ");
  }
  if ((name === "seat" || name === "to_seat") && typeof value === "number")
    return mark(SEAT, value, names[value] ?? String(value + 1));
  if (typeof value === "number") return value;
  return clean(items.join(", "));
}

/** What a seat is asked, in the words of the card that asks if it has some, else of all cards. */
export function question(
  lexicon: Lexicon,
  kind: "prompt" | "waits",
  { prompt, source }: { prompt: string; source: number },
): string | null {
  const { SOURCE = "", NOUN_NAMES = {} } = lexicon.nouns ?? {};
  const plain = `${kind}-${prompt}`;
  if (SOURCE === "" || source < 0) return sentence(lexicon, plain, {});
  const key = NOUN_NAMES[SOURCE]?.[source];
  const special = key === undefined ? null : sentence(lexicon, `${kind}-${key}-${prompt}`, {});
  const named = sentence(lexicon, `${SOURCE}-${key ?? source}`, {}) ?? "";
  return special ?? sentence(lexicon, plain, { source: named });
}

/** The sentence in pieces, so that names can be set apart. */
export function spans(lexicon: Lexicon, key: string, args: Record<string, Arg>): Span[] {
  const text = sentence(lexicon, key, args, [], marked) ?? key;
  const found: Span[] = [];
  let at = 0;
  for (const one of text.matchAll(MARK)) {
    if (one.index > at) found.push({ text: text.slice(at, one.index), kind: "plain" });
    const [, noun = SEAT, value, shown = ""] = one;
    const named = { text: shown, value: Number(value) };
    found.push(noun === SEAT ? { ...named, kind: "seat" } : { ...named, kind: "noun", noun });
    at = one.index + one[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: "plain" });
  return found;
}
