"""DICE WAR: pawns race up a board to batter a twenty-sided keep."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.rules.ruleset import Ruleset
from warbones.games.keep import advice
from warbones.games.keep.lesson import LESSON
from warbones.games.keep.notation import tokens, writer
from warbones.games.keep.notation.check import problem
from warbones.games.keep.notation.longest import longest
from warbones.games.keep.notation.mirror import mirrored
from warbones.games.keep.notation.parser import read
from warbones.games.keep.notation.study import STUDY
from warbones.games.keep.rules import flow
from warbones.games.keep.rules.events import EVENTS
from warbones.games.keep.rules.options import OPTIONS
from warbones.games.keep.rules.state import State
from warbones.games.keep.view.odds import odds
from warbones.games.keep.view.prompts import status
from warbones.games.keep.view.reasons import figures
from warbones.games.keep.view.refusals import why_not
from warbones.games.keep.view.scene import counts, draw, prompt
from warbones.games.keep.view.words import bare, keep_piece

LOOK = (keep_piece(0, 20), bare(0, 3), bare(5, 4), keep_piece(1, 14))
"""A keep and a pawn of each side, as the lobby shows them."""

GAME = Game(
    id="keep",
    title="DICE WAR",
    names=writer.SEATS,
    rules_version="3",
    continues=("2",),  # version 3 only skips choices that decide nothing
    ruleset=Ruleset(
        state=State,
        events=EVENTS,
        options=OPTIONS,
        rules=flow,
        advice=advice,
        most_actions=32,
        package=__name__,
        secrets=False,
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
        names=writer.names,
        across=mirrored,
    ),
    view=GameView(
        why_not=why_not,
        figures=figures,
        replies=frozenset({"take", "off"}),
        draw=draw,
        prompt=prompt,
        status=status,
        counts=counts,
        odds=odds,
        lesson=LESSON,
    ),
    lobby=Lobby(
        line=msg("keep-lobby"),
        facts=msg("lobby-facts", players=2, least=15, most=20),
        look=LOOK,
    ),
    bots=BotSettings(
        levels={
            "master": "search",
            "strong": "search:50",
            "steady": "search:22",
            "casual": "careless:35",
            "beginner": "careless:110",
        },
        simulations=20_000,
    ),
    study=STUDY,
    draws=True,
)
