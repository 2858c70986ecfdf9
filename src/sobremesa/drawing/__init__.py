"""Text tables for a terminal: cards, columns, and layouts that fit the screen."""
