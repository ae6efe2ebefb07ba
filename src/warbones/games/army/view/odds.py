"""The exact chances of a roll behind the divider: attack, defence, skulls and four of a kind.

The total of a tray is a sum over its dice (`faces.WORDS`), so the chances of a roll are those of a sum of independent
dice. Only the seat's own tray counts: nobody can know what depends on the other one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Final

from icepool import Die

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.rules.common import size
from warbones.core.view.odds import spread
from warbones.core.view.scene import Chance, Odds, OddsTable
from warbones.games.army.rules.dice import OWN, TROOPS, Kind, kind_of, own
from warbones.games.army.rules.faces import BITS, FIRST_WORD, HALF, SECOND_WORD, Effect, Face, amount
from warbones.games.army.rules.gain import FOURSOME
from warbones.games.army.rules.sides import faces_of
from warbones.games.army.rules.state import Place, State, Tray
from warbones.games.army.rules.tally import tally, troops_showing
from warbones.games.army.rules.totals import attack, defence
from warbones.games.army.view.tips import NOTHING

DEFENDING: Final = (
    Effect.SINGLE,
    Effect.DOUBLE,
    Effect.GUARD,
    Effect.SINGLE_BUFF,
    Effect.DOUBLE_BUFF,
    Effect.HEAL,
    Effect.HEALING,
    Effect.DEFENSIVE_HEAL,
)
ATTACKING: Final = (
    Effect.SWORD,
    Effect.AXE,
    Effect.STRIKE,
    Effect.SKULL,
    Effect.BETRAYAL,
    Effect.ENFORCER,
    Effect.SWORD_BUFF,
    Effect.AXE_BUFF,
    Effect.SCYTHE,
)
"""The effects that make up a total, except those that need the other tray as well."""

FOURS: Final = {
    "swords": (Face.SWORD,),
    "axes": (Face.AXE,),
    "shields": (Face.SINGLE, Face.DOUBLE),
    "heals": (Face.HEAL_2,),
    "skulls": (Face.SKULL,),
}
"""The faces that earn a bonus die when at least four troops show them (R44)."""

MOST_SUMS: Final = 50_000
"""The maximum number of sums of dice for which a total is worked out exactly."""


def odds(seen: Position, seat: int, action: int | None) -> Odds:
    """Return the chances of the roll that ``action`` leads to, without any later roll."""
    s = seen.record()
    return roll_odds(s, seat, rolled_by(s, seat, action or 0))


def rolled_by(s: State, seat: int, action: int) -> int:
    """Return the dice that roll after an action and before the seat decides again, as a mask (R13 to R18)."""
    bonus, troops = (in_pool(s, seat, bits) for bits in (range(TROOPS, OWN), range(TROOPS)))
    if s.tray[seat] == Tray.UNROLLED:
        return bonus or troops
    return action | troops


def in_pool(s: State, seat: int, bits: Iterable[int]) -> int:
    """Return the seat's dice that it has not rolled yet, as a mask."""
    mine = [bit for bit in bits if s.owner[own(seat, bit)] == seat and s.place[own(seat, bit)] == Place.POOL]
    return sum(1 << bit for bit in mine)


def roll_odds(s: State, seat: int, dice: int) -> Odds:
    """Return the chances if the dice of a mask are rolled and all others in the tray stay as they are."""
    kept = s.copy()
    for bit in range(OWN):
        if dice >> bit & 1:
            kept.face[own(seat, bit)] = Face.BLANK
    kinds = Counter(Kind(kind_of(own(seat, bit))) for bit in range(OWN) if dice >> bit & 1)
    totals = [
        _total(msg("army-odds-attack"), "R22", kept, seat, kinds, ATTACKING, lambda mine: attack(s, mine, NOTHING)),
        _total(msg("army-odds-defence"), "R22", kept, seat, kinds, DEFENDING, lambda mine: defence(s, mine)),
        _total(
            msg("army-odds-skulls"), "R14", kept, seat, kinds, (Effect.SKULL,), lambda mine: amount(mine, Effect.SKULL)
        ),
    ]
    return Odds(
        title=_title(s, seat, dice),
        tables=(four_of_a_kind(kept, seat, kinds[Kind.TROOP]), *(table for table in totals if table)),
        note=msg("army-odds-note" if dice else "army-odds-note-stop"),
    )


def _title(s: State, seat: int, dice: int) -> Msg:
    if not dice:
        return msg("army-odds-stop")
    if s.tray[seat] == Tray.UNROLLED and dice >> TROOPS:
        return msg("army-odds-bonus", dice=size(dice), troops=size(in_pool(s, seat, range(TROOPS))))
    return msg("army-odds-roll", dice=size(dice))


def _total(
    title: Msg,
    rule: str,
    kept: State,
    seat: int,
    kinds: Counter[Kind],
    effects: tuple[Effect, ...],
    total: Callable[[tuple[int, int]], int],
) -> OddsTable | None:
    """Return the chances of a total that follows from ``effects``, or None if that takes too many sums."""
    mask, (first, second) = _mask(effects), tally(kept, seat)
    whole = Die([_joined(first, second) & mask])
    for kind, count in kinds.items():
        faces = faces_of(kept.options, kind)
        more = count @ Die([_joined(FIRST_WORD[face], SECOND_WORD[face]) & mask for face in faces])
        if len(whole) * len(more) > MOST_SUMS:
            return None
        whole += more
    shares: Counter[int] = Counter()
    for word, quantity in whole.items():
        shares[total((word & LOW, word >> WORD))] += quantity
    return spread(title, {value: Fraction(shares[value], whole.denominator()) for value in shares}, rule)


WORD: Final = BITS * HALF
LOW: Final = (1 << WORD) - 1


def _joined(first: int, second: int) -> int:
    return first | second << WORD


def _mask(effects: Iterable[Effect]) -> int:
    return sum((1 << BITS) - 1 << BITS * effect for effect in effects)


def four_of_a_kind(kept: State, seat: int, troops: int) -> OddsTable:
    """Return the chances of four of a kind when ``troops`` troops are rolled beside those that are kept (R44).

    Impossible ones are left out.
    """
    chances = []
    for name, faces in FOURS.items():
        need = FOURSOME - sum(troops_showing(kept, seat, face) for face in faces)
        hits = troops @ Die([face in faces for face in faces_of(kept.options, Kind.TROOP)])
        label = msg(f"army-odds-fours-{name}", least=FOURSOME)
        chances.append(Chance(label=label, share=float((hits >= need).probability(True))))
    possible = tuple(chance for chance in chances if chance.share) or (
        Chance(label=msg("army-odds-no-fours"), share=1.0),
    )
    return OddsTable(title=msg("army-odds-fours"), chances=possible, rule="R44", apart=True)
