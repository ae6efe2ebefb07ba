"""The preview of a link in a messenger: a title, a sentence and a picture, as Open Graph tags (https://ogp.me).

A card holds what everybody may know of a table (`TableRow`), and the picture of its game: nothing of a match.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from warbones.core.errors import WarbonesError
from warbones.core.messages import Msg, msg
from warbones.core.play.game import Game
from warbones.core.view.reader import english
from warbones.games import GAMES, load
from warbones.protocol.messages import TableRow
from warbones.rooms.rooms import Rooms

PICTURES: Final = "cards"
"""The folder of the client's files that holds a picture of each game."""

HEAD: Final = "</head>"
NAME: Final = "Warbones"


@dataclass(frozen=True)
class LinkCard:
    """A card; ``game`` is the game whose picture it shows, None for the program's own."""

    title: str
    description: str
    game: Game | None = None


async def link_card(path: str, rooms: Rooms) -> LinkCard:
    """Return the card of a page's path; that of the program where the path names no game and no table."""
    page, _, name = path.strip("/").partition("/")
    name = name.partition("/")[0]
    try:
        return _of_game(page, load(name)) if name in GAMES else await _of_table(page, name, rooms)
    except WarbonesError:
        return LinkCard(NAME, _worded(msg("link-motto")))


def _of_game(page: str, game: Game) -> LinkCard:
    title = {
        "learn": msg("link-learn", game=game.title),
        "rules": msg("link-rules", game=game.title),
        "position": msg("link-position", game=game.title),
    }.get(page)
    return LinkCard(_worded(title) if title else game.title, _about(game), game)


async def _of_table(page: str, table: str, rooms: Rooms) -> LinkCard:
    row = await rooms.table(table)
    game = load(row.game)
    if page == "join":
        return LinkCard(_worded(_invitation(row)), _about(game), game)
    title = msg("link-replay", game=row.title) if page == "replay" else msg("link-watch", game=row.title)
    return LinkCard(_worded(title), english(row.status, None, game.names), game)


def _invitation(row: TableRow) -> Msg:
    names = [sitter.chosen_name for sitter in row.occupants if sitter.chosen_name and sitter.seat not in row.free]
    return msg("link-invited-by", name=names[0], game=row.title) if names else msg("link-invited", game=row.title)


def _about(game: Game) -> str:
    return " ".join(english(text, None, game.names) for text in (game.lobby.line, game.lobby.facts))


def _worded(message: Msg) -> str:
    return english(message, None, ())


def with_card(page: str, card: LinkCard, base: str, static: Path) -> str:
    """Return a page's HTML with a card's tags; ``base`` is the server's address, ending with a slash."""
    tags = {"og:site_name": NAME, "og:type": "website", "og:title": card.title, "og:description": card.description}
    if card.game and (static / PICTURES / f"{card.game.id}.png").is_file():
        tags["og:image"] = f"{base}{PICTURES}/{card.game.id}.png"
    written = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    return page.replace(HEAD, f"{written}{HEAD}", 1)
