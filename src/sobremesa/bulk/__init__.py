"""Bulk play: the rules of one game linked with loops over any game, interpreted or compiled."""
