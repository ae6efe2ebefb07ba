"""The labels of the legal actions, as on their buttons, and their consequences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.legal import Action
from warbones.core.view.scene import Option
from warbones.core.view.voice import in_one
from warbones.games.indicesion.rules.dice import COLOURS
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.powers import DECLINE, face_to_copy
from warbones.games.indicesion.rules.state import Colour, Mode, Phase, State, ThrowModel
from warbones.games.indicesion.view.powers import power_of
from warbones.games.indicesion.view.words import INCHES, board_id, board_of, name, of_colour

WAYS: Final = (
    ("indicesion-throw-lob", msg("indicesion-lob")),
    ("indicesion-throw-drop", msg("indicesion-drop", inches=INCHES)),
    ("indicesion-throw-skim", msg("indicesion-skim")),
)
"""The message of each named way of throwing, and of its explanation."""


def options(s: State, seat: int, legal: Sequence[Action]) -> tuple[Option, ...]:
    """Return the options of a seat."""
    return tuple(
        Option(
            action=action.text,
            label=_label(s, action.id),
            pieces=() if s.phase == Phase.PINK else action.pieces,  # one click answers yes or no
            detail=_detail(s, action.id),
            place=_place(s, action.id),
            picture=of_colour(Colour(action.id)) if s.phase == Phase.COLOUR else None,
        )
        for action in legal
    )


def _place(s: State, action: int) -> str:
    """Return the board that a throw is aimed at, as an area."""
    aimed = s.phase in (Phase.TURN, Phase.REROLL) and s.options.throw_model != ThrowModel.REFEREE
    return board_id(parts(action)[1]) if aimed else ""


def _label(s: State, action: int) -> Msg:
    match s.phase:
        case Phase.OLDEST:
            return msg("indicesion-seat", seat=action)
        case Phase.COLOUR:
            return msg("indicesion-colour-title", colour=COLOURS[action])
        case Phase.DRAFT:
            return msg("indicesion-take", colour=COLOURS[action])
        case Phase.RESPAWN if action == DECLINE:
            return msg("indicesion-leave-it")
        case Phase.RESPAWN:
            return msg("indicesion-respawn", die=name(action), face=face_to_copy(s, s.asked, action))
        case Phase.PINK:
            return msg("indicesion-spend") if action else msg("indicesion-leave-it")
    return _throw(s, action)


def _throw(s: State, action: int) -> Msg:
    colour, board, way = parts(action)
    match s.options.throw_model:
        case ThrowModel.REFEREE:
            return msg("indicesion-throw", colour=COLOURS[colour])
        case ThrowModel.PHYSICS:
            return msg(WAYS[way][0], (), colour=COLOURS[colour], board=board)
    return msg("indicesion-throw-at", colour=COLOURS[colour], at=board_of(board))


def _detail(s: State, action: int) -> Text:
    """Return the consequences of an action, shown before it is taken."""
    match s.phase:
        case Phase.OLDEST | Phase.COLOUR:
            return ""
        case Phase.DRAFT:
            return power_of(s, Colour(action))
        case Phase.RESPAWN:
            return "" if action == DECLINE else msg("indicesion-costs-blue", ("R30",), owed=s.skips[s.asked])
        case Phase.PINK:
            return msg("indicesion-costs-pink", ("R32",), owed=s.skips[s.asked]) if action else ""
    colour, _, way = parts(action)
    how = [WAYS[way][1]] if s.options.throw_model == ThrowModel.PHYSICS else []
    return in_one([*how, power_of(s, Colour(colour))] if s.options.mode == Mode.DRAFTING else how)
