"""How a die is thrown: ways that can be named, and throws aimed freely (R7, R8, R9, B40)."""

from __future__ import annotations

import re
from math import hypot
from typing import Final

from warbones.core.errors import IllegalAction
from warbones.core.throw import MILLIMETRE, UNIT, Launch, Triple, is_turn
from warbones.games.indicesion.dice import BOARDS, COLOURS, hand, unused
from warbones.games.indicesion.space import EDGE, INCH, distance, surfaces
from warbones.games.indicesion.state import NONE, Colour, Phase, ReleaseDistance, State, ThrowModel

WAYS: Final = ("lob", "drop", "skim")
"""Throws that can be named: in an arc from outside the ring, let go from above, low and fast."""

CODES: Final = len(COLOURS) * len(BOARDS) * len(WAYS)
"""Named throws are numbered below this."""

LEAST: Final = 6 * INCH
"""How far from a board a die is released (R8)."""

FARTHEST: Final = 3000 * MILLIMETRE
HIGHEST: Final = 2000 * MILLIMETRE
FASTEST: Final = 12_000
MOST_SPIN: Final = 60_000
"""Limits of a throw: from the middle of the table, above it, in millimetres and in milliradians a second."""

GRAVITY: Final = 9810
WORD: Final = 1 << 32
HALF: Final = WORD // 2
FREE: Final = WORD**15
"""Throws aimed freely are numbered from here: the launch's words, then colour and board, below a leading one."""

NUMBER: Final = r"([^\s,]+)"
AIMED: Final = re.compile(
    rf"throw (\w+) at (\w+) from {NUMBER} {NUMBER} {NUMBER} going {NUMBER} {NUMBER} {NUMBER}"
    rf"(?: spinning {NUMBER} {NUMBER} {NUMBER})?(?: held {NUMBER} {NUMBER} {NUMBER} {NUMBER})?"
)


def can_throw(s: State, seat: int) -> list[Colour]:
    """Return the colours of which the seat may throw a die now: any unused one (R7), or that of a reroll (R32)."""
    if s.phase == Phase.REROLL:
        return [Colour(s.thrown // len(COLOURS))]
    return sorted({Colour(die // len(COLOURS)) for die in hand(s, seat)})


def die_of(s: State, seat: int, colour: int) -> int:
    """Return which die of a colour is thrown; those of one colour are alike."""
    return int(s.thrown) if s.phase == Phase.REROLL else unused(s, seat, Colour(colour))


def ways(s: State) -> list[int]:
    """Return the ways of throwing that can be named here."""
    if s.options.throw_model != ThrowModel.PHYSICS:
        return [0]
    return [0, 2] if s.options.release_distance == ReleaseDistance.HORIZONTAL else [0, 1, 2]


def boards(s: State) -> list[int]:
    """Return the boards that a throw can be aimed at; a referee need not be told."""
    return [0] if s.options.throw_model == ThrowModel.REFEREE else list(range(s.options.players))


def code(colour: int, board: int, way: int) -> int:
    """Return the number of a named throw."""
    return (colour * len(BOARDS) + board) * len(WAYS) + way


def parts(number: int) -> tuple[int, int, int]:
    """Return colour, board and way of a throw; the way of a free one is -1."""
    if number >= FREE:
        colour, board = divmod(number % WORD, len(BOARDS))
        return colour, board, NONE
    colour, rest = divmod(number, len(BOARDS) * len(WAYS))
    return colour, *divmod(rest, len(WAYS))


def launch_of(s: State, number: int) -> Launch | None:
    """Return how a numbered throw leaves the hand; None where nobody asks."""
    if s.options.throw_model != ThrowModel.PHYSICS:
        return None
    if number >= FREE:
        return unpacked(number)
    _, board, way = parts(number)
    return named(s, board, way)


def named(s: State, board: int, way: int) -> Launch:
    """Return a named way of throwing at a board, from outside the ring or from above its middle."""
    surface = surfaces(s)[board]
    x, y = surface.middle
    if way == 1:
        return Launch(at=(x, y, surface.thick + LEAST + EDGE // 2 + MILLIMETRE), going=(0, 0, 0))
    inches, height, seconds, short = (7, 200, 0.2, 0.5) if way == 0 else (18, 90, 0.22, 0)
    out, in_ = (surface.half + inches * INCH) / hypot(x, y), short * surface.half / hypot(x, y)
    at = (round(x + out * x), round(y + out * y), height * MILLIMETRE)
    while distance(surface, at, flat=True) < LEAST:  # past a corner
        out += MILLIMETRE / hypot(x, y)
        at = (round(x + out * x), round(y + out * y), at[2])
    return arc(at, (round(x + in_ * x), round(y + in_ * y), surface.thick + EDGE // 2), seconds)


def arc(at: Triple, to: Triple, seconds: float, spinning: Triple = (0, 0, 0)) -> Launch:
    """Return a launch from ``at`` that falls freely to ``to`` in so many seconds."""
    x, y, z = ((b - a) / MILLIMETRE / seconds for a, b in zip(at, to, strict=True))
    return Launch(at=at, going=(round(x), round(y), round(z + GRAVITY * seconds / 2)), spinning=spinning)


# Throws aimed freely


def packed(colour: int, board: int, launch: Launch) -> int:
    """Return the number of a free throw."""
    number = 1
    for word in words(launch):
        number = number * WORD + word + HALF
    return number * WORD + colour * len(BOARDS) + board


def words(launch: Launch) -> list[int]:
    """Return a launch as fourteen whole numbers."""
    held = (1, *launch.held) if launch.held else (0,) * 5
    return [*launch.at, *launch.going, *launch.spinning, *held]


def from_words(numbers: list[int]) -> Launch:
    """Return the launch that `words` wrote."""
    at, going, spinning = (tuple(numbers[begin : begin + 3]) for begin in (0, 3, 6))
    held = tuple(numbers[10:14]) if numbers[9] else None
    return Launch(at=at, going=going, spinning=spinning, held=held)  # type: ignore[arg-type]  # lengths as cut above


def unpacked(number: int) -> Launch:
    """Return the launch of a free throw's number."""
    number //= WORD
    numbers = []
    for _ in range(14):
        number, word = divmod(number, WORD)
        numbers.append(word - HALF)
    return from_words(numbers[::-1])


def wrong(s: State, launch: Launch) -> str:
    """Return what is wrong with a launch, in a sentence, or ""."""
    if launch.at[2] < EDGE or launch.at[2] > HIGHEST:
        return f"A die is released {EDGE // MILLIMETRE} to {HIGHEST // MILLIMETRE} mm above the table."
    if hypot(*launch.at[:2]) > FARTHEST:
        return f"A die is released at most {FARTHEST // MILLIMETRE} mm from the middle of the table."
    if hypot(*launch.going) > FASTEST:
        return f"A die is thrown at {FASTEST} mm/s at most, not {hypot(*launch.going):.0f}."
    if hypot(*launch.spinning) > MOST_SPIN:
        return f"A die spins at {MOST_SPIN} mrad/s at most, not {hypot(*launch.spinning):.0f}."
    if launch.held and not is_turn(launch.held):
        return f"How a die is held is a quaternion of length {UNIT}."
    return _too_close(s, launch)


def _too_close(s: State, launch: Launch) -> str:
    flat = s.options.release_distance == ReleaseDistance.HORIZONTAL
    for surface in surfaces(s):
        away = distance(surface, launch.at, flat=flat)
        if away < LEAST:
            how = ", seen from above," if flat else ""
            near = f"this one would leave the hand {max(0.0, away) / INCH:.1f} inches from {surface.id}'s"
            return f"A die is released at least six inches{how} from every board; {near} (R8)."
    return ""


class FreeThrows:
    """Throws that are aimed freely: ``throw red at Beta from X Y Z going X Y Z``, spinning and held as wanted."""

    def read(self, s: State, seat: int, text: str) -> int | None:
        """Return the number of a free throw, None where ``text`` is none. Raises `IllegalAction`."""
        simple = " ".join(text.split())
        found = AIMED.fullmatch(simple.casefold())
        if found is None or s.phase not in (Phase.TURN, Phase.REROLL):
            return None
        if s.options.throw_model != ThrowModel.PHYSICS:
            raise IllegalAction("Throws are not aimed here: what comes of them is not reckoned by physics (B1).")
        colour, board, *numbers = found.groups()
        launch = from_words(_launch_words(numbers))
        number = packed(_colour(s, seat, colour), _board(s, board), launch)
        if problem := wrong(s, launch):
            raise IllegalAction(problem)
        return number

    def holds(self, s: State, seat: int, number: int) -> bool:
        """Return whether ``number`` is a free throw that the seat may make."""
        if number < FREE or s.phase not in (Phase.TURN, Phase.REROLL) or s.options.throw_model != ThrowModel.PHYSICS:
            return False
        colour, board, _ = parts(number)
        launch = unpacked(number)
        exact = board < s.options.players and number == packed(colour, board, launch)
        return exact and colour in can_throw(s, seat) and not wrong(s, launch)


def _colour(s: State, seat: int, name: str) -> int:
    known = [COLOURS[colour] for colour in can_throw(s, seat)]
    if name not in known:
        raise IllegalAction(f"There is no {name!r:.40} die to throw here; there is {', '.join(known)}.")
    return COLOURS.index(name)


def _board(s: State, name: str) -> int:
    known = [board.casefold() for board in BOARDS[: s.options.players]]
    if name not in known:
        raise IllegalAction(f"There is no board {name!r:.40}; there are {', '.join(BOARDS[: s.options.players])}.")
    return known.index(name)


def _launch_words(numbers: list[str | None]) -> list[int]:
    """Return a launch's words from those of the text. Raises `IllegalAction`."""
    given = [0 if word is None else _whole(word) for word in numbers]
    return [*given[:9], int(numbers[9] is not None), *given[9:]]


def _whole(word: str) -> int:
    if not re.fullmatch(r"[-+]?\d{1,9}", word, re.ASCII):
        raise IllegalAction(f"Places, speeds and turns are whole numbers, such as 1200 or -350, not {word!r:.40}.")
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
