"""TorchRL's PPO, in one file: ``python torchrl_ppo.py dicewing --out dicewing.onnx``.

It has both seats at each of 128 tables, or one where a bot has the other (``--bot``); who is not asked waits, and is
left out of the loss. TorchRL takes the tables through its Gymnasium wrapper, and its `MaskedCategorical` leaves out
what the mask forbids.

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
from warbones.spoken.described import columns
from warbones.spoken.turned import turned

TABLES, STEPS, EPOCHS, MINIBATCH = 128, 64, 3, 2048
LEARNING_RATE, ENTROPY = 7e-4, 0.01  # both sink to nothing
LAMBDA, HINTED = 0.97, 0.8  # how far ahead it is looked for what came of a word; less where leads are paid at once
HINT = 20  # a lead that is worth as much as a game
LOOK = 400_000  # words between two looks at how far it is


class FromHere(nn.Module):
    """A network that is shown all as if who looks sat in the first seat, and each number between 0 and 1.

    Where it has a score for every word, these go back to what the words are called where who looks sits.
    """

    def __init__(self, inner, box, sides, out):
        super().__init__()
        self.inner, self.looks, self.said = inner, sides.looks, out > 1
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, box.high)))
        self.register_buffer("columns", torch.tensor(sides.columns))
        self.register_buffer("words", torch.tensor([*sides.words, len(sides.words)][:out]))  # the last is to wait

    def forward(self, observation):
        second = observation[..., self.looks, None] > 0
        found = self.inner(torch.where(second, observation[..., self.columns], observation) / self.scale)
        return torch.where(second, found[..., self.words], found) if self.said else found


class Masked(MaskedCategorical):
    """Draws among the words that a mask of zeros and ones allows."""

    def __init__(self, logits, mask):
        super().__init__(logits=logits, mask=mask.bool())


def network(box, sides, out, hidden=192):
    inner = nn.Linear(box.shape[0], hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
    return FromHere(nn.Sequential(*inner, nn.Linear(hidden, out)), box, sides, out)


def made(game, tables, **kwargs):
    name = warbones.adapters.gymnasium.env_id(game)
    return gymnasium.make_vec(name, tables, observations="features", autoreset_mode="Disabled", **kwargs)


def share(policy, game, bot, games=100, seed=1):
    """Return the share of games that the policy wins, in either seat equally often; a draw is half a game."""
    envs = made(game, games, bot=bot, seat=[number % 2 for number in range(games)])
    seen, _ = envs.reset(seed=seed)
    paid, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        mask = seen["action_mask"].copy()
        mask[over, 0] = 1  # nobody is asked there any more, and whatever is said is refused
        with torch.no_grad():
            logits = policy(torch.as_tensor(seen["observation"]))
        words = Masked(logits, torch.as_tensor(mask)).sample()
        seen, reward, over, _, _ = envs.step(words.numpy())
        paid += reward
    return float((1 + paid.mean()) / 2)


def pay_leads(batch, hint):
    """Pay at once for a lead in a feature that has a number for each side, and take it back when the game ends.

    That does not change what is best (potential-based shaping; Ng, Harada, Russell 1999), but is learned from sooner.
    """
    before, after = ((each[..., hint.start] - each[..., hint.start + 1])[..., None] / HINT
                     for each in (batch["observation"], batch["next", "observation"]))  # fmt: skip
    batch["next", "reward"] += after * ~batch["next", "terminated"] - before


class Written(nn.Module):
    """The policy as it plays, and as a file has it: a score for every word, without that for waiting."""

    def __init__(self, scores, words):
        super().__init__()
        self.scores, self.words = scores, words

    def forward(self, observation):
        return self.scores(observation)[:, : self.words]


def write(policy, width, path):
    """Write the policy as ONNX: observations in, scores out, in rows."""
    torch.onnx.export(
        policy, (torch.zeros(2, width),), path, input_names=["observation"], output_names=["scores"],
        dynamic_shapes=({0: torch.export.Dim("rows")},), external_data=False, verbose=False,
    )  # fmt: skip


def arguments():
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=25, help="of the processor's time")
    asked.add_argument("--hint", help="a feature whose lead is paid at once, such as standing in keep")
    asked.add_argument("--bot", help="who has the other seat, such as greedy:4, in place of itself")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="where the policy is written; the curve lies beside it")
    return asked.parse_args()


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    if args.bot:
        envs = made(args.game, TABLES, bot=args.bot, seat=[0, 1] * (TABLES // 2))
    else:
        envs = made(args.game, 2 * TABLES, self_play=True)
    box, words = envs.single_observation_space["observation"], int(envs.single_action_space.n)
    game = warbones.load(args.game)
    sides = turned(game)
    scores, worth = (network(box, sides, out) for out in (words, 1))
    policy = Written(scores, len(sides.words))
    actor = ProbabilisticActor(
        TensorDictModule(scores, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=Masked, return_log_prob=True,
    )  # fmt: skip
    critic = ValueOperator(worth, in_keys=["observation"])
    loss = ClipPPOLoss(
        actor, critic, clip_epsilon=0.2, entropy_coeff=ENTROPY, critic_coeff=0.5, normalize_advantage=True
    )
    gained = GAE(gamma=1.0, lmbda=HINTED if args.hint else LAMBDA, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), LEARNING_RATE, eps=1e-5)
    played = Collector(
        GymWrapper(envs, categorical_action_encoding=True), actor,
        frames_per_batch=envs.num_envs * STEPS, total_frames=-1,
    )  # fmt: skip
    hint = columns(game, args.hint) if args.hint else None
    began, learned, looked, curve = time.process_time(), 0, -LOOK, ["minutes,words,won"]
    for batch in played:
        spent = (time.process_time() - began) / 60
        if learned >= looked + LOOK:
            looked, won = learned, share(policy, args.game, args.against)
            curve.append(f"{spent:.2f},{learned},{won}")
            print(f"{spent:5.1f} min, {learned:10,} words: {won:.0%} against {args.against}", flush=True)
        if spent > args.minutes:
            break
        left = max(0.05, 1 - spent / args.minutes)
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        loss.entropy_coeff.fill_(ENTROPY * left)
        with torch.no_grad():
            if hint:
                pay_leads(batch, hint)
            gained(batch)
        flat = batch.reshape(-1)
        if not args.bot:
            flat = flat[~flat["action_mask"][:, -1].bool()]  # the last word is to wait
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(flat)).split(MINIBATCH):
                found = loss(flat[rows])
                optimizer.zero_grad()
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        learned += len(flat)
    played.shutdown()
    won = share(policy, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        curve.append(f"{spent:.2f},{learned},{won}")
        write(policy, box.shape[0], args.out)
        args.out.with_suffix(".csv").write_text("\n".join(curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
