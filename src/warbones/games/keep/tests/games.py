"""Random games and random boards, for Hypothesis."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from warbones import Position
from warbones.games.keep.boards import LETTERS
from warbones.games.keep.tests.script import GAME

DECISIONS_A_ROUND = 10 + 10 + 20 + 2
"""More decisions than any round has: placing, positioning, giving up and taking off."""


@st.composite
def boards(draw):
    """Return the text of a random board that fits together."""
    half = draw(st.integers(1, 2))
    sides = st.lists(st.integers(1, 3), min_size=half - 1, max_size=half - 1)
    widths = [2, *draw(sides), draw(st.integers(1, 3)), *draw(sides), 2]
    rows = [[f"{letter}{row}" for letter in LETTERS[width]] for row, width in enumerate(widths, 1)]
    zones = [
        zone
        for row, (names, following) in enumerate(zip(rows, [*rows[1:], []], strict=True))
        for zone in _row(draw, names, following, row == len(rows) // 2)
    ]
    return f"custom:{','.join(zones)}"


def _row(draw, names, following, middle):
    """Return the zones of a row, each leading on, so that every zone of the next row is led to."""
    spread = [{following[place * len(following) // len(names)]} if following else set() for place in range(len(names))]
    for place, name in enumerate(following):
        spread[place * len(names) // len(following)].add(name)
    for name, on in zip(names, spread, strict=True):
        slot = "+" * draw(st.integers(0, 0 if middle else 1))
        advantage = "*" * draw(st.integers(0, 1 if len(names) > 1 else 0))
        yield f"{name}{slot}{advantage}" + (f">{'&'.join(sorted(on, key=following.index))}" if on else "")


def options():
    """Return a strategy for rule options, players' own boards included."""
    chosen = {option.name: st.sampled_from(list(option.values)) for option in GAME.options}
    chosen["board"] = st.one_of(chosen["board"], boards())
    chosen["round_limit"] = st.sampled_from([8, 20])
    return st.fixed_dictionaries(chosen)


def games():
    """Return a strategy for a seed, options, and after how many answers to stop."""
    return st.tuples(st.integers(0, 2**32 - 1), options(), st.integers(0, 150))


def answer(position: Position, random: Random) -> None:
    """Answer what is due, at random."""
    if position.owed:
        position.roll(random.randint(1, position.owed[None].sides))
    else:
        (seat,) = position.to_act
        position.act(seat, random.choice(position.legal(seat).ids))


def random_position(seed: int, chosen: dict, answers: int) -> Position:
    """Return the position after some random answers, or at the end of the game if that comes first."""
    position, random = GAME.new(**chosen), Random(seed)
    while answers and not position.over:
        answer(position, random)
        answers -= 1
    return position


def finish(position: Position, random: Random) -> None:
    """Play to the end at random, which comes after so many decisions a round at the latest."""
    left = DECISIONS_A_ROUND * (position.options["round_limit"] - position.record().game_round + 1)
    while not position.over:
        left -= not position.owed
        answer(position, random)
        assert left >= 0, f"This game does not end: {position.text}"
