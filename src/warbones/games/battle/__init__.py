"""War Dice: armies of units that are grids of dice meet on a battlefield of three zones."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.rules.ruleset import Ruleset
from warbones.games.battle import advice
from warbones.games.battle.advice.effort import ease
from warbones.games.battle.lesson import LESSON
from warbones.games.battle.notation import tokens, writer
from warbones.games.battle.notation.check import MOST_ACTIONS, problem
from warbones.games.battle.notation.longest import longest
from warbones.games.battle.notation.names import EVENT_NAMES, NAMES
from warbones.games.battle.notation.parser import read
from warbones.games.battle.notation.study import STUDY
from warbones.games.battle.rules import flow
from warbones.games.battle.rules.drafts import drafting
from warbones.games.battle.rules.events import EVENTS
from warbones.games.battle.rules.options import OPTIONS
from warbones.games.battle.rules.rule_data import RULE_DATA
from warbones.games.battle.rules.state import State
from warbones.games.battle.view.pieces import unit_piece
from warbones.games.battle.view.reasons import figures
from warbones.games.battle.view.refusals import why_not
from warbones.games.battle.view.scene import draw, prompt
from warbones.games.battle.view.status import counts, status
from warbones.games.battle.view.whole_action import whole_action

_SAMPLE = read("unit 1 asked=Alpha | Alpha: dragon-warriors@AB[5,6/3,3] | Beta: razor-fiend@C[4,2/6,1/3,5]")
LOOK = tuple(unit_piece(_SAMPLE, unit, {}) for unit in range(_SAMPLE.units))
"""Two units, as the lobby shows them."""

GAME = Game(
    id="battle",
    title="War Dice",
    names=NAMES,
    rules_version="3",
    ruleset=Ruleset(
        state=State,
        events=EVENTS,
        options=OPTIONS,
        rules=flow,
        advice=advice,
        most_actions=MOST_ACTIONS,
        package=__name__,
        secrets=False,
        drafting=drafting,
        data=RULE_DATA,
    ),
    notation=Notation(
        action_text=writer.action_text,
        action_pieces=writer.action_pieces,
        written=writer.written,
        reader=read,
        problem=problem,
        words=tokens.WORDS,
        spelling=tokens,
        longest=longest,
        names=lambda _: EVENT_NAMES,
    ),
    view=GameView(
        why_not=why_not,
        whole_action=whole_action,
        figures=figures,
        replies=frozenset({"arrange", "cross", "done", "keep", "put", "regroup", "reroll", "squares"}),
        draw=draw,
        prompt=prompt,
        status=status,
        counts=counts,
        lesson=LESSON,
    ),
    lobby=Lobby(
        line=msg("battle-lobby"),
        facts=msg("lobby-facts", players=2, least=30, most=60),
        look=LOOK,
    ),
    bots=BotSettings(
        levels={
            "master": "search",
            "strong": "search:1",
            "steady": "greedy",
            "casual": "careless:7",
            "beginner": "careless:20",
        },
        simulations=20_000,
        ease=ease,
    ),
    study=STUDY,
    draws=True,
)
