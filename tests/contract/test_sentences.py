"""The wording of a game is as recorded; a changed word is intended, or a bug."""

from __future__ import annotations

import re
from typing import Final

from tests.contract import sentences
from warbones import Game

HOLE: Final = re.compile(r" {2}| [.,;:]|\(\)|[,;:][.,;:]|\b(None|nan|undefined)\b")


def test_texts_are_as_recorded(game: Game) -> None:
    file = sentences.path(game)
    assert file.exists(), f"write it with python -m tests.contract.sentences {game.id}"
    assert sentences.written(game).splitlines() == file.read_text("utf-8").splitlines()


def test_no_sentence_has_a_hole(game: Game) -> None:
    """When a part is left out, so is its space, comma or stop."""
    texts = [line.partition(": ")[2] for line in sentences.path(game).read_text("utf-8").splitlines()]
    assert [text for text in texts if HOLE.search(text)] == []
