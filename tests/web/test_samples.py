"""The design page shows scenes as the games draw them today."""

from __future__ import annotations

import pytest

from tests.web import transcripts
from tests.web.samples import SAMPLES, SCENES, written
from warbones import GAMES


@pytest.mark.parametrize("name", SCENES)
def test_a_sample_is_as_the_game_draws_it(name: str) -> None:
    file = SAMPLES / f"{name}.json"
    assert file.read_text(encoding="utf-8") == written(name), "draw it anew with python -m tests.web.samples"


def test_every_sample_has_its_scene() -> None:
    assert {file.stem for file in SAMPLES.glob("*.json")} == set(SCENES)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_recording_of_what_is_heard_is_as_the_game_tells_it(game: str) -> None:
    file = transcripts.FOLDER / f"{game}.json"
    assert file.read_text(encoding="utf-8") == transcripts.written(GAMES[game]), "python -m tests.web.transcripts"
