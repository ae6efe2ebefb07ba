"""What one listener hears of a whole game: recordings for ``web/src/lib/transcripts.test.ts``.

``python -m tests.web.transcripts`` plays a random game of each kind from one seed and writes down, in
``web/src/samples/transcripts/``, what the first seat's scenes tell and ask one after another, and how the core says
each line: the client says the same. What a screen reader says of it all follows in the client: ``npm test -- -u`` in
``web/`` writes these texts anew. Read them aloud.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from tests.contract.playing import answer_one
from warbones import GAMES, Game, Position
from warbones.core.view.scene import Line, Scene, Shown
from warbones.core.view.words import shown, spoken
from warbones.table.lone import lone

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "samples" / "transcripts"
SEED: Final = 3
MOST: Final = 160
"""Scenes of a recording: a long game is left there."""


def scenes(game: Game, seed: int) -> Iterator[Scene]:
    """Yield what the first seat is shown: each moment, and what is asked; dice roll by themselves."""
    position, luck = game.new(), Random(seed)
    yield from ([] if position.owed else [position.scene(0)])
    while not position.over:
        position.moments = []
        _answer(position, luck)
        yield from (moment.scene(0) for moment in position.moments)
        if not position.owed:
            yield position.scene(0)


def _answer(position: Position, luck: Random) -> None:
    for seat in position.to_act:
        if not position.owed and (action := lone(position, seat)):
            return position.act(seat, action)
    return answer_one(position, luck)


def recorded(game: Game) -> list[dict[str, Any]]:
    """Return what each scene tells that the one before did not, drawn and in words, and what it asks."""
    found: list[dict[str, Any]] = []
    told = 0
    for scene in scenes(game, SEED):
        news = scene.log[told:]
        told = len(scene.log)
        if news or not found or found[-1]["asked"] != scene.prompt.text:
            said = [spoken(line.parts, shown) for line in news]
            lines = [_heard(line) for line in news]
            found.append({"told": lines, "said": said, "asked": scene.prompt.text, "moment": scene.moment})
        if len(found) == MOST:
            break
    return found


def _heard(line: Line) -> list[Any]:
    """Return a line with no more of its pieces than is heard."""
    return [[part.piece.caption, part.piece.face] if isinstance(part, Shown) else part.text for part in line.parts]


def written(game: Game) -> str:
    """Return the text of a recording, a scene a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in recorded(game)) + "\n]\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES.values():
        (FOLDER / f"{each.id}.json").write_text(written(each), encoding="utf-8")
