"""TorchRL's PPO, in one file: ``python torchrl_ppo.py dicewing --out dicewing.onnx``.

The policy plays both seats of 128 tables; waiting seats are left out of the loss. With ``--then BOT`` it continues
against a bot, at one seat of each of 256 tables. TorchRL wraps the tables with its Gymnasium wrapper, and its
`MaskedCategorical` drops illegal tokens.

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

import warbones.adapters.gymnasium
from warbones.encoding.feature_page import feature_columns
from warbones.encoding.mirror import mirror_of

TABLES, STEPS, EPOCHS, MINIBATCH = 128, 64, 3, 2048
LEARNING_RATE = 7e-4  # decays to zero, like the entropy bonus (``--entropy``)
LAMBDA, HINTED = 0.97, 0.8  # lambda of GAE; with a hint it starts at the second
HINT = 20  # the lead that is worth as much reward as a won game
LOOK = 400_000  # tokens between two evaluations
ALONE = 0.3  # the share of the time for self-play before a bot takes over


class FromHere(nn.Module):
    """A network that sees everything from the first seat's perspective, with inputs scaled to 0 to 1.

    Scores for tokens are swapped back to the observing seat's.
    """

    def __init__(self, inner, box, sides, out):
        super().__init__()
        self.inner, self.looks, self.said = inner, sides.looks, out > 1
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, box.high)))
        self.register_buffer("columns", torch.tensor(sides.columns))
        self.register_buffer("words", torch.tensor([*sides.words, len(sides.words)][:out]))  # the last means to wait

    def forward(self, observation):
        second = observation[..., self.looks, None] > 0
        found = self.inner(torch.where(second, observation.index_select(-1, self.columns), observation) / self.scale)
        return torch.where(second, found.index_select(-1, self.words), found) if self.said else found


class Masked(MaskedCategorical):
    """Samples a legal token by a mask of zeros and ones, without a place for waiting against a bot."""

    def __init__(self, logits, mask):
        super().__init__(logits=logits[..., : mask.shape[-1]], mask=mask.bool())


def network(box, sides, out, hidden=192):
    inner = nn.Linear(box.shape[0], hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
    return FromHere(nn.Sequential(*inner, nn.Linear(hidden, out)), box, sides, out)


def made(game, tables, **kwargs):
    name = warbones.adapters.gymnasium.env_id(game)
    return gymnasium.make_vec(name, tables, observations="features", autoreset_mode="Disabled", **kwargs)


def share(policy, game, bot, games=100, seed=1):
    """Return the share of games that the policy wins, half from each seat; a draw is half a win."""
    envs = made(game, games, bot=bot, seat=[number % 2 for number in range(games)])
    seen, _ = envs.reset(seed=seed)
    paid, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        mask = seen["action_mask"].copy()
        mask[over, 0] = 1  # finished games ignore every token
        with torch.no_grad():
            logits = policy(torch.as_tensor(seen["observation"]))
        words = Masked(logits, torch.as_tensor(mask)).sample()
        seen, reward, over, _, _ = envs.step(words.numpy())
        paid += reward
    return float((1 + paid.mean()) / 2)


def paid(batch, hint):
    """Return the reward of each step; with a hint, changes of a lead in a feature are rewarded at once.

    They are taken back when the game ends. The best policy stays the same (potential-based shaping; Ng, Harada, Russell
    1999), but learning is faster.
    """
    reward = batch["next", "reward"].squeeze(-1)
    if not hint:
        return reward
    before, after = ((each[..., hint.start] - each[..., hint.start + 1]) / HINT
                     for each in (batch["observation"], batch["next", "observation"]))  # fmt: skip
    return reward + after * ~batch["next", "terminated"].squeeze(-1) - before


def judged(batch, worth, words, hint, ahead_by):
    """Return the decisions with their advantages (GAE without discount).

    Steps in which a row waits are skipped: a token's outcome is seen at its seat's next decision.
    """
    reward, going = paid(batch, hint), ~batch["next", "terminated"].squeeze(-1)
    value = worth(batch["observation"]).squeeze(-1)
    asked = ~batch["action_mask"][..., -1].bool() if batch["action_mask"].shape[-1] == words else torch.ones_like(going)
    after, ahead = worth(batch["next", "observation"][:, -1]).squeeze(-1), torch.zeros(len(reward))
    gained = torch.zeros_like(value)
    for t in range(STEPS - 1, -1, -1):
        after, ahead = reward[:, t] + after * going[:, t], ahead * going[:, t]
        here = after - value[:, t] + ahead_by * ahead
        gained[:, t] = here
        after, ahead = torch.where(asked[:, t], value[:, t], after), torch.where(asked[:, t], here, ahead)
    batch["advantage"], batch["value_target"] = gained[..., None], (gained + value)[..., None]
    return batch[asked]


class Written(nn.Module):
    """The policy in play and in its file: a score for every token except waiting."""

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
    asked.add_argument("--minutes", type=float, default=25, help="of processor time")
    asked.add_argument("--hint", help="a feature whose lead is rewarded at once, such as standing in keep")
    asked.add_argument("--then", help="the opponent after self-play, such as greedy:4")
    asked.add_argument("--entropy", type=float, default=0.01, help="the initial entropy bonus")
    asked.add_argument("--threads", type=int, default=1)
    asked.add_argument("--against", default="greedy")
    asked.add_argument("--out", type=Path, help="the policy's file; the curve is written beside it")
    return asked.parse_args()


def batches(args, actor):
    """Yield batches of self-play, and with `--then`, after a share of the time, of play against a bot.

    Each batch comes with the minutes of processor time spent so far.
    """
    began, spent = time.process_time(), 0.0
    phases = [(args.minutes, {"self_play": True})]
    if args.then:
        phases = [(ALONE * args.minutes, phases[0][1]), (args.minutes, {"bot": args.then, "seat": [0, 1] * TABLES})]
    for until, others in phases:
        envs = made(args.game, 2 * TABLES, **others)
        played = Collector(
            GymWrapper(envs, categorical_action_encoding=True), actor,
            frames_per_batch=envs.num_envs * STEPS, total_frames=-1,
        )  # fmt: skip
        for batch in played:
            yield batch, (spent := (time.process_time() - began) / 60)
            if spent > until:
                break
        played.shutdown()


def main():
    args = arguments()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    game, row = warbones.load(args.game), made(args.game, 2, self_play=True)
    box, words = row.single_observation_space["observation"], int(row.single_action_space.n)
    sides, hint = mirror_of(game), feature_columns(game, args.hint) if args.hint else None
    scores, worth = (network(box, sides, out) for out in (words, 1))
    policy = Written(scores, len(sides.words))
    actor = ProbabilisticActor(
        TensorDictModule(scores, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=Masked, return_log_prob=True,
    )  # fmt: skip
    loss = ClipPPOLoss(
        actor, ValueOperator(worth, in_keys=["observation"]), clip_epsilon=0.2, entropy_coeff=args.entropy,
        critic_coeff=0.5, normalize_advantage=True,
    )  # fmt: skip
    optimizer = torch.optim.Adam(loss.parameters(), LEARNING_RATE, eps=1e-5)
    learned, looked, curve = 0, -LOOK, ["minutes,words,won"]
    for batch, spent in batches(args, actor):
        if learned >= looked + LOOK:
            looked, won = learned, share(policy, args.game, args.against)
            curve.append(f"{spent:.2f},{learned},{won}")
            print(f"{spent:5.1f} min, {learned:10,} tokens: {won:.0%} against {args.against}", flush=True)
        left = max(0.05, 1 - spent / args.minutes)
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        loss.entropy_coeff.fill_(args.entropy * left)
        with torch.no_grad():
            said = judged(batch, worth, words, hint, LAMBDA - (LAMBDA - HINTED) * left if hint else LAMBDA)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(said)).split(MINIBATCH):
                found = loss(said[rows])
                optimizer.zero_grad()
                (found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        learned += len(said)
    won = share(policy, args.game, args.against, seed=args.seed + 1)
    print(f"At the end {won:.0%} of 100 games against {args.against}.")
    if args.out:
        curve.append(f"{spent:.2f},{learned},{won}")
        write(policy, box.shape[0], args.out)
        args.out.with_suffix(".csv").write_text("\n".join(curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
