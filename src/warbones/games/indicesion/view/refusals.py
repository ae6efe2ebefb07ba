"""The reasons why an action is illegal, as far as the table shows them: dice used up, no such board."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import Text, msg
from warbones.core.notation.names import named_in
from warbones.games.indicesion.rules.aim import can_throw, seen_from_above, ways
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES
from warbones.games.indicesion.rules.launches import WAYS
from warbones.games.indicesion.rules.powers import candidates
from warbones.games.indicesion.rules.rounds import pile, seats
from warbones.games.indicesion.rules.state import Colour, Phase, Place, State, ThrowModel
from warbones.games.indicesion.view.words import INCHES


def why_not(s: State, seat: int, text: str) -> Text:
    """Return the reason why ``seat``, which decides, may not take the action ``text``, or "" if unknown."""
    verb, *words = text.casefold().split() or [""]
    colours = named_in(COLOURS, " ".join(words[:1]))
    match s.phase, verb:
        case Phase.OLDEST, "oldest":
            return _no_seat(s, words)
        case Phase.COLOUR, "choose":
            return _taken(s, colours)
        case Phase.DRAFT, "take":
            return _drafted(s, colours)
        case Phase.TURN | Phase.REROLL, "throw":
            return _not_thrown(s, seat, colours) or _not_so(s, words[1:])
        case Phase.RESPAWN, "respawn":
            return _not_respawned(s, seat, " ".join(words))
        case Phase.RESPAWN, "keep" | "reroll" | "throw":
            return msg("indicesion-blue-first", ("B23",))
        case Phase.PINK, "throw":
            return msg("indicesion-pink-first", ("B23",), die=NAMES[s.thrown])
    return ""


def _no_seat(s: State, words: Sequence[str]) -> Text:
    known = BOARDS[: s.options.players]
    return "" if named_in(known, " ".join(words)) else msg("indicesion-no-player", ("R1",), players=known)


def _taken(s: State, colours: Sequence[int]) -> Text:
    """Return the message that names the seat with the requested colour, or ""."""
    who = next((seat for seat in seats(s) if s.colour[seat] in colours), None)
    if who is None:
        return ""
    return msg("indicesion-colour-taken", ("R4", "B35"), colour=COLOURS[s.colour[who]], seat=who)


def _drafted(s: State, colours: Sequence[int]) -> Text:
    gone = [colour for colour in colours if colour not in pile(s)]
    return msg("indicesion-none-left", ("R24",), colour=COLOURS[gone[0]]) if gone else ""


def _not_thrown(s: State, seat: int, colours: Sequence[int]) -> Text:
    """Return the reason why no die of a colour can be thrown: it takes an unused die, or the one taken back."""
    if not colours or Colour(colours[0]) in can_throw(s, seat):
        return ""
    if s.phase == Phase.REROLL:
        return msg("indicesion-not-taken-back", ("R32",), die=NAMES[s.thrown])
    return msg("indicesion-none-unused", ("R7",), colour=COLOURS[colours[0]])


def _not_so(s: State, words: Sequence[str]) -> Text:
    """Return the reason why a die cannot be thrown at that board, or in that way."""
    if s.options.throw_model == ThrowModel.REFEREE and words:
        return msg("indicesion-name-it-alone", ("B1",))
    known = BOARDS[: s.options.players]
    if words[:1] == ["at"] and not named_in(known, " ".join(words[1:2])):
        return msg("indicesion-no-board", board=f"{' '.join(words[1:2])!r:.40}", boards=known)
    named = named_in(WAYS, " ".join(words[2:3]))
    if named and s.options.throw_model == ThrowModel.TABLE:
        return msg("indicesion-no-ways", ("B1",), way=WAYS[named[0]])
    if named and named[0] not in ways(s) and seen_from_above(s):
        others = [WAYS[way] for way in ways(s)]
        return msg("indicesion-too-close", ("B40",), way=WAYS[named[0]], inches=INCHES, ways=others)
    return ""


def _not_respawned(s: State, seat: int, text: str) -> Text:
    die = next(iter(named_in(NAMES, text)), None)
    if die is None or die in candidates(s, seat):
        return ""
    if s.knocked[seat] >> die & 1:
        return msg("indicesion-no-face", ("B18",), die=NAMES[die])
    if s.place[die] == Place.GONE and not s.options.respawn_burned:
        return msg("indicesion-out-of-play", ("R28",), die=NAMES[die])
    key = "indicesion-not-lost" if s.options.respawn_burned else "indicesion-not-knocked"
    return msg(key, ("R30",), die=NAMES[die])
