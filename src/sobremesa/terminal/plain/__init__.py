"""Plain lines, for a terminal or a pipe."""
