"""Tools for attacks on a server: measures of its memory and disk, honest players, and long matches."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import httpx

from bench.crowd import Player, sit
from warbones import load
from warbones.core.record.options import Value
from warbones.rooms.storage.seat import StoredSeat
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn
from warbones.table.dice import HonestDice
from warbones.table.match import Match

T = TypeVar("T")

SECRET = b"a long match"
PATIENCE = 60.0
PAUSE = 0.05
"""Seconds between two answers, over all honest tables together."""


def report(what: str, **figures: object) -> None:
    """Print figures where ``pytest -s`` shows them."""
    sys.stdout.write(f"\n  {what}: {', '.join(f'{name} {figure}' for name, figure in figures.items())}\n")


def megabytes(pid: int | str = "self", what: str = "VmRSS") -> float:
    """Return a process's memory: the current (``VmRSS``) or the peak (``VmHWM``)."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(what)) / 1024


def descendants(pid: int) -> Iterator[int]:
    """Yield a process's child processes and all of their descendants."""
    for listing in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, listing.read_text().split()):
            yield child
            yield from descendants(child)


def on_disk(folder: Path) -> int:
    """Return the bytes in a folder."""
    return sum(file.stat().st_size for file in folder.iterdir())


def long_match(game: str, seed: int, options: Mapping[str, Value]) -> tuple[StoredMatch, list[Turn]]:
    """Play a random match to its end, and return it as it would be stored."""
    match, rng = Match(load(game), options, HonestDice(SECRET + bytes([seed]))), random.Random(seed)
    prepared = match.open()
    turns = [prepared.turn]
    match.commit(prepared)
    while not match.position.over:
        seat = min(match.position.to_act)
        action = rng.choice(list(match.position.legal(seat))).text
        prepared = match.answer(seat, match.number(seat), action)
        match.commit(prepared)
        turns.append(prepared.turn)
    version, secret = load(game).rules_version, SECRET + bytes([seed])
    stored = StoredMatch(
        game=game, rules_version=version, options=dict(options), seats=(StoredSeat(kind="person"),) * 2, secret=secret
    )
    return stored, turns


async def honest(address: str, done: asyncio.Event, took: list[float], game: str, pause: float) -> None:
    """Play one table of a game after another until ``done``, with an answer every ``pause`` seconds.

    Append to ``took`` the seconds until each answer was acknowledged as stored.
    """
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        while not done.is_set():
            players = await sit(http, [address], game=game)
            listening = [asyncio.create_task(player.listen()) for player in players]
            await _played(players, rng, done, took, pause)
            for player, task in zip(players, listening, strict=True):
                task.cancel()
                await player.socket.close()


async def _played(
    players: list[Player], rng: random.Random, done: asyncio.Event, took: list[float], pause: float
) -> None:
    while not done.is_set():
        await asyncio.sleep(pause)
        if able := [player for player in players if player.choices()]:
            took.append(await rng.choice(able).act(rng))
        elif any(player.view and player.view.scene and player.view.scene.over for player in players):
            return


async def under_attack(
    address: str, attack: Callable[[], Awaitable[T]], games: Sequence[str] = ("dicewing",)
) -> tuple[T, float, list[float]]:
    """Attack while honest people play ``games``; return the attack's result and seconds, and the honest answers' times.

    Assert that every game goes on and no honest answer is refused.
    """
    done, took = asyncio.Event(), {game: list[float]() for game in games}
    playing = [
        asyncio.create_task(honest(address, done, each, game, PAUSE * len(games))) for game, each in took.items()
    ]
    await asyncio.sleep(20 * PAUSE)
    calm, began = {game: len(each) for game, each in took.items()}, perf_counter()
    result = await attack()
    seconds = perf_counter() - began
    async with asyncio.timeout(PATIENCE):
        while not all(len(each) > calm[game] for game, each in took.items()):  # noqa: ASYNC110  # players signal nothing
            await asyncio.sleep(PAUSE)
    done.set()
    await asyncio.gather(*playing)
    during = {game: each[calm[game] :] for game, each in took.items()}
    assert not any(each == float("inf") for each in chain(*took.values())), "an honest answer was refused"
    return result, seconds, sorted(chain(*during.values()))


def latencies(ordered: list[float]) -> dict[str, str]:
    """Return the number of answers, and their median and longest times."""
    return {
        "answers": str(len(ordered)),
        "half within": f"{1000 * ordered[len(ordered) // 2]:.1f} ms",
        "all within": f"{1000 * ordered[-1]:.1f} ms",
    }
