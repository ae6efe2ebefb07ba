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
from warbones.core.play.game import Game
from warbones.core.play.legal import Action, Legal
from warbones.core.play.position import Die, Position
from warbones.core.record.events import Event
from warbones.core.rules.throw import Landing, Launch, Lie, Pose, Throw
from warbones.games import GAMES, load

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "Action",
    "BrokenPosition",
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
