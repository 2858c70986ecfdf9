title = Brisca
about = Take tricks worth more than half of the 120 points; trumps beat everything.

# Moves
move-play = play the { $card }

# Events
drew = { $seat } draws the { $card }.
drew-unseen = { $seat } draws a card.
turned-up = Trump is the suit of the { $card }.
played = { $seat } plays the { $card }.
took = { $seat } takes the trick: { $points ->
    [one] one point
   *[other] { $points } points
}.
scored = { $seat } has { $points ->
    [one] one point
   *[other] { $points } points
}.

# Endings
ending-abandoned = somebody left.

# Refusals
refusal-not-in-hand = You do not hold the { $card }.

# Options
option-rounds = How many rounds are played; their points are added up.

# Hints
hint-safe = If you lead the { $card }, nobody takes it { $chance } of the time.
hint-takes = With the { $card } you take { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-gives = With the { $card } you give away { $points ->
    [one] one point
   *[other] { $points } points
}.

# The table
table-round = Round { $round } of { $rounds }
table-stock = cards in the stock: { $count }
table-standing = {": "}{ $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $points ->
    [one] one point
   *[other] { $points } points
}
table-trump = Trump:
table-led = Led:

# Variants and bots
variant-brisca = Forty cards, three in the hand, 61 points win.
bot-thrifty = Wins points where it costs little, and gives away as little as it can.

# As it is typed
typed-play = play
