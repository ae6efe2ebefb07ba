"""The reasons why a seat may not take an action."""

from __future__ import annotations

from warbones.core.messages import Text, msg
from warbones.core.notation.names import named_in
from warbones.games.keep.notation.tokens import NAMES, SIDES
from warbones.games.keep.notation.writer import homes
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.movement import FULL, has_room, landings
from warbones.games.keep.rules.placement import takes_another
from warbones.games.keep.rules.state import OFF, FightStep, Phase, State
from warbones.games.keep.rules.zones import owner, slot_taken
from warbones.games.keep.view.words import goal_words, zone_name


def why_not(s: State, seat: int, text: str) -> Text:
    """Return the reason why ``seat`` may not take the action ``text``, or "" if there is no more to say."""
    words, pawns = text.casefold().split(), named_in(NAMES, text)
    if s.phase == Phase.POSITION:
        return _full_home(s, seat, words)
    if not pawns:
        return ""
    pawn = next((pawn for pawn in pawns if owner(pawn) != seat or s.zone[pawn] == OFF), pawns[0])
    if owner(pawn) != seat:
        return msg("keep-not-yours", pawn=NAMES[pawn], seat=1 - seat)
    if s.zone[pawn] == OFF:
        return msg("keep-not-on-board", pawn=NAMES[pawn])
    if s.phase == Phase.TAKE_OFF:
        return ""
    return _not_moved(s, pawn, words[0], text) if s.phase == Phase.MOVE else _not_removed(s, pawn)


def _full_home(s: State, seat: int, words: list[str]) -> Text:
    for side, zone in zip(SIDES, homes(s, seat), strict=True):
        if side in words and not takes_another(s, seat, zone):
            return msg("keep-full-home", ("B2.1",), zone=zone_name(s, zone), most=s.options.position_cap)
    return ""


def _not_moved(s: State, pawn: int, verb: str, text: str) -> Text:
    """Return the reason why a pawn cannot act like that."""
    name, zones = NAMES[pawn], landings(s, pawn)
    if s.positioned[pawn]:
        return msg("keep-acted-already", ("R9",), pawn=name)
    if verb == "defend":
        return _not_defending(s, pawn)
    moves = {"pawn": name, "number": s.number[pawn], "whither": goal_words(s, pawn)}
    if verb == "off":
        return msg("keep-not-off", ("R14",), **moves) if zones else ""
    for zone in named_in(zone_names(s.options.board), text):
        if not zones >> zone & 1:
            return msg("keep-not-so-far", ("R13",), **moves)
        if not has_room(s, owner(pawn), zone):
            return msg("keep-full-zone", ("R16",), zone=zone_name(s, zone), full=FULL)
    return ""


def _not_defending(s: State, pawn: int) -> Text:
    name, where = NAMES[pawn], zone_name(s, s.zone[pawn])
    if s.defending[pawn]:
        return msg("keep-in-defense-already", ("R12",), pawn=name)
    if not s.options.board.slot[s.zone[pawn]]:
        return msg("keep-no-slot", ("R11",), pawn=name, zone=where)
    return msg("keep-slot-taken", ("R15",), pawn=name, zone=where) if slot_taken(s, s.zone[pawn]) else ""


def _not_removed(s: State, pawn: int) -> Text:
    if s.offered >> pawn & 1:
        return ""
    name = NAMES[pawn]
    if s.phase == Phase.ADVANTAGE:
        return msg("keep-not-struck", ("R17", "R18"), pawn=name)
    where, highest = zone_name(s, s.contested), s.fight_step == FightStep.HIGHEST
    if highest and s.zone[pawn] == s.contested:
        return msg("keep-not-highest", ("R20",), pawn=name, zone=where)
    return msg("keep-not-there", ("R20" if highest else "R21",), pawn=name, zone=where)
