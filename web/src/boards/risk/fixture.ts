/** Questions for tests, and positions to ask them in. */
import type { Asked, Offered } from "../../sight";
import { offered, question } from "../shared/fixture";
import { TERRITORIES } from "./position";

export * from "./position";

const asking = (prompt: string, options: readonly Offered[], more: Partial<Asked> = {}): Asked =>
  question({ prompt, options: [options], ...more });

const way = (origin: number, target: number): Offered =>
  offered(origin * TERRITORIES + target, "say-way", { origin, target });

export const invade = (...ways: readonly (readonly [number, number])[]): Asked =>
  asking("invade", [offered(0, "say-stop-invade"), ...ways.map((one) => way(...one))]);

export const place = (total: number, ...lands: readonly number[]): Asked =>
  asking(
    "place",
    lands.map((territory) => offered(territory, "say-territory", { territory })),
    { kind: "Share", total, caps: lands.map(() => total) },
  );

export const battle = (units: number): Asked =>
  asking("battle", [
    offered(0, "say-stop-battle"),
    ...[1, 2, 3].slice(0, units - 1).map((count) => offered(count, "say-attack", { count })),
    offered(10, "say-until-taken"),
    ...[2, 3, 4].map((count) => offered(100 + count, "say-until-left", { count })),
    ...[10, 50].map((count) => offered(1000 + count, "say-until-odds", { count })),
  ]);

/** The dice lie on the table, and somebody may do something about them. */
export const rolled = (...options: readonly Offered[]): Asked =>
  asking("cards-attack-roll", options, { kind: "MayPass" });

export const window_ = (...options: readonly Offered[]): Asked =>
  asking("cards-committed", [...options, offered(-1, "passing")], { kind: "MayPass" });
