"""Words and pieces for the dice of Dice Wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Literal

from msgspec.structs import replace

from warbones.core.view.scene import Piece
from warbones.core.view.words import Voice, title
from warbones.games.army.notation.writing import SEATS
from warbones.games.army.rules.dice import NAMES, ROWS, TROOPS, Category, Kind, category_of, kind_of
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import Options
from warbones.games.army.rules.sides import faces_of

SHAPES: Final = {Category.ATTACK: "attack", Category.DEFENCE: "defence", Category.SPECIAL: "special"}
CATEGORIES: Final = {Category.ATTACK: "Attack", Category.DEFENCE: "Defense", Category.SPECIAL: "Special"}
"""The categories as the rulebook writes them."""


def is_troop(die: int) -> bool:
    """Return whether a die is a troop."""
    return kind_of(die) == Kind.TROOP


def kind_name(die: int) -> str:
    """Return the name of the die's kind, such as "Captain"."""
    return ROWS[Kind(kind_of(die))].name


def dice_word(count: int, word: str = "die", words: str = "dice") -> str:
    """Return "1 die" or "3 dice"."""
    return f"{count} {word if count == 1 else words}"


def shape(die: int) -> str:
    """Return the shape that is drawn: a troop, or the category of a bonus die."""
    return "troop" if is_troop(die) else SHAPES[Category(category_of(die))]


def piece(
    options: Options,
    die: int,
    face: int,
    *,
    owner: int | None = None,
    reader: int | None = None,
    hidden: bool = False,
    chosen: bool = False,
    marks: tuple[Literal["locked", "crossed"], ...] = (),
    caption: str = "",
    rolls: bool = False,
) -> Piece:
    """Return a die as it lies on the table; a blank face is a die that is not rolled.

    ``reader``: who is told of their own dice; ``rolls``: with all its faces.
    """
    row = FACES[Face(face)]
    whose = f"{Voice(reader, SEATS).whose(owner)} " if owner is not None else ""
    kind = ROWS[Kind(kind_of(die))]
    shows = "behind the divider" if hidden else row.word if face or is_troop(die) else f"not rolled, {kind.use}"
    return Piece(
        id=NAMES[die],
        label=f"{title(whose + own_id(die))}, {shows}",
        shape=shape(die),
        face="" if hidden else row.glyph,
        crest="" if hidden or face else FACES[_sign(options, die)].glyph,
        set=owner,
        caption=caption or _caption(die, row.word if face and not hidden else ""),
        tip=tip(options, die, 0 if hidden else face),
        hidden=hidden,
        chosen=chosen,
        marks=marks,
        faces=glyphs(faces_of(options, kind_of(die))) if rolls else (),
    )


def by_kind(options: Options, die: int, lying: Piece) -> Piece:
    """Return a die of the graveyard drawn as what it is: all are skulls there, and are chosen by their kinds (B22a)."""
    return lying if is_troop(die) else replace(lying, face="", crest=FACES[_sign(options, die)].glyph)


def faces(options: Options, die: int) -> tuple[Piece, ...]:
    """Return the die's six faces as they look."""
    return tuple(
        Piece(id=f"{NAMES[die]}.{place}", label=FACES[face].word, shape=shape(die), face=FACES[face].glyph)
        for place, face in enumerate(faces_of(options, kind_of(die)), 1)
    )


@cache
def glyphs(faces: Sequence[Face]) -> tuple[str, ...]:
    """Return the glyphs of a die's faces, each once."""
    return tuple(dict.fromkeys(FACES[face].glyph for face in faces))


def _sign(options: Options, die: int) -> Face:
    """Return the face that stands for a die which is not rolled: its own sign, where it still has that."""
    kind = ROWS[Kind(kind_of(die))]
    return kind.sign if is_troop(die) or kind.sign in (found := faces_of(options, kind_of(die))) else found[0]


def _caption(die: int, word: str) -> str:
    """Return a die's word, and a bonus die's name before it: "Soldier" alone, which its colour tells from the other."""
    if is_troop(die):
        return word
    name = kind_name(die).split()[-1]
    return f"{name}: {word}" if word else name


def tip(options: Options, die: int, face: int) -> str:
    """Return what the die does: the face it shows, then all its faces."""
    row = FACES[Face(face)]
    shown = f"{title(row.word)}: {row.text} " if face else ""
    kind = ROWS[Kind(kind_of(die))]
    use = f" {kind.use};" if kind.use else ","
    return f"{shown}{kind.name}{use} six faces: {face_list(options, kind_of(die))}."


def face_list(options: Options, kind: int) -> str:
    """Return the faces of a kind of die, such as "3 triple, 2 betrayal, 1 skull"."""
    return ", ".join(f"{count} {FACES[face].word}" for face, count in Counter(faces_of(options, kind)).items())


def shown_counts(faces: Iterable[int]) -> str:
    """Return how often each face shows, such as "4 swords, 1 axe"."""
    counts = Counter(Face(face) for face in faces if face)
    return ", ".join(
        f"{count} {FACES[face].word if count == 1 else FACES[face].plural}" for face, count in sorted(counts.items())
    )


def dice_names(dice: Iterable[int]) -> str:
    """Return dice by kind, such as "3 troops, Captain, 2 Tanks"."""
    kinds = Counter(Kind(kind_of(die)) for die in dice)
    return ", ".join(_kinds(kind, count) for kind, count in sorted(kinds.items()))


def _kinds(kind: Kind, count: int) -> str:
    name = ROWS[kind].name
    if kind == Kind.TROOP:
        return dice_word(count, "troop", "troops")
    return name if count == 1 else f"{count} × {name}"


def own_id(die: int) -> str:
    """Return the name by which a button tells a die from others of its kind, such as "troop A3" or "Captain 2"."""
    return f"troop {NAMES[die]}" if is_troop(die) else f"{kind_name(die)} {(die - 2 * TROOPS) % 5 + 1}"
