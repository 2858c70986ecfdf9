title = Blackjack
about = Plus près de 21 que le croupier, mais sans jamais sauter.

# Facts
points = { $soft ->
    [1] { $points ->
        [21] 21
       *[other] { $points } souple
    }
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
    [continue] { move-continue }
   *[stand] { move-stand }
}

bank = Croupier

# Moves
move-hit = tirer une carte
move-double = doubler
move-split = séparer
move-surrender = abandonner
move-insure = prendre l’assurance
move-decline = pas d’assurance
move-skip = passer cette manche
move-continue = continuer
move-buy = apporter { $money } à la table

# Events
shuffled = { $decks ->
    [1] Le paquet est mélangé.
   *[other] Les { $decks } paquets sont mélangés.
}
added-deck = Le sabot est épuisé : un autre paquet mélangé passe dessous.
bought = { $seat } apporte { $money } à la table.
skipped = { $seat } passe cette manche.
drew = Carte pour { $seat }{ hand } : { $card }. Total : { points }.
has-blackjack = Blackjack pour { $seat } !
dealer-drew = Carte pour le croupier : { $card }. Total : { points }.
dealer-hid = Le croupier prend sa carte cachée.
insured = { $seat } prend l’assurance pour { $money }.
declined = { $seat } ne prend pas l’assurance.
continued = { $seat } continue.
peeked = Le croupier jette un coup d’œil à sa carte cachée : pas de blackjack.
turned-up = Le croupier retourne sa carte cachée : { $card }. Total : { points }.
dealer-blackjack = Le croupier a un blackjack !
plays-hand = { $seat } joue la main { $hand }.
stood = { $seat }{ hand } reste à { points }.
reached = { $seat }{ hand } a 21.
went-over = { $seat }{ hand } saute avec { $points }.
doubled = { $seat }{ hand } double avec { $money } de plus.
split = { $seat }{ hand } sépare ; la nouvelle main porte { $money }.
surrendered = { $seat } abandonne et cède la moitié de la mise : { $money }.
dealer-stood = Le croupier reste à { $points }.
dealer-went-over = Le croupier saute avec { $points }.
won = { $seat }{ hand } gagne { $money }.
won-blackjack = { $seat } gagne { $money } avec un blackjack.
lost = { $seat }{ hand } perd { $money }.
tied = { $seat }{ hand } fait égalité et garde la mise de { $money }.
won-insurance = L’assurance paie { $money } à { $seat }.
lost-insurance = L’assurance de { $seat } est perdue : { $money }.

# Endings
ending-nobody-bets = personne n’a misé.
ending-somebody-left = quelqu’un est parti.
ending-somebody-cannot-bet = quelqu’un ne peut pas payer la mise minimale.

# Refusals
refusal-buy-first = Dis d’abord combien tu apportes à la table, de { $lowest } à { $highest }.
refusal-bet-first = Mise d’abord, de { $lowest } à { $highest }, ou passe cette manche.
refusal-insurance-first = Prends d’abord l’assurance, ou refuse-la.
refusal-surrender-first = Dis d’abord si tu abandonnes.
refusal-bets-closed = Les mises de cette manche sont closes.
refusal-not-offered = L’assurance n’est pas proposée maintenant.
refusal-too-little = { $money }, c’est trop peu : le minimum est de { $lowest }.
refusal-too-much = { $money }, c’est trop : le maximum est de { $highest }.
refusal-split-aces = Les as séparés reçoivent une carte et rien de plus.
refusal-two-cards-only = On ne peut doubler qu’avec deux cartes.
refusal-no-double = Cette table ne permet pas de doubler cette main : tire une carte ou reste.
refusal-no-pair = On ne sépare que deux cartes de même valeur, ou de même rang si la table le veut.
refusal-no-more-hands = Tu ne peux pas avoir plus de mains : tire une carte ou reste.
refusal-no-surrender = Tu ne peux pas abandonner ici : seulement avec tes deux premières cartes, là où la table le permet.
refusal-too-poor = Tu n’as pas assez d’argent pour cela.

# Options
option-rounds = Combien de manches sont jouées ; 0 = jusqu’à une manche où personne ne mise.
    .title = Manches
option-start_money = Avec combien chacun commence ; 0 = chacun dit ce qu’il apporte.
    .title = Argent de départ
option-bet_max = La mise maximale ; égale à la minimale, la mise est fixe.
    .title = Mise maximale
option-decks = Combien de paquets sont mélangés ensemble.
    .title = Paquets
option-shoe = On les joue jusqu’à la carte de coupe, ou on les mélange à chaque manche.
    .title = Sabot
    .cut-card = jusqu’à la carte de coupe
    .fresh = mélangé à chaque manche
option-cut = À quelle profondeur se trouve la carte de coupe, en pour cent des cartes.
    .title = Profondeur de la coupe
option-soft_17 = Ce que fait le croupier avec un 17 souple.
    .title = Le croupier à 17 souple
    .stand = reste
    .hit = tire
option-blackjack_pays = Ce que gagne un blackjack ; 6:5 est arrondi à la demi-pièce inférieure.
    .title = Un blackjack rapporte
option-blackjack_beats_21 = Le blackjack du croupier bat tout autre 21.
    .title = Blackjack du croupier bat 21
option-hole = La deuxième carte du croupier : cachée avec coup d’œil, cachée sans, ou donnée après les joueurs.
    .title = Deuxième carte du croupier
    .peek = la regarde
    .no-peek = ne la regarde pas
    .none = donnée après
option-double = Avec quelles deux premières cartes on peut doubler.
    .title = Doubler
    .any = deux quelconques
    .none = jamais
option-double_after_split = On peut doubler après avoir séparé.
    .title = Doubler après avoir séparé
option-split = On sépare des cartes de même valeur ou seulement de même rang.
    .title = Séparer
    .value = de même valeur
    .rank = de même rang
option-max_hands = Combien de mains on peut avoir en séparant ; 1 = on ne sépare pas.
    .title = Mains en séparant
option-resplit_aces = On peut séparer les as encore une fois.
    .title = Séparer encore les as
option-hit_split_aces = Les as séparés jouent comme toute autre main.
    .title = Les as séparés continuent
option-insurance = L’assurance est proposée contre un as.
    .title = Assurance
option-surrender = On peut abandonner après le coup d’œil du croupier, ou déjà avant.
    .title = Abandon
    .off = non
    .on = après le coup d’œil
    .early = avant le coup d’œil
option-stop = La partie va jusqu’au dernier joueur, ou finit avec le premier qui part ou ne peut plus miser.
    .title = Fin de la partie
    .last-player = jusqu’au dernier joueur
    .first-player = au premier qui arrête
option-max_seats = Combien de joueurs peuvent s’asseoir à la table.
    .title = Places
option-dealer_plays = Le croupier ne joue que lorsque l’argent de quelqu’un en dépend, ou toujours.
    .title = Le croupier joue
    .needed = quand cela compte
    .always = toujours
option-original_bets_only = Le blackjack du croupier ne prend que la première mise : ce qu’on a doublé ou séparé revient, même d’une main qui a sauté.
    .title = Mise initiale seulement
senseless-bets = la mise minimale dépasse la maximale.
senseless-money = les joueurs commencent avec moins que la mise minimale.
senseless-surrender = l’abandon tardif vient après le coup d’œil du croupier, et cette table n’en a pas.
senseless-original-bets = la mise initiale seulement, c’est pour les tables sans coup d’œil où le blackjack bat 21.
senseless-double-after-split = pour doubler après séparation, il faut pouvoir doubler et séparer.
senseless-resplit-aces = pour séparer encore les as, il faut au moins trois mains.
senseless-hit-split-aces = il n’y a pas d’as séparés là où on ne sépare pas.

# Hints
hint-basic = Le mieux : { move } (stratégie de base pour cette table).
hint-over = Tu as { points }. Avec une carte de plus, tu sautes dans { $chance } des cas.
hint-insurance = { $pays ->
    [1] Mieux vaut prendre l’assurance
   *[0] Mieux vaut ne pas prendre l’assurance
} : le croupier a un blackjack dans { $chance } des cas, et elle n’est rentable qu’au-dessus d’un tiers.
hint-blackjack = Tes deux prochaines cartes font un blackjack dans { $chance } des cas.

# Reviews and lessons
against = { $against ->
    [1] un as
   *[other] { $against }
}
spot-hand = { points } contre { against }
spot-insurance = Assurance avec { points }
spot-kind-hard = mains dures
spot-kind-soft = mains souples
spot-kind-pair = paires
spot-kind-many = trois cartes et plus
spot-kind-insurance = assurance
did-hit = Tu as tiré à { points }.
did-stand = Tu es resté à { points }.
did-double = Tu as doublé à { points }.
did-split = Tu as séparé { points }.
did-surrender = Tu as abandonné à { points }.
did-continue = Tu as continué à { points }.
did-insure = Tu as pris l’assurance.
did-decline = Tu n’as pas pris l’assurance.
because-hit = Rester à { points } ne gagne que dans { $win } des cas ; une carte de plus fait sauter dans { $over } des cas.
because-hit-safe = Rester à { points } ne gagne que dans { $win } des cas, et une carte de plus ne peut pas faire sauter.
because-stand = Une carte de plus fait sauter dans { $over } des cas ; rester à { points } gagne dans { $win } des cas.
because-stand-soft = Rester à { points } gagne dans { $win } des cas ; une carte de plus donne moins dans { $worse } des cas.
because-double = Une carte mène à 17 ou plus dans { $good } des cas, et le croupier saute dans { $bust } des cas : c’est le moment de doubler la mise.
because-no-double = Qui double ne reçoit qu’une carte, et elle mène à 17 ou plus dans { $good } des cas.
because-split = En une seule main, { points } gagne dans { $win } des cas si tu restes ; deux mains qui commencent par { $start ->
    [1] un as
   *[other] { $start }
} valent plus.
because-no-split = En une seule main, { points } gagne dans { $win } des cas si tu restes ; deux mains qui commencent par { $start ->
    [1] un as
   *[other] { $start }
} valent moins.
because-surrender = Jouée jusqu’au bout, cette main rend en moyenne { $back } de la mise ; abandonner en rend la moitié.
because-no-surrender = Jouée jusqu’au bout, cette main rend en moyenne { $back } de la mise ; abandonner n’en rend pas plus de la moitié.
because-insurance = La carte cachée vaut dix dans { $ten } des cas ; l’assurance n’est rentable qu’au-dessus d’un tiers.

# The end of the match
summary-rounds = Manches jouées : { $count }.
summary-hands = { $seat } : mains gagnées { $won }, perdues { $lost }, à égalité { $tied } ; gagnées avec un blackjack : { $blackjacks }.
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
table-insured = assurance : { $money }
table-pile = cartes dans le sabot : { $pile }
fate-open = {""}
fate-doubled = double
fate-bust = saute
fate-blackjack = blackjack
fate-surrendered = abandon
fate-won = gagne
fate-lost = perd
fate-tied = égalité
fate-gone = n’est plus là
fate-out = ne joue pas

# Variants and bots
variant-casino = Un sabot de six paquets ; le croupier jette le coup d’œil et reste sur un 17 souple.
    .title = Casino
variant-fcul = Mise fixe, sans doubler ni séparer.
    .title = FCUL
variant-cytech = Le blackjack gagne 2 pour 1, les as séparés continuent, sans coup d’œil.
    .title = CY Tech
variant-cytech-european = De même, mais le croupier prend sa deuxième carte après les joueurs.
    .title = CY Tech, à l’européenne
variant-vegas = Comme casino, mais le croupier tire sur un 17 souple et on peut abandonner.
    .title = Vegas
bot-basic = Suit la stratégie de base pour les règles de sa table.
    .title = Stratégie de base
bot-counter = Compte les cartes vues, et mise et joue selon le compte (Hi-Lo).
    .title = Compte les cartes
bot-unpaired = Suit la stratégie de base, mais ne sépare aucune paire.
    .title = Sans partage
bot-hit-or-stand = Tire selon la stratégie de base, sans doubler ni séparer.
    .title = Tire ou reste
bot-mimic = Joue comme le croupier de sa table.
    .title = Comme le croupier
bot-never-bust = Ne tire que si aucune carte ne peut le faire sauter.
    .title = Ne saute jamais
bot-always-stand = Ne tire jamais de carte.
    .title = Reste toujours

# As it is typed
typed-hit = tirer
typed-double = doubler
typed-split = séparer
typed-surrender = abandonner
typed-insure = assurer
typed-decline = refuser
typed-skip = passer
typed-continue = continuer
typed-buy = apporter

# What simulations count
counted-naturals = manches avec blackjack
counted-splits = manches avec séparation
counted-surrenders = manches abandonnées
counted-doubles = mains doublées
counted-busts = mains qui ont sauté
counted-insurances = assurances prises sur celles offertes
counted-by-upcard = résultat par mise, le croupier montre { $up }
counted-by-count = résultat par mise, compte { $count }

# Dans le navigateur
web-your-turn-with = À toi : main { $hand }
web-how-much-to-bring = Combien apportes-tu à la table ?
web-bets-now = mise
web-your-hand = ta main
web-hand = main { $hand }
web-now = à toi
web-face-down = une carte face cachée
web-pays = Le blackjack paie { $first } pour { $second }
web-soft-17 = { $rule ->
    [hit] le croupier tire sur un 17 souple
   *[stand] le croupier reste à tout 17
}
web-insurance-pays = l’assurance paie 2 pour 1
web-insure-for = Prendre l’assurance pour { $money } ?
web-surrender-now = Abandonner la moitié de la mise avant le coup d’œil du croupier ?
web-insurance-note = Elle paie { $money } si le croupier a un blackjack.
web-insured = assurance : { $money }
web-uninsured = sans assurance
web-rounds = Manches jouées
web-blackjacks = Gagnées avec un blackjack
web-hands = Mains de chaque joueur

# Odds
web-odds-dealer = Le croupier avec { $points }
web-odds-ends = Finit avec…
web-odds-stands = reste
web-odds-busts = saute : tous ceux qui restent gagnent
web-odds-ten = Est-ce un dix ?
web-odds-tens = Sur les { $cards } cartes que tu n’as pas vues, { $tens ->
    [one] une est un dix
   *[other] { $tens } sont des dix
}.
web-odds-insurance = L’assurance ne vaut son prix que si plus d’un tiers sont des dix.
web-odds-ten-share = Un dix : { $share } ; l’assurance vaut son prix à partir de 33⅓ pour cent

odds-alone = Le joueur est seul face au croupier.
odds-fresh = La manche est distribuée de ces cartes, sans arrondi ; on ne prend pas l’assurance.
odds-cdz = Après une séparation, chaque main se joue comme les mêmes cartes sans séparation (CDZ−) ; si l’on ne peut pas doubler, selon la stratégie sans doubler.
odds-cdp = Après une séparation, toutes les mains suivent la meilleure stratégie pour un sabot sans la paire.
odds-by-rank = Des dix de rangs différents ne se séparent pas ; le tableau montre ceux d’un même rang.
odds-no-peek = Sans le coup d’œil, le blackjack du croupier prend toutes les mises, doublées et séparées aussi.
odds-late-surrender = L’abandon vient après le coup d’œil : le blackjack du croupier prend toute la mise.
odds-early-surrender = L’abandon est anticipé : il sauve la moitié de la mise, même d’un blackjack du croupier.
odds-original-bets = Mise initiale seulement : le blackjack du croupier prend la première mise et rend ce qu’on a doublé ou séparé, même des mains qui ont sauté ; on joue comme avec le coup d’œil.
odds-exact-price = 6:5 est payé sans arrondi.
odds-part-by_upcard = Selon la carte du croupier
odds-part-by_totals = Avec un tableau qui ne connaît que les totaux
odds-part-results = Résultats d’une manche, en mises initiales
odds-part-insurance = L’assurance, de ce qu’elle coûte
odds-part-dealer = Ce que fait le croupier
odds-name-value = valeur
odds-name-loss = il perd
odds-name-split = séparer
odds-name-blackjack = blackjack
odds-name-over = saute
odds-about-insure = L’assurance ne rapporte qu’au-dessus de 33,3 %.

lesson-numbers = De 2 à 10, leur valeur.
lesson-figures = Valet, dame et roi valent 10.
lesson-best = L’as vaut 11, ou 1 si 11 est trop. Avec un dix, c’est un blackjack.
lesson-round-1 = Tu mises.
lesson-round-2 = Deux cartes pour toi ; le croupier en montre une.
lesson-round-3 = Tire autant de cartes que tu veux, ou reste.
lesson-round-4 = Le croupier joue en dernier ; le plus proche de 21 gagne.
lesson-good-1 = 5 + 6 = 11 : aucune carte ne te fait de mal. Tire !
lesson-good-2 = 5 + 6 + 10 = 21 : impossible de faire mieux.
lesson-bad-1 = 10 + 6 = 16 : plus qu’un 5, c’est trop.
lesson-bad-2 = 10 + 6 + 8 = 24 : tu sautes et perds ta mise, quoi qu’ait le croupier.
guide-bet = Choisis combien et appuie sur le bouton. Les cartes viennent après.
    .title = D’abord, la mise
guide-dealer = L’autre se retourne quand tout le monde a joué.
    .title = Le croupier montre une carte
guide-hand = Tire une carte ou reste. Au-delà de 21, tu perds aussitôt.
    .title = Approche-toi de 21
