/** Choices that give something away for nothing; the frame asks once before it lets them go off. */
import type { BoardModule } from "../contract";

/** Not to choose is never better here. */
const FREE = new Set(["stand", "set-up"]);

export const warningOf: NonNullable<BoardModule["warning"]> = ({ asked: [asked] }, answer, t) => {
  if (!asked) return null;
  const { prompt, most } = asked;
  const count = [answer].flat().length;
  if (prompt === "keep" ? count >= most : count > 0 || !FREE.has(prompt)) return null;
  return { kind: `lcg-${prompt}`, text: t("lg-warn", { prompt, count, most }) };
};
