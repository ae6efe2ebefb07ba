"""The labels of the legal actions of a seat, as on their buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto
from typing import Final

from warbones.core.messages import Argument, Msg, msg
from warbones.core.play.legal import Action, Legal
from warbones.core.view.cache import Cache, same
from warbones.core.view.scene import Option
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import lowest
from warbones.games.dicewing.rules.state import Phase, State
from warbones.games.dicewing.view.forecast import Forecast
from warbones.games.dicewing.view.words import full_name, kind


class Named(Enum):
    """How fully a die is named: by its value alone, with its kind, or with its kind and its set."""

    VALUE = auto()
    KIND = auto()
    SET = auto()


def options(s: State, seat: int, legal: Legal, cache: Cache) -> tuple[Option, ...]:
    """Return the options of a seat. A label names dice in no more detail than it takes to tell them apart."""
    depends_on = (s.phase, s.calling, legal.ids, s.face, s.place, s.holder)
    return same(cache, options, depends_on, lambda: _options(s, seat, list(legal)))


def _options(s: State, seat: int, actions: Sequence[Action]) -> tuple[Option, ...]:
    forecast = Forecast(s, seat) if s.phase == Phase.LAUNCH else None
    labels = _distinct_labels([[_label(s, action.id, named) for named in Named] for action in actions])
    return tuple([_option(action, label, forecast) for action, label in zip(actions, labels, strict=True)])


def _distinct_labels(found: Sequence[Sequence[Msg]]) -> list[Msg]:
    """Return each action's first label that no other action has; its labels go from short to long."""
    alike = [Counter(map(str, labels)) for labels in zip(*found, strict=True)]
    return [
        next((label for label, others in zip(labels, alike, strict=True) if others[str(label)] == 1), labels[-1])
        for labels in found
    ]


def _option(action: Action, label: Msg, forecast: Forecast | None) -> Option:
    if forecast is None:
        return Option(action=action.text, label=label, pieces=action.pieces)
    aside, detail = forecast.of(two_dice(action.id))
    return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)


def _label(s: State, action: int, named: Named) -> Msg:
    if s.phase == Phase.LAUNCH:
        first, second = (_launched(s, die, named) for die in two_dice(action))
        return msg("dicewing-launch", first=first, second=second)
    name, value = full_name(action) if named == Named.SET else kind(action), s.face[action]
    match s.phase:
        case Phase.COLLATERAL if value == lowest(action):
            return msg("dicewing-pick", die=name, value=value)
        case Phase.COLLATERAL:
            return msg("dicewing-lower", die=name, value=value, lower=value - lowest(action))
    return msg(KEYS[Phase(s.phase)], die=name, value=value)


KEYS: Final = {Phase.DRAFT: "dicewing-take", Phase.CALL: "dicewing-add", Phase.CAPTURE: "dicewing-capture"}
"""The message key of an action, by phase."""


def _launched(s: State, die: int, named: Named) -> Argument:
    match named:
        case Named.VALUE:
            return s.face[die]
        case Named.KIND:
            return msg("dicewing-launch-die", value=s.face[die], die=kind(die))
    return msg("dicewing-launch-die", value=s.face[die], die=full_name(die))
