"""inDICEsion's prompts: the question, the seat asked and the reason in every phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.rules.throw import Throw
from warbones.core.view.prompts import Asks, Prompts, plain_faces, text_of
from warbones.core.view.scene import Aim, Card, Prompt
from warbones.core.view.voice import Voice, headline, in_one, moment
from warbones.games.indicesion.rules.aim import (
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
from warbones.games.indicesion.rules.powers import candidates, shows_face_to_copy
from warbones.games.indicesion.rules.space import EDGE
from warbones.games.indicesion.rules.state import EACH, Foam, Mode, Phase, Place, Skill, State, ThrowModel
from warbones.games.indicesion.view.labels import options
from warbones.games.indicesion.view.log import LOG, verdict
from warbones.games.indicesion.view.powers import in_short
from warbones.games.indicesion.view.words import INCHES, name, of_colour

ThrowEffect = Burned | Landed | Knocked
"""The effects of a throw."""

FREELY = "throw DIE at BOARD from X Y Z going X Y Z spinning X Y Z held W X Y Z"
"""The notation of a free throw; the last two parts may be left out."""


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    row = ROWS.get(Phase(s.phase), THROW)
    reason = text_of(row.reason, s, s.asked, voice)
    if voice.seat != s.asked:
        return Prompt(kind="wait", text=text_of(row.doing, s, s.asked, voice), detail=reason)
    aims = s.phase in (Phase.TURN, Phase.REROLL) and s.options.throw_model == ThrowModel.PHYSICS
    return Prompt(
        kind="aim" if aims else "choose",
        text=text_of(row.question, s, s.asked, voice),
        detail=reason,
        options=options(s, s.asked, seen.legal(s.asked)),
        cards=tuple(_card(s, die) for die in _drafted(s)),
        aim=_aim(s, s.asked) if aims else None,
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if throw := seen.throw:
        return _landing(s, throw, voice)
    if None not in seen.owed:
        return None
    sides, who = seen.owed[None].sides, _roller(s)
    name = msg("indicesion-the-die")
    if s.phase == Phase.ROLL_OFF and who is not None:
        name = msg("indicesion-die-of-seat", seat=who)
    text = msg("indicesion-roll", die=name)
    return Prompt(kind="roll", text=text, detail=_purpose(s), sides=sides, roller=who, dice=plain_faces(name, sides))


def _purpose(s: State) -> Msg:
    """Return the purpose of a pending die."""
    match s.phase:
        case Phase.ROLL_OFF:
            return msg("indicesion-highest-starts", ("R23",))
        case Phase.SETUP:
            return msg("indicesion-roll-starts", ("B30",))
    return DICE_DECIDE


def _roller(s: State) -> int | None:
    """Return the seat whose die is to be rolled: in a roll-off, or with the table of chances; None before any turn."""
    if s.phase == Phase.ROLL_OFF:
        return next(seat for seat in range(s.options.players) if s.rolled[seat] == 0)
    return None if s.phase == Phase.SETUP else s.turn


def _frame(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    """Return the headline about the last event; dice that burned, if any, come before the landing."""
    emitted = seen.events(voice.seat)
    log = LOG.of(seen, s, voice)
    last = log[-1].parts if log else (msg("indicesion-begins"),)
    if emitted and isinstance(emitted[-1], ThrowEffect) and (gone := _burned(emitted)):
        burned = msg("indicesion-burn", dice=[name(die) for die in gone], count=len(gone))
        lies = moment(last)
        return replace(lies, text=burned, head=(), detail=lies.text)
    return moment(*headline(last))


def _burned(emitted: Sequence[Event]) -> list[int]:
    """Return the dice that burned in the latest events, in order."""
    since = takewhile(lambda each: isinstance(each, ThrowEffect), reversed(emitted))
    return [each.die for each in since if isinstance(each, Burned)][::-1]


def _landing(s: State, throw: Throw, voice: Voice) -> Prompt:
    if throw.refereed and voice.seat is not None:
        return Prompt(kind="land", text=_landed(s, throw), detail=msg("indicesion-write"))
    return Prompt(kind="wait", text=_landed(s, throw))


def _landed(s: State, throw: Throw) -> Msg:
    """Return the headline while a die is thrown or put down."""
    if s.phase == Phase.SETTLE:
        return msg("indicesion-settles")
    if throw.spot or throw.board:
        return msg("indicesion-stands", die=name(s.placed), board=BOARDS.index(throw.board), face=throw.face)
    return msg("indicesion-is-thrown", die=name(s.thrown))


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
    """Return the effect of a die, in a few words."""
    colour = colour_of(die)
    title = msg("indicesion-colour-title", colour=COLOURS[colour])
    return Card(piece=NAMES[die], title=title, note=in_short(s, colour), faces=(of_colour(colour),))


def _release(s: State, seat: int, _: Voice) -> Msg:
    if s.options.throw_model == ThrowModel.TABLE:
        return DICE_DECIDE
    key = "indicesion-release-every" if from_every_board(s) else "indicesion-release"
    return msg(key, ("R8",), seat=seat, inches=INCHES)


def _by_seat(key: str) -> Callable[[State, int, Voice], Msg]:
    """Return the words of a row: the message ``key`` about the seat that is asked."""
    return lambda _, seat, __: msg(key, (), seat=seat)


THROWING: Final = _by_seat("indicesion-throwing")
DICE_DECIDE: Final = msg("indicesion-dice-decide", ("B1",))
TAKEN_BACK: Final = msg("indicesion-taken-back", ("B25",))

THROW: Final = Asks(lambda s, seat, _: msg("indicesion-throw-one", left=len(hand(s, seat))), THROWING, _release)


def _lost(s: State, seat: int) -> str:
    """Return the fate of the dice for which a blue one may stand in (R30, B20): "burned", "knocked" or "both"."""
    burned = {s.place[die] == Place.GONE for die in candidates(s, seat)}
    return "both" if len(burned) > 1 else "burned" if True in burned else "knocked"


def _face_copied(s: State, seat: int) -> Msg:
    """Return the message about the face that a blue die copies (B18)."""
    shows = {shows_face_to_copy(s, die) for die in candidates(s, seat)}
    key = "either" if len(shows) > 1 else "now" if True in shows else "board"
    return msg(f"indicesion-copies-{key}", ("B18",), seat=seat)


ROWS: Final = {
    Phase.OLDEST: Asks(
        msg("indicesion-who-is-oldest"), _by_seat("indicesion-saying"), msg("indicesion-oldest-starts", ("R6",))
    ),
    Phase.COLOUR: Asks(
        msg("indicesion-choose-colour"), _by_seat("indicesion-choosing"), msg("indicesion-no-powers", ("R4",))
    ),
    Phase.DRAFT: Asks(
        msg("indicesion-take-one"), _by_seat("indicesion-taking"), msg("indicesion-each-takes", ("R24",), dice=EACH)
    ),
    Phase.RESPAWN: Asks(
        lambda s, seat, _: msg("indicesion-replace", lost=_lost(s, seat)),
        _by_seat("indicesion-replacing"),
        lambda s, seat, _: in_one(
            [_face_copied(s, seat), msg("indicesion-costs-turn", ("R30",), seat=seat, owed=s.skips[seat])]
        ),
    ),
    Phase.PINK: Asks(
        lambda s, *_: msg("indicesion-throw-again", die=name(s.thrown)),
        _by_seat("indicesion-deciding-again"),
        TAKEN_BACK,
    ),
    Phase.REROLL: Asks(lambda s, *_: msg("indicesion-throw-again-now", die=name(s.thrown)), THROWING, TAKEN_BACK),
}
"""The prompts by phase; every other phase asks for a throw."""

PROMPTS: Final = Prompts[Position, State, None](lambda s, _: verdict(s), _roll, _frame, _answer)

STEPS: Final = {Phase.DRAFT: "draft", Phase.ROLL_OFF: "start", Phase.ROUND_END: "score"}
"""The stages of a round other than throwing."""


def status(s: State) -> Msg:
    """Return the stage of the game in a few words, with the rounds won if there are two players."""
    if s.phase == Phase.OVER:
        return msg("table-game-over")
    if s.phase == Phase.SETUP or s.game_round == 0:
        return msg("indicesion-set-up")
    where = msg("indicesion-status", mode=Mode(s.options.mode).name.lower(), round=s.game_round)
    if s.options.players == 2 and any(s.wins):
        where = msg("indicesion-status-won", round=s.game_round, own=s.wins[0], other=s.wins[1])
    step = STEPS.get(Phase(s.phase))
    return msg("indicesion-status-step", status=where, step=step) if step else where
