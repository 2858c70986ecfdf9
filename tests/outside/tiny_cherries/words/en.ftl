title = Cherries
about = Keep your card or swap it for the next: most cherries win.

# Facts
card = { $cherries ->
    [one] one cherry
   *[other] { $cherries } cherries
}

# Moves
move-keep = keep your card
move-swap = swap it for the next

# Events
drew = { $seat } draws { $card }.
drew-unseen = { $seat } draws a card.
kept = { $seat } keeps the card.
swapped = { $seat } puts { $card } on the table.
showed = { $seat } shows { $card }.
won = { $seat } wins the round.

# Endings
ending-abandoned = somebody left.

# Options
option-rounds = How many rounds are played.

# Hints
hint-better = The next card is better than yours { $chance } of the time.

# The table
table-round = Round { $round } of { $rounds }
table-open = On the table: { $cards }
table-player = { $seat }: { $card }, rounds won: { $won }

# Variants and bots
variant-cherries = The one way to play it.
bot-plain = Swaps the lower half of the cards.

# As it is typed
typed-keep = keep
typed-swap = swap
