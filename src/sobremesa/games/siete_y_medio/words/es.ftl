title = Siete y medio
about = Las siete y media de siempre: acércate a siete y medio tanto como te atrevas; si hay empate, gana la banca.

# Facts
points = { $shown }
number = { $number }
move = { $move ->
    [card] { move-card }
   *[stand] { move-stand }
}

bank = Banca

# Moves
move-card = pedir carta

# Events
drew = Carta para { $seat }: { $card }. Lleva { $points }.
bank-drew = Carta para la banca: { $card }. Lleva { $points }.
stood = { $seat } se planta con { $points }.
went-over = { $seat } se pasa con { $points } y pierde.
reached = ¡Siete y medio para { $seat }!
bank-stood = La banca se planta con { $points }.
bank-went-over = La banca se pasa con { $points }.
scored = { $seat } termina con { $points } y una apuesta de { $money }.
won = { $seat } gana a la banca y se lleva { $money }.
lost = { $seat } pierde { $money } contra la banca.
prize = Premio para { $seat }: { $money } más ({ $percent } % de la apuesta).
bank-has = La banca tiene { $money }.
left = { $seat } { $money ->
    [0] se levanta de la mesa.
   *[other] se levanta de la mesa y pierde la apuesta de { $money }.
}
sat-out = { $seat } no puede pagar la apuesta mínima y no juega.

# Endings
ending-bank-broken = ha saltado la banca.

# Refusals
refusal-bet-first = Primero apuesta, de { $lowest } a { $highest }.
refusal-has-bet = Ya has apostado: pide carta o plántate.
refusal-too-little = { $money } es poco: la apuesta mínima es { $lowest }.
refusal-too-much = { $money } es demasiado: puedes apostar hasta { $highest }.

# Options
option-rounds = Cuántas rondas se juegan.
    .title = Rondas
option-player_money = Con cuánto empieza cada jugador.
    .title = Dinero de cada jugador
option-bank_money = Con cuánto empieza la banca.
    .title = Dinero de la banca
option-bet_max = La apuesta máxima.
    .title = Apuesta máxima
option-bank_stands = La banca pide carta hasta tener esta cantidad de medios puntos (12 = seis).
    .title = La banca se planta con
option-prizes = Ganar con siete y medio tiene premio.
    .title = Premios
option-king = Qué rey da el premio máximo junto al siete de oros.
    .title = Rey del premio máximo
    .any = cualquier rey
    .oros = el rey de oros
senseless-bets = la apuesta mínima es mayor que la máxima.
senseless-money = los jugadores empiezan con menos de la apuesta mínima.

# Hints
hint-best = Lo mejor contra esta banca: { move }.
hint-over = Con una carta más te pasas el { $chance } de las veces.
hint-exact = Clavas siete y medio el { $chance } de las veces.
hint-stand = Si te plantas, ganas a la banca el { $chance } de las veces.

# Reviews and lessons
spot-hand = { $points }
spot-kind-first = la primera carta
spot-kind-many = dos cartas y más
did-card = Pediste carta con { $points }.
did-stand = Te plantaste con { $points }.
because-card = Plantarse con { $points } gana a la banca solo el { $win } de las veces; con una carta te pasas el { $over }.
because-stand = Con una carta te pasas el { $over } de las veces; plantarse con { $points } gana a la banca el { $win }.

# The end of the match
summary-won-most = Quien más ha ganado: { $seat }, { $money }.
summary-bank-won-most = Quien más ha ganado: la banca, { $money }.
summary-biggest-bet = Apuesta más alta: { $money }, de { $seat } en la ronda { $round }.
summary-together-won = Entre todos, los jugadores han ganado { $money }.
summary-together-lost = Entre todos, los jugadores han perdido { $money }.
summary-together-even = Entre todos, los jugadores han quedado en paz.
summary-seven-and-figure = Jugadores que han hecho siete y medio con un siete y una figura: { $count }.
summary-often-drawn = { $rank ->
    [1] El número que más ha salido
   *[other] El { $rank }.º que más ha salido
}: { $number } ({ $count ->
    [one] una vez
   *[other] { $count } veces
}).

# The table
table-round = Ronda { $round } de { $rounds }
fate-sits-out = no juega
fate-to-play = por jugar
fate-too-far = se pasa
fate-exact = ¡7½!

# Variants and bots
variant-clasico = Con el siete de oros, cualquier rey da el premio máximo.
    .title = Clásico
variant-rey-de-oros = El premio máximo exige el rey de oros.
    .title = Rey de oros
bot-plain = Sigue la mejor línea contra la banca de su mesa.
    .title = Experto
bot-bettor = Apuesta lo máximo con una buena primera carta y lo mínimo con las demás; sigue la mejor línea.
    .title = Apostador
bot-bold = Pide carta con cuatro y medio o menos.
    .title = Atrevido
bot-timid = Pide carta con dos y medio o menos.
    .title = Tímido
bot-reckless = Pide carta con seis o menos.
    .title = Temerario
bot-cautious = Nunca pide carta.
    .title = Prudente

# As it is typed
typed-card = carta

# En el navegador
web-your-bet = tu apuesta
web-you-won = Ganas { $money }
web-you-lost = Pierdes { $money }
web-gone = se ha ido
web-of-seven = { $points } de 7½
web-pile = Baraja: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-won-most = Quien más ha ganado
web-biggest-bet = Apuesta más alta
web-by-in-round = { $seat }, en la ronda { $round }
web-seven-and-figure = Siete y medio con 7 y figura
web-distinct-players = { $count ->
    [1] un jugador
   *[other] jugadores distintos
}
web-often-drawn = Los números que más han salido, y cuántas veces

# Odds
web-odds-against = { $points } contra la banca
web-odds-if-standing = Si te plantas…
web-odds-you = ganas { $share }
web-odds-bank = gana la banca { $share }
web-odds-bank-ends = La banca acaba con…
web-odds-next = Con la próxima carta

odds-even-bets = La apuesta es la misma con cualquier primera carta.
odds-exchangeable = Los que juegan en medio no cambian nada: las cartas de la banca son tan probables como cualquier carta no vista.
odds-part-first_card = Según la primera carta, de la apuesta
odds-part-coins_least = En monedas, con la apuesta mínima
odds-part-coins_most = En monedas, con la máxima
odds-part-bank = Lo que saca la banca
odds-name-over = se pasa

lesson-numbers = Del 1 al 7, lo que marcan.
lesson-figures = Sota, caballo y rey valen ½ cada una.
lesson-best = Un siete y una figura: 7½, la mejor mano.
lesson-round-1 = Recibes una carta boca arriba.
lesson-round-2 = La miras y luego apuestas.
lesson-round-3 = Pides las cartas que quieras, o te plantas.
lesson-round-4 = La banca juega la última; si hay empate, gana ella.
lesson-good-1 = 4 + ½ = 4½: vale la pena pedir otra.
lesson-good-2 = 4 + ½ + 3 = 7½: no hay nada mejor.
lesson-bad-1 = 6: con la mayoría de las cartas te pasas.
lesson-bad-2 = 6 + 5 = 11: te pasas y pierdes la apuesta.
guide-hand = Los números valen lo que marcan; las figuras, medio punto. Ahora, apuesta.
    .title = Tu primera carta
guide-stitches = Cada puntada es medio punto. Si te pasas de 7½, pierdes en el acto.
    .title = Acércate a 7½
guide-draw = Puedes pedir otra carta o plantarte cuando quieras; luego juegan los demás y la banca.
    .title = Pide o plántate
