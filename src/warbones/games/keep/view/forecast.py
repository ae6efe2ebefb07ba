"""The forecast of an attack with every pawn where it stands, played on a copy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.rules.engine import ADVANCE
from warbones.core.rules.step import NOBODY
from warbones.core.view.scene import Preview
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import PAWNS, Phase, State
from warbones.games.keep.rules.zones import owner
from warbones.games.keep.view.words import numbered, zone_name

Loss = events.Struck | events.Highest | events.Answered
ATTACK: Final = range(Phase.ADVANTAGE, Phase.TAKE_OFF)


@dataclass(frozen=True)
class Attack:
    """A forecast attack: its beginning, its events, and the position after it or at its first choice."""

    began: events.Attack
    emitted: Sequence[Event]
    after: State

    @property
    def lost(self) -> list[Loss]:
        """The pawns that would be removed, as events."""
        return losses(self.emitted)

    @property
    def breaches(self) -> list[events.Breached]:
        """The breaches, as events."""
        return breaches(self.emitted)


def losses(emitted: Sequence[Event]) -> list[Loss]:
    """Return the losses among events."""
    return [event for event in emitted if isinstance(event, Loss)]


def breaches(emitted: Sequence[Event]) -> list[events.Breached]:
    """Return the breaches among events."""
    return [event for event in emitted if isinstance(event, events.Breached)]


def attack_now(seen: Position) -> Attack:
    """Return the attack as it would go now."""
    return attack_on(seen, seen.record().copy())


def attack_on(seen: Position, s: State) -> Attack:
    """Return the attack with every pawn where it stands in ``s``, a record of the same match, which it may change."""
    s.phase, s.turn = Phase.ADVANTAGE, s.first
    return _until_choice(seen, Attack(events.Attack(s.game_round, s.keep[0], s.keep[1]), (), s))


def after_choices(seen: Position, attack: Attack) -> Iterator[Attack]:
    """Yield an attack that stopped at a choice after each of its answers."""
    s, engine = attack.after, seen.game.engine
    for pawn in range(PAWNS):
        if s.offered >> pawn & 1:
            outcome = engine.take(engine.load(s.copy()), s.turn, pawn, ())
            emitted = (*attack.emitted, *map(seen.read_event, outcome.events))
            yield _until_choice(seen, Attack(attack.began, emitted, engine.plain(outcome.state)))


def _until_choice(seen: Position, attack: Attack) -> Attack:
    """Return an attack played on to its next choice or its end."""
    engine, s, emitted = seen.game.engine, attack.after, [*attack.emitted]
    while s.phase in ATTACK and not s.offered:
        outcome = engine.take(engine.load(s), NOBODY, ADVANCE, ())
        emitted += map(seen.read_event, outcome.events)
        s = engine.plain(outcome.state)
    return Attack(attack.began, emitted, s)


def preview(coming: Attack | None) -> Preview | None:
    """Return the effect of the attack on the pawns on the board, shown on request."""
    if coming is None:
        return None
    pawns = tuple(NAMES[event.pawn] for event in coming.lost)
    return Preview(label=msg("keep-attacked-now"), text=_in_words(coming), pieces=pawns)


def _in_words(coming: Attack) -> Msg:
    effects = {
        name: _pawns(coming, events)
        for name, events in (("lost", coming.lost), ("breaching", coming.breaches))
        if events
    }
    if not coming.after.offered:
        return msg(ATTACKS[*effects], (), **effects)
    choosing = coming.after.turn
    if not effects:
        return msg("keep-attack-chooses", seat=choosing)
    return msg("keep-attack-then", attack=msg(ATTACKS[*effects], (), **effects), choice=choice(choosing))


ATTACKS: Final[Mapping[tuple[str, ...], str]] = {
    (): "keep-attack-nothing",
    ("lost",): "keep-attack-removes",
    ("breaching",): "keep-attack-breaches",
    ("lost", "breaching"): "keep-attack-both",
}
"""The message key of an attack, by the kinds of its effects."""


def choice(seat: int) -> Msg:
    """Return the message about the next choice in the attack."""
    return msg("keep-then-chooses", seat=seat)


def _pawns(coming: Attack, fallen: Sequence[Loss | events.Breached]) -> list[Msg]:
    """Return the pawns with their zones, and those that look alike also by their names."""
    alike = Counter((owner(event.pawn), event.number, event.zone) for event in fallen)
    return [_pawn(coming, event, named=alike[owner(event.pawn), event.number, event.zone] > 1) for event in fallen]


def _pawn(coming: Attack, event: Loss | events.Breached, *, named: bool) -> Msg:
    number = numbered(event.pawn, event.number, named=named)
    return msg("keep-pawn-of", seat=owner(event.pawn), number=number, zone=zone_name(coming.after, event.zone))
