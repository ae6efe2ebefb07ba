"""sb3-contrib's MaskablePPO, in one file: ``python maskable_ppo.py dicewing --out dicewing.onnx``.

It has both seats at each of 128 tables, or one where a bot has the other (``--bot``). Who is not asked has one word to
say, which is to wait. At the end the network is written as ONNX, and ``warbones simulate dicewing --seats
file:dicewing.onnx,greedy --swap`` says how good it is.

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
from stable_baselines3.common.vec_env import VecEnvWrapper

import warbones
from warbones.adapters.stable_baselines import vec_env
from warbones.spoken.described import columns
from warbones.spoken.turned import turned

TABLES, STEPS, HIDDEN = 128, 64, 192
LEARNING_RATE, ENTROPY = 7e-4, 0.01  # both sink to nothing
LAMBDA, HINTED = 0.97, 0.8  # how far ahead it is looked for what came of a word; less where leads are paid at once
HINT = 20  # a lead that is worth as much as a game
LOOK = 400_000  # words, waiting included, between two looks at how far it is


class Hinted(VecEnvWrapper):
    """Pays at once for a lead in a feature that has a number for each side, and takes it back when the game ends.

    That does not change what is best (potential-based shaping; Ng, Harada, Russell 1999), but is learned from sooner.
    """

    def __init__(self, envs, hint):
        super().__init__(envs)
        self.hint = hint

    def lead(self, seen):
        mine, yours = seen["observation"][:, self.hint].T
        return (mine - yours) / HINT

    def reset(self):
        seen = self.venv.reset()
        self.before = self.lead(seen)
        return seen

    def step_wait(self):
        seen, reward, over, infos = self.venv.step_wait()
        now = self.lead(seen)
        reward += np.where(over, 0, now) - self.before
        self.before = now
        return seen, reward, over, infos


class Body(BaseFeaturesExtractor):
    """Two hidden layers for policy and value. The mask goes another way; each number lies between 0 and 1 first.

    The second seat sees all as if it sat where the first does; whether it looks goes on beside the hidden numbers.
    """

    def __init__(self, space, sides):
        box = space["observation"]
        super().__init__(space, HIDDEN + 1)
        self.looks = sides.looks
        self.register_buffer("columns", torch.tensor(sides.columns))
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, box.high)))
        first, second = torch.nn.Linear(box.shape[0], HIDDEN), torch.nn.Linear(HIDDEN, HIDDEN)
        self.layers = torch.nn.Sequential(first, torch.nn.ReLU(), second, torch.nn.ReLU())

    def forward(self, seen):
        observation = seen["observation"]
        second = observation[:, self.looks, None]
        from_here = torch.where(second > 0, observation[:, self.columns], observation)
        return torch.cat((self.layers(from_here / self.scale), second), 1)


class Said(torch.nn.Module):
    """Scores for the words as they are called where who looks sits: a layer that `Body` feeds."""

    def __init__(self, layer, sides):
        super().__init__()
        self.layer = layer
        words = [*sides.words, len(sides.words)]  # the last is to wait, where it plays both seats
        self.register_buffer("words", torch.tensor(words[: layer.out_features]))

    def forward(self, hidden):
        scores = self.layer(hidden)
        return torch.where(hidden[:, -1:] > 0, scores[:, self.words], scores)


def share(model, game, bot, games=100, seed=1):
    """Return the share of games that the model wins, in either seat equally often; a draw is half a game."""
    envs = vec_env(game, games, [number % 2 for number in range(games)], bot, observations="features")
    envs.seed(seed)
    seen, paid, going = envs.reset(), np.zeros(games), np.ones(games, bool)
    while going.any():
        waiting = int(model.action_space.n) - seen["action_mask"].shape[1]  # nobody waits here
        mask = np.pad(seen["action_mask"], ((0, 0), (0, waiting)))
        words, _ = model.predict({"observation": seen["observation"], "action_mask": mask}, action_masks=mask)
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
        left = max(0.05, 1 - self.spent / self.args.minutes)
        self.model.lr_schedule = lambda _: LEARNING_RATE * left
        self.model.ent_coef = ENTROPY * left


class Written(torch.nn.Module):
    """The policy as a file has it: from observations to a score for every word but that for waiting."""

    def __init__(self, policy, words):
        super().__init__()
        self.policy, self.words = policy, words

    def forward(self, observation):
        return self.policy.action_net(self.policy.extract_features({"observation": observation}))[:, : self.words]


def write(policy, words, path):
    """Write the policy as ONNX: observations in, scores out, in rows."""
    policy.set_training_mode(False)
    two_rows = torch.zeros(2, policy.features_extractor.layers[0].in_features)
    torch.onnx.export(
        Written(policy, words), (two_rows,), path, input_names=["observation"], output_names=["scores"],
        dynamic_shapes=({0: torch.export.Dim("rows")},), external_data=False, verbose=False,
    )  # fmt: skip


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25, help="of the processor's time")
    asked.add_argument("--hint", help="a feature whose lead is paid at once, such as standing in keep")
    asked.add_argument("--bot", help="who has the other seat, such as greedy:4, in place of itself")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="where the policy is written; the curve lies beside it")
    args = asked.parse_args()
    torch.set_num_threads(args.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # a tenth of the time

    game = warbones.load(args.game)
    sides, others = turned(game), {"self_play": True}
    if args.bot:
        others = {"bot": args.bot, "seat": [0, 1] * (TABLES // 2)}
    envs = vec_env(args.game, TABLES, observations="features", **others)
    if args.hint:
        envs = Hinted(envs, columns(game, args.hint))
    model = MaskablePPO(
        "MultiInputPolicy", envs, LEARNING_RATE, n_steps=STEPS, batch_size=2048, n_epochs=3, gamma=1.0,
        gae_lambda=HINTED if args.hint else LAMBDA, ent_coef=ENTROPY, seed=args.seed, device="cpu",
        policy_kwargs={"features_extractor_class": Body, "features_extractor_kwargs": {"sides": sides}, "net_arch": []},
    )  # fmt: skip
    model.policy.action_net = Said(model.policy.action_net, sides)
    looks = Looks(args)
    model.learn(10**12, looks)
    won = share(model, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        looks.curve.append(f"{looks.spent:.2f},{model.num_timesteps},{won}")
        write(model.policy, len(sides.words), args.out)
        args.out.with_suffix(".csv").write_text("\n".join(looks.curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
