"""Words and pieces for DICE WAR's pawns, KEEPs and zones."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Piece, Sign
from warbones.core.view.words import Voice, listed, title
from warbones.games.keep.notation.spelling import NAMES
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.moving import landings
from warbones.games.keep.rules.state import OFF, Phase, State
from warbones.games.keep.rules.zones import home, is_advantage, owner


def zone_name(s: State, zone: int) -> str:
    """Return the zone's name, such as L3."""
    return zone_names(s.options.board)[zone]


def signs(s: State, zone: int, voice: Voice) -> tuple[Sign, ...]:
    """Return whose home it is and what the zone offers (R3) (on other boards B1)."""
    seat, board = home(s, zone), s.options.board
    found = [Sign(icon="home", word=f"{title(voice.whose(seat))} home")] if seat != NOBODY else []
    if is_middle(s, zone):
        found.append(Sign(icon="neutral", word="Grey, must move"))
    if board.slot[zone]:
        found.append(Sign(icon="slot", word="Defense"))
    if is_advantage(s, zone):
        found.append(Sign(icon="strike", word="Advantage"))
    return tuple(found)


def is_middle(s: State, zone: int) -> bool:
    """Return whether the zone lies in the grey middle (R11)."""
    return 2 * s.options.board.row[zone] == s.options.board.rows - 1


def whither(s: State, pawn: int) -> str:
    """Return where the pawn would land, such as "to L5 or R5", or "off the board" (R13, R14)."""
    zones = landings(s, pawn)
    names = [zone_name(s, zone) for zone in range(s.options.board.zones) if zones >> zone & 1]
    return f"to {listed(names, 'or')}" if names else "off the board"


def bare(pawn: int, number: int, voice: Voice) -> Piece:
    """Return a pawn as it is shown inside a sentence; number 0 is a pawn not rolled yet."""
    shows = f"showing {number}" if number else "not rolled yet"
    return Piece(
        id=NAMES[pawn],
        label=f"{voice.whose(owner(pawn))} pawn {NAMES[pawn]}, {shows}",
        shape="d6",
        face=str(number) if number else "",
        set=owner(pawn),
    )


def keep_piece(seat: int, shows: int, voice: Voice) -> Piece:
    """Return a seat's KEEP (R1, R2)."""
    name = title(f"{voice.whose(seat)} keep")
    return Piece(
        id=f"{'AB'[seat]}.keep",
        label=f"{name}, showing {shows}",
        shape="d20",
        face=str(shows),
        set=seat,
        caption="keep",
        tip=f"{name} shows {shows}. At 0 it has fallen and the game is lost (R28).",
    )


def standing_piece(s: State, pawn: int, voice: Voice) -> Piece:
    """Return a pawn as it lies on the table, with where it would land."""
    plain = bare(pawn, s.number[pawn], voice)
    place, caption = _place(s, pawn)
    label = title(f"{plain.label}, {place}")
    return Piece(
        id=plain.id,
        label=label,
        shape=plain.shape,
        face=plain.face,
        set=plain.set,
        caption=caption,
        tip=f"{label}.",
        chosen=s.phase == Phase.POSITION and s.zone[pawn] == OFF and s.number[pawn] > 0,
        marks=("crossed",) if s.struck[pawn] else ("shielded",) if s.defending[pawn] else (),
    )


def _place(s: State, pawn: int) -> tuple[str, str]:
    """Return where the pawn is and what is next for it, in words and as a caption."""
    if s.zone[pawn] == OFF:
        return ("to be placed", "to place") if s.number[pawn] else ("off the board", "off")
    where = f"in {zone_name(s, s.zone[pawn])}{', in its Defense slot' if s.defending[pawn] else ''}"
    if s.phase == Phase.MOVE and s.positioned[pawn]:
        return f"{where}, positioned", "done"
    if s.phase in (Phase.POSITION, Phase.MOVE, Phase.TAKE_OFF):
        goal = whither(s, pawn)
        return f"{where}, would move {goal}", goal.removesuffix(" the board")
    return where, ""
