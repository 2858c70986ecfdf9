"""The kinds of events of cherries, by number."""

ROUND_BEGAN, DREW, KEPT, SWAPPED, SHOWED, WON, LEFT, MATCH_ENDED = range(1, 9)
