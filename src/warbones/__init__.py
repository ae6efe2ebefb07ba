"""Warbones: five dice-war games on one table."""

from __future__ import annotations

from warbones.core.errors import (
    BrokenPosition,
    IllegalAction,
    UnknownGame,
    UnknownOption,
    WarbonesError,
    WrongRoll,
)
from warbones.core.game import Game
from warbones.core.position import Action, Die, Event, Position
from warbones.games import GAMES, load

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "BrokenPosition",
    "Die",
    "Event",
    "Game",
    "IllegalAction",
    "Position",
    "UnknownGame",
    "UnknownOption",
    "WarbonesError",
    "WrongRoll",
    "load",
]
