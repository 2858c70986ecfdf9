"""The kinds of events of siete y medio, by number."""

(ROUND_BEGAN, DREW, BANK_DREW, PLACED_BET, STOOD, WENT_OVER, REACHED, BANK_STOOD, BANK_WENT_OVER,
 SCORED, WON, LOST, PRIZE, HAS_MONEY, BANK_HAS, LEFT, SAT_OUT, MATCH_ENDED) = range(1, 19)  # fmt: skip
