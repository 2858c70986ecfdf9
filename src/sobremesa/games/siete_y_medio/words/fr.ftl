title = Sept et demi
about = Approche-toi de sept et demi autant que tu l’oses ; à égalité, la banque gagne.

# Facts
points = { $shown }
number = { $number }
move = { $move ->
    [card] { move-card }
   *[stand] { move-stand }
}

bank = Banque

# Moves
move-card = demander une carte

# Events
drew = Carte pour { $seat } : { $card }. Total : { $points }.
bank-drew = Carte pour la banque : { $card }. Total : { $points }.
stood = { $seat } reste à { $points }.
went-over = { $seat } dépasse avec { $points } et perd.
reached = Sept et demi pour { $seat } !
bank-stood = La banque reste à { $points }.
bank-went-over = La banque dépasse avec { $points }.
scored = { $seat } termine à { $points } pour une mise de { $money }.
won = { $seat } bat la banque et gagne { $money }.
lost = { $seat } perd { $money } contre la banque.
prize = Prime pour { $seat } : { $money } de plus ({ $percent } % de la mise).
bank-has = La banque a { $money }.
left = { $seat } { $money ->
    [0] quitte la table.
   *[other] quitte la table et perd sa mise de { $money }.
}
sat-out = { $seat } ne peut pas payer la mise minimale et ne joue pas.

# Endings
ending-bank-broken = la banque a sauté.

# Refusals
refusal-bet-first = Mise d’abord, de { $lowest } à { $highest }.
refusal-has-bet = Tu as déjà misé : demande une carte ou reste.
refusal-too-little = { $money }, c’est trop peu : la mise minimale est de { $lowest }.
refusal-too-much = { $money }, c’est trop : tu peux miser jusqu’à { $highest }.

# Options
option-rounds = Combien de manches sont jouées.
    .title = Manches
option-player_money = Ce que chaque joueur a au départ.
    .title = Argent de chaque joueur
option-bank_money = Ce que la banque a au départ.
    .title = Argent de la banque
option-bet_max = La mise maximale.
    .title = Mise maximale
option-bank_stands = La banque tire jusqu’à ce nombre de demi-points (12 = six).
    .title = La banque reste à
option-prizes = Un sept et demi gagnant rapporte une prime.
    .title = Primes
option-king = Quel roi donne la plus haute prime avec le sept de deniers.
    .title = Roi de la plus haute prime
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
fate-sits-out = ne joue pas
fate-to-play = à jouer
fate-too-far = dépasse
fate-exact = 7½ !

# Variants and bots
variant-clasico = Avec le sept de deniers, n’importe quel roi donne la plus haute prime.
    .title = Classique
variant-rey-de-oros = La plus haute prime exige le roi de deniers.
    .title = Roi de deniers
bot-plain = Suit la meilleure ligne contre la banque de sa table.
    .title = Habile
bot-bold = Demande une carte à quatre et demi ou moins.
    .title = Audacieux
bot-cautious = Ne demande jamais de carte.
    .title = Prudent

# As it is typed
typed-card = carte

# Dans le navigateur
web-your-bet = ta mise
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
