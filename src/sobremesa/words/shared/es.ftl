# Moves
move-stand = plantarse
move-bet = apostar { $money }

# Events
round-began = ── Ronda { $round } ──
placed-bet = { $seat } apuesta { $money }.
has-money = { $seat } tiene { $money }.
left = { $seat } se levanta de la mesa.
match-ended = Fin de la partida: { $ending }

# Endings
ending-rounds-played = se han jugado todas las rondas.
ending-nobody-can-bet = nadie puede pagar la apuesta mínima.
ending-abandoned = todo el mundo se ha ido.

# Refusals
refusal-match-over = La partida ya ha terminado.
refusal-no-such-move = Eso no es una jugada de este juego.
refusal-not-your-turn = No es tu turno.
refusal-not-enough = No tienes { $money }: puedes apostar hasta { $highest }.
refusal-gone = Ya te has ido de esta partida.

# Options
option-bet_min = La apuesta mínima.
    .title = Apuesta mínima

# The table
table-player = jugador
table-money = dinero
table-bet = apuesta
table-cards = cartas
table-points = puntos
fate-standing = se planta

# As it is typed
typed-stand = plantarse
typed-bet = apostar

# In the browser
web-turn-of = Juega { $seat }
web-how-much = ¿Cuánto apuestas?
web-your-money = tienes { $money }
web-your-place = Tu sitio
web-asked = Te toca, { $name }
web-to-move = le toca
