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
drew = { $seat } tira { $card }.
drew-unseen = { $seat } tira uma carta.
kept = { $seat } fica com a carta.
swapped = { $seat } deixa { $card } na mesa.
showed = { $seat } mostra { $card }.
won = { $seat } ganha a ronda.

# Endings
ending-abandoned = alguém saiu.

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
