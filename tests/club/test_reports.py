"""Results as files: each column is where the format wants it."""

from __future__ import annotations

import csv
import io
from random import Random

import pytest

from tests.club.test_tournaments import event, played
from warbones.club.tournaments.pairings import paired
from warbones.club.tournaments.reports import as_csv, as_trf
from warbones.club.tournaments.standings import standings
from warbones.club.tournaments.tournament import Entrant, NotAllowed, TournamentKind, entered, noted, withdrawn


def test_a_spreadsheet_has_the_standings_and_every_round() -> None:
    now = played(event(TournamentKind.SWISS, 5), Random(3))
    rows = list(csv.DictReader(io.StringIO(as_csv(now))))
    assert [row["name"] for row in rows] == [now.entrants[each.entrant].name for each in standings(now)]
    assert [float(row["points"]) * 2 for row in rows] == [each.points for each in standings(now)]
    assert sum(row["round 1"] == "bye" for row in rows) == 1
    first = rows[0]["round 2"].split()
    assert first[0] in ("win", "draw", "loss", "bye")


def test_no_name_is_a_spreadsheet_s_formula() -> None:
    now = entered(event(TournamentKind.SWISS, 1), Entrant("=HYPERLINK(1)"))
    names = [row["name"] for row in csv.DictReader(io.StringIO(as_csv(now)))]
    assert "'=HYPERLINK(1)" in names


def test_a_report_has_each_field_in_its_columns() -> None:
    now = entered(event(TournamentKind.SWISS, 3), Entrant("Zoe", rating=1712))
    now = paired(now, Random(4))
    for at in range(len(now.rounds[0])):
        now = noted(now, 0, at, "draw" if at else "first")
    now = paired(withdrawn(now, now.rounds[0][0].first), Random(4))
    head, *lines = as_trf(now).split("\r")[:-1]
    assert head == "012 Club"
    players = [line for line in lines if line.startswith("001")]
    zoe = players[3]
    assert (zoe[4:8], zoe[14:47].strip(), zoe[48:52]) == ("   4", "Zoe", "1712")
    row = next(each for each in standings(now) if each.entrant == 3)
    assert float(zoe[80:84]) * 2 == row.points
    played_ = next(each for each in now.rounds[0] if 3 in each.both)
    assert int(zoe[91:95]) == 1 + next(each for each in played_.both if each != 3)
    assert zoe[96] == ("w" if played_.first == 3 else "b")
    assert zoe[98] == {None: "=", 3: "1"}.get(played_.winner, "0")
    gone = players[now.rounds[0][0].first]
    assert gone[101:109] == "0000 - Z"


def test_a_knock_out_has_no_report() -> None:
    with pytest.raises(NotAllowed, match="doesn't fit"):
        as_trf(event(TournamentKind.KNOCKOUT, 4))
