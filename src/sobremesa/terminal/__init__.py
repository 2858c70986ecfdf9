"""Play at a terminal, in plain lines or on the full screen: on this machine, or at a table on a server."""
