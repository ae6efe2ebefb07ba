"""inDICEsion: foam dice thrown at boards, with towers and powers."""

from __future__ import annotations

from warbones.core.game import Game
from warbones.games.indicesion import notation, rules
from warbones.games.indicesion.aims import ThrowAims
from warbones.games.indicesion.check import problem
from warbones.games.indicesion.free import FreeThrows
from warbones.games.indicesion.launches import CODES
from warbones.games.indicesion.lesson import LESSON
from warbones.games.indicesion.options import OPTIONS
from warbones.games.indicesion.reading import read
from warbones.games.indicesion.refusals import why_not
from warbones.games.indicesion.scene import draw
from warbones.games.indicesion.state import State
from warbones.games.indicesion.throws import DiceThrows
from warbones.games.indicesion.words import bare

GAME = Game(
    id="indicesion",
    title="inDICEsion",
    line="Throw foam dice at boards: build towers, burn, poison and respawn.",
    facts="2 to 6 players, 10 to 20 minutes",
    names=notation.SEATS,
    rules_version="2",
    state=State,
    options=OPTIONS,
    rules=rules,
    most_actions=CODES,
    action_text=notation.action_text,
    action_pieces=notation.action_pieces,
    problem=problem,
    written=notation.written,
    reader=read,
    draw=draw,
    look=(bare(3, 5), bare(13, 2), bare(24, 6), bare(32, 1)),
    package=__name__,
    in_lobby=True,
    lesson=LESSON,
    seats_option="players",
    compiles=False,
    throws=DiceThrows(),
    unlisted=FreeThrows(),
    aims=ThrowAims(),
    bots=("expert", "average", "novice", "random"),
    draws=True,
    why_not=why_not,
)
