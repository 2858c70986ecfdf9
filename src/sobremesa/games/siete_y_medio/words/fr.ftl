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
hint-best = Le mieux contre cette banque : { move }.
hint-over = Avec une carte de plus, tu dépasses dans { $chance } des cas.
hint-exact = Elle te donne sept et demi dans { $chance } des cas.
hint-stand = En restant, tu bats la banque dans { $chance } des cas.

# Reviews and lessons
spot-hand = { $points }
spot-kind-first = la première carte
spot-kind-many = deux cartes et plus
did-card = Tu as pris une carte à { $points }.
did-stand = Tu es resté à { $points }.
because-card = Rester à { $points } ne bat la banque que dans { $win } des cas ; une carte fait dépasser dans { $over } des cas.
because-stand = Une carte fait dépasser dans { $over } des cas ; rester à { $points } bat la banque dans { $win } des cas.

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
bot-bettor = Mise le maximum sur une bonne première carte et le minimum sur les autres ; suit la meilleure ligne.
    .title = Parieur
bot-bold = Demande une carte à quatre et demi ou moins.
    .title = Audacieux
bot-timid = Demande une carte à deux et demi ou moins.
    .title = Timide
bot-reckless = Demande une carte à six ou moins.
    .title = Téméraire
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

# Odds
web-odds-against = { $points } contre la banque
web-odds-if-standing = Si tu restes…
web-odds-you = tu gagnes { $share }
web-odds-bank = la banque gagne { $share }
web-odds-bank-ends = La banque finit avec…
web-odds-next = Avec la prochaine carte

odds-even-bets = La mise est la même quelle que soit la première carte.
odds-exchangeable = Ceux qui jouent entre-temps n’y changent rien : les cartes de la banque sont aussi probables que toutes celles qu’on n’a pas vues.
odds-part-first_card = Selon la première carte, de la mise
odds-part-coins_least = En pièces, avec la mise minimale
odds-part-coins_most = En pièces, avec la maximale
odds-part-bank = Ce que fait la banque
odds-name-over = saute

lesson-numbers = De 1 à 7, leur valeur.
lesson-figures = Valet, cavalier et roi valent ½ chacun.
lesson-best = Un sept et une figure : 7½, la meilleure main.
lesson-round-1 = Tu reçois une carte, face visible.
lesson-round-2 = Tu la regardes, puis tu mises.
lesson-round-3 = Tire autant de cartes que tu veux, ou reste.
lesson-round-4 = La banque joue en dernier ; à égalité, elle gagne.
lesson-good-1 = 4 + ½ = 4½ : une autre carte vaut le coup.
lesson-good-2 = 4 + ½ + 3 = 7½ : rien ne fait mieux.
lesson-bad-1 = 6 : avec la plupart des cartes, tu sautes.
lesson-bad-2 = 6 + 5 = 11 : tu sautes et perds ta mise.
guide-hand = Les nombres comptent pour leur valeur, les figures pour un demi-point. À toi de miser.
    .title = Ta première carte
guide-stitches = Chaque point de couture vaut un demi-point. Au-delà de 7½, tu perds aussitôt.
    .title = Approche-toi de 7½
guide-draw = Tire une autre carte, ou reste quand tu veux ; puis jouent les autres et la banque.
    .title = Tirer ou rester
