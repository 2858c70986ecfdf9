title = UNO
about = Débarrasse-toi de tes cartes par couleur, chiffre ou symbole, et annonce UNO avant de n’en avoir plus qu’une.
notice = UNO est une marque de Mattel ; cette maison n’y est pas affiliée.

# Facts
card = { $symbol ->
    [wild] Joker
    [plus-four] Joker pioche quatre
    [reverse] Inversion { $letter ->
        [r] rouge
        [y] jaune
        [g] verte
       *[b] bleue
    }
   *[other] { $symbol ->
        [skip] Passe-tour
        [plus-two] Pioche deux
       *[other] { $symbol }
    } { $letter ->
        [r] rouge
        [y] jaune
        [g] vert
       *[b] bleu
    }
}
    .code = { $symbol ->
        [wild] joker
        [plus-four] +4
       *[other] { $letter ->
            [r] r
            [y] j
            [g] v
           *[b] b
        }{ $symbol ->
            [reverse] i
            [skip] p
            [plus-two] +2
           *[other] { $symbol }
        }
    }
colour = { $letter ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
   *[none] à choisir
}
named = { $letter ->
    [r] , couleur : rouge
    [y] , couleur : jaune
    [g] , couleur : vert
    [b] , couleur : bleu
   *[none] { "" }
}
direction = { $way ->
    [counter] antihoraire
   *[clockwise] horaire
}
holder = { $seat }

# Moves
move-play = jouer { $card }{ $named }{ $bluff ->
    [1] {" "}(un bluff)
   *[0] {""}
}
move-draw = piocher une carte
move-keep = la garder
move-pass = passer
move-take = prendre les cartes dues
move-challenge = contester le +4
move-uno = annoncer UNO
move-catch = dénoncer un UNO oublié
move-colour = choisir la couleur : { $colour }

# Events
round-began = ── Manche { $round } ── { $seat } distribue.
turned-up = Première carte : { $card }.
went-back = Un +4 est sorti. Il retourne dans la pioche, qui est de nouveau mélangée.
named-colour = { $seat } choisit la couleur : { $colour }.
played = { $seat } joue { $card }{ $named }.
jumped-in = { $seat } s’interpose avec la même carte : { $card } !
drew = { $seat } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
got = Carte piochée : { $card }.
    .cards = Cartes piochées : { $cards }.
kept = { $seat } la garde.
passed = { $seat } ne peut ni jouer ni piocher, et passe.
turned-round = Changement de sens : sens { $direction }.
skipped = { $seat } perd son tour.
call-noted = C’est noté : UNO sera annoncé quand la carte sera posée.
called = { $seat } : UNO !
forgot = { $seat } n’a pas annoncé UNO.
caught = { $seat } dénonce l’UNO oublié !
challenged = { $seat } conteste le +4 que { $holder } a posé sur { $card } (couleur en jeu : { $colour }).
looked = { $seat } regarde la main de { $holder }.
saw = On y voit : { $card }.
    .cards = On y voit : { $cards }.
guilty = Le +4 de { $seat } n’était pas permis.
innocent = Le +4 de { $seat } était permis.
could-have-played = Cette carte convenait : { $card }.
    .cards = Ces cartes convenaient : { $cards }.
reshuffled = La pioche est vide : { $count ->
    [one] une carte jouée y retourne
   *[other] { $count } cartes jouées sont de nouveau mélangées
}.
is-out = { $seat } n’a plus de cartes !
showed = Il reste à { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
held = { $seat } avait encore : { $card }.
    .cards = { $seat } avait encore : { $cards }.
scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; en tout, { $total }.
went-under = La main de { $seat } passe sous la pioche.
call-idle = Entendu, mais sans effet : annonce UNO à ton tour, avec deux cartes en main, avant d’en poser une.
call-again = Tu as déjà annoncé UNO.
challenge-idle = Il n’y a rien à contester : le coup était valable.
challenge-elsewhere = Ce n’est pas à toi de contester ce +4.
catch-idle = Il n’y a personne à dénoncer.

# Endings
ending-went-out = quelqu’un n’a plus de cartes.
    .of = { $seat } n’a plus de cartes.
ending-target-reached = quelqu’un a atteint les points convenus.
    .of = { $seat } a atteint les points convenus.
ending-last-one-left = il ne reste qu’un joueur.
    .of = il ne reste que { $seat }.

# Refusals
refusal-not-in-hand = Tu n’as pas cette carte : { $card }.
refusal-does-not-fit = Cette carte ne convient pas : { $card }. Il faut la couleur, le chiffre ou le symbole du dessus.
refusal-name-first = Choisis d’abord une couleur.
refusal-no-colour-due = Il n’y a pas de couleur à choisir.
refusal-answer-first = Réponds d’abord : prends les cartes, ou joue un autre coup de la liste.
refusal-nothing-to-take = Il n’y a rien à prendre.
refusal-only-the-drawn = Tu ne peux jouer que la carte que tu viens de piocher ; sinon, garde-la.
refusal-nothing-drawn = Tu n’as pioché aucune carte à garder.
refusal-nothing-to-draw = Il n’y a plus de cartes à piocher.
refusal-no-passing = Tu ne peux pas passer : tu peux jouer ou piocher.
refusal-unlawful = Tu ne peux pas jouer le +4 : tu as une autre carte à utiliser.
refusal-not-identical = Hors de ton tour, seule une carte chiffrée identique peut être jouée.
refusal-too-late = Trop tard pour s’interposer : le joueur suivant a déjà joué ou pioché.
refusal-own-card = C’est toi qui as posé cette carte : seuls les autres peuvent s’interposer.
refusal-no-calls = À cette table, on n’annonce pas UNO.

# Options
option-length = Le premier sans cartes gagne, ou bien on compte les points sur plusieurs manches.
    .title = Type de partie
    .quick = partie rapide
    .points = partie cumulée
option-target = Points qui font gagner une partie en plusieurs manches.
    .title = Points pour gagner
option-hand = Cartes distribuées à chacun.
    .title = Cartes au départ
option-draw_skips = Le +2 et le +4 font aussi perdre le tour.
    .title = +2 et +4 font passer le tour
option-reverse_skips = À deux, une Inversion fait perdre son tour à l’autre.
    .title = À deux, l’Inversion fait passer
option-stacking = Un +2 sur un +2, et un +4 sur un +4, passent les cartes au suivant.
    .title = +2 et +4 se cumulent
option-jump_in = Une carte chiffrée identique peut être jouée hors de son tour.
    .title = Jouer hors de son tour
option-plus_four = Le +4 se joue à tout moment et se conteste, seulement s’il est permis, ou librement.
    .title = Le +4
    .challenge = peut être contesté
    .strict = seulement s’il est permis
    .free = toujours
option-lawful = Quand un +4 est permis : sans autre carte qui convienne, ou sans carte de la couleur en jeu.
    .title = Un +4 est permis si
    .no-fit = rien d’autre ne convient
    .no-colour = aucune de la couleur
option-challenge_shows = Celui qui conteste voit la main.
    .title = Qui conteste voit la main
option-challenge_extra = Cartes en plus que coûte une contestation perdue.
    .title = Coût d’une contestation perdue
option-uno = Sans annonce d’UNO : des cartes aussitôt, des cartes si quelqu’un le remarque, ou rien.
    .title = UNO non annoncé
    .at-once = cartes aussitôt
    .catch = si on s’en aperçoit
    .off = rien
option-uno_penalty = Combien de cartes coûte un UNO non annoncé.
    .title = Cartes pour un UNO oublié

# Hints
hint-fits = Tu peux jouer : { $cards }.
hint-none-fits = Aucune de tes cartes ne convient.
hint-colours = Pas encore vues : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}, { $green ->
    [one] { $green } verte
   *[other] { $green } vertes
}, { $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
} et { $wild ->
    [one] { $wild } joker
   *[other] { $wild } jokers
}.
hint-follow = Après { $card }, { $seat } peut suivre dans { $chance } des cas.
hint-follow-wild = Après { $card }{ $bluff ->
    [1] {" "}(un bluff)
   *[0] {""}
}, la meilleure couleur est { $colour } : { $seat } peut suivre dans { $chance } des cas.
hint-bluff = Avec { $count ->
    [one] une carte distribuée
   *[other] { $count } cartes distribuées
} à l’aveugle, ce +4 ne serait pas permis dans { $chance } des cas.
hint-best-card = Le mieux : jouer { $card }{ $named } ; sauf un joker, rien n’est plus difficile à suivre ({ $seat } le peut dans { $chance } des cas).
hint-best-again = Le mieux : jouer { $card }{ $named } ; c’est encore ton tour.
hint-best-lay = Le mieux : jouer { $card }{ $named }.
hint-best-uno = Le mieux : annonce UNO avant de poser ton avant-dernière carte.
hint-best-colour = Le mieux : choisir { $colour } ; tes cartes de cette couleur : { $count }.
hint-best-draw = Le mieux : piocher une carte ; aucune des tiennes ne convient.
hint-best-pass = Passe : aucune carte ne convient, et il n’y a plus rien à piocher.
hint-best-keep = Garde-la : elle ne convient pas.
hint-best-honest = Mieux vaut le garder : posé maintenant, ce +4 ne serait pas permis.
hint-best-take = Prends les cartes : il n’y a rien d’autre à faire ({ $count }).
hint-best-challenge = Le mieux : contester ; il y a plus de cartes à gagner qu’à perdre.
hint-best-trust = Mieux vaut prendre les cartes : contester ferait perdre plus qu’il ne promet.

# The end of the match
summary-winner = Victoire de { $seat }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
summary-rounds = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; manches gagnées : { $count }.
summary-drew-most = A pioché le plus : { $seat }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
summary-challenges = Contestations : { $count } ; réussies : { $right }.

# The table
table-round = Manche { $round }
table-target = en { $points } points
table-colour = couleur : { $colour }
table-pile = pioche : { $count }
table-pending = à piocher : { $count }
table-cards = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-sign = { $sign ->
    [r] Inversion
   *[s] Passe-tour
}
table-hand = Ta main
table-deals = distribue
table-uno = UNO !
table-exposed = et UNO ?
table-pressed = UNO noté ; annoncé avec la carte
table-gone = n’est plus là

# Variants and bots
variant-j-uno = Rapide, avec un +4 que l’on peut contester.
    .title = J-UNO
variant-official = Les règles imprimées, avec un UNO qu’il faut dénoncer.
    .title = Officiel
variant-family = Les règles officielles, avec des +2 et +4 qui se cumulent et des cartes hors de son tour.
    .title = Familial
bot-normal = Reste dans ses couleurs les plus fortes, garde les jokers et ne bluffe pas.
    .title = Normal
bot-easy = Joue la première carte qui convient.
    .title = Facile
bot-careless = Dépense ses jokers dès qu’il en a et oublie d’annoncer.
    .title = Étourdi
bot-watchful = Retient les couleurs que les autres n’ont pas pu jouer et celles qu’ils ont choisies.
    .title = Vigilant

# As it is typed
typed-draw = piocher
typed-keep = garder
typed-pass = passer
typed-take = prendre
typed-challenge = contester
typed-uno = uno
typed-catch = dénoncer
typed-colour = couleur
typed-play = jouer
typed-red = rouge
typed-yellow = jaune
typed-green = vert
typed-blue = bleu

# In the browser
web-challenge = Contester
web-call = UNO
web-catch = Dénoncer
web-draw = Piocher · { $count }
web-take = Piocher { $count }
web-keep-it = La garder
web-play-it = La jouer
web-pass = Passer
web-go-on = Continuer
web-direction = Sens : { $direction }
web-turn-of = { $seat } joue
web-plus-four-of = +4 de { $seat }
web-help-fits = Couleur { $colour } : joue une carte relevée, ou pioche.
web-help-none = Aucune de tes cartes ne convient : pioche.
web-help-uno = Il te reste deux cartes : annonce UNO avant de jouer.
web-help-trial = Y avait-il une autre carte à jouer ? Conteste, ou pioche.
web-help-drawn = Tu as pioché { $card }, qui ne convient pas.
web-help-jump = Tu as la même carte : tu peux la jouer hors de ton tour.
web-help-catch = UNO n’a pas été annoncé : dénonce-le avant la suite.
web-help-exposed = Tu n’as pas annoncé UNO : qui le remarque peut te dénoncer.
web-colour = Quelle couleur ?
web-colour-first = La première carte est un joker : à toi de choisir.
web-colour-for = Tu joues { $card }.
web-have = tu en as { $count }
web-drawn = Tu as pioché { $card }. La jouer ?
web-drawn-note = Si tu la gardes, ton tour est fini.
web-guilty = { $seat } a joué le +4 illégalement
web-innocent = { $seat } a joué le +4 correctement
web-why = { $lawful ->
    [no-colour] { $guilty ->
        [1] Il y avait dans cette main une carte de couleur { $colour }.
       *[0] Il n’y avait dans cette main aucune carte de couleur { $colour }.
    }
   *[no-fit] { $guilty ->
        [1] Une autre carte de cette main convenait.
       *[0] Rien d’autre ne convenait dans cette main.
    }
}
web-why-cards = Il y avait autre chose à jouer : { $cards }.
web-round-won = Manche { $round } : { $seat } gagne
web-target = Les points des autres mains vont au gagnant. La partie se joue en { $points }.
web-place = place
web-player = joueur
web-left = il reste
web-this-round = manche
web-points = points
web-cards = cartes
web-out = n’a plus de cartes
web-forgiven = UNO oublié
web-discards = Défausse
web-question = Couleur { $colour }. { $cards ->
    [one] Une carte
   *[other] { $cards } cartes
}, { $count ->
    [one] une convient
   *[other] { $count } conviennent
} : { $fitting }.
web-fit = { $count ->
    [0] aucune
    [one] 1 va
   *[other] { $count } vont
}
web-wilds = jokers
web-rounds-won = Manches gagnées
web-drew-most = A pioché le plus
web-challenges = Contestations
web-challenges-right = réussies : { $count }

lesson-colour = La même couleur va.
lesson-number = Le même chiffre ou symbole aussi.
lesson-black = Les noires vont toujours ; tu choisis la couleur.
lesson-round-1 = Pose une carte qui va sur celle du dessus.
lesson-round-2 = Aucune ? Pioches-en une ; si elle va, tu peux la jouer.
lesson-round-3 = Avec deux cartes, annonce UNO avant d’en poser une.
lesson-round-4 = Le premier sans cartes gagne la manche.
lesson-good-1 = Sur la table, un 5 jaune.
lesson-good-2 = Les deux vont : le 2 par sa couleur, le 5 par son chiffre.
lesson-bad-1 = Plus que deux cartes. Tu en poses une et tu oublies d’annoncer UNO.
lesson-bad-2 = On le remarque : tu en pioches deux, te voilà avec trois.
guide-top = Joue sa couleur, son chiffre ou son symbole, ou une carte noire.
    .title = C’est cette carte qui compte
guide-hand = Appuie sur l’une d’elles pour la jouer. Aucune ne va ? Appuie sur la pioche.
    .title = Les cartes levées vont
guide-call = Annonce UNO avant de poser l’avant-dernière. Si tu oublies, tu en pioches deux.
    .title = Bientôt une seule carte ?
