"""A foam die thrown by physics: the same seed gives the same flight. Needs the extra `physics`."""

import warbones
from warbones.physics import land

if __name__ == "__main__":
    position = warbones.load("indicesion").new(seed=2, players=2, mode="classic")
    while position.throw is None:
        seat = min(position.to_act)
        position.act(seat, position.legal(seat)[0])
    landing = land(position.throw, seed=5)
    assert landing == land(position.throw, seed=5)
    print(landing.lies or "It did not count.")
