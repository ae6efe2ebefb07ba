"""Two bots of your own play a game: each is given what its seat knows, and returns an action."""

import random

import warbones


def first_listed(seen: warbones.Position, seat: int) -> warbones.Action:
    """Take the first legal action."""
    return seen.legal(seat)[0]


def at_random(seen: warbones.Position, seat: int) -> warbones.Action:
    """Take any legal action."""
    return random.choice(seen.legal(seat))


def play(game_id: str, seed: int) -> tuple[int, ...]:
    """Play one game; return every seat's result, 1 for a win and -1 for a loss."""
    position, bots = warbones.load(game_id).new(seed=seed), (first_listed, at_random)
    while not position.over:
        for seat in sorted(position.to_act):
            position.act(seat, bots[seat](position.seen_by(seat), seat))
    return position.scores()


if __name__ == "__main__":
    results = [play("dicewing", seed) for seed in range(20)]
    print(f"The second bot won {sum(second > first for first, second in results)} of {len(results)} games.")
