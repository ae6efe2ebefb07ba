"""The code in the documents runs and prints what they show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

from tests.architecture_diagram import layers, picture
from tests.server.host import serving

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/agents.md",
    "docs/dice.md",
    "docs/glossary.md",
    "docs/hosting.md",
    "docs/new-game.md",
    "docs/performance.md",
    "docs/protocol.md",
    "docs/python.md",
)
SESSIONS = ("README.md", "docs/agents.md", "docs/dice.md", "docs/new-game.md", "docs/python.md")


@pytest.mark.usefixtures("own_games")
@pytest.mark.parametrize("page", SESSIONS)
def test_a_page_s_sessions_print_what_they_say(page: str) -> None:
    assert_it_prints_what_it_says(page)


def test_the_protocol_s_page_is_what_a_server_says(tmp_path: Path) -> None:
    with serving(tmp_path) as host:
        assert_it_prints_what_it_says("docs/protocol.md", server=f"http://{host}")


def assert_it_prints_what_it_says(page: str, **given: Any) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS, globs={"__name__": "__main__", **given}
    )
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\((?!http|#)([^)#]+)", text)
    named = re.findall(r"`((?:src|web|tests|docs|bench|examples)/[\w./-]*)`", text)
    missing = [name for name in links if not ((ROOT / page).parent / name).exists()]
    assert missing + [name for name in named if not (ROOT / name).exists()] == []


def test_the_picture_of_the_house_is_drawn_from_the_contracts() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert f"```mermaid\n{picture()}```" in page
    named = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", page, re.MULTILINE)
    assert sorted(re.findall(r"\w+", " ".join(named))) == sorted(each for layer in layers() for each in layer)


@pytest.mark.parametrize("page", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/glossary.md"])
def test_every_module_that_a_page_names_exists(page: str) -> None:
    """Paths are given from the root, from ``src/warbones``, or from a game's folder."""
    roots = (ROOT, ROOT / "src/warbones", ROOT / "src/warbones/games", ROOT / "src/warbones/games/dicewing")
    named = re.findall(r"`([a-z_]+(?:/[\w.-]+)*(?:/|\.\w+))`", (ROOT / page).read_text("utf-8"))
    assert [name for name in named if not any((root / name).exists() for root in roots)] == []


def test_the_readme_names_the_two_commands_that_do_everything() -> None:
    shown = re.findall(r"^make (\w+) +# (.+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    assert [command for command, _ in shown] == ["play", "test"]
    makes = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {command for command, _ in shown} <= set(makes)


@pytest.mark.parametrize("page", ["README.md", "docs/hosting.md"])
def test_a_button_is_called_in_the_documents_as_on_the_page(page: str) -> None:
    words = (ROOT / "src/warbones/locales/en/web-company.ftl").read_text("utf-8")
    label = re.search(r"^web-company-sharing-open = (.+)$", words, re.MULTILINE)
    assert label is not None
    assert label[1] in (ROOT / page).read_text("utf-8")
