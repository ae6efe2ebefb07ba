"""The areas of the table: trays, resting areas, graveyards, health counters and the supply (R1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from warbones.core.messages import Piece, Text, msg
from warbones.core.view.scene import Area, Group, Note
from warbones.core.view.voice import Voice
from warbones.games.army.notation.writer import action_dice, owned
from warbones.games.army.rules.dice import COPIES, KINDS, OWN, TROOPS, is_skull
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.gain import FOURSOME, entitled
from warbones.games.army.rules.heal import candidate
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.pieces import by_kind, piece
from warbones.games.army.view.words import health_id, is_troop

BONUS: Final = 6
AWAY: Final = 8
"""The dice that fit into a tray of bonus dice, and into a resting area; if there are more, they lie closer together."""

TITLES: Final = {
    "troops": "army-troops-of",
    "bonus": "army-bonus-of",
    "resting": "army-resting-of",
    "graveyard": "army-graveyard-of",
}
"""The message of each area's title; its ``.short`` is for places that already show whose area it is."""

LYING_OPEN = (Place.POOL, Place.TRAY, Place.REVIVED)
Faces = Mapping[int, int]
"""The face that each die showed when it was last revealed."""


def areas(s: State, near: int, voice: Voice, last: Faces, hits: Sequence[Note | None]) -> tuple[Area, ...]:
    """Return all areas, with seat ``near`` in front; ``hits`` is the damage to each seat this turn."""
    listed: list[Area] = []
    for seat in (1 - near, near):
        end = "my" if seat == near else "their"
        listed += [
            _health(s, seat, end, hits[seat] if _as_last(s, seat, voice) or s.phase != Phase.ROLL else None),
            _tray(s, seat, end, voice, last, troops=True),
            _tray(s, seat, end, voice, last, troops=False),
            _away(s, seat, end, last, Place.RESTING),
            _away(s, seat, end, last, Place.GRAVEYARD),
        ]
    return (*listed, _supply(s))


def _health(s: State, seat: int, end: str, hit: Note | None) -> Area:
    full = start_health(max(s.battle, 1))
    counter = Piece(
        id=health_id(seat),
        label=msg("army-health-left", seat=seat, health=s.health[seat], full=full),
        kind="counter",
        face=str(s.health[seat]),
        set=seat,
        full=full,
        caption=msg("army-health-full", full=full),
        tip=msg("army-health-tip", ("R5", "R6"), full=full),
    )
    return Area(
        id=f"{end}-health",
        title=msg("army-health-of", seat=seat),
        look="stand",
        scale="medium",
        role="vital",
        seat=seat,
        plate=True,
        count=msg("army-rounds-won", rounds=s.wins[seat]),
        aside=hit,
        pieces=(counter,),
    )


def _tray(s: State, seat: int, end: str, voice: Voice, last: Faces, *, troops: bool) -> Area:
    dice = [die for die in owned(s, seat) if is_troop(die) == troops and s.place[die] in LYING_OPEN]
    faces = {die: _face(s, seat, die, voice, last) for die in dice}
    last_come = (Face.SKULL, Face.BLANK)
    dice.sort(key=lambda die: (faces[die] in last_come, faces[die], die) if troops else (die,))
    rolled = [face for face in faces.values() if face]
    behind = any(_is_behind(s, seat, voice, die, faces[die]) for die in dice)
    counted = rolled and not _as_last(s, seat, voice)
    name = "troops" if troops else "bonus"
    return Area(
        id=f"{end}-{name}",
        title=msg(TITLES[name], seat=seat),
        short=msg(f"{TITLES[name]}.short"),
        look="screen" if behind else "tray",
        scale="medium",
        room=TROOPS if troops else BONUS,
        seat=seat,
        count=msg("army-count-rolled", count=len(rolled)) if counted else str(len(dice)),
        note=_tray_note(s, seat, voice, rolled) if dice else "",
        pieces=tuple(_die(s, seat, die, faces[die], voice) for die in dice),
        groups=_groups(s, seat, [faces[die] for die in dice], voice) if troops and rolled and not behind else (),
    )


def _groups(s: State, seat: int, faces: Sequence[int], voice: Voice) -> tuple[Group, ...]:
    """Return the groups of alike troops in a tray; four that may earn a bonus die are emphasised (R44)."""
    shields = sum(face in (Face.SINGLE, Face.DOUBLE) for face in faces)
    earning = not _as_last(s, seat, voice)
    groups = []
    for face, alike in groupby(faces):
        count = len(list(alike))
        many = shields if face in (Face.SINGLE, Face.DOUBLE) else count
        strong = earning and many >= FOURSOME and face != Face.BLANK
        blank = "none" if s.phase == Phase.ROLL else "revived"
        text = msg(f"army-group-{FACES[Face(face)].glyph or blank}", count=count)
        groups.append(Group(count=count, text=text, strong=strong))
    return tuple(groups)


def _as_last(s: State, seat: int, voice: Voice) -> bool:
    """Return whether the reader sees dice as last revealed: before its own roll, as a spectator, or after the match."""
    if s.phase == Phase.OVER:
        return True
    return s.phase == Phase.ROLL and (voice.seat is None or s.tray[voice.seat] == Tray.UNROLLED)


def _face(s: State, seat: int, die: int, voice: Voice, last: Faces) -> int:
    if s.face[die] or not _as_last(s, seat, voice) or s.place[die] == Place.REVIVED:
        return s.face[die]
    return last.get(die, Face.BLANK)


def _is_behind(s: State, seat: int, voice: Voice, die: int, face: int) -> bool:
    """Return whether the die lies behind the divider for this reader (R11)."""
    rolling = s.phase == Phase.ROLL and seat != voice.seat and s.place[die] != Place.REVIVED
    return rolling and not face and (voice.seat is None or not _as_last(s, seat, voice))


def _die(s: State, seat: int, die: int, face: int, voice: Voice) -> Piece:
    return piece(
        kit_of(s.options),
        die,
        face,
        owner=seat,
        hidden=_is_behind(s, seat, voice, die, face),
        chosen=die in _picked(s, seat),
        locked=s.phase == Phase.ROLL and s.place[die] == Place.TRAY and is_skull(face),
        revived=s.place[die] == Place.REVIVED,
        rolls=True,
    )


def _picked(s: State, seat: int) -> tuple[int, ...]:
    return action_dice(seat, s.pick[seat]) if s.pick[seat] > 0 else ()


def _tray_note(s: State, seat: int, voice: Voice, rolled: list[int]) -> Text:
    """Return the note that the faces are those last revealed, or that the dice are behind the divider."""
    if s.phase != Phase.ROLL or (seat == voice.seat and s.tray[seat] != Tray.UNROLLED):
        return ""
    if _as_last(s, seat, voice) and rolled:
        return msg("army-as-revealed")
    is_open = seat == voice.seat or (voice.seat is not None and _as_last(s, seat, voice))
    return "" if is_open else msg("army-behind")


def _away(s: State, seat: int, end: str, last: Faces, place: Place) -> Area:
    resting, kit = place == Place.RESTING, kit_of(s.options)
    dice = [die for die in owned(s, seat) if s.place[die] == place]
    faces = {die: last.get(die, Face.BLANK) if resting else Face.SKULL for die in dice}
    picked, name = _picked(s, seat), "resting" if resting else "graveyard"
    return Area(
        id=f"{end}-{name}",
        title=msg(TITLES[name], seat=seat),
        short=msg(f"{TITLES[name]}.short"),
        look="well",
        scale="small",
        room=AWAY if resting else TROOPS,
        seat=seat,
        count=str(len(dice)),
        note=_resting_note(s, seat, len(dice)) if resting else _grave_note(s, seat),
        pieces=tuple(by_kind(kit, die, piece(kit, die, faces[die], owner=seat, chosen=die in picked)) for die in dice),
    )


def _resting_note(s: State, seat: int, resting: int) -> Text:
    tired = [die for die in owned(s, seat) if is_troop(die) and s.face[die] in (Face.SINGLE, Face.DOUBLE)]
    if s.phase in (Phase.HEAL, Phase.GAIN) and tired:
        return msg("army-dice-after-turn", dice=len(tired))  # those that rest here now leave by then
    return msg("army-back-next-turn") if resting else ""


def _grave_note(s: State, seat: int) -> Text:
    if s.phase != Phase.GAIN:
        return ""
    buried = sum(s.place[die] == Place.GRAVEYARD for die in owned(s, seat))
    coming = sum(candidate(s, seat, bit) for bit in range(OWN)) - buried
    return msg("army-more-after-turn" if buried else "army-dice-after-turn", dice=coming) if coming else ""


def _supply(s: State) -> Area:
    wanted = max(max(entitled(s, seat, category) for seat in range(2)) for category in range(3))
    deep = max(1, wanted) if s.phase == Phase.GAIN else 1
    kit, picked = kit_of(s.options), {*_picked(s, 0), *_picked(s, 1)}
    pieces: list[Piece | None] = []
    for kind in range(1, KINDS):
        first = 2 * TROOPS + COPIES * (kind - 1)
        dice = [die for die in range(first, first + COPIES) if s.place[die] == Place.SUPPLY]
        pieces += [
            piece(kit, die, Face.BLANK, chosen=die in picked, left=left(s, kind)) for die in dice[:deep]
        ] or [None]  # fmt: skip
    return Area(
        id="supply",
        title=msg("army-supply"),
        look="shelf",
        scale="small",
        room=KINDS - 1,
        note=msg("army-supply-note"),
        pieces=tuple(pieces),
    )
