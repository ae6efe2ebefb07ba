"""inDICEsion: foam dice thrown at boards, with towers and powers."""

from __future__ import annotations

from typing import Final

from warbones.core.messages import msg
from warbones.core.notation.notation import Notation
from warbones.core.play.game import Game
from warbones.core.play.parts import BotSettings, GameView, Lobby
from warbones.core.rules.ruleset import Ruleset
from warbones.games.indicesion import advice
from warbones.games.indicesion.advice.aims import ThrowAims
from warbones.games.indicesion.advice.shots import Shots
from warbones.games.indicesion.lesson import LESSON
from warbones.games.indicesion.notation import writer
from warbones.games.indicesion.notation.check import problem
from warbones.games.indicesion.notation.free import FreeThrows
from warbones.games.indicesion.notation.parser import read
from warbones.games.indicesion.notation.study import STUDY
from warbones.games.indicesion.notation.throws import DiceThrows
from warbones.games.indicesion.rules import flow
from warbones.games.indicesion.rules.dice import NAMES
from warbones.games.indicesion.rules.events import EVENTS
from warbones.games.indicesion.rules.launches import CODES
from warbones.games.indicesion.rules.options import OPTIONS
from warbones.games.indicesion.rules.state import State
from warbones.games.indicesion.view.free_throw import throw_headline
from warbones.games.indicesion.view.prompts import status
from warbones.games.indicesion.view.reasons import figures, outcome
from warbones.games.indicesion.view.refusals import why_not
from warbones.games.indicesion.view.scene import counts, draw, prompt
from warbones.games.indicesion.view.words import bare

AIMS: Final = ThrowAims()

GAME = Game(
    id="indicesion",
    title="inDICEsion",
    names=writer.SEATS,
    rules_version="3",
    ruleset=Ruleset(
        state=State,
        events=EVENTS,
        options=OPTIONS,
        rules=flow,
        advice=advice,
        most_actions=CODES,
        package=__name__,
        most_sides=20,
        secrets=False,
        compiles=False,
        throws=DiceThrows(),
        aims=AIMS,
        shots=Shots(AIMS),
    ),
    notation=Notation(
        action_text=writer.action_text,
        action_pieces=writer.action_pieces,
        written=writer.written,
        reader=read,
        problem=problem,
        names=lambda _: {"die": NAMES},
        unlisted=FreeThrows(),
    ),
    view=GameView(
        why_not=why_not,
        figures=figures,
        outcome=outcome,
        draw=draw,
        prompt=prompt,
        status=status,
        at_what=throw_headline,
        counts=counts,
        lesson=LESSON,
    ),
    lobby=Lobby(
        line=msg("indicesion-lobby"),
        facts=msg("lobby-facts-range", few=2, many=6, least=10, most=20),
        look=(bare(3, 5), bare(13, 2), bare(24, 6), bare(32, 1)),
    ),
    study=STUDY,
    bots=BotSettings(
        levels={"master": "marksman", "strong": "expert", "steady": "average", "beginner": "novice"},
    ),
    seats_option="players",
    draws=True,
)
