# Moves
move-stand = rester
move-bet = miser { $money }

# Events
round-began = ── Manche { $round } ──
placed-bet = { $seat } mise { $money }.
has-money = { $seat } a { $money }.
left = { $seat } quitte la table.
match-ended = Fin de la partie : { $ending }

# Endings
ending-rounds-played = toutes les manches ont été jouées.
ending-nobody-can-bet = personne ne peut payer la mise minimale.
ending-abandoned = tout le monde est parti.

# Refusals
refusal-match-over = La partie est terminée.
refusal-no-such-move = Ce n’est pas un coup de ce jeu.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-enough = Tu n’as pas { $money } : tu peux miser jusqu’à { $highest }.
refusal-gone = Tu as quitté cette partie.

# Options
option-bet_min = La mise minimale.
    .title = Mise minimale

# The table
table-player = joueur
table-money = argent
table-bet = mise
table-cards = cartes
table-points = points
fate-standing = reste

# As it is typed
typed-stand = rester
typed-bet = miser

# In the browser
web-turn-of = C’est à { $seat } de jouer
web-how-much = Combien mises-tu ?
web-your-money = tu as { $money }
web-your-place = Ta place
web-asked = À toi, { $name }
web-to-move = doit jouer
