"""The preview of a link in a messenger: a title, a sentence and a picture, as Open Graph tags (https://ogp.me).

A table's card shows only public facts: its `TableRow`, and a picture of the board as a spectator sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote

from warbones.core.errors import WarbonesError
from warbones.core.messages import Msg, msg
from warbones.core.play.game import Game
from warbones.core.view.reader import english
from warbones.games import GAMES, load_known
from warbones.picture.picture import FORMATS, Format
from warbones.protocol.messages import TableRow
from warbones.rooms.rooms import Rooms
from warbones.server.clubhouse.events import Tournaments
from warbones.table.endings import NOT_BEGUN

PICTURES: Final = "cards"
"""The folder of the client's files that holds a picture of each game."""

OF_A_GAME: Final = Format(960, 600)
"""The size of those pictures; all others are drawn in the format "card"."""

HEAD: Final = "</head>"
NAME: Final = "Warbones"

TITLES: Final = {"replay": "link-replay", "review": "link-review", "beat": "link-beat"}

MOST_DIGITS: Final = 7
"""The number of digits from which a decision's number in an address is ignored."""


@dataclass(frozen=True)
class LinkCard:
    """A card. ``picture`` is the path of its picture, relative to the server's address; "" for none."""

    title: str
    description: str
    picture: str = ""


async def link_card(path: str, query: Mapping[str, str], rooms: Rooms, events: Tournaments) -> LinkCard:
    """Return the card of a page by its path: the program's own if the path names no game, table or tournament.

    In the ``query``, "at" is the decision at which a replay opens, "review" asks for its review, and "beat" challenges
    others to throw better.
    """
    page, name, more, *_ = *path.strip("/").split("/"), "", ""
    try:
        if name in GAMES:
            return _of_game(page, load_known(name), more)
        if page in ("tournament", "wall"):
            return await _of_tournament(name, events)
        if page == "replay" and "review" in query:
            page = "review"
        elif page == "replay" and "beat" in query:
            page = "beat"
        at = query.get("at", "")
        return await _of_table(page, name, at if at.isdecimal() and len(at) < MOST_DIGITS else "", rooms)
    except WarbonesError:
        return LinkCard(NAME, _worded(msg("link-motto")))


def _of_game(page: str, game: Game, day: str) -> LinkCard:
    title = {
        "learn": msg("link-learn", game=game.title),
        "rules": msg("link-rules", game=game.title),
        "position": msg("link-position", game=game.title),
    }.get(page)
    drawn = f"api/positions/{quote(day, safe='')}/{game.id}/picture.png" if page == "position" and day else ""
    return LinkCard(_worded(title) if title else game.title, _about(game), drawn or _usual(game))


async def _of_tournament(name: str, events: Tournaments) -> LinkCard:
    event = (await events.kept(name)).event
    game = load_known(event.game)
    drawn = f"api/tournaments/{quote(name, safe='')}/picture.png"
    return LinkCard(_worded(msg("link-tournament", name=event.title, game=game.title)), _about(game), drawn)


async def _of_table(page: str, table: str, at: str, rooms: Rooms) -> LinkCard:
    row = await rooms.table(table)
    game = load_known(row.game)
    board = f"api/tables/{quote(table, safe='')}/picture.png{f'?at={at}' if at else ''}"
    drawn = _usual(game) if row.status == NOT_BEGUN else board
    if page == "join":
        return LinkCard(_worded(_invitation(row)), _about(game), drawn)
    if page == "review" and row.over:
        drawn = f"api/tables/{quote(table, safe='')}/review.png"
    title = msg(TITLES.get(page, "link-watch"), game=row.title)
    return LinkCard(_worded(title), english(row.status, None, game.names), drawn)


def _usual(game: Game) -> str:
    """Return the path of a game's own picture."""
    return f"{PICTURES}/{game.id}.png"


def _invitation(row: TableRow) -> Msg:
    names = [sitter.chosen_name for sitter in row.occupants if sitter.chosen_name and sitter.seat not in row.free]
    return msg("link-invited-by", name=names[0], game=row.title) if names else msg("link-invited", game=row.title)


def _about(game: Game) -> str:
    return " ".join(english(text, None, game.names) for text in (game.lobby.line, game.lobby.facts))


def _worded(message: Msg) -> str:
    return english(message, None, ())


def with_card(page: str, card: LinkCard, base: str) -> str:
    """Return a page's HTML with a card's tags; ``base`` is the server's address, ending with a slash."""
    tags = {"og:site_name": NAME, "og:type": "website", "og:title": card.title, "og:description": card.description}
    if card.picture:
        width, height = OF_A_GAME if card.picture.startswith(PICTURES) else FORMATS["card"]
        tags |= {"og:image": base + card.picture, "og:image:alt": card.title, "twitter:card": "summary_large_image"}
        tags |= {"og:image:width": str(width), "og:image:height": str(height)}
    written = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    return page.replace(HEAD, f"{written}{HEAD}", 1)
