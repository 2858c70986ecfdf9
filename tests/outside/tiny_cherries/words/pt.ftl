title = Cerejas
about = Fica com a tua carta ou troca-a pela seguinte: ganha quem tiver mais cerejas.

# Facts
card = { $cherries ->
    [one] uma cereja
   *[other] { $cherries } cerejas
}

# Moves
move-keep = ficar com a tua carta
move-swap = trocá-la pela seguinte

# Events
round-began = ── Ronda { $round } ──
drew = { $seat } tira { $card }.
drew-unseen = { $seat } tira uma carta.
kept = { $seat } fica com a carta.
swapped = { $seat } deixa { $card } na mesa.
showed = { $seat } mostra { $card }.
won = { $seat } ganha a ronda.
left = { $seat } sai da mesa.
match-ended = Fim da partida: { $ending }

# Endings
ending-rounds-played = jogaram-se todas as rondas.
ending-abandoned = alguém saiu.

# Refusals
refusal-match-over = A partida já acabou.
refusal-no-such-move = Isso não é uma jogada deste jogo.
refusal-not-your-turn = Não é a tua vez.

# Options
option-rounds = Quantas rondas se jogam.

# Hints
hint-better = A carta seguinte é melhor do que a tua { $chance } das vezes.

# The table
table-round = Ronda { $round } de { $rounds }
table-open = Na mesa: { $cards }
table-player = { $seat }: { $card }, rondas ganhas: { $won }

# Variants and bots
variant-cherries = A única maneira de o jogar.
bot-plain = Troca a metade baixa das cartas.

# As it is typed
typed-keep = ficar
typed-swap = trocar
