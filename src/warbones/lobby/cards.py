"""The games as people see them before they sit down."""

from __future__ import annotations

from collections.abc import Iterable

from warbones.core.play.game import Game
from warbones.core.record.options import RuleOption
from warbones.core.view.options import option_help, option_title, option_value
from warbones.protocol.messages import GameCard, Games, OptionCard, OptionValue
from warbones.rooms.bots import bots_of


def game_cards(games: Iterable[Game]) -> Games:
    """Return the games as people see them before they sit down."""
    return Games(games=tuple(map(_card, games)))


def _card(game: Game) -> GameCard:
    return GameCard(
        id=game.id,
        title=game.title,
        tagline=game.lobby.line,
        facts=game.lobby.facts,
        seats=game.names,
        bots=bots_of(game),
        options=tuple(_option(game.id, option) for option in game.ruleset.options),
        look=tuple(game.lobby.look),
        seats_option=game.seats_option,
        suggested=game.lobby.suggested,
        by_hand=dict(game.ruleset.throws.by_hand) if game.ruleset.throws else {},
    )


def _option(game: str, option: RuleOption) -> OptionCard:
    values = tuple(OptionValue(value=value, text=option_value(game, option, value)) for value in option.values)
    return OptionCard(
        name=option.name,
        title=option_title(game, option),
        ruling=option.ruling,
        default=option.default,
        values=values,
        custom=option_help(game, option),
        least=option.least,
        most=option.most,
    )
