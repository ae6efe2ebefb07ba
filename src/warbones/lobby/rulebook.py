"""A game's rulebook as a page: each numbered rule has its number as its id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from warbones.core.play.game import Game
from warbones.games import rulebook as pages
from warbones.games.rulebook import NUMBER
from warbones.protocol.messages import Rulebook

STARTS: Final = re.compile(rf"\W*({NUMBER})\b")
"""A rule's number at the start of its heading, paragraph, list item or table row."""

HOLDERS: Final = ("heading_open", "list_item_open", "tr_open", "paragraph_open")


@cache
def rulebook(game: Game) -> Rulebook:
    """Return the rulebook of ``game``."""
    return Rulebook(game=game.id, title=game.title, html=page(pages.rulebook(game)))


def page(markdown_text: str) -> str:
    """Return Markdown as HTML, without any HTML that the Markdown contains."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(markdown_text)
    _number(tokens)
    html: str = markdown.renderer.render(tokens, markdown.options, {})
    return html


def _number(tokens: Sequence[Token]) -> None:
    """Give each rule its id, where its number first starts a block."""
    given: set[str] = set()
    for place, token in enumerate(tokens):
        found = STARTS.match(token.content) if token.type == "inline" else None
        if found and found[1] not in given and (holder := _holder(tokens[:place])):
            holder.attrSet("id", found[1])
            given.add(found[1])


def _holder(before: Sequence[Token]) -> Token | None:
    """Return the outermost of the tokens just opened that can have an id."""
    opened: Token | None = None
    for token in reversed(before):
        if token.nesting != 1:
            return opened
        opened = token if token.type in HOLDERS else opened
    return opened
