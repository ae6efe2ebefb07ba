"""Sentences: examples of everything that a game says, recorded to reveal changes.

``tests/contract/sentences/GAME.txt`` has examples for each kind of wording in a scene and for the lines of the log:
enough to contain every pair of adjacent words in the golden games; numbers and names count as the same. A change of
words shows here and in no other recording, since the others contain no words.

``python -m tests.contract.sentences`` writes all files again, or with the id of a game only that one.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tests.contract.random_play import refusals
from tests.golden import answers, give, golden_files, readers
from warbones import GAMES, Game, NoOdds, Position
from warbones.core.frozen import Frozen
from warbones.core.view.scene import Entry, Line, Lists, ReadyList
from warbones.core.view.voice import spoken

FOLDER: Final = Path(__file__).parent / "sentences"

READ: Final = frozenset(
    {
        "caption",
        "conclusion",
        "confirm",
        "count",
        "detail",
        "figure",
        "label",
        "labels",
        "name",
        "names",
        "note",
        "notes",
    }
    | {"short", "status", "tag", "text", "tip", "title", "what", "why", "word"}
)
"""The fields of a scene's parts that people read."""

WRITTEN: Final = {(Entry, "word"), (Lists, "text"), (ReadyList, "text")}
"""Fields with such names that hold notation instead."""

QUOTED: Final = re.compile(r"^'.*?'(?= is )|(?<= can choose: ).*")
"""The notation that a refusal quotes."""

EVERY: Final = 14
"""The number of answers between recordings of the whole table, besides one at the end; questions are all recorded."""

ASKED: Final = 42
"""The number of answers between requests for odds and refusals."""

Text = tuple[str, str]
"""The place of some wording, such as "Prompt.detail", and the wording."""


def positions(game: Game) -> Iterator[tuple[int, Position]]:
    """Yield every position of the golden games with the number of answers before it, 0 for the last."""
    for path in golden_files(game.id):
        written = json.loads(path.read_text("utf-8"))
        position = game.new(None, **written["options"])
        for number, answer in enumerate(answers(written)):
            yield number, position
            give(position, answer)
        yield 0, position


def read(game: Game) -> Iterator[Text]:
    """Yield the wording in the golden games."""
    for number, position in positions(game):
        for seat in position.to_act:
            yield from _scene(position.prompt(seat))
        for reader in readers(position) if number % EVERY == 0 else ():
            scene = position.scene(reader)
            yield from _scene(scene if position.over else replace(scene, log=()))
            if number % ASKED == 0 and scene.prompt.odds and reader is not None:
                yield from _odds(position, reader)
        if number % ASKED == 0:
            yield from (("Refusal", QUOTED.sub("…", sentence)) for sentence in refusals(position))


def _odds(position: Position, seat: int) -> Iterator[Text]:
    try:
        yield from _scene(position.odds(seat))
    except NoOdds as refusal:
        yield "Refusal", str(refusal)


def _scene(part: Frozen) -> Iterator[Text]:
    if isinstance(part, Line):
        rule = f" ({part.rule})" if part.rule else ""
        yield f"Log, {part.kind}", spoken(part.parts) + rule
        return
    for field in part.__struct_fields__:
        value = getattr(part, field)
        for held in value if isinstance(value, tuple) else (value,):
            if isinstance(held, Frozen):
                yield from _scene(held)
            elif isinstance(held, str) and held and field in READ and (type(part), field) not in WRITTEN:
                yield f"{type(part).__name__}.{field}", held


def examples(game: Game) -> Iterator[Text]:
    """Yield, in order, everything with a pair of words that is new in its place."""
    known = set[tuple[str, str, str]]()
    alike: dict[Text, str] = {}
    for where, text in dict.fromkeys(read(game)):
        alike.setdefault((where, _plain(game, text)), text)
    for (where, plain), text in sorted(alike.items()):
        pairs = {(where, *pair) for pair in pairwise(("", *plain.split(), ""))}
        if not pairs <= known:
            known |= pairs
            yield where, text


def _plain(game: Game, text: str) -> str:
    """Return wording in which all numbers are the same, and so are all names of seats and things."""
    named = re.sub("|".join(game.names), "Alpha", text)
    named = re.sub(r"(?<=[^.:] )[A-Z][\w-]*(?: [A-Z][\w-]*)*", "Alpha", named)
    return re.sub(r"\d+", "0", named)


def written(game: Game) -> str:
    """Return the recording of a game."""
    return "".join(f"{where}: {text}\n" for where, text in examples(game))


def path(game: Game) -> Path:
    """Return the file of a game's sentences."""
    return FOLDER / f"{game.id}.txt"


if __name__ == "__main__":
    for each in sys.argv[1:] or GAMES:
        path(GAMES[each]).write_text(written(GAMES[each]), encoding="utf-8")
