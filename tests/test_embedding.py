"""The guide to embedding names the attributes and messages that the code has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from warbones.games import GAMES

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/embedding.md").read_text("utf-8")
EMBED = ROOT / "web/src/embed"


def rows(heading: str) -> list[str]:
    """Return the names in the first column of the table under a heading of the guide."""
    _, _, below = GUIDE.partition(f"## {heading}\n")
    return re.findall(r"^\| `([\w-]+)` ", below.partition("\n## ")[0], re.MULTILINE)


def words(file: str, start: str, end: str) -> list[str]:
    """Return the quoted words of a passage in the sources."""
    _, _, passage = (EMBED / file).read_text("utf-8").partition(start)
    return re.findall(r'"([\w-]+)"', passage.partition(end)[0])


def test_the_attributes_are_those_of_the_element() -> None:
    found = words("attributes.ts", "const PLACES", "export const ATTRIBUTES")
    assert sorted(rows("Attributes")) == sorted(found)


def test_the_messages_are_those_of_the_frame() -> None:
    forms = (EMBED / "commands.ts").read_text("utf-8").partition("const FORMS")[2].partition("\n}")[0]
    commands = [name for name in re.findall(r'^  "?([\w-]+)"?: \{', forms, re.MULTILINE) if name != "unavailable"]
    assert rows("Messages to the frame") == commands
    assert rows("Messages from the frame") == words("messages.ts", "export const REPORTS = [", "]")


def test_no_option_of_a_game_has_the_name_of_a_parameter() -> None:
    parameters = {"embed", "awaits", *words("attributes.ts", "const PARAMETERS", "/**")}
    for game in GAMES.values():
        assert not parameters & {option.name for option in game.ruleset.settings}, game.id


@pytest.mark.parametrize("written", re.findall(r'position="([^"]+)"', GUIDE))
def test_the_positions_of_the_examples_can_be_played(written: str) -> None:
    assert GAMES["keep"].at(written).to_act


def test_messages_in_the_guide_are_whole() -> None:
    examples = re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)
    assert examples
    for example in examples:
        for line in example.splitlines():
            assert json.loads(line)["type"] in {*rows("Messages to the frame"), *rows("Messages from the frame")}
