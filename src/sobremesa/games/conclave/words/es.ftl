title = Conclave
about = Gánate a los brujos de seis magias; los de las magias que no controles contarán en tu contra.

# Facts
card = { $code } ({ wizard })
    .drawn = { wizard }
wizard = { $magic ->
    [b] azul
    [o] ocre
    [p] púrpura
    [r] roja
    [t] naranja
   *[v] verde
} { $influence }, { $brotherhood ->
    [c] cuervo
    [g] gacela
   *[s] jabalí
}
magic = { colour } ({ $letter })
    .drawn = { colour }
colour = { $letter ->
    [b] azul
    [o] ocre
    [p] púrpura
    [r] roja
    [t] naranja
   *[v] verde
}
cell = { $row },{ $column }
receiver = { $seat }
pile = { $side ->
    [left] pila izquierda
   *[right] pila derecha
}
followers = { $count ->
    [0] nadie
   *[other] { $cards }
}

# Moves
move-keep = no ceder nada
move-cede = ceder los seguidores de la magia { $magic } a { $seat }
move-place = enviar { $card } a { $cell }
move-take = robar una carta de la { $pile }

# Events
ceded = { $seat } cede a { $receiver } todos los seguidores de la magia { $magic }: { $sum } de influencia.
kept = { $seat } no cede nada.
sent = { $seat } envía { $card } a { $cell }.
row-summed = La fila en contacto suma { $sum }.
column-summed = La columna en contacto suma { $sum }.
followed = { $card } sigue a { $seat }.
    .cards = { $cards } siguen a { $seat }.
crisis = El tablero está lleno y nadie se dejó convencer: ¡crisis mágica! { $seat } se lleva a los de otras hermandades de la fila y la columna.
crisis-in-vain = Ni la crisis se lleva a nadie: no queda ningún hueco en el tablero.
drew = { $seat } roba { $card } de la { $pile }; los demás solo ven el reverso.
drew-back = { $seat } roba de la { $pile } una carta con el reverso de la magia { $magic }.
filled = { $card } llega a { $cell } desde la { $pile }.
last-round = Las dos pilas están vacías: un último turno para cada cual.
hand-followed = { $card } pasa de la mano a los seguidores de { $seat }.
    .cards = { $cards } pasan de la mano a los seguidores de { $seat }.
scored = { $seat }: { $points ->
    [1] un punto de decepción.
   *[other] { $points } puntos de decepción.
}

# Endings
ending-played-out = se ha jugado el último turno de cada cual.
ending-board-stuck = una crisis ha dejado el tablero lleno.
ending-abandoned = quedan demasiado pocos jugadores.

# Refusals
refusal-cede-or-keep = Primero di qué cedes, o «{ typed-keep }» para no ceder nada.
refusal-nothing-to-cede = No hay nada que puedas ceder a nadie: envía un emisario.
refusal-no-ceding = Solo se cede al empezar el turno, y una sola vez.
refusal-place-first = Ahora no se elige pila: envía un emisario.
refusal-placed = Ya has enviado a tu emisario. Elige una pila.
refusal-no-such-player = En esta mesa no está ese jugador: { $seat }. Elige a uno de los que están.
refusal-not-to-yourself = Solo puedes ceder a otra persona.
refusal-have-none = No tienes seguidores de la magia { $magic }.
refusal-has-some = { $seat } ya tiene seguidores de la magia { $magic }.
refusal-no-hole = { $cell } no está libre: elige un hueco.

# Options
option-needed = Cuánto deben sumar los brujos en contacto para que alguno te siga.
    .title = Suma necesaria

# Hints
hint-cede = Magia { $magic }: tienes { $sum } contra { $other }. Tal como está, cederla te ahorra { $sum }.
hint-keep = Magia { $magic }: tienes { $sum } contra { $other }. Tal como está, la controlas.
hint-place = { $card } a { $cell }: fila { $row }, columna { $column }; te ganas a { $followers } ({ $sum } de influencia).
hint-crisis = { $card } a { $cell }: fila { $row }, columna { $column }; crisis, se lleva: { $followers } ({ $sum } de influencia).
hint-nobody = Con ninguna carta te ganas a nadie; la mejor línea suma { $sum }.
preview-nobody = { $card } a { $cell }: fila { $row }, columna { $column }; nadie te sigue.
hint-take = En la { $pile }: magia { $magic }; tienes { $sum } y el rival más fuerte, { $other }.

# The end of the match
summary-control = La magia { $magic } la controla { $seat } con { $sum }.
summary-points = { $seat }: { $count ->
    [1] un seguidor
   *[other] { $count } seguidores
}, { $points ->
    [1] un punto de decepción.
   *[other] { $points } puntos de decepción.
}
summary-winner = Gana { $seat } con { $points ->
    [1] un punto de decepción.
   *[other] { $points } puntos de decepción.
}
summary-tie = Empate de { $count } jugadores a { $points ->
    [one] un punto
   *[other] { $points } puntos
}: gana { $seat } por estar más cerca del jugador inicial.

# The table
table-left = pila izquierda ({ $count }):
table-right = pila derecha ({ $count }):
table-your-hand = tu mano:
table-gone = (se ha ido)
table-hand = mano
table-last-round = Última ronda; turnos que quedan: { $turns }
table-brotherhood = { $letter ->
    [c] cuervo (c)
    [g] gacela (g)
   *[s] jabalí (s)
}
table-followers = seguidores de { $seat }:
table-controls = * controla la magia

# Variants and bots
variant-conclave = La única manera de jugarlo aquí.
    .title = Normal
bot-greedy = Elige lo que más vale en el momento.
    .title = Codicioso
bot-hasty = Elige lo que más vale sin mirar lo que deja a los demás.
    .title = Precipitado
bot-collector = Va a por el mayor número de seguidores, valgan lo que valgan.
    .title = Coleccionista

# As it is typed
typed-keep = conservar
typed-take = robar
typed-left = izquierda
typed-right = derecha
typed-cede = ceder
typed-place = enviar

# En el navegador
web-turn-of = Juega { $seat }
web-question = Te toca. { $count ->
    [one] Un hueco
   *[other] { $count } huecos
} en el tablero. Tienes { $cards }.
web-steps = Las fases del turno
web-step-ceding = Ceder
web-step-placing = Enviar
web-step-taking = Robar
web-step-filling = Llenar
web-help-ceding = Todos los seguidores de una magia, a alguien que no tenga ninguno.
web-help-card = Elige una carta y luego un hueco.
web-help-hole = Ahora elige un hueco.
web-help-taking = ¿De qué pila? Con ella se llenan también los huecos.
web-keep = Guardar
web-cede-to = a
web-cede-asked = ¿Ceder { $colour } { $sum } a { $seat }?
web-send-asked = ¿Enviar { $colour } { $influence }?
web-needed = Una fila o columna necesita { $needed }.
web-row-sum = Fila { $sum }
web-column-sum = Columna { $sum }
web-enough = ≥ { $needed }
web-enough-nobody = ≥ { $needed }: nadie
web-too-little = < { $needed }: nadie
web-crisis = ¡Crisis mágica!
web-crisis-nobody = Crisis mágica: nadie
web-cede = Ceder { $colour } a { $seat }
web-pile = { $pile }: { $count }
web-look-through = Mirar la { $pile }
web-board = El tablero
web-hole = Hueco { $cell }
web-hand = Tu mano
web-followers = Seguidores por magia
web-controls = controla
web-is-controlled = controlada
web-would-be = serían { $sum }
web-disappointment = decepción
web-disappointment-short = dec.
web-disappointed = decepción { $points }
web-followers-of = Seguidores de { $seat }
web-no-followers = Nadie todavía.
web-place = puesto
web-legend-controlled = la mayor influencia: controlada, no cuesta nada
web-legend-disappointment = una magia que controla otro: cuenta como decepción

lesson-magic = El mismo color es la misma magia.
lesson-brotherhood = El mismo animal es la misma hermandad.
lesson-influence = El número es la influencia, del 1 al 5.
lesson-round-1 = Si quieres, cede a todos tus seguidores de una magia.
lesson-round-2 = Envía un brujo de tu mano a un hueco.
lesson-round-3 = Si su fila o su columna llega a 10, te siguen los de su magia o su hermandad.
lesson-round-4 = Toma una carta nueva de una de las pilas.
lesson-good-1 = El 5 púrpura entra en una fila: 4 + 5 + 4 + 5 = 18, al menos 10.
lesson-good-2 = Es una gacela: las otras dos gacelas te siguen.
lesson-bad-1 = En su columna solo suman 4 + 5 = 9.
lesson-bad-2 = Menos de 10: no te sigue nadie, aunque los dos son púrpura.
guide-hand = Elige uno y luego un hueco del tablero.
    .title = Tus brujos
guide-board = Si su fila o su columna suma 10, te siguen los de su magia o su hermandad.
    .title = Con diez basta
guide-sums = En una magia en la que otro tiene más que tú, los tuyos cuentan en tu contra. Gana quien tiene menos puntos.
    .title = Los seguidores también pesan
web-odds-with = { $chance }: { $card }{ $count ->
    [0] {""}
    [1] {""}
   *[other] ; { $count } huecos valen lo mismo
}
