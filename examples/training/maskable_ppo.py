"""sb3-contrib's MaskablePPO, in one file: ``python maskable_ppo.py dicewing --out dicewing.onnx``.

It has a seat at each of 256 tables; at the other sits the same network as it is at that moment. At the end the network
is written as ONNX, and ``warbones simulate dicewing --seats file:dicewing.onnx,greedy --swap`` says how good it is.

Needs ``pip install "warbones[training]"``.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from warbones.adapters.stable_baselines import vec_env

TABLES, STEPS = 256, 64
LOOK = 400_000  # words between two looks at how far it is


class Scaled(BaseFeaturesExtractor):
    """The observation alone, each number between 0 and 1; the mask goes another way."""

    def __init__(self, space):
        box = space["observation"]
        super().__init__(space, box.shape[0])
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, box.high)))

    def forward(self, seen):
        return seen["observation"] / self.scale


def share(model, game, bot, games=100, seed=1):
    """Return the share of games that the model wins, in either seat equally often; a draw is half a game."""
    envs = vec_env(game, games, [number % 2 for number in range(games)], bot, observations="features")
    envs.seed(seed)
    seen, paid, going = envs.reset(), np.zeros(games), np.ones(games, bool)
    while going.any():
        words, _ = model.predict(seen, action_masks=envs.env_method("action_masks"))
        seen, reward, over, _ = envs.step(words)
        paid += reward * going
        going &= ~over
    return float((1 + paid.mean()) / 2)


class Looks(BaseCallback):
    """Looks at how far the model is, and ends the training when its time is over."""

    def __init__(self, args):
        super().__init__()
        self.args, self.began, self.looked, self.curve = args, time.process_time(), -LOOK, ["minutes,words,won"]
        self.spent = 0.0

    def _on_step(self):
        self.spent = (time.process_time() - self.began) / 60
        return self.spent < self.args.minutes

    def _on_rollout_start(self):
        if self.num_timesteps >= self.looked + LOOK:
            self.looked, won = self.num_timesteps, share(self.model, self.args.game, self.args.against)
            self.curve.append(f"{self.spent:.2f},{self.num_timesteps},{won}")
            print(
                f"{self.spent:5.1f} min, {self.num_timesteps:10,} words: {won:.0%} against {self.args.against}",
                flush=True,
            )

    def _on_rollout_end(self):
        self.model.lr_schedule = lambda _: 7e-4 * max(0.05, 1 - self.spent / self.args.minutes)


class Written(torch.nn.Module):
    """The policy as a file has it: from observations to a score for every word."""

    def __init__(self, policy):
        super().__init__()
        self.policy = policy

    def forward(self, observation):
        seen = self.policy.extract_features({"observation": observation})
        return self.policy.action_net(self.policy.mlp_extractor.forward_actor(seen))


def write(policy, path):
    """Write the policy as ONNX: observations in, scores out, in rows."""
    policy.set_training_mode(False)
    two_rows, rows = torch.zeros(2, policy.features_extractor.features_dim), torch.export.Dim("rows")
    torch.onnx.export(
        Written(policy), (two_rows,), path, input_names=["observation"], output_names=["scores"],
        dynamic_shapes=({0: rows},), external_data=False, verbose=False,
    )  # fmt: skip


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=20, help="of the processor's time: half as long on two cores")
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="where the policy is written; the curve lies beside it")
    args = asked.parse_args()
    torch.set_num_threads(args.threads)

    def itself(observation, mask):
        return model.predict({"observation": observation, "action_mask": mask}, action_masks=mask)[0]

    envs = vec_env(args.game, TABLES, [table % 2 for table in range(TABLES)], itself, observations="features")
    model = MaskablePPO(
        "MultiInputPolicy", envs, 7e-4, n_steps=STEPS, batch_size=2048, n_epochs=3, gamma=1.0, gae_lambda=0.97,
        ent_coef=0.01, seed=args.seed, device="cpu",
        policy_kwargs={"features_extractor_class": Scaled, "net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
    )  # fmt: skip
    looks = Looks(args)
    model.learn(10**12, looks)
    won = share(model, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        looks.curve.append(f"{looks.spent:.2f},{model.num_timesteps},{won}")
        write(model.policy, args.out)
        args.out.with_suffix(".csv").write_text("\n".join(looks.curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
