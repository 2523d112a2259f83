import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle, question, sentence, spans, type Lexicon } from "../src/sentence";
import * as dominion from "../src/boards/dominion/nouns";
import * as risk from "../src/boards/risk/nouns";
import * as thrones_lcg from "../src/boards/thrones_lcg/nouns";
import * as westeros from "../src/boards/westeros_intrigue/nouns";
import type { Arg, Language } from "../src/wire";

const ROOT = join(import.meta.dirname, "../..");
const GAMES = join(ROOT, "src/tafelrunde/games");
const NOUNS = { dominion, risk, thrones_lcg, westeros_intrigue: westeros };

interface Case extends Record<Language, string> {
  about: string;
  game: keyof typeof NOUNS;
  players: readonly string[];
  key: string;
  args: Record<string, Arg>;
  asked?: "prompt" | "waits";
}

const CASES = JSON.parse(readFileSync(join(ROOT, "tests/words.json"), "utf-8")) as Case[];

function lexicon(game: keyof typeof NOUNS, language: Language, names: readonly string[]): Lexicon {
  const bundles = [game, ""].map((folder) =>
    bundle(language, readFileSync(join(GAMES, folder, `locale/${language}.ftl`), "utf-8")),
  );
  return { bundles, nouns: NOUNS[game], names };
}

describe.each(["de", "en"] as const)("the sentences of games/words.py (%s)", (language) => {
  it.each(CASES.filter((one) => one.asked))("$about", (one) => {
    const { game, players, key, args, asked, ...says } = one;
    const about = { prompt: key, source: Number(args.source) };
    expect(question(lexicon(game, language, players), asked ?? "prompt", about)).toBe(
      says[language],
    );
  });

  it.each(CASES.filter((one) => !one.asked))("$about", ({ game, players, key, args, ...says }) => {
    const mistakes: Error[] = [];
    expect(sentence(lexicon(game, language, players), key, args, mistakes)).toBe(says[language]);
    expect(mistakes).toEqual([]);
    const pieces = spans(lexicon(game, language, players), key, args);
    expect(pieces.map((piece) => piece.text).join("")).toBe(says[language]);
  });
});

describe("mistakes", () => {
  const words = lexicon("dominion", "de", []);

  it("no words for a key", () => {
    expect(sentence(words, "nonsense", {})).toBeNull();
  });

  const gaps: Record<string, Arg>[] = [{}, { cards: [63] }, { cards: [-1] }];

  it.each(gaps)("a gap that stays empty: %o", (args) => {
    const mistakes: Error[] = [];
    sentence(words, "event-drew", args, mistakes);
    expect(mistakes).toHaveLength(1);
  });
});
