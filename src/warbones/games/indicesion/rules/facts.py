"""The facts of a throw: whether they can be, as whole numbers, and put into the record (B1, B15, R28)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import ValidationError, convert, to_builtins

from warbones.core.errors import WrongFacts, quoted
from warbones.core.rules.throw import Landing, Lie
from warbones.games.indicesion.rules.dice import BOARDS, NAMES, dice_at, listed, mask_of, power
from warbones.games.indicesion.rules.resting import gaps_between, hanging, in_one_place
from warbones.games.indicesion.rules.space import elsewhere, misplaced, surfaces
from warbones.games.indicesion.rules.state import NONE, Colour, Phase, Place, RedVsRed, State
from warbones.games.indicesion.rules.towers import impossible

MOST_TOUCHES: Final = 100
WIDTH: Final = 11
"""Whole numbers that a die's lie takes: die, face, boards, dice beneath, and its pose."""


@dataclass(frozen=True)
class Facts:
    """Facts as the rules read them: whether the throw was a foul, who touched whom, and each die's lie."""

    foul: bool
    touches: tuple[tuple[int, int], ...]
    lies: tuple[Sequence[int], ...]


def in_play(s: State) -> list[int]:
    """Return the dice that lie on the table, and the one that is on its way there."""
    moving = s.placed if s.placed != NONE else s.thrown if s.phase != Phase.SETTLE else NONE
    return sorted({*dice_at(s, Place.TABLE), *([moving] if moving != NONE else [])})


def burned(s: State, touches: Sequence[tuple[int, int]]) -> dict[int, int]:
    """Return the dice that touching a red die removes, with that red die, in order (R28, B13, B15).

    Raises `WrongFacts` where a die that was removed touches another later.
    """
    gone: dict[int, int] = {}
    for pair in touches:
        for die in pair:
            if die in gone:
                raise WrongFacts(f"{NAMES[die]} was burned by {NAMES[gone[die]]}: it cannot touch anything after that.")
        gone |= dict(burns(s, pair))
    return gone


def burns(s: State, pair: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield each of two dice that touch which the other one burns, with that other one (R28, B13)."""
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
    """Return the facts as whole numbers. Raises `WrongFacts` where they contradict the table or themselves."""
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
    """Refuse what is no `Landing`, or has something else in it than one has: Python asks nobody who makes one."""
    if not isinstance(landing, Landing):
        raise WrongFacts(f"A throw is answered with its facts, a Landing, not with {quoted(landing)}.")
    try:
        convert(to_builtins(landing), Landing)
    except (ValidationError, TypeError) as wrong:
        raise WrongFacts(f"These are no facts of a throw: {wrong}."[:200]) from None


def _check_foul(s: State, landing: Landing) -> None:
    if landing.lies or landing.touches:
        raise WrongFacts("A foul throw changes nothing: it comes without other facts.")
    if s.placed != NONE or s.phase == Phase.SETTLE:
        raise WrongFacts("Only a throw can be a foul; here no die is thrown.")


def _check_touches(touches: Sequence[tuple[int, int]]) -> None:
    if len(touches) > MOST_TOUCHES:
        raise WrongFacts(f"There are at most {MOST_TOUCHES} touches in a throw, not {len(touches)}.")
    for one, other in touches:
        if one == other:
            raise WrongFacts(f"{NAMES[one]} cannot touch itself: a touch names two dice.")


def _check_all_lie(playing: Sequence[int], left: Sequence[int], lies: dict[int, Lie], landing: Landing) -> None:
    if len(lies) != len(landing.lies):
        raise WrongFacts("Each die lies somewhere once: one is named twice.")
    for die in playing:
        if die in left and die not in lies:
            raise WrongFacts(f"It is not said where {NAMES[die]} lies.")
        if die not in left and die in lies:
            raise WrongFacts(f"{NAMES[die]} touched a red die and is out of play: it lies nowhere.")


def no_die(name: str) -> str:
    """Return what to say of a name that no die has."""
    return f"There is no die {name!r:.40}; dice are called {NAMES[0]} to {NAMES[-1]}."


def _die(s: State, name: str, playing: Sequence[int]) -> int:
    if name not in NAMES:
        raise WrongFacts(no_die(name))
    die = NAMES.index(name)
    if die not in playing:
        raise WrongFacts(f"{name} is not in play: {_whereabouts(s, die)}.")
    return die


def _whereabouts(s: State, die: int) -> str:
    """Return where a die is that does not lie on the table."""
    match s.place[die]:
        case Place.HAND:
            return f"{BOARDS[s.owner[die]]} has not thrown it"
        case Place.AWAY:
            return "nobody has it in this game"
    return "it burned, or was given up"


def _lie(s: State, die: int, lie: Lie, left: Sequence[int]) -> list[int]:
    """Return the numbers of one die's lie. Raises `WrongFacts`."""
    if lie.face not in range(7):
        raise WrongFacts(f"{lie.die} shows 1 to 6, or 0 where it is crooked, not {quoted(lie.face)}.")
    boards = [_board(s, name) for name in lie.on]
    beneath = [_die(s, name, left) for name in lie.beneath]
    if die in beneath:
        raise WrongFacts(f"{lie.die} cannot lie on itself.")
    if len(set(boards)) != len(boards) or len(set(beneath)) != len(beneath):
        raise WrongFacts(f"What {lie.die} lies on is named twice.")
    _check_reds(s, die, beneath)
    pose = (*lie.pose.at, *lie.pose.turn) if lie.pose else (0,) * 7
    if lie.pose and (wrong := misplaced(lie.face, pose) or elsewhere(s, mask_of(boards), pose)):
        raise WrongFacts(f"Where {lie.die} lies: {wrong}")
    return [die, lie.face, mask_of(boards), mask_of(beneath), *pose]


def _check_reds(s: State, die: int, beneath: Sequence[int]) -> None:
    """Refuse a die that lies on one it would have burned on, or been burned by (B16)."""
    for other in beneath:
        if any(burns(s, (die, other))):
            raise WrongFacts(f"{NAMES[die]} cannot lie on {NAMES[other]}: touching a red die removes it.")


def _board(s: State, name: str) -> int:
    boards = BOARDS[: s.options.players]
    if name not in boards:
        raise WrongFacts(f"There is no board {name!r:.40}; there are {', '.join(boards)}.")
    return boards.index(name)


def _check_order(left: Sequence[int], numbers: Sequence[int]) -> None:
    """Refuse dice that lie on one another in a circle, or in more towers than there can be."""
    beneath = {die: listed(numbers[at * WIDTH + 3]) for at, die in enumerate(left)}
    if wrong := impossible(beneath):
        raise WrongFacts(wrong)


def _check_held(s: State, left: Sequence[int], numbers: Sequence[int]) -> None:
    """Refuse dice that are in one another, or that nothing holds where they are."""
    lies = {die: numbers[at * WIDTH : at * WIDTH + WIDTH] for at, die in enumerate(left)}
    poses = {die: lie[4:] for die, lie in lies.items() if any(lie[4:])}
    beneath = {die: listed(lie[3]) for die, lie in lies.items()}
    gaps = gaps_between(poses)
    if wrong := in_one_place(gaps) or hanging(poses, gaps, beneath, surfaces(s)):
        raise WrongFacts(wrong)


def put_down(s: State, facts: Facts) -> None:
    """Write where every die lies into the record."""
    for die, face, boards, beneath, *pose in facts.lies:
        s.place[die] = Place.TABLE
        s.face[die], s.boards[die], s.beneath[die] = face, boards, beneath
        for word, number in enumerate(pose):
            s.pose[die, word] = number
