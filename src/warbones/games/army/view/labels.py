"""The labels of a seat's legal actions, as on their buttons, with explanations."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.legal import Action, Legal
from warbones.core.view.scene import Card, Note, Option
from warbones.games.army.notation.writer import action_dice, owned
from warbones.games.army.rules.dice import KINDS, NAMES, Kind, kind_of
from warbones.games.army.rules.gain import may_take, next_of
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import left, tally
from warbones.games.army.rules.totals import attack, defence
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.pieces import faces
from warbones.games.army.view.sets import single_actions
from warbones.games.army.view.tips import NOTHING, face_list
from warbones.games.army.view.words import dice_by_kind, face_name, is_troop, kind_name, own_id


def options(s: State, seat: int, legal: Legal) -> tuple[Option, ...]:
    """Return the options of a seat, except those that choose a set (`sets.several`)."""
    return tuple(_option(s, seat, action) for action in legal.numbered(single_actions(s, seat, legal.ids)))


def _option(s: State, seat: int, action: Action) -> Option:
    dice = action_dice(seat, action.id)
    label, detail, aside = _words(s, seat, dice)
    return Option(action=action.text, label=label, pieces=action.pieces, detail=detail, aside=aside)


def _words(s: State, seat: int, dice: Sequence[int]) -> tuple[Text, Text, Note | None]:
    if s.phase == Phase.GAIN:
        return _gain(s, dice)
    if dice:
        return msg("army-roll-named", die=own_id(dice[0]), face=face_name(s.face[dice[0]])), "", None
    if s.tray[seat] == Tray.UNROLLED:
        return roll_all(s, seat), "", None
    if s.tray[seat] == Tray.BONUS:
        return _keep(s, seat), "", None
    mine = tally(s, seat)
    figure = msg("army-stop-totals", attack=attack(s, mine, NOTHING), defence=defence(s, mine))
    return msg("army-stop"), "", Note(figure=figure, text=msg("army-stop-note"))


def _keep(s: State, seat: int) -> Msg:
    """Return the label of the choice to keep the bonus dice, which names the next step."""
    kept = sum(s.place[die] == Place.TRAY for die in owned(s, seat))
    _, troops = waiting(s, seat)
    return msg("army-keep-and-roll", kept=kept, troops=troops) if troops else msg("army-keep-and-stop", kept=kept)


def _gain(s: State, dice: Sequence[int]) -> tuple[Text, Text, Note | None]:
    if not dice:
        return msg("army-decline"), msg("army-decline-means"), None
    detail, *others = (_faces(s, kind) for kind in dict.fromkeys(kind_of(die) for die in dice))
    for other in others:
        detail = msg("army-take-faces-two", first=detail, second=other)
    supply = msg("army-supply-left", left=[left(s, kind_of(die)) for die in dice])
    return msg("army-take", dice=dice_by_kind(dice)), detail, Note(figure=supply, text=msg("army-in-supply"))


def _faces(s: State, kind: int) -> Msg:
    return msg("army-take-faces", kind=kind_name(kind), faces=face_list(kit_of(s.options), kind))


def waiting(s: State, seat: int) -> tuple[int, int]:
    """Count the bonus dice and the troops that the seat has yet to roll (R13, R16)."""
    dice = [die for die in owned(s, seat) if s.place[die] == Place.POOL]
    troops = sum(map(is_troop, dice))
    return len(dice) - troops, troops


def roll_all(s: State, seat: int) -> Msg:
    """Return the label of the first roll, in the order of rolling."""
    bonus, troops = waiting(s, seat)
    if not bonus:
        return msg("army-roll-troops", troops=troops)
    return msg("army-roll-all", dice=bonus, troops=troops) if troops else msg("army-roll-bonus", dice=bonus)


def cards(s: State, seat: int) -> tuple[Card, ...]:
    """Return a card for each kind of bonus die that the seat may take: its six faces, and the number left."""
    return tuple(_card(s, next_of(s, kind)) for kind in range(1, KINDS) if may_take(s, seat, kind))


def _card(s: State, die: int) -> Card:
    kind = Kind(kind_of(die))
    note = msg("army-left", left=left(s, kind))
    return Card(piece=NAMES[die], title=kind_name(kind), note=note, faces=faces(kit_of(s.options), die))
