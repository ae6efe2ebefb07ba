"""Why an action that was asked for is not legal, where the table shows it: dice used up, no such board."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.notation.reading import named_in
from warbones.games.indicesion.rules.aiming import can_throw, seen_from_above, ways
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS, NAMES
from warbones.games.indicesion.rules.launches import WAYS
from warbones.games.indicesion.rules.powers import candidates
from warbones.games.indicesion.rules.rounds import pile, seats
from warbones.games.indicesion.rules.state import Colour, Phase, Place, State, ThrowModel


def why_not(s: State, seat: int, text: str) -> str:
    """Return why ``seat``, which decides, may not do what ``text`` names, or "" where there is no more to say."""
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
        case Phase.RESPAWN, "keep" | "reroll":
            return "First it is decided whether blue dice stand in for those knocked off (B23)."
        case ((Phase.RESPAWN | Phase.PINK), "throw"):
            return f"What {NAMES[s.thrown]} did is settled first (B23)."
    return ""


def _no_seat(s: State, words: Sequence[str]) -> str:
    known = BOARDS[: s.options.players]
    return "" if named_in(known, " ".join(words)) else f"Players here are {', '.join(known)} (R1)."


def _taken(s: State, colours: Sequence[int]) -> str:
    """Return who has a colour that is asked for."""
    who = next((seat for seat in seats(s) if s.colour[seat] in colours), None)
    return "" if who is None else f"{COLOURS[s.colour[who]].capitalize()} is {BOARDS[who]}'s already (R4, B35)."


def _drafted(s: State, colours: Sequence[int]) -> str:
    gone = [colour for colour in colours if colour not in pile(s)]
    return f"No {COLOURS[gone[0]]} die is left in the middle (R24)." if gone else ""


def _not_thrown(s: State, seat: int, colours: Sequence[int]) -> str:
    """Return why no die of a colour is thrown: only unused ones are, or the one that was taken back."""
    if not colours or Colour(colours[0]) in can_throw(s, seat):
        return ""
    if s.phase == Phase.REROLL:
        return f"It is {NAMES[s.thrown]} that was taken back and is thrown again (R32)."
    return f"{BOARDS[seat]} has no unused {COLOURS[colours[0]]} die (R7)."


def _not_so(s: State, words: Sequence[str]) -> str:
    """Return why a die is not thrown at that board, or in that way."""
    if s.options.throw_model == ThrowModel.REFEREE and words:
        return "The referee says where it lands: name the die alone (B1)."
    known = BOARDS[: s.options.players]
    if words[:1] == ["at"] and not named_in(known, " ".join(words[1:2])):
        return f"There is no board {' '.join(words[1:2])!r:.40}; there are {', '.join(known)}."
    named = named_in(WAYS, " ".join(words[2:3]))
    if named and s.options.throw_model == ThrowModel.TABLE:
        return "Dice say what comes of it, however it is thrown (B1)."
    if named and named[0] not in ways(s) and seen_from_above(s):
        return f"A {WAYS[named[0]]} is not six inches from the board, seen from above (B40)."
    return ""


def _not_respawned(s: State, seat: int, text: str) -> str:
    die = next(iter(named_in(NAMES, text)), None)
    if die is None or die in candidates(s, seat):
        return ""
    if s.knocked[seat] >> die & 1:
        return f"{NAMES[die]} lay crooked and has no face now, so nothing can copy it (B18)."
    if s.place[die] == Place.GONE and not s.options.respawn_burned:
        return f"{NAMES[die]} is out of play, and nothing stands in for it (R28)."
    lost = "knocked off or burned on" if s.options.respawn_burned else "knocked off"
    return f"{NAMES[die]} was not {lost} {BOARDS[seat]}'s board (R30)."
