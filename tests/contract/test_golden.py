"""The golden games replay unchanged; `tests.golden` says how to record them again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.golden import golden_files, replayed
from warbones import GAMES, Game

FILES = [path for name in GAMES for path in golden_files(name)]

Step = tuple[str, int, int]
"""A file, a line that ran in it, and the next line that ran; 0 if the function ended."""


def test_every_game_has_a_golden_game_with_no_option_at_its_default(game: Game) -> None:
    written = json.loads(next(path for path in golden_files(game.id) if path.stem == "every-option").read_text("utf-8"))
    defaults = game.new().options
    assert [name for name, value in written["options"].items() if defaults.get(name) == value] == []


@pytest.mark.parametrize("path", FILES, ids=["-".join((path.parts[-4], path.stem)) for path in FILES])
def test_it_goes_as_it_went(path: Path) -> None:
    written = json.loads(path.read_text(encoding="utf-8"))
    assert replayed(written) == written
    assert sum(written["scores"]) == 0


@pytest.mark.torture
def test_each_golden_game_takes_a_branch_of_the_rules_that_no_other_takes(game: Game) -> None:
    taken = {path.stem: steps(path) for path in golden_files(game.id)}
    for name, own in taken.items():
        others = set[Step]().union(*(steps for other, steps in taken.items() if other != name))
        assert name == "every-option" or own - others, f"{name} shows nothing that the others do not"


def steps(path: Path) -> set[Step]:
    """Return the steps that a golden game takes through the code of the rules."""
    written = json.loads(path.read_text(encoding="utf-8"))
    with traced(f"/games/{written['game']}/rules/") as found:
        replayed(written)
    return found


@contextmanager
def traced(folder: str) -> Iterator[set[Step]]:
    """Record the executed steps of the code in a folder."""
    found, before = set[Step](), sys.gettrace()

    def called(frame: FrameType, event: str, _: Any) -> Any:
        if folder not in (file := frame.f_code.co_filename):
            return None
        last = frame.f_lineno

        def stepped(frame: FrameType, event: str, _: Any) -> Any:
            nonlocal last
            found.add((file, last, 0 if event == "return" else frame.f_lineno))
            last = frame.f_lineno
            return stepped

        return stepped

    sys.settrace(called)
    try:
        yield found
    finally:
        sys.settrace(before)
