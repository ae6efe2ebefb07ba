"""The addresses that a page has and a server does not: through them an embedding page hands over positions and rule
data.
"""

from __future__ import annotations

from typing import Final

from warbones.games import load_known
from warbones.lobby.rule_files import options_in
from warbones.page.requests import Answer, Call, Router
from warbones.protocol.messages import ContinueRequest, Message
from warbones.rooms.match.continuation import moment_in

embed_router: Final = Router()


class PositionRequest(Message, frozen=True):
    """Body of ``POST /page/games/{game}/position``: a position in the game's notation, and the opponents."""

    position: str
    bot: str = ""


class RuleDataFile(Message, frozen=True):
    """Body of ``POST /page/data``: the contents of a rule data file, as for ``--data``."""

    data: str


class DataGame(Message, frozen=True):
    """The game whose new tables use the rule data."""

    game: str


@embed_router.on("POST", "/page/games/{game}/position")
async def play_position(call: Call, game: str) -> Answer:
    """Create a table that begins at a position, against bots. Your seat is the one to act."""
    asked = call.read(PositionRequest)
    found = moment_in(load_known(game), asked.position, asked.bot)
    return await call.host.rooms.create_from(found, ContinueRequest(n=0, sends_client_seed=True))


@embed_router.on("POST", "/page/data")
async def use_data(call: Call) -> Answer:
    """Use the rule data of a file for new tables."""
    game, options = options_in(call.read(RuleDataFile).data)
    call.host.usual[game] = options
    return DataGame(game=game)
