/** Persons as the card pack of a table calls them. */
import type { Language, Value } from "../../wire";
import { packIn } from "./packs";

export function own(
  options: Readonly<Record<string, Value>>,
  language: Language,
): Record<string, string> {
  const called: Record<string, string> = {};
  for (const [key, person] of Object.entries(packIn(options)?.characters ?? {})) {
    const name = person?.name?.[language];
    if (name === undefined) continue;
    called[`character-${key}`] = called[`housecard-${key}`] = name;
    // What stands on small cards.
    called[`it-short-${key}`] = name.split(" ")[0] ?? name;
  }
  return called;
}
