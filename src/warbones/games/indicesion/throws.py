"""What inDICEsion hands over for its throws: which is due, its facts as numbers, and facts as a referee writes them."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from warbones.core.errors import WrongFacts
from warbones.core.throw import Landing, Launch, Lie, Throw
from warbones.games.indicesion.aiming import away
from warbones.games.indicesion.dice import BOARDS, NAMES, dice_at, listed, power
from warbones.games.indicesion.facts import burned, encoded, in_play
from warbones.games.indicesion.launches import from_words
from warbones.games.indicesion.powers import face_to_copy
from warbones.games.indicesion.space import EDGE, known_pose, pose_of, spot_of, surfaces
from warbones.games.indicesion.state import NONE, Colour, Foam, Phase, Place, RedVsRed, Skill, State, ThrowModel

LIE: Final = re.compile(r"(\w+)=([1-6x])(?:@([\w+]+))?(?:\^([\w+]+))?")
HOW: Final = (
    "Write where each die lies that moved, as red1=4@Alpha (face, board), red1=x (crooked, on no board) or "
    "blue2=6^pink1 (on another die); then touch red1-blue2 for each die that touched a red one. Or write foul."
)


class DiceThrows:
    """The throws of this game (`warbones.core.throw.Throws`)."""

    def due(self, s: State) -> Throw:
        """Return the throw that is due: of a die, of a blue one that is put down, or of none, to settle."""
        is_put = s.placed != NONE
        moving = s.placed if is_put else s.thrown if s.phase != Phase.SETTLE else NONE
        launch = _launch(s) if moving == s.thrown and not is_put else None
        return Throw(
            dice=tuple(_lying(s, die) for die in dice_at(s, Place.TABLE) if die != moving),
            surfaces=surfaces(s),
            edge=EDGE,
            die=NAMES[moving] if moving != NONE else None,
            launch=launch,
            away=away(s, s.target) if launch else None,
            spot=spot_of(s, s.replaces) if is_put else None,
            face=face_to_copy(s, s.replaces) if is_put else 0,
            board=_board(s),
            burning=tuple(NAMES[die] for die in in_play(s) if power(s, die, Colour.RED)),
            burn_alike=s.options.red_vs_red == RedVsRed.BOTH,
            skill=Skill(s.options.noise).name.lower(),
            foam=Foam(s.options.foam).name.lower(),
            refereed=s.options.throw_model == ThrowModel.REFEREE,
        )

    def numbers(self, s: State, landing: Landing) -> tuple[int, ...]:
        """Return the facts as whole numbers. Raises `WrongFacts`."""
        return encoded(s, landing)

    def read(self, s: State, text: str) -> Landing:
        """Return the facts that a referee wrote; dice that are not named lie as before. Raises `WrongFacts`."""
        words = text.split()
        if words == ["foul"]:
            return Landing(foul=True)
        before, _, after = text.partition("touch")
        named = [_read_lie(word) for word in before.split()]
        touches = tuple(_read_touch(word) for word in after.replace("touch", " ").split())
        gone = burned(s, [(_known(one), _known(other)) for one, other in touches])
        told = {lie.die for lie in named}
        rest = [
            _as_before(s, die, gone) for die in dice_at(s, Place.TABLE) if die not in gone and NAMES[die] not in told
        ]
        return Landing(lies=(*named, *rest), touches=touches)


def _launch(s: State) -> Launch | None:
    numbers = [int(s.launch[at]) for at in range(len(s.launch))]
    return from_words(numbers) if any(numbers) else None


def _board(s: State) -> str:
    """Return the board that a blue die is put on: its owner's."""
    return BOARDS[s.owner[s.placed]] if s.placed != NONE else ""


def _read_lie(word: str) -> Lie:
    found = LIE.fullmatch(word)
    if found is None:
        raise WrongFacts(f"{word!r:.40} says of no die how it lies. {HOW}")
    die, face, on, beneath = found.groups()
    return Lie(die=die, face=0 if face == "x" else int(face), on=_split(on), beneath=_split(beneath))


def _split(names: str | None) -> tuple[str, ...]:
    return tuple(names.split("+")) if names else ()


def _read_touch(word: str) -> tuple[str, str]:
    one, dash, other = word.partition("-")
    if not dash or not one or not other:
        raise WrongFacts(f"{word!r:.40} names no touch: write two dice, as red1-blue2.")
    return one, other


def _known(name: str) -> int:
    if name not in NAMES:
        raise WrongFacts(f"There is no die {name!r:.40}; dice are called {NAMES[0]} to {NAMES[-1]}.")
    return NAMES.index(name)


def _as_before(s: State, die: int, gone: dict[int, int]) -> Lie:
    """Return how a die lay already; what it lay on and was burned is no longer there."""
    on = s.boards[die]
    for below in listed(s.beneath[die]):
        if below in gone:
            on |= s.boards[below]
    return Lie(
        die=NAMES[die],
        face=s.face[die],
        on=tuple(BOARDS[board] for board in listed(on)),
        beneath=tuple(NAMES[below] for below in listed(s.beneath[die]) if below not in gone),
        pose=known_pose(s, die),
    )


def _lying(s: State, die: int) -> Lie:
    """Return how a die lies, with a pose that agrees with it where none is known."""
    return replace(_as_before(s, die, {}), pose=pose_of(s, die))
