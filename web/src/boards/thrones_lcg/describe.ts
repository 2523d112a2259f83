/** Cards in words: for labels, for screen readers, and for the reader's last lines. */
import type { Translate } from "../contract";
import { MOMENTS } from "./facts";
import { called } from "./names";
import { attachedTo, cardAt, printed, type Card, type View } from "./view";

const signed = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`);

/** How a strength comes about: "3 + 2 Ice − 1"; nothing where it is as printed. */
export function sumOf(card: Card, t: Translate): string {
  if (card.why.length === 0) return "";
  const parts = card.why.map(([source, n]) =>
    `${signed(n)} ${source < 0 ? t("lg-lasting") : called(t, source)}`.trim(),
  );
  return [printed(card.card).strength, ...parts].join(" ");
}

export function roleOf(view: View, slot: number): "attacks" | "defends" | "" {
  if (view.challenge?.attackers.includes(slot)) return "attacks";
  return view.challenge?.defenders.includes(slot) ? "defends" : "";
}

/** "Eddard Stark, Stärke 4 (3 + 1), aufrecht, kann verteidigen". */
export function describe(view: View, card: Card, t: Translate, more = ""): string {
  const said = [called(t, card.card)];
  if (printed(card.card).type === "character" && card.host < 0) {
    const sum = sumOf(card, t);
    const of = sum ? ` (${sum})` : "";
    said.push(`${t("lg-strength", { count: card.strength })}${of}`);
  }
  said.push(t(card.kneeling ? "lg-kneels" : "lg-stands"));
  const role = roleOf(view, card.slot);
  if (role) said.push(t(`lg-role-${role}`));
  if (card.power > 0) said.push(t("lg-power", { count: card.power }));
  if (card.gold > 0) said.push(t("lg-gold", { count: card.gold }));
  if (card.under.length > 0) said.push(t("lg-duplicates", { count: card.under.length }));
  const carried = attachedTo(view, card.slot).map((one) => called(t, one.card));
  if (carried.length > 0) said.push(t("lg-carries", { names: carried.join(", ") }));
  if (card.leaving > 0) said.push(t("lg-leaving"));
  if (more) said.push(more);
  return said.join(", ");
}

/** What the middle of the lane shows anyway. */
const SEEN = ["fought", "won", "lost"];

/** What may be responded to, in sentences: "Jaime wurde getötet". */
export function happened(
  view: View,
  t: Translate,
  name: (seat: number) => string,
): string[] {
  const decided = (view.challenge?.winner ?? -1) >= 0;
  const said = view.events.flatMap(([moment, slot, seat]) => {
    const key = MOMENTS[moment - 1] ?? "";
    if (decided ? SEEN.includes(key) : key === "fought" || key === "lost") return [];
    const about = cardAt(view, slot);
    return t(`lg-when-${key}`, {
      that: about ? called(t, about.card) : t("lg-some-card"),
      by: seat >= 0 ? name(seat) : t("lg-somebody"),
    });
  });
  return [...new Set(said)];
}
