"""Warbones: five dice-war games on one table."""

from __future__ import annotations

from warbones.core.errors import (
    BrokenPosition,
    IllegalAction,
    NoOdds,
    UnknownGame,
    UnknownOption,
    WarbonesError,
    WrongRoll,
)
from warbones.core.game import Game
from warbones.core.legal import Action, Choose, Legal
from warbones.core.position import Die, Event, Position
from warbones.games import GAMES, load

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "BrokenPosition",
    "Choose",
    "Die",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "NoOdds",
    "Position",
    "UnknownGame",
    "UnknownOption",
    "WarbonesError",
    "WrongRoll",
    "load",
]
