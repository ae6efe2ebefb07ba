"""The words on the buttons: what each legal action of a seat is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum, auto

from warbones.core.play.legal import Action, Legal
from warbones.core.view.kept import Kept, same
from warbones.core.view.scene import Option
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import lowest
from warbones.games.dicewing.rules.state import Phase, State
from warbones.games.dicewing.view.forecast import Forecast
from warbones.games.dicewing.view.words import full_name, kind


class Named(Enum):
    """How much is said of a die: its value, its kind too, or whose set it is from as well."""

    VALUE = auto()
    KIND = auto()
    SET = auto()


def options(s: State, seat: int, legal: Legal, kept: Kept) -> tuple[Option, ...]:
    """Return the options of a seat; a label says as little of a die as tells it apart."""
    depends_on = (s.phase, s.calling, legal.ids, s.face, s.place, s.holder)
    return same(kept, options, depends_on, lambda: _options(s, seat, list(legal)))


def _options(s: State, seat: int, actions: Sequence[Action]) -> tuple[Option, ...]:
    forecast = Forecast(s, seat) if s.phase == Phase.LAUNCH else None
    labels = _told_apart([[_label(s, seat, action.id, named) for named in Named] for action in actions])
    return tuple([_option(action, label, forecast) for action, label in zip(actions, labels, strict=True)])


def _told_apart(found: Sequence[Sequence[str]]) -> list[str]:
    """Return of each action's labels, the shortest first, the first that no other action has."""
    alike = [Counter(labels) for labels in zip(*found, strict=True)]
    return [
        next((label for label, others in zip(labels, alike, strict=True) if others[label] == 1), labels[-1])
        for labels in found
    ]


def _option(action: Action, label: str, forecast: Forecast | None) -> Option:
    if forecast is None:
        return Option(action=action.text, label=label, pieces=action.pieces)
    aside, detail = forecast.of(two_dice(action.id))
    return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)


def _label(s: State, seat: int, action: int, named: Named) -> str:
    if s.phase == Phase.LAUNCH:
        return f"Launch {' and '.join(_launched(s, seat, die, named) for die in two_dice(action))}"
    name, value = full_name(action, seat) if named == Named.SET else kind(action), s.face[action]
    match s.phase:
        case Phase.DRAFT:
            return f"Take {name}, showing {value}"
        case Phase.CALL:
            return f"Add {name}, showing {value}"
        case Phase.COLLATERAL if value == lowest(action):
            return f"Pick {name}, which stays {value}"
        case Phase.COLLATERAL:
            return f"Lower {name} from {value} to {value - lowest(action)}"
    return f"Capture {name}, showing {value}"


def _launched(s: State, seat: int, die: int, named: Named) -> str:
    match named:
        case Named.VALUE:
            return str(s.face[die])
        case Named.KIND:
            return f"{s.face[die]} ({kind(die)})"
    return f"{s.face[die]} ({full_name(die, seat)})"
