"""The facts of a throw: checked, converted to integers, and written into the record (B1, B15, R28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import ValidationError, convert, to_builtins

from warbones.core.errors import WrongFacts, quoted
from warbones.core.rules.throw import Landing, Lie
from warbones.games.indicesion.rules.dice import BOARDS, NAMES, dice_at, listed, mask_of, power
from warbones.games.indicesion.rules.space import elsewhere, misplaced, surfaces
from warbones.games.indicesion.rules.state import NONE, Colour, Phase, Place, RedVsRed, State
from warbones.games.indicesion.rules.support import gaps_between, overlapping, unsupported
from warbones.games.indicesion.rules.towers import impossible

MOST_TOUCHES: Final = 100
WIDTH: Final = 11
"""The integers for the lie of a die: die, face, boards, dice beneath, and its pose."""


@dataclass(frozen=True)
class Facts:
    """Facts as the rules read them: whether the throw was a foul, the touches, and the lie of each die."""

    foul: bool
    touches: tuple[tuple[int, int], ...]
    lies: tuple[Sequence[int], ...]


def in_play(s: State) -> list[int]:
    """Return the dice that lie on the table, and the one that is on its way there."""
    moving = s.placed if s.placed != NONE else s.thrown if s.phase != Phase.SETTLE else NONE
    return sorted({*dice_at(s, Place.TABLE), *([moving] if moving != NONE else [])})


def burned(s: State, touches: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Return the dice that burn by touching a red die, each with that red die, in order (R28, B13, B15).

    Raises `WrongFacts` if a burned die touches another one later.
    """
    gone: dict[int, int] = {}
    for pair in touches:
        for die in pair:
            if die in gone:
                raise WrongFacts.saying(
                    "indicesion-refused-burned-cannot-touch-anything", die=NAMES[die], red=NAMES[gone[die]]
                )
        gone |= dict(burns(s, pair))
    return gone


def burns(s: State, pair: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield each of two touching dice that the other one burns, with that other one (R28, B13)."""
    reds = [power(s, die, Colour.RED) for die in pair]
    if all(reds) and s.options.red_vs_red == RedVsRed.NONE:
        return
    for die, other, is_red in zip(pair, pair[::-1], reds[::-1], strict=True):
        if is_red:
            yield die, other


def decoded(numbers: Sequence[int]) -> Facts:
    """Return the facts that `encoded` wrote."""
    foul, count, *rest = numbers
    flat, lies = rest[: 2 * count], rest[2 * count :]
    touches = tuple(zip(flat[::2], flat[1::2], strict=True))
    return Facts(bool(foul), touches, tuple(lies[at : at + WIDTH] for at in range(0, len(lies), WIDTH)))


def encoded(s: State, landing: Landing) -> tuple[int, ...]:
    """Return the facts as integers. Raises `WrongFacts` if they contradict the table or one another."""
    _check_kinds(landing)
    if landing.foul:
        _check_foul(s, landing)
        return (1, 0)
    playing = in_play(s)
    touches = [(_die(s, one, playing), _die(s, other, playing)) for one, other in landing.touches]
    _check_touches(touches)
    left = [die for die in playing if die not in burned(s, touches)]
    lies = {_die(s, lie.die, playing): lie for lie in landing.lies}
    _check_all_lie(playing, left, lies, landing)
    numbers = [word for die in left for word in _lie(s, die, lies[die], left)]
    _check_order(left, numbers)
    _check_held(s, left, numbers)
    return (0, len(touches), *(die for pair in touches for die in pair), *numbers)


def _check_kinds(landing: Landing) -> None:
    """Refuse anything but a `Landing` with fields of the right types, which Python does not check."""
    if not isinstance(landing, Landing):
        raise WrongFacts.saying("indicesion-refused-throw-answered-its-facts", landing=quoted(landing))
    try:
        convert(to_builtins(landing), Landing)
    except (ValidationError, TypeError) as wrong:
        raise WrongFacts(f"These are no facts of a throw: {wrong}."[:200]) from None


def _check_foul(s: State, landing: Landing) -> None:
    if landing.lies or landing.touches:
        raise WrongFacts.saying("indicesion-refused-foul-throw-changes-nothing")
    if s.placed != NONE or s.phase == Phase.SETTLE:
        raise WrongFacts.saying("indicesion-refused-only-throw-foul-no")


def _check_touches(touches: Sequence[tuple[int, int]]) -> None:
    if len(touches) > MOST_TOUCHES:
        raise WrongFacts.saying("indicesion-refused-most-touches-throw-not", most=MOST_TOUCHES, count=len(touches))
    for one, other in touches:
        if one == other:
            raise WrongFacts.saying("indicesion-refused-cannot-touch-itself-touch", die=NAMES[one])


def _check_all_lie(playing: Sequence[int], left: Sequence[int], lies: dict[int, Lie], landing: Landing) -> None:
    if len(lies) != len(landing.lies):
        raise WrongFacts.saying("indicesion-refused-each-die-lies-somewhere")
    for die in playing:
        if die in left and die not in lies:
            raise WrongFacts.saying("indicesion-refused-not-said-where-lies", die=NAMES[die])
        if die not in left and die in lies:
            raise WrongFacts.saying("indicesion-refused-touched-red-die-out", die=NAMES[die])


def no_die(name: str) -> WrongFacts:
    """Return the error about a name that no die has."""
    return WrongFacts.saying("indicesion-refused-no-die", name=quoted(name), first=NAMES[0], last=NAMES[-1])


def _die(s: State, name: str, playing: Sequence[int]) -> int:
    if name not in NAMES:
        raise no_die(name)
    die = NAMES.index(name)
    if die not in playing:
        raise WrongFacts.saying(
            "indicesion-refused-out-of-play",
            die=name,
            where=WHEREABOUTS.get(Place(s.place[die]), "burned"),
            who=BOARDS[max(0, s.owner[die])],
        )
    return die


WHEREABOUTS: Final = {Place.HAND: "hand", Place.AWAY: "away"}
"""The message's variant for a die off the table, by place; elsewhere it burned."""


def _lie(s: State, die: int, lie: Lie, left: Sequence[int]) -> list[int]:
    """Return the numbers of one die's lie. Raises `WrongFacts`."""
    if lie.face not in range(7):
        raise WrongFacts.saying("indicesion-refused-shows-or-where-crooked", die=lie.die, face=quoted(lie.face))
    boards = [_board(s, name) for name in lie.on]
    beneath = [_die(s, name, left) for name in lie.beneath]
    if die in beneath:
        raise WrongFacts.saying("indicesion-refused-cannot-lie-itself", die=lie.die)
    if len(set(boards)) != len(boards) or len(set(beneath)) != len(beneath):
        raise WrongFacts.saying("indicesion-refused-what-lies-named-twice", die=lie.die)
    _check_reds(s, die, beneath)
    pose = (*lie.pose.at, *lie.pose.turn) if lie.pose else (0,) * 7
    if lie.pose and (wrong := misplaced(lie.face, pose) or elsewhere(s, mask_of(boards), pose)):
        raise WrongFacts.saying("indicesion-refused-where-lies", die=lie.die, wrong=wrong)
    return [die, lie.face, mask_of(boards), mask_of(beneath), *pose]


def _check_reds(s: State, die: int, beneath: Sequence[int]) -> None:
    """Refuse a die that lies on one that it would have burned, or been burned by (B16)."""
    for other in beneath:
        if any(burns(s, (die, other))):
            raise WrongFacts.saying("indicesion-refused-cannot-lie-touching-red", die=NAMES[die], other=NAMES[other])


def _board(s: State, name: str) -> int:
    boards = BOARDS[: s.options.players]
    if name not in boards:
        raise WrongFacts.saying("indicesion-refused-no-board", board=quoted(name), known=tuple(boards))
    return boards.index(name)


def _check_order(left: Sequence[int], numbers: Sequence[int]) -> None:
    """Refuse dice that lie on one another in a circle, or in more towers than possible."""
    beneath = {die: listed(numbers[at * WIDTH + 3]) for at, die in enumerate(left)}
    if wrong := impossible(beneath):
        raise WrongFacts.with_message(wrong)


def _check_held(s: State, left: Sequence[int], numbers: Sequence[int]) -> None:
    """Refuse dice that overlap, or that nothing holds up."""
    lies = {die: numbers[at * WIDTH : at * WIDTH + WIDTH] for at, die in enumerate(left)}
    poses = {die: lie[4:] for die, lie in lies.items() if any(lie[4:])}
    beneath = {die: listed(lie[3]) for die, lie in lies.items()}
    gaps = gaps_between(poses)
    if wrong := overlapping(gaps) or unsupported(poses, gaps, beneath, surfaces(s)):
        raise WrongFacts(wrong)


def put_down(s: State, facts: Facts) -> None:
    """Write the lie of every die into the record."""
    for die, face, boards, beneath, *pose in facts.lies:
        s.place[die] = Place.TABLE
        s.face[die], s.boards[die], s.beneath[die] = face, boards, beneath
        for word, number in enumerate(pose):
            s.pose[die, word] = number
