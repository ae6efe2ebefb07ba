"""OpenSpiel's outcome-sampling MCCFR learns DiceWing for a few iterations."""

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from warbones.adapters.open_spiel import load_game

if __name__ == "__main__":
    np.random.seed(1)  # the solver draws from here, and so do we
    game = load_game("dicewing", d_percent_sides=100)
    solver = OutcomeSamplingSolver(game)
    for _ in range(50):
        solver.iteration()
    policy, state = solver.average_policy(), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, probabilities = zip(*state.chance_outcomes(), strict=True)
        else:
            actions, probabilities = zip(*policy.action_probabilities(state).items(), strict=True)
        state.apply_action(int(np.random.choice(actions, p=probabilities)))
    print(f"It plays itself: {state.returns()} after {len(state.history())} dice and tokens.")
