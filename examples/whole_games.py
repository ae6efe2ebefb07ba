"""Every game played to its end by bots of the light core, serialised at each step and printed."""

import json

import warbones
from warbones.players.approximate_throws import approximate_landing
from warbones.players.interpreted import choose


def play(game: warbones.Game, bots: tuple[str, ...], seed: int) -> warbones.Position:
    """Play a two-player game; the landing of thrown dice is random."""
    position = game.new(seed, **({"players": 2} if game.seats_option else {}))
    position.thrower = approximate_landing
    while not position.over:
        seat = min(position.to_act)
        position.act(seat, choose(position.seen_by(seat), seat, bots[seat], seed))
        copy = game.from_dict(json.loads(json.dumps(position.to_dict())))
        assert copy.text == position.text
    return position


if __name__ == "__main__":
    for game in warbones.GAMES.values():
        position = play(game, ("greedy:1", "random"), seed=8)
        print(f"{game.title}: {position.status} {position.scores()}")
    print(position)
