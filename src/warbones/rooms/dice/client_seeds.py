"""Client seeds, the browsers' part in a table's dice, and the published commitment (`docs/dice.md`)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from warbones.core.errors import WarbonesError, quoted
from warbones.protocol.messages import Accepted, ClientSeed, DiceCommitment
from warbones.rooms.errors import NotNow
from warbones.rooms.match.live_match import LiveMatch
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.dice import SECRET, commitment, is_share


class BadClientSeed(WarbonesError):
    """A malformed or reused client seed."""


def dice_commitment(stored: StoredMatch, *, open_: bool) -> DiceCommitment | None:
    """Return the public commitment to a table's dice; None if they have none.

    Client seeds are published when no more are accepted (not ``open_``), so that nobody can choose one to fit the
    others.
    """
    if stored.secret is None or stored.shares is None:
        return None
    return DiceCommitment(
        commitment=commitment(stored.secret),
        awaited=stored.owes_shares if open_ else (),
        received=stored.where(lambda seat: seat.share),
        client_seeds=() if open_ else stored.shares,
    )


async def add_client_seed(live: LiveMatch, seat: int, brought: ClientSeed) -> Accepted:
    """Accept a seat's client seed. Raises `BadClientSeed`, `NotNow`, or `StoreFailed` and closes."""
    return await live.alone(partial(_bring, live, seat, brought))


async def _bring(live: LiveMatch, seat: int, brought: ClientSeed) -> Accepted:
    stored = live.stored
    if not is_share(brought.seed):
        raise BadClientSeed.saying("refused-client-seed", bytes=SECRET, digits=2 * SECRET, share=quoted(brought.seed))
    if stored.shares is None or stored.secret is None:
        raise NotNow.saying("refused-client-seed-unused")
    sits = stored.seats[seat]
    if sits.share == brought.seed:
        return Accepted(id=brought.id, repeated=True)
    if sits.share:
        raise NotNow.saying("refused-client-seed-twice")
    if not live.match.waits:
        raise NotNow.saying("refused-client-seed-late")
    if brought.seed in stored.shares:
        raise BadClientSeed.saying("refused-client-seed-copied")
    await live.reseat(stored.with_seat(seat, replace(sits, share=brought.seed, brings=True)))
    return Accepted(id=brought.id)
