"""Commands, options, modules and headings named in documents exist, and their English keeps the project's habits."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest
import typer.main

from tests.test_spelling import american
from warbones.cli.app import app

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])

QUESTION_WORDS: Final = re.compile(r"\b(what|who|whoever|whom|whose|which|where|how|why|when)\b", re.IGNORECASE)
MOST_QUESTION_WORDS: Final = 1.6
"""The maximum number of question words in a hundred words of prose."""

RULEBOOKS: Final = {"center", "defense", "color"}
"""American words that a page quotes."""

ALSO_BRITISH: Final = {"program", "stories", "story", "writable"}

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def code(page: Path) -> Iterator[str]:
    """Yield the lines of code on a page: blocks, indented lines and text in backticks."""
    text = page.read_text("utf-8").replace("\\\n", " ")
    for block in re.findall(r"^```\w*\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield from block.splitlines()
    yield from re.findall(r"^    (\S.*)", text, re.MULTILINE)
    yield from (" ".join(each.split()) for each in re.findall(r"`([^`]+)`", text))


def prose(page: Path) -> str:
    """Return a page without its code and addresses."""
    return re.sub(r"```.*?```|`[^`]*`|https?://\S+", "", page.read_text("utf-8"), flags=re.DOTALL)


def slug(heading: str) -> str:
    """Return the anchor of a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-")


def options(command: click.Command) -> set[str]:
    """Return the options of a command and of its subcommands."""
    own = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
    return own.union(*(options(each) for each in getattr(command, "commands", {}).values())) | {"--help"}


COMMAND: Final = re.compile(r"(?:\.venv/bin/|/opt/warbones/bin/)?warbones ([a-z-]+)(?![\w-])(.*)")
"""A command and what follows it."""


@pages
def test_every_command_and_option_exists(page: Path) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group has them
    for line in code(page):
        if found := re.match(
            r"(?:\.venv/bin/|/opt/warbones/bin/)?warbones ([a-z-]+)(?![\w-])(.*)", line.partition(" #")[0]
        ):
            assert found[1] in commands, line
            assert set(re.findall(r"(?<!\S)--[a-z][a-z-]*", found[2])) <= options(commands[found[1]]), line


@pages
def test_every_module_that_is_run_exists(page: Path) -> None:
    named = {name for line in code(page) for name in re.findall(r"python3? -m ([\w.]+)", line)} - {"venv"}
    assert [name for name in named if importlib.util.find_spec(name) is None] == []


@pages
def test_every_target_of_make_exists(page: Path) -> None:
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {target for line in code(page) for target in re.findall(r"^make (\w+)", line)} <= targets


@pages
def test_every_heading_that_is_linked_exists(page: Path) -> None:
    for name, anchor in re.findall(r"\]\((?!http)([^)#\s]*)#([^)\s]+)\)", page.read_text("utf-8")):
        linked = (page.parent / name if name else page).read_text("utf-8")
        assert anchor in {slug(each) for each in re.findall(r"^#+ (.+)$", linked, re.MULTILINE)}, anchor


@pages
def test_prose_is_not_made_of_questions(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    found, words = QUESTION_WORDS.findall(text), re.findall(r"[A-Za-z']+", text)
    assert 100 * len(found) / len(words) <= MOST_QUESTION_WORDS


@pages
def test_pages_are_spelled_in_the_british_way(page: Path) -> None:
    words = {word.lower() for word in re.findall("[A-Za-z]+", prose(page))}
    assert {word: gb for word, gb in american().items() if word in words - RULEBOOKS - ALSO_BRITISH} == {}


def test_no_word_on_a_page_is_misspelled() -> None:
    command = [sys.executable, "-m", "codespell_lib", "--builtin", "clear,rare,informal", *map(str, PAGES)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.stdout, found.returncode) == ("", 0)
