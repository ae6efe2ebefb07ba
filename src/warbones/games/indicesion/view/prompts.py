"""What inDICEsion asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from warbones.core.notation.counting import number
from warbones.core.play.position import Position
from warbones.core.record.events import Event as Told
from warbones.core.rules.throw import Throw
from warbones.core.view.asking import Asks, Prompts, plain_faces, said
from warbones.core.view.scene import Aim, Card, Prompt
from warbones.core.view.words import Voice, headline, listed, moment, sentence, spoken, title
from warbones.games.indicesion.notation.throws import HOW
from warbones.games.indicesion.rules.aiming import (
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
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES, colour_of, dice_at, hand
from warbones.games.indicesion.rules.events import Burned, Knocked, Landed
from warbones.games.indicesion.rules.powers import candidates
from warbones.games.indicesion.rules.space import EDGE
from warbones.games.indicesion.rules.state import EACH, Foam, Mode, Phase, Place, Skill, State, ThrowModel
from warbones.games.indicesion.view.labels import options
from warbones.games.indicesion.view.log import LOG, verdict
from warbones.games.indicesion.view.words import in_short, name, of_colour

OfAThrow = Burned | Landed | Knocked
"""What a throw comes to."""

FREELY = "throw DIE at BOARD from X Y Z going X Y Z spinning X Y Z held W X Y Z"
"""How a throw aimed freely is written; the last two may be left out."""


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    row = ROWS.get(Phase(s.phase), THROW)
    reason = said(row.reason, s, s.asked, voice)
    if voice.seat != s.asked:
        return Prompt(kind="wait", text=f"{BOARDS[s.asked]} is {said(row.doing, s, s.asked, voice)}.", detail=reason)
    aims = s.phase in (Phase.TURN, Phase.REROLL) and s.options.throw_model == ThrowModel.PHYSICS
    return Prompt(
        kind="aim" if aims else "choose",
        text=said(row.question, s, s.asked, voice),
        detail=reason,
        options=options(s, s.asked, seen.legal(s.asked), voice),
        cards=tuple(_card(s, die) for die in _drafted(s)),
        aim=_aim(s, s.asked) if aims else None,
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if throw := seen.throw:
        return _landing(s, throw, voice)
    if None not in seen.owed:
        return None
    sides, who = seen.owed[None].sides, _roller(s)
    name = f"{voice.whose(who)} die" if s.phase == Phase.ROLL_OFF and who is not None else "the die"
    return Prompt(kind="roll", text=f"Roll {name}.", sides=sides, roller=who, dice=plain_faces(name, sides))


def _roller(s: State) -> int | None:
    """Return whose die is due: who rolls off, or throws by the table of chances; None before anybody's turn."""
    if s.phase == Phase.ROLL_OFF:
        return next(seat for seat in range(s.options.players) if s.rolled[seat] == 0)
    return None if s.phase == Phase.SETUP else s.turn


def _moment(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    """Return what happened just now: what burned, if anything did, before where the throw came to lie."""
    told = seen.events(voice.seat)
    log = LOG.of(seen, s, voice)
    last = log[-1].parts if log else sentence("The game begins")
    if told and isinstance(told[-1], OfAThrow) and (gone := _burned(told)):
        verb = "burns" if len(gone) == 1 else "burn"
        burned = f"{title(listed([name(die) for die in gone]))} {verb}."
        return Prompt(kind="wait", text=burned, detail=spoken(last))
    return moment(*headline(last))


def _burned(told: Sequence[Told]) -> list[int]:
    """Return the dice that burned in what was told last, the first first."""
    since = takewhile(lambda each: isinstance(each, OfAThrow), reversed(told))
    return [each.die for each in since if isinstance(each, Burned)][::-1]


def _landing(s: State, throw: Throw, voice: Voice) -> Prompt:
    if s.phase == Phase.SETTLE:
        what = "The dice that are left come to rest."
    elif throw.spot or throw.board:
        whose = voice.whose(BOARDS.index(throw.board))
        what = f"{name(s.placed).capitalize()} stands on {whose} board, showing {throw.face}."
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


def _card(s: State, die: int) -> Card:
    """Return what a die does, in a few words."""
    colour = colour_of(die)
    return Card(
        piece=NAMES[die], title=COLOURS[colour].capitalize(), note=in_short(s, colour), faces=(of_colour(colour),)
    )


def _release(s: State, *_: object) -> str:
    if s.options.throw_model == ThrowModel.TABLE:
        return "Dice say what comes of it (B1)."
    away = "every board" if from_every_board(s) else "the board you aim at"
    return f"Release it at least six inches from {away} (R8)."


THROWING: Final = "throwing a die"
TAKEN_BACK: Final = "Only the die just thrown is taken back; what it did stays done (B25)."


def _throw(s: State, seat: int, _: Voice) -> str:
    left = len(hand(s, seat))
    return "Throw your last die." if left == 1 else f"Throw one of your {number(left)} dice."


THROW: Final = Asks(_throw, THROWING, _release)


def _lost(s: State, seat: int) -> str:
    """Return what happened to the dice for which a blue one may stand in (R30, B20)."""
    burned = {s.place[die] == Place.GONE for die in candidates(s, seat)}
    return "lost" if len(burned) > 1 else "burned" if True in burned else "knocked-off"


ROWS: Final = {
    Phase.OLDEST: Asks("Who is the oldest?", "saying who is the oldest", "The oldest player starts (R6)."),
    Phase.COLOUR: Asks(
        "Choose the colour of your dice.",
        "choosing a colour",
        "Classic colours have no powers (R4).",
    ),
    Phase.DRAFT: Asks(
        "Take a die.", "picking a die", f"Each of you takes {EACH} from the middle, one at a time (R24)."
    ),
    Phase.RESPAWN: Asks(
        lambda s, seat, _: f"Respawn a {_lost(s, seat)} die with a blue one?",
        "choosing whether to respawn",
        "It shows the same face and has no other power; you skip your next turn (R30).",
    ),
    Phase.PINK: Asks(lambda s, *_: f"Throw {name(s.thrown)} again?", "choosing whether to throw again", TAKEN_BACK),
    Phase.REROLL: Asks(lambda s, *_: f"Throw {name(s.thrown)} again, wherever you like.", THROWING, TAKEN_BACK),
}
"""What each phase asks; the others ask for a throw."""

PROMPTS: Final = Prompts[Position, State, None](verdict, _roll, _moment, _answer)


def status(s: State) -> str:
    """Return where the game stands, in a few words: between two with the rounds won, which many seats show each."""
    if s.phase in (Phase.SETUP, Phase.OVER):
        return "Set-up" if s.phase == Phase.SETUP else "Game over"
    if s.game_round == 0:
        return "Set-up"
    mode = "Classic" if s.options.mode == Mode.CLASSIC else "Drafting"
    what = {Phase.DRAFT: "the draft", Phase.ROLL_OFF: "who starts", Phase.ROUND_END: "the score"}
    won = f" ({s.wins[0]} to {s.wins[1]})" if s.options.players == 2 and any(s.wins) else ""
    return f"{mode}, round {s.game_round}{won}{', ' + what[Phase(s.phase)] if s.phase in what else ''}"
