"""Throws: what a position owes besides dice, and the facts with which they are answered.

A throw is settled by facts alone: where every die lies, which face is up, what carries it, and which dice of
`Throw.removals` touched, in which order. Physics, a referee at a real table and tests give the same facts. Rules see
nothing else: poses travel with them, for whoever draws the table or throws on, and are never looked at by a rule.

Lengths are hundredths of a millimetre, speeds millimetres and spins milliradians a second; all are whole numbers, so
that a throw written down is the throw itself. The table's top is z = 0, and z points up.
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
"""A turn with each face up. On a die 1 looks along z, 2 along y, 3 along x, and opposite faces add up to seven."""

CROOKED: Final = cos(35 * pi / 180)
"""A die whose top face looks more than 35 degrees away from straight up has no clear top face."""

Triple = tuple[int, int, int]


def is_turn(words: Sequence[int]) -> bool:
    """Return whether whole numbers are a quaternion of length `UNIT`, as exactly as they can be one."""
    return 0.98 < sum(word * word for word in words) / UNIT**2 < 1.02


def rises(turn: Sequence[float]) -> tuple[float, float, float]:
    """Return how far up a turned die's x, y and z axes point, -1 to 1; a quaternion of any length but 0 will do."""
    w, x, y, z = turn
    square = w * w + x * x + y * y + z * z
    return 2 * (x * z - w * y) / square, 2 * (y * z + w * x) / square, (w * w - x * x - y * y + z * z) / square


def up_face(turn: Sequence[float]) -> int:
    """Return the face that is up, or 0 where the die is crooked: the reverse of `LEVEL`."""
    rise = max(zip(rises(turn), ((3, 4), (2, 5), (1, 6)), strict=True), key=lambda each: abs(each[0]))
    if abs(rise[0]) < CROOKED:
        return 0
    return rise[1][rise[0] < 0]


class Pose(Frozen):
    """Where a body's centre is, and how it is turned: a quaternion (w, x, y, z) of length `UNIT`."""

    at: Triple
    turn: tuple[int, int, int, int]


class Lie(Frozen):
    """How a die lies: its top ``face`` (0: crooked, none is up), and what it lies on.

    ``on`` are the surfaces that a part of it is on or above; ``beneath`` the dice that it rests on.
    """

    die: str
    face: int
    on: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()
    pose: Pose | None = None


class Landing(Frozen):
    """The facts of a throw: every die in play once all lie still, and which dice of `Throw.removals` touched.

    ``foul``: the throw did not count, and nothing was changed by it.
    """

    lies: tuple[Lie, ...] = ()
    touches: tuple[tuple[str, str], ...] = ()
    foul: bool = False


class Launch(Frozen):
    """How a die leaves the hand. ``held`` is its turn then; None: any way up, as it comes."""

    at: Triple
    going: Triple
    spinning: Triple = (0, 0, 0)
    held: tuple[int, int, int, int] | None = None


class Surface(Frozen):
    """A square board that lies on the table: its middle, half its side, and how thick it is."""

    id: str
    middle: tuple[int, int]
    half: int
    thick: int


def distance(surface: Surface, at: Sequence[float], edge: float, *, flat: bool = False) -> float:
    """Return how far the nearest side of a die with its centre at ``at`` is from a board; ``flat``: seen from above."""
    aside = [max(0, abs(at[axis] - surface.middle[axis]) - surface.half) for axis in range(2)]
    above = 0 if flat else max(0, at[2] - surface.thick)
    return hypot(*aside, above) - edge / 2


class Away(Frozen):
    """How far from boards a die is at least when it leaves the hand; ``flat``: as seen from above."""

    boards: tuple[str, ...]
    least: int
    flat: bool = False


class Throw(Frozen):
    """A throw that is due: a die is thrown, or put down, or (``die`` None) dice find their rest after one was taken.

    ``dice`` are in play before it: how they lie, with their poses. ``removals`` names pairs of dice of which, where
    they touch, the first takes the second away at once. ``away`` is what hands keep to, however they stray. ``spot``
    is where a die is put down, ``face`` upwards, if there is room and none of ``apart`` beside it, and else somewhere
    on ``board``. ``skill`` names how steady the hand is, ``foam`` what the dice are made of. ``refereed``: it happens
    at a real table.
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
        """How many sides the die has that answers a throw: 0, for facts answer it."""
        return 0


class Thrower(Protocol):
    """Whoever lets throws happen: physics, as a rule."""

    def __call__(self, throw: Throw, seed: int, /) -> Landing:
        """Return the facts of a throw; the same throw and ``seed`` (64 bits) give the same facts."""


class Trying(Protocol):
    """What says which throws are worth trying, of a game whose throws are aimed freely."""

    def begin(self, s: Any, seat: int) -> list[int]:
        """Return throws to begin with, such as one of each die at each board; none where no such throw is due."""

    def variants(self, s: Any, number: int) -> list[int]:
        """Return throws worth trying beside ``number``, of the same die at the same board."""


class Aims(Trying, Protocol):
    """What a game hands over whose throws are aimed freely, so that bots and agents can."""

    def launch(self, s: Any, number: int) -> Launch | None:
        """Return how the action ``number`` leaves the hand; None where it throws nothing."""

    def aimed(self, s: Any, number: int, launch: Launch) -> int:
        """Return the throw ``number`` with the allowed launch that is nearest to ``launch``."""


class Shots(Trying, Protocol):
    """What such a game hands over besides, so that its best bot aims better, and knows better what that comes to.

    Its throws are listed with the likeliest best first.
    """

    def outlook(self, s: Any, seat: int) -> float:
        """Return how good the position looks for ``seat``, -1 to 1: by the chance to win."""


class Throws(Protocol):
    """What a game whose dice are thrown hands over beside its rules.

    ``by_hand`` are the rule options with which people throw at a real table, and a referee writes what came of it.
    """

    by_hand: Mapping[str, str | int | bool]

    def due(self, s: Any) -> Throw:
        """Return the throw that the record of a waiting step owes."""

    def numbers(self, s: Any, landing: Landing) -> tuple[int, ...]:
        """Return the facts as the whole numbers that the rules read. Raises `WrongFacts` where they cannot be."""

    def read(self, s: Any, text: str) -> Landing:
        """Return the facts that a referee wrote. Raises `WrongFacts`."""
