"""What DiceWing asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.endings import over
from warbones.core.position import Position
from warbones.core.scene import Prompt
from warbones.core.words import Voice, headline, moment, title
from warbones.games.dicewing.dice import D10, PERCENT, SET_SIZE, set_of
from warbones.games.dicewing.draft import drafter, pool_left
from warbones.games.dicewing.labels import options
from warbones.games.dicewing.log import lines
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.outcome import ending
from warbones.games.dicewing.power import lowest_value
from warbones.games.dicewing.score import result
from warbones.games.dicewing.state import Bonus, CollateralTie, Event, Phase, State
from warbones.games.dicewing.words import kind


def prompt(seen: Position, s: State, voice: Voice) -> Prompt:
    """Return what the seat is asked, or why it waits."""
    if seen.over:
        return over(seen, ending(result(s), voice), voice)
    if None in seen.owed:
        return _roll(seen, voice)
    if seen.is_moment:
        return moment(*headline(lines(seen.events(voice.seat), voice)[-1].parts))
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]] or sorted(seen.to_act)
    detail = _reason(s, asked, voice)
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked, voice), detail=detail)
    listed = options(s, voice.seat, seen.legal(voice.seat))
    return Prompt(kind="choose", text=_question(s, voice.seat), detail=detail, options=listed, secret=_in_secret(s))


def _roll(seen: Position, voice: Voice) -> Prompt:
    die = next(event.numbers[0] for event in reversed(seen.events(voice.seat)) if event.kind == Event.ROLLING)
    sides = seen.owed[None].sides
    tens = {
        D10: "Enter what it shows, 1 to 9, or 10 for its 0.",
        PERCENT: "Enter its tens, 1 to 9, or 10 for its 00.",
    }
    detail = tens.get(die % SET_SIZE, f"Enter what it shows, 1 to {sides}.")
    return Prompt(kind="roll", text=f"Roll {voice.whose(set_of(die))} {kind(die)}.", detail=detail, sides=sides)


def _in_secret(s: State) -> bool:
    both_aim = all(s.owing[seat] or s.ready[seat] for seat in range(2))
    return s.phase == Phase.LAUNCH or (s.phase == Phase.COLLATERAL and both_aim)


def _question(s: State, seat: int) -> str:
    other = SEATS[1 - seat]
    match s.phase:
        case Phase.DRAFT:
            return "Take one die from the pool."
        case Phase.LAUNCH:
            return "Launch two dice in secret."
        case Phase.CALL if s.calling == Bonus.TRAINING:
            return "Call which of your two dice Training adds."
        case Phase.CALL:
            return f"Call which of {other}'s two dice Targeting adds."
        case Phase.COLLATERAL:
            return f"Lower one die in {other}'s squadron{', in secret' if _in_secret(s) else ''}."
    return f"Capture one of {other}'s two dice."


def _waiting(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return whom the table waits for, and for what."""
    if len(asked) == 2:
        doing = "launching" if s.phase == Phase.LAUNCH else "lowering a die"
        return f"{SEATS[0]} and {SEATS[1]} are secretly {doing}."
    whose = voice.whose(1 - asked[0])
    deeds = {
        Phase.DRAFT: "taking a die from the pool",
        Phase.LAUNCH: "secretly choosing two dice",
        Phase.CALL: f"calling which die {Bonus(s.calling).name.title()} adds",
        Phase.COLLATERAL: f"{'secretly ' if _in_secret(s) else ''}lowering one of {whose} dice",
        Phase.CAPTURE: f"capturing one of {whose} two dice",
    }
    return f"{SEATS[asked[0]]} is {deeds[Phase(s.phase)]}."


def _reason(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return the line below: why this is asked, and what comes of it."""
    if s.phase == Phase.DRAFT:
        return _progress(s, voice)
    if _in_secret(s):
        return _readiness(s, asked, voice)
    seat = asked[0]
    match s.phase:
        case Phase.CALL if s.calling == Bonus.TRAINING:
            return f"Both {voice.whose(seat)} dice come from one set (R20)."
        case Phase.CALL:
            return f"Both {voice.whose(seat)} dice are odd (R22)."
        case Phase.COLLATERAL:
            return _lowest(s, seat, voice)
    return "Both have the same number of sides (B8)."


def _progress(s: State, voice: Voice) -> str:
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
