"""Which faces of the bonus dice may be changed from outside, and to what."""

from __future__ import annotations

from typing import Final

from warbones.core.record.data import NAME, PUBLISHED, Cells, Column, DataOption
from warbones.core.record.options import RuleOption
from warbones.games.army.rules.dice import COPIES, FACES, ROWS, TROOP_FACES, TROOPS, Kind
from warbones.games.army.rules.dice import PUBLISHED as CELLS
from warbones.games.army.rules.faces import BITS, Effect, Face, worth
from warbones.games.army.rules.faces import ROWS as FACE_ROWS
from warbones.games.army.rules.options import OPTIONS

ROOM: Final = (1 << BITS) - 1
"""The most of an effect that a tally has room for."""

QUIET: Final = (Face.SINGLE, Face.DOUBLE, Face.SINGLE_BUFF, Face.DOUBLE_BUFF)
"""What a Tank may show: a round ends where only Tanks are left, as they change nothing (B32)."""

NAMES: Final = {
    Effect.STRIKE: "attack",
    Effect.GUARD: "defence",
    Effect.HEAL: "heals",
    Effect.HEALING: "healing faces",
}
"""Effects that are not called as their name is."""

BONUS: Final = [kind for kind in Kind if kind != Kind.TROOP]


def wrong(cells: Cells) -> str:
    """Return what of the dice does not fit together, "" where all does."""
    dice = [cells[FACES * at : FACES * at + FACES] for at in range(len(BONUS))]
    if odd := [face for face in dice[BONUS.index(Kind.TANK)] if face not in QUIET]:
        return f"A Tank shows shields and shield buffs alone, not {FACE_ROWS[Face(odd[0])].word} (B32)."
    for effect in Effect:
        most = TROOPS * max(worth(face, effect) for face in TROOP_FACES)
        most += sum(COPIES * max(worth(face, effect) for face in faces) for faces in dice)
        if most > ROOM:
            name = NAMES.get(effect, effect.name.lower().replace("_", " "))
            return f"With these faces a side could roll {most} of {name} at once; the rules count up to {ROOM}."
    return ""


RULE_DATA: Final = DataOption(
    NAME,
    "Bonus dice",
    "R3",
    {PUBLISHED: "The bonus dice are as the rulebook has them."},
    rows=tuple(ROWS[kind].code for kind in BONUS),
    titles=tuple(ROWS[kind].name for kind in BONUS),
    columns=(
        Column(
            "faces",
            range(1, len(Face)),
            tuple(FACE_ROWS[face].code for face in Face),
            tuple(FACE_ROWS[face].word for face in Face),
            FACES,
        ),
    ),
    published=CELLS,
    wrong=wrong,
)
SETTINGS: Final[tuple[RuleOption, ...]] = (*OPTIONS, RULE_DATA)
"""All that a match can be set to."""
