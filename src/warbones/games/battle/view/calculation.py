"""What an attack needs while it is chosen, and what the last one came to."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.record.events import Event as Told
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.core.view.words import title
from warbones.games.battle.rules import events
from warbones.games.battle.rules.sheet import value
from warbones.games.battle.rules.state import SQUARES, Phase, State
from warbones.games.battle.rules.striking import LINES, aimed, attack_dice, flank_dice, sum_of, to_beat
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.pieces import die
from warbones.games.battle.view.words import called, chance_words, where_words

Roll = events.Attacks | events.Sieged | events.Acid
"""What dice are rolled for at something."""


def calculations(s: State, told: Sequence[Told]) -> tuple[Calculation, ...]:
    """Return what each line or square of the target needs while one is chosen; else the last attack."""
    if s.attack != NOBODY and s.phase in (Phase.LINE, Phase.SQUARE):
        return (_needed(s),)
    for place in range(len(told) - 1, -1, -1):
        start = told[place]
        if isinstance(start, Roll):
            return (_rolled(s, start, told[place + 1 :]),)
    return ()


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
        Term(name=title(where), why=f"{made}, {chance_words(dice, number)} to beat", value=str(number), rule="R22")
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


def _rolled(s: State, start: Roll, told: Sequence[Told]) -> Calculation:
    """Return the dice of the last attack, their total, and whether it was enough."""
    seat, beaten = 1 - s.owner[start.target], start.needed
    dice = [event for event in told if isinstance(event, events.Die)]
    pieces = tuple(die(number, each.face, seat) for number, each in enumerate(dice))
    terms = tuple(
        Term(
            name=f"Die {number + 1}",
            why="added for a 6" if each.bonus else "rolled",
            value=str(each.face),
            rule="R21",
        )
        for number, each in enumerate(dice)
    )
    total = sum(each.face for each in dice)
    done = any(isinstance(event, events.Hit | events.Missed) for event in told)
    enough = (
        f"{total} is more than {beaten}: crossed out." if total > beaten else f"{total} does not beat {beaten}: missed."
    )
    return Calculation(
        title="The last attack",
        note=f"{called(s, start.target)}, at {beaten}",
        sums=(Sum(seat=seat, pieces=pieces, terms=terms, total=str(total), name="Total"),),
        conclusion=enough if done else "",
    )
