"""The code's language: unique class names, modules named by nouns, and docstrings that say what is returned."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "warbones"

GERUND: Final = re.compile(r"\w+ing")
NOUNS: Final = {"string", "setting", "rating", "ping", "spelling"}
QUESTION: Final = re.compile(r"(What|Who|Which|How|Where|When|Whose)\b")
RETURNED: Final = re.compile(r"(Return|Yield)s? (what|who|how|where|which|whose|when)\b")

MODULES: Final = 25
"""The maximum number of modules of a folder."""

LEFT: Final = {"doubled": 1, "gerunds": 0, "opened": 0, "questions": 0, "drawers": 0}
"""The number of places of each kind still to mend. It only falls; the goals are 5, 10, 0, 50 and 0."""


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the syntax trees of the program's modules."""
    paths = (path for path in SOURCES.rglob("*.py") if "tests" not in path.parts)
    return {path.relative_to(SOURCES): ast.parse(path.read_text("utf-8")) for path in sorted(paths)}


def documented() -> Iterator[tuple[str, str]]:
    """Yield the place and docstring of every function and class."""
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield f"{path}:{node.lineno}", ast.get_docstring(node) or ""


def test_public_class_names_are_unique() -> None:
    places = defaultdict[str, list[str]](list)
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_") and path.parts[0] != "games":
                places[node.name].append(str(path))
    doubled = {name: found for name, found in places.items() if len(found) > 1}
    assert len(doubled) <= LEFT["doubled"], doubled


def test_a_module_is_named_by_a_noun() -> None:
    gerunds = [str(path) for path in trees() if GERUND.fullmatch(path.stem) and path.stem not in NOUNS]
    assert len(gerunds) <= LEFT["gerunds"], gerunds


def test_no_module_opens_with_a_question() -> None:
    opened = [str(path) for path, tree in trees().items() if QUESTION.match(ast.get_docstring(tree) or "")]
    assert len(opened) <= LEFT["opened"], opened


def test_docstrings_name_the_thing_that_is_returned() -> None:
    found = [f"{place}: {text.splitlines()[0]}" for place, text in documented() if RETURNED.match(text)]
    assert len(found) <= LEFT["questions"], found


def test_no_folder_is_a_drawer() -> None:
    counts = defaultdict[str, int](int)
    for path in trees():
        counts[str(path.parent)] += 1
    drawers = {folder: count for folder, count in counts.items() if count > MODULES}
    assert len(drawers) <= LEFT["drawers"], drawers
