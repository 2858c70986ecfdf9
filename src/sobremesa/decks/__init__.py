"""Decks that several games share: card numbers and codes, facts, words, drawings.

A deck is a package with ``DECK``, the codes by number and the facts of a card; ``face.py`` draws a
card at a terminal, ``cards.svg`` in the browser, ``words/*.ftl`` name it.
"""
