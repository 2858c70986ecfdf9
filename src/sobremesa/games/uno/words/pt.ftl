title = UNO
about = Livra-te das tuas cartas por cor, número ou símbolo, e diz UNO antes de ficares com uma só.
notice = UNO é uma marca da Mattel; esta casa não tem ligação com ela.

# Facts
card = { $symbol ->
    [wild] Muda de cor
    [plus-four] Tira 4 cartas e muda de cor
   *[other] { $symbol ->
        [reverse] Inverte
        [skip] Salta
        [plus-two] Tira 2 cartas
       *[other] { $symbol }
    } { $letter ->
        [r] vermelho
        [y] amarelo
        [g] verde
       *[b] azul
    }
}
    .code = { $symbol ->
        [wild] muda
        [plus-four] +4
       *[other] { $letter ->
            [r] vm
            [y] am
            [g] vd
           *[b] az
        }{ $symbol ->
            [reverse] i
            [skip] s
            [plus-two] +2
           *[other] { $symbol }
        }
    }
colour = { $letter ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
   *[none] por escolher
}
named = { $letter ->
    [r] , cor: vermelho
    [y] , cor: amarelo
    [g] , cor: verde
    [b] , cor: azul
   *[none] { "" }
}
direction = { $way ->
    [counter] anti-horário
   *[clockwise] horário
}
holder = { $seat }

# Moves
move-play = jogar { $card }{ $named }{ $bluff ->
    [1] {" "}(um bluff)
   *[0] {""}
}
move-draw = tirar uma carta
move-keep = ficar com ela
move-pass = passar
move-take = levar as cartas devidas
move-challenge = desafiar o +4
move-uno = dizer UNO
move-catch = denunciar um UNO que ninguém disse
move-colour = escolher a cor: { $colour }

# Events
round-began = ── Ronda { $round } ── Quem dá as cartas: { $seat }.
turned-up = Primeira carta: { $card }.
went-back = Saiu um +4. Volta ao monte, que se baralha outra vez.
named-colour = { $seat } escolhe a cor: { $colour }.
played = { $seat } joga { $card }{ $named }.
jumped-in = { $seat } antecipa-se com outra carta igual: { $card }!
drew = { $seat } tira { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
got = Carta tirada: { $card }.
    .cards = Cartas tiradas: { $cards }.
kept = { $seat } fica com ela.
passed = { $seat } não pode jogar nem tirar, e passa.
turned-round = Muda o sentido: agora é { $direction }.
skipped = { $seat } perde a vez.
call-noted = Anotado: o UNO será dito quando a carta for jogada.
called = { $seat }: UNO!
forgot = { $seat } não disse UNO.
caught = { $seat } denuncia o UNO que ninguém disse!
challenged = { $seat } desafia o +4 que { $holder } jogou sobre { $card } (cor em jogo: { $colour }).
looked = { $seat } vê a mão de { $holder }.
saw = Vê-se: { $card }.
    .cards = Vê-se: { $cards }.
guilty = O +4 de { $seat } não era permitido.
innocent = O +4 de { $seat } era permitido.
could-have-played = Podia ter jogado: { $card }.
    .cards = Podia ter jogado: { $cards }.
reshuffled = O monte acabou: { $count ->
    [1] volta a ele uma carta jogada
   *[other] baralham-se de novo { $count } cartas jogadas
}.
is-out = { $seat } ficou sem cartas!
showed = Restam a { $seat } { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
held = { $seat } ainda tinha: { $card }.
    .cards = { $seat } ainda tinha: { $cards }.
scored = { $seat } soma { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; ao todo, { $total }.
went-under = A mão de { $seat } vai para baixo do monte.
call-idle = Ouviu-se, mas sem efeito: diz UNO na tua vez, com duas cartas na mão, antes de jogares uma.
call-again = Já disseste UNO.
challenge-idle = Não há nada a desafiar: a jogada é válida.
challenge-elsewhere = Não te cabe a ti desafiar este +4.
catch-idle = Não há ninguém a denunciar.

# Endings
ending-went-out = alguém ficou sem cartas.
    .of = { $seat } ficou sem cartas.
ending-target-reached = alguém chegou aos pontos combinados.
    .of = { $seat } chegou aos pontos combinados.
ending-last-one-left = só resta um jogador.
    .of = só resta { $seat }.

# Refusals
refusal-not-in-hand = Não tens esta carta: { $card }.
refusal-does-not-fit = Esta carta não serve agora: { $card }. Tem de combinar com a de cima na cor, no número ou no símbolo.
refusal-name-first = Primeiro escolhe uma cor.
refusal-no-colour-due = Não há cor nenhuma a escolher.
refusal-answer-first = Responde primeiro: leva as cartas ou faz outra coisa da lista.
refusal-nothing-to-take = Não há cartas a levar.
refusal-only-the-drawn = Só podes jogar a carta que acabaste de tirar; se não, fica com ela.
refusal-nothing-drawn = Não tiraste nenhuma carta com que possas ficar.
refusal-nothing-to-draw = Já não há cartas para tirar.
refusal-no-passing = Não podes passar: podes jogar ou tirar.
refusal-unlawful = Não podes jogar o +4: tens outra carta que deves usar.
refusal-not-identical = Fora da vez só se pode jogar uma carta de número idêntica.
refusal-too-late = Tarde demais para te antecipares: o seguinte já jogou ou tirou.
refusal-own-card = Essa carta foste tu que a jogaste: só os outros se podem antecipar.
refusal-no-calls = Nesta mesa não se diz UNO.

# Options
option-length = Ganha quem primeiro ficar sem cartas, ou somam-se pontos em várias rondas.
    .title = Tipo de partida
    .quick = partida rápida
    .points = partida cumulativa
option-target = Pontos com que se ganha uma partida de várias rondas.
    .title = Pontos para ganhar
option-hand = Cartas que cada jogador recebe.
    .title = Cartas ao começar
option-draw_skips = O +2 e o +4 também fazem perder a vez.
    .title = +2 e +4 tiram a vez
option-reverse_skips = Entre dois jogadores, Inverte faz o outro perder a vez.
    .title = A dois, Inverte tira a vez
option-stacking = Um +2 sobre um +2, ou um +4 sobre um +4, passa as cartas ao seguinte.
    .title = +2 e +4 acumulam-se
option-jump_in = Pode-se jogar fora da vez uma carta de número idêntica.
    .title = Jogar fora da vez
option-plus_four = O +4 pode jogar-se sempre e ser desafiado, só quando é permitido, ou livremente.
    .title = O +4
    .challenge = pode ser desafiado
    .strict = só quando é legal
    .free = sempre
option-lawful = Quando é permitido um +4: sem outra carta que sirva, ou sem cartas da cor em jogo.
    .title = Um +4 é permitido se
    .no-fit = nenhuma outra serve
    .no-colour = nenhuma da cor
option-challenge_shows = Quem desafia vê a mão do outro.
    .title = Quem desafia vê a mão
option-challenge_extra = Cartas a mais que custa perder um desafio.
    .title = Custo de perder um desafio
option-uno = O que acontece sem dizer UNO: cartas logo, cartas se alguém der por isso, ou nada.
    .title = Sem dizer UNO
    .at-once = cartas na hora
    .catch = se alguém reparar
    .off = nada
option-uno_penalty = Quantas cartas custa não dizer UNO.
    .title = Cartas por esquecer o UNO

# Hints
hint-fits = Podes jogar: { $cards }.
hint-none-fits = Nada do que tens serve.
hint-colours = Ainda por ver: { $red ->
    [1] { $red } vermelha
   *[other] { $red } vermelhas
}, { $yellow ->
    [1] { $yellow } amarela
   *[other] { $yellow } amarelas
}, { $green ->
    [1] { $green } verde
   *[other] { $green } verdes
}, { $blue ->
    [1] { $blue } azul
   *[other] { $blue } azuis
} e { $wild ->
    [1] { $wild } especial
   *[other] { $wild } especiais
}.
hint-follow = Depois de { $card }, { $seat } pode seguir { $chance } das vezes.
hint-follow-wild = Depois de { $card }{ $bluff ->
    [1] {" "}(um bluff)
   *[0] {""}
}, a melhor cor é { $colour }: { $seat } pode seguir { $chance } das vezes.
hint-bluff = Com { $count ->
    [1] uma carta dada
   *[other] { $count } cartas dadas
} às cegas, esse +4 não seria permitido { $chance } das vezes.
hint-best-card = O melhor: jogar { $card }{ $named }; tirando as cartas especiais, nada é mais difícil de seguir ({ $seat } pode { $chance } das vezes).
hint-best-again = O melhor: jogar { $card }{ $named }; é outra vez a tua vez.
hint-best-lay = O melhor: jogar { $card }{ $named }.
hint-best-uno = O melhor: diz UNO antes de jogares a penúltima carta.
hint-best-colour = O melhor: escolher { $colour }; cartas tuas dessa cor: { $count }.
hint-best-draw = O melhor: tirar uma carta; nada do que tens serve.
hint-best-pass = Passa: nada serve e já não há cartas para tirar.
hint-best-keep = Fica com ela: não serve.
hint-best-honest = É melhor ficares com ele: jogado agora, este +4 não seria permitido.
hint-best-take = Leva as cartas: não se pode fazer mais nada ({ $count }).
hint-best-challenge = O melhor: desafiar; promete mais cartas do que arrisca.
hint-best-trust = É melhor levares as cartas: um desafio arrisca mais do que promete.

# The end of the match
summary-winner = Vitória de { $seat }, com { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}.
summary-rounds = { $seat }: { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; rondas ganhas: { $count }.
summary-drew-most = Quem tirou mais cartas: { $seat }, { $count }.
summary-challenges = Desafios: { $count }; certos: { $right }.

# The table
table-round = Ronda { $round }
table-target = até { $points } pontos
table-colour = cor: { $colour }
table-pile = monte: { $count }
table-pending = a tirar: { $count }
table-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
table-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
table-sign = { $sign ->
    [r] Inverte
   *[s] Salta
}
table-hand = A tua mão
table-deals = dá
table-uno = UNO!
table-exposed = e o UNO?
table-pressed = UNO anotado; será dito com a carta
table-gone = saiu

# Variants and bots
variant-j-uno = Rápida, com um +4 que se pode desafiar.
    .title = J-UNO
variant-official = As regras impressas, com um UNO que é preciso denunciar.
    .title = Oficial
variant-family = As regras oficiais, com +2 e +4 que se acumulam e cartas fora da vez.
    .title = Familiar
bot-normal = Fica nas suas cores mais fortes, guarda as cartas especiais e não faz bluff.
    .title = Normal
bot-easy = Joga a primeira carta que sirva.
    .title = Fácil
bot-careless = Gasta as cartas especiais mal as tem e esquece-se de gritar.
    .title = Distraído
bot-watchful = Lembra-se das cores que os outros não puderam jogar e das que escolheram.
    .title = Atento

# As it is typed
typed-draw = tirar
typed-keep = ficar
typed-pass = passar
typed-take = levar
typed-challenge = desafiar
typed-uno = uno
typed-catch = denunciar
typed-colour = cor
typed-play = jogar
typed-red = vermelho
typed-yellow = amarelo
typed-green = verde
typed-blue = azul

# In the browser
web-challenge = Desafiar
web-call = UNO
web-catch = Denunciar
web-draw = Tirar · { $count }
web-take = Tirar { $count }
web-keep-it = Ficar com ela
web-play-it = Jogá-la
web-pass = Passar
web-go-on = Continuar
web-direction = Sentido: { $direction }
web-turn-of = Joga { $seat }
web-plus-four-of = +4 de { $seat }
web-help-fits = Cor { $colour }: joga uma carta levantada, ou tira uma.
web-help-none = Nenhuma das tuas cartas serve: tira uma.
web-help-uno = Restam-te duas cartas: diz UNO antes de jogar.
web-help-trial = Tinha outra carta para jogar? Desafia, ou tira as cartas.
web-help-drawn = Tiraste { $card }, e não serve.
web-help-jump = Tens a mesma carta: podes antecipar-te.
web-help-catch = Não se disse UNO: denuncia antes que o jogo continue.
web-help-exposed = Não disseste UNO: quem der por isso pode apanhar-te.
web-colour = Que cor?
web-colour-first = A primeira carta muda de cor: escolhes tu.
web-colour-for = Vais jogar { $card }.
web-have = tens { $count }
web-drawn = Tiraste { $card }. Queres jogá-la?
web-drawn-note = Se ficares com ela, a vez passa.
web-guilty = { $seat } jogou o +4 ilegalmente
web-innocent = { $seat } jogou o +4 corretamente
web-why = { $lawful ->
    [no-colour] { $guilty ->
        [1] Nessa mão havia uma carta de cor { $colour }.
       *[0] Nessa mão não havia nenhuma carta de cor { $colour }.
    }
   *[no-fit] { $guilty ->
        [1] Nessa mão havia outra carta que servia.
       *[0] Nessa mão nenhuma outra servia.
    }
}
web-why-cards = Podia ter jogado { $cards }.
web-round-won = Ronda { $round }: ganha { $seat }
web-target = Leva os pontos das outras mãos. Ganha quem chegar a { $points }.
web-place = lugar
web-player = jogador
web-left = restam-lhe
web-this-round = ronda
web-points = pontos
web-cards = cartas
web-out = ficou sem cartas
web-forgiven = UNO por dizer
web-discards = Descarte
web-question = Cor { $colour }. { $cards ->
    [one] Uma carta
   *[other] { $cards } cartas
}, { $count ->
    [one] serve uma
   *[other] servem { $count }
}: { $fitting }.
web-fit = { $count ->
    [0] nenhuma
    [one] 1 serve
   *[other] { $count } servem
}
web-wilds = especiais
web-rounds-won = Rondas ganhas
web-drew-most = Quem mais tirou
web-challenges = Desafios
web-challenges-right = certos: { $count }

lesson-colour = A mesma cor serve.
lesson-number = O mesmo número ou símbolo também.
lesson-black = As pretas servem sempre; tu escolhes a cor.
lesson-round-1 = Joga uma carta que sirva na de cima.
lesson-round-2 = Nenhuma? Tira uma; se servir, podes jogá-la.
lesson-round-3 = Com duas cartas, diz UNO antes de jogares uma.
lesson-round-4 = Ganha a ronda quem ficar primeiro sem cartas.
lesson-good-1 = Na mesa está um 5 amarelo.
lesson-good-2 = Servem as duas: o 2 pela cor, o 5 pelo número.
lesson-bad-1 = Restam-te duas. Jogas uma e esqueces-te de dizer UNO.
lesson-bad-2 = Dão por isso: tiras duas e ficas com três.
guide-top = Joga a sua cor, o seu número ou símbolo, ou uma carta preta.
    .title = O que está aqui é que conta
guide-hand = Carrega numa para a jogares. Nenhuma serve? Carrega no monte e tira.
    .title = As que sobressaem servem
guide-call = Diz UNO antes de jogares a penúltima. Se te esqueceres, tiras duas.
    .title = Vais ficar com uma?
