"""The screen reader's text of a whole game, for ``web/src/scene/transcripts.test.ts``.

``python -m tests.web.pieces`` plays a random match of each game from one seed. Into
``web/src/samples/made/transcripts/`` it writes the news and questions of the first seat's scenes as messages, and the
core's text for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from tests.web.samples import SAMPLES
from warbones import GAMES, Game, Position
from warbones.check.random_play import answer_one
from warbones.core.view.reader import in_words
from warbones.core.view.scene import Scene
from warbones.core.view.voice import spoken
from warbones.table.forced_moves import forced_action

FOLDER: Final = SAMPLES / "transcripts"
SEED: Final = 3
MOST: Final = 160
"""The maximum number of entries of a recording: longer games are cut off."""


def scenes(game: Game, seed: int) -> Iterator[Scene]:
    """Yield the first seat's scenes as messages, for each frame and question of a random game."""
    position, rng = game.new(), Random(seed)
    yield from ([] if position.owed else [position.scene_messages(0)])
    while not position.over:
        position.moments = []
        _answer(position, rng)
        yield from (moment.scene_messages(0) for moment in position.moments)
        if not position.owed:
            yield position.scene_messages(0)


def _answer(position: Position, rng: Random) -> None:
    for seat in position.to_act:
        if not position.owed and (action := forced_action(position, seat)):
            return position.act(seat, action)
    return answer_one(position, rng)


def recorded(game: Game) -> list[dict[str, Any]]:
    """Return the news and the question of each scene, as messages and as text."""
    found: list[dict[str, Any]] = []
    told = 0
    for scene in scenes(game, SEED):
        news, words = scene.log[told:], in_words(scene)
        said = [spoken(line.parts) for line in words.log[told:]]
        told = len(scene.log)
        if news or not found or found[-1]["asks"] != words.prompt.text:
            asked = {"kind": scene.prompt.kind, "asked": scene.prompt.text, "asks": words.prompt.text}
            found.append({"told": news, "said": said, "moment": scene.moment, **asked})
        if len(found) == MOST:
            break
    return found


def write() -> None:
    """Write a transcript of each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES.values():
        recording = {"names": game.names, "scenes": recorded(game)}
        (FOLDER / f"{game.id}.json").write_bytes(msgspec.json.encode(recording))
