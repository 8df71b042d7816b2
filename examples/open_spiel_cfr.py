"""A game with its tiny deck, solved by counterfactual regret minimisation in OpenSpiel.

    pip install 'igroteka[research]'
    python examples/open_spiel_cfr.py twelve-days --iterations 100

Prints how much could still be gained (by each player alone who played otherwise, added up; 0: an equilibrium), and how
the solved strategy begins from one hand. (Jackal & High, whose tree has no end, is for cfr_on_positions.py.)
"""

import argparse

import pyspiel

import igroteka.adapters.open_spiel  # noqa: F401 (registers the games)

GAMES = {
    "twelve-days": "igroteka_twelve_days(players=2,gifts=1,cards=tiny)",
    "eight28": "igroteka_eight28(players=3,cards=tiny)",
    "my-number": "igroteka_my_number(players=3,cards=tiny)",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES, default="twelve-days")
    parser.add_argument("--iterations", type=int, default=100)
    given = parser.parse_args()

    game = pyspiel.load_game(GAMES[given.game])
    tree = pyspiel.convert_to_cached_tree(game)
    solver = pyspiel.CFRPlusSolver(tree)
    shown = {1, 2, 5, 10, 20, 50, given.iterations}
    for iteration in range(1, given.iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in shown or iteration % 100 == 0:
            gain = pyspiel.nash_conv(tree, solver.average_policy(), True)
            print(f"after {iteration:4} iterations playing otherwise gains {gain:.5f}")

    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    print(f"\n{state}: seat {state.current_player()} to act")
    knows = state.information_state_string(state.current_player())
    policy = solver.average_policy().get_state_policy(knows)
    for action, likelihood in policy:
        print(f"  {state.action_to_string(action):6} {likelihood:.3f}")


if __name__ == "__main__":
    main()
