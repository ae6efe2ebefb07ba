"""DICE WAR as a Gymnasium environment: a random agent against a function in the other seat."""

import gymnasium
import numpy as np

import warbones
import warbones.adapters.gymnasium


def first_legal(position: warbones.Position, seat: int) -> warbones.Action:
    """Play the other seat; bot="greedy" would be one of our bots."""
    return position.legal(seat)[0]


if __name__ == "__main__":
    env, rng, won = gymnasium.make("warbones/keep-v3", bot=first_legal, round_limit=8), np.random.default_rng(1), 0
    for seed in range(10):
        obs, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action = rng.choice(np.flatnonzero(obs["action_mask"]))
            obs, reward, terminated, _, info = env.step(action)
        won += reward > 0
    print(f"The agent won {won} of 10 games; {env.action_space.n} actions, {obs['observation'].size} numbers observed.")
