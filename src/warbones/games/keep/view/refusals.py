"""Why a seat may not take an action, in a sentence."""

from __future__ import annotations

from warbones.core.notation.reading import named_in
from warbones.games.keep.notation.spelling import NAMES, SIDES
from warbones.games.keep.notation.writing import SEATS, homes
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.moving import has_room, landings
from warbones.games.keep.rules.positioning import takes_another
from warbones.games.keep.rules.state import OFF, FightStep, Phase, State
from warbones.games.keep.rules.zones import owner, slot_taken
from warbones.games.keep.view.words import whither, zone_name


def why_not(s: State, seat: int, text: str) -> str:
    """Return why ``seat`` may not do what ``text`` names, or "" where there is no more to say."""
    words, pawns = text.casefold().split(), named_in(NAMES, text)
    if s.phase == Phase.POSITION:
        return _full_home(s, seat, words)
    if not pawns:
        return ""
    pawn = next((pawn for pawn in pawns if owner(pawn) != seat or s.zone[pawn] == OFF), pawns[0])
    if owner(pawn) != seat:
        return f"{NAMES[pawn]} is {SEATS[1 - seat]}'s pawn."
    if s.zone[pawn] == OFF:
        return f"{NAMES[pawn]} is not on the board."
    if s.phase == Phase.TAKE_OFF:
        return ""
    return _not_moved(s, pawn, words[0], text) if s.phase == Phase.MOVE else _not_removed(s, pawn)


def _full_home(s: State, seat: int, words: list[str]) -> str:
    for side, zone in zip(SIDES, homes(s, seat), strict=True):
        if side in words and not takes_another(s, seat, zone):
            return f"{zone_name(s, zone)} takes no more pawns while pawns are placed (B2.1)."
    return ""


def _not_moved(s: State, pawn: int, verb: str, text: str) -> str:
    """Return why a pawn cannot be positioned so."""
    name, zones = NAMES[pawn], landings(s, pawn)
    if s.positioned[pawn]:
        return f"{name} is positioned already this round (R10)."
    if verb == "defend":
        return _not_defending(s, pawn)
    goes = f"{name} shows {s.number[pawn]} and would move {whither(s, pawn)}"
    if verb == "off":
        return f"{goes}, so it does not pass the edge (R14)." if zones else ""
    for zone in named_in(zone_names(s.options.board), text):
        if not zones >> zone & 1:
            return f"{goes}: exactly as far as it shows (R13)."
        if not has_room(s, owner(pawn), zone):
            return f"Two of {SEATS[owner(pawn)]}'s pawns fill {zone_name(s, zone)} (R16)."
    return ""


def _not_defending(s: State, pawn: int) -> str:
    where = zone_name(s, s.zone[pawn])
    if s.defending[pawn]:
        return f"{NAMES[pawn]} is in Defense and has to leave it (R12)."
    if not s.options.board.slot[s.zone[pawn]]:
        return f"{where} has no Defense slot (R11)."
    return f"The Defense slot of {where} is taken (R15)." if slot_taken(s, s.zone[pawn]) else ""


def _not_removed(s: State, pawn: int) -> str:
    if s.offered >> pawn & 1:
        return ""
    if s.phase == Phase.ADVANTAGE:
        return f"{NAMES[pawn]} is not struck: Advantage removes a higher pawn beside it, outside Defense (R17, R18)."
    where = zone_name(s, s.contested)
    if s.fight_step == FightStep.HIGHEST and s.zone[pawn] == s.contested:
        return f"{NAMES[pawn]} is not the highest in {where} (R20)."
    return f"{NAMES[pawn]} is not in {where}, where a pawn is removed (R20)."
