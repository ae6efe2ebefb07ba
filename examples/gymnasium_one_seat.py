"""One seat of DICE WAR as a Gymnasium environment: a first agent plays at random against a function."""

import gymnasium
import numpy as np

import warbones
import warbones.adapters.gymnasium


def first_listed(seen: warbones.Position, seat: int) -> warbones.Action:
    """Play the other seat; bot="greedy" would be one of our bots."""
    return seen.legal(seat)[0]


if __name__ == "__main__":
    env, luck, won = gymnasium.make("warbones/keep-v2", bot=first_listed, round_limit=8), np.random.default_rng(1), 0
    for seed in range(10):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            action = luck.choice(np.flatnonzero(seen["action_mask"]))
            seen, reward, over, _, info = env.step(action)
        won += reward > 0
    print(f"The agent won {won} of 10 games; {env.action_space.n} actions, {seen['observation'].size} numbers seen.")
