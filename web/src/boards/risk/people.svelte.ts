/**
 * What each character is known by, in the order of the rules (`units/people/`): loaded house by
 * house, for hardly anybody sees those of all seven. Who drew them is in `credits.ts`.
 */
import { HOUSES } from "./scene";
import { PER_HOUSE } from "./view";

interface Icon {
  body: string;
  width: number;
  height: number;
}

const files = import.meta.glob<{ default: readonly Icon[] }>("./units/people/*.ts");
const asked = new Set<string>();
let known = $state.raw<Readonly<Record<string, readonly Icon[]>>>({});

/** The emblem of a character; until it is there, nothing. */
export function emblemOf(character: number): Icon | undefined {
  const house = HOUSES[Math.floor(character / PER_HOUSE)] ?? "";
  const found = known[house];
  const load = files[`./units/people/${house}.ts`];
  if (!found && load && !asked.has(house)) {
    asked.add(house);
    load().then(
      (loaded) => (known = { ...known, [house]: loaded.default }),
      () => asked.delete(house),
    );
  }
  return found?.[character % PER_HOUSE];
}
