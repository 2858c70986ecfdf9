title = UNO
about = Deshazte de tus cartas por color, número o símbolo, y canta UNO antes de quedarte con una.

# Facts
card = { $symbol ->
    [wild] Cambio de color
    [plus-four] +4
   *[other] { $symbol ->
        [reverse] Invierte Sentido
        [skip] Prohibir Turno
        [plus-two] +2
       *[other] { $symbol }
    } { $letter ->
        [r] rojo
        [y] amarillo
        [g] verde
       *[b] azul
    }
}
colour = { $letter ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
   *[none] sin elegir
}
named = { $letter ->
    [r] , color rojo
    [y] , color amarillo
    [g] , color verde
    [b] , color azul
   *[none] { "" }
}
direction = { $way ->
    [counter] antihorario
   *[clockwise] horario
}
holder = { $seat }

# Moves
move-play = jugar { $card }{ $named }
move-draw = robar una carta
move-keep = quedarte la carta
move-pass = pasar
move-take = robar las cartas que tocan
move-challenge = desafiar el +4
move-uno = cantar UNO
move-catch = denunciar un UNO que no se cantó
move-colour = elegir color: { $colour }

# Events
round-began = ── Ronda { $round } ── Reparte { $seat }.
turned-up = Primera carta: { $card }.
went-back = Ha salido un +4. Vuelve al mazo y se baraja otra vez.
named-colour = { $seat } elige color: { $colour }.
played = { $seat } juega { $card }{ $named }.
jumped-in = ¡{ $seat } se cuela con otra carta igual: { $card }!
drew = { $seat } roba { $count ->
    [1] una carta
   *[other] { $count } cartas
}.
got = Carta robada: { $card }.
    .cards = Cartas robadas: { $cards }.
kept = { $seat } se queda la carta.
passed = { $seat } no puede jugar ni robar, y pasa.
turned-round = Se invierte el sentido: ahora es { $direction }.
skipped = { $seat } pierde el turno.
call-noted = Anotado: UNO se cantará al jugar la carta.
called = { $seat }: ¡UNO!
forgot = { $seat } no ha cantado UNO.
caught = ¡{ $seat } se ha dado cuenta de algo!
challenged = Desafío: { $seat } desafía el +4 que { $holder } jugó sobre { $card } (color en juego: { $colour }).
looked = { $seat } mira la mano de { $holder }.
saw = Se ve: { $card }.
    .cards = Se ve: { $cards }.
guilty = { $seat } jugó el +4 ilegalmente.
innocent = { $seat } jugó el +4 correctamente.
reshuffled = El mazo se ha acabado: se barajan de nuevo { $count } cartas del descarte.
is-out = ¡{ $seat } se queda sin cartas!
showed = Puntos que le quedan a { $seat }: { $points }.
held = A { $seat } le quedaba { $card }.
    .cards = A { $seat } le quedaban { $cards }.
scored = Puntos para { $seat }: { $points }; en total, { $total }.
left = { $seat } se levanta de la mesa.
went-under = La mano de { $seat } va debajo del mazo.
match-ended = Fin de la partida: { $ending }
call-idle = Se oye, pero no tiene efecto: canta UNO en tu turno, con dos cartas en la mano, antes de jugar la penúltima.
call-again = Ya has cantado UNO.
challenge-idle = No hay nada que desafiar: la jugada es válida.
challenge-elsewhere = No te toca a ti desafiar este +4.
catch-idle = No hay a quién denunciar.

# Endings
ending-went-out = alguien se ha quedado sin cartas.
ending-target-reached = alguien ha llegado a los puntos acordados.
ending-last-one-left = solo queda un jugador.

# Refusals
refusal-match-over = La partida ya terminó.
refusal-gone = Ya te levantaste de esta partida.
refusal-no-such-move = Eso no es una jugada de este juego.
refusal-not-your-turn = No es tu turno.
refusal-not-in-hand = No tienes esta carta: { $card }.
refusal-does-not-fit = Esta carta no es válida ahora: { $card }.
refusal-name-first = Primero elige un color.
refusal-no-colour-due = No hay ningún color que elegir.
refusal-answer-first = Responde primero: roba las cartas o haz algo al respecto.
refusal-nothing-to-take = No hay cartas que robar.
refusal-only-the-drawn = Solo puedes jugar la carta que acabas de robar; si no, quédatela.
refusal-nothing-drawn = No has robado ninguna carta que quedarte.
refusal-nothing-to-draw = No quedan cartas que robar.
refusal-no-passing = No puedes pasar: puedes jugar o robar.
refusal-unlawful = No puedes jugar el +4: tienes otra carta que debes usar.
refusal-not-identical = Fuera de turno solo se puede jugar una carta numérica idéntica.
refusal-too-late = Tarde para colarse: el siguiente ya ha jugado o robado.
refusal-own-card = Esa carta la has jugado tú: solo los demás pueden colarse.
refusal-no-calls = En esta mesa no se canta UNO.

# Options
option-length = Si gana quien antes se queda sin cartas (partida rápida) o se suman puntos en varias rondas (acumulativa).
option-target = Puntos con los que se gana una partida acumulativa.
option-hand = Cartas que se reparten a cada jugador.
option-draw_skips = Si el +2 y el +4 hacen perder además el turno.
option-reverse_skips = Si entre dos jugadores Invierte Sentido hace perder el turno al otro.
option-stacking = Si un +2 sobre otro +2, y un +4 sobre otro +4, pasan las cartas al siguiente.
option-jump_in = Si se puede jugar fuera de turno una carta numérica idéntica.
option-plus_four = Si el +4 se puede jugar siempre y desafiar, solo cuando es legal, o libremente.
option-lawful = Cuándo es legal un +4: sin otra carta válida en la mano, o sin cartas del color en juego.
option-challenge_shows = Si quien desafía ve la mano.
option-challenge_extra = Cartas de más que cuesta perder un desafío.
option-uno = Qué pasa si no se canta UNO: cartas en el acto, cartas si alguien se da cuenta, o nada.
option-uno_penalty = Cuántas cartas cuesta.

# Hints
hint-fits = Puedes jugar: { $cards }.
hint-none-fits = No tienes ninguna carta válida.
hint-colours = Sin ver todavía: { $red } de color rojo, { $yellow } amarillo, { $green } verde, { $blue } azul y { $wild } comodines.
hint-follow = Tras { $card }, { $seat } puede seguir con probabilidad { $chance }.
hint-follow-wild = Tras { $card }, lo mejor es el color { $colour }: { $seat } puede seguir con probabilidad { $chance }.
hint-bluff = Con { $count ->
    [1] una carta repartida
   *[other] { $count } cartas repartidas
} al azar, ese +4 sería ilegal con probabilidad { $chance }.

# The end of the match
summary-winner = Gana { $seat }, con { $points } puntos.
summary-rounds = { $seat }: { $points } puntos; rondas ganadas: { $count }.
summary-drew-most = Quien más ha robado: { $seat }, { $count } cartas.
summary-challenges = Desafíos: { $count }; acertados: { $right }.

# The table
table-round = Ronda { $round }
table-target = a { $points } puntos
table-colour = color: { $colour }
table-pile = mazo: { $count }
table-pending = por robar: { $count }
table-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
table-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
}
table-hand = Tu mano
table-deals = reparte
table-uno = ¡UNO!
table-exposed = ¿y el UNO?
table-pressed = UNO anotado; se cantará con la carta
table-gone = no está
