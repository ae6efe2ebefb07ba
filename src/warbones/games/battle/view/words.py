"""Words for War Dice's units, zones, attacks and powers."""

from __future__ import annotations

from typing import Final, Literal

from warbones.core.notation.counting import counted
from warbones.core.view.scene import Sign
from warbones.core.view.words import Voice, listed, percent
from warbones.games.battle.notation.names import letter, line_name
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.odds import chance
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import marked, squares, value
from warbones.games.battle.rules.state import CENTER, SQUARES, Options, State
from warbones.games.battle.rules.units import ROWS, Attack

RATED: Final[dict[Attack, Literal["blade", "bow", "scope", "spark", "tower"]]] = {
    Attack.MELEE: "blade",
    Attack.RANGED: "bow",
    Attack.SNIPE: "scope",
    Attack.CRITICAL: "spark",
    Attack.SIEGE: "tower",
}
"""How an attack type is drawn."""

Icon = Literal["tick", "wall", "up", "wave", "stop"]

STATES: Final[dict[Status, tuple[Icon, str]]] = {
    Status.ACTED: ("tick", "acted"),
    Status.FORMATION: ("wall", "in formation"),
    Status.FLYING: ("up", "flying"),
    Status.EVADING: ("wave", "evading"),
    Status.PARALYZED: ("stop", "paralyzed"),
}
"""What is marked beside a unit that everybody must know, as mark and word."""

ROOM: Final = 3
"""Words of a name that a headline holds."""

EXPLAINED: Final = {
    Status.ACTED: "It has acted in this round (R12).",
    Status.ATTACKED: "It has been attacked in this round.",
    Status.FORMATION: "Its rows and columns count 3 more until the round ends (R35).",
    Status.FLYING: "Once attacked, only ranged and snipe can attack it until the round ends (R40).",
    Status.EVADING: "It cannot be attacked from other zones (R38).",
    Status.SPENT: "What serves once per battle is used up.",
    Status.PARALYZED: "It was paralyzed: its action is lost (R43).",
}


def called(s: State, unit: int) -> str:
    """Return a unit's name and letter, such as "Zombie Horde A"."""
    return f"{row_of(s.options, s.kind[unit]).name} {letter(s, unit)}"


def brief(s: State, unit: int) -> str:
    """Return a unit's name and letter as a headline has room for them, such as "Winged Wyrm A" and "Lady A"."""
    name = row_of(s.options, s.kind[unit]).name.removeprefix("The ")
    return f"{name if len(name.split()) <= ROOM else name.split(' of ')[0]} {letter(s, unit)}"


def owned(s: State, unit: int) -> str:
    """Return a unit's name and letter as they stand after an owner's: "The Winged Wyrm A" is "Beta's Winged Wyrm A"."""
    return called(s, unit).removeprefix("The ")


def whose_unit(s: State, unit: int, voice: Voice) -> str:
    """Return whose unit it is and how it is called, such as "Beta's Zombie Horde A"."""
    return f"{voice.whose(s.owner[unit])} {owned(s, unit)}"


def agrees(s: State, unit: int, verb: str) -> str:
    """Return the plain ``verb`` as a unit of that name does it: a Zombie Horde attacks, and Archers attack."""
    name = row_of(s.options, s.kind[unit]).name
    many = name.endswith("s") and " of " not in name
    if verb == "be":
        return "are" if many else "is"
    return verb if many else verb + ("es" if verb.endswith(("ch", "s", "o")) else "s")


def zone_words(zone: int, voice: Voice) -> str:
    """Return "the center", "your base" or "Beta's base"."""
    return "the center" if zone == CENTER else f"{voice.whose(zone // 2)} base"


def attack_rule(attack: int) -> str:
    """Return the number of the rule of an attack type (R23 to R27)."""
    return f"R{23 + attack}"


def square_words(s: State, unit: int, square: int) -> str:
    """Return where a square is, such as "row 1, column 2"; "its only square" where there is one."""
    row = row_of(s.options, s.kind[unit])
    down, across = divmod(square, row.width)
    if squares(s, unit) == 1:
        return "its only square"
    if row.height == 1:
        return f"column {across + 1}"
    return f"row {down + 1}" if row.width == 1 else f"row {down + 1}, column {across + 1}"


def where_words(s: State, target: int, attack: int, place: int) -> str:
    """Return where an attack strikes: a line, or by snipe and critical a square."""
    return line_name(place) if attack <= Attack.RANGED else square_words(s, target, place)


def chance_words(dice: int, to_beat: int) -> str:
    """Return the chance that so many attack dice come to more than a number (R22), such as "83%"."""
    return percent(chance(dice, to_beat))


def squares_words(s: State, unit: int, mask: int) -> str:
    """Return the values and places of squares, such as "6 in row 1, column 2"; a crossed-out one has no value."""
    found = [square for square in range(SQUARES) if mask >> square & 1]
    return listed([_square_and_value(s, unit, square) for square in found])


def _square_and_value(s: State, unit: int, square: int) -> str:
    rated = value(s, unit, square)
    where = square_words(s, unit, square)
    return f"{rated} in {where}" if rated else where


def ratings(options: Options, kind: int) -> tuple[Sign, ...]:
    """Return the dice of a unit's attacks, drawn and in words."""
    attacks = row_of(options, kind).attacks.items()
    return tuple(Sign(icon=RATED[attack], word=attack.name.lower(), figure=str(dice)) for attack, dice in attacks)


def legend() -> tuple[Sign, ...]:
    """Return what each drawn attack is called."""
    return tuple(Sign(icon=RATED[attack], word=attack.name.lower()) for attack in Attack)


def abilities(kind: int) -> str:
    """Return the names of a unit's powers, such as "Flanking, Fly"."""
    return ", ".join(POWERS[power].name for power in ROWS[kind].powers)


def powers(kind: int) -> str:
    """Return what makes a kind of unit special, in plain words."""
    row = ROWS[kind]
    told = [f"{POWERS[power].name}: {POWERS[power].text}" for power in row.powers]
    return " ".join([*(["A hero: its center is always 8."] if row.hero else []), *told])


def card(options: Options, kind: int) -> str:
    """Return a unit's card in plain words: size, cost, attacks, and what its powers do."""
    row = row_of(options, kind)
    size = f"{counted(row.width, 'column')}, {counted(row.height, 'row')}"
    attacks = listed([f"{attack.name.lower()} {dice}" for attack, dice in row.attacks.items()])
    return f"{row.name}: {size}, {counted(row.cost, 'point')}. Attacks: {attacks}. {powers(kind)}".strip()


def states(s: State, unit: int) -> list[tuple[Icon, str]]:
    """Return the marks and words of what holds for a unit."""
    return [sign for status, sign in STATES.items() if marked(s, unit, status)]


def explained(s: State, unit: int) -> str:
    """Return what the marks beside a unit mean."""
    return " ".join(text for status, text in EXPLAINED.items() if marked(s, unit, status))
