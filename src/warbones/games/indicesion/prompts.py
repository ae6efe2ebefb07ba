"""What inDICEsion asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from warbones.core.endings import over
from warbones.core.position import Event as Told
from warbones.core.position import Position
from warbones.core.scene import Aim, Card, Prompt
from warbones.core.step import NOBODY
from warbones.core.throw import Throw
from warbones.core.words import Voice, headline, listed, moment, sentence, spoken, title
from warbones.games.indicesion.aiming import (
    FARTHEST,
    FASTEST,
    HIGHEST,
    LEAST,
    MOST_SPIN,
    can_throw,
    die_of,
    from_every_board,
    seen_from_above,
)
from warbones.games.indicesion.dice import BOARDS, COLOURS, NAMES, colour_of, dice_at
from warbones.games.indicesion.labels import deed, options
from warbones.games.indicesion.log import lines, verdict
from warbones.games.indicesion.space import EDGE
from warbones.games.indicesion.state import EACH, Event, Foam, Mode, Phase, Place, Skill, State, ThrowModel
from warbones.games.indicesion.throws import HOW
from warbones.games.indicesion.words import IN_SHORT, name, of_colour

OF_A_THROW: Final = frozenset({Event.BURNED, Event.LANDED, Event.KNOCKED})
"""What a throw comes to."""

FREELY = "throw DIE at BOARD from X Y Z going X Y Z spinning X Y Z held W X Y Z"
"""How a throw aimed freely is written; the last two may be left out."""


def prompt(seen: Position, s: State, voice: Voice) -> Prompt:
    """Return what the seat is asked, or why it waits."""
    if seen.over:
        return over(seen, verdict(s, voice), voice)
    if throw := seen.throw:
        return _landing(s, throw, voice)
    if None in seen.owed:
        who = next((seat for seat in range(s.options.players) if s.rolled[seat] == 0), NOBODY)
        whose = f"{voice.whose(who)} die" if s.phase == Phase.ROLL_OFF else "the die"
        return Prompt(kind="roll", text=f"Roll {whose}.", sides=_sides(seen))
    if seen.is_moment:
        return _moment(s, seen.events(voice.seat), voice)
    if voice.seat != s.asked:
        return Prompt(kind="wait", text=f"{BOARDS[s.asked]} is {deed(s)}.", detail=_reason(s))
    choices = options(s, s.asked, seen.legal(s.asked), voice)
    aims = s.phase in (Phase.TURN, Phase.REROLL) and s.options.throw_model == ThrowModel.PHYSICS
    return Prompt(
        kind="aim" if aims else "choose",
        text=_question(s),
        detail=_reason(s),
        options=choices,
        cards=tuple(_card(die) for die in _drafted(s)),
        aim=_aim(s, s.asked) if aims else None,
    )


def _sides(seen: Position) -> int | None:
    due = seen.owed[None]
    return None if isinstance(due, Throw) else due.sides


def _moment(s: State, told: Sequence[Told], voice: Voice) -> Prompt:
    """Return what happened just now: what burned, if anything did, before where the throw came to lie."""
    log = lines(s, told, voice)
    last = log[-1].parts if log else sentence("The game begins")
    if told and told[-1].kind in OF_A_THROW and (gone := _burned(told)):
        verb = "burns" if len(gone) == 1 else "burn"
        burned = f"{title(listed([name(die) for die in gone]))} {verb}."
        return Prompt(kind="wait", text=burned, detail=spoken(last))
    return moment(*headline(last))


def _burned(told: Sequence[Told]) -> list[int]:
    """Return the dice that burned in what was told last, the first first."""
    since = takewhile(lambda each: each.kind in OF_A_THROW, reversed(told))
    return [each.numbers[0] for each in since if each.kind == Event.BURNED][::-1]


def _landing(s: State, throw: Throw, voice: Voice) -> Prompt:
    if s.phase == Phase.SETTLE:
        what = "The dice that are left come to rest."
    elif throw.spot or throw.board:
        what = f"{name(s.placed).capitalize()} stands on {throw.board}'s board, showing {throw.face}."
    else:
        what = f"{name(s.thrown).capitalize()} is thrown."
    if throw.refereed and voice.seat is not None:
        return Prompt(kind="land", text=what, detail=HOW)
    return Prompt(kind="wait", text=what)


def _aim(s: State, seat: int) -> Aim:
    colours = can_throw(s, seat)
    return Aim(
        action=FREELY,
        pieces=tuple(NAMES[die_of(s, seat, colour)] for colour in colours),
        words=tuple(COLOURS[colour] for colour in colours),
        boards=BOARDS[: s.options.players],
        least=LEAST,
        lowest=EDGE,
        highest=HIGHEST,
        farthest=FARTHEST,
        fastest=FASTEST,
        spin=MOST_SPIN,
        flat=seen_from_above(s),
        every=from_every_board(s),
        skill=Skill(s.options.noise).name.lower(),
        foam=Foam(s.options.foam).name.lower(),
    )


def _drafted(s: State) -> list[int]:
    """Return a die of each colour that can be drafted."""
    pile = dice_at(s, Place.PILE) if s.phase == Phase.DRAFT else []
    return list({colour_of(die): die for die in reversed(pile)}.values())[::-1]


def _card(die: int) -> Card:
    """Return what a die does, in a few words."""
    colour = colour_of(die)
    return Card(piece=NAMES[die], title=COLOURS[colour].capitalize(), note=IN_SHORT[colour], faces=(of_colour(colour),))


def _question(s: State) -> str:
    match s.phase:
        case Phase.OLDEST:
            return "Who is the oldest?"
        case Phase.COLOUR:
            return "Choose the colour of your dice."
        case Phase.DRAFT:
            return "Take a die from the middle."
        case Phase.RESPAWN:
            return "Respawn a knocked-off die with a blue one?"
        case Phase.PINK:
            return f"Throw {name(s.thrown)} again?"
        case Phase.REROLL:
            return f"Throw {name(s.thrown)} again, wherever you like."
    return "Throw one of your dice."


def _reason(s: State) -> str:
    """Return the line below: why this is asked, and what comes of it."""
    match s.phase:
        case Phase.OLDEST:
            return "The oldest player starts (R6)."
        case Phase.COLOUR:
            return "All six of your dice have it, and nobody else's; in Classic none has a power (R4)."
        case Phase.DRAFT:
            return f"Each of you takes {EACH}, one at a time (R24)."
        case Phase.RESPAWN:
            return "It shows the same face and has no other power; you skip your next turn (R30)."
        case Phase.PINK | Phase.REROLL:
            return "Only the die just thrown is taken back; what it did stays done (B25)."
    if s.options.throw_model == ThrowModel.TABLE:
        return "Dice say what comes of it (B1)."
    return (
        f"Release it at least six inches from {'every board' if from_every_board(s) else 'the board you aim at'} (R8)."
    )


def status(s: State) -> str:
    """Return where the game stands, in a few words."""
    if s.phase in (Phase.SETUP, Phase.OVER):
        return "Set-up" if s.phase == Phase.SETUP else "Game over"
    if s.game_round == 0:
        return "Set-up"
    mode = "Classic" if s.options.mode == Mode.CLASSIC else "Drafting"
    what = {Phase.DRAFT: "the draft", Phase.ROLL_OFF: "who starts", Phase.ROUND_END: "the score"}
    return f"{mode}, round {s.game_round}{', ' + what[Phase(s.phase)] if s.phase in what else ''}"
