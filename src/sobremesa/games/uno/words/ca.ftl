title = UNO
about = Desfés-te de les teves cartes per color, número o símbol, i canta UNO abans de quedar-te amb una.
notice = UNO és una marca de Mattel; aquesta casa no hi té cap relació.

# Facts
card = { $symbol ->
    [wild] Canvi de color
    [plus-four] Roba 4 cartes i canvia de color
   *[other] { $symbol ->
        [reverse] Canvi de sentit
        [skip] Salt de torn
        [plus-two] Roba 2 cartes
       *[other] { $symbol }
    } { $letter ->
        [r] vermell
        [y] groc
        [g] verd
       *[b] blau
    }
}
    .code = { $symbol ->
        [wild] canvi
        [plus-four] +4
       *[other] { $letter ->
            [r] vm
            [y] gr
            [g] vd
           *[b] bl
        }{ $symbol ->
            [reverse] c
            [skip] s
            [plus-two] +2
           *[other] { $symbol }
        }
    }
colour = { $letter ->
    [r] vermell
    [y] groc
    [g] verd
    [b] blau
   *[none] per triar
}
named = { $letter ->
    [r] , color vermell
    [y] , color groc
    [g] , color verd
    [b] , color blau
   *[none] { "" }
}
direction = { $way ->
    [counter] antihorari
   *[clockwise] horari
}
holder = { $seat }

# Moves
move-play = jugar { $card }{ $named }{ $bluff ->
    [1] {" "}(un bluf)
   *[0] {""}
}
move-draw = robar una carta
move-keep = quedar-te-la
move-pass = passar
move-take = agafar les cartes que toquen
move-challenge = desafiar el +4
move-uno = cantar UNO
move-catch = enxampar qui no ha cantat UNO
move-colour = triar color: { $colour }

# Events
round-began = ── Ronda { $round } ── Reparteix { $seat }.
turned-up = Primera carta: { $card }.
went-back = Ha sortit un +4. Torna a la pila i es remena una altra vegada.
named-colour = { $seat } tria color: { $colour }.
played = { $seat } juga { $card }{ $named }.
jumped-in = { $seat } s’avança amb una altra carta igual: { $card }!
drew = { $seat } roba { $count ->
    [1] una carta
   *[other] { $count } cartes
}.
got = Carta robada: { $card }.
    .cards = Cartes robades: { $cards }.
kept = { $seat } es queda la carta.
passed = { $seat } no pot jugar ni robar, i passa.
turned-round = Canvia el sentit: ara és { $direction }.
skipped = { $seat } perd el torn.
call-noted = Anotat: l’UNO es cantarà en jugar la carta.
called = { $seat }: UNO!
forgot = { $seat } no ha cantat UNO.
caught = { $seat } enxampa un UNO que no s’ha cantat!
challenged = { $seat } desafia el +4 que { $holder } ha jugat sobre { $card } (color en joc: { $colour }).
looked = { $seat } mira la mà de { $holder }.
saw = S’hi veu: { $card }.
    .cards = S’hi veu: { $cards }.
guilty = El +4 de { $seat } no era legal.
innocent = El +4 de { $seat } era legal.
could-have-played = Podia haver jugat: { $card }.
    .cards = Podia haver jugat: { $cards }.
reshuffled = La pila s’ha acabat: { $count ->
    [one] hi torna una carta descartada
   *[other] es tornen a remenar { $count } cartes descartades
}.
is-out = { $seat } s’ha quedat sense cartes!
showed = A { $seat } li queden { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}.
held = A { $seat } li quedava: { $card }.
    .cards = A { $seat } li quedaven: { $cards }.
scored = { $seat } suma { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}; en total, { $total }.
went-under = La mà de { $seat } va sota la pila.
call-idle = S’ha sentit, però no té efecte: canta UNO en el teu torn, amb dues cartes a la mà, abans de jugar-ne una.
call-again = Ja has cantat UNO.
challenge-idle = No hi ha res a desafiar: la jugada és vàlida.
challenge-elsewhere = No et toca a tu desafiar aquest +4.
catch-idle = No hi ha ningú per enxampar.

# Endings
ending-went-out = algú s’ha quedat sense cartes.
    .of = { $seat } s’ha quedat sense cartes.
ending-target-reached = algú ha arribat als punts acordats.
    .of = { $seat } ha arribat als punts acordats.
ending-last-one-left = només queda un jugador.
    .of = només queda { $seat }.

# Refusals
refusal-not-in-hand = No tens aquesta carta: { $card }.
refusal-does-not-fit = Aquesta carta no encaixa: { $card }. Ha de coincidir en color, número o símbol amb la de dalt.
refusal-name-first = Primer tria un color.
refusal-no-colour-due = No hi ha cap color per triar.
refusal-answer-first = Respon primer: agafa les cartes o fes una altra cosa de la llista.
refusal-nothing-to-take = No hi ha cartes per agafar.
refusal-only-the-drawn = Només pots jugar la carta que acabes de robar; si no, queda-te-la.
refusal-nothing-drawn = No has robat cap carta que et puguis quedar.
refusal-nothing-to-draw = No queden cartes per robar.
refusal-no-passing = No pots passar: pots jugar o robar.
refusal-unlawful = No pots jugar el +4: tens una altra carta que has de fer servir.
refusal-not-identical = Fora de torn només es pot jugar una carta numèrica idèntica.
refusal-too-late = Tard per avançar-se: el següent ja ha jugat o robat.
refusal-own-card = Aquesta carta l’has jugada tu: només els altres s’hi poden avançar.
refusal-no-calls = En aquesta taula no es canta UNO.

# Options
option-length = Guanya qui abans es queda sense cartes o se sumen punts en diverses rondes.
    .title = Tipus de partida
    .quick = partida ràpida
    .points = partida acumulativa
option-target = Punts amb què es guanya una partida de diverses rondes.
    .title = Punts per guanyar
option-hand = Cartes que rep cada jugador.
    .title = Cartes en començar
option-draw_skips = El +2 i el +4 també fan perdre el torn.
    .title = +2 i +4 fan perdre el torn
option-reverse_skips = Entre dos jugadors, el Canvi de sentit fa perdre el torn a l’altre.
    .title = A dos, el Canvi salta el torn
option-stacking = Un +2 sobre un +2, i un +4 sobre un +4, passen les cartes al següent.
    .title = +2 i +4 s’acumulen
option-jump_in = Es pot jugar fora de torn una carta numèrica idèntica.
    .title = Jugar fora de torn
option-plus_four = El +4 es pot jugar sempre i desafiar, només quan és legal, o lliurement.
    .title = El +4
    .challenge = es pot desafiar
    .strict = només si és legal
    .free = sempre
option-lawful = Quan és legal un +4: sense cap altra carta que encaixi, o sense cartes del color en joc.
    .title = Un +4 és legal si
    .no-fit = cap altra no encaixa
    .no-colour = cap del color
option-challenge_shows = Qui desafia veu la mà.
    .title = Qui desafia veu la mà
option-challenge_extra = Cartes de més que costa perdre un desafiament.
    .title = Cost de perdre un desafiament
option-uno = Què passa si no es canta UNO: cartes a l’acte, cartes si algú se n’adona, o res.
    .title = Sense cantar UNO
    .at-once = cartes a l’acte
    .catch = si algú se n’adona
    .off = res
option-uno_penalty = Quantes cartes costa no cantar UNO.
    .title = Cartes per oblidar l’UNO

# Hints
hint-fits = Pots jugar: { $cards }.
hint-none-fits = Cap carta teva no encaixa.
hint-colours = Encara per veure: { $red ->
    [one] { $red } vermella
   *[other] { $red } vermelles
}, { $yellow ->
    [one] { $yellow } groga
   *[other] { $yellow } grogues
}, { $green ->
    [one] { $green } verda
   *[other] { $green } verdes
}, { $blue ->
    [one] { $blue } blava
   *[other] { $blue } blaves
} i { $wild ->
    [one] { $wild } comodí
   *[other] { $wild } comodins
}.
hint-follow = Després de { $card }, { $seat } pot seguir el { $chance } de les vegades.
hint-follow-wild = Després de { $card }{ $bluff ->
    [1] {" "}(un bluf)
   *[0] {""}
}, el millor color és el { $colour }: { $seat } pot seguir el { $chance } de les vegades.
hint-bluff = Amb { $count ->
    [one] una carta repartida
   *[other] { $count } cartes repartides
} a cegues, aquest +4 no seria legal el { $chance } de les vegades.
hint-best-card = El millor: jugar { $card }{ $named }; tret d’un comodí, res no és més difícil de seguir ({ $seat } pot el { $chance } de les vegades).
hint-best-again = El millor: jugar { $card }{ $named }; et torna a tocar.
hint-best-lay = El millor: jugar { $card }{ $named }.
hint-best-uno = El millor: canta UNO abans de jugar la penúltima carta.
hint-best-colour = El millor: triar { $colour }; cartes teves d’aquest color: { $count }.
hint-best-draw = El millor: robar una carta; cap de teva no encaixa.
hint-best-pass = Passa: cap carta teva no encaixa i no en queden per robar.
hint-best-keep = Queda-te-la: no encaixa.
hint-best-honest = Val més que te’l quedis: jugat ara, aquest +4 no seria legal.
hint-best-take = Agafa les cartes: no s’hi pot fer res més ({ $count }).
hint-best-challenge = El millor: desafiar; promet més cartes de les que arrisca.
hint-best-trust = Val més agafar les cartes: un desafiament arrisca més del que promet.

# The end of the match
summary-winner = Guanya { $seat }, amb { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}.
summary-rounds = { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}; rondes guanyades: { $count }.
summary-drew-most = Qui ha robat més cartes: { $seat }, { $count }.
summary-challenges = Desafiaments: { $count }; encertats: { $right }.

# The table
table-round = Ronda { $round }
table-target = a { $points } punts
table-colour = color: { $colour }
table-pile = pila: { $count }
table-pending = per robar: { $count }
table-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartes
}
table-points = { $points ->
    [1] 1 punt
   *[other] { $points } punts
}
table-sign = { $sign ->
    [r] Canvi de sentit
   *[s] Salt de torn
}
table-hand = La teva mà
table-deals = reparteix
table-uno = UNO!
table-exposed = i l’UNO?
table-pressed = UNO anotat; es cantarà amb la carta
table-gone = ha marxat

# Variants and bots
variant-j-uno = Ràpida, amb un +4 que es pot desafiar.
    .title = J-UNO
variant-official = Les regles impreses: a qui oblida cantar UNO cal enxampar-lo.
    .title = Oficial
variant-family = Les regles oficials, amb +2 i +4 que s’acumulen i cartes fora de torn.
    .title = Familiar
bot-normal = Es queda en els seus colors més forts, guarda els comodins i no fa blufs.
    .title = Normal
bot-easy = Juga la primera carta que encaixa.
    .title = Fàcil
bot-careless = Gasta els comodins de seguida que els té i s’oblida de cantar.
    .title = Despistat
bot-watchful = Recorda quins colors els altres no han pogut jugar i quins han triat.
    .title = Atent

# As it is typed
typed-draw = robar
typed-keep = quedar-se
typed-pass = passar
typed-take = agafar
typed-challenge = desafiar
typed-uno = uno
typed-catch = enxampar
typed-colour = color
typed-play = jugar
typed-red = vermell
typed-yellow = groc
typed-green = verd
typed-blue = blau

# In the browser
web-challenge = Desafiar
web-call = UNO
web-catch = Enxampat!
web-draw = Robar · { $count }
web-take = Robar { $count }
web-keep-it = Quedar-me-la
web-play-it = Jugar-la
web-pass = Passar
web-go-on = Continuar
web-direction = Sentit: { $direction }
web-turn-of = Juga { $seat }
web-plus-four-of = +4 de { $seat }
web-help-fits = Color { $colour }: juga una carta aixecada, o roba.
web-help-none = Cap de les teves cartes encaixa: roba’n una.
web-help-uno = Et queden dues cartes: canta UNO abans de jugar.
web-help-trial = Tenia una altra carta per jugar? Desafia, o roba les cartes.
web-help-drawn = Has robat { $card }, i no encaixa.
web-help-jump = Tens la mateixa carta: pots avançar-te.
web-help-catch = No s’ha cantat UNO: digues-ho abans que segueixi el joc.
web-help-exposed = No has cantat UNO: qui se n’adoni et pot enxampar.
web-colour = Quin color?
web-colour-first = La primera carta canvia el color: tries tu.
web-colour-for = Jugaràs { $card }.
web-have = en tens { $count }
web-drawn = Has robat { $card }. La jugues?
web-drawn-note = Si te la quedes, passa el torn.
web-guilty = { $seat } va jugar el +4 il·legalment
web-innocent = { $seat } va jugar el +4 correctament
web-why = { $lawful ->
    [no-colour] { $guilty ->
        [1] En aquella mà hi havia una carta de color { $colour }.
       *[0] En aquella mà no hi havia cap carta de color { $colour }.
    }
   *[no-fit] { $guilty ->
        [1] En aquella mà hi havia una altra carta que encaixava.
       *[0] En aquella mà no n’encaixava cap altra.
    }
}
web-why-cards = Podia haver jugat { $cards }.
web-round-won = Ronda { $round }: guanya { $seat }
web-target = S’endú els punts de les altres mans. Guanya qui arribi a { $points }.
web-place = lloc
web-player = jugador
web-left = li queden
web-this-round = ronda
web-points = punts
web-cards = cartes
web-out = s’ha quedat sense cartes
web-forgiven = UNO sense cantar
web-discards = Descart
web-question = Color { $colour }. { $cards ->
    [one] Una carta
   *[other] { $cards } cartes
}, { $count ->
    [one] n’encaixa una
   *[other] n’encaixen { $count }
}: { $fitting }.
web-fit = { $count ->
    [0] cap
    [one] val 1
   *[other] valen { $count }
}
web-wilds = comodins
web-rounds-won = Rondes guanyades
web-drew-most = Qui més ha robat
web-challenges = Desafiaments
web-challenges-right = encertats: { $count }

lesson-colour = El mateix color val.
lesson-number = El mateix número o símbol, també.
lesson-black = Les negres valen sempre; tu tries el color.
lesson-round-1 = Juga una carta que valgui amb la de dalt.
lesson-round-2 = Cap? Roba’n una; si val, la pots jugar.
lesson-round-3 = Amb dues cartes, canta UNO abans de jugar-ne una.
lesson-round-4 = Guanya la ronda qui abans es queda sense cartes.
lesson-good-1 = A la taula hi ha un 5 groc.
lesson-good-2 = Valen totes dues: el 2 pel color, el 5 pel número.
lesson-bad-1 = Te’n queden dues. En jugues una i t’oblides de cantar UNO.
lesson-bad-2 = Se n’adonen: en robes dues i ja en tens tres.
guide-top = Juga el seu color, el seu número o símbol, o una carta negra.
    .title = El que hi ha aquí mana
guide-hand = Prem-ne una per jugar-la. No en val cap? Prem la pila i roba.
    .title = Les que sobresurten valen
guide-call = Canta UNO abans de jugar la penúltima. Si te n’oblides, en robes dues.
    .title = Te’n quedarà una?
