/** How far an objective has come: what is held of it, and what is needed. */
import { COASTS, GOALS, REGION } from "./facts";
import { hasCastle, hasPort, inPlay, landOf, membersOf, type View } from "./view";

export interface Attained {
  /** Pairs of what is there and what is needed; some objectives need two things. */
  parts: readonly (readonly [have: number, need: number])[];
  done: boolean;
  words: string;
}

type Counted = Attained["parts"];

/** By what an objective looks at (`cards/objectives.py`). */
const COUNT: Record<string, (view: View, seat: number, n: number, m: number) => Counted> = {
  control_castles: (view, seat, n) => [[landOf(view, seat).filter(hasCastle).length, n]],
  control_ports: (view, seat, n) => [[landOf(view, seat).filter(hasPort).length, n]],
  control_castles_and_ports: (view, seat, n, m) => [
    [landOf(view, seat).filter(hasCastle).length, n],
    [landOf(view, seat).filter(hasPort).length, m],
  ],
  gold_at_least: (view, seat, n) => [[view.gold[seat] ?? 0, n]],
  destroyed_this_turn: (view, seat, n) => [[mine(view, seat) ? view.destroyed : 0, n]],
  conquered_this_turn: (view, seat, n) => [[conquests(view, seat).length, n]],
  conquered_from_one_opponent_this_turn: (view, seat, n) => [
    [mine(view, seat) ? Math.max(0, ...view.taken_from) : 0, n],
  ],
  conquered_castles_this_turn: (view, seat, n) => [[conquests(view, seat).filter(hasCastle).length, n]],
  conquered_ports_this_turn: (view, seat, n) => [[conquests(view, seat).filter(hasPort).length, n]],
  control_regions: (view, seat, n) => [[regions(view, seat, null), n]],
  territories_in_regions: (view, seat, n, m) => [[regions(view, seat, n), m]],
  port_on_every_coast: (view, seat) => {
    const coasts = COASTS.map((coast) => coast.filter((port) => inPlay(view, port))).filter(
      (coast) => coast.length > 0,
    );
    const held = coasts.filter((coast) => coast.some((port) => view.owner[port] === seat));
    return [[held.length, coasts.length]];
  },
  special_units_same_kind: (view, seat, n) => [[Math.max(...special(view, seat)), n]],
  special_units_each_kind: (view, seat) => [[special(view, seat).filter((count) => count > 0).length, 3]],
};

const mine = (view: View, seat: number): boolean => view.turn === seat;
const conquests = (view: View, seat: number): readonly number[] =>
  mine(view, seat) ? view.conquered : [];

function regions(view: View, seat: number, each: number | null): number {
  return [...new Set(REGION)].filter((region) => {
    const all = membersOf(region);
    const own = all.filter((territory) => view.owner[territory] === seat).length;
    return each === null ? own === all.length : own >= each;
  }).length;
}

const special = (view: View, seat: number): number[] =>
  [0, 1, 2].map((kind) =>
    landOf(view, seat).reduce((sum, land) => sum + (view.markers[kind]?.[land] ?? 0), 0),
  );

export function attained(view: View, seat: number, number: number): Attained {
  const goal = GOALS[number];
  const parts = goal ? (COUNT[goal.check]?.(view, seat, goal.n, goal.m) ?? []) : [];
  const done = parts.length > 0 && parts.every(([have, need]) => have >= need);
  return {
    parts,
    done,
    words: done ? "✓" : parts.map(([have, need]) => `${have}/${need}`).join(", "),
  };
}
