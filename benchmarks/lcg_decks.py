"""Prints how the decks of the card game do against each other, as a table for docs/thrones-lcg.md.

python -m benchmarks.lcg_decks --games 200                            of rules of thumb
python -m benchmarks.lcg_decks --games 20 --player strategist:iterations=4
"""

from __future__ import annotations

import argparse
from itertools import combinations

from tafelrunde.arena import Plan, simulate, wilson
from tafelrunde.games.thrones_lcg import HOUSES
from tafelrunde.table import Value


def shares(player: str, games: int, seed: int) -> dict[tuple[str, str], float]:
    """Play each pair of decks in both orders; give the share of the first."""
    found = {}
    for one, other in combinations(HOUSES, 2):
        won = 0.0
        for decks in ((one, other), (other, one)):
            options: dict[str, Value] = {"deck_1": decks[0], "deck_2": decks[1]}
            # The same player under two names, so that the report tells the seats apart.
            players = (player, f"{player},") if ":" in player else (player, f"{player}:")
            plan = Plan("thrones_lcg", 2, players, games // 2, seed=seed, options=options)
            standings = simulate(plan).standings
            won += standings[decks.index(one)].share * (games // 2)
        found[one, other] = won / (games // 2 * 2)
        found[other, one] = 1 - found[one, other]
    return found


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="heuristic")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    found = shares(chosen.player, chosen.games, chosen.seed)
    print("| deck | " + " | ".join(HOUSES) + " | all |")
    print("|---|" + "---:|" * (len(HOUSES) + 1))
    for one in HOUSES:
        row = [found.get((one, other)) for other in HOUSES]
        known = [share for share in row if share is not None]
        cells = ["" if share is None else f"{share:.2f}" for share in row]
        print(f"| {one} | " + " | ".join(cells) + f" | {sum(known) / len(known):.2f} |")
    low, high = wilson(0.5, chosen.games)
    print(f"\n{chosen.games} games of each pair; around 0.50 that is ± {(high - low) / 2:.2f}.")


if __name__ == "__main__":
    main()
