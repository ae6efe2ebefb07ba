"""The words on the buttons: what each legal action of a seat is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warbones.core.play.legal import Action, Legal
from warbones.core.view.kept import Kept, same
from warbones.core.view.scene import Option
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import lowest
from warbones.games.dicewing.rules.state import Phase, State
from warbones.games.dicewing.view.forecast import Forecast
from warbones.games.dicewing.view.words import full_name, kind


def options(s: State, seat: int, legal: Legal, kept: Kept) -> tuple[Option, ...]:
    """Return the options of a seat; where dice look alike, the label also says whose set they are from."""
    depends_on = (s.phase, s.calling, legal.ids, s.face, s.place, s.holder)
    return same(kept, options, depends_on, lambda: _options(s, seat, list(legal)))


def _options(s: State, seat: int, actions: Sequence[Action]) -> tuple[Option, ...]:
    labels = [_label(s, seat, action.id, full=False) for action in actions]
    alike, forecast = Counter(labels), Forecast(s, seat) if s.phase == Phase.LAUNCH else None
    return tuple(
        [
            _option(action, label if alike[label] == 1 else _label(s, seat, action.id, full=True), forecast)
            for action, label in zip(actions, labels, strict=True)
        ]
    )


def _option(action: Action, label: str, forecast: Forecast | None) -> Option:
    if forecast is None:
        return Option(action=action.text, label=label, pieces=action.pieces)
    aside, detail = forecast.of(two_dice(action.id))
    return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)


def _label(s: State, seat: int, action: int, *, full: bool) -> str:
    if s.phase == Phase.LAUNCH:
        return f"Launch {' and '.join(_launched(s, seat, die, full=full) for die in two_dice(action))}"
    name, value = full_name(action, seat) if full else kind(action), s.face[action]
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


def _launched(s: State, seat: int, die: int, *, full: bool) -> str:
    return f"{s.face[die]} ({full_name(die, seat)})" if full else str(s.face[die])
