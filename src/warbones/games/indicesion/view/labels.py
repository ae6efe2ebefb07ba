"""The words on the buttons: what each legal action is called, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.play.legal import Action
from warbones.core.view.scene import Option
from warbones.core.view.words import Voice, title
from warbones.games.indicesion.rules.dice import COLOURS
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.powers import DECLINE, face_to_copy
from warbones.games.indicesion.rules.state import Colour, Mode, Phase, State, ThrowModel
from warbones.games.indicesion.view.words import board_id, name, of_colour, power_of

HOW = {
    0: ("in an arc", "In an arc from outside the ring, spinning backwards."),
    1: ("from above", "Let go from six inches above the board."),
    2: ("low and fast", "Low over the table, spinning backwards so that it stays."),
}


def options(s: State, seat: int, legal: Sequence[Action], voice: Voice) -> tuple[Option, ...]:
    """Return the options of a seat."""
    return tuple(
        Option(
            action=action.text,
            label=_label(s, action.id, voice),
            pieces=() if s.phase == Phase.PINK else action.pieces,  # a yes or no takes one press
            detail=_detail(s, action.id),
            place=_place(s, action.id),
            picture=of_colour(Colour(action.id)) if s.phase == Phase.COLOUR else None,
        )
        for action in legal
    )


def _place(s: State, action: int) -> str:
    """Return the board that a throw is aimed at, as the area it is."""
    aimed = s.phase in (Phase.TURN, Phase.REROLL) and s.options.throw_model != ThrowModel.REFEREE
    return board_id(parts(action)[1]) if aimed else ""


def _label(s: State, action: int, voice: Voice) -> str:
    match s.phase:
        case Phase.OLDEST:
            return f"{voice.name(action)}"
        case Phase.COLOUR:
            return COLOURS[action].capitalize()
        case Phase.DRAFT:
            return f"Take {COLOURS[action]}"
        case Phase.RESPAWN:
            return (
                "Leave it"
                if action == DECLINE
                else f"Respawn {name(action)} as a blue {face_to_copy(s, s.asked, action)}"
            )
        case Phase.PINK:
            return f"Spend a pink die and throw {name(s.thrown)} again" if action else "Leave it"
    return _throw(s, action, voice)


def _throw(s: State, action: int, voice: Voice) -> str:
    colour, board, way = parts(action)
    if s.options.throw_model == ThrowModel.REFEREE:
        return f"Throw {COLOURS[colour]}"
    at = f"Throw {COLOURS[colour]} at {voice.whose(board)} board"
    return f"{at}, {HOW[way][0]}" if s.options.throw_model == ThrowModel.PHYSICS else at


def _detail(s: State, action: int) -> str:
    """Return what an action means, before it is taken."""
    match s.phase:
        case Phase.OLDEST | Phase.COLOUR:
            return ""
        case Phase.DRAFT:
            return f"{title(power_of(s, Colour(action)))}."
        case Phase.RESPAWN:
            return "" if action == DECLINE else "It costs a blue die and your next turn (R30)."
        case Phase.PINK:
            return "It costs a pink die and your next turn (R32)." if action else ""
    colour, _, way = parts(action)
    how = HOW[way][1] if s.options.throw_model == ThrowModel.PHYSICS else ""
    power = f"{COLOURS[colour].capitalize()} {power_of(s, Colour(colour))}." if s.options.mode == Mode.DRAFTING else ""
    return " ".join(word for word in (how, power) if word)
