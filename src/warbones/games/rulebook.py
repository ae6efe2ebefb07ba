"""The games' rulebook pages, and the numbers of their rules."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from inspect import getdoc
from typing import Final

from warbones.core.play.game import Game
from warbones.core.play.parts import Parts

NUMBER: Final = r"[A-Z]\d+(?:\.\d+)*[a-z]?"
"""The number of a rule: R20, B6, B2.27."""

NUMBERED: Final = re.compile(rf"^(?:[-*] +)?(?=\*\*({NUMBER})\b)", re.MULTILINE)
"""The start of a rule: a paragraph or list item that opens with its number in bold."""


def rulebook(game: Parts) -> str:
    """Return the game's RULES.md, as Markdown; without one, its module's docstring under the title."""
    module = import_module(game.ruleset.package)
    if hasattr(module, "__path__") and (page := files(module) / "RULES.md").is_file():
        return page.read_text("utf-8")
    return f"# {game.title}\n\n{getdoc(module) or ''}\n"


def numbers(game: Game) -> tuple[str, ...]:
    """Return the numbers of the game's rules, in the page's order."""
    return tuple(found[1] for found in NUMBERED.finditer(rulebook(game)))
