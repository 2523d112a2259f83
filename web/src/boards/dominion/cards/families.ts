/** What an Action is mainly for: its family tints the ground it stands on. */
const FAMILIES = {
  draw: "courtyard masquerade smithy council_room laboratory library steward adventurer",
  village:
    "shanty_town mining_village village festival market great_hall wishing_well scout pawn conspirator",
  coin: "baron bridge coppersmith woodcutter moneylender chancellor tribute",
  gain: "ironworks workshop feast bureaucrat",
  rework: "upgrade trading_post remodel mine chapel cellar throne_room secret_chamber",
} as const;

const BY_CARD = new Map<string, string>(
  Object.entries(FAMILIES).flatMap(([family, keys]) =>
    keys.split(" ").map((key) => [key, `family-${family}`] as const),
  ),
);

/** The class of a card's family; nothing for those whose types say enough. */
export const familyOf = (key: string): string => BY_CARD.get(key) ?? "";
