title = UNO
about = Deshazte de tus cartas por color, número o símbolo, y canta UNO antes de quedarte con una.
notice = UNO es una marca de Mattel; esta casa no tiene relación con ella.

# Facts
card = { $symbol ->
    [wild] Cambio de color
    [plus-four] Roba 4 cartas y cambia de color
   *[other] { $symbol ->
        [reverse] Invierte Sentido
        [skip] Prohibir Turno
        [plus-two] Roba 2 cartas
       *[other] { $symbol }
    } { $letter ->
        [r] rojo
        [y] amarillo
        [g] verde
       *[b] azul
    }
}
    .code = { $symbol ->
        [wild] cambio
        [plus-four] +4
       *[other] { $letter ->
            [r] r
            [y] a
            [g] v
           *[b] z
        }{ $symbol ->
            [reverse] i
            [skip] p
            [plus-two] +2
           *[other] { $symbol }
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
move-play = jugar { $card }{ $named }{ $bluff ->
    [1] {" "}(un farol)
   *[0] {""}
}
move-draw = robar una carta
move-keep = quedarte la carta
move-pass = pasar
move-take = tomar las cartas que tocan
move-challenge = desafiar el +4
move-uno = cantar UNO
move-catch = pillar a quien no cantó UNO
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
turned-round = Cambia el sentido: ahora es { $direction }.
skipped = { $seat } pierde el turno.
call-noted = Anotado: UNO se cantará al jugar la carta.
called = { $seat }: ¡UNO!
forgot = { $seat } no ha cantado UNO.
caught = ¡{ $seat } pilla un UNO que no se cantó!
challenged = { $seat } desafía el +4 que { $holder } jugó sobre { $card } (color en juego: { $colour }).
looked = { $seat } mira la mano de { $holder }.
saw = Se ve: { $card }.
    .cards = Se ve: { $cards }.
guilty = El +4 de { $seat } no era legal.
innocent = El +4 de { $seat } era legal.
could-have-played = Podía haber jugado: { $card }.
    .cards = Podía haber jugado: { $cards }.
reshuffled = El mazo se ha acabado: { $count ->
    [one] vuelve a él una carta del descarte
   *[other] se barajan de nuevo { $count } cartas del descarte
}.
is-out = ¡{ $seat } se queda sin cartas!
showed = A { $seat } le quedan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
held = A { $seat } le quedaba: { $card }.
    .cards = A { $seat } le quedaban: { $cards }.
scored = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; en total, { $total }.
went-under = La mano de { $seat } va debajo del mazo.
call-idle = Se oye, pero no tiene efecto: canta UNO en tu turno, con dos cartas en la mano, antes de jugar la penúltima.
call-again = Ya has cantado UNO.
challenge-idle = No hay nada que desafiar: la jugada es válida.
challenge-elsewhere = Este +4 no puedes desafiarlo tú.
catch-idle = No hay a quién pillar.

# Endings
ending-went-out = alguien se ha quedado sin cartas.
    .of = { $seat } se ha quedado sin cartas.
ending-target-reached = alguien ha llegado a los puntos acordados.
    .of = { $seat } ha llegado a los puntos acordados.
ending-last-one-left = solo queda un jugador.
    .of = solo queda { $seat }.

# Refusals
refusal-not-in-hand = No tienes esta carta: { $card }.
refusal-does-not-fit = Esta carta no es válida ahora: { $card }. Debe coincidir en color, número o símbolo con la de arriba.
refusal-name-first = Primero elige un color.
refusal-no-colour-due = No hay ningún color que elegir.
refusal-answer-first = Responde primero: toma las cartas o haz otra cosa de la lista.
refusal-nothing-to-take = No hay cartas que tomar.
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
option-length = Gana quien antes se queda sin cartas (partida rápida) o se suman puntos en varias rondas (acumulativa).
    .title = Tipo de partida
    .quick = partida rápida
    .points = partida acumulativa
option-target = Puntos con los que se gana una partida acumulativa.
    .title = Puntos para ganar
option-hand = Cartas que se reparten a cada jugador.
    .title = Cartas al empezar
option-draw_skips = El +2 y el +4 hacen perder además el turno.
    .title = +2 y +4 quitan el turno
option-reverse_skips = Entre dos jugadores, Invierte Sentido hace perder el turno al otro.
    .title = A dos, Invierte salta turno
option-stacking = Un +2 sobre otro +2, y un +4 sobre otro +4, pasan las cartas al siguiente.
    .title = +2 y +4 se acumulan
option-jump_in = Se puede jugar fuera de turno una carta numérica idéntica.
    .title = Jugar fuera de turno
option-plus_four = El +4 se puede jugar siempre y desafiar, solo cuando es legal, o libremente.
    .title = El +4
    .challenge = se puede desafiar
    .strict = solo si es legal
    .free = siempre
option-lawful = Cuándo es legal un +4: sin otra carta válida en la mano, o sin cartas del color en juego.
    .title = Un +4 es legal si
    .no-fit = ninguna otra encaja
    .no-colour = ninguna del color
option-challenge_shows = Quien desafía ve la mano.
    .title = Quien desafía ve la mano
option-challenge_extra = Cartas de más que cuesta perder un desafío.
    .title = Coste de perder un desafío
option-uno = Qué pasa si no se canta UNO: cartas en el acto, cartas si alguien se da cuenta, o nada.
    .title = Sin cantar UNO
    .at-once = cartas en el acto
    .catch = si alguien se da cuenta
    .off = nada
option-uno_penalty = Cuántas cartas cuesta no cantar UNO.
    .title = Cartas por olvidar el UNO

# Hints
hint-fits = Puedes jugar: { $cards }.
hint-none-fits = No tienes ninguna carta válida.
hint-colours = Sin ver todavía: { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}, { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
}, { $green ->
    [one] { $green } verde
   *[other] { $green } verdes
}, { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azules
} y { $wild ->
    [one] { $wild } comodín
   *[other] { $wild } comodines
}.
hint-follow = Tras { $card }, { $seat } puede seguir el { $chance } de las veces.
hint-follow-wild = Tras { $card }{ $bluff ->
    [1] {" "}(un farol)
   *[0] {""}
}, lo mejor es el color { $colour }: { $seat } puede seguir el { $chance } de las veces.
hint-bluff = Con { $count ->
    [one] una carta repartida
   *[other] { $count } cartas repartidas
} al azar, ese +4 no sería legal el { $chance } de las veces.
hint-best-card = Lo mejor: jugar { $card }{ $named }; salvo un comodín, nada es más difícil de seguir ({ $seat } puede el { $chance } de las veces).
hint-best-again = Lo mejor: jugar { $card }{ $named }; te vuelve a tocar.
hint-best-lay = Lo mejor: jugar { $card }{ $named }.
hint-best-uno = Lo mejor: canta UNO antes de jugar la penúltima carta.
hint-best-colour = Lo mejor: elegir { $colour }; cartas tuyas de ese color: { $count }.
hint-best-draw = Lo mejor: robar una carta; ninguna de las tuyas es válida.
hint-best-pass = Pasa: no tienes ninguna carta válida ni quedan cartas que robar.
hint-best-keep = Quédatela: no es válida.
hint-best-honest = Mejor quédatela: jugado ahora, este +4 no sería legal.
hint-best-take = Toma las cartas: no se puede hacer otra cosa ({ $count }).
hint-best-challenge = Lo mejor: desafiar; promete más cartas de las que arriesga.
hint-best-trust = Mejor toma las cartas: un desafío arriesga más de lo que promete.

# The end of the match
summary-winner = Gana { $seat }, con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
summary-rounds = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; rondas ganadas: { $count }.
summary-drew-most = Quien más ha robado: { $seat }, { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
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
table-sign = { $sign ->
    [r] Invierte Sentido
   *[s] Prohibir Turno
}
table-hand = Tu mano
table-deals = reparte
table-uno = ¡UNO!
table-exposed = ¿y el UNO?
table-pressed = UNO anotado; se cantará con la carta
table-gone = se ha ido

# Variants and bots
variant-j-uno = Rápida, con un +4 que se puede desafiar.
    .title = J-UNO
variant-official = Las reglas impresas: a quien olvida cantar UNO hay que pillarlo.
    .title = Oficial
variant-family = Las reglas oficiales, con +2 y +4 que se acumulan y cartas fuera de turno.
    .title = Familiar
bot-normal = Se queda en sus colores más fuertes, guarda los comodines y no va de farol.
    .title = Normal
bot-easy = Juega la primera carta válida.
    .title = Fácil
bot-careless = Gasta los comodines en cuanto los tiene y se olvida de cantar.
    .title = Despistado
bot-watchful = Recuerda qué colores no pudieron jugar los demás y cuáles eligieron.
    .title = Atento

# As it is typed
typed-draw = robar
typed-keep = quedarse
typed-pass = pasar
typed-take = tomar
typed-challenge = desafiar
typed-uno = uno
typed-catch = pillar
typed-colour = color
typed-play = jugar
typed-red = rojo
typed-yellow = amarillo
typed-green = verde
typed-blue = azul

# In the browser
web-challenge = Desafiar
web-call = UNO
web-catch = ¡Pillado!
web-draw = Robar · { $count }
web-take = Robar { $count }
web-keep-it = Quedármela
web-play-it = Jugarla
web-pass = Pasar
web-go-on = Seguir
web-direction = Sentido: { $direction }
web-turn-of = Juega { $seat }
web-plus-four-of = +4 de { $seat }
web-help-fits = Color { $colour }: juega una carta levantada, o roba.
web-help-none = Ninguna de tus cartas encaja: roba una.
web-help-uno = Te quedan dos cartas: canta UNO antes de jugar.
web-help-trial = ¿Tenía otra carta que jugar? Desafía, o roba las cartas.
web-help-drawn = Has robado { $card }, y no encaja.
web-help-jump = Tienes la misma carta: puedes colarte.
web-help-catch = No se ha cantado UNO: dilo antes de que siga el juego.
web-help-exposed = No has cantado UNO: quien se dé cuenta puede pillarte.
web-colour = ¿Qué color?
web-colour-first = La primera carta es un cambio de color: eliges tú.
web-colour-for = Vas a jugar { $card }.
web-have = tienes { $count }
web-drawn = Has robado { $card }. ¿La juegas?
web-drawn-note = Si te la quedas, pasa el turno.
web-guilty = { $seat } jugó el +4 ilegalmente
web-innocent = { $seat } jugó el +4 correctamente
web-why = { $lawful ->
    [no-colour] { $guilty ->
        [1] En esa mano había una carta de color { $colour }.
       *[0] En esa mano no había ninguna carta de color { $colour }.
    }
   *[no-fit] { $guilty ->
        [1] En esa mano había otra carta que encajaba.
       *[0] En esa mano no encajaba ninguna otra.
    }
}
web-why-cards = Podía haber jugado { $cards }.
web-round-won = Ronda { $round }: gana { $seat }
web-target = Se lleva los puntos de las demás manos. Gana quien llegue a { $points }.
web-place = puesto
web-player = jugador
web-left = le quedan
web-this-round = ronda
web-points = puntos
web-cards = cartas
web-out = se queda sin cartas
web-forgiven = UNO sin cantar
web-discards = Descarte
web-question = Color { $colour }. { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
}, { $count ->
    [one] encaja una
   *[other] encajan { $count }
}: { $fitting }.
web-fit = { $count ->
    [0] ninguna
    [one] vale 1
   *[other] valen { $count }
}
web-wilds = comodines
web-rounds-won = Rondas ganadas
web-drew-most = Quien más ha robado
web-challenges = Desafíos
web-challenges-right = acertados: { $count }

lesson-colour = El mismo color vale.
lesson-number = El mismo número o símbolo, también.
lesson-black = Las negras valen siempre; tú eliges el color.
lesson-round-1 = Juega una carta que valga con la de arriba.
lesson-round-2 = ¿Ninguna? Roba una; si vale, puedes jugarla.
lesson-round-3 = Con dos cartas, canta UNO antes de jugar una.
lesson-round-4 = Gana la ronda quien antes se queda sin cartas.
lesson-good-1 = En la mesa hay un 5 amarillo.
lesson-good-2 = Valen las dos: el 2 por el color, el 5 por el número.
lesson-bad-1 = Te quedan dos. Juegas una y se te olvida cantar UNO.
lesson-bad-2 = Se dan cuenta: robas dos y ya tienes tres.
guide-top = Juega su color, su número o símbolo, o una carta negra.
    .title = Lo que hay aquí manda
guide-hand = Pulsa una para jugarla. ¿No vale ninguna? Pulsa el mazo y roba.
    .title = Las que sobresalen valen
guide-call = Canta UNO antes de jugar la penúltima. Si se te olvida, robas dos.
    .title = ¿Te va a quedar una?
