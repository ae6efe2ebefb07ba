"""What Dice Wars asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.play.position import Position
from warbones.core.view.asking import Asks, Prompts, due, said
from warbones.core.view.scene import Prompt
from warbones.core.view.words import Voice, headline, listed, moment, title
from warbones.games.army.notation.writing import SEATS
from warbones.games.army.rules.dice import Category
from warbones.games.army.rules.events import Rolling
from warbones.games.army.rules.flow import in_secret
from warbones.games.army.rules.gain import offered_of
from warbones.games.army.rules.state import Phase, State, Tray
from warbones.games.army.rules.tally import dead
from warbones.games.army.rules.tray import bonus_open
from warbones.games.army.view.labels import cards, options, waiting
from warbones.games.army.view.log import LOG
from warbones.games.army.view.outcome import ended, match_ending
from warbones.games.army.view.sets import several
from warbones.games.army.view.words import CATEGORIES, dice_word, faces, own_id

OWN_TROOPS: Final = ("my-troops",)
TRAYS: Final = ("their-troops", "their-bonus", "my-bonus", "my-troops")


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]] or sorted(seen.to_act)
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked, voice), detail=_readiness(s, asked, voice), areas=OWN_TROOPS)
    legal, row = seen.legal(voice.seat), _row(s, voice.seat)
    return Prompt(
        kind="choose",
        text=said(row.question, s, voice.seat, voice),
        detail=said(row.reason, s, voice.seat, voice),
        options=options(s, voice.seat, legal),
        several=several(s, voice.seat, legal),
        cards=cards(s, voice.seat) if s.phase == Phase.GAIN else (),
        areas=OWN_TROOPS,
        secret=in_secret(s),
        odds=s.phase == Phase.ROLL,
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if voice.seat is None or voice.seat not in seen.owed:
        return None
    die = next(event.die for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    shown = faces(s.options, die)
    listing = ", ".join(f"{place} {face.label}" for place, face in enumerate(shown, 1))
    return Prompt(
        kind="roll",
        text=f"Roll your {own_id(die)}.",
        detail=f"Enter which of its faces shows: {listing}.",
        areas=OWN_TROOPS,
        sides=6,
        roller=voice.seat,
        dice=due(f"your {own_id(die)}", shown),
        secret=True,
    )


def _moment(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    return moment(*headline(LOG.of(seen, s, voice)[-1].parts), areas=TRAYS)


def _earnings(s: State, seat: int) -> str:
    """Return the seat's offer, such as "take one Attack or Special die, or both"."""
    dice = [(CATEGORIES[category], offered_of(s, seat, category)) for category in Category]
    names = " or ".join(name for name, count in dice if count)
    if max(count for _, count in dice) > 1:
        return f"take one or two {names} dice"
    return f"take one {names} die" + (", or both" if sum(count for _, count in dice) > 1 else "")


def _waiting(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return whom the table waits for, and for what."""
    who = listed([SEATS[seat] for seat in asked])
    doing = said(_row(s, asked[0]).doing, s, asked[0], voice) if asked else "busy"
    return f"{who} {'is' if len(asked) == 1 else 'are'} {doing}."


def _readiness(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return who is ready, and when all is seen."""
    ready = [seat for seat in range(2) if s.ready[seat]]
    what = "the divider is lifted when both are ready" if s.phase == Phase.ROLL else "both choices are opened together"
    if len(ready) == 1:
        return f"{title(voice.whom(ready[0]))} {'are' if ready[0] == voice.seat else 'is'} ready; {what}."
    return title(f"{what}.") if len(asked) == 2 else ""


def _late(s: State, seat: int, rolls: int) -> str:
    """Return what a seat knows that may roll troops again."""
    late = " One bonus die too, once (B24)." if bonus_open(s, seat) else ""
    return f"Roll {rolls} of 3 is done. Skulls stay (R14, R17).{late}"


def _revived(s: State, seat: int, _: Voice) -> str:
    heals = f"Your heals revive {s.heals[seat]} of your {dead(s, seat)} dead dice"
    return f"{heals}; they are rolled next turn (R39, R40)."


ROLLING: Final = "rolling behind the divider"
AGAIN: Final = "Choose any troops to roll again, or stop."

TRAY_ROWS: Final = {
    Tray.UNROLLED: Asks(
        lambda s, seat, _: f"Roll {waiting(s, seat)}.",
        ROLLING,
        "Behind the divider: nobody else sees what you roll (R11).",
    ),
    Tray.BONUS: Asks(
        "Roll one bonus die again, or none.", ROLLING, "Its new face stands. Then your troops follow (R15)."
    ),
    Tray.FIRST: Asks(AGAIN, ROLLING, lambda s, seat, _: _late(s, seat, 1)),
    Tray.SECOND: Asks(AGAIN, ROLLING, lambda s, seat, _: _late(s, seat, 2)),
    Tray.THIRD: Asks("Roll one bonus die again, or stop.", ROLLING, "You have rolled your troops three times (B24)."),
}
"""What a seat is asked behind the divider, by how far it is."""

PHASE_ROWS: Final = {
    Phase.HEAL: Asks(
        lambda s, seat, _: f"Choose {dice_word(s.heals[seat])} to revive.", "choosing dice to revive", _revived
    ),
    Phase.GAIN: Asks(
        lambda s, seat, _: title(f"{_earnings(s, seat)}."),
        "choosing a bonus die",
        "Yours for good, from next turn on (R47).",
    ),
}
"""What both seats are asked after the reveal."""


def _row(s: State, seat: int) -> Asks:
    return PHASE_ROWS.get(Phase(s.phase)) or TRAY_ROWS.get(Tray(s.tray[seat]), TRAY_ROWS[Tray.THIRD])


PROMPTS: Final = Prompts[Position, State, None](lambda s, voice: match_ending(ended(s), voice), _roll, _moment, _answer)


def status(s: State) -> str:
    """Return where the match stands, in a few words."""
    if s.phase == Phase.SETUP:
        return "Set-up"
    if s.phase == Phase.OVER:
        return "Match over"
    return f"Round {s.battle} ({s.wins[0]} to {s.wins[1]}), turn {max(s.turn, 1)}"
