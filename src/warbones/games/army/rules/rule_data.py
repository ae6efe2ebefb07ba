"""Rule data: the faces of the bonus dice, which users may change."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.record.data import NAME, PUBLISHED, Cells, Column, DataOption
from warbones.core.record.options import RuleOption
from warbones.games.army.rules.dice import COPIES, FACES, ROWS, TROOP_FACES, TROOPS, Kind
from warbones.games.army.rules.dice import PUBLISHED as CELLS
from warbones.games.army.rules.faces import BITS, Effect, Face, worth
from warbones.games.army.rules.faces import ROWS as FACE_ROWS
from warbones.games.army.rules.options import OPTIONS

ROOM: Final = (1 << BITS) - 1
"""The largest total of an effect that fits a tally."""

QUIET: Final = (Face.SINGLE, Face.DOUBLE, Face.SINGLE_BUFF, Face.DOUBLE_BUFF)
"""The faces allowed on a Tank: a round with only Tanks left ends, since they change nothing (B32)."""

BONUS: Final = [kind for kind in Kind if kind != Kind.TROOP]


def _key(face: Face) -> str:
    """Return the message that names a face."""
    return f"army-face-{FACE_ROWS[face].glyph or 'none'}"


def wrong(cells: Cells) -> Msg | None:
    """Return the reason these dice cannot be played with, or None."""
    dice = [cells[FACES * at : FACES * at + FACES] for at in range(len(BONUS))]
    if odd := [face for face in dice[BONUS.index(Kind.TANK)] if face not in QUIET]:
        return msg("army-data-tank", face=msg(_key(Face(odd[0]))))
    for effect in Effect:
        most = TROOPS * max(worth(face, effect) for face in TROOP_FACES)
        most += sum(COPIES * max(worth(face, effect) for face in faces) for faces in dice)
        if most > ROOM:
            return msg("army-data-most", effect=effect.name.lower(), most=most, room=ROOM)
    return None


RULE_DATA: Final = DataOption(
    NAME,
    "R3",
    (PUBLISHED,),
    rows=tuple(ROWS[kind].code for kind in BONUS),
    keys=tuple(f"army-kind-{ROWS[kind].code}" for kind in BONUS),
    columns=(
        Column(
            "faces",
            range(1, len(Face)),
            tuple(FACE_ROWS[face].code for face in Face),
            tuple(FACE_ROWS[face].word for face in Face),
            tuple(map(_key, Face)),
            FACES,
        ),
    ),
    published=CELLS,
    wrong=wrong,
)
SETTINGS: Final[tuple[RuleOption, ...]] = (*OPTIONS, RULE_DATA)
"""Every setting of a match."""
