title = Blackjack
about = Closer to 21 than the dealer, but never over.

# Facts
points = { $soft ->
    [1] { $points ->
        [21] 21
       *[other] soft { $points }
    }
   *[0] { $points }
}
hand = { $hand ->
    [0] {""}
   *[other] {" "}(hand { $hand })
}
move = { $move ->
    [hit] { move-hit }
    [double] { move-double }
    [split] { move-split }
    [surrender] { move-surrender }
    [continue] { move-continue }
   *[stand] { move-stand }
}

bank = Dealer

# Moves
move-hit = hit
move-double = double
move-split = split
move-surrender = surrender
move-insure = take insurance
move-decline = no insurance
move-skip = sit this round out
move-continue = play on
move-buy = bring { $money } to the table

# Events
shuffled = { $decks ->
    [1] A deck is shuffled.
   *[other] The { $decks } decks are shuffled.
}
added-deck = The shoe has run out: another shuffled deck goes under it.
bought = { $seat } brings { $money } to the table.
skipped = { $seat } sits this round out.
drew = { $seat }{ hand } gets the { $card }: { points }.
has-blackjack = Blackjack for { $seat }!
dealer-drew = The dealer gets the { $card }: { points }.
dealer-hid = The dealer takes the hole card, face down.
insured = { $seat } takes insurance for { $money }.
declined = { $seat } takes no insurance.
continued = { $seat } plays on.
peeked = The dealer peeks at the hole card: no blackjack.
turned-up = The dealer turns up the hole card, the { $card }: { points }.
dealer-blackjack = The dealer has a blackjack!
plays-hand = { $seat } plays hand { $hand }.
stood = { $seat }{ hand } stands at { points }.
reached = { $seat }{ hand } has 21.
went-over = { $seat }{ hand } busts with { $points }.
doubled = { $seat }{ hand } doubles with { $money } more.
split = { $seat }{ hand } splits; the new hand gets { $money }.
surrendered = { $seat } surrenders; half the bet, { $money }, is given up.
dealer-stood = The dealer stands at { $points }.
dealer-went-over = The dealer busts with { $points }.
won = { $seat }{ hand } wins { $money }.
won-blackjack = { $seat } wins { $money } with a blackjack.
lost = { $seat }{ hand } loses { $money }.
tied = { $seat }{ hand } pushes and keeps the bet of { $money }.
won-insurance = The insurance pays { $seat } { $money }.
lost-insurance = The insurance of { $seat }, { $money }, is lost.

# Endings
ending-nobody-bets = nobody placed a bet.
ending-somebody-left = a player left.
ending-somebody-cannot-bet = a player cannot pay the minimum bet.

# Refusals
refusal-buy-first = First say what you bring to the table, from { $lowest } to { $highest }.
refusal-bet-first = Bet first, from { $lowest } to { $highest }, or sit this round out.
refusal-insurance-first = First take the insurance or decline it.
refusal-surrender-first = First say whether you surrender.
refusal-bets-closed = The bets of this round are closed.
refusal-not-offered = Insurance is not offered now.
refusal-too-little = { $money } is too little: the minimum is { $lowest }.
refusal-too-much = { $money } is too much: the maximum is { $highest }.
refusal-split-aces = Split aces get one card and nothing more.
refusal-two-cards-only = You can double with two cards only.
refusal-no-double = This table does not let you double this hand: hit or stand.
refusal-no-pair = You can split only two cards of the same value, or of the same rank where the table says so.
refusal-no-more-hands = You may not have more hands than this: hit or stand.
refusal-no-surrender = You cannot surrender here: only with your first two cards, where the table has it.
refusal-too-poor = You do not have the money for that.

# Options
option-rounds = How many rounds are played; 0 = until a round in which nobody bets.
    .title = Rounds
option-start_money = What each player starts with; 0 = all say what they bring.
    .title = Starting money
option-bet_max = The maximum bet; the same as the minimum makes it fixed.
    .title = Maximum bet
option-decks = How many decks are shuffled together.
    .title = Decks
option-shoe = The decks are played down to a cut card, or shuffled fresh for every round.
    .title = Shoe
    .cut-card = to a cut card
    .fresh = shuffled every round
option-cut = How deep the cut card lies, in per cent of the cards.
    .title = Depth of the cut card
option-soft_17 = What the dealer does with a soft 17.
    .title = Dealer on a soft 17
    .stand = stands
    .hit = takes a card
option-blackjack_pays = What a blackjack wins; 6:5 is rounded down to a half coin.
    .title = A blackjack pays
option-blackjack_beats_21 = The dealer’s blackjack beats any other 21.
    .title = Dealer’s blackjack beats 21
option-hole = The dealer’s hole card: with a peek at it, without, or dealt after the players.
    .title = Dealer’s hole card
    .peek = looks at it
    .no-peek = does not look
    .none = dealt afterwards
option-double = Which first two cards may be doubled.
    .title = Doubling
    .any = any two
    .none = never
option-double_after_split = Hands may be doubled after a split.
    .title = Doubling after a split
option-split = Any two cards of one value may be split, or only two of one rank.
    .title = Splitting
    .value = of one value
    .rank = of one rank
option-max_hands = How many hands one may have after splitting; 1 = no splitting.
    .title = Hands after splitting
option-resplit_aces = Aces may be split again.
    .title = Aces split again
option-hit_split_aces = Split aces play on like any other hand.
    .title = Split aces play on
option-insurance = Insurance is offered against an ace.
    .title = Insurance
option-surrender = A player may surrender once the dealer has peeked, or already before.
    .title = Surrender
    .off = not at all
    .on = after the peek
    .early = before the peek
option-stop = The match goes on to the last player, or ends with the first who leaves or cannot bet.
    .title = End of the match
    .last-player = to the last player
    .first-player = with the first who stops
option-max_seats = How many may sit down at the table.
    .title = Seats
option-dealer_plays = The dealer plays on only while somebody’s money depends on it, or always.
    .title = The dealer plays
    .needed = when it matters
    .always = always
option-original_bets_only = A dealer’s blackjack takes the first bet only: what was doubled or split comes back, even of a busted hand.
    .title = Original bets only
senseless-bets = the minimum bet is above the maximum.
senseless-money = the players start with less than the minimum bet.
senseless-surrender = late surrender comes after the dealer’s peek at the hole card, which this table does not have.
senseless-original-bets = original bets only is for tables without the peek, at which a blackjack beats 21.
senseless-double-after-split = doubling after a split needs both doubling and splitting.
senseless-resplit-aces = splitting aces again needs three hands at least.
senseless-hit-split-aces = there are no split aces where nobody may split.

# Hints
hint-basic = Best: { move } (basic strategy for this table).
hint-over = You have { points }. With one more card you bust { $chance } of the time.
hint-insurance = { $pays ->
    [1] Better take the insurance
   *[0] Better no insurance
}: the dealer has a blackjack { $chance } of the time, and it pays off only above one in three.
hint-blackjack = Your next two cards are a blackjack { $chance } of the time.

# Reviews and lessons
against = { $against ->
    [1] an ace
   *[other] { $against }
}
spot-hand = { points } against { against }
spot-insurance = Insurance with { points }
spot-kind-hard = hard hands
spot-kind-soft = soft hands
spot-kind-pair = pairs
spot-kind-many = three cards and more
spot-kind-insurance = insurance
did-hit = You hit { points }.
did-stand = You stood on { points }.
did-double = You doubled { points }.
did-split = You split { points }.
did-surrender = You surrendered { points }.
did-continue = You played on with { points }.
did-insure = You took the insurance.
did-decline = You took no insurance.
because-hit = Standing on { points } wins only { $win } of the time; one more card busts { $over } of the time.
because-hit-safe = Standing on { points } wins only { $win } of the time, and one more card cannot bust this hand.
because-stand = One more card busts { $over } of the time; standing on { points } wins { $win } of the time.
because-stand-soft = Standing on { points } wins { $win } of the time; one more card leaves you with less { $worse } of the time.
because-double = One card takes you to 17 or more { $good } of the time, and the dealer busts { $bust } of the time: a moment for twice the bet.
because-no-double = Whoever doubles gets one card only, and it makes 17 or more { $good } of the time.
because-split = As one hand { points } wins { $win } of the time if you stand; two hands that begin with { $start ->
    [1] an ace
   *[other] { $start }
} are worth more.
because-no-split = As one hand { points } wins { $win } of the time if you stand; two hands that begin with { $start ->
    [1] an ace
   *[other] { $start }
} are worth less.
because-surrender = Played on, this hand gives back { $back } of the bet on average; surrender gives back half.
because-no-surrender = Played on, this hand gives back { $back } of the bet on average; surrender gives back no more than half.
because-insurance = The hole card is worth ten { $ten } of the time; insurance pays off only above one in three.

# The end of the match
summary-rounds = Rounds played: { $count }.
summary-hands = { $seat }: hands won { $won }, lost { $lost }, pushed { $tied }; won with a blackjack: { $blackjacks }.
summary-up = { $seat } has won { $money } in all.
summary-down = { $seat } has lost { $money } in all.
summary-even = { $seat } comes out even.
summary-bank-up = The bank has won { $money }.
summary-bank-down = The bank has lost { $money }.
summary-bank-even = The bank comes out even.

# The table
table-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
table-insured = insured { $money }
table-pile = cards in the shoe: { $pile }
fate-open = {""}
fate-doubled = doubled
fate-bust = bust
fate-blackjack = blackjack
fate-surrendered = surrendered
fate-won = won
fate-lost = lost
fate-tied = push
fate-gone = left
fate-out = sits out

# Variants and bots
variant-casino = A shoe of six decks; the dealer peeks and stands on a soft 17.
    .title = Casino
variant-fcul = A fixed bet, no doubling, no splitting.
    .title = FCUL
variant-cytech = Blackjack pays 2:1, split aces play on, no peek.
    .title = CY Tech
variant-cytech-european = The same, but the dealer takes the second card after the players.
    .title = CY Tech, European
variant-vegas = As casino, but the dealer hits a soft 17 and one may surrender.
    .title = Vegas
bot-basic = Plays basic strategy for the rules of its table.
    .title = Basic strategy
bot-counter = Counts the cards that were seen, and bets and plays by the count (Hi-Lo).
    .title = Counts cards
bot-unpaired = Plays basic strategy, but splits no pair.
    .title = No splits
bot-hit-or-stand = Takes cards as basic strategy does, and neither doubles nor splits.
    .title = Hits or stands
bot-mimic = Plays as the dealer of its table does.
    .title = Like the dealer
bot-never-bust = Takes a card only where no card can be too much.
    .title = Never busts
bot-always-stand = Never takes a card.
    .title = Always stands

# As it is typed
typed-hit = hit
typed-double = double
typed-split = split
typed-surrender = surrender
typed-insure = insure
typed-decline = decline
typed-skip = skip
typed-continue = continue
typed-buy = buy

# What simulations count
counted-naturals = rounds with a blackjack
counted-splits = rounds with a split
counted-surrenders = rounds surrendered
counted-doubles = hands doubled
counted-busts = hands gone over
counted-insurances = insurance taken when offered
counted-by-upcard = result per bet, dealer shows { $up }
counted-by-count = result per bet, count { $count }

# In the browser
web-your-turn-with = It is your turn: hand { $hand }
web-how-much-to-bring = How much do you bring to the table?
web-bets-now = is betting
web-your-hand = your hand
web-hand = hand { $hand }
web-now = your turn
web-face-down = a card face down
web-pays = Blackjack pays { $first } to { $second }
web-soft-17 = { $rule ->
    [hit] the dealer hits a soft 17
   *[stand] the dealer stands on every 17
}
web-insurance-pays = insurance pays 2 to 1
web-insure-for = Take insurance for { $money }?
web-surrender-now = Surrender half your bet before the dealer looks?
web-insurance-note = It pays { $money } if the dealer has a blackjack.
web-insured = insured: { $money }
web-uninsured = no insurance
web-rounds = Rounds played
web-blackjacks = Won with a blackjack
web-hands = Hands of every player

# Odds
web-odds-dealer = The dealer’s { $points }
web-odds-ends = Ends with…
web-odds-stands = stands
web-odds-busts = busts: everybody still in wins
web-odds-ten = Is it a ten?
web-odds-tens = Of the { $cards } cards you have not seen, { $tens ->
    [one] one is a ten
   *[other] { $tens } are tens
}.
web-odds-insurance = Insurance is worth its price only when more than a third are tens.
web-odds-ten-share = A ten: { $share }; insurance is worth its price from 33⅓ percent on

odds-alone = The seat is alone with the dealer.
odds-fresh = The round is dealt from these cards, whole coins and half bets unrounded; insurance is not taken.
odds-cdz = After a split, hands are played as the same cards would be without one (CDZ−); without doubling after a split, by the strategy without doubling.
odds-cdp = After a split, hands are played by the best strategy for a shoe without the pair, the same for all of them.
odds-by-rank = Tens of two ranks are not split; the chart shows tens of one rank.
odds-no-peek = Without a peek, a dealer’s blackjack takes all bets, doubled and split ones too.
odds-late-surrender = Surrender comes after the peek: a dealer’s blackjack takes the whole bet.
odds-early-surrender = Surrender is early: it saves half the bet even from a dealer’s blackjack.
odds-original-bets = Original bets only: a dealer’s blackjack takes the first bet, and returns what was doubled or split, busted hands too; play is as with a peek.
odds-exact-price = 6:5 is paid without rounding.
odds-part-by_upcard = By the dealer’s open card
odds-part-by_totals = By a chart that knows totals only
odds-part-results = Results of a round, in first bets
odds-part-insurance = Insurance, of what it costs
odds-part-dealer = The dealer’s results
odds-name-value = value
odds-name-loss = it loses
odds-name-split = split
odds-name-blackjack = blackjack
odds-name-over = busts
odds-about-insure = Insurance pays off only above 33.3%.

lesson-numbers = 2 to 10 are worth their number.
lesson-figures = Jack, queen and king are worth 10.
lesson-best = An ace is 11, or 1 if 11 is too much. With a ten it is a blackjack.
lesson-round-1 = You bet.
lesson-round-2 = Two cards for you; the dealer shows one.
lesson-round-3 = Hit as often as you like, or stand.
lesson-round-4 = The dealer plays last; closer to 21 wins.
lesson-good-1 = 5 + 6 = 11: no card can hurt you. Hit!
lesson-good-2 = 5 + 6 + 10 = 21: it cannot be better.
lesson-bad-1 = 10 + 6 = 16: anything above a 5 is too much.
lesson-bad-2 = 10 + 6 + 8 = 24: bust. The bet is lost, whatever the dealer has.
guide-bet = Choose how much and press the button. The cards come after it.
    .title = First a bet
guide-dealer = The hole card is turned when everybody has played.
    .title = The dealer shows one card
guide-hand = Hit takes a card, stand ends your turn. Over 21 you are bust at once.
    .title = Come close to 21
