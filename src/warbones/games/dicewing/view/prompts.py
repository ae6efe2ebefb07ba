"""What DiceWing asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.play.position import Position
from warbones.core.rules.step import NOBODY
from warbones.core.view.asking import Asks, Prompts, due, said
from warbones.core.view.scene import Prompt
from warbones.core.view.words import Voice, headline, moment, title
from warbones.games.dicewing.notation.writing import SEATS
from warbones.games.dicewing.rules.dice import D10, PERCENT, SET_SIZE, set_of
from warbones.games.dicewing.rules.draft import drafter, pool_left
from warbones.games.dicewing.rules.events import Ended, Rolling
from warbones.games.dicewing.rules.flow import in_secret
from warbones.games.dicewing.rules.power import lowest_value
from warbones.games.dicewing.rules.score import result
from warbones.games.dicewing.rules.state import Bonus, CollateralTie, Phase, State
from warbones.games.dicewing.view.labels import options
from warbones.games.dicewing.view.log import LOG
from warbones.games.dicewing.view.outcome import ending
from warbones.games.dicewing.view.words import face, kind


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]] or sorted(seen.to_act)
    row = ROWS[Phase(s.phase)]
    detail = _readiness(s, asked, voice) if in_secret(s) else said(row.reason, s, asked[0], voice)
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked, voice), detail=detail)
    return Prompt(
        kind="choose",
        text=said(row.question, s, voice.seat, voice),
        detail=detail,
        options=options(s, voice.seat, seen.legal(voice.seat), seen.kept(voice.seat)),
        secret=in_secret(s),
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if None not in seen.owed:
        return None
    die = next(event.die for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    sides = seen.owed[None].sides
    tens = {
        D10: "Enter what it shows, 1 to 9, or 10 for its 0.",
        PERCENT: "Enter its tens, 1 to 9, or 10 for its 00.",
    }
    detail = tens.get(die % SET_SIZE, f"Enter what it shows, 1 to {sides}.")
    name = f"{voice.whose(set_of(die))} {kind(die)}"
    return Prompt(
        kind="roll",
        text=f"Roll {name}.",
        detail=detail,
        sides=sides,
        roller=set_of(die) if s.phase == Phase.SETUP or s.holder[die] == NOBODY else s.holder[die],
        dice=due(name, (face(die, number) for number in range(1, sides + 1))),
    )


def _moment(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    return moment(*headline(LOG.of(seen, s, voice)[-1].parts))


def _waiting(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return whom the table waits for, and for what."""
    if len(asked) == 2:
        doing = "launching" if s.phase == Phase.LAUNCH else "lowering a die"
        return f"{SEATS[0]} and {SEATS[1]} are secretly {doing}."
    return f"{SEATS[asked[0]]} is {said(ROWS[Phase(s.phase)].doing, s, asked[0], voice)}."


def _progress(s: State, asked: int, voice: Voice) -> str:
    """Return how far the draft is, and who takes next."""
    left, following = pool_left(s), s.copy()
    following.picks = s.picks + 1
    seat = drafter(following)
    number = "two" if s.picks == 0 else "one more" if s.picks == 1 else "one"
    then = f"then {voice.then(seat, 'take')} {number}" if left > 1 else "then the attacks begin"
    return f"Pick {s.picks + 1} of {s.picks + left}. It keeps its face; {then}."


def _readiness(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return who has chosen in secret, and when all is seen."""
    together = (
        "both bays open together"
        if s.phase == Phase.LAUNCH
        else "the lowest dice are equal, so each side lowers one (B6)"
    )
    ready = [seat for seat in range(2) if seat not in asked]
    if ready and voice.seat in ready:
        return f"You have chosen; {together}."
    if ready:
        return f"{SEATS[ready[0]]} has chosen and waits; {together}."
    others = [SEATS[seat] for seat in asked if seat != voice.seat]
    return f"{others[0]} is choosing too; {together}." if len(others) == 1 else f"{title(together)}."


def _lowest(s: State, seat: int, voice: Voice) -> str:
    """Return why ``seat`` applies Collateral Damage."""
    own, other = lowest_value(s, seat), lowest_value(s, 1 - seat)
    if own < other:
        return f"{voice.name(seat)} used the lowest die of this attack, {own} (R29)."
    if s.options.collateral_tie == CollateralTie.LOWER_INITIAL:
        return f"The lowest dice are equal, and {voice.whose(seat)} Initial Power is lower (B6)."
    return "The lowest dice are equal, so each side lowers a die where there is one (B6)."


def _call(s: State, seat: int, voice: Voice) -> str:
    if s.calling == Bonus.TRAINING:
        return "Call which of your two dice Training adds."
    return f"Call which of {SEATS[1 - seat]}'s two dice Targeting adds."


def _why_called(s: State, seat: int, voice: Voice) -> str:
    if s.calling == Bonus.TRAINING:
        return f"Both {voice.whose(seat)} dice come from one set (R20)."
    return f"Both {voice.whose(seat)} dice are odd (R22)."


def _lower(s: State, seat: int, voice: Voice) -> str:
    return f"Lower one die in {SEATS[1 - seat]}'s squadron{', in secret' if in_secret(s) else ''}."


def _lowering(s: State, seat: int, voice: Voice) -> str:
    return f"{'secretly ' if in_secret(s) else ''}lowering one of {voice.whose(1 - seat)} dice"


ROWS: Final = {
    Phase.DRAFT: Asks("Take one die from the pool.", "taking a die from the pool", _progress),
    Phase.LAUNCH: Asks("Launch two dice in secret.", "secretly choosing two dice"),
    Phase.CALL: Asks(_call, lambda s, *_: f"calling which die {Bonus(s.calling).name.title()} adds", _why_called),
    Phase.COLLATERAL: Asks(_lower, _lowering, _lowest),
    Phase.CAPTURE: Asks(
        lambda _, seat, __: f"Capture one of {SEATS[1 - seat]}'s two dice.",
        lambda _, seat, voice: f"capturing one of {voice.whose(1 - seat)} two dice",
        "Both have the same number of sides (B8).",
    ),
}
"""What each phase asks; while choices are secret, who is ready stands in the place of the reason."""

PROMPTS: Final = Prompts[Position, State, None](
    lambda s, voice: ending(Ended(*result(s)), voice), _roll, _moment, _answer
)


def status(s: State) -> str:
    """Return where the game stands, in a few words."""
    match s.phase:
        case Phase.SETUP:
            return "Set-up"
        case Phase.DRAFT:
            return "Second draft" if s.stage == 2 else "Draft"
        case Phase.RELOAD:
            return "Reload"
        case Phase.OVER:
            return "Game over"
    return f"Stage {s.stage}, attack {s.attack} of {attacks(s)}"


def attacks(s: State) -> int:
    """Return how many attacks this stage has, which the first player's share of the draft decides (R35, R43)."""
    return s.picks // 4
