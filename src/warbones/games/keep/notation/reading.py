"""Setting up a position that `writing.written` wrote, or that a person drew like it.

A person may leave out the pawns' names, ``3@L5 2@L1(D)``: they are then numbered as they come.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.record.options import Value, fill
from warbones.core.rules.step import NOBODY
from warbones.games.keep.notation.check import asked_again, problem, unlikely
from warbones.games.keep.notation.writing import NAMES, SEATS
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.ending import result
from warbones.games.keep.rules.options import OPTIONS
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, FightStep, Phase, State

PAWN: Final = re.compile(
    r"(?:(?P<name>[AB][1-5])=)?(?P<number>[1-6])(?:@(?P<zone>[A-Z]\d)(?P<slot>\(D\))?(?P<done>\.)?)?"
)
PAIR: Final = re.compile(r"(\d{1,3})/(\d{1,3})")
PHASES: Final = [phase.name.lower() for phase in Phase]
STEPS: Final = [step.name.lower() for step in FightStep]


def read(text: str) -> State:
    """Set up a position. Raises `BrokenPosition` or `UnknownOption`; line breaks count as spaces."""
    head, *areas = text.split("|")
    s = _begun(head.split())
    for area in areas:
        name, _, content = area.partition(":")
        _fill(s, name.strip(), content.split())
    if s.phase == Phase.OVER:
        s.winner, s.decided_by = result(s)
    if s.phase in (Phase.ADVANTAGE, Phase.FIGHT) and not unlikely(s):
        again = asked_again(s)
        s.offered, s.turn = again.offered, again.turn
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _begun(words: Sequence[str]) -> State:
    """Return the record that the head of a written position describes, every pawn still off the board."""
    s = State()
    s.phase = Phase(place_of(PHASES, words[0] if words else "", "phase"))
    settings = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    bare = [word for word in words[1:] if "=" not in word]
    if s.phase != Phase.SETUP:
        _start(s, bare, settings)
    elif bare:
        raise BrokenPosition("Before set-up there is no round: write 'setup' and rule options only.")
    fill(s.options, OPTIONS, {name: _value(name, word) for name, word in settings.items()})
    return s


def _start(s: State, bare: Sequence[str], settings: dict[str, str]) -> None:
    """Fill in round, turn and KEEPs; take them out of the settings."""
    if len(bare) != 1 or not re.fullmatch(r"\d{1,3}", bare[0]):
        raise BrokenPosition(f"After the phase comes the round, such as 3, not {' '.join(bare)!r:.40}.")
    s.game_round = int(bare[0])
    s.first = (s.game_round + 1) % 2
    s.turn = place_of(SEATS, settings.pop("turn", SEATS[s.first]), "seat")
    s.keep[0], s.keep[1] = _pair("keep", settings.pop("keep", "20/20"))
    s.contested, s.winner = OFF, NOBODY
    for pawn in range(PAWNS):
        s.zone[pawn] = OFF


def _pair(name: str, word: str) -> tuple[int, int]:
    if found := PAIR.fullmatch(word):
        return int(found[1]), int(found[2])
    raise BrokenPosition(f"'{name}' is written for both seats, such as {name}=18/17, not {word!r:.40}.")


def _value(name: str, word: str) -> Value:
    """Return the option's value that is written as ``word``; an unknown one as it stands, for `fill` to refuse."""
    values = [value for option in OPTIONS if option.name == name for value in option.values]
    return next((value for value in values if str(value).lower() == word.lower()), word)


def _fill(s: State, area: str, words: Sequence[str]) -> None:
    if s.phase == Phase.SETUP:
        raise BrokenPosition("Before set-up no pawn is on the board: write 'setup' and rule options only.")
    if area == "attack":
        for word in words:
            _note(s, *word.partition("=")[::2])
        return
    seat = place_of((*SEATS, "attack"), area, "area")
    for word in words:
        _stand(s, seat, word)


def _stand(s: State, seat: int, word: str) -> None:
    """Put a pawn where a word such as ``A2=2@L1(D)`` says."""
    found = PAWN.fullmatch(word)
    if found is None:
        raise BrokenPosition(f"A pawn is written as number and zone, such as 3@L5 or A1=2@L1(D), not {word!r:.40}.")
    own = NAMES[seat * EACH : seat * EACH + EACH]
    free = [name for name in own if not s.number[NAMES.index(name)]]
    name = found["name"] or next(iter(free), own[0])
    if name not in free:
        raise BrokenPosition(f"{SEATS[seat]} has the pawns {', '.join(own)}, each once, so not {word!r:.40}.")
    pawn = NAMES.index(name)
    s.number[pawn] = int(found["number"])
    if found["zone"]:
        s.zone[pawn] = place_of(zone_names(s.options.board), found["zone"], "zone")
        s.defending[pawn] = int(found["slot"] is not None)
        s.positioned[pawn] = int(found["done"] is not None or s.phase not in (Phase.POSITION, Phase.MOVE))


def _note(s: State, name: str, word: str) -> None:
    """Fill in one of the words about an attack."""
    match name:
        case "losses":
            s.losses[0], s.losses[1] = _pair("losses", word)
        case "striker" if re.fullmatch(r"\d{1,2}", word):
            s.striker = int(word)
        case "struck":
            for pawn in word.split(","):
                s.struck[place_of(NAMES, pawn, "pawn")] = 1
        case "zone":
            s.contested = place_of(zone_names(s.options.board), word, "zone")
        case "step":
            s.fight_step = FightStep(place_of(STEPS, word, "step of a fight"))
        case "beaten" | "owing":
            for seat in word.split(","):
                getattr(s, name)[place_of(SEATS, seat, "seat")] = 1
        case _:
            raise BrokenPosition(
                f"An attack has losses, striker, struck, zone, step, beaten and owing, not {name!r:.40}."
            )
