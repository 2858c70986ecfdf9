title = UNO
about = Livra-te das tuas cartas por cor, número ou símbolo, e diz UNO antes de ficares com uma só.

# Facts
card = { $symbol ->
    [wild] Muda de cor
    [plus-four] +4
   *[other] { $symbol ->
        [reverse] Inverte
        [skip] Salta
        [plus-two] +2
       *[other] { $symbol }
    } { $letter ->
        [r] vermelho
        [y] amarelo
        [g] verde
       *[b] azul
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
    [counter] contrário ao dos ponteiros do relógio
   *[clockwise] dos ponteiros do relógio
}
holder = { $seat }

# Moves
move-play = jogar { $card }{ $named }
move-draw = tirar uma carta
move-keep = ficar com ela
move-pass = passar
move-take = tirar as cartas devidas
move-challenge = desafiar o +4
move-uno = dizer UNO
move-catch = denunciar um UNO que ninguém disse
move-colour = escolher a cor: { $colour }

# Events
round-began = ── Ronda { $round } ── Quem dá as cartas: { $seat }.
turned-up = Primeira carta: { $card }.
went-back = Saiu um +4. Volta ao baralho, que se baralha outra vez.
named-colour = { $seat } escolhe a cor: { $colour }.
played = { $seat } joga { $card }{ $named }.
jumped-in = { $seat } mete-se com outra carta igual: { $card }!
drew = { $seat } tira { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
got = Carta tirada: { $card }.
    .cards = Cartas tiradas: { $cards }.
kept = { $seat } fica com ela.
passed = { $seat } não pode jogar nem tirar, e passa.
turned-round = O jogo inverte-se. Sentido: { $direction }.
skipped = { $seat } perde a vez.
call-noted = Anotado: o UNO será dito quando a carta for jogada.
called = { $seat }: UNO!
forgot = { $seat } não disse UNO.
caught = { $seat } deu por alguma coisa!
challenged = { $seat } desafia o +4 que { $holder } jogou sobre { $card } (cor em jogo: { $colour }).
looked = { $seat } vê a mão de { $holder }.
saw = Vê-se: { $card }.
    .cards = Vê-se: { $cards }.
guilty = O +4 de { $seat } não era permitido.
innocent = O +4 de { $seat } era permitido.
reshuffled = O monte acabou: baralham-se de novo { $count } cartas jogadas.
is-out = { $seat } ficou sem cartas!
showed = Pontos que restam a { $seat }: { $points }.
held = { $seat } ainda tinha { $card }.
    .cards = { $seat } ainda tinha { $cards }.
scored = Pontos para { $seat }: { $points }; ao todo, { $total }.
left = { $seat } sai da mesa.
went-under = A mão de { $seat } vai para baixo do monte.
match-ended = Fim da partida: { $ending }
call-idle = Ouviu-se, mas sem efeito: diz UNO na tua vez, com duas cartas na mão, antes de jogares uma.
call-again = Já disseste UNO.
challenge-idle = Não há nada a desafiar: a jogada é válida.
challenge-elsewhere = Não te cabe a ti desafiar este +4.
catch-idle = Não há ninguém a denunciar.

# Endings
ending-went-out = alguém ficou sem cartas.
ending-target-reached = alguém chegou aos pontos combinados.
ending-last-one-left = só resta um jogador.

# Refusals
refusal-match-over = A partida já acabou.
refusal-gone = Já saíste desta partida.
refusal-no-such-move = Isso não é uma jogada deste jogo.
refusal-not-your-turn = Não é a tua vez.
refusal-not-in-hand = Não tens esta carta: { $card }.
refusal-does-not-fit = Esta carta não serve agora: { $card }.
refusal-name-first = Primeiro escolhe uma cor.
refusal-no-colour-due = Não há cor nenhuma a escolher.
refusal-answer-first = Responde primeiro: tira as cartas ou faz alguma coisa contra isso.
refusal-nothing-to-take = Não há cartas a tirar.
refusal-only-the-drawn = Só podes jogar a carta que acabaste de tirar; se não, fica com ela.
refusal-nothing-drawn = Não tiraste nenhuma carta com que possas ficar.
refusal-nothing-to-draw = Já não há cartas para tirar.
refusal-no-passing = Não podes passar: podes jogar ou tirar.
refusal-unlawful = Não podes jogar o +4: tens outra carta que deves usar.
refusal-not-identical = Fora da vez só se pode jogar uma carta de número idêntica.
refusal-too-late = Tarde demais para te meteres: o seguinte já jogou ou tirou.
refusal-own-card = Essa carta foste tu que a jogaste: só os outros se podem meter.
refusal-no-calls = Nesta mesa não se diz UNO.

# Options
option-length = Se ganha quem primeiro ficar sem cartas, ou se somam pontos em várias rondas.
option-target = Pontos com que se ganha uma partida de várias rondas.
option-hand = Cartas que cada jogador recebe.
option-draw_skips = Se o +2 e o +4 também fazem perder a vez.
option-reverse_skips = Se, entre dois jogadores, Inverte faz o outro perder a vez.
option-stacking = Se +2 sobre +2 e +4 sobre +4 passam as cartas ao seguinte.
option-jump_in = Se se pode jogar fora da vez uma carta de número idêntica.
option-plus_four = Se o +4 se pode jogar sempre e desafiar, só quando é permitido, ou livremente.
option-lawful = Quando é permitido um +4: sem outra carta que sirva, ou sem cartas da cor em jogo.
option-challenge_shows = Se quem desafia vê a mão.
option-challenge_extra = Cartas a mais que custa perder um desafio.
option-uno = O que acontece sem dizer UNO: cartas logo, cartas se alguém der por isso, ou nada.
option-uno_penalty = Quantas cartas custa.

# Hints
hint-fits = Podes jogar: { $cards }.
hint-none-fits = Nada do que tens serve.
hint-colours = Ainda por ver: { $red } de cor vermelha, { $yellow } amarela, { $green } verde, { $blue } azul e { $wild } especiais.
hint-follow = Depois de { $card }, { $seat } pode seguir com probabilidade { $chance }.
hint-follow-wild = Depois de { $card }, a melhor cor é { $colour }: { $seat } pode seguir com probabilidade { $chance }.
hint-bluff = Com { $count ->
    [1] uma carta dada
   *[other] { $count } cartas dadas
} às cegas, esse +4 não seria permitido com probabilidade { $chance }.

# The end of the match
summary-winner = Vitória de { $seat }, com { $points } pontos.
summary-rounds = { $seat }: { $points } pontos; rondas ganhas: { $count }.
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
table-hand = A tua mão
table-deals = dá
table-uno = UNO!
table-exposed = e o UNO?
table-pressed = UNO anotado; será dito com a carta
table-gone = já saiu
