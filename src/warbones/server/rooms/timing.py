"""Time that runs out at one table: its seat loses, or a bot plays on for it, as the table was set up."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from warbones.server.rooms.live import LiveMatch
from warbones.server.rooms.seating import with_stand_in
from warbones.server.rooms.thinking import Thinking
from warbones.server.workers.bots import offered

Wake = Callable[[str, int | None], None]
"""Is told when a table's first clock runs out, or that none runs (None)."""


class Timing:
    """Looks at the clocks of a table whenever it changes, and when it is called (`ring`)."""

    def __init__(self, live: LiveMatch, thinking: Thinking, wake: Wake) -> None:
        """Have ``wake`` called with the table's name."""
        self._live, self._thinking, self._wake = live, thinking, wake
        live.signal.listen(self._look)

    def _look(self) -> None:
        if not self._live.closed.is_set():
            self._wake(self._live.table, self._live.clocks.due)

    async def ring(self) -> None:
        """Let whatever time has run out have run out. Raises `StoreFailed` and closes."""
        await self._live.alone(self._run_out)

    async def _run_out(self) -> None:
        live, control = self._live, self._live.stored.clock
        out = live.clocks.out()
        if not (out and control and live.match.is_on):
            return
        self._thinking.stop()
        if control.out == "loses":
            await live.play(live.match.end(min(out) if len(out) == 1 else None, out=True))
            return
        stored, bot = live.stored, offered(control.bot, live.match.game)
        for seat in out:
            stored = with_stand_in(stored, seat, bot)
        wish = live.proposals.waiting
        if wish and out & {wish.seat, *wish.waits_for}:
            live.proposals.end()
        await live.reseat(replace(stored, out=tuple(sorted({*stored.out, *out}))))
