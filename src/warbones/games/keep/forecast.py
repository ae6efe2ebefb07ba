"""The attack as it would come now, with every pawn where it stands: played on a copy, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from warbones.core.engine import ADVANCE
from warbones.core.position import Event as Told
from warbones.core.position import Position
from warbones.core.scene import Preview
from warbones.core.step import NOBODY
from warbones.core.words import Voice, title
from warbones.games.keep.notation import NAMES
from warbones.games.keep.state import Event, Phase, State
from warbones.games.keep.words import joined, zone_name
from warbones.games.keep.zones import owner

LOSSES: Final = (Event.STRUCK, Event.HIGHEST, Event.ANSWERED)
ATTACK: Final = range(Phase.ADVANTAGE, Phase.TAKE_OFF)


@dataclass(frozen=True)
class Attack:
    """What would be told, and the position after it or at its first choice."""

    told: Sequence[Told]
    after: State

    @property
    def lost(self) -> list[Told]:
        """The pawns that would be removed, as they would be told."""
        return [event for event in self.told if event.kind in LOSSES]

    @property
    def breaches(self) -> list[Told]:
        """The breaches, as they would be told."""
        return [event for event in self.told if event.kind == Event.BREACHED]


def attack_now(seen: Position) -> Attack:
    """Return the attack as it would come now."""
    engine, s = seen.game.engine, seen.record().copy()
    s.phase, s.turn = Phase.ADVANTAGE, s.first
    told = [Told(Event.ATTACK, (s.game_round, s.keep[0], s.keep[1]))]
    while s.phase in ATTACK and not s.offered:
        outcome = engine.take(engine.load(s), NOBODY, ADVANCE, ())
        told += [Told(words[1], words[2:]) for words in outcome.told]
        s = engine.plain(outcome.state)
    return Attack(told, s)


def preview(coming: Attack | None, voice: Voice) -> Preview | None:
    """Return what the attack would do to the pawns on the board, to be shown when somebody asks."""
    if coming is None:
        return None
    pawns = tuple(NAMES[event.numbers[0]] for event in coming.lost)
    return Preview(label="If attacked now", text=_in_words(coming, voice), pieces=pawns)


def _in_words(coming: Attack, voice: Voice) -> str:
    deeds = (("remove", coming.lost), ("breach with", coming.breaches))
    said = [f"{verb} {joined([_pawn(coming, event, voice) for event in events])}" for verb, events in deeds if events]
    first = f"An attack now would {joined(said)}." if said else "An attack now would remove nobody."
    later = f" Then {voice.then(coming.after.turn, 'choose')} which pawn to remove." if coming.after.offered else ""
    return title(first) + later


def _pawn(coming: Attack, event: Told, voice: Voice) -> str:
    pawn, number, zone = event.numbers[:3]
    return f"{voice.whose(owner(pawn))} {number} in {zone_name(coming.after, zone)}"
