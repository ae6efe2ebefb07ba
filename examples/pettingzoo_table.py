"""DiceWing as a PettingZoo environment: two random agents, neither of which sees the other's launches."""

import numpy as np

from warbones.adapters.pettingzoo import env

if __name__ == "__main__":
    table, rng = env("dicewing"), np.random.default_rng(1)
    table.reset(seed=7)
    for agent in table.agent_iter():
        obs, reward, terminated, truncated, info = table.last()
        if terminated:
            print(f"{agent} gets {reward:+.0f}.")
        table.step(None if terminated else rng.choice(np.flatnonzero(obs["action_mask"])))
