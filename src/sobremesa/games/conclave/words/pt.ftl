title = Conclave
about = Conquista feiticeiros de seis magias; os das magias que não controlares contam contra ti.

# Facts
card = { $code } ({ wizard })
    .drawn = { wizard }
wizard = { $magic ->
    [b] azul
    [o] ocre
    [p] púrpura
    [r] vermelha
    [t] laranja
   *[v] verde
} { $influence }, { $brotherhood ->
    [c] corvo
    [g] gazela
   *[s] javali
}
magic = { colour } ({ $letter })
    .drawn = { colour }
colour = { $letter ->
    [b] azul
    [o] ocre
    [p] púrpura
    [r] vermelha
    [t] laranja
   *[v] verde
}
cell = { $row },{ $column }
receiver = { $seat }
pile = { $side ->
    [left] pilha esquerda
   *[right] pilha direita
}
followers = { $count ->
    [0] ninguém
   *[other] { $cards }
}

# Moves
move-keep = não ceder nada
move-cede = ceder os seguidores da magia { $magic } a { $seat }
move-place = enviar { $card } para { $cell }
move-take = tirar uma carta da { $pile }

# Events
ceded = { $seat } cede a { $receiver } todos os seguidores da magia { $magic }: { $sum } de influência.
kept = { $seat } não cede nada.
sent = { $seat } envia { $card } para { $cell }.
row-summed = A linha em contacto soma { $sum }.
column-summed = A coluna em contacto soma { $sum }.
followed = { $card } segue { $seat }.
    .cards = { $cards } seguem { $seat }.
crisis = O tabuleiro está cheio e ninguém se deixou convencer: crise mágica! { $seat } leva os das outras irmandades da linha e da coluna.
crisis-in-vain = Nem a crise leva ninguém: não resta nenhum buraco no tabuleiro.
drew = { $seat } tira { $card } da { $pile }; os outros só veem o verso.
drew-back = { $seat } tira da { $pile } uma carta com o verso da magia { $magic }.
filled = { $card } vai para { $cell }, da { $pile }.
last-round = As duas pilhas estão vazias: um último turno para cada um.
hand-followed = { $card } passa da mão para os seguidores de { $seat }.
    .cards = { $cards } passam da mão para os seguidores de { $seat }.
scored = { $seat }: { $points ->
    [1] um ponto de deceção.
   *[other] { $points } pontos de deceção.
}

# Endings
ending-played-out = jogou-se o último turno de cada um.
ending-board-stuck = uma crise deixou o tabuleiro cheio.
ending-abandoned = restam demasiado poucos jogadores.

# Refusals
refusal-cede-or-keep = Primeiro diz o que cedes, ou «{ typed-keep }» para não ceder nada.
refusal-nothing-to-cede = Não há nada que possas ceder a alguém: envia um emissário.
refusal-no-ceding = Só se cede no início do turno, e uma única vez.
refusal-place-first = Agora não se escolhe pilha: envia um emissário.
refusal-placed = O teu emissário já foi enviado. Escolhe uma pilha.
refusal-no-such-player = Nesta mesa não há esse jogador: { $seat }. Escolhe um dos que estão.
refusal-not-to-yourself = Só podes ceder a outra pessoa.
refusal-have-none = Não tens seguidores da magia { $magic }.
refusal-has-some = { $seat } já tem seguidores da magia { $magic }.
refusal-no-hole = { $cell } não está livre: escolhe um buraco.

# Options
option-needed = Quanto devem somar os feiticeiros em contacto para que algum te siga.
    .title = Soma necessária

# Hints
hint-cede = Magia { $magic }: tens { $sum } contra { $other }. Como está, cedê-la poupa-te { $sum }.
hint-keep = Magia { $magic }: tens { $sum } contra { $other }. Como está, és tu que a controlas.
hint-place = { $card } para { $cell }: linha { $row }, coluna { $column }; conquistas { $followers } ({ $sum } de influência).
hint-crisis = { $card } para { $cell }: linha { $row }, coluna { $column }; crise, leva: { $followers } ({ $sum } de influência).
hint-nobody = Com nenhuma carta conquistas alguém; a melhor linha ou coluna soma { $sum }.
preview-nobody = { $card } para { $cell }: linha { $row }, coluna { $column }; ninguém te segue.
hint-take = Na { $pile }: magia { $magic }; tens { $sum } e o rival mais forte, { $other }.

# The end of the match
summary-control = A magia { $magic } é controlada por { $seat } com { $sum }.
summary-points = { $seat }: { $count ->
    [1] um seguidor
   *[other] { $count } seguidores
}, { $points ->
    [1] um ponto de deceção.
   *[other] { $points } pontos de deceção.
}
summary-winner = { $seat } ganha com { $points ->
    [1] um ponto de deceção.
   *[other] { $points } pontos de deceção.
}
summary-tie = Empate de { $count } jogadores a { $points ->
    [1] um ponto
   *[other] { $points } pontos
}: ganha { $seat } por estar mais perto do primeiro jogador.

# The table
table-left = pilha esquerda ({ $count }):
table-right = pilha direita ({ $count }):
table-your-hand = a tua mão:
table-gone = (saiu)
table-hand = mão
table-last-round = Última ronda; turnos que restam: { $turns }
table-brotherhood = { $letter ->
    [c] corvo (c)
    [g] gazela (g)
   *[s] javali (s)
}
table-followers = seguidores de { $seat }:
table-controls = * controla a magia

# Variants and bots
variant-conclave = A única maneira de o jogar aqui.
    .title = Normal
bot-greedy = Escolhe o que mais vale no momento.
    .title = Ganancioso
bot-hasty = Escolhe o que mais vale sem olhar ao que deixa aos outros.
    .title = Apressado
bot-collector = Quer o maior número de seguidores, valham o que valerem.
    .title = Colecionador

# As it is typed
typed-keep = manter
typed-take = tirar
typed-left = esquerda
typed-right = direita
typed-cede = ceder
typed-place = enviar

# No navegador
web-turn-of = Joga { $seat }
web-question = É a tua vez. { $count ->
    [one] Um buraco
   *[other] { $count } buracos
} no tabuleiro. Tens { $cards }.
web-steps = As fases do turno
web-step-ceding = Ceder
web-step-placing = Enviar
web-step-taking = Tirar
web-step-filling = Encher
web-help-ceding = Todos os seguidores de uma magia, a alguém que não tenha nenhum.
web-help-card = Escolhe uma carta e depois um buraco.
web-help-hole = Agora escolhe um buraco.
web-help-taking = De que pilha? É também dela que se enchem os buracos.
web-keep = Guardar
web-cede-to = a
web-cede-asked = Ceder { $colour } { $sum } a { $seat }?
web-send-asked = Enviar { $colour } { $influence }?
web-needed = Uma linha ou coluna precisa de { $needed }.
web-row-sum = Linha { $sum }
web-column-sum = Coluna { $sum }
web-enough = ≥ { $needed }
web-enough-nobody = ≥ { $needed }: ninguém
web-too-little = < { $needed }: ninguém
web-crisis = Crise mágica!
web-crisis-nobody = Crise mágica: ninguém
web-cede = Ceder { $colour } a { $seat }
web-pile = { $pile }: { $count }
web-look-through = Ver a { $pile }
web-board = O tabuleiro
web-hole = Buraco { $cell }
web-hand = A tua mão
web-followers = Seguidores por magia
web-controls = controla
web-is-controlled = controlada
web-would-be = seriam { $sum }
web-disappointment = deceção
web-disappointment-short = dec.
web-disappointed = deceção { $points }
web-followers-of = Seguidores de { $seat }
web-no-followers = Ninguém ainda.
web-place = lugar
web-legend-controlled = a maior influência: controlada, não custa nada
web-legend-disappointment = uma magia que outro controla: conta como deceção

lesson-magic = A mesma cor é a mesma magia.
lesson-brotherhood = O mesmo animal é a mesma irmandade.
lesson-influence = O número é a influência, de 1 a 5.
lesson-round-1 = Se quiseres, cede todos os seguidores de uma magia.
lesson-round-2 = Envia um feiticeiro da tua mão para um buraco.
lesson-round-3 = Se a fila ou a coluna chegar a 10, seguem-te os da mesma magia ou irmandade.
lesson-round-4 = Tira uma carta nova de uma das pilhas.
lesson-good-1 = O 5 roxo entra numa fila: 4 + 5 + 4 + 5 = 18, pelo menos 10.
lesson-good-2 = É uma gazela: as outras duas gazelas seguem-te.
lesson-bad-1 = Na coluna são só 4 + 5 = 9.
lesson-bad-2 = Menos de 10: ninguém te segue, embora ambos sejam roxos.
guide-hand = Escolhe um e depois um buraco do tabuleiro.
    .title = Os teus feiticeiros
guide-board = Se a fila ou a coluna somar 10, seguem-te os da mesma magia ou irmandade.
    .title = Dez chega
guide-sums = Numa magia em que outro tem mais do que tu, os teus contam contra ti. Ganha quem tiver menos pontos.
    .title = Os seguidores também pesam
web-odds-with = { $chance }: { $card }{ $count ->
    [0] {""}
    [1] {""}
   *[other] ; { $count } buracos valem o mesmo
}
