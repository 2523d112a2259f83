/** What cards are called, and what they say. */
import { settings } from "../../settings.svelte";
import type { Translate } from "../contract";
import { CRESTS, KEYWORDS, TRAITS } from "./facts";
import { linesOf } from "./later.svelte";
import { NOUN_NAMES } from "./nouns";
import { members, printed } from "./view";

export const keyOf = (card: number): string => NOUN_NAMES.card?.[card] ?? "";

export const called = (t: Translate, card: number): string =>
  card < 0 ? t("lg-house-card") : t(`card-${keyOf(card)}`);

/** Words before a name that are dropped where there is little room. */
const RANKS = /^(Ser|Khal|Captain|Kapitän|Grand Maester|Großmaester|Maester|Magister|Strong|Brown) (?=\p{Lu})/u;

/** A person's first name; everything else keeps its whole name. */
export function shortName(name: string, person: boolean): string {
  if (!person) return name;
  const bare = name.replace(RANKS, "").split(",")[0] ?? name;
  const words = bare.split(" ");
  const plain = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  const alone = /^(The|Der|Grey)$/u.test(words[0] ?? "");
  if (alone) return words[0] === "Grey" ? bare : words.slice(1).join(" ");
  const third = words.length === 3 && /^\p{Ll}/u.test(words[1] ?? "");
  const knight = /^(Knight|Ritter)$/u.test(words[0] ?? "");
  return plain || (third && !knight) || (words.length > 2 && !knight) ? (words[0] ?? name) : bare;
}

/** Letters of a name that finds room on a small card. */
const ROOM = 17;
/** What a long name can do without: whose, and where. */
const LEAD =
  /^(Das|Alter|Feindlicher|Schattenschwarze|Tödlicher|Verg\p{L}+|Verführerisches|Ein Lannister begleicht seine|Ihr habt den|Stannis’s?( Northern)?|König(in)? \S+|(Lord|Lady|King|Queen|House) \S+|Lannisport|Winterfell|Highgarden|Dothraki|Trident|Pentoshi|\S+ Rat’s|Lethal|Bran the Builder’s|A Lannister Pays His|You’ve Killed) /u;
const TAIL = / (von|vom|des|der|aus|eines|gegen|und|of|at|and|Against) .+$/u;

/** What stands on a small card; the whole name is one focus away. */
export const brief = (t: Translate, card: number): string => {
  const { type, unique } = printed(card);
  const name = shortName(called(t, card), unique && type === "character");
  return name.length > ROOM ? name.replace(LEAD, "").replace(TAIL, "") : name;
};

/** Where long words may be parted: browsers do not know how, in every language. */
const PARTS =
  /(Ab|Allega|Anschul|Armeen|Atten|Aushe|Bara|Barri|Berg|Body|Con|Counter|Cross|Distrac|Dragon|Ehren|Einge|Erpres|Fana|Gefällig|Gegen|Gemein|Gemä|Gerissen|Gilden|Gold|Great|Groß|Guild|Götter|Hand|Herbst|Herr|Hexen|High|Hunde|Infor|Insi|Kriegs|König|Lannis|Leib|Light|Little|Lord|Meister|Meli|Mohn|Mor|Muste|Narren|Nord|Prospe|Recrui|Rein|Schatten|Seduc|Seefeuer|Servi|Shadow|Shaggy|Storm|Sturz|Summon|Sword|Teuf|Tumble|Unsi|Unter|Verführe|Vermächt|Ver|Voraus|Waffen|Weapon|Weg|Winter|Wohl|Zwinger|betrun|blumen|aufge|force|kavalle|wolf)(?=\p{Ll}{3})/gu;

/** A name that fits narrow places: long words may be parted. */
export const parted = (name: string): string =>
  name.replace(/\p{L}{9,}/gu, (word) => word.replace(PARTS, "$1\u00ad"));

export interface Rules {
  /** Keywords and what else stands before the abilities. */
  lines: readonly string[];
  /** Kind or phase of an ability, if it has one, and what it does. */
  abilities: readonly { head: string; text: string }[];
}

/** What a card says, in the reader's language; it comes with the first card that is read. */
export function rulesOf(card: number, send = true): Rules {
  const lines = linesOf(card, settings.language, send);
  const first = Math.max(0, lines.length - printed(card).abilities);
  return {
    lines: lines.slice(0, first),
    abilities: lines.slice(first).map((line) => {
      const at = line.indexOf("\t");
      return { head: line.slice(0, Math.max(0, at)), text: line.slice(at + 1) };
    }),
  };
}

/** Traits and crests: "Lord, Adliger". */
export const kindOf = (t: Translate, card: number, traits = printed(card).traits): string =>
  [
    ...members(traits, TRAITS).map((name) => t(`name-trait-${name}`)),
    ...members(printed(card).crests, CRESTS).map((name) => t(`name-crest-${name}`)),
  ].join(", ");

export const keywordsOf = (t: Translate, keywords: number): string[] =>
  members(keywords, KEYWORDS).map((name) => t(`name-keyword-${name}`));
