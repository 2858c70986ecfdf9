"""The phases of a table, as the protocol and the database name them."""

OPEN = "open"  # people sit down and stand up
COMMITTED = "committed"  # the seed is committed to, and the seats send the hashes of their contributions
REVEALING = "revealing"  # the list of hashes is known, and the seats reveal their contributions
PLAYING = "playing"
OVER = "over"
BEFORE_DEAL = (COMMITTED, REVEALING)
IN_MATCH = (*BEFORE_DEAL, PLAYING)
