"""Twelve Days with a tiny deck, solved by counterfactual regret minimisation in OpenSpiel.

    pip install 'igroteka[research]'
    python examples/open_spiel_cfr.py --iterations 100

Prints how much a perfect opponent could still gain (0: an equilibrium), and how the solved strategy
leads from one hand.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import igroteka.adapters.open_spiel  # noqa: F401 (registers the games)

GAME = "igroteka_twelve_days(players=2,gifts=1,cards=tiny)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()

    game = pyspiel.load_game(GAME)
    tree = pyspiel.convert_to_cached_tree(game)
    solver = cfr.CFRPlusSolver(tree)
    print(f"{len(solver._info_state_nodes)} information states")
    shown = {1, 2, 5, 10, 20, 50, given.iterations}
    for iteration in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in shown or iteration % 100 == 0:
            gain = exploitability.nash_conv(tree, solver.average_policy())
            print(f"after {iteration:4} iterations a perfect opponent gains {gain:.5f}")

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    print(f"\n{state}: seat {state.current_player()} to act")
    policy = solver.average_policy().action_probabilities(state)
    for action, likelihood in policy.items():
        print(f"  {state.action_to_string(action):6} {likelihood:.3f}")


if __name__ == "__main__":
    main()
