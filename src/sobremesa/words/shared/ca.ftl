# Moves
move-stand = plantar-se
move-bet = apostar { $money }

# Events
round-began = ── Ronda { $round } ──
placed-bet = { $seat } aposta { $money }.
has-money = { $seat } té { $money }.
left = { $seat } s’aixeca de la taula.
match-ended = Fi de la partida: { $ending }

# Endings
ending-rounds-played = s’han jugat totes les rondes.
ending-nobody-can-bet = ningú no pot pagar l’aposta mínima.
ending-abandoned = tothom ha marxat.

# Refusals
refusal-match-over = La partida ja s’ha acabat.
refusal-no-such-move = Això no és cap jugada d’aquest joc.
refusal-not-your-turn = No et toca.
refusal-not-enough = No tens { $money }: pots apostar fins a { $highest }.
refusal-gone = Ja has marxat d’aquesta partida.

# Options
option-bet_min = L’aposta mínima.
    .title = Aposta mínima

# The table
table-player = jugador
table-money = diners
table-bet = aposta
table-cards = cartes
table-points = punts
fate-standing = es planta

# As it is typed
typed-stand = plantar-se
typed-bet = apostar

# In the browser
web-turn-of = Juga { $seat }
web-how-much = Quant apostes?
web-your-money = tens { $money }
web-your-place = El teu lloc
web-asked = Et toca, { $name }
web-to-move = li toca
