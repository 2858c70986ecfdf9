title = Sept et demi
about = Approche-toi de sept et demi autant que tu l’oses ; à égalité, la banque gagne.

# Facts
card = { $number ->
    [1] as
    [10] valet
    [11] cavalier
    [12] roi
   *[other] { $number }
} { $suit ->
    [b] de bâtons
    [c] de coupes
    [e] d’épées
   *[o] de deniers
}
    .code = { $suit ->
        [b] b
        [c] c
        [e] e
       *[o] d
    }{ $number }
    .suit = { $suit ->
        [b] bâ
        [c] co
        [e] ép
       *[o] de
    }
points = { $shown }
number = { $number }
move = { $move ->
    [card] { move-card }
   *[stand] { move-stand }
}

bank = Banque

# Moves
move-card = demander une carte
move-stand = rester
move-bet = miser { $money }

# Events
round-began = ── Manche { $round } ──
drew = Carte pour { $seat } : { $card }. Total : { $points }.
bank-drew = Carte pour la banque : { $card }. Total : { $points }.
placed-bet = { $seat } mise { $money }.
stood = { $seat } reste à { $points }.
went-over = { $seat } dépasse avec { $points } et perd.
reached = Sept et demi pour { $seat } !
bank-stood = La banque reste à { $points }.
bank-went-over = La banque dépasse avec { $points }.
scored = { $seat } termine à { $points } pour une mise de { $money }.
won = { $seat } bat la banque et gagne { $money }.
lost = { $seat } perd { $money } contre la banque.
prize = Prime pour { $seat } : { $money } de plus ({ $percent } % de la mise).
has-money = { $seat } a { $money }.
bank-has = La banque a { $money }.
left = { $seat } { $money ->
    [0] quitte la table.
   *[other] quitte la table et perd sa mise de { $money }.
}
sat-out = { $seat } ne peut pas payer la mise minimale et ne joue pas.
match-ended = Fin de la partie : { $ending }

# Endings
ending-rounds-played = toutes les manches ont été jouées.
ending-nobody-can-bet = personne ne peut payer la mise minimale.
ending-bank-broken = la banque a sauté.
ending-abandoned = tout le monde est parti.

# Refusals
refusal-match-over = La partie est terminée.
refusal-no-such-move = Ce n’est pas un coup de ce jeu.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-bet-first = Mise d’abord, de { $lowest } à { $highest }.
refusal-has-bet = Tu as déjà misé : demande une carte ou reste.
refusal-too-little = { $money }, c’est trop peu : la mise minimale est de { $lowest }.
refusal-too-much = { $money }, c’est trop : tu peux miser jusqu’à { $highest }.
refusal-not-enough = Tu n’as pas { $money } : tu peux miser jusqu’à { $highest }.
refusal-gone = Tu as quitté cette partie.

# Options
option-rounds = Combien de manches sont jouées.
option-player_money = Ce que chaque joueur a au départ.
option-bank_money = Ce que la banque a au départ.
option-bet_min = La mise minimale.
option-bet_max = La mise maximale.
option-bank_stands = La banque tire jusqu’à ce nombre de demi-points (12 = six).
option-prizes = Si un sept et demi gagnant rapporte une prime.
option-king = Quel roi donne la plus haute prime avec le sept de deniers.
    .any = n’importe quel roi
    .oros = le roi d’oros
senseless-bets = la mise minimale dépasse la mise maximale.
senseless-money = les joueurs ont au départ moins que la mise minimale.

# Hints
hint-best = Le mieux : { move } (la meilleure ligne contre cette banque).
hint-over = Tu as { $points }. Avec une carte de plus, tu dépasses dans { $chance } des cas.
hint-exact = Elle te donne exactement sept et demi dans { $chance } des cas.
hint-stand = Si tu restes maintenant, tu bats la banque dans { $chance } des cas.

# The end of the match
summary-won-most = Plus gros gain : { $seat }, { $money }.
summary-bank-won-most = Plus gros gain : la banque, { $money }.
summary-biggest-bet = Plus grosse mise : { $money }, par { $seat } à la manche { $round }.
summary-together-won = À eux tous, les joueurs ont gagné { $money }.
summary-together-lost = À eux tous, les joueurs ont perdu { $money }.
summary-together-even = À eux tous, les joueurs n’ont ni gagné ni perdu.
summary-seven-and-figure = Joueurs qui ont fait sept et demi avec un sept et une figure : { $count }.
summary-often-drawn = { $rank ->
    [1] Le numéro le plus sorti
   *[other] Le { $rank }e plus sorti
} : { $number } ({ $count } fois).

# The table
table-round = Manche { $round } sur { $rounds }
table-player = joueur
table-money = argent
table-bet = mise
table-cards = cartes
table-points = points
table-suit = { $suit ->
    [b] bâtons
    [c] coupes
    [e] épées
   *[o] deniers
}
fate-sits-out = ne joue pas
fate-to-play = à jouer
fate-standing = reste
fate-too-far = dépasse
fate-exact = 7½ !

# Variants and bots
variant-clasico = Avec le sept de deniers, n’importe quel roi donne la plus haute prime.
    .title = Classique
variant-rey-de-oros = La plus haute prime exige le roi de deniers.
    .title = Roi d’oros
bot-plain = Suit la meilleure ligne contre la banque de sa table.
bot-bold = Demande une carte à quatre et demi ou moins.
bot-cautious = Ne demande jamais de carte.

# As it is typed
typed-card = carte
typed-stand = rester
typed-bet = miser

# Dans le navigateur
web-turn-of = C’est à { $seat } de jouer
web-how-much = Combien mises-tu ?
web-your-bet = ta mise
web-your-money = tu as { $money }
web-your-place = Ta place
web-you-won = Tu gagnes { $money }
web-you-lost = Tu perds { $money }
web-gone = a quitté
web-of-seven = { $points } sur 7½
web-pile = Paquet : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
web-won-most = Plus gros gain
web-biggest-bet = Plus grosse mise
web-by-in-round = { $seat }, à la manche { $round }
web-seven-and-figure = Sept et demi avec un 7 et une figure
web-distinct-players = { $count ->
    [1] un joueur
   *[other] joueurs différents
}
web-often-drawn = Les nombres les plus tirés, et combien de fois
