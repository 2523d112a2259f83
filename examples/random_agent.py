"""A random agent at any table, in the shape of PettingZoo.

python examples/random_agent.py tafelrunde/dominion-v1 --seats 3 --games 20
"""

from __future__ import annotations

import argparse

from tafelrunde.research.aec import env


def play(game: str, seats: int | None, games: int, seed: int) -> dict[str, float]:
    """Play at random and give each agent's share of the victories."""
    table = env(game, seats)
    shares = dict.fromkeys(table.possible_agents, 0.0)
    for number in range(games):
        table.reset(seed=seed + number)
        for place, agent in enumerate(table.possible_agents):
            table.action_space(agent).seed(seed + number + place)
        for agent in table.agent_iter():
            seen, reward, terminated, truncated, _ = table.last()
            shares[agent] += reward / games
            over = terminated or truncated
            # Only legal actions are drawn: the mask comes with every observation.
            table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))
    return shares


def main(arguments: list[str] | None = None) -> None:
    """Read the command line and print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tafelrunde/westeros_intrigue-v1")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    for agent, share in play(given.game, given.seats, given.games, given.seed).items():
        print(f"{agent}: {share:.3f} of the victories")


if __name__ == "__main__":
    main()
