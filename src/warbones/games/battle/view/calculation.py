"""The numbers that an attack needs while it is chosen, and the result of the last one."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import Msg, Text, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.games.battle.rules import events
from warbones.games.battle.rules.attacks.strikes import BEST, LINES, aimed, attack_dice, flank_dice, sum_of, to_beat
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import value
from warbones.games.battle.rules.state import SQUARES, Phase, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.pieces import die
from warbones.games.battle.view.words import ATTACKS, POWERS, capital, chance_words, where_words, whose_unit

Roll = events.Attacks | events.Sieged | events.Acid
"""The events that begin a roll against something."""


def calculations(s: State, emitted: Sequence[Event]) -> tuple[Calculation, ...]:
    """Return the numbers to beat while a line or square of the target is chosen, or else the last attack."""
    if s.attack != NOBODY and s.phase in (Phase.LINE, Phase.SQUARE):
        return (_needed(s),)
    for place in range(len(emitted) - 1, -1, -1):
        start = emitted[place]
        if isinstance(start, Roll):
            return (_rolled(s, start, emitted[place + 1 :]),)
    return ()


def _aims(s: State) -> list[tuple[Msg, int, Text]]:
    """Return each line or square of the target with the number to beat and its parts."""
    masks = [(place, aimed(s, s.target, place)) for place in range(LINES)]
    return [
        (where_words(s, s.target, s.attack, place), to_beat(s, s.target, s.attack, mask), _made(s, mask))
        for place, mask in masks
        if mask
    ]


def _made(s: State, mask: int) -> Text:
    """Return the parts of a number to beat, such as "4 + 3, and 3 for the formation"."""
    values = [value(s, s.target, square) for square in range(SQUARES) if mask >> square & 1]
    plain = " + ".join(str(rated) for rated in values if rated)
    bonus = to_beat(s, s.target, s.attack, mask) - sum_of(s, s.target, mask)
    return msg("battle-made-formation", values=plain, bonus=bonus) if bonus else plain


def _needed(s: State) -> Calculation:
    """Return the number to beat for each line or square, with the chance to do so."""
    dice, aims = attack_dice(s), _aims(s)
    terms = [
        Term(
            name=capital(where),
            why=msg("battle-made-odds", made=made, odds=chance_words(dice, number)),
            value=str(number),
            rule="R22",
        )
        for where, number, made in aims
    ]
    flank = flank_dice(s)
    added = msg("battle-more-dice", dice=flank)
    flanked = [Term(name=POWERS[Power.FLANKING], why=added, value=f"+{flank}", rule="R39")] if flank else []
    own = Term(
        name=msg("battle-attack-dice", attack=capital(ATTACKS[Attack(s.attack)])),
        why=msg("battle-rating-of", unit=whose_unit(s, s.actor)),
        value=str(dice - flank),
        rule="R21",
    )
    return Calculation(
        title=msg("battle-if-attacked", seat=s.owner[s.actor]),
        note=whose_unit(s, s.target),
        sums=(
            Sum(seat=s.owner[s.actor], pieces=(), terms=(own, *flanked), total=str(dice), name=msg("battle-sum-dice")),
            Sum(
                seat=s.owner[s.target],
                pieces=(),
                terms=tuple(terms),
                total=str(min(number for _, number, _ in aims)),
                name=msg("battle-sum-easiest"),
            ),
        ),
        conclusion=msg("battle-needs-more", best=BEST),
    )


def _rolled(s: State, start: Roll, emitted: Sequence[Event]) -> Calculation:
    """Return the dice of the last attack, those that 6s added last, their total, and whether it was enough."""
    seat, beaten = 1 - s.owner[start.target], start.needed
    rolled = enumerate(event for event in emitted if isinstance(event, events.Die))
    dice = sorted(((die(at, each.face, seat), each) for at, each in rolled), key=lambda pair: pair[1].bonus)
    terms = tuple(
        Term(
            name=msg("battle-die-number", number=number),
            why=msg("battle-die-added", best=BEST) if each.bonus else msg("battle-die-rolled"),
            value=str(each.face),
            rule="R21",
            pieces=(piece.id,),
        )
        for number, (piece, each) in enumerate(dice, 1)
    )
    pieces, total = tuple(piece for piece, _ in dice), sum(each.face for _, each in dice)
    done = any(isinstance(event, events.Hit | events.Missed) for event in emitted)
    key = "battle-was-hit" if total > beaten else "battle-was-equal" if total == beaten else "battle-was-missed"
    return Calculation(
        title=msg("battle-last-attack"),
        note=msg("battle-last-attack-on", unit=whose_unit(s, start.target), needed=beaten),
        sums=(Sum(seat=seat, pieces=pieces, terms=terms, total=str(total), name=msg("battle-total")),),
        conclusion=msg(key, total=total, needed=beaten) if done else "",
        won=(seat if total > beaten else 1 - seat) if done else None,
    )
