"""The catalogue has British spelling and consistent punctuation; words of the rulebooks stay as they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import codespell_lib
import pytest

import words_build

FILES = sorted((words_build.FOLDER / "en").glob("*.ftl"))

RULEBOOKS = {"center", "defense", "defenses", "synchronized"}
"""American spellings that are terms of a game: its rulebook prints them."""

BRITISH_TOO = {"story", "program"}
"""Words that mean something else in American spelling ("storey", "programme")."""

CODE = {"authorization"}
"""The name of a header."""


def american() -> dict[str, str]:
    """Return the British spelling of each American one, by codespell's table, which goes the other way."""
    table = Path(codespell_lib.__file__).parent / "data" / "dictionary_en-GB_to_en-US.txt"
    pairs = (line.partition("->") for line in table.read_text("utf-8").splitlines())
    return {us.strip(): gb for gb, _, all_us in pairs for us in all_us.split(",") if us.strip()}


def test_no_word_is_misspelled() -> None:
    command = [sys.executable, "-m", "codespell_lib", "--builtin", "clear,rare,informal", *map(str, FILES)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.stdout, found.returncode) == ("", 0)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_spelling_is_british(file: Path) -> None:
    words = {word.lower() for word in re.findall("[A-Za-z]+", file.read_text("utf-8"))}
    assert {word: us for word, us in american().items() if word in words - RULEBOOKS - BRITISH_TOO - CODE} == {}


ODD = re.compile(r"[.?!]\.(?!\.)|[a-z]’|\w  +\w|[\w◇] [,.;:?!](?=\s|$)|\b(\w+) \1\b(?! \1)")
"""Two stops, a curly apostrophe, two spaces, a space before a stop, a word twice."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_messages_are_typed_in_one_way(file: Path) -> None:
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if ODD.search(re.sub(r"\{[^}]*\}", "◇", line))] == []
