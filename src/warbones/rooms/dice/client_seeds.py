"""What people bring to the dice of a table, and what is published of them before the first roll (`docs/dice.md`)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from warbones.core.errors import WarbonesError, quoted
from warbones.protocol.messages import Accepted, Seal, Share
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.dice import SECRET, commitment, is_share


class BadShare(WarbonesError):
    """A share of the dice that is none."""


def seal(stored: StoredMatch, *, open_: bool) -> Seal | None:
    """Return what everybody may know of a table's dice now; None where they are not sealed.

    Shares are told once none can be brought any more (not ``open_``), so that nobody chooses theirs by another's.
    """
    if stored.secret is None or stored.shares is None:
        return None
    return Seal(
        commitment=commitment(stored.secret),
        awaits=stored.owes_shares if open_ else (),
        brought=stored.where(lambda seat: seat.share),
        shares=() if open_ else stored.shares,
    )


async def bring(live: LiveMatch, seat: int, brought: Share) -> Accepted:
    """Take what a seat's browser brings to the dice. Raises `BadShare`, `NotNow`, or `StoreFailed` and closes."""
    return await live.alone(partial(_bring, live, seat, brought))


async def _bring(live: LiveMatch, seat: int, brought: Share) -> Accepted:
    stored = live.stored
    if not is_share(brought.share):
        raise BadShare.saying(
            "refused-share-dice-bytes-hexadecimal", bytes=SECRET, digits=2 * SECRET, share=quoted(brought.share)
        )
    if stored.shares is None or stored.secret is None:
        raise NotNow.saying("refused-dice-table-not-sealed")
    sits = stored.seats[seat]
    if sits.share == brought.share:
        return Accepted(id=brought.id, repeated=True)
    if sits.share:
        raise NotNow.saying("refused-seat-brought-its-share")
    if not live.match.waits:
        raise NotNow.saying("refused-play-begun-nothing-brought")
    if brought.share in stored.shares:
        raise BadShare.saying("refused-another-seat-brought-very")
    await live.reseat(stored.with_seat(seat, replace(sits, share=brought.share, brings=True)))
    return Accepted(id=brought.id)
