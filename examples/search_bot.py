"""The compiled search bot: its candidate actions in a position, with their values. Needs the extra `fast`."""

import warbones
from warbones.players.bot_names import bot_named
from warbones.players.bots import analyse

if __name__ == "__main__":
    game = warbones.load("dicewing")
    position = game.new(seed=4)
    seat = min(position.to_act)
    for candidate in analyse(position.seen_by(seat), seat, bot_named("search:200", game), seed=1)[:3]:
        print(f"{candidate.action.text}: expects {candidate.value:+.2f}")
