"""One seat of a match: who plays there, what opens it, and what its person chose."""

from __future__ import annotations

from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from warbones.protocol.messages import PushTarget


class Keys(Struct, frozen=True, omit_defaults=True):
    """What opens a seat, each as a digest; "" is none.

    ``key`` is the person's own, ``link`` takes the seat to another device. ``spent`` are links that have been used, and
    ``left`` the keys of devices that the seat was taken from.
    """

    key: str = ""
    link: str = ""
    spent: tuple[str, ...] = ()
    left: tuple[str, ...] = ()

    @property
    def used(self) -> tuple[str, ...]:
        """What opens the seat no more."""
        return (*self.spent, *self.left)

    @property
    def all(self) -> tuple[str, ...]:
        """What opens the seat, or once did."""
        return tuple(each for each in (self.key, self.link, *self.used) if each)

    def changed(self, key: str, *, leaves: bool) -> Self:
        """Return the keys once ``key`` opens the seat instead: it ``leaves`` a device, or the old key was a link."""
        spent = (self.link,) if leaves else (self.link, self.key)
        left = (self.key,) if leaves else ()
        return replace(self, key=key, link="", spent=_and(self.spent, *spent), left=_and(self.left, *left))

    def with_link(self, link: str) -> Self:
        """Return the keys once ``link`` takes the seat to another device, and no earlier one does."""
        return replace(self, link=link, spent=_and(self.spent, self.link))


class StandIn(Struct, frozen=True, omit_defaults=True):
    """A bot that plays for somebody: whose time ran ``out``, or for a bot that ``failed`` as this sentence says."""

    bot: str
    out: bool = False
    failed: str = ""


class Person(Struct, frozen=True, omit_defaults=True):
    """What others know of a seat's person: the name they chose.

    Of a player of this server also their ``mark`` ("": of nobody else), their ``rating`` when they sat down, and
    whether they want the match to be rated.
    """

    called: str = ""
    mark: str = ""
    rating: int = 0
    wants: bool = False


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat: for a ``person`` at the browser that set the match up, for a ``friend`` who ``came`` by a link or has yet
    to, or for a ``bot``.

    ``share`` is what its browser brought to the dice ("": nothing), which one that ``brings`` a share does before play
    begins. ``pushes`` are the browsers to notify while the person is away.
    """

    kind: Literal["person", "friend", "bot"]
    bot: str = ""
    came: bool = False
    stand_in: StandIn | None = None
    person: Person = Person()
    keys: Keys = Keys()
    share: str = ""
    brings: bool = False
    pushes: tuple[PushTarget, ...] = ()

    @property
    def player(self) -> str:
        """The bot that plays now, "" where a person does."""
        return self.stand_in.bot if self.stand_in else self.bot

    @property
    def is_free(self) -> bool:
        """Whether a friend has yet to come."""
        return self.kind == "friend" and not self.came

    @property
    def is_person(self) -> bool:
        """Whether somebody has come, and plays themselves."""
        return not (self.player or self.is_free)

    @property
    def owes_share(self) -> bool:
        """Whether its browser has yet to bring a share to the dice."""
        return self.brings and not self.share and self.stand_in is None

    def joined(self, *, brings: bool = False) -> Self:
        """Return the seat once somebody has come, who ``brings`` a share to the dice next."""
        return replace(self, came=True, brings=self.brings or brings)

    def taken(self, key: str, *, brings: bool = False) -> Self:
        """Return the seat once ``key`` opens it: that of whoever comes to it, or of another device."""
        seat = replace(self, keys=self.keys.changed(key, leaves=not self.is_free), pushes=())
        return seat.joined(brings=brings) if self.is_free else seat

    def awaited_no_more(self) -> Self:
        """Return the seat once play begins whoever has come."""
        return replace(self, came=self.kind == "friend", brings=self.brings and bool(self.share))

    def stood_in(self, bot: str, *, out: bool = False, failed: str = "") -> Self:
        """Return the seat once ``bot`` plays on for it; whoever has run out of time stays so."""
        out = out or (self.stand_in is not None and self.stand_in.out)
        return replace(self, stand_in=StandIn(bot, out, failed))

    def again(self) -> Self:
        """Return the seat in a rematch: whoever sits here is there already."""
        stand_in = StandIn(self.stand_in.bot) if self.stand_in and not self.stand_in.failed else None
        return replace(
            self,
            came=self.kind == "friend",
            stand_in=stand_in,
            keys=Keys(),
            share="",
            brings=self.brings and self.stand_in is None,
            pushes=(),
        )


def _and(some: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return (*some, *filter(None, more))
