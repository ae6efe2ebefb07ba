"""Two bots of your own play a game: each receives its seat's position and returns an action."""

import random

import warbones


def first_legal(position: warbones.Position, seat: int) -> warbones.Action:
    """Take the first legal action."""
    return position.legal(seat)[0]


def random_legal(position: warbones.Position, seat: int) -> warbones.Action:
    """Take a random legal action."""
    return random.choice(position.legal(seat))


def play(game_id: str, seed: int) -> tuple[int, ...]:
    """Play one game; return each seat's result, 1 for a win and -1 for a loss."""
    position, bots = warbones.load(game_id).new(seed=seed), (first_legal, random_legal)
    while not position.over:
        for seat in sorted(position.to_act):
            position.act(seat, bots[seat](position.seen_by(seat), seat))
    return position.scores()


if __name__ == "__main__":
    results = [play("dicewing", seed) for seed in range(20)]
    print(f"The second bot won {sum(second > first for first, second in results)} of {len(results)} games.")
