"""The recordings of what is heard are as the games tell them today."""

from __future__ import annotations

import pytest

from tests.web import transcripts
from warbones import GAMES


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_recording_of_what_is_heard_is_as_the_game_tells_it(game: str) -> None:
    file = transcripts.FOLDER / f"{game}.json"
    assert file.read_text(encoding="utf-8") == transcripts.written(GAMES[game]), "python -m tests.web.transcripts"
