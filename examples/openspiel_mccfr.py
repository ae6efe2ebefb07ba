"""An algorithm of OpenSpiel's learns on DiceWing: a few iterations of outcome-sampling MCCFR."""

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from warbones.adapters.open_spiel import load_game

if __name__ == "__main__":
    np.random.seed(1)  # the solver draws from here, and so do we
    game = load_game("dicewing", d_percent_sides=100)
    solver = OutcomeSamplingSolver(game)
    for _ in range(50):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(np.random.choice(state.legal_actions())))
    for action, share in solver.average_policy().action_probabilities(state).items():
        print(f"take {state.action_to_string(action)}: {share:.0%}")
