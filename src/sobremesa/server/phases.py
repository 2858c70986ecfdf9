"""The phases of a table, as the protocol and the database name them."""

OPEN = "open"  # people sit down and stand up
COMMITTED = "committed"  # the seed is committed to, and the seats contribute
PLAYING = "playing"
OVER = "over"
IN_MATCH = (COMMITTED, PLAYING)
