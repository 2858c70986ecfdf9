"""A match between your own players: one who never risks anything, and a bot.

Run with ``python examples/own_table.py``.
"""

from sobremesa import bots
from sobremesa.engine import Match, Seat, seeded
from sobremesa.games import find
from sobremesa.words import Words

match = Match(find("siete-y-medio"), [Seat("Prudencia"), Seat("Bot", "plain")], seeded(21))
rng = [2, 0, 2, 6]  # four words of 32 bits, not all zero
while not match.is_over:
    seat = match.to_act
    if seat == 0:
        cautious = "stand" if "stand" in match.moves(0) else "bet 100"
        match.play(0, cautious)
    else:
        match.act(seat, bots.choose(match, seat, "plain", rng))

words = Words("es", match.game, [seat.name for seat in match.seats])
for sentence in words.events(match.events(seat=0)):
    print(sentence)
print(match.outcome)
