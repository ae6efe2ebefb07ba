"""A bot's effort for a decision."""

from __future__ import annotations

from warbones.core.play.position import Position
from warbones.players.bot_names import Bot


def effort_for(seen: Position, bot: Bot) -> int:
    """Return a bot's effort for a decision: in full if it was given by name, else reduced by the game's `ease`."""
    ease = seen.game.bots.ease
    return max(1, round(bot.effort * ease(seen.record()))) if bot.eased and ease else bot.effort
