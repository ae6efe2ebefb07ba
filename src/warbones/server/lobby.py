"""What is asked over HTTP: the games, their rulebooks, and a new table."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_400_BAD_REQUEST, HTTP_404_NOT_FOUND

from warbones.core.game import Game
from warbones.core.options import RuleOption
from warbones.games import GAMES, load
from warbones.server.bots import OFFERED, Bots
from warbones.server.messages import (
    GameCard,
    Games,
    OptionCard,
    OptionValue,
    Preparing,
    Problem,
    Rulebook,
    TableRequest,
    TableTicket,
)
from warbones.server.rooms import Rooms
from warbones.server.rulebook import rulebook

PROBLEM: Final = ResponseSpec(Problem, description="What was wrong, and what would be right", generate_examples=False)
PROBLEMS: Final = {HTTP_400_BAD_REQUEST: PROBLEM, HTTP_404_NOT_FOUND: PROBLEM}


@get("/api/games", sync_to_thread=False, summary="The games on the table")
def list_games() -> Games:
    """Return every game, with its seats, its bots and its rule options."""
    return game_cards()


def game_cards() -> Games:
    """Return every game as people see it in the lobby."""
    return Games(games=tuple(_card(game) for game in GAMES.values()))


def _card(game: Game) -> GameCard:
    return GameCard(
        id=game.id,
        title=game.title,
        line=game.line,
        facts=game.facts,
        seats=game.names,
        bots=OFFERED,
        options=tuple(_option(option) for option in game.options),
        look=tuple(game.look),
    )


def _option(option: RuleOption) -> OptionCard:
    values = tuple(OptionValue(value=value, text=text) for value, text in option.values.items())
    return OptionCard(name=option.name, title=option.title, ruling=option.ruling, default=option.default, values=values)


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="A game's rulebook", responses=PROBLEMS)
def show_rules(game: FromPath[str]) -> Rulebook:
    """Return the rulebook as HTML; each rule has its number as its id."""
    return rulebook(load(game))


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Set up a table", responses=PROBLEMS)
async def set_up_table(data: JSONBody[TableRequest], rooms: NamedDependency[Rooms]) -> TableTicket:
    """Set up a table and return its seats' keys, which are told this once."""
    return await rooms.create(data)


@get("/api/preparing", sync_to_thread=False, summary="What is still getting ready")
def show_preparing(bots: NamedDependency[Bots]) -> Preparing:
    """Return how far the bots are with getting ready."""
    progress = bots.preparing()
    return Preparing(ready=progress.ready, text=progress.text, done=progress.done, of=progress.of)
