title = Cerises
about = Garde ta carte ou échange-la contre la suivante : le plus de cerises gagne.

# Facts
card = { $cherries ->
    [one] une cerise
   *[other] { $cherries } cerises
}

# Moves
move-keep = garder ta carte
move-swap = l’échanger contre la suivante

# Events
drew = { $seat } pioche { $card }.
drew-unseen = { $seat } pioche une carte.
kept = { $seat } garde sa carte.
swapped = { $seat } pose { $card } sur la table.
showed = { $seat } montre { $card }.
won = { $seat } gagne la manche.

# Endings
ending-abandoned = quelqu’un est parti.

# Options
option-rounds = Combien de manches sont jouées.

# Hints
hint-better = La carte suivante est meilleure que la tienne dans { $chance } des cas.

# The table
table-round = Manche { $round } sur { $rounds }
table-open = Sur la table : { $cards }
table-player = { $seat } : { $card }, manches gagnées : { $won }

# Variants and bots
variant-cherries = La seule façon d’y jouer.
bot-plain = Échange la moitié basse des cartes.

# As it is typed
typed-keep = garder
typed-swap = échanger
