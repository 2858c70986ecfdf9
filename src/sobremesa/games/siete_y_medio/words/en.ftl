title = Siete y medio
about = Come as close to seven and a half as you dare; the bank wins ties.

# Facts
card = { $number ->
    [1] ace
    [10] jack
    [11] knight
    [12] king
   *[other] { $number }
} of { $suit ->
    [b] clubs
    [c] cups
    [e] swords
   *[o] coins
}
points = { $shown }
number = { $number }

bank = Bank

# Moves
move-card = take a card
move-stand = stand
move-bet = bet { $money }

# Events
round-began = ── Round { $round } ──
drew = { $seat } gets the { $card }: { $points }.
bank-drew = The bank gets the { $card }: { $points }.
placed-bet = { $seat } bets { $money }.
stood = { $seat } stands at { $points }.
went-over = { $seat } goes over with { $points } and loses.
reached = Seven and a half for { $seat }!
bank-stood = The bank stands at { $points }.
bank-went-over = The bank goes over with { $points }.
scored = { $seat }: { $points } points, a bet of { $money }.
won = { $seat } beats the bank and wins { $money }.
lost = { $seat } loses { $money } to the bank.
prize = Prize for { $seat }: { $money } more ({ $percent } % of the bet).
has-money = { $seat } has { $money }.
bank-has = The bank has { $money }.
left = { $seat } leaves the table; lost with it: { $money }.
sat-out = { $seat } cannot pay the least bet and sits out.
match-ended = The match is over: { $ending }

# Endings
ending-rounds-played = all rounds were played.
ending-nobody-can-bet = nobody can pay the least bet.
ending-bank-broken = the bank has nothing left.
ending-abandoned = everybody left.

# Refusals
refusal-match-over = The match is over.
refusal-no-such-move = That is not a move of this game.
refusal-not-your-turn = It is not your turn.
refusal-bet-first = Bet first.
refusal-has-bet = You have bet already.
refusal-too-little = { $money } is less than the least bet.
refusal-too-much = { $money } is more than the highest bet.
refusal-not-enough = You do not have { $money }.
refusal-gone = You have left this match.

# Options
option-rounds = How many rounds are played.
option-player_money = What each player starts with.
option-bank_money = What the bank starts with.
option-bet_min = The least bet.
option-bet_max = The highest bet.
option-bank_stands = The bank draws until it has this many half points (12 = six).
option-prizes = Whether a winning seven and a half earns a prize.
option-king = Which king makes the highest prize with the seven of coins.
senseless-bets = the least bet is above the highest.
senseless-money = the players start with less than the least bet.

# Hints
hint-over = You have { $points }. One more card takes you over with { $chance }.
hint-exact = It makes exactly seven and a half with { $chance }.
hint-stand = If you stand now, you beat the bank with { $chance }.

# The end of the match
summary-won-most = Won most: { $seat }, { $money }.
summary-bank-won-most = Won most: the bank, { $money }.
summary-biggest-bet = Largest bet: { $money }, by { $seat } in round { $round }.
summary-together-won = Together the players won { $money }.
summary-together-lost = Together the players lost { $money }.
summary-together-even = Together the players came out even.
summary-seven-and-figure = Players who made seven and a half with a seven and a figure: { $count }.
summary-often-drawn = { $rank }. most drawn number: { $number } ({ $count ->
    [one] once
   *[other] { $count } times
}).

# The table
table-round = Round { $round } of { $rounds }
table-player = player
table-money = money
table-bet = bet
table-cards = cards
table-points = points
fate-sits-out = sits out
fate-to-play = to play
fate-standing = stands
fate-too-far = over
fate-exact = 7½!
