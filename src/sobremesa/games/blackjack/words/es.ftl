title = Blackjack
about = Más cerca de 21 que el crupier, pero sin pasarse nunca.

# Facts
points = { $soft ->
    [1] { $points ->
        [21] 21
       *[other] { $points } blando
    }
   *[0] { $points }
}
hand = { $hand ->
    [0] {""}
   *[other] {" "}(mano { $hand })
}
move = { $move ->
    [hit] { move-hit }
    [double] { move-double }
    [split] { move-split }
    [surrender] { move-surrender }
    [continue] { move-continue }
   *[stand] { move-stand }
}

bank = Crupier

# Moves
move-hit = pedir carta
move-double = doblar
move-split = separar
move-surrender = rendirse
move-insure = tomar el seguro
move-decline = sin seguro
move-skip = dejar pasar la ronda
move-continue = seguir
move-buy = traer { $money } a la mesa

# Events
shuffled = { $decks ->
    [1] Se mezcla la baraja.
   *[other] Se mezclan las { $decks } barajas.
}
added-deck = Se ha agotado el sabot: otra baraja mezclada va debajo.
bought = { $seat } trae { $money } a la mesa.
skipped = { $seat } deja pasar la ronda.
drew = Carta para { $seat }{ hand }: { $card }. Lleva { points }.
has-blackjack = ¡Blackjack para { $seat }!
dealer-drew = Carta para el crupier: { $card }. Lleva { points }.
dealer-hid = El crupier toma la carta oculta, boca abajo.
insured = { $seat } toma el seguro por { $money }.
declined = { $seat } no toma el seguro.
continued = { $seat } sigue.
peeked = El crupier echa un vistazo a la carta oculta: no hay blackjack.
turned-up = El crupier descubre la carta oculta: { $card }. Lleva { points }.
dealer-blackjack = ¡El crupier tiene blackjack!
plays-hand = { $seat } juega la mano { $hand }.
stood = { $seat }{ hand } se planta con { points }.
reached = { $seat }{ hand } tiene 21.
went-over = { $seat }{ hand } se pasa con { $points }.
doubled = { $seat }{ hand } dobla con { $money } más.
split = { $seat }{ hand } separa; la mano nueva lleva { $money }.
surrendered = { $seat } se rinde y entrega media apuesta: { $money }.
dealer-stood = El crupier se planta con { $points }.
dealer-went-over = El crupier se pasa con { $points }.
won = { $seat }{ hand } gana { $money }.
won-blackjack = { $seat } gana { $money } con blackjack.
lost = { $seat }{ hand } pierde { $money }.
tied = { $seat }{ hand } empata y conserva la apuesta de { $money }.
won-insurance = El seguro paga { $money } a { $seat }.
lost-insurance = Se pierde el seguro de { $seat }: { $money }.

# Endings
ending-nobody-bets = nadie ha apostado.
ending-somebody-left = alguien se ha ido.
ending-somebody-cannot-bet = alguien no puede pagar la apuesta mínima.

# Refusals
refusal-buy-first = Primero di cuánto traes a la mesa, de { $lowest } a { $highest }.
refusal-bet-first = Primero apuesta, de { $lowest } a { $highest }, o deja pasar la ronda.
refusal-insurance-first = Primero toma el seguro o recházalo.
refusal-surrender-first = Primero di si te rindes.
refusal-bets-closed = Las apuestas de esta ronda ya están cerradas.
refusal-not-offered = Ahora no se ofrece seguro.
refusal-too-little = { $money } es poco: el mínimo es { $lowest }.
refusal-too-much = { $money } es demasiado: el máximo es { $highest }.
refusal-split-aces = Los ases separados reciben una carta y nada más.
refusal-two-cards-only = Solo se puede doblar con dos cartas.
refusal-no-double = Esta mesa no deja doblar esta mano: pide carta o plántate.
refusal-no-pair = Solo se separan dos cartas del mismo valor, o del mismo número o figura si la mesa lo pide.
refusal-no-more-hands = No puedes tener más manos: pide carta o plántate.
refusal-no-surrender = Aquí no puedes rendirte: solo con las dos primeras cartas, donde la mesa lo permite.
refusal-too-poor = No te llega el dinero para eso.

# Options
option-rounds = Cuántas rondas se juegan; 0 = hasta una en la que nadie apueste.
    .title = Rondas
option-start_money = Con cuánto empieza cada jugador; 0 = cada cual dice cuánto trae.
    .title = Dinero inicial
option-bet_max = La apuesta máxima; si es igual a la mínima, la apuesta es fija.
    .title = Apuesta máxima
option-decks = Cuántas barajas se mezclan juntas.
    .title = Barajas
option-shoe = Se juegan hasta la carta de corte o se mezclan de nuevo en cada ronda.
    .title = Sabot
    .cut-card = hasta la carta de corte
    .fresh = barajado en cada ronda
option-cut = A qué profundidad está la carta de corte, en tanto por ciento de las cartas.
    .title = Profundidad del corte
option-soft_17 = Qué hace el crupier con un 17 blando.
    .title = El crupier con 17 blando
    .stand = se planta
    .hit = pide carta
option-blackjack_pays = Cuánto gana un blackjack; 6:5 se redondea hacia abajo a media moneda.
    .title = Un blackjack gana
option-blackjack_beats_21 = El blackjack del crupier gana a cualquier otro 21.
    .title = Blackjack del crupier gana a 21
option-hole = La segunda carta del crupier: oculta con vistazo, oculta sin vistazo, o después de los jugadores.
    .title = Segunda carta del crupier
    .peek = la mira
    .no-peek = no la mira
    .none = se da después
option-double = Con qué dos primeras cartas se puede doblar.
    .title = Doblar
    .any = dos cualesquiera
    .none = nunca
option-double_after_split = Se puede doblar después de separar.
    .title = Doblar tras separar
option-split = Se separan cartas del mismo valor o solo del mismo número o figura.
    .title = Separar
    .value = del mismo valor
    .rank = de la misma figura
option-max_hands = Cuántas manos se pueden tener al separar; 1 = no se separa.
    .title = Manos al separar
option-resplit_aces = Los ases se pueden separar otra vez.
    .title = Separar ases otra vez
option-hit_split_aces = Los ases separados siguen como cualquier mano.
    .title = Los ases separados siguen
option-insurance = Se ofrece seguro contra un as.
    .title = Seguro
option-surrender = Es posible rendirse después del vistazo del crupier, o ya antes.
    .title = Rendirse
    .off = no
    .on = después del vistazo
    .early = antes del vistazo
option-stop = La partida sigue hasta el último jugador o acaba con el primero que se va o no puede apostar.
    .title = Final de la partida
    .last-player = hasta el último jugador
    .first-player = con el primero que deja
option-max_seats = Cuántos pueden sentarse a la mesa.
    .title = Asientos
option-dealer_plays = El crupier juega solo mientras de ello dependa el dinero de alguien, o siempre.
    .title = El crupier juega
    .needed = cuando cuenta
    .always = siempre
option-original_bets_only = El blackjack del crupier se lleva solo la primera apuesta: lo doblado y lo separado vuelve, también el de una mano pasada.
    .title = Solo la apuesta inicial
senseless-bets = la apuesta mínima es mayor que la máxima.
senseless-money = los jugadores empiezan con menos de la apuesta mínima.
senseless-surrender = la rendición tardía viene después del vistazo del crupier, y en esta mesa no lo hay.
senseless-original-bets = lo de la apuesta inicial es para mesas sin vistazo en las que el blackjack gana al 21.
senseless-double-after-split = para doblar después de separar hay que poder doblar y separar.
senseless-resplit-aces = para separar ases otra vez hacen falta al menos tres manos.
senseless-hit-split-aces = no hay ases separados donde no se puede separar.

# Hints
hint-basic = Lo mejor: { move } (estrategia básica para esta mesa).
hint-over = Tienes { points }. Con una carta más te pasas el { $chance } de las veces.
hint-insurance = { $pays ->
    [1] Mejor tomar el seguro
   *[0] Mejor sin seguro
}: el crupier tiene blackjack el { $chance } de las veces, y solo compensa por encima de un tercio.
hint-blackjack = Tus dos próximas cartas son un blackjack el { $chance } de las veces.

# Reviews and lessons
against = { $against ->
    [1] un as
   *[other] { $against }
}
spot-hand = { points } contra { against }
spot-insurance = Seguro con { points }
spot-kind-hard = manos duras
spot-kind-soft = manos blandas
spot-kind-pair = parejas
spot-kind-many = tres cartas y más
spot-kind-insurance = seguro
did-hit = Pediste carta con { points }.
did-stand = Te plantaste con { points }.
did-double = Doblaste con { points }.
did-split = Separaste { points }.
did-surrender = Te rendiste con { points }.
did-continue = Seguiste con { points }.
did-insure = Tomaste el seguro.
did-decline = No tomaste el seguro.
because-hit = Plantarse con { points } gana solo el { $win } de las veces; con una carta más te pasas el { $over }.
because-hit-safe = Plantarse con { points } gana solo el { $win } de las veces, y con una carta más no te puedes pasar.
because-stand = Con una carta más te pasas el { $over } de las veces; plantarse con { points } gana el { $win }.
because-stand-soft = Plantarse con { points } gana el { $win } de las veces; con una carta más te quedas con menos el { $worse }.
because-double = Una carta te lleva a 17 o más el { $good } de las veces, y el crupier se pasa el { $bust }: es momento de doblar la apuesta.
because-no-double = Quien dobla recibe una sola carta, y con ella llega a 17 o más el { $good } de las veces.
because-split = En una sola mano, { points } gana el { $win } de las veces si te plantas; dos manos que empiezan con { $start ->
    [1] un as
   *[other] { $start }
} valen más.
because-no-split = En una sola mano, { points } gana el { $win } de las veces si te plantas; dos manos que empiezan con { $start ->
    [1] un as
   *[other] { $start }
} valen menos.
because-surrender = Si sigues, esta mano devuelve de media el { $back } de la apuesta; rendirse devuelve la mitad.
because-no-surrender = Si sigues, esta mano devuelve de media el { $back } de la apuesta; rendirse no devuelve más que la mitad.
because-insurance = La carta oculta vale diez el { $ten } de las veces; el seguro solo compensa por encima de un tercio.

# The end of the match
summary-rounds = Rondas jugadas: { $count }.
summary-hands = { $seat }: manos ganadas { $won }, perdidas { $lost }, empatadas { $tied }; ganadas con blackjack: { $blackjacks }.
summary-up = { $seat } ha ganado { $money } en total.
summary-down = { $seat } ha perdido { $money } en total.
summary-even = { $seat } queda en paz.
summary-bank-up = La banca ha ganado { $money }.
summary-bank-down = La banca ha perdido { $money }.
summary-bank-even = La banca queda en paz.

# The table
table-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
table-insured = seguro: { $money }
table-pile = cartas en el sabot: { $pile }
fate-open = {""}
fate-doubled = dobla
fate-bust = se pasa
fate-blackjack = blackjack
fate-surrendered = se rinde
fate-won = gana
fate-lost = pierde
fate-tied = empata
fate-gone = se ha ido
fate-out = no juega

# Variants and bots
variant-casino = Un sabot de seis barajas; el crupier echa el vistazo y se planta con 17 blando.
    .title = Casino
variant-fcul = Apuesta fija, sin doblar ni separar.
    .title = FCUL
variant-cytech = El blackjack gana 2 a 1, los ases separados siguen, sin vistazo.
    .title = CY Tech
variant-cytech-european = Lo mismo, pero el crupier toma la segunda carta después de los jugadores.
    .title = CY Tech, a la europea
variant-vegas = Como casino, pero el crupier pide con 17 blando y es posible rendirse.
    .title = Vegas
bot-basic = Sigue la estrategia básica para las reglas de su mesa.
    .title = Estrategia básica
bot-counter = Cuenta las cartas vistas, y apuesta y juega según la cuenta (Hi-Lo).
    .title = Cuenta cartas
bot-unpaired = Sigue la estrategia básica, pero no separa parejas.
    .title = Sin separar
bot-hit-or-stand = Pide carta según la estrategia básica, y ni dobla ni separa.
    .title = Pide o se planta
bot-mimic = Juega como el crupier de su mesa.
    .title = Como el crupier
bot-never-bust = Solo pide carta cuando ninguna puede hacer que se pase.
    .title = Nunca se pasa
bot-always-stand = Nunca pide carta.
    .title = Siempre se planta

# As it is typed
typed-hit = pedir
typed-double = doblar
typed-split = separar
typed-surrender = rendirse
typed-insure = asegurar
typed-decline = rechazar
typed-skip = pasar
typed-continue = seguir
typed-buy = traer

# What simulations count
counted-naturals = rondas con blackjack
counted-splits = rondas con separación
counted-surrenders = rondas con rendición
counted-doubles = manos dobladas
counted-busts = manos que se pasaron
counted-insurances = seguros tomados de los ofrecidos
counted-by-upcard = resultado por apuesta, el crupier muestra { $up }
counted-by-count = resultado por apuesta, cuenta { $count }

# En el navegador
web-your-turn-with = Te toca: mano { $hand }
web-how-much-to-bring = ¿Cuánto traes a la mesa?
web-bets-now = apostando
web-your-hand = tu mano
web-hand = mano { $hand }
web-now = te toca
web-face-down = una carta boca abajo
web-pays = El blackjack paga { $first } a { $second }
web-soft-17 = { $rule ->
    [hit] el crupier pide con 17 blando
   *[stand] el crupier se planta con todo 17
}
web-insurance-pays = el seguro paga 2 a 1
web-insure-for = ¿Tomar el seguro por { $money }?
web-surrender-now = ¿Rendirse y ceder media apuesta antes de que mire el crupier?
web-insurance-note = Paga { $money } si el crupier tiene blackjack.
web-insured = seguro: { $money }
web-uninsured = sin seguro
web-rounds = Rondas jugadas
web-blackjacks = Ganadas con blackjack
web-hands = Manos de cada jugador

# Odds
web-odds-dealer = El crupier con { $points }
web-odds-ends = Acaba con…
web-odds-stands = se planta
web-odds-busts = se pasa: ganan todos los que siguen
web-odds-ten = ¿Es un diez?
web-odds-tens = De las { $cards } cartas que no has visto, { $tens ->
    [one] una es un diez
   *[other] { $tens } son dieces
}.
web-odds-insurance = El seguro solo vale lo que cuesta si más de un tercio son dieces.
web-odds-ten-share = Un diez: { $share }; el seguro vale lo que cuesta a partir del 33⅓ por ciento

odds-alone = El jugador está solo con el crupier.
odds-fresh = La ronda se reparte de estas cartas, sin redondeos; no se toma el seguro.
odds-cdz = Después de separar, cada mano se juega como las mismas cartas sin separar (CDZ−); si no se puede doblar, con la estrategia sin doblar.
odds-cdp = Después de separar, todas las manos siguen la mejor estrategia para un sabot sin la pareja.
odds-by-rank = Los dieces de rangos distintos no se separan; la tabla muestra los del mismo rango.
odds-no-peek = Si el crupier no mira su carta, su blackjack se lleva todas las apuestas, también las dobladas y separadas.
odds-late-surrender = La rendición llega después de mirar: el blackjack del crupier se lleva la apuesta entera.
odds-early-surrender = La rendición es temprana: salva media apuesta incluso de un blackjack del crupier.
odds-original-bets = Solo la apuesta inicial: el blackjack del crupier se lleva la primera apuesta y devuelve lo doblado y lo separado, también de manos pasadas; se juega como con vistazo.
odds-exact-price = 6:5 se paga sin redondear.
odds-part-by_upcard = Según la carta del crupier
odds-part-by_totals = Con una tabla que solo sabe de totales
odds-part-results = Resultados de una ronda, en apuestas iniciales
odds-part-insurance = El seguro, de lo que cuesta
odds-part-dealer = Lo que saca el crupier
odds-name-value = valor
odds-name-loss = pierde
odds-name-split = separar
odds-name-blackjack = blackjack
odds-name-over = se pasa
odds-about-insure = El seguro solo compensa por encima del 33,3 %.

lesson-numbers = Del 2 al 10, lo que marcan.
lesson-figures = La jota, la reina y el rey valen 10.
lesson-best = El as vale 11, o 1 si con 11 te pasas. Con un diez es blackjack.
lesson-round-1 = Apuestas.
lesson-round-2 = Dos cartas para ti; el crupier enseña una.
lesson-round-3 = Pides las cartas que quieras, o te plantas.
lesson-round-4 = El crupier juega el último; gana quien queda más cerca de 21.
lesson-good-1 = 5 + 6 = 11: ninguna carta te hace daño. ¡Pide!
lesson-good-2 = 5 + 6 + 10 = 21: mejor, imposible.
lesson-bad-1 = 10 + 6 = 16: más de un 5 es demasiado.
lesson-bad-2 = 10 + 6 + 8 = 24: te pasas y pierdes la apuesta, tenga lo que tenga el crupier.
guide-bet = Elige cuánto y pulsa el botón. Después llegan las cartas.
    .title = Primero, la apuesta
guide-dealer = La carta oculta se descubre cuando todos han jugado.
    .title = El crupier enseña una carta
guide-hand = Pide carta o plántate. Si te pasas de 21, pierdes en el acto.
    .title = Acércate a 21
