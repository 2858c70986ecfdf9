title = Cireres
about = Queda’t la carta o canvia-la per la següent: guanya qui té més cireres.

# Facts
card = { $cherries ->
    [one] una cirera
   *[other] { $cherries } cireres
}

# Moves
move-keep = quedar-te la carta
move-swap = canviar-la per la següent

# Events
drew = { $seat } roba { $card }.
drew-unseen = { $seat } roba una carta.
kept = { $seat } es queda la carta.
swapped = { $seat } deixa { $card } a la taula.
showed = { $seat } ensenya { $card }.
won = { $seat } guanya la ronda.

# Endings
ending-abandoned = algú ha marxat.

# Options
option-rounds = Quantes rondes es juguen.

# Hints
hint-better = La carta següent és millor que la teva el { $chance } de les vegades.

# The table
table-round = Ronda { $round } de { $rounds }
table-open = A la taula: { $cards }
table-player = { $seat }: { $card }, rondes guanyades: { $won }

# Variants and bots
variant-cherries = L’única manera de jugar-hi.
bot-plain = Canvia la meitat baixa de les cartes.

# As it is typed
typed-keep = quedar-se
typed-swap = canviar
