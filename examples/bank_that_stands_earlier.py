"""What is it worth to the players if the bank stands at five instead of six?

Run with ``python examples/bank_that_stands_earlier.py``.
"""

from sobremesa.games import find
from sobremesa.lab.simulate import Simulation

game = find("siete-y-medio")
for half_points in (12, 11, 10):
    options = game.options("clasico", {"bank_stands": str(half_points), "rounds": "1"})
    per_bet = Simulation(game, options, ["plain"]).run(games=200_000, seed=1, jobs=1).seats[0].per_bet
    assert per_bet
    print(f"bank stands at {half_points / 2}: {per_bet.low:+.2%} to {per_bet.high:+.2%} of each bet")
