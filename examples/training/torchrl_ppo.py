"""TorchRL's PPO, in one file: ``python torchrl_ppo.py dicewing --out dicewing.onnx``.

It has a seat at each of 256 tables; at the other sits the same network as it is at that moment. TorchRL takes the
tables through its Gymnasium wrapper, and its `MaskedCategorical` leaves out what the mask forbids.

Needs ``pip install "warbones[training]"``.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import warbones.adapters.gymnasium

TABLES, STEPS, EPOCHS, MINIBATCH, LEARNING_RATE = 256, 64, 3, 2048, 7e-4
LOOK = 400_000  # words between two looks at how far it is


class Scaled(nn.Module):
    """Takes each number of an observation to between 0 and 1."""

    def __init__(self, box):
        super().__init__()
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, box.high)))

    def forward(self, observation):
        return observation / self.scale


class Masked(MaskedCategorical):
    """Draws among the words that a mask of zeros and ones allows."""

    def __init__(self, logits, mask):
        super().__init__(logits=logits, mask=mask.bool())


def network(box, out, hidden=192):
    inner = nn.Linear(box.shape[0], hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
    return nn.Sequential(Scaled(box), *inner, nn.Linear(hidden, out))


def made(game, tables, bot):
    seats = [table % 2 for table in range(tables)]
    name = warbones.adapters.gymnasium.env_id(game)
    return gymnasium.make_vec(name, tables, bot=bot, seat=seats, observations="features", autoreset_mode="Disabled")


def said(scores, observation, mask):
    """Return a word for each row, drawn from what the mask allows."""
    with torch.no_grad():
        logits = scores(torch.as_tensor(observation))
    return Masked(logits, torch.as_tensor(mask)).sample().numpy()


def share(scores, game, bot, games=100, seed=1):
    """Return the share of games that the network wins, in either seat equally often; a draw is half a game."""
    envs = made(game, games, bot)
    seen, _ = envs.reset(seed=seed)
    paid, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        mask = seen["action_mask"].copy()
        mask[over, 0] = 1  # nobody is asked there any more, and whatever is said is refused
        seen, reward, over, _, _ = envs.step(said(scores, seen["observation"], mask))
        paid += reward
    return float((1 + paid.mean()) / 2)


def main():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=20, help="of the processor's time: half as long on two cores")
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="where the policy is written; the curve lies beside it")
    args = asked.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    envs = made(args.game, TABLES, lambda observation, mask: said(scores, observation, mask))
    box, words = envs.single_observation_space["observation"], int(envs.single_action_space.n)
    scores, worth = network(box, words), network(box, 1)
    actor = ProbabilisticActor(
        TensorDictModule(scores, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=Masked, return_log_prob=True,
    )  # fmt: skip
    critic = ValueOperator(worth, in_keys=["observation"])
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.5, normalize_advantage=True)
    gained = GAE(gamma=1.0, lmbda=0.97, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), LEARNING_RATE, eps=1e-5)
    played = Collector(
        GymWrapper(envs, categorical_action_encoding=True), actor, frames_per_batch=TABLES * STEPS, total_frames=-1,
    )  # fmt: skip
    began, learned, looked, curve = time.process_time(), 0, -LOOK, ["minutes,words,won"]
    for batch in played:
        spent = (time.process_time() - began) / 60
        if learned >= looked + LOOK:
            looked, won = learned, share(scores, args.game, args.against)
            curve.append(f"{spent:.2f},{learned},{won}")
            print(f"{spent:5.1f} min, {learned:10,} words: {won:.0%} against {args.against}", flush=True)
        if spent > args.minutes:
            break
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(0.05, 1 - spent / args.minutes)
        with torch.no_grad():
            gained(batch)
        flat = batch.reshape(-1)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat)).split(MINIBATCH):
                found = loss(flat[rows])
                optimizer.zero_grad()
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        learned += len(flat)
    played.shutdown()
    won = share(scores, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        curve.append(f"{spent:.2f},{learned},{won}")
        torch.onnx.export(
            scores, (torch.zeros(2, box.shape[0]),), args.out, input_names=["observation"], output_names=["scores"],
            dynamic_shapes=({0: torch.export.Dim("rows")},), external_data=False, verbose=False,
        )  # fmt: skip
        args.out.with_suffix(".csv").write_text("\n".join(curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
