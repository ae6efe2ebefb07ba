"""The words on the buttons: what each legal action of a seat is called, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.play.legal import Action, Legal
from warbones.core.view.scene import Card, Note, Option
from warbones.core.view.words import listed
from warbones.games.army.notation.writing import action_dice, owned
from warbones.games.army.rules.dice import KINDS, NAMES, Kind, kind_of
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.gain import may_take, next_of
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left, tally
from warbones.games.army.rules.totals import attack, defence
from warbones.games.army.view.sets import alone
from warbones.games.army.view.words import dice_word, face_list, faces, is_troop, kind_name, own_id

NOTHING = (0, 0)
"""The tally of a tray that is not seen yet."""


def options(s: State, seat: int, legal: Legal) -> tuple[Option, ...]:
    """Return the options of a seat, but for those that are a choice of a set (`sets.several`)."""
    return tuple(_option(s, seat, action) for action in legal.numbered(alone(s, seat, legal.ids)))


def _option(s: State, seat: int, action: Action) -> Option:
    dice = action_dice(seat, action.id)
    label, detail, aside = _words(s, seat, dice)
    return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)


def _words(s: State, seat: int, dice: Sequence[int]) -> tuple[str, str, Note | None]:
    if s.phase == Phase.GAIN:
        return _gain(s, dice)
    if dice:
        return f"Roll {own_id(dice[0])} again, {FACES[Face(s.face[dice[0]])].word}", "", None
    if s.tray[seat] == Tray.UNROLLED:
        return f"Roll {waiting(s, seat)}", "", None
    if s.tray[seat] == Tray.BONUS:
        rolled = [die for die in owned(s, seat) if s.place[die] == Place.TRAY]
        kept = "it" if len(rolled) == 1 else "them"
        return f"Keep {kept} and roll {waiting(s, seat)}".replace("roll no dice", "stop"), "", None
    mine = tally(s, seat)
    figure = f"{attack(s, mine, NOTHING)} and {defence(s, mine)}"
    return "Stop", "", Note(figure=figure, text="attack and defence, as far as your own dice go")


def _gain(s: State, dice: Sequence[int]) -> tuple[str, str, Note | None]:
    if not dice:
        return "Decline", "Take no bonus die this turn.", None
    detail = "; ".join(f"{kind_name(die)}: {face_list(s.options, kind_of(die))}" for die in dict.fromkeys(dice))
    supply = ", ".join(str(left(s, kind_of(die))) for die in dice)
    return f"Take {listed([kind_name(die) for die in dice])}", detail, Note(figure=supply, text="left in the supply")


def waiting(s: State, seat: int) -> str:
    """Return what the seat has not rolled yet, in the order of rolling: "2 bonus dice, then 10 troops" (R13, R16)."""
    dice = [die for die in owned(s, seat) if s.place[die] == Place.POOL]
    troops = sum(is_troop(die) for die in dice)
    parts = [dice_word(len(dice) - troops, "bonus die", "bonus dice")] if len(dice) > troops else []
    return ", then ".join([*parts, *([dice_word(troops, "troop", "troops")] if troops else [])]) or "no dice"


def cards(s: State, seat: int) -> tuple[Card, ...]:
    """Return a card for each kind of bonus die that the seat may take: its six faces, and how many are left."""
    return tuple(_card(s, next_of(s, kind)) for kind in range(1, KINDS) if may_take(s, seat, kind))


def _card(s: State, die: int) -> Card:
    note = f"{left(s, Kind(kind_of(die)))} left"
    return Card(piece=NAMES[die], title=kind_name(die), note=note, faces=faces(s.options, die))
