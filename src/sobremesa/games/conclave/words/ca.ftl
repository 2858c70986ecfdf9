title = Conclave
about = Guanya’t bruixots de sis màgies; els de les màgies que no controlis et comptaran en contra.

# Facts
card = { $code } ({ wizard })
    .drawn = { wizard }
wizard = { $magic ->
    [b] blava
    [o] ocre
    [p] porpra
    [r] roja
    [t] taronja
   *[v] verda
} { $influence }, { $brotherhood ->
    [c] corb
    [g] gasela
   *[s] senglar
}
magic = { colour } ({ $letter })
    .drawn = { colour }
colour = { $letter ->
    [b] blava
    [o] ocre
    [p] porpra
    [r] roja
    [t] taronja
   *[v] verda
}
cell = { $row },{ $column }
receiver = { $seat }
pile = { $side ->
    [left] pila esquerra
   *[right] pila dreta
}
followers = { $count ->
    [0] ningú
   *[other] { $cards }
}

# Moves
move-keep = no cedir res
move-cede = cedir els seguidors de la màgia { $magic } a { $seat }
move-place = enviar { $card } a { $cell }
move-take = robar una carta de la { $pile }

# Events
ceded = { $seat } cedeix a { $receiver } tots els seguidors de la màgia { $magic }: { $sum } d’influència.
kept = { $seat } no cedeix res.
sent = { $seat } envia { $card } a { $cell }.
row-summed = La fila en contacte suma { $sum }.
column-summed = La columna en contacte suma { $sum }.
followed = { $card } segueix { $seat }.
    .cards = { $cards } segueixen { $seat }.
crisis = El tauler és ple i no s’ha convençut ningú: crisi màgica! { $seat } s’emporta els de les altres germandats de la fila i la columna.
crisis-in-vain = Ni la crisi no s’emporta ningú: no queda cap forat al tauler.
drew = { $seat } roba { $card } de la { $pile }; els altres només en veuen el revers.
drew-back = { $seat } roba de la { $pile } una carta amb el revers de la màgia { $magic }.
filled = { $card } va a parar a { $cell }, de la { $pile }.
last-round = Les dues piles són buides: un últim torn per a cadascú.
hand-followed = { $card } surt de la mà i segueix { $seat }.
    .cards = { $cards } surten de la mà i segueixen { $seat }.
scored = { $seat }: { $points ->
    [1] un punt de decepció.
   *[other] { $points } punts de decepció.
}

# Endings
ending-played-out = tothom ha jugat l’últim torn.
ending-board-stuck = una crisi ha deixat el tauler ple.
ending-abandoned = queden massa pocs jugadors.

# Refusals
refusal-cede-or-keep = Primer digues què cedeixes, o «{ typed-keep }» per no cedir res.
refusal-nothing-to-cede = No hi ha res que puguis cedir a ningú: envia un emissari.
refusal-no-ceding = Només es pot cedir en començar el torn, i un sol cop.
refusal-place-first = Ara no es tria cap pila: envia un emissari.
refusal-placed = Ja has enviat l’emissari. Tria una pila.
refusal-no-such-player = En aquesta taula no hi ha aquest jugador: { $seat }. Tria’n un dels que hi són.
refusal-not-to-yourself = Només pots cedir a algú altre.
refusal-have-none = No tens seguidors de la màgia { $magic }.
refusal-has-some = { $seat } ja té seguidors de la màgia { $magic }.
refusal-no-hole = { $cell } no és lliure: tria un forat.

# Options
option-needed = Quant han de sumar els bruixots en contacte perquè algun et segueixi.
    .title = Suma necessària

# Hints
hint-cede = Màgia { $magic }: tens { $sum } contra { $other }. Tal com està, cedir-la t’estalvia { $sum }.
hint-keep = Màgia { $magic }: tens { $sum } contra { $other }. Tal com està, la controles.
hint-place = { $card } a { $cell }: fila { $row }, columna { $column }; et guanyes { $followers } ({ $sum } d’influència).
hint-crisis = { $card } a { $cell }: fila { $row }, columna { $column }; crisi, s’emporta: { $followers } ({ $sum } d’influència).
hint-nobody = Amb cap carta no et guanyes ningú; la millor línia suma { $sum }.
preview-nobody = { $card } a { $cell }: fila { $row }, columna { $column }; ningú no et segueix.
hint-take = A la { $pile }: màgia { $magic }; en tens { $sum } i el rival més fort, { $other }.

# The end of the match
summary-control = La màgia { $magic } la controla { $seat } amb { $sum }.
summary-points = { $seat }: { $count ->
    [1] un seguidor
   *[other] { $count } seguidors
}, { $points ->
    [1] un punt de decepció.
   *[other] { $points } punts de decepció.
}
summary-winner = Guanya { $seat } amb { $points ->
    [1] un punt de decepció.
   *[other] { $points } punts de decepció.
}
summary-tie = Empat de { $count } jugadors a { $points ->
    [one] un punt
   *[other] { $points } punts
}: guanya { $seat } perquè és més a prop del jugador inicial.

# The table
table-left = pila esquerra ({ $count }):
table-right = pila dreta ({ $count }):
table-your-hand = la teva mà:
table-gone = (ha marxat)
table-hand = mà
table-last-round = Última ronda; torns que queden: { $turns }
table-brotherhood = { $letter ->
    [c] corb (c)
    [g] gasela (g)
   *[s] senglar (s)
}
table-followers = seguidors de { $seat }:
table-controls = * controla la màgia

# Variants and bots
variant-conclave = L’única manera de jugar-hi aquí.
    .title = Normal
bot-greedy = Tria el que més val en el moment.
    .title = Cobdiciós
bot-hasty = Tria el que més val sense mirar què deixa als altres.
    .title = Precipitat
bot-collector = Va a buscar el màxim de seguidors, valguin el que valguin.
    .title = Col·leccionista

# As it is typed
typed-keep = conservar
typed-take = robar
typed-left = esquerra
typed-right = dreta
typed-cede = cedir
typed-place = enviar

# Al navegador
web-turn-of = Juga { $seat }
web-question = Et toca. { $count ->
    [one] Un forat
   *[other] { $count } forats
} al tauler. Tens { $cards }.
web-steps = Les fases del torn
web-step-ceding = Cedir
web-step-placing = Enviar
web-step-taking = Robar
web-step-filling = Omplir
web-help-ceding = Tots els seguidors d’una màgia, a algú que no en tingui cap.
web-help-card = Tria una carta i després un forat.
web-help-hole = Ara tria un forat.
web-help-taking = De quina pila? També s’hi omplen els forats.
web-keep = Guardar
web-cede-to = a
web-cede-asked = Cedir { $colour } { $sum } a { $seat }?
web-send-asked = Enviar { $colour } { $influence }?
web-needed = Una fila o columna necessita { $needed }.
web-row-sum = Fila { $sum }
web-column-sum = Columna { $sum }
web-enough = ≥ { $needed }
web-enough-nobody = ≥ { $needed }: ningú
web-too-little = < { $needed }: ningú
web-crisis = Crisi màgica!
web-crisis-nobody = Crisi màgica: ningú
web-cede = Cedir { $colour } a { $seat }
web-pile = { $pile }: { $count }
web-look-through = Mirar la { $pile }
web-board = El tauler
web-hole = Forat { $cell }
web-hand = La teva mà
web-followers = Seguidors per màgia
web-controls = controla
web-is-controlled = controlada
web-would-be = serien { $sum }
web-disappointment = decepció
web-disappointment-short = dec.
web-disappointed = decepció { $points }
web-followers-of = Seguidors de { $seat }
web-no-followers = Encara ningú.
web-place = lloc
web-legend-controlled = la influència més gran: controlada, no costa res
web-legend-disappointment = una màgia que controla un altre: compta com a decepció

lesson-magic = El mateix color és la mateixa màgia.
lesson-brotherhood = El mateix animal és la mateixa germandat.
lesson-influence = El número és la influència, de l’1 al 5.
lesson-round-1 = Si vols, cedeix tots els teus seguidors d’una màgia.
lesson-round-2 = Envia un bruixot de la teva mà a un forat.
lesson-round-3 = Si la fila o la columna arriba a 10, et segueixen els de la seva màgia o germandat.
lesson-round-4 = Agafa una carta nova d’una de les piles.
lesson-good-1 = El 5 porpra entra en una fila: 4 + 5 + 4 + 5 = 18, almenys 10.
lesson-good-2 = És una gasela: les altres dues gaseles et segueixen.
lesson-bad-1 = A la seva columna només sumen 4 + 5 = 9.
lesson-bad-2 = Menys de 10: no et segueix ningú, tot i que tots dos són porpra.
guide-hand = Tria’n un i després un forat del tauler.
    .title = Els teus bruixots
guide-board = Si la fila o la columna suma 10, et segueixen els de la seva màgia o germandat.
    .title = Amb deu n’hi ha prou
guide-sums = En una màgia en què un altre en té més que tu, els teus compten en contra. Guanya qui té menys punts.
    .title = Els seguidors també pesen
web-odds-with = { $chance }: { $card }{ $count ->
    [0] {""}
    [1] {""}
   *[other] ; { $count } forats valen igual
}
