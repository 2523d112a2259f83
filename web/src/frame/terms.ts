/** What was agreed on, in words, and what of it has changed. */
import type { TableInfo, Terms, Value } from "../wire";
import { t, type Words } from "../words.svelte";

export interface Change {
  name: string;
  before: string;
  now: string;
}

export function valueText(words: Words, name: string, value: Value): string {
  // Of what was written at length, a deck say, the first line tells enough.
  const [line = "", more] = String(value).split("\n");
  return more === undefined ? words.first([`option-${name}-${value}`]) || line : `${line} …`;
}

const FLAGS = ["private", "locked", "spectators", "hints"] as const;

/** Everything that is not as it was; `usual` is what holds where nothing was said. */
export function changes(
  knew: Terms,
  table: TableInfo,
  usual: Readonly<Record<string, Value>>,
  words: Words,
): Change[] {
  const before: Readonly<Record<string, Value>> = { ...usual, ...knew.options };
  const now: Readonly<Record<string, Value>> = { ...usual, ...table.options };
  const options = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const text = (name: string, value: Value | undefined) =>
    value === undefined ? "–" : valueText(words, name, value);
  const yes = (flag: boolean) => t(flag ? "yes" : "no");
  return [
    ...options
      .filter((name) => before[name] !== now[name])
      .map((name) => ({
        name: words.first([`option-${name}`]) || name,
        before: text(name, before[name]),
        now: text(name, now[name]),
      })),
    ...FLAGS.filter((flag) => knew[flag] !== table[flag]).map((flag) => ({
      name: t(`terms-${flag}`),
      before: yes(knew[flag]),
      now: yes(table[flag]),
    })),
  ];
}
