"""The dice of Dice Wars as pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from warbones.core.messages import Msg, Piece, Text, msg
from warbones.games.army.rules.dice import NAMES, ROWS, Kind, kind_of
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.view.kit import Kit
from warbones.games.army.view.tips import tip, use_of
from warbones.games.army.view.words import KIND_KEYS, face_name, is_troop, kind_name, own_id, shape

CACHE_SIZE: Final = 1 << 12
"""The size of each cache: every scene shows many pieces, but few of them are different."""


@lru_cache(CACHE_SIZE)
def piece(
    kit: Kit,
    die: int,
    face: int,
    *,
    owner: int | None = None,
    hidden: bool = False,
    chosen: bool = False,
    locked: bool = False,
    revived: bool = False,
    left: int | None = None,
    rolls: bool = False,
) -> Piece:
    """Return a die as it lies on the table; a blank face is a die that is not rolled.

    ``left``: the number of its kind in the supply, if it lies there; ``rolls``: with all its faces.
    """
    row, sides = FACES[Face(face)], kit.sides[kind_of(die)]
    return Piece(
        id=NAMES[die],
        label=_label(die, face, owner, hidden=hidden),
        shape=shape(die),
        face="" if hidden else row.glyph,
        crest="" if hidden or face else FACES[_sign(kit, die)].glyph,
        set=owner,
        caption=_caption(die, Face.BLANK if hidden else face, revived=revived, left=left),
        name=_name(die, Face.BLANK if hidden else face),
        tip=tip(kit, kind_of(die), Face.BLANK if hidden else face),
        hidden=hidden,
        chosen=chosen,
        marks=("locked",) if locked else (),
        faces=tuple(dict.fromkeys(FACES[each].glyph for each in sides)) if rolls else (),
    )


@lru_cache(CACHE_SIZE)
def shown(kit: Kit, die: int, face: int, owner: int | None) -> Piece:
    """Return a die to show in a sentence: without its long tip, since nobody can point at it there."""
    return replace(piece(kit, die, face, owner=owner), tip="")


def by_kind(kit: Kit, die: int, lying: Piece) -> Piece:
    """Return a die in the graveyard drawn as its kind, not as a skull: heals are chosen by kind (B22a)."""
    return lying if is_troop(die) else replace(lying, face="", crest=FACES[_sign(kit, die)].glyph)


@lru_cache(CACHE_SIZE)
def faces(kit: Kit, die: int) -> tuple[Piece, ...]:
    """Return pictures of the die's six faces."""
    return tuple(
        Piece(id=f"{NAMES[die]}.{place}", label=face_name(face), shape=shape(die), face=FACES[face].glyph)
        for place, face in enumerate(kit.sides[kind_of(die)], 1)
    )


def _sign(kit: Kit, die: int) -> Face:
    """Return the face that stands for an unrolled die: the sign of its kind, or its first face if it lacks the sign."""
    kind, sides = ROWS[Kind(kind_of(die))], kit.sides[kind_of(die)]
    return kind.sign if is_troop(die) or kind.sign in sides else sides[0]


def _label(die: int, face: int, owner: int | None, *, hidden: bool) -> Msg:
    if hidden:
        shows = msg("army-hidden")
    else:
        shows = face_name(face) if face or is_troop(die) else msg("army-unrolled", use=use_of(kind_of(die)))
    if owner is None:
        return msg("army-die-free", die=own_id(die), shows=shows)
    return msg("army-die-of", seat=owner, die=own_id(die), shows=shows)


def _caption(die: int, face: int, *, revived: bool, left: int | None) -> Text:
    """Return the caption of a die, a bonus die's name first."""
    if revived:
        return msg("army-caption-revived")
    if left is not None:
        return msg("table-caption", first=kind_name(kind_of(die)), rest=msg("army-left", left=left))
    if is_troop(die):
        return face_name(face) if face else ""
    short = msg(f"{KIND_KEYS[Kind(kind_of(die))]}.short")
    return msg("table-caption", first=short, rest=face_name(face)) if face else short


def _name(die: int, face: int) -> Text:
    """Return the name of a die inside a sentence, if it differs from its caption."""
    if is_troop(die):
        return ""
    kind = kind_name(kind_of(die))
    return msg("army-shown", face=face_name(face), kind=kind) if face else kind
