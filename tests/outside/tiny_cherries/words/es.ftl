title = Cerezas
about = Quédate tu carta o cámbiala por la siguiente: gana quien tenga más cerezas.

# Facts
card = { $cherries ->
    [one] una cereza
   *[other] { $cherries } cerezas
}

# Moves
move-keep = quedarte tu carta
move-swap = cambiarla por la siguiente

# Events
drew = { $seat } roba { $card }.
drew-unseen = { $seat } roba una carta.
kept = { $seat } se queda su carta.
swapped = { $seat } deja { $card } en la mesa.
showed = { $seat } enseña { $card }.
won = { $seat } gana la ronda.

# Endings
ending-abandoned = alguien se ha ido.

# Options
option-rounds = Cuántas rondas se juegan.

# Hints
hint-better = La siguiente carta es mejor que la tuya el { $chance } de las veces.

# The table
table-round = Ronda { $round } de { $rounds }
table-open = En la mesa: { $cards }
table-player = { $seat }: { $card }, rondas ganadas: { $won }

# Variants and bots
variant-cherries = La única manera de jugarlo.
bot-plain = Cambia la mitad baja de las cartas.

# As it is typed
typed-keep = quedarse
typed-swap = cambiar
