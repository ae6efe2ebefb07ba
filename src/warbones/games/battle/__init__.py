"""War Dice: armies of units that are grids of dice meet on a battlefield of three zones."""

from __future__ import annotations

from warbones.core.game import Game
from warbones.games.battle import notation, rules
from warbones.games.battle.check import MOST_ACTIONS, problem
from warbones.games.battle.drafting import drafting
from warbones.games.battle.easing import ease
from warbones.games.battle.lesson import LESSON
from warbones.games.battle.names import NAMES
from warbones.games.battle.options import OPTIONS
from warbones.games.battle.pieces import unit_piece
from warbones.games.battle.reading import read
from warbones.games.battle.refusals import why_not
from warbones.games.battle.scene import draw
from warbones.games.battle.state import State
from warbones.games.battle.vocabulary import WORDS

_SAMPLE = read("unit 1 asked=Alpha | Alpha: dragon-warriors@AB[5,6/3,3] | Beta: razor-fiend@C[4,2/6,1/3,5]")
LOOK = tuple(unit_piece(_SAMPLE, unit) for unit in range(_SAMPLE.units))
"""Two units, as they look in the lobby."""

GAME = Game(
    id="battle",
    title="War Dice",
    line="Buy an army of dice, and storm the base beyond the center.",
    facts="2 players, 30 to 60 minutes",
    names=NAMES,
    rules_version="2",
    state=State,
    options=OPTIONS,
    rules=rules,
    most_actions=MOST_ACTIONS,
    action_text=notation.action_text,
    action_pieces=notation.action_pieces,
    problem=problem,
    written=notation.written,
    reader=read,
    draw=draw,
    look=LOOK,
    package=__name__,
    words=WORDS,
    simulations=20_000,
    ease=ease,
    drafting=drafting,
    lesson=LESSON,
    why_not=why_not,
    draws=True,
)
