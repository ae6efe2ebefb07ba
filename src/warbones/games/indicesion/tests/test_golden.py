"""The golden games still go as they went; see `tests.golden` for how to write them again."""

from __future__ import annotations

import json

import pytest

from tests.golden import golden_files, replayed

FILES = golden_files("indicesion")


def test_there_are_golden_games():
    assert {path.stem for path in FILES} >= {"classic", "drafting", "every-option", "chances"}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_it_goes_as_it_went(path):
    written = json.loads(path.read_text(encoding="utf-8"))
    assert replayed(written) == written
    assert sum(written["scores"]) == 0
