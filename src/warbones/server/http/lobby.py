"""HTTP endpoints of the lobby: games, rulebooks and lessons."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from warbones.games import GAMES, load_known
from warbones.lobby.cards import game_cards
from warbones.lobby.lessons import attempt, lesson
from warbones.lobby.rulebook import rulebook
from warbones.physics import simulate_throw
from warbones.protocol.messages import Games, Preparing, Rulebook, Words
from warbones.protocol.replay_messages import Lesson, LessonAction, LessonTry
from warbones.rooms.bots import BotService
from warbones.rooms.languages import in_language
from warbones.rooms.rooms import Rooms
from warbones.server.http.problems import ASKED, CHANGES, PROBLEMS, AnyRequest
from warbones.server.http.rate_limits import NamedRateLimit
from warbones.server.visitor_limits import client_of

THROWS: Final = 20
"""The maximum number of throws per minute from one address in lessons: more than anybody can watch."""


@get("/api/games", sync_to_thread=False, summary="The games on the table", responses=ASKED)
def list_games(words: FromQuery[Words] = "en") -> Games:
    """Return every game with its seats, bots and rule options."""
    found = game_cards(game for game in GAMES.values() if game.lobby.offered)
    return Games(games=tuple(in_language(words, card, card.seats) for card in found.games))


@get("/api/games/{game:str}/rules", sync_to_thread=False, summary="A game's rulebook", responses=PROBLEMS)
def show_rules(game: FromPath[str]) -> Rulebook:
    """Return the rulebook as HTML; each rule has its number as its id."""
    return rulebook(load_known(game))


@get("/api/games/{game:str}/lesson", sync_to_thread=True, summary="A game's first lesson", responses=PROBLEMS)
def show_lesson(game: FromPath[str], words: FromQuery[Words] = "en") -> Lesson:
    """Return the steps of the lesson, each with its scene."""
    return in_language(words, lesson(load_known(game), simulate_throw))


@post(
    "/api/games/{game:str}/lesson/{step:int}",
    status_code=HTTP_200_OK,
    summary="Throw in a lesson",
    responses=CHANGES,
    middleware=[
        RateLimitConfig(
            ("minute", THROWS),
            identifier_for_request=client_of,
            store="lesson throws",
            middleware_class=NamedRateLimit,
        ).middleware
    ],
)
async def throw_in_lesson(
    request: AnyRequest,
    game: FromPath[str],
    step: FromPath[int],
    data: JSONBody[LessonAction],
    rooms: NamedDependency[Rooms],
    words: FromQuery[Words] = "en",
) -> LessonTry:
    """Simulate the reader's throw in a step of the lesson, and return its result."""
    return in_language(
        words, await attempt(load_known(game), step, data.action, rooms.throw_service, client_of(request))
    )


@get("/api/preparing", sync_to_thread=False, summary="The server's preparation", responses=ASKED)
def show_preparing(bots: NamedDependency[BotService], words: FromQuery[Words] = "en") -> Preparing:
    """Return the progress of the bots' preparation."""
    progress = bots.preparing()
    preparing = Preparing(ready=progress.ready, text=progress.text, done=progress.done, total=progress.total)
    return in_language(words, preparing)
