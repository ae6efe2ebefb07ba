"""Digests of everything that front ends and agents receive in random games, recorded to reveal changes.

For each game, ``tests/contract/digests/GAME.txt`` has a line for each seed, which stands for a random game with random
options: a digest for each of `KINDS`. Of everything that people read, only the numbers and seat names are digested;
`tests.contract.sentences` has the words. A digest only says that something changed. To see the change, compare the
output of `python -m tests.contract.digests GAME --seed 3 --kind log` between two commits. If observations change on
purpose, tell people who trained agents.

``python -m tests.contract.digests`` writes all digests again.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import to_builtins
from msgspec.structs import replace
from rich.progress import track

from tests.contract.sentences import READ
from warbones import GAMES, Game, NoOdds, Position
from warbones.check.random_play import random_game
from warbones.core.view.choices import every_option
from warbones.core.view.voice import spoken
from warbones.encoding.node import node_at
from warbones.encoding.observations import encode_record, observation_text, seat_flags, token_mask

FOLDER: Final = Path(__file__).parent / "digests"
SEEDS: Final = 60
YOUNG: Final = 12
EVERY: Final = 11
"""A game is checked after each of its first `YOUNG` answers, and then after every `EVERY`."""

COUNTS: Final = re.compile("|".join([r"\d+", *{name for game in GAMES.values() for name in game.names}]))
"""The parts of a message that are digested."""

Told = Iterator[object]


def wordless(value: Any, read: bool = True) -> Any:
    """Return a message or parts of a scene without the words that people read."""
    if isinstance(value, str):
        return COUNTS.findall(value) if read else value
    if isinstance(value, list | tuple):
        return [wordless(each, read) for each in value]
    if isinstance(value, dict):
        return {field: wordless(each, field in READ) for field, each in value.items() if field != "said"}
    return value


def viewers(position: Position) -> list[int | None]:
    """Return all viewers: every seat, and a spectator (None)."""
    return [None, *range(len(position.game.names))]


def log(position: Position) -> Told:
    """Yield each viewer's lines with their rules, once the game is over."""
    if position.over:
        for viewer in viewers(position):
            lines = position.scene(viewer).log
            yield [[wordless(spoken(line.parts)), line.rule, line.kind, line.seat, line.rolled] for line in lines]


def scenes(position: Position) -> Told:
    """Yield each viewer's scene, with the length of its log in place of the log."""
    for viewer in viewers(position):
        scene = position.scene(viewer)
        yield wordless(to_builtins(replace(scene, log=()))), len(scene.log)


def positions(position: Position) -> Told:
    """Yield the position in writing, with its secrets and as each viewer knows it."""
    for seen in (position, *(position.seen_by(viewer) for viewer in viewers(position))):
        yield seen.text, seen.to_dict(), seen.scores()


def odds(position: Position) -> Told:
    """Yield the odds of some actions of each seat."""
    for seat in range(len(position.game.names)):
        prompt = position.scene(seat).prompt
        if not prompt.odds:
            continue
        options = [option.action for option in every_option(prompt)] or [None]
        for action in dict.fromkeys((options[0], options[len(options) // 2], options[-1])):
            try:
                yield action, wordless(to_builtins(position.odds(seat, action)))
            except NoOdds:
                yield action, None


def observations(position: Position) -> Told:
    """Yield each viewer's observation, as agents receive it."""
    game, node = position.game, node_at(position.copy())
    for viewer in viewers(position):
        seen = position.seen_by(viewer)
        yield encode_record(seen.shown()).tolist(), seat_flags(seen, viewer).tolist()
        if game.notation.words and not position.throw:
            yield observation_text(node, viewer)
            if viewer in position.to_act:
                yield token_mask(node, viewer, len(game.notation.words) + 1).tolist()


KINDS: Final[dict[str, Callable[[Position], Told]]] = {
    each.__name__: each for each in (log, scenes, positions, odds, observations)
}


def looks(game: Game, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game to check: the first few, some of the others, and the last."""
    for answers, position in enumerate(random_game(game, seed)):
        if position.over or answers < YOUNG or answers % EVERY == seed % EVERY:
            yield position


def received(game: Game, seed: int, kind: str) -> Iterator[bytes]:
    """Yield, as JSON, everything of one kind from a random game."""
    for position in looks(game, seed):
        yield from map(msgspec.json.encode, KINDS[kind](position))


def digested(game: Game, seed: int) -> str:
    """Return the line of a random game: its seed, and a digest for each kind."""
    made = {kind: blake2b(digest_size=5) for kind in KINDS}
    for position in looks(game, seed):
        for kind, tell in KINDS.items():
            for told in tell(position):
                made[kind].update(msgspec.json.encode(told) + b"\n")
    return " ".join([str(seed), *(each.hexdigest() for each in made.values())])


def stored(game: Game) -> list[str]:
    """Return the recorded lines of a game, by seed."""
    file = FOLDER / f"{game.id}.txt"
    assert file.exists(), f"write it with python -m tests.contract.digests {game.id}"
    return file.read_text("utf-8").splitlines()[1:]


def main() -> None:
    """Write the digests again, or print their inputs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games; all unless told")
    parser.add_argument("--seed", type=int, help="print what there is of this seed, and write nothing")
    parser.add_argument("--kind", choices=list(KINDS), default="log", help="what to print")
    asked = parser.parse_args()
    for game in (GAMES[name] for name in asked.games):
        if asked.seed is not None:
            print(*(told.decode() for told in received(game, asked.seed, asked.kind)), sep="\n")
            continue
        lines = [" ".join(["seed", *KINDS]), *track(map(partial(digested, game), range(SEEDS)), game.title, SEEDS)]
        (FOLDER / f"{game.id}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
