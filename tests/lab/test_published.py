"""The published studies, and what their folder says of them."""

from __future__ import annotations

import json
import re

import pytest

from tests.lab.published import FOLDER, names
from warbones import load


@pytest.mark.parametrize("name", names())
def test_the_folder_s_page_names_each_game_whose_study_is_of_a_version_before(name: str) -> None:
    found = json.loads((FOLDER / f"{name}.json").read_bytes())["study"]
    game = load(found["game"])
    earlier = re.search(
        r"Those of (.*?)\s+are\s+of the version before", (FOLDER / "README.md").read_text("utf-8"), re.DOTALL
    )
    titles = re.split(r",\s+|\s+and\s+", earlier[1]) if earlier else []
    assert (game.title in titles) == (found["rules_version"] != game.rules_version)
