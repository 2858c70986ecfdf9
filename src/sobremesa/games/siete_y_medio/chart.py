"""When to take a card, for every table: written by strategy.py, which says what a hand is.

Without prizes, then with them, for a bank that stands at half a point, at one, and so
on to seven and a half. In each line bit n, from the right and from 0, says whether n
half points take a card; then come up to two hands that do otherwise.
"""

LINES = (
    (0b000000000111110, 0x6, 0x0),
    (0b000000011111110, 0x1001, 0x0),
    (0b000000011111110, 0x0, 0x0),
    (0b000000011111110, 0x0, 0x0),
    (0b000000111111110, 0x0, 0x0),
    (0b000000111111110, 0x0, 0x0),
    (0b000000111111110, 0x0, 0x0),
    (0b000000111111110, 0x10001, 0x0),
    (0b000001111111110, 0x8, 0x0),
    (0b000001011111110, 0x10010, 0x0),
    (0b000000000101110, 0x0, 0x0),
    (0b000000000001010, 0x0, 0x0),
    (0b000000000000010, 0x0, 0x0),
    (0b000000000000010, 0x0, 0x0),
    (0b000000000000000, 0x0, 0x0),
    (0b000000000111110, 0x6, 0x0),
    (0b000000011111110, 0x0, 0x0),
    (0b000000011111110, 0x0, 0x0),
    (0b000000011111110, 0x0, 0x0),
    (0b000000111111110, 0x0, 0x0),
    (0b000000111111110, 0x0, 0x0),
    (0b000000111111110, 0x10001, 0x0),
    (0b000001111111110, 0x1003, 0x1011),
    (0b000001111111110, 0x8, 0x0),
    (0b000001011111110, 0x10010, 0x0),
    (0b000000000101110, 0x0, 0x0),
    (0b000000000001010, 0x0, 0x0),
    (0b000000000000010, 0x0, 0x0),
    (0b000000000000010, 0x0, 0x0),
    (0b000000000000010, 0x0, 0x0),
)
