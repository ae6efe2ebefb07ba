"""The golden games still go as they went; see `tests.golden` for how to write them again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.golden import golden_files, replayed
from warbones import GAMES, Game

FILES = [path for name in GAMES for path in golden_files(name)]


def test_every_game_has_golden_games(game: Game) -> None:
    names = {path.stem for path in golden_files(game.id)}
    assert len(names) >= 3
    assert "every-option" in names


@pytest.mark.parametrize("path", FILES, ids=["-".join((path.parts[-4], path.stem)) for path in FILES])
def test_it_goes_as_it_went(path: Path) -> None:
    written = json.loads(path.read_text(encoding="utf-8"))
    assert replayed(written) == written
    assert sum(written["scores"]) == 0
