"""What going by a plan costs: battles of War Dice between two searches of one effort, of which one goes by its plans.

``python -m bench.plans`` starts both seats in turn from the positions of ``battle-pairs.txt``, and prints the share of
points of the one that plans, its standard error, and how many thoughts each of them needed for a decision.
"""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Annotated

import typer

from warbones import Position, load
from warbones.players.bots import choose, plan
from warbones.players.named import Bot, bot_named

PAIRS = Path(__file__).with_name("battle-pairs.txt")


def play(position: Position, planner: int, bot: Bot, seed: int) -> tuple[float, Counter[str]]:
    """Play to the end; return the points of ``planner`` (0 to 1), and how often each thought and decided."""
    counts: Counter[str] = Counter()
    ahead: tuple[str, ...] = ()
    while not position.over:
        seat = min(position.to_act)
        who = "plans" if seat == planner else "thinks anew"
        legal = position.legal(seat)
        if len(legal) == 1:
            position.act(seat, legal[0])
            continue
        counts[f"{who}: decisions"] += 1
        if seat == planner and ahead:
            action, *rest = ahead
        else:
            counts[f"{who}: thoughts"] += 1
            seen = position.game.from_dict(position.seen_by(seat).to_dict())
            luck = seed + sum(counts.values())
            found = plan(seen, seat, bot, luck) if seat == planner else (choose(seen, seat, bot, luck),)
            action, *rest = (each.text for each in found)
        ahead = tuple(rest) if seat == planner else ahead
        position.act(seat, action)
    return (1 + position.scores()[planner]) / 2, counts


def main(
    games: Annotated[int, typer.Option(help="Battles, each pair from one position.")] = 40,
    sims: Annotated[int, typer.Option(help="Simulations for a thought.")] = 500,
    seed: Annotated[int, typer.Option(help="What luck follows from.")] = 1,
) -> None:
    """Print how often the one that plans wins, and how many thoughts each took."""
    game = load("battle")
    bot = bot_named(f"search:{sims}", game)
    starts = [line for line in PAIRS.read_text().splitlines() if line and not line.startswith("#")]
    points, counts = [], Counter[str]()
    for number in range(games):
        position = game.at(starts[number // 2 % len(starts)], seed=seed + number)
        won, counted = play(position, number % 2, bot, seed + number)
        points.append(won)
        counts += counted
    mean = sum(points) / games
    error = sqrt(sum((each - mean) ** 2 for each in points)) / games
    print(f"plans wins {mean:.1%} ± {error:.1%} of {games}")
    for name, count in sorted(counts.items()):
        print(f"{name} {count}")


if __name__ == "__main__":
    typer.run(main)
