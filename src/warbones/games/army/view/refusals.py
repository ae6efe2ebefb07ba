"""Why a seat may not take an action, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.notation.counting import number
from warbones.core.notation.reading import named_in
from warbones.games.army.notation.writing import SEATS
from warbones.games.army.rules.dice import NAMES, Category, bit_of, category_of, is_skull, kind_of
from warbones.games.army.rules.gain import blocked, entitled
from warbones.games.army.rules.heal import candidate
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left
from warbones.games.army.rules.tray import bonus_open, troops_again
from warbones.games.army.view.words import CATEGORIES, dice_word, is_troop, kind_name

ELSEWHERE = {
    Place.POOL: "is not rolled yet",
    Place.REVIVED: "was revived and is rolled next turn (R40)",
    Place.RESTING: "rests this turn (R42)",
    Place.GRAVEYARD: "is dead (R41)",
    Place.SUPPLY: "is nobody's yet",
}


def why_not(s: State, seat: int, text: str) -> str:
    """Return why ``seat``, which knows ``s``, may not do what ``text`` names, or "" where there is no more to say."""
    words, dice = text.casefold().split(), named_in(NAMES, text)
    verbs = {Phase.ROLL: "reroll", Phase.HEAL: "heal", Phase.GAIN: "take"}
    if not words or words[0] != verbs.get(Phase(s.phase)):
        return ""
    match s.phase:
        case Phase.ROLL:
            return next((why for die in dice if (why := _not_again(s, seat, die))), "") or _mixed(dice)
        case Phase.HEAL:
            return next((why for die in dice if (why := _not_healed(s, seat, die))), "") or _heals(s, seat, dice)
    return next((why for die in dice if (why := _not_taken(s, seat, die))), "") or _earned(s, seat, dice)


def _not_again(s: State, seat: int, die: int) -> str:
    """Return why a die cannot be rolled again."""
    name = NAMES[die]
    if s.owner[die] != seat:
        return f"{name} is not {SEATS[seat]}'s."
    if s.tray[seat] == Tray.UNROLLED:
        return "Nothing is rolled yet, so nothing is rolled again."
    if is_troop(die) and s.tray[seat] == Tray.BONUS:
        return "The troops are not rolled yet: first a bonus die may be rolled again (R15)."
    if s.place[die] != Place.TRAY:
        return f"{name} {ELSEWHERE[Place(s.place[die])]}."
    if is_skull(s.face[die]):
        return f"{name} shows a skull, which stays (R14)."
    if is_troop(die):
        return "" if troops_again(s, seat) else "The troops were rolled three times (R18)."
    if bonus_open(s, seat):
        return ""
    return (
        "A bonus die was rolled again already (R15)."
        if s.rerolled[seat]
        else "A bonus die is rolled again before the troops (R15)."
    )


def _mixed(dice: Sequence[int]) -> str:
    alone = len(dice) == 1 or all(map(is_troop, dice))
    return "" if alone else "A bonus die is rolled again alone (R15)."


def _not_healed(s: State, seat: int, die: int) -> str:
    if s.owner[die] != seat:
        return f"{NAMES[die]} is not {SEATS[seat]}'s."
    return "" if candidate(s, seat, bit_of(die)) else f"{NAMES[die]} is not dead (R39)."


def _heals(s: State, seat: int, dice: Sequence[int]) -> str:
    heals = s.heals[seat]
    return "" if len(dice) == heals else f"The heals revive {dice_word(heals)}, not {len(dice)} (B22)."


def _not_taken(s: State, seat: int, die: int) -> str:
    """Return why a bonus die cannot be taken."""
    if is_troop(die):
        return f"{NAMES[die]} is a troop, and bonus dice are taken (R44)."
    kind, category = kind_of(die), Category(category_of(die))
    if not entitled(s, seat, category):
        return f"{SEATS[seat]} has earned no {CATEGORIES[category]} die this turn (R44)."
    if blocked(s, kind):
        return f"Both have earned a {kind_name(die)} and there are too few for both, so nobody takes one (R46)."
    if not left(s, kind):
        return f"No {kind_name(die)} is left in the supply (R45)."
    return f"{NAMES[die]} is not in the supply any more." if s.place[die] != Place.SUPPLY else ""


def _earned(s: State, seat: int, dice: Sequence[int]) -> str:
    for category in Category:
        may, asked = entitled(s, seat, category), sum(category_of(die) == category for die in dice)
        if asked > may:
            return (
                f"{SEATS[seat]} has earned {number(may)} {CATEGORIES[category]} {'die' if may == 1 else 'dice'} (R44)."
            )
    return ""
