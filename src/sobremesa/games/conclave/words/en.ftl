title = Conclave
about = Win wizards of six magics; those whose magic you do not control will count against you.

# Facts
card = { $code } ({ wizard })
    .drawn = { wizard }
wizard = { $magic ->
    [b] blue
    [o] ochre
    [p] purple
    [r] red
    [t] orange
   *[v] green
} { $influence }, { $brotherhood ->
    [c] raven
    [g] gazelle
   *[s] boar
}
magic = { colour } ({ $letter })
    .drawn = { colour }
colour = { $letter ->
    [b] blue
    [o] ochre
    [p] purple
    [r] red
    [t] orange
   *[v] green
}
cell = { $row },{ $column }
receiver = { $seat }
pile = { $side ->
    [left] left pile
   *[right] right pile
}
followers = { $count ->
    [0] nobody
   *[other] { $cards }
}

# Moves
move-keep = cede nothing
move-cede = cede all { $magic } followers to { $seat }
move-place = send { $card } to { $cell }
move-take = take a card from the { $pile }

# Events
ceded = { $seat } cedes all { $magic } followers to { $receiver }, an influence of { $sum }.
kept = { $seat } cedes nothing.
sent = { $seat } sends { $card } to { $cell }.
row-summed = The row in contact adds up to { $sum }.
column-summed = The column in contact adds up to { $sum }.
followed = { $card } follows { $seat }.
    .cards = { $cards } follow { $seat }.
crisis = The board is full and nobody was convinced: a magical crisis! { $seat } takes all of other brotherhoods in row and column.
crisis-in-vain = Not even the crisis takes anybody: no hole is left on the board.
drew = { $seat } takes { $card } from the { $pile }; the others see only the back.
drew-back = { $seat } takes a card from the { $pile }; its back is { $magic }.
filled = { $card } comes to { $cell } from the { $pile }.
last-round = Both piles are empty: one last turn each.
hand-followed = { $card } joins the followers of { $seat } from the hand.
    .cards = { $cards } join the followers of { $seat } from the hand.
scored = { $seat }: { $points ->
    [one] one point of disappointment.
   *[other] { $points } points of disappointment.
}

# Endings
ending-played-out = everybody had the last turn.
ending-board-stuck = a crisis left the board full.
ending-abandoned = too few players are left.

# Refusals
refusal-cede-or-keep = First say what you cede, or “{ typed-keep }” to cede nothing.
refusal-nothing-to-cede = There is nothing that you could cede to anybody: send an emissary.
refusal-no-ceding = Ceding belongs to the start of a turn, once.
refusal-place-first = There is no pile to choose now: send an emissary.
refusal-placed = Your emissary has been sent. Choose a pile.
refusal-no-such-player = There is no such player here: { $seat }. Choose one of those at the table.
refusal-not-to-yourself = You can only cede to somebody else.
refusal-have-none = You have no followers of this magic: { $magic }.
refusal-has-some = { $seat } already has followers of this magic: { $magic }.
refusal-no-hole = { $cell } is not empty: choose a hole.

# Options
option-needed = What the wizards in contact must add up to before any of them follows.
    .title = Sum needed

# Hints
hint-cede = { $magic }: your { $sum } against { $other }. Ceding spares you { $sum } as it stands.
hint-keep = { $magic }: your { $sum } against { $other }. You control it as it stands.
hint-place = { $card } to { $cell }: row { $row }, column { $column }; wins over { $followers } (influence { $sum }).
hint-crisis = { $card } to { $cell }: row { $row }, column { $column }; a crisis that takes { $followers } (influence { $sum }).
hint-nobody = No card wins anyone over; the best line adds up to { $sum }.
preview-nobody = { $card } to { $cell }: row { $row }, column { $column }; nobody follows.
hint-take = On the { $pile }: { $magic }, where you have { $sum } and the strongest other { $other }.

# The end of the match
summary-control = { $magic } is controlled by { $seat } with { $sum }.
summary-points = { $seat }: { $count ->
    [one] one follower
   *[other] { $count } followers
}, { $points ->
    [one] one point of disappointment.
   *[other] { $points } points of disappointment.
}
summary-winner = { $seat } wins with { $points ->
    [one] one point of disappointment.
   *[other] { $points } points of disappointment.
}
summary-tie = { $count } players tie at { $points }: { $seat } wins, being nearest the first player.

# The table
table-left = left pile ({ $count }):
table-right = right pile ({ $count }):
table-your-hand = your hand:
table-gone = (left)
table-hand = hand
table-last-round = Last round; turns left: { $turns }
table-brotherhood = { $letter ->
    [c] raven (c)
    [g] gazelle (g)
   *[s] boar (s)
}
table-followers = followers of { $seat }:
table-controls = * controls the magic

# Variants and bots
variant-conclave = The only way to play it here.
    .title = Standard
bot-greedy = Takes what is worth most at once.
    .title = Greedy
bot-hasty = Takes what is worth most and overlooks what that leaves to others.
    .title = Hasty
bot-collector = Goes for the most followers, whatever they are worth.
    .title = Collector

# As it is typed
typed-keep = keep
typed-take = take
typed-left = left
typed-right = right
typed-cede = cede
typed-place = place

# In the browser
web-turn-of = { $seat } is to move
web-question = Your turn. { $count ->
    [one] One hole
   *[other] { $count } holes
} on the board. You hold { $cards }.
web-steps = The steps of a turn
web-step-ceding = Cede
web-step-placing = Send
web-step-taking = Take
web-step-filling = Fill
web-help-ceding = All followers of one magic, to somebody who has none of it.
web-help-card = Pick a card, then a hole.
web-help-hole = Now choose a hole.
web-help-taking = From which pile? The holes are filled from it too.
web-keep = Keep
web-cede-to = to
web-cede-asked = Cede { $colour } { $sum } to { $seat }?
web-send-asked = Send { $colour } { $influence }?
web-needed = A row or column needs { $needed }.
web-row-sum = Row { $sum }
web-column-sum = Column { $sum }
web-enough = ≥ { $needed }
web-enough-nobody = ≥ { $needed }: nobody
web-too-little = < { $needed }: nobody
web-crisis = Magical crisis!
web-crisis-nobody = Magical crisis: nobody
web-cede = Cede { $colour } to { $seat }
web-pile = { $pile }: { $count }
web-look-through = Look through the { $pile }
web-board = The board
web-hole = Hole { $cell }
web-hand = Your hand
web-followers = Followers by magic
web-controls = controls
web-is-controlled = controlled
web-would-be = would be { $sum }
web-disappointment = disappointment
web-disappointment-short = dis.
web-disappointed = disappointment { $points }
web-followers-of = Followers of { $seat }
web-no-followers = Nobody yet.
web-place = place
web-legend-controlled = most influence: controlled, costs nothing
web-legend-disappointment = a magic that another controls: counts as disappointment

lesson-magic = The same colour is the same magic.
lesson-brotherhood = The same animal is the same brotherhood.
lesson-influence = The number is the influence, from 1 to 5.
lesson-round-1 = Cede all followers of one magic, if you like.
lesson-round-2 = Send a wizard of your hand into a hole.
lesson-round-3 = Where its row or column reaches 10, those of its magic or brotherhood follow you.
lesson-round-4 = Take a new card from one of the piles.
lesson-good-1 = The purple 5 joins a row: 4 + 5 + 4 + 5 = 18, at least 10.
lesson-good-2 = It is a gazelle: the two other gazelles follow you.
lesson-bad-1 = In its column there are only 4 + 5 = 9.
lesson-bad-2 = Less than 10: nobody follows, though both are purple.
guide-hand = Choose one, and then a hole on the board.
    .title = Your wizards
guide-board = If its row or column adds up to 10, those of its magic or brotherhood follow you.
    .title = Ten is enough
guide-sums = In a magic where somebody has more than you, yours count against you. Fewest points win.
    .title = Followers can disappoint
web-odds-with = { $chance }: { $card }{ $count ->
    [0] {""}
    [1] {""}
   *[other] ; { $count } holes are equal
}
