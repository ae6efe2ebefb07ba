"""Throws of dice through space, and the facts that answer them.

A throw is settled by facts alone: the place of every die, the face that is up, the dice that carry it, and the dice of
`Throw.removals` that touched, in order. Physics, a referee at a real table and tests all provide the same facts. Rules
read nothing else. Poses come with the facts for drawing the table and for further throws; no rule reads them.

Lengths are in hundredths of a millimetre, speeds in millimetres and spins in milliradians per second. All are integers,
so that a stored throw is exact. The table's top is z = 0, and z points up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi
from typing import Any, Final, Protocol

from warbones.core.frozen import Frozen

MILLIMETRE: Final = 100
"""Units of length in a millimetre."""

UNIT: Final = 32767
"""The length of a written quaternion."""

LEVEL: Final = {
    1: (UNIT, 0, 0, 0),
    6: (0, UNIT, 0, 0),
    2: (23170, 23170, 0, 0),
    5: (23170, -23170, 0, 0),
    3: (23170, 0, -23170, 0),
    4: (23170, 0, 23170, 0),
}
"""For each face, a turn that puts it up. Unturned, 1 faces z, 2 faces y and 3 faces x; opposites add up to seven."""

CROOKED: Final = cos(35 * pi / 180)
"""The cosine of the largest tilt, 35 degrees: a die that is tilted further has no clear top face."""

Triple = tuple[int, int, int]


def is_turn(words: Sequence[int]) -> bool:
    """Return whether integers are a quaternion of length `UNIT`, up to rounding."""
    return 0.98 < sum(word * word for word in words) / UNIT**2 < 1.02


def rises(turn: Sequence[float]) -> tuple[float, float, float]:
    """Return the vertical components of a turned die's x, y and z axes, for a quaternion of any length but 0."""
    w, x, y, z = turn
    square = w * w + x * x + y * y + z * z
    return 2 * (x * z - w * y) / square, 2 * (y * z + w * x) / square, (w * w - x * x - y * y + z * z) / square


def up_face(turn: Sequence[float]) -> int:
    """Return the face that is up, or 0 if the die is crooked: the reverse of `LEVEL`."""
    rise = max(zip(rises(turn), ((3, 4), (2, 5), (1, 6)), strict=True), key=lambda each: abs(each[0]))
    if abs(rise[0]) < CROOKED:
        return 0
    return rise[1][rise[0] < 0]


class Pose(Frozen):
    """A body's centre and orientation, a quaternion (w, x, y, z) of length `UNIT`."""

    at: Triple
    turn: tuple[int, int, int, int]


class Lie(Frozen):
    """A die at rest: its top ``face`` (0 if it is crooked), and the things beneath it.

    ``on`` are the surfaces that part of it is on or above; ``beneath`` are the dice it rests on.
    """

    die: str
    face: int
    on: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()
    pose: Pose | None = None


class Landing(Frozen):
    """The facts of a throw: every die in play once all are still, and the dice of `Throw.removals` that touched.

    A ``foul`` throw did not count and changed nothing.
    """

    lies: tuple[Lie, ...] = ()
    touches: tuple[tuple[str, str], ...] = ()
    foul: bool = False


class Launch(Frozen):
    """The release of a die. ``held`` is its orientation then, or None for a random one."""

    at: Triple
    going: Triple
    spinning: Triple = (0, 0, 0)
    held: tuple[int, int, int, int] | None = None


class Surface(Frozen):
    """A square board on the table: its middle, half its side, and its thickness."""

    id: str
    middle: tuple[int, int]
    half: int
    thick: int


def distance(surface: Surface, at: Sequence[float], edge: float, *, flat: bool = False) -> float:
    """Return the distance from a board to the nearest side of a die centred ``at``; if ``flat``, as seen from above."""
    aside = [max(0, abs(at[axis] - surface.middle[axis]) - surface.half) for axis in range(2)]
    above = 0 if flat else max(0, at[2] - surface.thick)
    return hypot(*aside, above) - edge / 2


class Away(Frozen):
    """The smallest distance from boards at which a die is released; if ``flat``, as seen from above."""

    boards: tuple[str, ...]
    least: int
    flat: bool = False


class Throw(Frozen):
    """A pending throw: a die is thrown or put down, or (``die`` None) dice settle after one was taken away.

    ``dice`` are those in play before it, with their poses. ``removals`` names pairs of dice: if they touch, the first
    removes the second immediately. ``away`` limits every release, however much the hand strays. A die is put down at
    ``spot`` with ``face`` up if there is room and none of ``apart`` is next to it, and otherwise elsewhere on
    ``board``. ``skill`` is the steadiness of the hand and ``foam`` the material of the dice. A ``refereed`` throw
    happens at a real table.
    """

    dice: tuple[Lie, ...]
    surfaces: tuple[Surface, ...]
    edge: int
    die: str | None = None
    launch: Launch | None = None
    away: Away | None = None
    spot: Pose | None = None
    face: int = 0
    board: str = ""
    removals: tuple[tuple[str, str], ...] = ()
    apart: tuple[str, ...] = ()
    skill: str = ""
    foam: str = ""
    refereed: bool = False

    @property
    def sides(self) -> int:
        """0: a throw is answered by facts, not by a die."""
        return 0


class Thrower(Protocol):
    """A function that carries out throws, usually physics."""

    def __call__(self, throw: Throw, seed: int, /) -> Landing:
        """Return the facts of a throw: the same for the same throw and ``seed`` (64 bits)."""


class ThrowCandidates(Protocol):
    """The throws worth trying in a game with freely aimed throws."""

    def begin(self, s: Any, seat: int) -> list[int]:
        """Return the first throws to try, such as one of each die at each board; none if no such throw is pending."""

    def variants(self, s: Any, number: int) -> list[int]:
        """Return variants of the throw ``number``, of the same die at the same board."""


class Aims(ThrowCandidates, Protocol):
    """Freely aimed throws of a game, for bots and agents."""

    def launch(self, s: Any, number: int) -> Launch | None:
        """Return the launch of the action ``number``, or None if it throws nothing."""

    def aimed(self, s: Any, number: int, launch: Launch) -> int:
        """Return the throw ``number`` with the allowed launch nearest to ``launch``."""


class Shots(ThrowCandidates, Protocol):
    """The throws and the evaluation of the best bot in such a game.

    Throws are listed with the most promising first.
    """

    def outlook(self, s: Any, seat: int) -> float:
        """Return the position's value for ``seat``, -1 to 1, from the chance to win."""


class Throws(Protocol):
    """The throws of a game, beside its rules.

    ``by_hand`` are the rule options for throws at a real table, whose facts a referee enters.
    """

    by_hand: Mapping[str, str | int | bool]

    def due(self, s: Any) -> Throw:
        """Return the throw that a waiting step needs, from its record."""

    def numbers(self, s: Any, landing: Landing) -> tuple[int, ...]:
        """Return the facts as the integers that the rules read. Raises `WrongFacts` for impossible facts."""

    def read(self, s: Any, text: str) -> Landing:
        """Return the facts from a referee's text. Raises `WrongFacts`."""
