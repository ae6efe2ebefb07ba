"""Ratings of a game's bots from games between every pair of them, for ``warbones.club.bots``.

``python -m warbones.lab.ratings keep --games 400 --effort search=1000`` plays the games and writes that game's figures
into ``src/warbones/club/bots.json``; other games keep theirs. For games played elsewhere, pass the results: ``--result
expert,average=18:2:0`` means wins, losses and draws of the first bot. A bot without games gets no rating.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from warbones.club.bots import FILE, KnownRatings
from warbones.club.rating_model import after
from warbones.club.ratings import Rating
from warbones.core.json_text import json_text
from warbones.games import GAMES, load
from warbones.lab.batch import simulate

TARGET: Final = Path(__file__).parents[1] / "club" / FILE

PASSES: Final = 20
"""Passes over the games, each in a new order, until the ratings no longer depend on the order."""

Won = tuple[int, int, int]
"""Games won by the first of two bots, games won by the second, and draws."""


def rate_by_playing(game_id: str, games: int, efforts: Mapping[str, str], seed: int, threads: int) -> KnownRatings:
    """Return the ratings of a game's bots after every pair has played ``games``, half of them from each seat."""
    names = load(game_id).bots.names
    played = {name: f"{name}:{efforts[name]}" if name in efforts else name for name in names}
    results = {
        (one, other): _won(game_id, games, (played[one], played[other]), seed, threads)
        for one, other in combinations(names, 2)
    }
    return KnownRatings(games=games, seed=seed, played=played, ratings=rated(names, results, seed))


def rate_by_results(results: Mapping[tuple[str, str], Won], seed: int) -> KnownRatings:
    """Return the ratings of bots from given results."""
    names = tuple(dict.fromkeys(name for pair in results for name in pair))
    games = min(sum(won) for won in results.values())
    return KnownRatings(
        games=games, seed=seed, played={name: name for name in names}, ratings=rated(names, results, seed)
    )


def _read(written: str) -> tuple[tuple[str, str], Won]:
    bots, _, counts = written.partition("=")
    (one, other), (first, second, draws) = bots.split(","), map(int, counts.split(":"))
    return (one, other), (first, second, draws)


def _won(game_id: str, games: int, bots: tuple[str, str], seed: int, threads: int) -> Won:
    game = load(game_id)
    options = {game.seats_option: 2} if game.seats_option else {}
    report = simulate(game_id, games, bots, seed, threads, options, swap=True)
    first, second = report.wins
    return first.wins, second.wins, report.draws


def rated(names: tuple[str, ...], results: Mapping[tuple[str, str], Won], seed: int) -> dict[str, Rating]:
    """Return the ratings for these results: the mean over the second half of all passes.

    A rating updated after each game never settles; its mean does.
    """
    games = [
        (pair, scores)
        for pair, (first, second, draws) in results.items()
        for scores, times in (((1, 0), first), ((0, 1), second), ((0, 0), draws))
        for _ in range(times)
    ]
    rng, ratings = Random(seed), {name: Rating() for name in names}
    sums, counted = dict.fromkeys(names, 0.0), 0
    for turn in range(PASSES):
        rng.shuffle(games)
        for pair, scores in games:
            ratings.update(zip(pair, after([ratings[name] for name in pair], scores), strict=True))
            if 2 * turn >= PASSES:
                counted += 1
                sums = {name: total + ratings[name].mu for name, total in sums.items()}
    played = {name: sum(sum(won) for pair, won in results.items() if name in pair) for name in names}
    return {name: Rating(round(sums[name] / counted, 2), round(ratings[name].sigma, 2), played[name]) for name in names}


def main() -> None:
    """Play the games and write the ratings."""
    parser = argparse.ArgumentParser(prog="python -m warbones.lab.ratings", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=400, help="games for each pair of bots")
    parser.add_argument(
        "--effort", action="append", default=[], metavar="BOT=NUMBER", help="an effort other than the one at a table"
    )
    parser.add_argument("--result", action="append", default=[], metavar="BOT,BOT=WON:LOST:DRAWN", type=_read)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    arguments = parser.parse_args()
    efforts = dict(each.split("=", 1) for each in arguments.effort)
    if arguments.result:
        figures = rate_by_results(dict(arguments.result), arguments.seed)
    else:
        figures = rate_by_playing(arguments.game, arguments.games, efforts, arguments.seed, arguments.threads)
    known = msgspec.json.decode(TARGET.read_bytes(), type=dict[str, KnownRatings])
    ordered = {name: each for name in GAMES if (each := figures if name == arguments.game else known.get(name))}
    TARGET.write_text(json_text(msgspec.to_builtins(ordered)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
