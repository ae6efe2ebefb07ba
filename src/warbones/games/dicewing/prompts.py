"""What DiceWing asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from warbones.core.legal import Action
from warbones.core.position import Position
from warbones.core.scene import Option, Prompt
from warbones.games.dicewing.attack import two_dice
from warbones.games.dicewing.calculation import forecast
from warbones.games.dicewing.dice import lowest, set_of
from warbones.games.dicewing.draft import pool_left
from warbones.games.dicewing.log import ending
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.power import lowest_value
from warbones.games.dicewing.resolution import STAGE_ONE_ATTACKS
from warbones.games.dicewing.state import Bonus, Event, Phase, State
from warbones.games.dicewing.words import Voice, kind, numeral


def prompt(seen: Position, s: State, voice: Voice) -> Prompt:
    """Return what the seat is asked, or why it waits."""
    if seen.over:
        return Prompt(kind="over", text=ending(seen.events(voice.seat)[-1].numbers, voice))
    if None in seen.owed:
        return _roll(seen, voice)
    if voice.seat in seen.to_act:
        return _choice(seen, s, voice, voice.seat or 0)
    return Prompt(kind="wait", text=waiting(seen, s, voice))


def _roll(seen: Position, voice: Voice) -> Prompt:
    die = next(event.numbers[0] for event in reversed(seen.events(voice.seat)) if event.kind == Event.ROLLING)
    text = f"Roll the {kind(die)} of {SEATS[set_of(die)]}'s set."
    return Prompt(kind="roll", text=text, detail="Enter the number of the face, counting from 1.", sides=_sides(seen))


def _sides(seen: Position) -> int:
    return seen.owed[None].sides


def waiting(seen: Position, s: State, voice: Voice) -> str:
    """Return whom the table waits for, and for what."""
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]]
    if len(asked) == 2:
        return f"{SEATS[0]} and {SEATS[1]} choose in secret."
    seat = asked[0]
    deeds = {
        Phase.DRAFT: "is taking a die from the pool.",
        Phase.LAUNCH: "is choosing two dice in secret.",
        Phase.CALL: "is calling a bonus die.",
        Phase.COLLATERAL: "is choosing a die for Collateral Damage.",
        Phase.CAPTURE: "is choosing which die to capture.",
    }
    return f"{SEATS[seat]} {deeds[Phase(s.phase)]}"


def _choice(seen: Position, s: State, voice: Voice, seat: int) -> Prompt:
    text, detail = _question(s, seat, voice)
    options = tuple(_option(s, seat, action) for action in seen.legal(seat))
    secret = s.phase == Phase.LAUNCH or (s.phase == Phase.COLLATERAL and bool(s.owing[0] and s.owing[1]))
    return Prompt(kind="choose", text=text, detail=detail, options=options, secret=secret)


def _question(s: State, seat: int, voice: Voice) -> tuple[str, str]:
    other = SEATS[1 - seat]
    match s.phase:
        case Phase.DRAFT:
            return "Take one die from the pool.", _draft_progress(s, seat)
        case Phase.LAUNCH:
            ready = f"{other} has chosen and waits; " if s.ready[1 - seat] else f"{other} is choosing too; "
            return "Launch two dice in secret.", f"{ready}both bays open together."
        case Phase.CALL if s.calling == Bonus.TRAINING:
            return "Call the die that Training adds.", "Both your dice come from one set (R20)."
        case Phase.CALL:
            return "Call the die that Targeting adds.", "Both your dice are odd (R22)."
        case Phase.COLLATERAL:
            low = min(lowest_value(s, 0), lowest_value(s, 1))
            return f"Lower one die in {other}'s squadron.", f"You used the lowest die of this attack, {low} (R29)."
    return "Choose the die that you capture.", "Both have the same number of sides (B8)."


def _draft_progress(s: State, seat: int) -> str:
    left = pool_left(s)
    second_of_two = s.picks == 1
    then = "then you take one more" if second_of_two else f"then {SEATS[1 - seat]} takes one"
    if s.picks == 0:
        then = f"then {SEATS[1 - seat]} takes two"
    return f"Pick {s.picks + 1} of {s.picks + left}. It keeps its face" + (f"; {then}." if left > 1 else ".")


def _option(s: State, seat: int, action: Action) -> Option:
    if s.phase == Phase.LAUNCH:
        pair = two_dice(action.id)
        aside, detail = forecast(s, seat, pair)
        shown = [numeral(die, s.face[die]) for die in pair]
        label = f"Launch {shown[0]} and {shown[1]}"
        return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)
    return Option(action=action.text, label=_label(s, action.id), pieces=action.pieces)


def _label(s: State, die: int) -> str:
    name, value = kind(die), s.face[die]
    match s.phase:
        case Phase.DRAFT:
            return f"Take {name}, showing {value}"
        case Phase.CALL:
            return f"Add the {name}, {value}"
        case Phase.COLLATERAL if value == lowest(die):
            return f"Pick {name}, which stays {value}"
        case Phase.COLLATERAL:
            return f"Lower {name} from {value} to {value - lowest(die)}"
    return f"Capture {name}, showing {value}"


def status(s: State) -> str:
    """Return where the game stands, in a few words."""
    if s.phase == Phase.OVER:
        return "Game over"
    if s.phase in (Phase.SETUP, Phase.DRAFT):
        return "Second draft" if s.stage == 2 else "Draft"
    of = f" of {STAGE_ONE_ATTACKS}" if s.stage == 1 else ""
    return f"Stage {s.stage}, attack {s.attack}{of}"
