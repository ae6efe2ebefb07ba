"""Golden games: recorded games that must replay exactly.

A golden game is ``src/warbones/games/GAME/tests/golden/NAME.json``: the rule options, every answer (a roll, a landing
or an action) with the events that follow, the final scores and the final position. Its wording is recorded separately,
by `tests.contract.sentences`.

``python -m tests.golden dicewing`` replays each golden game and records the results of today's rules;
``python -m tests.golden dicewing twins --seed 7 d_percent_sides=100`` adds a game of random answers.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from warbones import Die, Game, Landing, Position, Throw, load
from warbones.check.random_landings import random_landing
from warbones.core.json_text import json_text
from warbones.core.record.events import Event
from warbones.core.record.options import Value

GAMES = Path(__file__).parent.parent / "src" / "warbones" / "games"
Written = dict[str, Any]


def golden_files(game: str) -> list[Path]:
    """Return the golden games of a game."""
    return sorted((GAMES / game / "tests" / "golden").glob("*.json"))


def replayed(written: Written) -> Written:
    """Return the golden game recorded again from the options and answers of ``written``."""
    position = load(written["game"]).new(None, **written["options"])
    turns: list[list[Any]] = [[*map(repr, told(position))]]
    for answer in answers(written):
        if answer[0] != "roll":
            turns.append([])
        before = {reader: len(position.events(reader)) for reader in readers(position)}
        give(position, answer)
        turns[-1] += [answer, *map(repr, told(position, before))]
    return {
        "game": written["game"],
        "options": written["options"],
        "turns": turns,
        "scores": list(position.scores()),
        "end": position.text,
    }


def readers(position: Position) -> Sequence[int | None]:
    """Return the audiences of events: everybody (None), and each single seat."""
    return [None, *range(len(position.game.names))]


def told(position: Position, before: Mapping[int | None, int] | None = None) -> Iterator[Event]:
    """Yield the events after the first ``before`` of each reader, the public ones first."""
    for reader in readers(position):
        new = position.events(reader)[before[reader] if before else 0 :]
        yield from (event for event in new if event.audience == reader)


def answers(written: Written) -> Iterator[list[Any]]:
    """Yield the answers of a golden game, without the events between them."""
    for turn in written["turns"]:
        yield from (answer for answer in turn if isinstance(answer, list))


def give(position: Position, answer: Sequence[Any]) -> None:
    """Answer with ``["roll", seat or None, face]``, ``["land", None, facts]`` or ``["act", seat, move]``."""
    kind, seat, what = answer
    if kind == "roll":
        position.roll(what, seat)
    elif kind == "land":
        position.land(msgspec.convert(what, Landing))
    else:
        position.act(seat, what)


def random_answers(game: Game, options: Mapping[str, Value], seed: int) -> Iterator[list[Any]]:
    """Yield random answers until the game is over."""
    position, random = game.new(None, **options), Random(seed)
    while not position.over:
        if position.owed:
            seat, due = next(iter(position.owed.items()))
            answer = _owed(seat, due, random)
        else:
            actor = random.choice(sorted(position.to_act))
            answer = ["act", actor, random.choice(position.legal(actor)).text]
        give(position, answer)
        yield answer


def _owed(seat: int | None, due: Die | Throw, random: Random) -> list[Any]:
    if isinstance(due, Throw):
        return ["land", None, msgspec.to_builtins(random_landing(due, random))]
    return ["roll", seat, random.randint(1, due.sides)]


def write(path: Path, written: Written) -> None:
    """Write a golden game, one line for each decision with its dice and events."""
    turns = ",\n  ".join(json.dumps(turn, ensure_ascii=False) for turn in written["turns"])
    rest = [f'"{name}": {json_text(value)}'.replace("\n", "\n ") for name, value in written.items() if name != "turns"]
    rest.insert(2, f'"turns": [\n  {turns}\n ]')
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n " + ",\n ".join(rest) + "\n}\n", encoding="utf-8")


def _options(game: Game, words: Sequence[str]) -> dict[str, Value]:
    """Read options written as ``name=value``."""
    known = {option.name: {str(value).lower(): value for value in option.values} for option in game.ruleset.options}
    pairs = (word.split("=", 1) for word in words)
    return {name: known.get(name, {}).get(value, value) for name, value in pairs}


def main() -> None:
    """Write golden games again, or a new one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name", nargs="?", help="write a new golden game of this name")
    parser.add_argument("options", nargs="*", help="its rule options, as name=value")
    parser.add_argument("--seed", type=int, default=0, help="the seed of its random answers")
    asked = parser.parse_intermixed_args()
    if asked.name is None:
        for path in golden_files(asked.game):
            write(path, replayed(json.loads(path.read_text(encoding="utf-8"))))
        return
    game = load(asked.game)
    options = _options(game, asked.options)
    turns = [list(random_answers(game, options, asked.seed))]
    new = {"game": asked.game, "options": game.new(None, **options).options, "turns": turns}
    write(GAMES / asked.game / "tests" / "golden" / f"{asked.name}.json", replayed(new))


if __name__ == "__main__":
    main()
