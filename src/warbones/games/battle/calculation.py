"""What an attack needs while it is chosen, and what the last one came to."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.position import Event as Told
from warbones.core.scene import Calculation, Sum, Term
from warbones.core.step import NOBODY
from warbones.core.words import title
from warbones.games.battle.odds import percent
from warbones.games.battle.pieces import die
from warbones.games.battle.sheet import value
from warbones.games.battle.state import SQUARES, Event, Phase, State
from warbones.games.battle.striking import LINES, aimed, attack_dice, flank_dice, sum_of, to_beat
from warbones.games.battle.units import Attack
from warbones.games.battle.words import called, where_words

ROLLS = (Event.ATTACKS, Event.SIEGED, Event.ACID)


def calculations(s: State, told: Sequence[Told]) -> tuple[Calculation, ...]:
    """Return what each line or square of the target needs while one is chosen; else the last attack."""
    if s.attack != NOBODY and s.phase in (Phase.LINE, Phase.SQUARE):
        return (_needed(s),)
    last = _last_roll(told)
    return (_rolled(s, last),) if last else ()


def _aims(s: State) -> list[tuple[str, int, str]]:
    """Return each line or square of the target with the number to beat and how that comes about."""
    masks = [(place, aimed(s, s.target, place)) for place in range(LINES)]
    return [
        (where_words(s, s.target, s.attack, place), to_beat(s, s.target, s.attack, mask), _made(s, mask))
        for place, mask in masks
        if mask
    ]


def _made(s: State, mask: int) -> str:
    """Return how a number to beat is made, such as "4 + 3, and 3 for the formation"."""
    values = [value(s, s.target, square) for square in range(SQUARES) if mask >> square & 1]
    plain = " + ".join(str(rated) for rated in values if rated)
    bonus = to_beat(s, s.target, s.attack, mask) - sum_of(s, s.target, mask)
    return f"{plain}, and {bonus} for formation" if bonus else plain


def _needed(s: State) -> Calculation:
    """Return what every line or square needs, with its chance."""
    dice, aims = attack_dice(s), _aims(s)
    terms = [
        Term(name=title(where), why=f"{made}, {percent(dice, number)} to beat", value=str(number), rule="R22")
        for where, number, made in aims
    ]
    flank = [Term(name="Flanking", why="one more die", value="+1", rule="R39")] if flank_dice(s) else []
    own = Term(
        name=f"{Attack(s.attack).name.title()} dice",
        why=f"rating of {called(s, s.actor)}",
        value=str(dice - flank_dice(s)),
        rule="R21",
    )
    return Calculation(
        title="If you attack",
        note=called(s, s.target),
        sums=(
            Sum(seat=s.owner[s.actor], pieces=(), terms=(own, *flank), total=str(dice), name="Dice"),
            Sum(
                seat=s.owner[s.target],
                pieces=(),
                terms=tuple(terms),
                total=str(min(number for _, number, _ in aims)),
                name="The easiest",
            ),
        ),
        conclusion="An equal total misses. Each 6 adds a die.",
    )


def _last_roll(told: Sequence[Told]) -> Sequence[Told]:
    """Return what was told since dice were last rolled at something."""
    starts = [place for place, event in enumerate(told) if event.kind in ROLLS]
    return told[starts[-1] :] if starts else ()


def _rolled(s: State, told: Sequence[Told]) -> Calculation:
    """Return the dice of the last attack, their total, and whether it was enough."""
    start = told[0]
    needed = {Event.ATTACKS: 4, Event.SIEGED: 2, Event.ACID: 3}[Event(start.kind)]
    target = start.numbers[1 if start.kind != Event.SIEGED else 0]
    seat = 1 - s.owner[target]
    dice = [event.numbers for event in told if event.kind == Event.DIE]
    pieces = tuple(die(number, numbers[0], seat) for number, numbers in enumerate(dice))
    terms = tuple(
        Term(
            name=f"Die {number + 1}",
            why="added for a 6" if numbers[1] else "rolled",
            value=str(numbers[0]),
            rule="R21",
        )
        for number, numbers in enumerate(dice)
    )
    total = sum(numbers[0] for numbers in dice)
    beaten = start.numbers[needed]
    done = any(event.kind in (Event.HIT, Event.MISSED) for event in told)
    enough = (
        f"{total} is more than {beaten}: crossed out." if total > beaten else f"{total} does not beat {beaten}: missed."
    )
    return Calculation(
        title="The last attack",
        note=f"{called(s, target)}, at {beaten}",
        sums=(Sum(seat=seat, pieces=pieces, terms=terms, total=str(total), name="Total"),),
        conclusion=enough if done else "",
    )
