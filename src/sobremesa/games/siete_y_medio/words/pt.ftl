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
hint-best = O melhor: { move } (a melhor linha contra esta banca).
hint-over = Tens { $points }. Com mais uma carta rebentas { $chance } das vezes.
hint-exact = Fazes sete e meio certinho com ela { $chance } das vezes.
hint-stand = Se ficares agora, ganhas à banca { $chance } das vezes.

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
bot-bold = Pede carta com quatro e meio ou menos.
    .title = Ousado
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
