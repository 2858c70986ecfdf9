"""What can happen at brisca: the kinds of events, by number."""

ROUND_BEGAN, DREW, TURNED_UP, PLAYED, TOOK, SCORED, LEFT, MATCH_ENDED = range(1, 9)
