title = Blackjack
about = Mais perto de 21 do que o dealer, mas sem nunca rebentar.

# Facts
points = { $soft ->
    [1] { $points ->
        [21] 21
       *[other] { $points } suave
    }
   *[0] { $points }
}
hand = { $hand ->
    [0] {""}
   *[other] {" "}(mão { $hand })
}
move = { $move ->
    [hit] { move-hit }
    [double] { move-double }
    [split] { move-split }
    [surrender] { move-surrender }
    [continue] { move-continue }
   *[stand] { move-stand }
}

bank = Dealer

# Moves
move-hit = pedir carta
move-double = dobrar
move-split = dividir
move-surrender = desistir
move-insure = fazer seguro
move-decline = sem seguro
move-skip = deixar passar a ronda
move-continue = continuar
move-buy = trazer { $money } para a mesa

# Events
shuffled = { $decks ->
    [1] Baralha-se o baralho.
   *[other] Baralham-se os { $decks } baralhos.
}
added-deck = O sabot esgotou-se: outro baralho, já baralhado, vai para baixo.
bought = { $seat } traz { $money } para a mesa.
skipped = { $seat } deixa passar a ronda.
drew = Carta para { $seat }{ hand }: { $card }. Tem { points }.
has-blackjack = Blackjack para { $seat }!
dealer-drew = Carta para o dealer: { $card }. Tem { points }.
dealer-hid = O dealer tira a carta escondida, virada para baixo.
insured = { $seat } faz seguro por { $money }.
declined = { $seat } não faz seguro.
continued = { $seat } continua.
peeked = O dealer espreita a carta escondida: não há blackjack.
turned-up = O dealer vira a carta escondida: { $card }. Tem { points }.
dealer-blackjack = O dealer tem blackjack!
plays-hand = { $seat } joga a mão { $hand }.
stood = { $seat }{ hand } fica com { points }.
reached = { $seat }{ hand } tem 21.
went-over = { $seat }{ hand } rebenta com { $points }.
doubled = { $seat }{ hand } dobra com mais { $money }.
split = { $seat }{ hand } divide; a mão nova leva { $money }.
surrendered = { $seat } desiste e entrega metade da aposta: { $money }.
dealer-stood = O dealer fica com { $points }.
dealer-went-over = O dealer rebenta com { $points }.
won = { $seat }{ hand } ganha { $money }.
won-blackjack = { $seat } ganha { $money } com blackjack.
lost = { $seat }{ hand } perde { $money }.
tied = { $seat }{ hand } empata e guarda a aposta de { $money }.
won-insurance = O seguro paga { $money } a { $seat }.
lost-insurance = Perde-se o seguro de { $seat }: { $money }.

# Endings
ending-nobody-bets = ninguém apostou.
ending-somebody-left = alguém saiu.
ending-somebody-cannot-bet = alguém não pode pagar a aposta mínima.

# Refusals
refusal-buy-first = Primeiro diz quanto trazes para a mesa, de { $lowest } a { $highest }.
refusal-bet-first = Primeiro aposta, de { $lowest } a { $highest }, ou deixa passar a ronda.
refusal-insurance-first = Primeiro faz o seguro ou recusa-o.
refusal-surrender-first = Primeiro diz se desistes.
refusal-bets-closed = As apostas desta ronda já fecharam.
refusal-not-offered = Agora não há seguro.
refusal-too-little = { $money } é pouco: o mínimo é { $lowest }.
refusal-too-much = { $money } é demasiado: o máximo é { $highest }.
refusal-split-aces = Os ases divididos recebem uma carta e mais nada.
refusal-two-cards-only = Só se pode dobrar com duas cartas.
refusal-no-double = Esta mesa não deixa dobrar esta mão: pede carta ou fica.
refusal-no-pair = Só se dividem duas cartas do mesmo valor, ou do mesmo número ou figura se a mesa o pedir.
refusal-no-more-hands = Não podes ter mais mãos: pede carta ou fica.
refusal-no-surrender = Aqui não podes desistir: só com as duas primeiras cartas, onde a mesa o permite.
refusal-too-poor = O teu dinheiro não chega para isso.

# Options
option-rounds = Quantas rondas se jogam; 0 = até uma em que ninguém aposte.
    .title = Rondas
option-start_money = Com quanto começa cada jogador; 0 = cada um diz quanto traz.
    .title = Dinheiro inicial
option-bet_max = A aposta máxima; se for igual à mínima, a aposta é fixa.
    .title = Aposta máxima
option-decks = Quantos baralhos se juntam.
    .title = Baralhos
option-shoe = Os baralhos jogam-se até à carta de corte, ou baralham-se de novo em cada ronda.
    .title = Sabot
    .cut-card = até à carta de corte
    .fresh = baralhado em cada ronda
option-cut = A que profundidade está a carta de corte, em percentagem das cartas.
    .title = Profundidade do corte
option-soft_17 = O que faz o dealer com um 17 suave.
    .title = O dealer com 17 suave
    .stand = fica
    .hit = pede carta
option-blackjack_pays = Quanto ganha um blackjack; 6:5 arredonda-se para baixo, à meia moeda.
    .title = Um blackjack ganha
option-blackjack_beats_21 = O blackjack do dealer ganha a qualquer outro 21.
    .title = Blackjack do dealer ganha a 21
option-hole = A segunda carta do dealer: escondida com espreitadela, escondida sem ela, ou depois dos jogadores.
    .title = Segunda carta do dealer
    .peek = espreita-a
    .no-peek = não a espreita
    .none = dada depois
option-double = Com que duas primeiras cartas se pode dobrar.
    .title = Dobrar
    .any = quaisquer duas
    .none = nunca
option-double_after_split = Pode-se dobrar depois de dividir.
    .title = Dobrar depois de dividir
option-split = Dividem-se cartas do mesmo valor, ou só do mesmo número ou figura.
    .title = Dividir
    .value = do mesmo valor
    .rank = da mesma figura
option-max_hands = Quantas mãos se podem ter ao dividir; 1 = não se divide.
    .title = Mãos ao dividir
option-resplit_aces = Os ases podem dividir-se outra vez.
    .title = Dividir ases outra vez
option-hit_split_aces = Os ases divididos jogam-se como qualquer outra mão.
    .title = Ases divididos continuam
option-insurance = Oferece-se seguro contra um ás.
    .title = Seguro
option-surrender = Pode-se desistir depois de o dealer espreitar, ou já antes.
    .title = Desistir
    .off = não
    .on = depois de espreitar
    .early = antes de espreitar
option-stop = A partida segue até ao último jogador, ou acaba com o primeiro que sai ou não pode apostar.
    .title = Fim da partida
    .last-player = até ao último jogador
    .first-player = com o primeiro que para
option-max_seats = Quantos se podem sentar à mesa.
    .title = Lugares
option-dealer_plays = O dealer só joga enquanto o dinheiro de alguém depender disso, ou joga sempre.
    .title = O dealer joga
    .needed = quando conta
    .always = sempre
option-original_bets_only = O blackjack do dealer leva só a primeira aposta: o que se dobrou ou dividiu volta, mesmo o de uma mão rebentada.
    .title = Só a aposta inicial
senseless-bets = a aposta mínima é maior do que a máxima.
senseless-money = os jogadores começam com menos do que a aposta mínima.
senseless-surrender = a desistência tardia vem depois de o dealer espreitar, e nesta mesa ele não espreita.
senseless-original-bets = a regra da aposta inicial é para mesas em que o dealer não espreita e o blackjack ganha ao 21.
senseless-double-after-split = para dobrar depois de dividir é preciso poder dobrar e dividir.
senseless-resplit-aces = para dividir ases outra vez são precisas pelo menos três mãos.
senseless-hit-split-aces = não há ases divididos onde não se pode dividir.

# Hints
hint-basic = O melhor: { move } (estratégia básica para esta mesa).
hint-over = Tens { points }. Com mais uma carta rebentas { $chance } das vezes.
hint-insurance = { $pays ->
    [1] É melhor fazer seguro
   *[0] É melhor sem seguro
}: o dealer tem blackjack { $chance } das vezes, e o seguro só compensa acima de um terço.
hint-blackjack = As tuas duas próximas cartas são um blackjack { $chance } das vezes.

# Reviews and lessons
against = { $against ->
    [1] um ás
   *[other] { $against }
}
spot-hand = { points } contra { against }
spot-insurance = Seguro com { points }
spot-kind-hard = mãos duras
spot-kind-soft = mãos suaves
spot-kind-pair = pares
spot-kind-many = três cartas e mais
spot-kind-insurance = seguro
did-hit = Pediste carta com { points }.
did-stand = Ficaste com { points }.
did-double = Dobraste com { points }.
did-split = Dividiste { points }.
did-surrender = Desististe com { points }.
did-continue = Continuaste com { points }.
did-insure = Fizeste o seguro.
did-decline = Não fizeste o seguro.
because-hit = Ficar com { points } ganha só { $win } das vezes; com mais uma carta rebentas { $over } das vezes.
because-hit-safe = Ficar com { points } ganha só { $win } das vezes, e com mais uma carta não podes rebentar.
because-stand = Com mais uma carta rebentas { $over } das vezes; ficar com { points } ganha { $win } das vezes.
because-stand-soft = Ficar com { points } ganha { $win } das vezes; com mais uma carta ficas com menos { $worse } das vezes.
because-double = Uma carta leva-te a 17 ou mais { $good } das vezes, e o dealer rebenta { $bust } das vezes: é altura de dobrar a aposta.
because-no-double = Quem dobra recebe uma só carta, e com ela chega a 17 ou mais { $good } das vezes.
because-split = Numa só mão, { points } ganha { $win } das vezes se ficares; duas mãos que começam com { $start ->
    [1] um ás
   *[other] { $start }
} valem mais.
because-no-split = Numa só mão, { points } ganha { $win } das vezes se ficares; duas mãos que começam com { $start ->
    [1] um ás
   *[other] { $start }
} valem menos.
because-surrender = Se continuares, esta mão devolve em média { $back } da aposta; desistir devolve metade.
because-no-surrender = Se continuares, esta mão devolve em média { $back } da aposta; desistir não devolve mais do que metade.
because-insurance = A carta escondida vale dez { $ten } das vezes; o seguro só compensa acima de um terço.

# The end of the match
summary-rounds = Rondas jogadas: { $count }.
summary-hands = { $seat }: mãos ganhas { $won }, perdidas { $lost }, empatadas { $tied }; ganhas com blackjack: { $blackjacks }.
summary-up = { $seat } ganhou { $money } no total.
summary-down = { $seat } perdeu { $money } no total.
summary-even = { $seat } não ganhou nem perdeu.
summary-bank-up = A banca ganhou { $money }.
summary-bank-down = A banca perdeu { $money }.
summary-bank-even = A banca não ganhou nem perdeu.

# The table
table-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
table-insured = seguro: { $money }
table-pile = cartas no sabot: { $pile }
fate-open = {""}
fate-doubled = dobra
fate-bust = rebenta
fate-blackjack = blackjack
fate-surrendered = desiste
fate-won = ganha
fate-lost = perde
fate-tied = empata
fate-gone = saiu
fate-out = não joga

# Variants and bots
variant-casino = Um sabot de seis baralhos; o dealer espreita e fica com 17 suave.
    .title = Casino
variant-fcul = Aposta fixa, sem dobrar nem dividir.
    .title = FCUL
variant-cytech = O blackjack ganha 2 para 1, os ases divididos continuam, sem espreitadela.
    .title = CY Tech
variant-cytech-european = O mesmo, mas o dealer tira a segunda carta depois dos jogadores.
    .title = CY Tech, à europeia
variant-vegas = Como casino, mas o dealer pede com 17 suave e pode-se desistir.
    .title = Vegas
bot-basic = Segue a estratégia básica para as regras da sua mesa.
    .title = Estratégia básica
bot-counter = Conta as cartas vistas, e aposta e joga segundo a contagem (Hi-Lo).
    .title = Conta cartas
bot-unpaired = Segue a estratégia básica, mas não divide pares.
    .title = Sem dividir
bot-hit-or-stand = Pede carta segundo a estratégia básica, e não dobra nem divide.
    .title = Pede ou fica
bot-mimic = Joga como o dealer da sua mesa.
    .title = Como o dealer
bot-never-bust = Só pede carta quando nenhuma o pode fazer rebentar.
    .title = Nunca rebenta
bot-always-stand = Nunca pede carta.
    .title = Fica sempre

# As it is typed
typed-hit = pedir
typed-double = dobrar
typed-split = dividir
typed-surrender = desistir
typed-insure = segurar
typed-decline = recusar
typed-skip = passar
typed-continue = continuar
typed-buy = trazer

# What simulations count
counted-naturals = rondas com blackjack
counted-splits = rondas com divisão
counted-surrenders = rondas com desistência
counted-doubles = mãos dobradas
counted-busts = mãos rebentadas
counted-insurances = seguros aceites dos oferecidos
counted-by-upcard = resultado por aposta, o dealer mostra { $up }
counted-by-count = resultado por aposta, contagem { $count }

# No navegador
web-your-turn-with = É a tua vez: mão { $hand }
web-how-much-to-bring = Quanto trazes para a mesa?
web-bets-now = a apostar
web-your-hand = a tua mão
web-hand = mão { $hand }
web-now = é a tua vez
web-face-down = uma carta virada para baixo
web-pays = O blackjack paga { $first } para { $second }
web-soft-17 = { $rule ->
    [hit] o dealer pede com 17 suave
   *[stand] o dealer fica com qualquer 17
}
web-insurance-pays = o seguro paga 2 para 1
web-insure-for = Fazer seguro por { $money }?
web-surrender-now = Desistir e ceder meia aposta antes de o dealer espreitar?
web-insurance-note = Paga { $money } se o dealer tiver blackjack.
web-insured = seguro: { $money }
web-uninsured = sem seguro
web-rounds = Rondas jogadas
web-blackjacks = Ganhas com blackjack
web-hands = Mãos de cada jogador

# Odds
web-odds-dealer = O dealer com { $points }
web-odds-ends = Acaba com…
web-odds-stands = fica
web-odds-busts = rebenta: ganham todos os que continuam
web-odds-ten = É um dez?
web-odds-tens = Das { $cards } cartas que não viste, { $tens ->
    [one] uma é um dez
   *[other] { $tens } são dezes
}.
web-odds-insurance = O seguro só vale o que custa se mais de um terço forem dezes.
web-odds-ten-share = Um dez: { $share }; o seguro vale o que custa a partir de 33⅓ por cento

odds-alone = O jogador está sozinho com o dealer.
odds-fresh = A ronda é dada destas cartas, sem arredondamentos; não se faz seguro.
odds-cdz = Depois de dividir, cada mão joga-se como as mesmas cartas sem dividir (CDZ−); onde não se pode dobrar, com a estratégia sem dobrar.
odds-cdp = Depois de dividir, todas as mãos seguem a melhor estratégia para um sabot sem o par.
odds-by-rank = Dezes de figuras diferentes não se dividem; a tabela mostra os iguais.
odds-no-peek = Se o dealer não espreita, o seu blackjack leva todas as apostas, também as dobradas e as divididas.
odds-late-surrender = A desistência vem depois de espreitar: o blackjack do dealer leva a aposta inteira.
odds-early-surrender = A desistência é antecipada: salva meia aposta até de um blackjack do dealer.
odds-original-bets = Só a aposta inicial: o blackjack do dealer leva a primeira aposta e devolve o que se dobrou ou dividiu, também de mãos rebentadas; joga-se como se ele espreitasse.
odds-exact-price = 6:5 paga-se sem arredondar.
odds-part-by_upcard = Segundo a carta do dealer
odds-part-by_totals = Com uma tabela que só conhece totais
odds-part-results = Resultados de uma ronda, em apostas iniciais
odds-part-insurance = O seguro, do que custa
odds-part-dealer = O que sai ao dealer
odds-name-value = valor
odds-name-loss = perde
odds-name-split = dividir
odds-name-blackjack = blackjack
odds-name-over = rebenta
odds-about-insure = O seguro só compensa acima de 33,3 %.

lesson-numbers = Do 2 ao 10, valem o seu número.
lesson-figures = O valete, a dama e o rei valem 10.
lesson-best = O ás vale 11, ou 1 se 11 for de mais. Com um dez é blackjack.
lesson-round-1 = Apostas.
lesson-round-2 = Duas cartas para ti; o dealer mostra uma.
lesson-round-3 = Pedes as cartas que quiseres, ou ficas.
lesson-round-4 = O dealer joga em último; ganha quem ficar mais perto de 21.
lesson-good-1 = 5 + 6 = 11: nenhuma carta te faz mal. Pede!
lesson-good-2 = 5 + 6 + 10 = 21: melhor é impossível.
lesson-bad-1 = 10 + 6 = 16: mais do que um 5 é de mais.
lesson-bad-2 = 10 + 6 + 8 = 24: rebentas e perdes a aposta, tenha o dealer o que tiver.
guide-bet = Escolhe quanto e carrega no botão. As cartas vêm depois.
    .title = Primeiro, a aposta
guide-dealer = A outra só se vê quando todos tiverem jogado.
    .title = O dealer mostra uma carta
guide-hand = Pede carta ou fica. Acima de 21 perdes logo.
    .title = Aproxima-te de 21
