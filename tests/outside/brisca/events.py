"""The kinds of events of brisca, by number."""

ROUND_BEGAN, DREW, TURNED_UP, PLAYED, TOOK, SCORED, LEFT, MATCH_ENDED = range(1, 9)
