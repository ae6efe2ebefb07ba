"""A language model at a seat: it gets prompts, its answers are parsed, and illegal ones are returned with a reason."""

from itertools import cycle

import warbones
from warbones.adapters.text import prompt, read_answer, system_prompt

ANSWERS = cycle(["I had better keep the middle.\n\nANSWER: 1", "ANSWER: move A9 M4"])


def model(system: str, text: str) -> str:
    """Stand in for a real model, which would receive both strings."""
    return next(ANSWERS)


if __name__ == "__main__":
    position = warbones.load("keep").new(seed=7)
    rules, refused = system_prompt(position), ""
    for _ in range(8):
        seat = min(position.to_act)
        answer = model(rules, f"{refused}\n{prompt(position, seat)}")
        try:
            action = read_answer(position, seat, answer)
        except warbones.IllegalAction as wrong:
            refused = str(wrong)
            print(refused)
        else:
            position.act(seat, action)
            refused = ""
            print(f"{position.game.names[seat]}: {action.text}")
