title = Siete y medio
about = Acércate a siete y medio tanto como te atrevas; si hay empate, gana la banca.

# Facts
card = { $number ->
    [1] as
    [10] sota
    [11] caballo
    [12] rey
   *[other] { $number }
} de { $suit ->
    [b] bastos
    [c] copas
    [e] espadas
   *[o] oros
}
points = { $shown }
number = { $number }

bank = Banca

# Moves
move-card = pedir carta
move-stand = plantarse
move-bet = apostar { $money }

# Events
round-began = ── Ronda { $round } ──
drew = Carta para { $seat }: { $card }. Lleva { $points }.
bank-drew = Carta para la banca: { $card }. Lleva { $points }.
placed-bet = { $seat } apuesta { $money }.
stood = { $seat } se planta con { $points }.
went-over = { $seat } se pasa con { $points } y pierde.
reached = ¡Siete y medio para { $seat }!
bank-stood = La banca se planta con { $points }.
bank-went-over = La banca se pasa con { $points }.
scored = { $seat } termina con { $points } y una apuesta de { $money }.
won = { $seat } gana a la banca y se lleva { $money }.
lost = { $seat } pierde { $money } contra la banca.
prize = Premio para { $seat }: { $money } más ({ $percent } % de la apuesta).
has-money = { $seat } tiene { $money }.
bank-has = La banca tiene { $money }.
left = { $seat } se levanta de la mesa; apuesta perdida: { $money }.
sat-out = { $seat } no puede pagar la apuesta mínima y no juega.
match-ended = Fin de la partida: { $ending }

# Endings
ending-rounds-played = se han jugado todas las rondas.
ending-nobody-can-bet = nadie puede pagar la apuesta mínima.
ending-bank-broken = ha saltado la banca.
ending-abandoned = todo el mundo se ha ido.

# Refusals
refusal-match-over = La partida ya ha terminado.
refusal-no-such-move = Eso no es una jugada de este juego.
refusal-not-your-turn = No te toca.
refusal-bet-first = Primero tienes que apostar.
refusal-has-bet = Ya has apostado.
refusal-too-little = { $money } no llega a la apuesta mínima.
refusal-too-much = { $money } supera la apuesta máxima.
refusal-not-enough = No tienes { $money }.
refusal-gone = Ya te has ido de esta partida.

# Options
option-rounds = Cuántas rondas se juegan.
option-player_money = Con cuánto empieza cada jugador.
option-bank_money = Con cuánto empieza la banca.
option-bet_min = La apuesta mínima.
option-bet_max = La apuesta máxima.
option-bank_stands = La banca pide carta hasta tener esta cantidad de medios puntos (12 = seis).
option-prizes = Si ganar con siete y medio tiene premio.
option-king = Qué rey da el premio máximo junto al siete de oros.
senseless-bets = la apuesta mínima es mayor que la máxima.
senseless-money = los jugadores empiezan con menos de la apuesta mínima.

# Hints
hint-over = Tienes { $points }. Probabilidad de pasarte con una carta más: { $chance }.
hint-exact = Probabilidad de clavar siete y medio con ella: { $chance }.
hint-stand = Probabilidad de ganar a la banca si te plantas ahora: { $chance }.

# The end of the match
summary-won-most = Quien más ha ganado: { $seat }, { $money }.
summary-bank-won-most = Quien más ha ganado: la banca, { $money }.
summary-biggest-bet = Apuesta más alta: { $money }, de { $seat } en la ronda { $round }.
summary-together-won = Entre todos, los jugadores han ganado { $money }.
summary-together-lost = Entre todos, los jugadores han perdido { $money }.
summary-together-even = Entre todos, los jugadores han quedado en paz.
summary-seven-and-figure = Jugadores que han hecho siete y medio con un siete y una figura: { $count }.
summary-often-drawn = { $rank }.º número que más ha salido: { $number } ({ $count ->
    [1] una vez
   *[other] { $count } veces
}).

# The table
table-round = Ronda { $round } de { $rounds }
table-player = jugador
table-money = dinero
table-bet = apuesta
table-cards = cartas
table-points = puntos
fate-sits-out = no juega
fate-to-play = por jugar
fate-standing = se planta
fate-too-far = se pasa
fate-exact = ¡7½!
