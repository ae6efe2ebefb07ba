"""A game with planted effects: options set the worth of a seat, a part and a die, which a study should then find.

Both seats take one of five parts, roll a die in each of four rounds, and a last die decides.
"""

from __future__ import annotations

from enum import IntEnum

from tests.lab.planted import advice, rules
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import GameView, Lobby
from warbones.core.play.study_settings import PartGroup, StudySettings
from warbones.core.record.data import NAME, PUBLISHED, Column, DataOption
from warbones.core.record.events import Events
from warbones.core.record.options import NumberOption
from warbones.core.rules.ruleset import Ruleset

PARTS = ("dud", "one", "two", "three", "four")
COSTS = (1.0, 1.0, 2.0, 3.0, 4.0)


def number(name: str, most: int) -> NumberOption:
    return NumberOption(name, "B1", (0,), own=True, most=most)


GAME = Game(
    id="planted",
    title="Planted",
    names=("Alpha", "Beta"),
    rules_version="1",
    ruleset=Ruleset(
        state=rules.State,
        events=Events(IntEnum("EventKind", []), {}),
        options=(number("bias", 2000), number("boosted", 4), number("swing", 2000), number("unused", 2)),
        rules=rules,
        advice=advice,
        most_actions=5,
        most_sides=rules.LAST,
        package=__name__,
        data=DataOption(
            NAME,
            "B1",
            (PUBLISHED,),
            rows=PARTS,
            columns=(Column("worth", range(100)),),
            published=(0, 8, 16, 24, 32),
        ),
        secrets=False,
    ),
    notation=Notation(
        action_text=lambda _s, _seat, action: PARTS[action],
        action_pieces=lambda _s, _seat, _action: (),
        written=lambda _s: "",
        reader=lambda _text: None,
        problem=lambda _s: "",
    ),
    view=GameView(draw=lambda _position, _seat: None, prompt=lambda _position, _seat: None, status=lambda _s: ""),
    lobby=Lobby(line="", facts="", look=()),
    study=StudySettings(
        clock=("stage",),
        opener="first",
        groups=lambda _: (PartGroup("Parts", PARTS, COSTS),),
        by_number=lambda _, _seat: {int(rules.Phase.DRAFT): dict(enumerate(PARTS))},
        drawn=(int(rules.Phase.DRAFT),),
        bots=("random", "greedy:1"),
        ladder=("random", "greedy:1"),
        chunk=5,
    ),
)
