"""PPO by self-play, in one file, in the style of CleanRL: ``python self_play_ppo.py dicewing``.

One network plays both seats of 128 tables and learns from all of them; waiting seats are left out of the loss. With
``--then BOT`` it continues against a bot, at one seat of each table. Every few minutes it plays a hundred games against
``greedy``. At the end it is written as ONNX: ``warbones play dicewing --bot file:dicewing.onnx`` plays against it.

Needs ``pip install "warbones[training]"``.
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

import warbones.adapters.gymnasium
from warbones.encoding.feature_page import feature_columns
from warbones.encoding.mirror import mirror_of

LEARNING_RATE = 7e-4  # decays to zero, like the entropy bonus (``--entropy``)
EPOCHS, MINIBATCH, STEPS, TABLES = 3, 2048, 64, 128
CLIP, VALUE = 0.2, 0.5
LAMBDA, HINTED_LAMBDA = 0.97, 0.8  # lambda of GAE; with a hint it rises from the second to the first
HINT = 20  # the lead that is worth as much reward as a won game
EVALUATE_EVERY = 400_000  # in tokens
ALONE = 0.3  # with ``--then``, the share of the time spent on self-play first
NEVER = -1e9


class Agent(nn.Module):
    """A network with two hidden layers: from an observation to a logit for every token and to the expected result.

    The second seat's columns and tokens are swapped into the first seat's perspective, so both seats learn together.
    """

    def __init__(self, space: gymnasium.spaces.Box, game: str, hidden: int = 192) -> None:
        super().__init__()
        self.looks, columns, words = mirror_of(warbones.load(game))
        self.register_buffer("columns", torch.tensor(columns))
        self.register_buffer("words", torch.tensor([*words, len(words)]))  # the last means to wait
        self.register_buffer("scale", torch.as_tensor(np.maximum(1, space.high)))  # scales inputs to 0 to 1
        self.body = nn.Sequential(nn.Linear(space.shape[0], hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, len(words) + 1), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def logits_and_value(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        second = observation[:, self.looks, None] > 0
        seen = self.body(torch.where(second, observation.index_select(1, self.columns), observation) / self.scale)
        logits = self.policy(seen)
        return torch.where(second, logits.index_select(1, self.words), logits), self.value(seen).squeeze(1)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        return self.logits_and_value(observation)[0]

    def both(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the log-probabilities of the tokens, with illegal ones masked, and the value."""
        logits, value = self.logits_and_value(observation)
        return logits.masked_fill(~mask, NEVER).log_softmax(1), value


def drawn(chances: torch.Tensor) -> torch.Tensor:
    """Sample a token for each row from log-probabilities (Gumbel trick)."""
    return (chances - torch.empty_like(chances).exponential_().log()).argmax(1)


def shown(seen: dict, agent: Agent) -> tuple[torch.Tensor, torch.Tensor]:
    """Return observations and masks, padded with a column for waiting (unused against a bot)."""
    mask = torch.as_tensor(seen["action_mask"]).bool()
    return torch.as_tensor(seen["observation"]), nn.functional.pad(mask, (0, len(agent.words) - mask.shape[1]))


def lead(seen: dict, hint: slice) -> np.ndarray:
    """Return each row's lead in a feature with a number for each side; 0 without a hint.

    Changes of the lead are rewarded immediately and taken back at the end of the game. The best policy stays the same
    (potential-based shaping; Ng, Harada, Russell 1999), but learning is faster.
    """
    mine, *yours = seen["observation"][:, hint].T if hint.stop else [np.zeros(len(seen["observation"]), np.float32)]
    return (mine - yours[0]) / HINT if yours else mine


def rollout(envs: gymnasium.vector.VectorEnv, agent: Agent, seen: dict, hint: slice) -> tuple[dict, dict]:
    """Play `STEPS` tokens at every table; return the rollout and the latest observations."""
    buffer = {name: [] for name in ("observation", "mask", "acting", "word", "chance", "value", "reward", "over")}
    for _ in range(STEPS):
        observation, mask = shown(seen, agent)
        acting = ~mask[:, -1]
        word, chance, value = (
            torch.full(acting.shape, mask.shape[1] - 1),
            torch.zeros(len(mask)),
            torch.zeros(len(mask)),
        )
        chances, value[acting] = agent.both(observation[acting], mask[acting])
        word[acting] = drawn(chances)
        chance[acting] = chances.gather(1, word[acting, None]).squeeze(1)
        before, (seen, reward, over, _, _) = lead(seen, hint), envs.step(word.numpy())
        reward += np.where(over, 0, lead(seen, hint)) - before
        for name, each in (("reward", torch.as_tensor(reward)), ("over", torch.as_tensor(over))):
            buffer[name].append(each)
        for name, each in (("observation", observation), ("mask", mask), ("acting", acting), ("word", word)):
            buffer[name].append(each)
        buffer["chance"].append(chance)
        buffer["value"].append(value)
    return {name: torch.stack(each) for name, each in buffer.items()}, seen


def advantages(buffer: dict, last: torch.Tensor, ahead_by: float) -> torch.Tensor:
    """Return the advantage of each token (GAE without discount).

    Steps in which a row waits are skipped: a token's outcome is seen at its seat's next decision.
    """
    found = torch.zeros_like(buffer["value"])
    after, ahead, paid = last, torch.zeros_like(last), torch.zeros_like(last)
    for t in range(STEPS - 1, -1, -1):
        going = ~buffer["over"][t]
        after, ahead, paid = after * going, ahead * going, paid * going + buffer["reward"][t]
        here = paid + after - buffer["value"][t] + ahead_by * ahead
        asked = buffer["acting"][t]
        found[t] = here * asked
        after, ahead = torch.where(asked, buffer["value"][t], after), torch.where(asked, here, ahead)
        paid = torch.where(asked, 0, paid)
    return found


def learn(
    agent: Agent, optimizer: torch.optim.Optimizer, buffer: dict, advantage: torch.Tensor, entropy_weight: float
) -> None:
    """Take PPO's steps on a rollout; `entropy_weight` is the entropy coefficient."""
    asked = buffer["acting"]
    observation, mask, word, chance = (buffer[name][asked] for name in ("observation", "mask", "word", "chance"))
    advantage, target = advantage[asked], (advantage + buffer["value"])[asked]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for batch in torch.randperm(len(word)).split(MINIBATCH):
            chances, value = agent.both(observation[batch], mask[batch])
            ratio = (chances.gather(1, word[batch, None]).squeeze(1) - chance[batch]).exp()
            policy = -torch.min(advantage[batch] * ratio, advantage[batch] * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = policy + VALUE * (value - target[batch]).pow(2).mean() - entropy_weight * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def won_against(bot: str, game: str, agent: Agent, games: int, seed: int) -> float:
    """Return the share of games that the agent wins, half from each seat; a draw is half a win."""
    seats = [number % 2 for number in range(games)]
    envs = gymnasium.make_vec(
        warbones.adapters.gymnasium.env_id(game), games, bot=bot, seat=seats, observations="features",
        autoreset_mode="Disabled",
    )  # fmt: skip
    seen, _ = envs.reset(seed=seed)
    paid, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        mask = torch.as_tensor(seen["action_mask"]).bool()
        logits = agent(torch.as_tensor(seen["observation"]))[:, : mask.shape[1]].masked_fill(~mask, NEVER)
        seen, reward, over, _, _ = envs.step(drawn(logits.log_softmax(1)).numpy())
        paid += reward
    envs.close()
    return float((1 + paid.mean()) / 2)


class Written(nn.Module):
    """The exported policy: a score for every token except waiting."""

    def __init__(self, agent: Agent) -> None:
        super().__init__()
        self.agent = agent

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        return self.agent(observation)[:, :-1]


def write(agent: Agent, path: Path) -> None:
    """Write the policy as ONNX: observations in, scores out, in rows."""
    two_rows, rows = torch.zeros(2, agent.body[0].in_features), torch.export.Dim("rows")
    torch.onnx.export(
        Written(agent), (two_rows,), path, input_names=["observation"], output_names=["scores"],
        dynamic_shapes=({0: rows},), external_data=False, verbose=False,
    )  # fmt: skip


def tables(game: str, **others: object) -> gymnasium.vector.VectorEnv:
    """Return tables with 256 rows in all; `others` sets the other seats."""
    name = warbones.adapters.gymnasium.env_id(game)
    return gymnasium.make_vec(name, 2 * TABLES, observations="features", autoreset_mode="SameStep", **others)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=25, help="of processor time")
    parser.add_argument("--hint", help="a feature whose lead is rewarded at once, such as 'standing' in the game keep")
    parser.add_argument("--then", help="the opponent after self-play, such as greedy:4")
    parser.add_argument("--entropy", type=float, default=0.01, help="the initial entropy bonus")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=Path, help="the file for the policy; the learning curve is written beside it")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    envs = tables(args.game, self_play=True)
    agent = Agent(envs.single_observation_space["observation"], args.game)
    optimizer = torch.optim.Adam(agent.parameters(), LEARNING_RATE, eps=1e-5)
    hint = feature_columns(warbones.load(args.game), args.hint) if args.hint else slice(0)
    seen, _ = envs.reset(seed=args.seed)
    began, learned, looked, curve = time.process_time(), 0, -EVALUATE_EVERY, ["minutes,words,won"]
    while (spent := (time.process_time() - began) / 60) < args.minutes:
        if learned >= looked + EVALUATE_EVERY:
            looked = learned
            won = won_against(args.against, args.game, agent, args.games, args.seed)
            curve.append(f"{spent:.2f},{learned},{won}")
            print(f"{spent:5.1f} min, {learned:10,} tokens: {won:.0%} against {args.against}", flush=True)
        if args.then and spent > ALONE * args.minutes:
            envs = tables(args.game, bot=args.then, seat=[0, 1] * TABLES)
            (seen, _), args.then = envs.reset(seed=args.seed), None
        left = max(0.05, 1 - spent / args.minutes)
        with torch.no_grad():
            buffer, seen = rollout(envs, agent, seen, hint)
            _, last = agent.both(*shown(seen, agent))
            advantage = advantages(buffer, last, LAMBDA - (LAMBDA - HINTED_LAMBDA) * left if args.hint else LAMBDA)
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * left
        learn(agent, optimizer, buffer, advantage, args.entropy * left)
        learned += int(buffer["acting"].sum())
    won = won_against(args.against, args.game, agent, args.games, args.seed + 1)
    curve.append(f"{spent:.2f},{learned},{won}")
    print(f"At the end {won:.0%} of {args.games} games against {args.against}.")
    if args.out:
        write(agent, args.out)
        args.out.with_suffix(".csv").write_text("\n".join(curve) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
