# Moves
move-stand = stand
move-bet = bet { $money }

# Events
round-began = ── Round { $round } ──
placed-bet = { $seat } bets { $money }.
has-money = { $seat } has { $money }.
left = { $seat } leaves the table.
match-ended = The match is over: { $ending }

# Endings
ending-rounds-played = all rounds were played.
ending-nobody-can-bet = nobody can pay the minimum bet.
ending-abandoned = everybody left.

# Refusals
refusal-match-over = The match is over.
refusal-no-such-move = That is not a move of this game.
refusal-not-your-turn = It is not your turn.
refusal-not-enough = You do not have { $money }: you can bet up to { $highest }.
refusal-gone = You have left this match.

# Options
option-bet_min = The minimum bet.
    .title = Minimum bet

# The table
table-player = player
table-money = money
table-bet = bet
table-cards = cards
table-points = points
fate-standing = stands

# As it is typed
typed-stand = stand
typed-bet = bet

# In the browser
web-turn-of = { $seat } is to play
web-how-much = How much do you bet?
web-your-money = you have { $money }
web-your-place = Your place
web-asked = Your turn, { $name }
web-to-move = to move
