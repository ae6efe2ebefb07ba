"""Free throws as text and as numbers (R8, R9)."""

from __future__ import annotations

import re
from typing import Final

from warbones.core.errors import IllegalAction, quoted
from warbones.core.rules.throw import Triple
from warbones.games.indicesion.rules.aim import can_throw, wrong
from warbones.games.indicesion.rules.dice import BOARDS, COLOURS
from warbones.games.indicesion.rules.launches import FREE, from_words, packed, parts, unpacked
from warbones.games.indicesion.rules.state import Phase, State, ThrowModel

NUMBER: Final = r"([^\s,]+)"
AIMED: Final = re.compile(
    rf"throw (\w+) at (\w+) from {NUMBER} {NUMBER} {NUMBER} going {NUMBER} {NUMBER} {NUMBER}"
    rf"(?: spinning {NUMBER} {NUMBER} {NUMBER})?(?: held {NUMBER} {NUMBER} {NUMBER} {NUMBER})?"
)


class FreeThrows:
    """Free throws: ``throw red at Beta from X Y Z going X Y Z``, with optional spin and hold."""

    def read(self, s: State, seat: int, text: str) -> int | None:
        """Return the number of a free throw, or None if ``text`` is not one. Raises `IllegalAction`."""
        simple = " ".join(text.split())
        found = AIMED.fullmatch(simple.casefold())
        if found is None or s.phase not in (Phase.TURN, Phase.REROLL):
            return None
        if s.options.throw_model != ThrowModel.PHYSICS:
            raise IllegalAction.saying("indicesion-refused-aiming", rules=("B1",))
        colour, board, *numbers = found.groups()
        launch = from_words(_launch_words(numbers))
        number = packed(_colour(s, seat, colour), _board(s, board), launch)
        if problem := wrong(s, launch, parts(number)[1]):
            raise IllegalAction.with_message(problem)
        return number

    def holds(self, s: State, seat: int, number: int) -> bool:
        """Return whether ``number`` is a free throw that the seat may make."""
        if number < FREE or s.phase not in (Phase.TURN, Phase.REROLL) or s.options.throw_model != ThrowModel.PHYSICS:
            return False
        colour, board, _ = parts(number)
        launch = unpacked(number)
        exact = board < s.options.players and number == packed(colour, board, launch)
        return exact and colour in can_throw(s, seat) and not wrong(s, launch, board)


def _colour(s: State, seat: int, name: str) -> int:
    known = [COLOURS[colour] for colour in can_throw(s, seat)]
    if name not in known:
        raise IllegalAction.saying("indicesion-refused-colour", name=quoted(name), known=tuple(known))
    return COLOURS.index(name)


def _board(s: State, name: str) -> int:
    known = [board.casefold() for board in BOARDS[: s.options.players]]
    if name not in known:
        raise IllegalAction.saying("indicesion-refused-no-board", board=quoted(name), known=BOARDS[: s.options.players])
    return known.index(name)


def _launch_words(numbers: list[str | None]) -> list[int]:
    """Return the integers of a launch from the numbers in the text. Raises `IllegalAction`."""
    given = [0 if word is None else _whole(word) for word in numbers]
    return [*given[:9], int(numbers[9] is not None), *given[9:]]


def _whole(word: str) -> int:
    if not re.fullmatch(r"[-+]?\d{1,9}", word, re.ASCII):
        raise IllegalAction.saying("indicesion-refused-whole-number", word=quoted(word))
    return int(word)


def free_text(number: int) -> str:
    """Return a free throw in notation."""
    colour, board, _ = parts(number)
    launch = unpacked(number)
    text = f"throw {COLOURS[colour]} at {BOARDS[board]} from {_three(launch.at)} going {_three(launch.going)}"
    if any(launch.spinning):
        text += f" spinning {_three(launch.spinning)}"
    return text + (f" held {' '.join(map(str, launch.held))}" if launch.held else "")


def _three(numbers: Triple) -> str:
    return " ".join(map(str, numbers))
