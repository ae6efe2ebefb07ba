"""DiceWing: draft fourteen polyhedral dice, then launch them in secret pairs."""

from __future__ import annotations

from warbones.core.game import Game
from warbones.games.dicewing import notation, rules
from warbones.games.dicewing.check import problem
from warbones.games.dicewing.lesson import LESSON
from warbones.games.dicewing.reading import read
from warbones.games.dicewing.refusals import why_not
from warbones.games.dicewing.scene import draw
from warbones.games.dicewing.state import OPTIONS, State
from warbones.games.dicewing.words import piece

GAME = Game(
    id="dicewing",
    title="DiceWing",
    line="Draft fourteen dice, then launch them in secret pairs.",
    facts="2 players, 15 to 20 minutes",
    names=notation.SEATS,
    rules_version="1",
    state=State,
    options=OPTIONS,
    rules=rules,
    most_actions=21,
    action_text=notation.action_text,
    action_pieces=notation.action_pieces,
    problem=problem,
    written=notation.written,
    reader=read,
    draw=draw,
    look=(piece(6, 17), piece(11, 70), piece(2, 7)),
    package=__name__,
    lesson=LESSON,
    words=notation.WORDS,
    why_not=why_not,
    secret_words=2,
    draws=True,
)
