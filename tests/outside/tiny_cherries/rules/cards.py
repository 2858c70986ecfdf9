"""Twelve cards, numbered from 0; the last has twelve cherries on it, the first has one."""

CARDS = 12
