"""The figures for and against a choice: the averages and chances that the table shows on request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.core.messages import Msg
from warbones.core.play.position import Position
from warbones.core.view.reasons import Line, LineFigure
from warbones.core.view.scene import Odds
from warbones.games.army.rules.dice import OWN, own
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Phase, Place, State
from warbones.games.army.rules.tally import is_dead
from warbones.games.army.view.odds import roll_odds, rolled_by

WORTH: Final = {"army-odds-attack": 0.03, "army-odds-defence": 0.02, "army-odds-skulls": -0.02}
"""The worth of one more point of an average, in games won, by the title of its odds."""

NOW: Final = {
    "army-odds-attack": "army-why-attack",
    "army-odds-defence": "army-why-defence",
    "army-odds-skulls": "army-why-skulls",
}
"""The message of an average after the roll at hand."""

NEXT: Final = {"army-odds-attack": "army-why-next-attack", "army-odds-defence": "army-why-next-defence"}
"""The message of an average after a roll of the whole army."""

PERCENT: Final = 0.0025
"""The worth of one more percentage point in the chance of four of a kind, in games won."""


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the consequences of an action, by the odds of the seat's next roll."""
    s, action = seen.record(), seen.legal(seat).find(line[0])
    if s.phase == Phase.ROLL:
        odds = roll_odds(s, seat, rolled_by(s, seat, action))
        return (*_averages(odds, NOW), *_fours(odds))
    return tuple(_averages(whole_army(s, seat, action), NEXT))


def _averages(odds: Odds, messages: dict[str, str]) -> Iterator[LineFigure]:
    for table in odds.tables:
        match table.title, table.note:
            case Msg(key=title), Msg(args={"mean": float() | int() as mean}) if title in messages:
                yield LineFigure(title, messages[title], mean, WORTH[title])


def _fours(odds: Odds) -> Iterator[LineFigure]:
    """Yield the chance of each four of a kind, which earns a bonus die (R44)."""
    for chance in odds.tables[0].chances:
        if isinstance(chance.label, Msg) and "least" in chance.label.args:
            yield LineFigure(
                chance.label.key, "army-why-fours", round(100 * chance.share), PERCENT, {"what": chance.label}
            )


def whole_army(s: State, seat: int, chosen: int) -> Odds:
    """Return the odds of rolling all of a seat's living dice, with the chosen ones revived or taken."""
    trial, dice = s.copy(), 0
    for bit in range(OWN):
        die = own(seat, bit)
        gained = chosen >> bit & 1
        if gained or (s.owner[die] == seat and not is_dead(s, die)):
            dice |= 1 << bit
            trial.owner[die], trial.place[die] = seat, Place.POOL
        trial.face[die] = Face.BLANK
    return roll_odds(trial, seat, dice)
