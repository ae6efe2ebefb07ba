"""Golden games: whole games written down with everything that came of them, to be played again exactly.

A golden game is ``src/warbones/games/GAME/tests/golden/NAME.json``: the rule options, every answer (a face that was
rolled, or the move of a seat), and what they led to: what everybody was told, and how the game ends for each reader.

``python -m tests.golden dicewing`` plays the answers of each golden game again and writes down what comes of them now;
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

from tests.facts import random_landing
from warbones import Die, Game, Landing, Position, Throw, load
from warbones.core.record.options import Value
from warbones.core.view.scene import Line, Said

GAMES = Path(__file__).parent.parent / "src" / "warbones" / "games"
Written = dict[str, Any]


def golden_files(game: str) -> list[Path]:
    """Return the golden games of a game."""
    return sorted((GAMES / game / "tests" / "golden").glob("*.json"))


def replayed(written: Written) -> Written:
    """Return the golden game that the options and answers of ``written`` give."""
    position = load(written["game"]).new(None, **written["options"])
    for answer in written["answers"]:
        give(position, answer)
    readers = {"spectator": None} | {name: seat for seat, name in enumerate(position.game.names)}
    return {
        "game": written["game"],
        "options": written["options"],
        "answers": written["answers"],
        "events": [repr(event) for event in position.events(None)],
        "scores": list(position.scores()),
        "end": {name: _end(position, seat) for name, seat in readers.items()},
    }


def give(position: Position, answer: Sequence[Any]) -> None:
    """Answer with ``["roll", seat or None, face]``, ``["land", None, facts]`` or ``["act", seat, move]``."""
    kind, seat, what = answer
    if kind == "roll":
        position.roll(what, seat)
    elif kind == "land":
        position.land(msgspec.convert(what, Landing))
    else:
        position.act(seat, what)


def _end(position: Position, seat: int | None) -> Written:
    """Return how the position reads: in notation, what is asked, the result of each calculation, and the log."""
    scene = position.scene(seat)
    return {
        "position": position.seen_by(seat).text,
        "prompt": scene.prompt.text,
        "conclusions": [calculation.conclusion for calculation in scene.calculations],
        "log": [_read(line) for line in scene.log],
    }


def _read(line: Line) -> str:
    return "".join(part.text if isinstance(part, Said) else f"[{part.piece.label}]" for part in line.parts)


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
    """Write a golden game, one answer, event or line of the log a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_json(written, "") + "\n", encoding="utf-8")


def _json(value: Any, indent: str) -> str:
    """Write JSON with objects and long lists spread over lines, and what they hold on a line each."""
    inner = indent + " "
    if isinstance(value, dict) and value:
        return _spread("{}", [f"{json.dumps(key)}: {_json(held, inner)}" for key, held in value.items()], indent)
    if isinstance(value, list) and len(value) > 7:
        return _spread("[]", [json.dumps(held, ensure_ascii=False) for held in value], indent)
    return json.dumps(value, ensure_ascii=False)


def _spread(brackets: str, lines: Sequence[str], indent: str) -> str:
    return f"{brackets[0]}\n" + ",\n".join(f"{indent} {line}" for line in lines) + f"\n{indent}{brackets[1]}"


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
    parser.add_argument("--seed", type=int, default=0, help="what its random answers follow from")
    asked = parser.parse_intermixed_args()
    if asked.name is None:
        for path in golden_files(asked.game):
            write(path, replayed(json.loads(path.read_text(encoding="utf-8"))))
        return
    game = load(asked.game)
    options = _options(game, asked.options)
    answers = list(random_answers(game, options, asked.seed))
    new = {"game": asked.game, "options": game.new(None, **options).options, "answers": answers}
    write(GAMES / asked.game / "tests" / "golden" / f"{asked.name}.json", replayed(new))


if __name__ == "__main__":
    main()
