"""Timeouts at one table: the seat loses, or a bot plays on for it, depending on the time control."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from warbones.rooms.background.abandonment import Abandonment
from warbones.rooms.background.bot_turns import BotTurns
from warbones.rooms.bots import resolve_bot
from warbones.rooms.match.live_match import LiveMatch

SetTimer = Callable[[str, int | None], None]
"""Sets the time of a table's next check; None for no check."""


class Timeouts:
    """Checks the clocks of a table after each change and when its timer fires (`ring`)."""

    def __init__(self, live: LiveMatch, bot_turns: BotTurns, abandonment: Abandonment, set_timer: SetTimer) -> None:
        """Watch ``live`` for changes, and call ``set_timer`` with the next time to check."""
        self._live, self._bot_turns, self._abandonment, self._set_timer = live, bot_turns, abandonment, set_timer
        live.signal.listen(self._look)

    def _look(self) -> None:
        if not self._live.closed.is_set():
            due = [at for at in (self._live.due, self._abandonment.due) if at is not None]
            self._set_timer(self._live.table, min(due, default=None))

    async def ring(self) -> None:
        """Apply all timeouts that are due. Raises `StoreFailed` and closes."""
        await self._live.alone(self._run_out)

    async def _run_out(self) -> None:
        live, control = self._live, self._live.stored.clock
        if live.match.waits and live.due is not None and live.clocks.now() >= live.due:
            seats = tuple(seat.awaited_no_more() for seat in live.stored.seats)
            await live.reseat(replace(live.stored, seats=seats))
            return
        out = live.clocks.out()
        if not (out and control and live.match.is_on):
            return
        self._bot_turns.stop()
        if control.out == "loses":
            await live.play(live.match.end(min(out) if len(out) == 1 else None, out=True))
            return
        stored, bot = live.stored, resolve_bot(control.bot, live.match.game)
        for seat in out:
            stored = stored.with_seat(seat, stored.seats[seat].stood_in(bot, out=True))
        wish = live.proposals.waiting
        if wish and out & {wish.seat, *wish.waits_for}:
            live.proposals.end()
        await live.reseat(stored)
