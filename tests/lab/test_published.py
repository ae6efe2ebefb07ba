"""The published studies, and the page about them in their folder."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lab.published import FOLDER, commands, pages
from warbones import GAMES, load

STUDIED = pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)


def test_every_game_has_a_page() -> None:
    assert {page.stem for page in pages()} == set(GAMES)


@STUDIED
def test_a_page_names_the_command_that_repeats_its_study(page: Path) -> None:
    assert commands(page)
    for study, game, *options in commands(page):
        assert (study, game) == ("study", page.stem)
        assert {"--seed", "--chunks", "--out"} <= set(options), "without them it is another study each time"


@STUDIED
def test_the_folder_s_page_names_each_study_of_an_earlier_version(page: Path) -> None:
    (version,), game = re.findall(r"^Rules version (\d+)\.", page.read_text("utf-8"), re.MULTILINE), load(page.stem)
    page_of_all = (FOLDER / "README.md").read_text("utf-8")
    earlier = re.search(r"Those of (.*?)\s+are\s+of an earlier version", page_of_all, re.DOTALL)
    titles = re.split(r",\s+|\s+and\s+", " ".join(earlier[1].split())) if earlier else []
    assert (game.title in titles) == (version != game.rules_version)
