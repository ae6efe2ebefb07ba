"""inDICEsion's throws: the one to be made, its facts as numbers, and facts as a referee writes them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from warbones.core.errors import WrongFacts, quoted
from warbones.core.rules.throw import Landing, Launch, Lie, Throw
from warbones.games.indicesion.rules.aim import away
from warbones.games.indicesion.rules.dice import BOARDS, NAMES, dice_at, listed, power
from warbones.games.indicesion.rules.facts import Facts, burned, burns, decoded, encoded, in_play, no_die, put_down
from warbones.games.indicesion.rules.launches import from_words
from warbones.games.indicesion.rules.powers import face_to_copy
from warbones.games.indicesion.rules.space import EDGE, known_pose, pose_of, spot_of, surfaces
from warbones.games.indicesion.rules.state import NONE, Colour, Foam, Phase, Place, Skill, State, ThrowModel
from warbones.games.indicesion.rules.towers import lift, on_boards

LIE: Final = re.compile(r"(\w+)=([1-6x])(?:@([\w+]+))?(?:\^([\w+]+))?")


class DiceThrows:
    """The throws of this game (`warbones.core.rules.throw.Throws`)."""

    by_hand: Mapping[str, str | int | bool] = MappingProxyType({"throw_model": "referee"})

    def due(self, s: State) -> Throw:
        """Return the pending throw: of a die, of a blue one that is put down, or of no die, to let dice settle."""
        is_put = s.placed != NONE
        moving = s.placed if is_put else s.thrown if s.phase != Phase.SETTLE else NONE
        launch = _launch(s) if moving == s.thrown and not is_put else None
        return Throw(
            dice=tuple(_lying(s, die) for die in dice_at(s, Place.TABLE) if die != moving),
            surfaces=surfaces(s),
            edge=EDGE,
            die=NAMES[moving] if moving != NONE else None,
            launch=launch,
            away=away(s, s.target) if launch else None,
            spot=spot_of(s, s.owner[s.placed], s.replaces) if is_put else None,
            face=face_to_copy(s, s.owner[s.placed], s.replaces) if is_put else 0,
            board=_board(s),
            removals=tuple(_removals(s)),
            apart=tuple(NAMES[die] for die in _reds(s)),
            skill=Skill(s.options.noise).name.lower(),
            foam=Foam(s.options.foam).name.lower(),
            refereed=s.options.throw_model == ThrowModel.REFEREE,
        )

    def numbers(self, s: State, landing: Landing) -> tuple[int, ...]:
        """Return the facts as integers. Raises `WrongFacts`."""
        return encoded(s, landing)

    def read(self, s: State, text: str) -> Landing:
        """Return the facts that a referee wrote; dice that are not named stay as they are. Raises `WrongFacts`."""
        words = text.split()
        if words == ["foul"]:
            return Landing(foul=True)
        named, touches = _parts(words)
        after = s.copy()
        for die in burned(s, [(_known(one), _known(other)) for one, other in touches]):
            lift(after, die, Place.GONE)
        names = {lie.die for lie in named}
        rest = [die for die in dice_at(after, Place.TABLE) if NAMES[die] not in names]
        lies = (_left_out(s, after, die, rest) for die in rest)
        landing = Landing(lies=(*named, *lies), touches=touches)
        _check_left_out(s, rest, decoded(encoded(s, landing)))
        _check_put(s, named)
        return landing


def _reds(s: State) -> list[int]:
    return [die for die in in_play(s) if power(s, die, Colour.RED)]


def _removals(s: State) -> Iterator[tuple[str, str]]:
    """Yield each red die with each die that it burns if they touch (R28, B13)."""
    pairs = ((red, other) for red in _reds(s) for other in in_play(s) if other != red)
    return ((NAMES[red], NAMES[die]) for red, other in pairs for die, by in burns(s, (red, other)) if by == red)


def _parts(words: Sequence[str]) -> tuple[list[Lie], tuple[tuple[str, str], ...]]:
    """Return the lies, and the touches after the word "touch". Raises `WrongFacts`."""
    at = words.index("touch") if "touch" in words else len(words)
    if words[-1:] == ["touch"]:
        raise WrongFacts.saying("indicesion-refused-touch-of-none")
    touches = tuple(_read_touch(word) for word in words[at:] if word != "touch")
    return [_read_lie(word) for word in words[:at]], touches


def _check_left_out(s: State, left_out: Sequence[int], facts: Facts) -> None:
    """Refuse facts that move a die's support without naming the die, and so take it off a board."""
    after = s.copy()
    put_down(after, facts)
    for die in left_out:
        if lost := listed(on_boards(s, die) & ~on_boards(after, die)):
            boards = tuple(BOARDS[board] for board in lost)
            raise WrongFacts.saying("indicesion-refused-lost-its-board", die=NAMES[die], boards=boards)


def _launch(s: State) -> Launch | None:
    numbers = [int(s.launch[at]) for at in range(len(s.launch))]
    return from_words(numbers) if any(numbers) else None


def _board(s: State) -> str:
    """Return the board for a blue die: its owner's."""
    return BOARDS[s.owner[s.placed]] if s.placed != NONE else ""


def _check_put(s: State, named: Sequence[Lie]) -> None:
    """Refuse a blue die that was not put down as it must be (R30, B19)."""
    if s.placed == NONE:
        return
    board, face = BOARDS[s.owner[s.placed]], face_to_copy(s, s.owner[s.placed], s.replaces)
    for lie in named:
        if lie.die == NAMES[s.placed] and (lie.face != face or not (lie.beneath or board in lie.on)):
            raise WrongFacts.saying(
                "indicesion-refused-put-otherwise", rules=("R30",), die=lie.die, board=board, face=face
            )


def _read_lie(word: str) -> Lie:
    found = LIE.fullmatch(word)
    if found is None:
        raise WrongFacts.saying("indicesion-refused-no-lie", word=quoted(word))
    die, face, on, beneath = found.groups()
    return Lie(die=die, face=0 if face == "x" else int(face), on=_split(on), beneath=_split(beneath))


def _split(names: str | None) -> tuple[str, ...]:
    return tuple(names.split("+")) if names else ()


def _read_touch(word: str) -> tuple[str, str]:
    one, dash, other = word.partition("-")
    if not dash or not one or not other:
        raise WrongFacts.saying("indicesion-refused-no-touch", word=quoted(word))
    return one, other


def _known(name: str) -> int:
    if name not in NAMES:
        raise no_die(name)
    return NAMES.index(name)


def _as_it_lies(s: State, die: int) -> Lie:
    """Return the lie of a die in the record."""
    return Lie(
        die=NAMES[die],
        face=s.face[die],
        on=tuple(BOARDS[board] for board in listed(s.boards[die])),
        beneath=tuple(NAMES[below] for below in listed(s.beneath[die])),
        pose=known_pose(s, die),
    )


def _left_out(s: State, after: State, die: int, rest: Sequence[int]) -> Lie:
    """Return the lie of a die that nobody named: as before, unless its support has moved."""
    lie = _as_it_lies(after, die)
    return lie if _is_carried(s, die, rest) else replace(lie, pose=None)


def _is_carried(s: State, die: int, rest: Sequence[int]) -> bool:
    """Return whether the whole support of a die, down to the table, is among the ``rest`` that have not moved."""
    return all(below in rest and _is_carried(s, below, rest) for below in listed(s.beneath[die]))


def _lying(s: State, die: int) -> Lie:
    """Return the lie of a die, with a pose that agrees with it if none is known."""
    return replace(_as_it_lies(s, die), pose=pose_of(s, die))
