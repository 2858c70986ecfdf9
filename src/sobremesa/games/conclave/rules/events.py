"""What can happen at Conclave: the kinds of events, by number."""

(CEDED, KEPT, SENT, ROW_SUMMED, COLUMN_SUMMED, FOLLOWED, CRISIS, CRISIS_IN_VAIN, DREW, FILLED,
 LAST_ROUND, HAND_FOLLOWED, SCORED, LEFT, MATCH_ENDED) = range(1, 16)  # fmt: skip
