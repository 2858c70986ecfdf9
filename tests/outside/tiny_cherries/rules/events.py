"""What can happen at cherries: the kinds of events, by number."""

ROUND_BEGAN, DREW, KEPT, SWAPPED, SHOWED, WON, LEFT, MATCH_ENDED = range(1, 9)
