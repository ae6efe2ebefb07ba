"""Dice Wars: roll an army of dice behind a divider, reveal, and earn dice with powers."""

from __future__ import annotations

from warbones.core.game import Game
from warbones.games.army import notation, rules
from warbones.games.army.alike import groups
from warbones.games.army.check import problem
from warbones.games.army.faces import Face
from warbones.games.army.lesson import LESSON
from warbones.games.army.odds import odds
from warbones.games.army.options import OPTIONS
from warbones.games.army.reading import read
from warbones.games.army.refusals import why_not
from warbones.games.army.scene import draw
from warbones.games.army.state import State
from warbones.games.army.words import piece

GAME = Game(
    id="army",
    title="Dice Wars",
    line="Roll an army of dice behind a divider, then reveal.",
    facts="2 players, 30 to 45 minutes",
    names=notation.SEATS,
    rules_version="1",
    state=State,
    options=OPTIONS,
    rules=rules,
    most_actions=rules.MOST_ACTIONS,
    action_text=notation.action_text,
    action_pieces=notation.action_pieces,
    problem=problem,
    written=notation.written,
    reader=read,
    draw=draw,
    look=(piece(0, Face.SWORD, owner=0), piece(30, Face.ENFORCER), piece(35, Face.DOUBLE), piece(60, Face.CURSE)),
    package=__name__,
    odds=odds,
    simulations=5_000,
    lesson=LESSON,
    words=notation.WORDS,
    alike=groups,
    why_not=why_not,
    secret_words=30,
    draws=True,
)
