"""The odds of a roll, checked against every possible roll played by the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from warbones import Position
from warbones.core.view.scene import OddsTable
from warbones.games.army.rules.dice import ROWS, Kind
from warbones.games.army.rules.faces import Effect
from warbones.games.army.rules.tally import tally, total, troops_showing
from warbones.games.army.rules.totals import attack, defence
from warbones.games.army.tests.script import at
from warbones.games.army.view.odds import FOURS
from warbones.games.army.view.tips import NOTHING

AT = "roll 1.1"
POSITIONS = {
    "troops again": (
        (
            f"{AT} | Alpha: A1=sw A2=sw A3=sw A4=ax A5=sh A6=ds A7=sk A8=h2 A9=ax A10=sh captain1=sb tank1=s2"
            " necromancer1=sc | trays: Alpha=first Beta=unrolled"
        ),
        "reroll A4 A5 A6 A9",
    ),
    "all troops after the bonus dice": (
        (
            f"{AT} | Alpha: A1 A2 A3 captain1=ab healer1=h3 paladin1=dh | Alpha graveyard: A4 A5 A6 A7 A8 A9 A10"
            " | trays: Alpha=bonus Beta=unrolled"
        ),
        "keep",
    ),
    "one bonus die and the troops": (
        (
            f"{AT} | Alpha: A1 A2 A3 mercenary1=be captain1=en | Alpha graveyard: A4 A5 A6 A7 A8 A9 A10"
            " | trays: Alpha=bonus Beta=unrolled"
        ),
        "reroll captain1",
    ),
    "the bonus dice first": (
        (
            f"{AT} | Alpha: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 captain1 necromancer1 sacrifice1 paladin1"
            " | trays: Alpha=unrolled Beta=unrolled"
        ),
        "roll",
    ),
}


@pytest.mark.rule("R13", "R15", "R16", "R17", "R22", "R44")
@pytest.mark.parametrize("name", POSITIONS)
def test_odds_are_those_of_every_way_to_fall(name: str) -> None:
    text, action = POSITIONS[name]
    position = at(text)
    fallen = every_fall(position, action)
    tables = {table.title: table for table in position.odds(0, action).tables}
    check(tables["Your attack"], [attack(s, tally(s, 0), NOTHING) for s in fallen])
    check(tables["Your defence"], [defence(s, tally(s, 0)) for s in fallen])
    check(tables["Your skulls"], [total(s, 0, Effect.SKULL) for s in fallen])
    fours = {
        f"four {name}": sum(sum(troops_showing(s, 0, face) for face in faces) >= 4 for s in fallen) / len(fallen)
        for name, faces in FOURS.items()
    }
    told = {chance.label: chance.share for chance in tables["Four or more of a kind, for a bonus die"].chances}
    assert told == pytest.approx({name: share for name, share in fours.items() if share} or {"none": 1})


@pytest.mark.rule("R13", "R16")
@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("the bonus dice first", "Rolling 4 bonus dice, before your troops"),
        ("one bonus die and the troops", "Rolling 4 dice"),
        ("troops again", "Rolling 4 dice"),
    ],
)
def test_odds_say_which_dice_they_are_of(name: str, title: str) -> None:
    text, action = POSITIONS[name]
    assert at(text).odds(0, action).title == title


def every_fall(position: Position, action: str) -> list:
    """Return the record after each possible outcome of the action's roll."""
    first = position.copy()
    first.act(0, action)
    return [fall(first, faces) for faces in product(range(1, 7), repeat=dice_due(first))]


def dice_due(position: Position) -> int:
    """Return the number of dice that the seat rolls before its next decision."""
    trial, count = position.copy(), 0
    while 0 in trial.owed:
        trial.roll(3, 0)
        count += 1
    return count


def fall(position: Position, faces: tuple[int, ...]):
    """Return the record after these faces are rolled."""
    trial = position.copy()
    for face in faces:
        trial.roll(face, 0)
    return trial.shown()


def check(table: OddsTable, values: list[int]) -> None:
    """Assert that a table gives the frequency of each value."""
    counted = Counter(values)
    for chance in table.chances:
        number, _, more = chance.label.partition(" or ")
        met = {
            "": lambda value, number: value == number,
            "less": lambda value, number: value <= number,
            "more": lambda value, number: value >= number,
        }[more]
        hits = sum(count for value, count in counted.items() if met(value, int(number)))
        assert chance.share == pytest.approx(hits / len(values))
    mean = f"{round(sum(values) / len(values), 1):g}"
    assert table.note == (f"{mean} on average" if len(counted) > 1 else mean)


@pytest.mark.rule("R20")
def test_stopping_shows_the_tray_as_it_lies():
    odds = at(POSITIONS["troops again"][0]).odds(0, "stop")
    assert odds.title == "Stopping here"
    assert [len(table.chances) for table in odds.tables[1:]] == [1, 1, 1]
    assert not any("average" in table.note for table in odds.tables)


@pytest.mark.rule("R3")
def test_forty_five_bonus_dice_are_left_out_of_totals_rather_than_waited_for():
    dice = " ".join(f"{ROWS[kind].code}{number}" for kind in list(Kind)[1:] for number in range(1, 6))
    odds = at(f"{AT} | Alpha: A1 A2 {dice} | Beta: B1 | trays: Alpha=unrolled Beta=unrolled").odds(0, "roll")
    assert "Your skulls" in [table.title for table in odds.tables]
    assert "Your attack" not in [table.title for table in odds.tables]
