"""Warbones: five dice-war games on one table."""

from __future__ import annotations

from warbones.core.errors import (
    BrokenPosition,
    IllegalAction,
    NoOdds,
    UnknownGame,
    UnknownOption,
    WarbonesError,
    WrongFacts,
    WrongRoll,
)
from warbones.core.game import Game
from warbones.core.legal import Action, Choose, Legal
from warbones.core.position import Die, Event, Position
from warbones.core.throw import Landing, Launch, Lie, Pose, Throw
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
    "Landing",
    "Launch",
    "Legal",
    "Lie",
    "NoOdds",
    "Pose",
    "Position",
    "Throw",
    "UnknownGame",
    "UnknownOption",
    "WarbonesError",
    "WrongFacts",
    "WrongRoll",
    "load",
]
