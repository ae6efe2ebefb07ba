"""What Dice Wars asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.endings import over
from warbones.core.position import Position
from warbones.core.scene import Prompt
from warbones.core.words import Voice, headline, listed, moment, number, title
from warbones.games.army.dice import ROWS, Category, Kind, kind_of
from warbones.games.army.faces import ROWS as FACES
from warbones.games.army.gain import entitled
from warbones.games.army.labels import cards, options, waiting
from warbones.games.army.log import lines
from warbones.games.army.notation import SEATS
from warbones.games.army.outcome import match_ending
from warbones.games.army.sets import several
from warbones.games.army.state import Event, Phase, State, Tray
from warbones.games.army.tally import dead
from warbones.games.army.tray import bonus_open
from warbones.games.army.words import CATEGORIES, dice_word, own_id

OWN_TROOPS: Final = ("my-troops",)
TRAYS: Final = ("their-troops", "their-bonus", "my-bonus", "my-troops")


def prompt(seen: Position, s: State, voice: Voice) -> Prompt:
    """Return what the seat is asked, or why it waits."""
    if seen.over:
        return over(seen, match_ending((s.winner, s.decided_by, s.wins[0], s.wins[1]), voice), voice)
    if voice.seat is not None and voice.seat in seen.owed:
        return _roll(seen, voice.seat)
    if seen.is_moment:
        return moment(*headline(lines(seen.events(voice.seat), voice)[-1].parts), areas=TRAYS)
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]] or sorted(seen.to_act)
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked), detail=_readiness(s, asked, voice), areas=OWN_TROOPS)
    legal = seen.legal(voice.seat)
    text, detail = _question(s, voice.seat)
    return Prompt(
        kind="choose",
        text=text,
        detail=detail,
        options=options(s, voice.seat, legal),
        several=several(s, voice.seat, legal),
        cards=cards(s, voice.seat) if s.phase == Phase.GAIN else (),
        areas=OWN_TROOPS,
        secret=s.phase == Phase.ROLL or len(asked) == 2 or bool(s.ready[1 - voice.seat]),
        odds=s.phase == Phase.ROLL,
    )


def _roll(seen: Position, seat: int) -> Prompt:
    die = next(event.numbers[0] for event in reversed(seen.events(seat)) if event.kind == Event.ROLLING)
    row = ROWS[Kind(kind_of(die))]
    faces = ", ".join(f"{place} {FACES[face].word}" for place, face in enumerate(row.faces, 1))
    detail = f"Enter which of its faces shows: {faces}."
    return Prompt(kind="roll", text=f"Roll your {own_id(die)}.", detail=detail, areas=OWN_TROOPS, sides=6, secret=True)


def _question(s: State, seat: int) -> tuple[str, str]:
    match s.phase:
        case Phase.ROLL:
            return _rolling(s, seat)
        case Phase.HEAL:
            heals = f"Your heals revive {number(s.heals[seat])} of your {dead(s, seat)} dead dice"
            return f"Choose {dice_word(s.heals[seat])} to revive.", f"{heals}; they are rolled next turn (R39, R40)."
    return title(f"{_earnings(s, seat)}."), "It is yours for good and first rolled next turn (R47)."


def _rolling(s: State, seat: int) -> tuple[str, str]:
    match s.tray[seat]:
        case Tray.UNROLLED:
            return f"Roll {waiting(s, seat)}.", "Behind the divider: nobody else sees what you roll (R11)."
        case Tray.BONUS:
            return "Roll one bonus die again, or none.", "Its new face stands. Then your troops follow (R15)."
    late = " One bonus die too, once (B24)." if bonus_open(s, seat) else ""
    if s.tray[seat] == Tray.THIRD:
        return "Roll one bonus die again, or stop.", "You have rolled your troops three times (B24)."
    done = 1 if s.tray[seat] == Tray.FIRST else 2
    again = "Choose any troops to roll again, or stop."
    return again, f"Roll {done} of 3 is done. Skulls stay (R14, R17).{late}"


def _earnings(s: State, seat: int) -> str:
    """Return what the seat may take, such as "take one Attack die and one Special die"."""
    dice = [(Category(category), entitled(s, seat, category)) for category in range(3)]
    return "take " + listed([
        f"{number(count)} {CATEGORIES[category]} {'die' if count == 1 else 'dice'}" for category, count in dice if count
    ])  # fmt: skip


def _waiting(s: State, asked: Sequence[int]) -> str:
    """Return whom the table waits for, and for what."""
    doing = {
        Phase.ROLL: "rolling behind the divider",
        Phase.HEAL: "choosing dice to revive",
        Phase.GAIN: "choosing a bonus die",
    }
    who = listed([SEATS[seat] for seat in asked])
    return f"{who} {'is' if len(asked) == 1 else 'are'} {doing.get(Phase(s.phase), 'busy')}."


def _readiness(s: State, asked: Sequence[int], voice: Voice) -> str:
    """Return who is ready, and when all is seen."""
    ready = [seat for seat in range(2) if s.ready[seat]]
    what = "the divider is lifted when both are ready" if s.phase == Phase.ROLL else "both choices are opened together"
    if len(ready) == 1:
        return f"{title(voice.whom(ready[0]))} {'are' if ready[0] == voice.seat else 'is'} ready; {what}."
    return title(f"{what}.") if len(asked) == 2 else ""


def status(s: State) -> str:
    """Return where the match stands, in a few words."""
    if s.phase == Phase.SETUP:
        return "Set-up"
    if s.phase == Phase.OVER:
        return "Match over"
    return f"Round {s.battle} ({s.wins[0]} to {s.wins[1]}), turn {max(s.turn, 1)}"
