title = Blackjack
about = Plus près de 21 que le croupier, mais sans jamais dépasser.

# Facts
card = { $face ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $face }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
points = { $soft ->
    [1] { $points } souple
   *[0] { $points }
}
hand = { $hand ->
    [0] {""}
   *[other] {" "}(main { $hand })
}
move = { $move ->
    [hit] { move-hit }
    [double] { move-double }
    [split] { move-split }
    [surrender] { move-surrender }
   *[stand] { move-stand }
}

bank = Croupier

# Moves
move-hit = tirer une carte
move-stand = rester
move-double = doubler
move-split = séparer
move-surrender = abandonner
move-insure = prendre l’assurance
move-decline = pas d’assurance
move-skip = passer cette manche
move-bet = miser { $money }
move-buy = apporter { $money } à la table

# Events
shuffled = { $decks ->
    [1] Le jeu est mélangé.
   *[other] Les { $decks } jeux sont mélangés.
}
added-deck = Le paquet est épuisé : un autre jeu mélangé passe dessous.
round-began = ── Manche { $round } ──
bought = { $seat } apporte { $money } à la table.
placed-bet = { $seat } mise { $money }.
skipped = { $seat } passe cette manche.
drew = Carte pour { $seat }{ hand } : { $card }. Total : { points }.
has-blackjack = Blackjack pour { $seat } !
dealer-drew = Carte pour le croupier : { $card }. Total : { points }.
dealer-hid = Le croupier prend une carte face cachée.
insured = { $seat } prend l’assurance pour { $money }.
declined = { $seat } ne prend pas l’assurance.
peeked = Le croupier regarde sa carte cachée : pas de blackjack.
turned-up = Le croupier retourne sa carte : { $card }. Total : { points }.
dealer-blackjack = Le croupier a un blackjack !
plays-hand = { $seat } joue la main { $hand }.
stood = { $seat }{ hand } reste à { points }.
reached = { $seat }{ hand } a 21.
went-over = { $seat }{ hand } saute avec { $points }.
doubled = { $seat }{ hand } double avec { $money } de plus.
split = { $seat }{ hand } sépare ; la nouvelle main porte { $money }.
surrendered = { $seat } abandonne et cède la moitié de la mise : { $money }.
dealer-stood = Le croupier reste à { $points }.
dealer-went-over = Le croupier saute avec { $points }.
won = { $seat }{ hand } gagne { $money }.
won-blackjack = { $seat } gagne { $money } avec un blackjack.
lost = { $seat }{ hand } perd { $money }.
tied = { $seat }{ hand } fait égalité et garde la mise de { $money }.
won-insurance = L’assurance paie { $money } à { $seat }.
lost-insurance = L’assurance de { $seat } est perdue : { $money }.
has-money = { $seat } a { $money }.
left = { $seat } quitte la table.
match-ended = Fin de la partie : { $ending }

# Endings
ending-rounds-played = toutes les manches ont été jouées.
ending-nobody-can-bet = personne ne peut payer la mise minimale.
ending-nobody-bets = personne n’a misé.
ending-somebody-left = quelqu’un est parti.
ending-somebody-cannot-bet = quelqu’un ne peut pas payer la mise minimale.
ending-abandoned = tout le monde est parti.

# Refusals
refusal-match-over = La partie est terminée.
refusal-gone = Tu as quitté cette partie.
refusal-no-such-move = Ce n’est pas un coup de ce jeu.
refusal-not-your-turn = Ce n’est pas à toi de jouer.
refusal-buy-first = Dis d’abord combien tu apportes à la table.
refusal-bet-first = Il faut d’abord miser, ou passer cette manche.
refusal-insurance-first = Il faut d’abord répondre au sujet de l’assurance.
refusal-bets-closed = Les mises de cette manche sont closes.
refusal-not-offered = L’assurance n’est pas proposée maintenant.
refusal-too-little = { $money }, c’est moins que la mise minimale.
refusal-too-much = { $money }, c’est plus que la table n’accepte.
refusal-not-enough = Tu n’as pas { $money }.
refusal-split-aces = Les as séparés reçoivent une carte et rien de plus.
refusal-two-cards-only = On ne peut doubler qu’avec deux cartes.
refusal-no-double = Cette table ne permet pas de doubler cette main.
refusal-no-pair = On ne peut séparer que deux cartes pareilles.
refusal-no-more-hands = Tu ne peux pas avoir plus de mains.
refusal-no-surrender = Tu ne peux pas abandonner ici.
refusal-too-poor = Tu n’as pas assez d’argent pour cela.

# Options
option-rounds = Combien de manches on joue ; 0 = jusqu’à une manche où personne ne mise.
option-start_money = Avec combien chacun commence ; 0 = chacun dit ce qu’il apporte.
option-bet_min = La mise minimale.
option-bet_max = La mise maximale ; égale à la minimale, la mise est fixe.
option-decks = Combien de jeux sont mélangés ensemble.
option-shoe = Si on les joue jusqu’à la carte de coupe ou si on les mélange à chaque manche.
option-cut = À quelle profondeur se trouve la carte de coupe, en pour cent des cartes.
option-soft_17 = Ce que fait le croupier avec un 17 souple.
option-blackjack_pays = Ce que gagne un blackjack ; 6:5 est arrondi à la demi-pièce inférieure.
option-blackjack_beats_21 = Si le blackjack du croupier bat tout autre 21.
option-hole = La deuxième carte du croupier : cachée avec coup d’œil, cachée sans, ou donnée après les joueurs.
option-double = Avec quelles deux premières cartes on peut doubler.
option-double_after_split = Si on peut doubler après avoir séparé.
option-split = Si on sépare des cartes de même valeur ou seulement de même rang.
option-max_hands = Combien de mains on peut avoir en séparant ; 1 = on ne sépare pas.
option-resplit_aces = Si on peut séparer les as encore une fois.
option-hit_split_aces = Si les as séparés jouent comme toute autre main.
option-insurance = Si l’assurance est proposée contre un as.
option-surrender = Si on peut abandonner après le coup d’œil du croupier.
option-stop = Si la partie va jusqu’au dernier joueur ou finit avec le premier qui part ou ne peut plus miser.
senseless-bets = la mise minimale dépasse la maximale.
senseless-money = les joueurs commencent avec moins que la mise minimale.
senseless-surrender = l’abandon vient après le coup d’œil du croupier, et cette table n’en a pas.
senseless-double-after-split = pour doubler après séparation, il faut pouvoir doubler et séparer.
senseless-resplit-aces = pour séparer encore les as, il faut au moins trois mains.
senseless-hit-split-aces = il n’y a pas d’as séparés là où on ne sépare pas.

# Hints
hint-over = Tu as { points }. Probabilité de sauter avec une carte de plus : { $chance }.
hint-basic = La stratégie de base pour cette table : { move }.
hint-insurance = Probabilité que le croupier ait un blackjack : { $chance }. L’assurance ne vaut le coup qu’au-dessus d’un tiers ; la stratégie de base ne la prend pas.
hint-blackjack = Probabilité que tes deux prochaines cartes fassent un blackjack : { $chance }.

# The end of the match
summary-rounds = Manches jouées : { $count }.
summary-hands = { $seat } : mains gagnées { $won }, perdues { $lost }, à égalité { $tied } ; gagnées avec un blackjack : { $blackjacks }.
summary-up = { $seat } a gagné { $money } en tout.
summary-down = { $seat } a perdu { $money } en tout.
summary-even = { $seat } finit sans gain ni perte.
summary-bank-up = La banque a gagné { $money }.
summary-bank-down = La banque a perdu { $money }.
summary-bank-even = La banque finit sans gain ni perte.

# The table
table-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
table-player = joueur
table-money = argent
table-bet = mise
table-points = points
table-cards = cartes
table-result = {""}
table-coins = { $money }
table-insured = Assurance de { $seat } : { $money }
table-pile = cartes dans le paquet : { $pile }
fate-open = {""}
fate-doubled = double
fate-standing = reste
fate-bust = saute
fate-blackjack = blackjack
fate-surrendered = abandon
fate-won = gagne
fate-lost = perd
fate-tied = égalité
fate-gone = n’est plus là
fate-out = ne joue pas

# What simulations count
counted-naturals = manches avec blackjack
counted-splits = manches avec séparation
counted-surrenders = manches abandonnées
counted-doubles = mains doublées
counted-busts = mains qui ont sauté
counted-insurances = assurances prises sur celles offertes
counted-by-upcard = résultat par mise, le croupier montre { $up }
