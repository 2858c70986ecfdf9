title = Siete y medio
about = Come as close to seven and a half as you dare; the bank wins ties.

# Facts
points = { $shown }
number = { $number }
move = { $move ->
    [card] { move-card }
   *[stand] { move-stand }
}

bank = Bank

# Moves
move-card = take a card

# Events
drew = { $seat } gets the { $card }: { $points }.
bank-drew = The bank gets the { $card }: { $points }.
stood = { $seat } stands at { $points }.
went-over = { $seat } goes over with { $points } and loses.
reached = Seven and a half for { $seat }!
bank-stood = The bank stands at { $points }.
bank-went-over = The bank goes over with { $points }.
scored = { $seat } has { $points }, with a bet of { $money }.
won = { $seat } beats the bank and wins { $money }.
lost = { $seat } loses { $money } to the bank.
prize = Prize for { $seat }: { $money } more ({ $percent }% of the bet).
bank-has = The bank has { $money }.
left = { $seat } { $money ->
    [0] leaves the table.
   *[other] leaves the table and loses the bet of { $money }.
}
sat-out = { $seat } cannot pay the minimum bet and sits out.

# Endings
ending-bank-broken = the bank has nothing left.

# Refusals
refusal-bet-first = Bet first, from { $lowest } to { $highest }.
refusal-has-bet = You have bet already: take a card or stand.
refusal-too-little = { $money } is too little: the minimum bet is { $lowest }.
refusal-too-much = { $money } is too much: you can bet up to { $highest }.

# Options
option-rounds = How many rounds are played.
    .title = Rounds
option-player_money = What each player starts with.
    .title = Players’ money
option-bank_money = What the bank starts with.
    .title = Bank’s money
option-bet_max = The maximum bet.
    .title = Maximum bet
option-bank_stands = The bank draws until it has this many half points (12 = six).
    .title = The bank stands at
option-prizes = Winning with seven and a half earns a prize.
    .title = Prizes
option-king = Which king makes the highest prize with the seven of oros.
    .title = King of the highest prize
    .any = any king
    .oros = the king of oros
senseless-bets = the minimum bet is above the maximum.
senseless-money = the players start with less than the minimum bet.

# Hints
hint-best = Best against this bank: { move }.
hint-over = One more card takes you over { $chance } of the time.
hint-exact = It makes seven and a half { $chance } of the time.
hint-stand = Standing beats the bank { $chance } of the time.

# Reviews and lessons
spot-hand = { $points }
spot-kind-first = the first card
spot-kind-many = two cards and more
did-card = You took a card with { $points }.
did-stand = You stood on { $points }.
because-card = Standing on { $points } beats the bank only { $win } of the time; a card takes you over { $over } of the time.
because-stand = A card takes you over { $over } of the time; standing on { $points } beats the bank { $win } of the time.

# The end of the match
summary-won-most = Biggest winner: { $seat }, { $money }.
summary-bank-won-most = Biggest winner: the bank, { $money }.
summary-biggest-bet = Largest bet: { $money }, by { $seat } in round { $round }.
summary-together-won = Together the players won { $money }.
summary-together-lost = Together the players lost { $money }.
summary-together-even = Together the players came out even.
summary-seven-and-figure = Players who made seven and a half with a seven and a figure: { $count }.
summary-often-drawn = { $rank ->
    [1] Most drawn
    [2] 2nd most drawn
    [3] 3rd most drawn
   *[other] { $rank }th most drawn
}: { $number } ({ $count ->
    [one] once
   *[other] { $count } times
}).

# The table
table-round = Round { $round } of { $rounds }
fate-sits-out = sits out
fate-to-play = to play
fate-too-far = over
fate-exact = 7½!

# Variants and bots
variant-clasico = Any king makes the highest prize with the seven of oros.
    .title = Classic
variant-rey-de-oros = The highest prize needs the king of oros.
    .title = King of oros
bot-plain = Plays the best line against the bank of its table.
    .title = Skilled
bot-bettor = Bets the most on a good first card and the least on others; plays the best line.
    .title = Bettor
bot-bold = Takes a card at four and a half or less.
    .title = Bold
bot-timid = Takes a card at two and a half or less.
    .title = Timid
bot-reckless = Takes a card at six or less.
    .title = Reckless
bot-cautious = Never takes a card.
    .title = Cautious

# As it is typed
typed-card = card

# In the browser
web-your-bet = your bet
web-you-won = You win { $money }
web-you-lost = You lose { $money }
web-gone = left
web-of-seven = { $points } of 7½
web-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
web-won-most = Biggest winner
web-biggest-bet = Largest bet
web-by-in-round = { $seat }, in round { $round }
web-seven-and-figure = Seven and a half with a 7 and a figure
web-distinct-players = { $count ->
    [1] one player
   *[other] different players
}
web-often-drawn = Numbers drawn most, and how often

# Odds
web-odds-against = { $points } against the bank
web-odds-if-standing = If you stand…
web-odds-you = you win { $share }
web-odds-bank = the bank wins { $share }
web-odds-bank-ends = The bank ends with…
web-odds-next = With the next card

odds-even-bets = The bet is the same whatever the first card is.
odds-exchangeable = The seats that play in between change nothing: the bank’s cards are as likely as any unseen ones.
odds-part-first_card = By the first card, of the bet
odds-part-coins_least = With the minimum bet
odds-part-coins_most = With the maximum bet
odds-part-bank = The bank’s results
odds-name-over = goes over

lesson-numbers = 1 to 7 are worth their number.
lesson-figures = Sota, caballo and rey are worth ½ each.
lesson-best = A seven and a figure: 7½, the best hand.
lesson-round-1 = You get a card, face up.
lesson-round-2 = You see it, and then you bet.
lesson-round-3 = Draw as often as you like, or stand.
lesson-round-4 = The bank plays last; a tie is the bank’s.
lesson-good-1 = 4 + ½ = 4½: another card is worth a try.
lesson-good-2 = 4 + ½ + 3 = 7½: nothing beats it.
lesson-bad-1 = 6: with most cards you go over.
lesson-bad-2 = 6 + 5 = 11: over, and the bet is lost.
guide-hand = Numbers count what they show, figures half a point. Now bet on it.
    .title = Your first card
guide-stitches = Every stitch is half a point. Over 7½ you lose at once.
    .title = Come close to 7½
guide-draw = Draw takes another card. Stand when you like; then the others play, and the bank.
    .title = Draw or stand
