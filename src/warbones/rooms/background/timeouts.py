"""Time that runs out at one table: its seat loses, or a bot plays on for it, as the table was set up."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from warbones.rooms.background.abandonment import Absence
from warbones.rooms.background.bot_turns import Thinking
from warbones.rooms.bots import offered
from warbones.rooms.match.live_match import LiveMatch

Wake = Callable[[str, int | None], None]
"""Is told when a table's first clock runs out, or that none runs (None)."""


class Timing:
    """Looks at the clocks of a table whenever it changes, and when it is called (`ring`)."""

    def __init__(self, live: LiveMatch, thinking: Thinking, absence: Absence, wake: Wake) -> None:
        """Have ``wake`` called with the table's name; whoever waits is told when an ``absence`` was long enough."""
        self._live, self._thinking, self._absence, self._wake = live, thinking, absence, wake
        live.signal.listen(self._look)

    def _look(self) -> None:
        if not self._live.closed.is_set():
            due = [at for at in (self._live.due, self._absence.due) if at is not None]
            self._wake(self._live.table, min(due, default=None))

    async def ring(self) -> None:
        """Let whatever time has run out have run out. Raises `StoreFailed` and closes."""
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
        self._thinking.stop()
        if control.out == "loses":
            await live.play(live.match.end(min(out) if len(out) == 1 else None, out=True))
            return
        stored, bot = live.stored, offered(control.bot, live.match.game)
        for seat in out:
            stored = stored.with_seat(seat, stored.seats[seat].stood_in(bot, out=True))
        wish = live.proposals.waiting
        if wish and out & {wish.seat, *wish.waits_for}:
            live.proposals.end()
        await live.reseat(stored)
