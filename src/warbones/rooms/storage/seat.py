"""A stored seat of a match: its person or bot, and its keys."""

from __future__ import annotations

from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from warbones.core.messages import Text
from warbones.protocol.messages import PushTarget


class Keys(Struct, frozen=True, omit_defaults=True):
    """The digests of a seat's keys and links, each possibly "".

    ``key`` is the person's own, and ``link`` transfers the seat to another device. ``spent`` are used links, and
    ``left`` are the keys of devices from which the seat was transferred.
    """

    key: str = ""
    link: str = ""
    spent: tuple[str, ...] = ()
    left: tuple[str, ...] = ()

    @property
    def used(self) -> tuple[str, ...]:
        """All links and keys that no longer open the seat."""
        return (*self.spent, *self.left)

    @property
    def all(self) -> tuple[str, ...]:
        """All links and keys, current or used."""
        return tuple(each for each in (self.key, self.link, *self.used) if each)

    def changed(self, key: str, *, leaves: bool) -> Self:
        """Return the keys with a new ``key``. The seat ``leaves`` the old key's device, or the old key was a link."""
        spent = (self.link,) if leaves else (self.link, self.key)
        left = (self.key,) if leaves else ()
        return replace(self, key=key, link="", spent=_and(self.spent, *spent), left=_and(self.left, *left))

    def with_link(self, link: str) -> Self:
        """Return the keys with a new transfer link, which replaces any earlier one."""
        return replace(self, link=link, spent=_and(self.spent, self.link))


class StandIn(Struct, frozen=True, omit_defaults=True):
    """A bot that stands in for a person, perhaps one ``out`` of time, or for a bot that ``failed`` for a reason."""

    bot: str
    out: bool = False
    failed: Text = ""


class Person(Struct, frozen=True, omit_defaults=True):
    """The public facts of a seat's person.

    ``called`` is a chosen name. Players of this server also have a ``mark`` ("" for others) and their ``rating`` when
    they sat down; ``wants``: they want the match rated.
    """

    called: str = ""
    mark: str = ""
    rating: int = 0
    wants: bool = False


class StoredSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat: for a ``person`` at the browser that created the table, a ``friend`` with a link, or a ``bot``.

    ``came``: the friend has joined. ``share`` is the client seed ("": none); a browser that ``brings`` one sends it
    before the match starts. ``pushes`` are the browsers to notify while the person is away. ``mail`` is the id of the
    mailbox to use if none of them can be reached, "" for none.
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
    mail: str = ""

    @property
    def player(self) -> str:
        """The bot that plays now; "" if a person does."""
        return self.stand_in.bot if self.stand_in else self.bot

    @property
    def is_free(self) -> bool:
        """Whether the seat waits for a friend."""
        return self.kind == "friend" and not self.came

    @property
    def is_person(self) -> bool:
        """Whether a person has joined and plays themselves."""
        return not (self.player or self.is_free)

    @property
    def owes_share(self) -> bool:
        """Whether the browser still owes a client seed."""
        return self.brings and not self.share and self.stand_in is None

    def joined(self, *, brings: bool = False) -> Self:
        """Return the seat with its person joined; ``brings``: the browser sends a client seed next."""
        return replace(self, came=True, brings=self.brings or brings)

    def taken(self, key: str, *, brings: bool = False) -> Self:
        """Return the seat with the new key of a person who joins, or of another device."""
        seat = replace(self, keys=self.keys.changed(key, leaves=not self.is_free), pushes=(), mail="")
        return seat.joined(brings=brings) if self.is_free else seat

    def awaited_no_more(self) -> Self:
        """Return the seat at a scheduled start, at which nobody is waited for."""
        return replace(self, came=self.kind == "friend", brings=self.brings and bool(self.share))

    def stood_in(self, bot: str, *, out: bool = False, failed: Text = "") -> Self:
        """Return the seat with a stand-in. A person who is out of time stays out."""
        out = out or (self.stand_in is not None and self.stand_in.out)
        return replace(self, stand_in=StandIn(bot, out, failed))

    def again(self) -> Self:
        """Return the seat in a rematch, with its person joined."""
        stand_in = StandIn(self.stand_in.bot) if self.stand_in and not self.stand_in.failed else None
        return replace(
            self,
            came=self.kind == "friend",
            stand_in=stand_in,
            keys=Keys(),
            share="",
            brings=self.brings and self.stand_in is None,
            pushes=(),
            mail="",
        )


def _and(some: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return (*some, *filter(None, more))
