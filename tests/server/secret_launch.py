"""A secret choice made before a server stops, which must stay secret afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from tests.server.player import Player, options, play_some
from warbones.core.messages import Shown
from warbones.protocol.messages import TableTicket, View


@dataclass
class Launch:
    """Alpha's secret launch, and everything that both seats had received by then."""

    action: str
    before: list[View]
    seen: list[View]
    """Everything that Beta had received."""


def launched(alpha: Player, beta: Player) -> Launch:
    """Play a match of DiceWing until Alpha has launched in secret."""
    while not alpha.newest().scene.prompt.secret:
        play_some(alpha, beta, 1)
    action = options(alpha.views[-1])[3]
    alpha.act(action, alpha.views[-1].number)
    return Launch(action, [alpha.newest(), beta.newest()], beta.views)


def check_kept_and_secret(launch: Launch, alpha: Player, beta: Player, host: str, ticket: TableTicket) -> None:
    """Check that both see the same as before, and that nobody sees the launch until Beta has launched, too."""
    assert [alpha.newest(), beta.newest()] == launch.before
    with Player(host, ticket, 1, since=1, known=launch.seen) as again, Player(host, ticket, None) as watching:
        assert again.newest() == launch.before[1]
        watching.view()
        assert not any(revealed(player, launch.action) for player in (beta, again, watching))
        beta.act(options(beta.views[-1])[0], beta.views[-1].number)
        assert all(revealed(player, launch.action) for player in (beta, again) if player.newest())


def revealed(player: Player, launch: str) -> bool:
    """Return whether a line of the player's log ever named both of Alpha's dice."""
    dice = set(launch.split()[1:])
    lines = [line for view in player.views for line in view.scene.log]
    return any(dice == {part.piece.id for part in line.parts if isinstance(part, Shown)} for line in lines)
