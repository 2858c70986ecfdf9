"""Text tables for a terminal: cards, columns, and which layout fits."""
