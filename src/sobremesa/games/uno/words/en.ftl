title = UNO
about = Get rid of your cards by colour, number or symbol, and call UNO before you are down to one.
notice = UNO is a trademark of Mattel; this house is not affiliated with it.

# Facts
card = { $symbol ->
    [wild] wild
    [plus-four] wild draw four
   *[other] { $letter ->
        [r] red
        [y] yellow
        [g] green
       *[b] blue
    } { $symbol ->
        [reverse] reverse
        [skip] skip
        [plus-two] draw two
       *[other] { $symbol }
    }
}
    .code = { $code }
colour = { $letter ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[none] none yet
}
named = { $letter ->
    [r] , naming red
    [y] , naming yellow
    [g] , naming green
    [b] , naming blue
   *[none] { "" }
}
direction = { $way ->
    [counter] counter-clockwise
   *[clockwise] clockwise
}
holder = { $seat }

# Moves
move-play = play { $card }{ $named }{ $bluff ->
    [1] {" "}(a bluff)
   *[0] {""}
}
move-draw = draw a card
move-keep = keep it
move-pass = pass
move-take = take the cards
move-challenge = challenge the +4
move-uno = call UNO
move-catch = catch a missed UNO
move-colour = name { $colour }

# Events
round-began = ── Round { $round } ── { $seat } deals.
turned-up = First card: { $card }.
went-back = A +4 was turned up. It goes back, and the pile is shuffled again.
named-colour = { $seat } names { $colour }.
played = { $seat } plays { $card }{ $named }.
jumped-in = { $seat } jumps in with another { $card }!
drew = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
got = Drawn: { $card }.
    .cards = Drawn: { $cards }.
kept = { $seat } keeps it.
passed = { $seat } can neither play nor draw, and passes.
turned-round = Direction reversed: now { $direction }.
skipped = { $seat } misses a turn.
call-noted = Your call is noted; UNO is told when the card lies.
called = { $seat }: UNO!
forgot = { $seat } did not call UNO.
caught = { $seat } catches the missed UNO!
challenged = { $seat } challenges the +4 that { $holder } laid on { $card } (colour in play: { $colour }).
looked = { $seat } looks at the hand of { $holder }.
saw = Seen: { $card }.
    .cards = Seen: { $cards }.
guilty = The +4 of { $seat } was not lawful.
innocent = The +4 of { $seat } was lawful.
could-have-played = Could have been played instead: { $card }.
    .cards = Could have been played instead: { $cards }.
reshuffled = The pile is empty: { $count ->
    [one] one discard goes back into it
   *[other] { $count } discards are shuffled back into it
}.
is-out = { $seat } is out of cards!
showed = { $seat } is left with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
held = { $seat } still held: { $card }.
    .cards = { $seat } still held: { $cards }.
scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } in all.
went-under = The hand of { $seat } goes under the pile.
call-idle = Heard, but without effect: call UNO in your turn, with two cards in hand, before you lay one.
call-again = You have already called UNO.
challenge-idle = There is nothing to challenge: the play was valid.
challenge-elsewhere = This +4 is not for you to challenge.
catch-idle = There is nobody to catch.

# Endings
ending-went-out = somebody is out of cards.
    .of = { $seat } is out of cards.
ending-target-reached = somebody has reached the points agreed on.
    .of = { $seat } has reached the points agreed on.
ending-last-one-left = only one player is left.
    .of = only { $seat } is left.

# Refusals
refusal-not-in-hand = You do not hold this card: { $card }.
refusal-does-not-fit = This card does not fit: { $card }. It takes the colour, number or symbol on top.
refusal-name-first = Name a colour first.
refusal-no-colour-due = There is no colour to name.
refusal-answer-first = Answer first: take the cards, or do what else is listed.
refusal-nothing-to-take = There is nothing to take.
refusal-only-the-drawn = Only the card just drawn may be played; else keep it.
refusal-nothing-drawn = You have drawn nothing that you could keep.
refusal-nothing-to-draw = There are no cards left to draw.
refusal-no-passing = You may not pass: you can play or draw.
refusal-unlawful = The +4 may not be played now: you hold another card that you must use.
refusal-not-identical = Only an identical number card may jump in.
refusal-too-late = Too late to jump in: the next player has moved.
refusal-own-card = You laid that card yourself; others may jump in on it.
refusal-no-calls = UNO is not called at this table.

# Options
option-length = The first to go out wins, or points are counted over several rounds.
    .title = Kind of match
    .quick = quick match
    .points = accumulative match
option-target = Points that win a match over several rounds.
    .title = Points to win
option-hand = Cards dealt to everybody.
    .title = Cards dealt
option-draw_skips = +2 and +4 also cost the next player the turn.
    .title = +2 and +4 cost the turn
option-reverse_skips = With two players, a reverse skips the other.
    .title = Reverse skips when two play
option-stacking = A +2 on a +2, or a +4 on a +4, passes the cards on to the next player.
    .title = +2 and +4 stack
option-jump_in = A number card identical to the last one may be played out of turn.
    .title = Jumping in
option-plus_four = A +4 may be played at any time and challenged, only when it is lawful, or freely.
    .title = The +4
    .challenge = can be challenged
    .strict = only when lawful
    .free = always
option-lawful = What makes a +4 lawful: no other card that fits, or no card of the colour in play.
    .title = A +4 is lawful when
    .no-fit = nothing else fits
    .no-colour = none of the colour
option-challenge_shows = Whoever challenges sees the other’s hand.
    .title = The challenger sees the hand
option-challenge_extra = Cards that a lost challenge costs on top.
    .title = Cost of a lost challenge
option-uno = What happens without the call: cards at once, cards if somebody notices, or nothing.
    .title = UNO not called
    .at-once = cards at once
    .catch = if somebody notices
    .off = nothing
option-uno_penalty = How many cards it costs not to call UNO.
    .title = Cards for a forgotten UNO

# Hints
hint-fits = These fit: { $cards }.
hint-none-fits = Nothing in your hand fits.
hint-colours = Not seen yet: red { $red }, yellow { $yellow }, green { $green }, blue { $blue }, wild { $wild }.
hint-follow = After { $card }, { $seat } can follow { $chance } of the time.
hint-follow-wild = After { $card }{ $bluff ->
    [1] {" "}(a bluff)
   *[0] {""}
}, naming { $colour } is best: { $seat } can follow { $chance } of the time.
hint-bluff = { $count ->
    [one] One card
   *[other] { $count } cards
} dealt blindly would make that +4 unlawful { $chance } of the time.
hint-best-card = Best: play { $card }{ $named }; but for a wild card, nothing is harder to follow ({ $seat } can { $chance } of the time).
hint-best-again = Best: play { $card }{ $named }; it is your turn again.
hint-best-lay = Best: play { $card }{ $named }.
hint-best-uno = Best: call UNO first, before you lay your last card but one.
hint-best-colour = Best: name { $colour }, of which you hold { $count }.
hint-best-draw = Best: draw a card; nothing in your hand fits.
hint-best-pass = Pass: nothing fits, and nothing is left to draw.
hint-best-keep = Keep it: it does not fit.
hint-best-honest = Better keep it: laid now, this +4 would not be lawful.
hint-best-take = Take the cards: nothing else can be done ({ $count }).
hint-best-challenge = Best: challenge; it promises more cards than it risks.
hint-best-trust = Better take the cards: a challenge risks more than it promises.

# The end of the match
summary-winner = Winner: { $seat }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
summary-rounds = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rounds won: { $count }.
summary-drew-most = Drew most cards: { $seat }, { $count }.
summary-challenges = Challenges: { $count }, of them right: { $right }.

# The table
table-round = Round { $round }
table-target = to { $points } points
table-colour = colour: { $colour }
table-pile = pile: { $count }
table-pending = to draw: { $count }
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-sign = { $sign ->
    [r] reverse
   *[s] skip
}
table-hand = Your hand
table-deals = deals
table-uno = UNO!
table-exposed = no UNO?
table-pressed = UNO called, to be told with the card
table-gone = has left

# Variants and bots
variant-j-uno = Quick, with a +4 that can be challenged.
    .title = J-UNO
variant-official = The rules as they are printed, with UNO that must be caught.
    .title = Official
variant-family = The official rules with stacking and jumping in.
    .title = Family
bot-normal = Stays in its strongest colours, keeps wild cards and does not bluff.
    .title = Normal
bot-easy = Plays the first card that fits.
    .title = Easy
bot-careless = Lays wild cards as soon as it has them and forgets to call.
    .title = Careless
bot-watchful = Remembers which colours the others could not play and which they named.
    .title = Watchful

# As it is typed
typed-draw = draw
typed-keep = keep
typed-pass = pass
typed-take = take
typed-challenge = challenge
typed-uno = uno
typed-catch = catch
typed-colour = colour
typed-play = play
typed-red = red
typed-yellow = yellow
typed-green = green
typed-blue = blue

# In the browser
web-challenge = Challenge
web-call = UNO
web-catch = Catch
web-draw = Draw · { $count }
web-take = Draw { $count }
web-keep-it = Keep it
web-play-it = Play it
web-pass = Pass
web-go-on = Go on
web-direction = Direction: { $direction }
web-turn-of = { $seat } is to move
web-plus-four-of = A +4 from { $seat }
web-help-fits = Colour { $colour }: play a card that stands out, or draw.
web-help-none = Nothing in your hand fits: draw a card.
web-help-uno = Two cards left: call UNO before you play.
web-help-trial = Was there another card to play? Challenge, or draw the cards.
web-help-drawn = You drew { $card }, which does not fit.
web-help-jump = You hold the same card: you may jump in.
web-help-catch = UNO was not called: catch it before play goes on.
web-help-exposed = You did not call UNO: whoever notices may catch you.
web-colour = Which colour?
web-colour-first = The first card is a wild one: you choose.
web-colour-for = You play { $card }.
web-have = you hold { $count }
web-drawn = You drew { $card }. Play it?
web-drawn-note = If you keep it, your turn is over.
web-guilty = { $seat } played the +4 unlawfully
web-innocent = { $seat } played the +4 correctly
web-why = { $lawful ->
    [no-colour] { $guilty ->
        [1] There was a { $colour } card in that hand.
       *[0] There was no { $colour } card in that hand.
    }
   *[no-fit] { $guilty ->
        [1] Another card in that hand fitted.
       *[0] Nothing else in that hand fitted.
    }
}
web-why-cards = { $cards } would have fitted.
web-round-won = Round { $round }: { $seat } wins
web-target = The winner takes the points of the other hands. The match goes to { $points }.
web-place = place
web-player = player
web-left = left with
web-this-round = round
web-points = points
web-cards = cards
web-out = out of cards
web-forgiven = UNO not called
web-discards = Discards
web-question = Colour { $colour }. { $cards ->
    [one] One card
   *[other] { $cards } cards
}, of which { $count ->
    [one] one fits
   *[other] { $count } fit
}: { $fitting }.
web-fit = { $count ->
    [0] none fits
    [one] 1 fits
   *[other] { $count } fit
}
web-wilds = wild cards
web-rounds-won = Rounds won
web-drew-most = Drew most cards
web-challenges = Challenges
web-challenges-right = of them right: { $count }

lesson-colour = The same colour fits.
lesson-number = So does the same number or symbol.
lesson-black = Black cards fit anything; you name the colour.
lesson-round-1 = Lay a card that fits the top one.
lesson-round-2 = None? Draw one; if it fits, you may play it.
lesson-round-3 = With two cards left, call UNO before you lay one.
lesson-round-4 = Whoever is out of cards first wins the round.
lesson-good-1 = A yellow 5 lies on the table.
lesson-good-2 = Both fit: the 2 by its colour, the 5 by its number.
lesson-bad-1 = Two cards left. You lay one and forget to call UNO.
lesson-bad-2 = It is noticed: you draw two, and hold three.
guide-top = Play its colour, its number or symbol, or a black card.
    .title = What lies here counts
guide-hand = Press one to play it. Nothing fits? Press the pile and draw.
    .title = Raised cards fit
guide-call = Call UNO before you lay your last but one. Forget it, and you draw two.
    .title = One card left?
