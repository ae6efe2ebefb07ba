"""Dice Wars: roll an army of dice behind a divider, reveal, and earn dice with powers."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.rules.ruleset import Ruleset
from warbones.games.army import advice
from warbones.games.army.lesson import LESSON
from warbones.games.army.notation import tokens, writer
from warbones.games.army.notation.alike import groups
from warbones.games.army.notation.check import problem
from warbones.games.army.notation.longest import SECRET_WORDS, longest
from warbones.games.army.notation.parser import read
from warbones.games.army.notation.study import STUDY
from warbones.games.army.notation.unlisted import Heals
from warbones.games.army.rules import flow
from warbones.games.army.rules.dice import NAMES
from warbones.games.army.rules.events import EVENTS
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import OPTIONS
from warbones.games.army.rules.rule_data import RULE_DATA
from warbones.games.army.rules.state import State
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.odds import odds
from warbones.games.army.view.pieces import piece
from warbones.games.army.view.prompts import status
from warbones.games.army.view.reasons import figures
from warbones.games.army.view.refusals import why_not
from warbones.games.army.view.scene import counts, draw, prompt

_USUAL = kit_of(read("setup").options)
LOOK = (
    piece(_USUAL, 0, Face.SWORD, owner=0),
    *(piece(_USUAL, die, face) for die, face in ((30, Face.ENFORCER), (35, Face.DOUBLE), (60, Face.CURSE))),
)
"""Some dice, as the lobby shows them."""

GAME = Game(
    id="army",
    title="Dice Wars",
    names=writer.SEATS,
    rules_version="2",
    ruleset=Ruleset(
        state=State,
        events=EVENTS,
        options=OPTIONS,
        rules=flow,
        advice=advice,
        most_actions=flow.MOST_ACTIONS,
        package=__name__,
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
        secret_words=SECRET_WORDS,
        alike=groups,
        unlisted=Heals(),
        names=lambda _: {"die": NAMES},
    ),
    view=GameView(
        why_not=why_not,
        figures=figures,
        replies=frozenset({"roll", "reroll", "keep", "stop", "decline"}),
        draw=draw,
        prompt=prompt,
        status=status,
        counts=counts,
        odds=odds,
        lesson=LESSON,
    ),
    lobby=Lobby(
        line=msg("army-lobby"),
        facts=msg("lobby-facts", players=2, least=30, most=45),
        look=LOOK,
    ),
    bots=BotSettings(
        levels={
            "master": "search",
            "strong": "search:160",
            "steady": "search:24",
            "casual": "greedy",
            "beginner": "careless:10",
        },
        simulations=5_000,
    ),
    study=STUDY,
    draws=True,
)
