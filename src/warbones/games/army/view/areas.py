"""The areas of the table: trays, resting areas, graveyards, health counters and the supply (R1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from warbones.core.view.scene import Area, Group, Note, Piece
from warbones.core.view.words import Voice, title
from warbones.games.army.notation.writing import action_dice, owned
from warbones.games.army.rules.dice import COPIES, KINDS, TROOPS, is_skull
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.gain import FOURSOME, entitled
from warbones.games.army.rules.heal import candidate
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left
from warbones.games.army.view.words import by_kind, dice_word, is_troop, kind_name, piece

BONUS: Final = 6
AWAY: Final = 8
"""Places that a tray of bonus dice and those that rest keep; more lie closer together."""

LYING_OPEN = (Place.POOL, Place.TRAY, Place.REVIVED)
Faces = Mapping[int, int]
"""The face that each die showed when it was last revealed."""


def areas(s: State, near: int, voice: Voice, last: Faces, hits: Sequence[Note | None]) -> tuple[Area, ...]:
    """Return all areas, those of seat ``near`` as the reader's own; ``hits`` is what this turn has cost each seat."""
    listed: list[Area] = []
    for seat in (1 - near, near):
        end = "my" if seat == near else "their"
        listed += [
            _health(s, seat, end, voice, hits[seat] if _as_last(s, seat, voice) or s.phase != Phase.ROLL else None),
            _tray(s, seat, end, voice, last, troops=True),
            _tray(s, seat, end, voice, last, troops=False),
            _away(s, seat, end, voice, last, Place.RESTING),
            _away(s, seat, end, voice, last, Place.GRAVEYARD),
        ]
    return (*listed, _supply(s))


def _health(s: State, seat: int, end: str, voice: Voice, hit: Note | None) -> Area:
    full, won = start_health(max(s.battle, 1)), s.wins[seat]
    counter = Piece(
        id=f"health-{seat}",
        label=f"{title(voice.whose(seat))} health, {s.health[seat]} of {full}",
        kind="counter",
        face=str(s.health[seat]),
        set=seat,
        full=full,
        caption=f"of {full} health",
        tip=f"At 0 the round is lost (R6). This round began with {full} (R5).",
    )
    count = f"{dice_word(won, 'round', 'rounds')} won"
    return Area(
        id=f"{end}-health",
        title=f"{title(voice.whose(seat))} health",
        look="stand",
        scale="medium",
        role="vital",
        seat=seat,
        plate=True,
        count=count,
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
    return Area(
        id=f"{end}-{'troops' if troops else 'bonus'}",
        title=f"{title(voice.whose(seat))} {'troops' if troops else 'bonus dice'}",
        short="Troops" if troops else "Bonus",
        look="screen" if behind else "tray",
        scale="medium",
        room=TROOPS if troops else BONUS,
        seat=seat,
        count=f"{len(rolled)} rolled" if rolled and not _as_last(s, seat, voice) else str(len(dice)),
        note=_tray_note(s, seat, voice, rolled) if dice else "",
        pieces=tuple(_die(s, seat, die, faces[die], voice) for die in dice),
        groups=_groups(s, seat, [faces[die] for die in dice], voice) if troops and rolled and not behind else (),
    )


def _groups(s: State, seat: int, faces: Sequence[int], voice: Voice) -> tuple[Group, ...]:
    """Return how many troops of each kind lie there; four that may earn a bonus die are drawn strong (R44)."""
    shields = sum(face in (Face.SINGLE, Face.DOUBLE) for face in faces)
    earning = not _as_last(s, seat, voice)
    groups = []
    for face, alike in groupby(faces):
        count = len(list(alike))
        row = FACES[Face(face)]
        many = shields if face in (Face.SINGLE, Face.DOUBLE) else count
        strong = earning and many >= FOURSOME and face != Face.BLANK
        word = "revived" if face == Face.BLANK else row.word if count == 1 else row.plural
        groups.append(Group(count=count, text=f"{count} {word.replace('double shield', 'double')}", strong=strong))
    return tuple(groups)


def _as_last(s: State, seat: int, voice: Voice) -> bool:
    """Return whether the dice still lie as they were last revealed: until the reader has rolled."""
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
    locked = s.place[die] == Place.TRAY and is_skull(face)
    revived = s.place[die] == Place.REVIVED
    return piece(
        s.options,
        die,
        face,
        owner=seat,
        reader=voice.seat,
        hidden=_is_behind(s, seat, voice, die, face),
        chosen=die in _picked(s, seat),
        marks=("locked",) if locked and s.phase == Phase.ROLL else (),
        caption="revived" if revived else "",
        rolls=True,
    )


def _picked(s: State, seat: int) -> tuple[int, ...]:
    return action_dice(seat, s.pick[seat]) if s.pick[seat] > 0 else ()


def _tray_note(s: State, seat: int, voice: Voice, rolled: list[int]) -> str:
    """Return when the dice were rolled, where that is not now."""
    if s.phase != Phase.ROLL or (seat == voice.seat and s.tray[seat] != Tray.UNROLLED):
        return ""
    if _as_last(s, seat, voice) and rolled:
        return "As last revealed"
    return "" if seat == voice.seat or (voice.seat is not None and _as_last(s, seat, voice)) else "Behind the divider"


def _away(s: State, seat: int, end: str, voice: Voice, last: Faces, place: Place) -> Area:
    resting = place == Place.RESTING
    dice = [die for die in owned(s, seat) if s.place[die] == place]
    faces = {die: last.get(die, Face.BLANK) if resting else Face.SKULL for die in dice}
    return Area(
        id=f"{end}-{'resting' if resting else 'graveyard'}",
        title=title(f"{voice.whose(seat)} {'resting area' if resting else 'graveyard'}"),
        short="Resting" if resting else "Graveyard",
        look="well",
        scale="small",
        room=AWAY if resting else TROOPS,
        seat=seat,
        count=str(len(dice)),
        note=_resting_note(s, seat, len(dice)) if resting else _grave_note(s, seat),
        pieces=tuple(
            by_kind(
                s.options,
                die,
                piece(s.options, die, faces[die], owner=seat, reader=voice.seat, chosen=die in _picked(s, seat)),
            )
            for die in dice
        ),
    )


def _resting_note(s: State, seat: int, resting: int) -> str:
    tired = [die for die in owned(s, seat) if is_troop(die) and s.face[die] in (Face.SINGLE, Face.DOUBLE)]
    if s.phase in (Phase.HEAL, Phase.GAIN) and tired:
        return f"{len(tired)} more after this turn"
    return "Back next turn" if resting else ""


def _grave_note(s: State, seat: int) -> str:
    dying = [bit for bit in range(TROOPS + 45) if candidate(s, seat, bit)]
    coming = len(dying) - sum(s.place[die] == Place.GRAVEYARD for die in owned(s, seat))
    if s.phase == Phase.GAIN and coming:
        return f"{coming} more after this turn"
    return ""


def _supply(s: State) -> Area:
    wanted = max(max(entitled(s, seat, category) for seat in range(2)) for category in range(3))
    deep = max(1, wanted) if s.phase == Phase.GAIN else 1
    pieces: list[Piece | None] = []
    for kind in range(1, KINDS):
        dice = [die for die in range(15 + COPIES * kind, 20 + COPIES * kind) if s.place[die] == Place.SUPPLY]
        pieces += [
            piece(
                s.options, die, Face.BLANK, chosen=any(die in _picked(s, seat) for seat in range(2)),
                caption=f"{kind_name(die)}: {left(s, kind)} left",
            )
            for die in dice[:deep]
        ] or [None]  # fmt: skip
    return Area(
        id="supply",
        title="Supply",
        look="shelf",
        scale="small",
        room=KINDS - 1,
        note="of bonus dice",
        pieces=tuple(pieces),
    )
