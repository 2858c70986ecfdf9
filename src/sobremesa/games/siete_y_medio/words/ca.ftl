title = Set i mig
about = Acosta’t a set i mig tant com t’atreveixis; si hi ha empat, guanya la banca.

# Facts
card = { $number ->
    [1] as
    [10] sota
    [11] cavall
    [12] rei
   *[other] { $number }
} { $suit ->
    [b] de bastos
    [c] de copes
    [e] d’espases
   *[o] d’oros
}
points = { $shown }
number = { $number }

bank = Banca

# Moves
move-card = demanar carta
move-stand = plantar-se
move-bet = apostar { $money }

# Events
round-began = ── Ronda { $round } ──
drew = Carta per a { $seat }: { $card }. Porta { $points }.
bank-drew = Carta per a la banca: { $card }. Porta { $points }.
placed-bet = { $seat } aposta { $money }.
stood = { $seat } es planta amb { $points }.
went-over = { $seat } es passa amb { $points } i perd.
reached = Set i mig per a { $seat }!
bank-stood = La banca es planta amb { $points }.
bank-went-over = La banca es passa amb { $points }.
scored = { $seat } acaba amb { $points } i ha apostat { $money }.
won = { $seat } venç la banca i s’emporta { $money }.
lost = { $seat } perd { $money } contra la banca.
prize = Premi per a { $seat }: { $money } més ({ $percent } % de l’aposta).
has-money = { $seat } té { $money }.
bank-has = La banca té { $money }.
left = { $seat } s’aixeca de la taula; aposta perduda: { $money }.
sat-out = { $seat } no pot pagar l’aposta mínima i no juga.
match-ended = Fi de la partida: { $ending }

# Endings
ending-rounds-played = s’han jugat totes les rondes.
ending-nobody-can-bet = ningú no pot pagar l’aposta mínima.
ending-bank-broken = ha saltat la banca.
ending-abandoned = tothom se n’ha anat.

# Refusals
refusal-match-over = La partida ja s’ha acabat.
refusal-no-such-move = Això no és cap jugada d’aquest joc.
refusal-not-your-turn = No et toca.
refusal-bet-first = Primer has d’apostar.
refusal-has-bet = Ja has apostat.
refusal-too-little = { $money } no arriba a l’aposta mínima.
refusal-too-much = { $money } supera l’aposta màxima.
refusal-not-enough = No tens { $money }.
refusal-gone = Ja te n’has anat d’aquesta partida.

# Options
option-rounds = Quantes rondes es juguen.
option-player_money = Amb quant comença cada jugador.
option-bank_money = Amb quant comença la banca.
option-bet_min = L’aposta mínima.
option-bet_max = L’aposta màxima.
option-bank_stands = La banca demana carta fins que té aquesta quantitat de mitjos punts (12 = sis).
option-prizes = Si guanyar amb set i mig té premi.
option-king = Quin rei dona el premi màxim amb el set d’oros.
senseless-bets = l’aposta mínima és més alta que la màxima.
senseless-money = els jugadors comencen amb menys de l’aposta mínima.

# Hints
hint-over = Tens { $points }. Probabilitat de passar-te amb una carta més: { $chance }.
hint-exact = Probabilitat de clavar set i mig amb aquesta carta: { $chance }.
hint-stand = Probabilitat de vèncer la banca si et plantes ara: { $chance }.

# The end of the match
summary-won-most = Qui més ha guanyat: { $seat }, { $money }.
summary-bank-won-most = Qui més ha guanyat: la banca, { $money }.
summary-biggest-bet = Aposta més alta: { $money }, feta per { $seat } a la ronda { $round }.
summary-together-won = Entre tots, els jugadors han guanyat { $money }.
summary-together-lost = Entre tots, els jugadors han perdut { $money }.
summary-together-even = Entre tots, els jugadors han quedat en paus.
summary-seven-and-figure = Jugadors que han fet set i mig amb un set i una figura: { $count }.
summary-often-drawn = { $rank ->
    [1] 1r
    [2] 2n
    [3] 3r
    [4] 4t
   *[other] { $rank }è
} número que més ha sortit: { $number } ({ $count ->
    [1] una vegada
   *[other] { $count } vegades
}).

# The table
table-round = Ronda { $round } de { $rounds }
table-player = jugador
table-money = diners
table-bet = aposta
table-cards = cartes
table-points = punts
fate-sits-out = no juga
fate-to-play = per jugar
fate-standing = es planta
fate-too-far = es passa
fate-exact = 7½!
