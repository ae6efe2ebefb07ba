"""What people read of a game is what was written down: a changed word is meant, or a fault."""

from __future__ import annotations

from tests.contract import sentences
from warbones import Game


def test_people_read_what_they_read(game: Game) -> None:
    file = sentences.path(game)
    assert file.exists(), f"write it with python -m tests.contract.sentences {game.id}"
    assert sentences.written(game).splitlines() == file.read_text("utf-8").splitlines()
