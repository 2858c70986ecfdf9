title = Conclave
about = Rallie des sorciers de six magies ; ceux dont tu ne contrôles pas la magie compteront contre toi.

# Facts
card = { $code } ({ wizard })
    .drawn = { wizard }
wizard = { $magic ->
    [b] bleue
    [o] ocre
    [p] pourpre
    [r] rouge
    [t] orange
   *[v] verte
} { $influence }, { $brotherhood ->
    [c] corbeau
    [g] gazelle
   *[s] sanglier
}
magic = { colour } ({ $letter })
    .drawn = { colour }
colour = { $letter ->
    [b] bleue
    [o] ocre
    [p] pourpre
    [r] rouge
    [t] orange
   *[v] verte
}
cell = { $row },{ $column }
receiver = { $seat }
pile = { $side ->
    [left] pile de gauche
   *[right] pile de droite
}
followers = { $count ->
    [0] personne
   *[other] { $cards }
}

# Moves
move-keep = ne rien céder
move-cede = céder les partisans de la magie { $magic } à { $seat }
move-place = envoyer { $card } en { $cell }
move-take = piocher dans la { $pile }

# Events
ceded = { $seat } cède à { $receiver } tous ses partisans de la magie { $magic } : { $sum } d’influence.
kept = { $seat } ne cède rien.
sent = { $seat } envoie { $card } en { $cell }.
row-summed = La ligne en contact totalise { $sum }.
column-summed = La colonne en contact totalise { $sum }.
followed = { $card } suit { $seat }.
    .cards = { $cards } suivent { $seat }.
crisis = Le plateau est plein et personne ne s’est laissé convaincre : crise magique ! { $seat } emporte tous ceux des autres confréries de la ligne et de la colonne.
crisis-in-vain = Même la crise n’emporte personne : il ne reste aucune case vide sur le plateau.
drew = { $seat } pioche { $card } dans la { $pile } ; les autres n’en voient que le dos.
drew-back = { $seat } pioche dans la { $pile } une carte au dos de la magie { $magic }.
filled = { $card } vient en { $cell }, de la { $pile }.
last-round = Les deux piles sont vides : un dernier tour chacun.
hand-followed = { $card } quitte la main et suit { $seat }.
    .cards = { $cards } quittent la main et suivent { $seat }.
scored = { $seat } : { $points ->
    [0] aucun point de déception.
    [1] un point de déception.
   *[other] { $points } points de déception.
}

# Endings
ending-played-out = chacun a joué son dernier tour.
ending-board-stuck = une crise a laissé le plateau plein.
ending-abandoned = il reste trop peu de joueurs.

# Refusals
refusal-cede-or-keep = Dis d’abord ce que tu cèdes, ou « { typed-keep } » pour ne rien céder.
refusal-nothing-to-cede = Tu ne peux rien céder à personne : envoie un émissaire.
refusal-no-ceding = On ne cède qu’au début du tour, et une seule fois.
refusal-place-first = Il n’y a pas de pile à choisir maintenant : envoie un émissaire.
refusal-placed = Ton émissaire est parti. Choisis une pile.
refusal-no-such-player = Ce joueur n’est pas à cette table : { $seat }. Choisis l’un de ceux qui y sont.
refusal-not-to-yourself = On ne cède qu’à quelqu’un d’autre.
refusal-have-none = Tu n’as aucun partisan de la magie { $magic }.
refusal-has-some = { $seat } a déjà des partisans de la magie { $magic }.
refusal-no-hole = { $cell } n’est pas vide : choisis une case vide.

# Options
option-needed = Ce que doivent totaliser les sorciers en contact pour que l’un d’eux te suive.
    .title = Total nécessaire

# Hints
hint-cede = Magie { $magic } : tu as { $sum } contre { $other }. En l’état, la céder t’épargne { $sum }.
hint-keep = Magie { $magic } : tu as { $sum } contre { $other }. En l’état, tu la contrôles.
hint-place = { $card } en { $cell } : ligne { $row }, colonne { $column } ; tu rallies { $followers } ({ $sum } d’influence).
hint-crisis = { $card } en { $cell } : ligne { $row }, colonne { $column } ; crise, emporte : { $followers } ({ $sum } d’influence).
hint-nobody = Aucune carte ne te rallie personne ; la meilleure ligne ou colonne totalise { $sum }.
preview-nobody = { $card } en { $cell } : ligne { $row }, colonne { $column } ; personne ne te suit.
hint-take = Sur la { $pile } : magie { $magic } ; tu as { $sum } et le rival le plus fort { $other }.

# The end of the match
summary-control = La magie { $magic } est contrôlée par { $seat } avec { $sum }.
summary-points = { $seat } : { $count ->
    [1] un partisan
   *[other] { $count } partisans
}, { $points ->
    [0] aucun point de déception.
    [1] un point de déception.
   *[other] { $points } points de déception.
}
summary-winner = { $seat } gagne avec { $points ->
    [0] aucun point de déception.
    [1] un point de déception.
   *[other] { $points } points de déception.
}
summary-tie = Égalité de { $count } joueurs à { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
} : { $seat } gagne, étant le plus proche du premier joueur.

# The table
table-left = pile de gauche ({ $count }) :
table-right = pile de droite ({ $count }) :
table-your-hand = ta main :
table-gone = (a quitté la table)
table-hand = main
table-last-round = Dernier tour de table ; tours restants : { $turns }
table-brotherhood = { $letter ->
    [c] corbeau (c)
    [g] gazelle (g)
   *[s] sanglier (s)
}
table-followers = partisans de { $seat } :
table-controls = * contrôle la magie

# Variants and bots
variant-conclave = La seule façon d’y jouer ici.
    .title = Normale
bot-greedy = Prend ce qui vaut le plus sur le moment.
    .title = Avide
bot-hasty = Prend ce qui vaut le plus sans voir ce qu’il laisse aux autres.
    .title = Pressé
bot-collector = Cherche le plus de fidèles, quoi qu’ils vaillent.
    .title = Collectionneur

# As it is typed
typed-keep = garder
typed-take = piocher
typed-left = gauche
typed-right = droite
typed-cede = céder
typed-place = envoyer

# Dans le navigateur
web-turn-of = { $seat } joue
web-question = À toi. { $count ->
    [one] Une case vide
   *[other] { $count } cases vides
} sur le plateau. Tu as { $cards }.
web-steps = Les étapes d’un tour
web-step-ceding = Céder
web-step-placing = Envoyer
web-step-taking = Piocher
web-step-filling = Remplir
web-help-ceding = Tous les partisans d’une magie, à quelqu’un qui n’en a aucun.
web-help-card = Choisis une carte, puis une case vide.
web-help-hole = Choisis maintenant une case vide.
web-help-taking = Dans quelle pile ? Elle sert aussi à remplir les cases vides.
web-keep = Garder
web-cede-to = à
web-cede-asked = Céder { $colour } { $sum } à { $seat } ?
web-send-asked = Envoyer { $colour } { $influence } ?
web-needed = Il faut { $needed } par ligne ou colonne.
web-row-sum = Ligne { $sum }
web-column-sum = Colonne { $sum }
web-enough = ≥ { $needed }
web-enough-nobody = ≥ { $needed } : personne
web-too-little = < { $needed } : personne
web-crisis = Crise magique !
web-crisis-nobody = Crise magique : personne
web-cede = Céder { $colour } à { $seat }
web-pile = { $pile } : { $count }
web-look-through = Regarder la { $pile }
web-board = Le plateau
web-hole = Case vide { $cell }
web-hand = Ta main
web-followers = Partisans par magie
web-controls = contrôle
web-is-controlled = contrôlée
web-would-be = seraient { $sum }
web-disappointment = déception
web-disappointment-short = déc.
web-disappointed = déception { $points }
web-followers-of = Partisans de { $seat }
web-no-followers = Personne encore.
web-place = place
web-legend-controlled = la plus grande influence : contrôlée, ne coûte rien
web-legend-disappointment = une magie qu’un autre contrôle : compte comme déception

lesson-magic = La même couleur est la même magie.
lesson-brotherhood = Le même animal est la même confrérie.
lesson-influence = Le nombre est l’influence, de 1 à 5.
lesson-round-1 = Si tu veux, cède tous tes partisans d’une magie.
lesson-round-2 = Envoie un sorcier de ta main sur une case vide.
lesson-round-3 = Si sa rangée ou sa colonne atteint 10, ceux de sa magie ou de sa confrérie te suivent.
lesson-round-4 = Prends une nouvelle carte d’une des piles.
lesson-good-1 = Le 5 pourpre entre dans une rangée : 4 + 5 + 4 + 5 = 18, au moins 10.
lesson-good-2 = C’est une gazelle : les deux autres gazelles te suivent.
lesson-bad-1 = Dans sa colonne, seulement 4 + 5 = 9.
lesson-bad-2 = Moins de 10 : personne ne suit, bien que tous deux soient pourpres.
guide-hand = Choisis-en un, puis une case vide du plateau.
    .title = Tes sorciers
guide-board = Si sa rangée ou sa colonne totalise 10, ceux de sa magie ou de sa confrérie te suivent.
    .title = Dix suffit
guide-sums = Dans une magie où un autre a plus que toi, les tiens comptent contre toi. Le moins de points gagne.
    .title = Des partisans qui pèsent
web-odds-with = { $chance } : { $card }{ $count ->
    [0] {""}
    [1] {""}
   *[other]  ; { $count } cases se valent
}
