"""DiceWing: draft fourteen polyhedral dice, then launch them in secret pairs."""

from __future__ import annotations

from warbones.core.messages import msg
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.rules.ruleset import Ruleset
from warbones.games.dicewing import advice
from warbones.games.dicewing.lesson import LESSON
from warbones.games.dicewing.notation import tokens, writer
from warbones.games.dicewing.notation.check import problem
from warbones.games.dicewing.notation.longest import longest
from warbones.games.dicewing.notation.parser import read
from warbones.games.dicewing.notation.study import STUDY
from warbones.games.dicewing.rules import flow
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.events import EVENTS
from warbones.games.dicewing.rules.state import OPTIONS, State
from warbones.games.dicewing.view.prompts import status
from warbones.games.dicewing.view.reasons import figures
from warbones.games.dicewing.view.refusals import why_not
from warbones.games.dicewing.view.scene import counts, draw, prompt
from warbones.games.dicewing.view.words import piece

GAME = Game(
    id="dicewing",
    title="DiceWing",
    names=writer.SEATS,
    rules_version="2",
    ruleset=Ruleset(
        state=State,
        events=EVENTS,
        options=OPTIONS,
        rules=flow,
        advice=advice,
        most_actions=21,
        package=__name__,
        most_sides=20,
        brief=True,
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
        secret_words=2,
        names=lambda _: {"die": NAMES},
    ),
    view=GameView(
        why_not=why_not,
        figures=figures,
        replies=frozenset({"capture", "lower"}),
        draw=draw,
        prompt=prompt,
        status=status,
        counts=counts,
        lesson=LESSON,
    ),
    lobby=Lobby(
        line=msg("dicewing-lobby"),
        facts=msg("lobby-facts", players=2, least=15, most=20),
        look=(piece(6, 17), piece(11, 70), piece(2, 7)),
        suggested=True,
    ),
    bots=BotSettings(
        levels={
            "master": "search",
            "strong": "search:600",
            "steady": "search:80",
            "casual": "greedy",
            "beginner": "careless:20",
        },
    ),
    study=STUDY,
    draws=True,
)
