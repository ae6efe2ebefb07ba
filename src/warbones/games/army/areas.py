"""The areas of the table: trays, resting areas, graveyards, health counters and the supply (R1)."""

from __future__ import annotations

from collections.abc import Mapping

from warbones.core.scene import Area, Piece
from warbones.core.words import Voice, title
from warbones.games.army.dice import COPIES, KINDS, TROOPS, is_skull
from warbones.games.army.faces import Face
from warbones.games.army.gain import entitled
from warbones.games.army.heal import candidate
from warbones.games.army.notation import action_dice, owned
from warbones.games.army.rounds import start_health
from warbones.games.army.state import Phase, Place, State, Tray
from warbones.games.army.tally import left
from warbones.games.army.words import dice_word, is_troop, kind_name, piece, shown_counts

LYING_OPEN = (Place.POOL, Place.TRAY, Place.REVIVED)
Faces = Mapping[int, int]
"""The face that each die showed when it was last revealed."""


def areas(s: State, near: int, voice: Voice, last: Faces) -> tuple[Area, ...]:
    """Return all areas, those of seat ``near`` as the reader's own."""
    listed: list[Area] = []
    for seat in (1 - near, near):
        end = "my" if seat == near else "their"
        listed += [
            _health(s, seat, end, voice),
            _tray(s, seat, end, voice, last, troops=True),
            _tray(s, seat, end, voice, last, troops=False),
            _away(s, seat, end, voice, last, Place.RESTING),
            _away(s, seat, end, voice, last, Place.GRAVEYARD),
        ]
    return (*listed, _supply(s))


def _health(s: State, seat: int, end: str, voice: Voice) -> Area:
    full, won = start_health(max(s.battle, 1)), s.wins[seat]
    counter = Piece(
        id=f"health-{seat}",
        label=f"{title(voice.whose(seat))} health, {s.health[seat]} of {full}",
        kind="counter",
        face=str(s.health[seat]),
        set=seat,
        tip=f"At 0 the round is lost (R6). This round began with {full} (R5).",
    )
    note = f"of {full} health"
    count = f"{dice_word(won, 'round', 'rounds')} won"
    return Area(
        id=f"{end}-health", title=title(voice.whose(seat)) + " health", kind="free", seat=seat, plate=True,
        count=count, note=note, pieces=(counter,),
    )  # fmt: skip


def _tray(s: State, seat: int, end: str, voice: Voice, last: Faces, *, troops: bool) -> Area:
    dice = [die for die in owned(s, seat) if is_troop(die) == troops and s.place[die] in LYING_OPEN]
    faces = {die: _face(s, seat, die, voice, last) for die in dice}
    dice.sort(key=lambda die: (faces[die] == Face.SKULL, faces[die], die) if troops else (die,))
    rolled = [face for face in faces.values() if face]
    return Area(
        id=f"{end}-{'troops' if troops else 'bonus'}",
        title=f"{title(voice.whose(seat))} {'troops' if troops else 'bonus dice'}",
        surface="well",
        size="pool",
        seat=seat,
        count=f"{len(rolled)} rolled" if rolled and not _as_last(s, seat, voice) else str(len(dice)),
        note=_tray_note(s, seat, voice, rolled),
        pieces=tuple(_die(s, seat, die, faces[die], voice) for die in dice),
    )


def _as_last(s: State, seat: int, voice: Voice) -> bool:
    """Return whether the dice still lie as they were last revealed: until the reader has rolled."""
    if s.phase == Phase.OVER:
        return True
    return s.phase == Phase.ROLL and (voice.seat is None or s.tray[voice.seat] == Tray.UNROLLED)


def _face(s: State, seat: int, die: int, voice: Voice, last: Faces) -> int:
    if s.face[die] or not _as_last(s, seat, voice) or s.place[die] == Place.REVIVED:
        return s.face[die]
    return last.get(die, Face.BLANK)


def _die(s: State, seat: int, die: int, face: int, voice: Voice) -> Piece:
    rolling = s.phase == Phase.ROLL and seat != voice.seat
    behind = rolling and not face and (voice.seat is None or not _as_last(s, seat, voice))
    locked = s.place[die] == Place.TRAY and is_skull(face)
    revived = s.place[die] == Place.REVIVED
    return piece(
        die,
        face,
        owner=seat,
        hidden=behind,
        chosen=die in _picked(s, seat),
        marks=("locked",) if locked and s.phase == Phase.ROLL else (),
        caption="revived" if revived else "",
    )


def _picked(s: State, seat: int) -> tuple[int, ...]:
    return action_dice(seat, s.pick[seat]) if s.pick[seat] > 0 else ()


def _tray_note(s: State, seat: int, voice: Voice, rolled: list[int]) -> str:
    if s.phase != Phase.ROLL or (seat == voice.seat and s.tray[seat] != Tray.UNROLLED):
        return title(shown_counts(rolled))
    if _as_last(s, seat, voice) and rolled:
        return f"As last revealed: {shown_counts(rolled)}"
    return "" if seat == voice.seat or (voice.seat is not None and _as_last(s, seat, voice)) else "Behind the divider"


def _away(s: State, seat: int, end: str, voice: Voice, last: Faces, place: Place) -> Area:
    resting = place == Place.RESTING
    dice = [die for die in owned(s, seat) if s.place[die] == place]
    faces = {die: last.get(die, Face.BLANK) if resting else Face.SKULL for die in dice}
    return Area(
        id=f"{end}-{'resting' if resting else 'graveyard'}",
        title=title(f"{voice.whose(seat)} {'resting area' if resting else 'graveyard'}"),
        kind="stack",
        surface="well",
        size="away",
        seat=seat,
        count=str(len(dice)),
        note=_resting_note(s, seat, len(dice)) if resting else _grave_note(s, seat),
        pieces=tuple(piece(die, faces[die], owner=seat, chosen=die in _picked(s, seat)) for die in dice),
    )


def _resting_note(s: State, seat: int, resting: int) -> str:
    tired = [die for die in owned(s, seat) if is_troop(die) and s.face[die] in (Face.SINGLE, Face.DOUBLE)]
    if s.phase in (Phase.HEAL, Phase.GAIN) and tired:
        return f"{dice_word(len(tired), 'shield goes', 'shields go')} here at the end of the turn"
    return "Back next turn" if resting else ""


def _grave_note(s: State, seat: int) -> str:
    dying = [bit for bit in range(TROOPS + 45) if candidate(s, seat, bit)]
    coming = len(dying) - sum(s.place[die] == Place.GRAVEYARD for die in owned(s, seat))
    if s.phase == Phase.GAIN and coming:
        return f"{dice_word(coming, 'skull goes', 'skulls go')} here at the end of the turn"
    return ""


def _supply(s: State) -> Area:
    wanted = max(max(entitled(s, seat, category) for seat in range(2)) for category in range(3))
    deep = max(1, wanted) if s.phase == Phase.GAIN else 1
    pieces = []
    for kind in range(1, KINDS):
        dice = [die for die in range(15 + COPIES * kind, 20 + COPIES * kind) if s.place[die] == Place.SUPPLY]
        pieces += [
            piece(
                die, Face.BLANK, chosen=any(die in _picked(s, seat) for seat in range(2)),
                caption=f"{kind_name(die)}, {left(s, kind)} left",
            )
            for die in dice[:deep]
        ]  # fmt: skip
    return Area(id="supply", title="Supply of bonus dice", surface="well", size="used", pieces=tuple(pieces))
