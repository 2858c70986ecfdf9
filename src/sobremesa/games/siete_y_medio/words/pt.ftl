title = Sete e meio
about = Aproxima-te de sete e meio tanto quanto te atreveres; em caso de empate, ganha a banca.

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
drew = Carta para { $seat }: { $card }. Tem { $points }.
bank-drew = Carta para a banca: { $card }. Tem { $points }.
stood = { $seat } fica com { $points }.
went-over = { $seat } rebenta com { $points } e perde.
reached = Sete e meio para { $seat }!
bank-stood = A banca fica com { $points }.
bank-went-over = A banca rebenta com { $points }.
scored = { $seat } termina com { $points } e uma aposta de { $money }.
won = { $seat } ganha à banca e leva { $money }.
lost = { $seat } perde { $money } para a banca.
prize = Prémio para { $seat }: mais { $money } ({ $percent }% da aposta).
bank-has = A banca tem { $money }.
left = { $seat } { $money ->
    [0] sai da mesa.
   *[other] sai da mesa e perde a aposta de { $money }.
}
sat-out = { $seat } não pode pagar a aposta mínima e não joga.

# Endings
ending-bank-broken = a banca ficou sem nada.

# Refusals
refusal-bet-first = Primeiro aposta, de { $lowest } a { $highest }.
refusal-has-bet = Já apostaste: pede carta ou fica.
refusal-too-little = { $money } é pouco: a aposta mínima é { $lowest }.
refusal-too-much = { $money } é demasiado: podes apostar até { $highest }.

# Options
option-rounds = Quantas rondas se jogam.
    .title = Rondas
option-player_money = Com quanto começa cada jogador.
    .title = Dinheiro de cada jogador
option-bank_money = Com quanto começa a banca.
    .title = Dinheiro da banca
option-bet_max = A aposta máxima.
    .title = Aposta máxima
option-bank_stands = A banca pede carta até ter esta quantidade de meios pontos (12 = seis).
    .title = A banca para com
option-prizes = Ganhar com sete e meio dá direito a prémio.
    .title = Prémios
option-king = Que rei dá o prémio máximo com o sete de ouros.
    .title = Rei do prémio máximo
    .any = qualquer rei
    .oros = o rei de ouros
senseless-bets = a aposta mínima é maior do que a máxima.
senseless-money = os jogadores começam com menos do que a aposta mínima.

# Hints
hint-best = O melhor contra esta banca: { move }.
hint-over = Com mais uma carta rebentas { $chance } das vezes.
hint-exact = Fazes sete e meio certinho { $chance } das vezes.
hint-stand = Se ficares, ganhas à banca { $chance } das vezes.

# Reviews and lessons
spot-hand = { $points }
spot-kind-first = a primeira carta
spot-kind-many = duas cartas e mais
did-card = Pediste carta com { $points }.
did-stand = Ficaste com { $points }.
because-card = Ficar com { $points } ganha à banca só { $win } das vezes; com mais uma carta rebentas { $over } das vezes.
because-stand = Com mais uma carta rebentas { $over } das vezes; ficar com { $points } ganha à banca { $win } das vezes.

# The end of the match
summary-won-most = Quem mais ganhou: { $seat }, { $money }.
summary-bank-won-most = Quem mais ganhou: a banca, { $money }.
summary-biggest-bet = Aposta mais alta: { $money }, de { $seat } na ronda { $round }.
summary-together-won = Ao todo, os jogadores ganharam { $money }.
summary-together-lost = Ao todo, os jogadores perderam { $money }.
summary-together-even = Ao todo, os jogadores nem ganharam nem perderam.
summary-seven-and-figure = Jogadores que fizeram sete e meio com um sete e uma figura: { $count }.
summary-often-drawn = { $rank ->
    [1] O número que mais saiu
   *[other] O { $rank }.º que mais saiu
}: { $number } ({ $count ->
    [1] uma vez
   *[other] { $count } vezes
}).

# The table
table-round = Ronda { $round } de { $rounds }
fate-sits-out = não joga
fate-to-play = por jogar
fate-too-far = rebenta
fate-exact = 7½!

# Variants and bots
variant-clasico = Com o sete de ouros, qualquer rei dá o prémio máximo.
    .title = Clássico
variant-rey-de-oros = O prémio máximo exige o rei de ouros.
    .title = Rei de ouros
bot-plain = Segue a melhor linha contra a banca da sua mesa.
    .title = Experiente
bot-bettor = Aposta o máximo com uma boa primeira carta e o mínimo com as outras; segue a melhor linha.
    .title = Apostador
bot-bold = Pede carta com quatro e meio ou menos.
    .title = Ousado
bot-timid = Pede carta com dois e meio ou menos.
    .title = Tímido
bot-reckless = Pede carta com seis ou menos.
    .title = Temerário
bot-cautious = Nunca pede carta.
    .title = Prudente

# As it is typed
typed-card = carta

# No navegador
web-your-bet = a tua aposta
web-you-won = Ganhas { $money }
web-you-lost = Perdes { $money }
web-gone = saiu
web-of-seven = { $points } de 7½
web-pile = Baralho: { $count ->
    [one] uma carta
   *[other] { $count } cartas
}
web-won-most = Quem mais ganhou
web-biggest-bet = Aposta mais alta
web-by-in-round = { $seat }, na ronda { $round }
web-seven-and-figure = Sete e meio com 7 e figura
web-distinct-players = { $count ->
    [1] um jogador
   *[other] jogadores diferentes
}
web-often-drawn = Os números que mais saíram, e quantas vezes

# Odds
web-odds-against = { $points } contra a banca
web-odds-if-standing = Se ficares…
web-odds-you = ganhas { $share }
web-odds-bank = ganha a banca { $share }
web-odds-bank-ends = A banca acaba com…
web-odds-next = Com a próxima carta

odds-even-bets = A aposta é a mesma qualquer que seja a primeira carta.
odds-exchangeable = Quem joga pelo meio não muda nada: as cartas da banca são tão prováveis como quaisquer outras por ver.
odds-part-first_card = Segundo a primeira carta, da aposta
odds-part-coins_least = Em moedas, com a aposta mínima
odds-part-coins_most = Em moedas, com a máxima
odds-part-bank = O que sai à banca
odds-name-over = rebenta

lesson-numbers = Do 1 ao 7, valem o seu número.
lesson-figures = Valete, cavalo e rei valem ½ cada um.
lesson-best = Um sete e uma figura: 7½, a melhor mão.
lesson-round-1 = Recebes uma carta virada para cima.
lesson-round-2 = Vês a carta e depois apostas.
lesson-round-3 = Pedes as cartas que quiseres, ou paras.
lesson-round-4 = A banca joga em último; em caso de empate, ganha ela.
lesson-good-1 = 4 + ½ = 4½: vale a pena pedir mais uma.
lesson-good-2 = 4 + ½ + 3 = 7½: melhor não há.
lesson-bad-1 = 6: com a maior parte das cartas rebentas.
lesson-bad-2 = 6 + 5 = 11: rebentas e perdes a aposta.
guide-hand = Os números valem o que mostram; as figuras, meio ponto. Agora, aposta.
    .title = A tua primeira carta
guide-stitches = Cada ponto de costura é meio ponto. Acima de 7½ perdes logo.
    .title = Aproxima-te de 7½
guide-draw = Podes pedir outra carta ou parar quando quiseres; depois jogam os outros e a banca.
    .title = Pedir ou parar
