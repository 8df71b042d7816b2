"""A game of random players in PettingZoo, with action masks.

pip install 'igroteka[research]'
python examples/pettingzoo_random.py jackal-high --players 3
"""

import argparse

import numpy as np

from igroteka.adapters import pettingzoo


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="jackal-high")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()

    table = pettingzoo.env(given.game, players=given.players, render_mode="ansi")
    table.reset(seed=given.seed)
    rng = np.random.default_rng(given.seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    turns = 0
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] += reward
        if over:
            table.step(None)
            continue
        table.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        turns += 1

    print(table.render())
    print(f"\n{turns} turns")
    for agent, reward in rewards.items():
        print(f"{agent}: {reward:+.3f}")


if __name__ == "__main__":
    main()
