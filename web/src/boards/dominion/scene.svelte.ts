/** The position as cards one can point at: how each looks, what it says, what a press does. */
import type { BoardProps } from "../contract";
import type { Answering } from "./answering.svelte";
import { BASE, cardOf, INTRIGUE, is, keyOf, moneyOf } from "./cards";
import { behindCard, behindHeld, copyOf, type Ask, type Zone } from "./question";
import type { Look, Shown, ShownHeld, ShownPile, ShownTurned } from "./shown";
import { byCost, heldOf, idOf, supplyOf, viewOf, type Held, type Pile, type View } from "./view";

export interface Group {
  title: string;
  cards: Shown[];
}

const sentence = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");

export class Scene {
  readonly view: View = $derived.by(() => viewOf(this.props.sight));
  readonly hand: ShownHeld[] = $derived.by(() =>
    heldOf(this.view.hand).map((held) => this.held(held)),
  );
  readonly supply: { basic: ShownPile[]; kingdom: ShownPile[] } = $derived.by(() => {
    const { basic, kingdom } = supplyOf(this.view);
    const show = (pile: Pile): ShownPile => this.pile(pile);
    return { basic: basic.map(show), kingdom: kingdom.map(show) };
  });
  readonly turned: ShownTurned[] = $derived.by(() => this.turnedOver());
  readonly gallery: Group[] = $derived.by(() => this.groups());

  constructor(
    private readonly props: BoardProps,
    private readonly answering: Answering,
  ) {}

  private get ask(): Ask | null {
    return this.answering.ask;
  }

  called(card: number): string {
    return this.props.t(`card-${keyOf(card)}`);
  }

  /** Whether somebody points at an event that speaks of this card. */
  isMarked(card: number): boolean {
    const { card: one, cards } = this.props.marked?.args ?? {};
    return one === card || (Array.isArray(cards) && cards.includes(card));
  }

  private look(zone: Zone, option: number | null): Look {
    const { ask } = this;
    const { taken, armed, given } = this.answering;
    if (!ask || ask.zone !== zone) return "plain";
    if (option === null) return "faded";
    if (taken.includes(option) || (armed ?? given) === option) return "chosen";
    if (this.props.selected === option) return "pointed";
    return taken.length >= ask.asked.most && ask.asked.most > 1 ? "plain" : "lit";
  }

  private order(option: number | null): number {
    return this.ask?.asked.ordered && option !== null
      ? this.answering.taken.indexOf(option) + 1
      : 0;
  }

  private place(order: number): string {
    return order > 0 ? this.props.t("dm-as", { order }) : "";
  }

  private named(card: number, option: number | null): string {
    return option === null ? this.called(card) : this.answering.said(option);
  }

  private costs(cost: number, printed: number): string {
    const { t } = this.props;
    return cost < printed ? t("dm-costs-less", { cost, printed }) : t("dm-costs", { cost });
  }

  private pile({ card, left, cost }: Pile): ShownPile {
    const { t } = this.props;
    const option = behindCard(this.ask, "supply", card);
    const why = option === null ? this.whyNot(left, cost) : "";
    const many = t("dm-left", { count: left });
    return {
      card,
      left,
      cost,
      option,
      look: this.look("supply", option),
      order: 0,
      label: sentence(this.named(card, option), this.costs(cost, cardOf(card).cost), many, why),
      note: { card, cost, lines: [many, why].filter(Boolean) },
      marked: this.isMarked(card),
    };
  }

  /** The coins of all Treasures in the hand. */
  get inHand(): number {
    return moneyOf(this.view.hand, this.view.coppersmiths);
  }

  private whyNot(left: number, cost: number): string {
    const { t } = this.props;
    const verb = this.ask?.verb;
    if (verb === "treasures") return t("dm-why-treasures-first", { coins: this.inHand });
    if (verb === "action") return t("dm-why-actions-first");
    if (this.ask?.zone !== "supply") return "";
    if (left === 0) return t("dm-why-empty");
    if (verb !== "buy") return t("dm-why-gain");
    return t("dm-why-dear", { count: cost - this.view.coins });
  }

  private held(held: Held): ShownHeld {
    const { card } = held;
    const { cost } = cardOf(card);
    const option = behindHeld(this.ask, held);
    const order = this.order(option);
    const why = this.ask?.zone === "hand" && option === null ? this.whyNotHeld(card) : "";
    return {
      id: idOf(held),
      copy: held.copy,
      card,
      option,
      look: this.look("hand", option),
      order,
      label: sentence(this.named(card, option), this.place(order), why),
      ...(this.view.bridges > 0 && cost > 0 ? { cost: Math.max(0, cost - this.view.bridges) } : {}),
      note: { card, lines: why ? [why] : [] },
    };
  }

  private whyNotHeld(card: number): string {
    const { t } = this.props;
    switch (this.ask?.verb) {
      case "action":
        return is(card, "treasure") ? t("dm-why-later") : t("dm-why-no-action");
      case "treasures":
        return t("dm-why-no-treasure");
      default:
        return t("dm-why-hand");
    }
  }

  /** Cards that lie turned over because of the card being played. */
  private turnedOver(): ShownTurned[] {
    const { view } = this;
    if (this.props.sight.outcome !== null || view.kingdom.length === 0) return [];
    const drawn = this.ask?.verb === "keep" ? view.drawn : null;
    const seen = new Map<number, number>();
    return (drawn === null ? view.shown : [drawn]).map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      const option = this.ask?.zone === "shown" ? copyOf(this.ask, card, copy) : null;
      const order = this.order(option);
      return {
        id: `${card}:${copy}`,
        card,
        option,
        order,
        look: this.look("shown", option),
        label: sentence(this.named(card, option), this.place(order)),
        note: { card, lines: [] },
      };
    });
  }

  /** Whether a card is named, or the kingdom chosen, from a gallery in place of the supply. */
  get naming(): boolean {
    return this.ask?.zone === "gallery" || this.view.kingdom.length === 0;
  }

  private groups(): Group[] {
    if (!this.naming) return [];
    const { t } = this.props;
    const { view, ask } = this;
    const open = ask?.zone === "gallery" ? ask : null;
    const all = open?.options.map((offered) => offered.option) ?? [];
    const up = byCost(view.shown);
    const among = (cards: readonly number[]) => byCost(cards.filter((card) => all.includes(card)));
    const group = (key: string, cards: readonly number[]): Group => ({
      title: t(`dm-group-${key}`),
      cards: cards.map((card) => this.nameable(card)),
    });
    let groups = [group("up", up)];
    if (open?.verb === "name") {
      const mine = new Set(view.own);
      const here = new Set(view.piles.map((pile) => pile.card));
      const rest = all.filter((card) => !mine.has(card) && !here.has(card));
      groups = [
        group("own", among([...mine])),
        group("here", among([...here].filter((card) => !mine.has(card)))),
        group("rest", among(rest)),
      ];
    } else if (open?.verb === "kingdom-name") {
      groups = [
        group("chosen", up),
        group("intrigue", among(INTRIGUE)),
        group("base", among(BASE)),
      ];
    }
    return groups.filter(({ cards }) => cards.length > 0);
  }

  private nameable(card: number): Shown {
    const option = behindCard(this.ask, "gallery", card);
    const { cost } = cardOf(card);
    return {
      card,
      option,
      order: 0,
      look: option === null ? "plain" : this.look("gallery", option),
      label: sentence(this.named(card, option), this.costs(cost, cost)),
      note: { card, lines: [] },
    };
  }
}
