"""What is asked over HTTP: the games, their rulebooks and lessons."""

from __future__ import annotations

from collections.abc import Iterable

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from warbones.core.game import Game
from warbones.core.options import RuleOption
from warbones.games import GAMES, load
from warbones.server.bots import Bots
from warbones.server.lessons import lesson
from warbones.server.messages import (
    GameCard,
    Games,
    OptionCard,
    OptionValue,
    Preparing,
    Rulebook,
)
from warbones.server.problems import PROBLEMS
from warbones.server.replay_messages import Lesson
from warbones.server.rulebook import rulebook


@get("/api/games", sync_to_thread=False, summary="The games on the table")
def list_games() -> Games:
    """Return every game, with its seats, its bots and its rule options."""
    return game_cards(game for game in GAMES.values() if game.in_lobby)


def game_cards(games: Iterable[Game]) -> Games:
    """Return the games as people see them before they sit down."""
    return Games(games=tuple(map(_card, games)))


def _card(game: Game) -> GameCard:
    return GameCard(
        id=game.id,
        title=game.title,
        line=game.line,
        facts=game.facts,
        seats=game.names,
        bots=game.bots,
        options=tuple(_option(option) for option in game.options),
        look=tuple(game.look),
        seats_option=game.seats_option,
    )


def _option(option: RuleOption) -> OptionCard:
    values = tuple(OptionValue(value=value, text=text) for value, text in option.values.items())
    return OptionCard(
        name=option.name,
        title=option.title,
        ruling=option.ruling,
        default=option.default,
        values=values,
        own=option.own,
        least=option.least,
        most=option.most,
    )


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="A game's rulebook", responses=PROBLEMS)
def show_rules(game: FromPath[str]) -> Rulebook:
    """Return the rulebook as HTML; each rule has its number as its id."""
    return rulebook(load(game))


@get("/api/games/{game:str}/lesson", sync_to_thread=True, summary="A game's first lesson", responses=PROBLEMS)
def show_lesson(game: FromPath[str]) -> Lesson:
    """Return the lesson, step by step, with the table as it stands at each."""
    return lesson(load(game))


@get("/api/preparing", sync_to_thread=False, summary="What is still getting ready")
def show_preparing(bots: NamedDependency[Bots]) -> Preparing:
    """Return how far the bots are with getting ready."""
    progress = bots.preparing()
    return Preparing(ready=progress.ready, text=progress.text, done=progress.done, of=progress.of)
