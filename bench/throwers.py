"""What bots that throw win from one another: ``python -m bench.throwers --seats marksman,expert --games 100``.

Each game is played with the seats exchanged too, and what a decision takes of the processor is told. ``--perfect``: the
first bot chooses as it does, and its throws do not stray.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from time import process_time
from typing import Annotated

import typer
from msgspec.structs import replace

from warbones.core.rules.throw import Landing, Throw
from warbones.games import load
from warbones.lab.intervals import share
from warbones.physics import land
from warbones.players.bots import choose
from warbones.players.named import Bot, bot_named

GAME = load("indicesion")


def play(bots: tuple[Bot, Bot], first: int, seed: int, mode: str, *, perfect: bool, spent: Counter[str]) -> float:
    """Return what the first bot gets (1, 0 or -1) in a game in which it has seat ``first``; add up thinking."""
    position, number = GAME.new(seed=seed, players=2, mode=mode, first_starter="random"), 0

    def let_go(throw: Throw, luck: int) -> Landing:
        steady = perfect and throw.launch and position.shown().turn == first
        return land(replace(throw, skill="none") if steady else throw, luck)

    position.thrower = let_go
    while not position.over:
        seat, number = min(position.to_act), number + 1
        who = "one" if seat == first else "other"
        started = process_time()
        action = choose(position.seen_by(seat), seat, bots[seat != first], seed * 10_007 + number)
        spent[who] += process_time() - started  # type: ignore[assignment]  # seconds
        spent[f"{who}'s decisions"] += 1
        position.act(seat, action.id)
    return float(position.scores()[first])


def main(
    seats: Annotated[str, typer.Option(help="The two bots.")] = "marksman,expert",
    games: Annotated[int, typer.Option(min=2, help="In each mode; half of them from each seat.")] = 20,
    mode: Annotated[str, typer.Option(help="classic, drafting, or both.")] = "both",
    seed: Annotated[int, typer.Option(min=0)] = 1,
    perfect: Annotated[bool, typer.Option(help="The first one's throws do not stray.")] = False,
) -> None:
    """Play, and print who won."""
    one, other = (bot_named(name, GAME) for name in seats.split(","))
    results: dict[str, Counter[float]] = {}
    spent = Counter[str]()
    for at, each in product(range(games), ("classic", "drafting") if mode == "both" else (mode,)):
        points = play((one, other), at % 2, seed + at // 2, each, perfect=perfect, spent=spent)
        results.setdefault(each, Counter())[points] += 1
        typer.echo(f"{each}, game {at + 1}: {points:+.0f}", err=True)
        if at % 10 == 9 or at == games - 1:
            said(results, spent)


def said(results: dict[str, Counter[float]], spent: Counter[str]) -> None:
    """Print what was won, with intervals, and what a decision takes."""
    for name, found in {**results, "all": sum(results.values(), Counter[float]())}.items():
        won = share(found[1.0], found.total())
        told = f"{found[1.0]} won, {found[-1.0]} lost, {found[0.0]} drawn"
        typer.echo(f"{name}: {told}; {won.value:.1%}, {won.low:.1%} to {won.high:.1%}")
    for who in ("one", "other"):
        seconds = spent[who] / spent[f"{who}'s decisions"]
        typer.echo(f"{who}: {seconds:.3f} s of the processor a decision")


if __name__ == "__main__":
    typer.run(main)
