"""sb3-contrib's MaskablePPO, in one file: ``python maskable_ppo.py dicewing --out dicewing.onnx``.

The model plays both seats of 128 tables; waiting seats are left out of learning. With ``--then BOT`` it continues
against a bot, at one seat of each of 256 tables. At the end it is written as ONNX, and
``warbones simulate dicewing --seats file:dicewing.onnx,greedy --swap`` measures it.

Needs ``pip install "warbones[training]"``.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.buffers import MaskableDictRolloutBuffer
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnvWrapper

import warbones
from warbones.adapters.stable_baselines import vec_env
from warbones.encoding.feature_page import feature_columns
from warbones.encoding.mirror import mirror_of

TABLES, STEPS, HIDDEN = 128, 64, 192
LEARNING_RATE = 7e-4  # decays to zero, like the entropy bonus (``--entropy``)
LAMBDA, HINTED = 0.97, 0.8  # lambda of GAE; with a hint it starts at ``HINTED``
HINT = 20  # the lead that is worth as much reward as a won game
LOOK = 400_000  # tokens between two evaluations
ALONE = 0.3  # the share of the time for self-play before a bot takes over


class Rows(VecEnvWrapper):
    """Tables with 256 rows: both seats of 128, or one of 256 against a bot. All masks have a place for waiting.

    With a hint, it rewards changes of a lead (a feature with a number for each side) immediately, and takes them back
    at the end of the game. The best policy stays the same (potential-based shaping; Ng, Harada, Russell 1999), but
    learning is faster.
    """

    def __init__(self, game, hint, bot=None):
        both = vec_env(game, TABLES, observations="features", self_play=True)
        seat = [0, 1] * TABLES
        played = vec_env(game, 2 * TABLES, seat, bot, observations="features") if bot else both
        super().__init__(played, both.observation_space, both.action_space)
        self.hint = feature_columns(warbones.load(game), hint) if hint else None

    def padded(self, mask):
        return np.pad(mask, ((0, 0), (0, int(self.action_space.n) - mask.shape[1])))

    def lead(self, seen):
        mine, yours = seen["observation"][:, self.hint].T if self.hint else np.zeros((2, self.num_envs), np.float32)
        return (mine - yours) / HINT

    def reset(self):
        seen = self.venv.reset()
        self.before = self.lead(seen)
        return {**seen, "action_mask": self.padded(seen["action_mask"])}

    def step_wait(self):
        seen, reward, over, infos = self.venv.step_wait()
        now = self.lead(seen)
        reward += np.where(over, 0, now) - self.before
        self.before = now
        return {**seen, "action_mask": self.padded(seen["action_mask"])}, reward, over, infos

    def env_method(self, *args, **kwargs):
        return self.padded(self.venv.env_method(*args, **kwargs))  # the masks


class Asked(MaskableDictRolloutBuffer):
    """A buffer that skips waiting: a token's outcome is seen at its seat's next decision."""

    def compute_returns_and_advantage(self, last_values, dones):
        after, ahead, over = last_values.numpy().ravel(), np.zeros(self.n_envs, np.float32), dones
        for t in range(self.buffer_size - 1, -1, -1):
            after, ahead = self.rewards[t] + np.where(over, 0, after), np.where(over, 0, ahead)
            waits = self.action_masks[t, :, -1] > 0
            self.advantages[t] = after - self.values[t] + self.gae_lambda * ahead
            after, ahead = np.where(waits, after, self.values[t]), np.where(waits, ahead, self.advantages[t])
            over = self.episode_starts[t]
        self.returns = self.advantages + self.values

    def get(self, batch_size):
        next(super().get(1))  # flattens the buffers to rows
        rows = np.random.permutation(np.flatnonzero(self.action_masks[:, -1] == 0))
        for some in range(0, len(rows), batch_size):
            yield self._get_samples(rows[some : some + batch_size])


class Body(BaseFeaturesExtractor):
    """Two hidden layers for policy and value, with inputs scaled to 0 to 1; the mask is applied elsewhere.

    The second seat's columns are swapped into the first seat's perspective; a flag for the seat is passed on as well.
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


class MirroredScores(torch.nn.Module):
    """Scores with the tokens swapped back to the observing seat's: a layer after `Body`."""

    def __init__(self, layer, sides):
        super().__init__()
        self.layer = layer
        words = [*sides.words, len(sides.words)]  # the last means to wait, in self-play
        self.register_buffer("words", torch.tensor(words[: layer.out_features]))

    def forward(self, hidden):
        scores = self.layer(hidden)
        return torch.where(hidden[:, -1:] > 0, scores[:, self.words], scores)


def share(model, game, bot, games=100, seed=1):
    """Return the share of games that the model wins, half from each seat; a draw is half a win."""
    envs = vec_env(game, games, [number % 2 for number in range(games)], bot, observations="features")
    envs.seed(seed)
    seen, paid, going = envs.reset(), np.zeros(games), np.ones(games, bool)
    while going.any():
        waiting = int(model.action_space.n) - seen["action_mask"].shape[1]  # nobody waits against a bot
        mask = np.pad(seen["action_mask"], ((0, 0), (0, waiting)))
        words, _ = model.predict({"observation": seen["observation"], "action_mask": mask}, action_masks=mask)
        seen, reward, over, _ = envs.step(words)
        paid += reward * going
        going &= ~over
    return float((1 + paid.mean()) / 2)


class Evaluation(BaseCallback):
    """Evaluates the model now and then, and ends the training when its time is up."""

    def __init__(self, args):
        super().__init__()
        self.args, self.began, self.learned, self.looked, self.spent = args, time.process_time(), 0, -LOOK, 0.0
        self.until, self.curve = args.minutes * (ALONE if args.then else 1), ["minutes,words,won"]

    def _on_step(self):
        self.spent = (time.process_time() - self.began) / 60
        return self.spent < self.until

    def _on_rollout_start(self):
        if self.learned >= self.looked + LOOK:
            self.looked, won = self.learned, share(self.model, self.args.game, self.args.against)
            self.curve.append(f"{self.spent:.2f},{self.learned},{won}")
            learned = f"{self.spent:5.1f} min, {self.learned:10,} tokens"
            print(f"{learned}: {won:.0%} against {self.args.against}", flush=True)

    def _on_rollout_end(self):
        self.learned += int((self.model.rollout_buffer.action_masks[..., -1] == 0).sum())
        left = max(0.05, 1 - self.spent / self.args.minutes)
        self.model.lr_schedule = lambda _: LEARNING_RATE * left
        self.model.ent_coef = self.args.entropy * left
        if self.args.hint:
            self.model.rollout_buffer.gae_lambda = LAMBDA - (LAMBDA - HINTED) * left


class Written(torch.nn.Module):
    """The exported policy: from observations to a score for every token except waiting."""

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
    asked.add_argument("--minutes", type=float, default=25, help="of processor time")
    asked.add_argument("--hint", help="a feature whose lead is rewarded at once, such as standing in keep")
    asked.add_argument("--then", help="the opponent after self-play, such as greedy:4")
    asked.add_argument("--entropy", type=float, default=0.01, help="the initial entropy bonus")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="the policy's file; the curve is written beside it")
    args = asked.parse_args()
    torch.set_num_threads(args.threads)
    torch.distributions.Distribution.set_default_validate_args(False)  # saves a tenth of the time

    sides = mirror_of(warbones.load(args.game))
    model = MaskablePPO(
        "MultiInputPolicy", Rows(args.game, args.hint), LEARNING_RATE, n_steps=STEPS, batch_size=2048, n_epochs=3,
        gamma=1.0, gae_lambda=HINTED if args.hint else LAMBDA, ent_coef=args.entropy, seed=args.seed, device="cpu",
        rollout_buffer_class=Asked,
        policy_kwargs={"features_extractor_class": Body, "features_extractor_kwargs": {"sides": sides}, "net_arch": []},
    )  # fmt: skip
    model.policy.action_net = MirroredScores(model.policy.action_net, sides)
    evaluation = Evaluation(args)
    model.learn(10**12, evaluation)
    if args.then:
        evaluation.until = args.minutes
        model.set_env(Rows(args.game, args.hint, args.then))
        model.env.seed(args.seed)
        model.learn(10**12, evaluation, reset_num_timesteps=False)
    won = share(model, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        evaluation.curve.append(f"{evaluation.spent:.2f},{evaluation.learned},{won}")
        write(model.policy, len(sides.words), args.out)
        args.out.with_suffix(".csv").write_text("\n".join(evaluation.curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
