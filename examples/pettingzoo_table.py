"""DiceWing as a PettingZoo environment: two agents launch at each other, neither seeing what the other launches."""

import numpy as np

from warbones.adapters.pettingzoo import env

if __name__ == "__main__":
    table, luck = env("dicewing"), np.random.default_rng(1)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        if over:
            print(f"{agent} gets {reward:+.0f}.")
        table.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
