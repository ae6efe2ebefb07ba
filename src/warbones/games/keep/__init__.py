"""DICE WAR: pawns race up a board to batter a twenty-sided keep."""

from __future__ import annotations

from warbones.core.game import Game
from warbones.games.keep import notation, rules
from warbones.games.keep.check import problem
from warbones.games.keep.lesson import LESSON
from warbones.games.keep.odds import odds
from warbones.games.keep.options import OPTIONS
from warbones.games.keep.reading import read
from warbones.games.keep.refusals import why_not
from warbones.games.keep.scene import draw
from warbones.games.keep.state import State
from warbones.games.keep.words import bare, keep_piece

GAME = Game(
    id="keep",
    title="DICE WAR",
    line="Race your pawns up the board and batter the twenty-sided keep.",
    facts="2 players, 15 to 20 minutes",
    names=notation.SEATS,
    rules_version="1",
    state=State,
    options=OPTIONS,
    rules=rules,
    most_actions=32,
    action_text=notation.action_text,
    action_pieces=notation.action_pieces,
    problem=problem,
    written=notation.written,
    reader=read,
    draw=draw,
    look=(keep_piece(0, 20), bare(0, 3), bare(5, 4), keep_piece(1, 14)),
    package=__name__,
    odds=odds,
    simulations=20_000,
    lesson=LESSON,
    words=notation.WORDS,
    why_not=why_not,
    draws=True,
)
