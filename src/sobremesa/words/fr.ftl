# House texts. Each game keeps its own in its folder.

house = Sobremesa, une maison de jeux de cartes
welcome = Bienvenue à Sobremesa, une maison de jeux de cartes. Tu peux dire :

# The command line
cli-play = jouer une partie dans ce terminal
cli-classic = jouer avec un des programmes originaux du cours
cli-games = lister les jeux, leurs variantes, leurs bots et leurs options
cli-rules = montrer les règles d’un jeu
cli-replay = raconter de nouveau une partie enregistrée
cli-verify = recalculer les mélanges d’un enregistrement à partir de sa graine
cli-records = lister les parties gardées
cli-simulate = laisser les bots jouer un grand nombre de parties, règles compilées
cli-decks = écrire des paquets mélangés dans des fichiers, pour le programme du cours qui les lit
cli-help = montrer tout ce que l’on peut faire
cli-arg-game = à quel jeu jouer : { $known }
cli-arg-file = un enregistrement
cli-arg-variant = quelle variante des règles ; sobremesa games les liste
cli-arg-seats = qui s’assied où, séparé par des virgules : toi, bot ou le nom d’un bot ; Ana:toi donne un nom
cli-arg-set = changer une option des règles, autant de fois qu’on veut ; sobremesa games les liste
cli-arg-lang = langue : en, es, pt, ca ou fr
cli-arg-seed = un nombre qui permet de répéter les mélanges
cli-arg-from = reprendre une partie gardée
cli-arg-continue = reprendre la dernière partie inachevée
cli-arg-record = où garder l’enregistrement au lieu du dossier de la maison
cli-arg-commitment = l’engagement montré avant la première carte
cli-arg-csv = répondre en lignes pour un tableur, ici ou dans un nouveau fichier
cli-arg-force = remplacer les fichiers déjà présents
cli-arg-json = répondre en JSON
cli-arg-count = combien de parties
cli-arg-jobs = combien de cœurs du processeur utiliser
cli-arg-folder = un dossier pour les fichiers
cli-arg-rounds = combien de paquets, un par manche
cli-arg-help = montrer cette aide
cli-arg-version = montrer la version de la maison
cli-arg-program = quel programme : { $known }
meta-command = COMMANDE
meta-game = JEU
meta-file = FICHIER
meta-folder = DOSSIER
meta-name = NOM
meta-setting = OPTION=VALEUR
meta-program = PROGRAMME
usage = Usage :
usage-arguments = Ce qu’on écrit{"\u00A0"}
usage-options = Options{"\u00A0"}

# Problems
usage-error = { $message }. Essaie : { $command } --help
bot-gone = Le joueur { $bot } n’est plus connu ici : { $other } joue désormais pour { $seat }, et l’enregistrement le dit à chaque coup.
usage-missing = Il manque quelque chose : { $what }
usage-unknown = Ces mots ne sont pas compris : { $what }
usage-choice = { $what } ne peut pas être { $value } ; valeurs possibles : { $known }
usage-value = { $what } demande une valeur
usage-bad = { $what } ne peut pas être { $value }
usage-senseless = Cet appel n’a pas de sens
unknown-game = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
broken-game = Impossible de jouer à { $game } : son module { $package } échoue avec « { $why } ».
unknown-variant = Aucune variante ne s’appelle { $variant } ; il y a : { $known }.
unknown-bot = Aucun joueur ne s’appelle { $bot } ; il y a : { $known }.
unknown-option = Aucune option ne s’appelle { $option } ; il y a : { $known }.
unknown-language = Aucune langue ne s’appelle { $lang } ; il y a : { $known }.
bad-option = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $range }.
bad-setting = { $text } n’est pas un réglage ; écris { meta-setting }.
senseless-options = Ces options ne vont pas ensemble : { $reason }
bad-seats = Nombre de places impossible : { $given }. Ce jeu en admet de { $least } à { $most }.
bad-name = « { $name } » ne convient pas comme nom : il faut de 1 à { $most } caractères imprimables.
bad-number = { $name } doit être un nombre entier de { $least } à { $most }, et non { $value }.
from-alone = Une partie gardée apporte déjà son jeu, ses règles, ses places et ses mélanges : utilise --from sans rien d’autre.
needs-fast = La simulation utilise des règles compilées et a besoin de { $package } : pip install "sobremesa[fast]"
endless-game = La partie { $number } n’est pas finie après { $moves } coups : une partie sans fin ne peut pas être simulée. Convenez d’une fin, par exemple d’un nombre de manches.
cannot-read = Impossible de lire { $file } : { $why }.
cannot-write = Impossible d’écrire { $file } : { $why }.
why-not-there = ce fichier ou ce dossier n’existe pas
why-not-allowed = tu n’en as pas le droit
why-folder = c’est un dossier
why-full = le disque est plein
why-bad-name = le système n’accepte pas ce nom
why-other = le système refuse (erreur { $number })
file-exists = { $file } existe déjà ; on n’y touche pas.
file-too-long = { $file } dépasse { $most } octets.
file-no-text = { $file } n’est pas un texte en UTF-8.
file-not-plain = { $file } n’est pas un fichier ordinaire.
no-home = Le dossier personnel de { $file } n’est pas connu ; indiquez un autre endroit.
system-refused = Le système l’a arrêté : { $why }.
nothing-to-continue = Il n’y a aucune partie inachevée dans { $folder }.
bad-contribution = « { $text } » ne peut pas contribuer aux mélanges : il faut des caractères imprimables, { $most } au plus.
bad-by = « { $by } » ne peut pas dire qui a joué un coup.
no-deck-left = Il ne reste plus de paquet pour une autre donne ; paquets fournis : { $deals }.
bad-deck-size = La donne { $deal } compte { $given ->
    [one] { $given } carte
   *[other] { $given } cartes
} au lieu de { $due }.
bad-deck-cards = La donne { $deal } ne contient pas les bonnes cartes.
record-not-one = Ce fichier n’est pas un enregistrement de cette maison.
record-too-old = Cet enregistrement est d’un format ancien qui n’est plus lu.
record-cut-short = L’enregistrement est incomplet.
record-bad-line = La ligne { $line } de l’enregistrement est illisible.
record-too-long = L’enregistrement est trop long : plus de { $characters } caractères ou { $lines } lignes.
record-bad-header = L’en-tête de l’enregistrement n’est pas écrit comme cette maison l’écrit.
record-bad-id = L’enregistrement ne nomme pas sa partie par 32 chiffres hexadécimaux.
record-no-key = Il manque une donnée à l’enregistrement : { $what }.
record-version = L’enregistrement vient de la version { $theirs } de { $game }, et ici on joue la version { $ours } : il ne peut être ni vérifié ni repris. Une maison qui joue la version { $theirs } peut faire les deux ; la page elle-même se lit dans n’importe quel éditeur.
record-contributions = Les contributions de l’enregistrement sont illisibles.
record-misfit = La ligne { $line } de l’enregistrement ne respecte pas les règles : { $text }.
record-deals = Les donnes de l’enregistrement ne conviennent pas : { $reason }
record-edited = La ligne { $line } de l’enregistrement a été modifiée après coup : son empreinte ne correspond pas.
record-shuffler = L’enregistrement indique une façon de mélanger qui n’existe pas : { $shuffler }.
record-seed = L’enregistrement ne montre aucune graine lisible.
record-over = Cette partie est terminée ; il n’y a rien à continuer.
verify-commitment = La graine montrée ne correspond pas à l’engagement pris avant la partie.
verify-not-seen = L’engagement de l’enregistrement est { $commitment }, non celui qui t’a été montré : { $seen }. C’est une autre partie, ou une autre graine.
verify-no-commitment = Personne ne s’est engagé sur les cartes de cet enregistrement avant de jouer : il n’y a rien à quoi comparer l’engagement.
verify-deal = La donne { $deal } (ligne { $line }) ne correspond pas à la graine.


# What was verified
verified-shuffles = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} de la graine et de ce que les joueurs ont apporté.
verified-commitment = L’engagement calculé avec la graine et l’en-tête de cet enregistrement est { $commitment }.
verified-seen = C’est l’engagement qui t’a été montré avant la première carte : personne n’a choisi ces cartes après cela.
unproved-commitment = Si c’est l’engagement montré avant la première carte, seuls ceux qui l’ont vu peuvent le dire : compare-le, ou donne-le avec --commitment.
verified-seeded = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} du nombre { $number }. Qui a choisi ce nombre pouvait connaître les cartes.
verified-lcg = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} de l’ancien générateur avec la graine { $number }, qui ne garde aucun secret.
unproved-stacked = Les cartes de cette partie ont été disposées à la main : leur ordre ne prouve rien.
verified-moves = { $count ->
    [one] Le seul coup respecte les règles.
   *[other] Les { $count } coups respectent les règles.
}
verified-scores = Les scores et la fin sont ceux de ces coups.
verified-open = La partie est restée inachevée.
verified-cut = La page s’interrompt avant une donne, que l’on peut recalculer.
unproved-moves = Ce qu’un fichier ne peut pas prouver : qui a joué les coups, et qu’aucune autre partie n’a été commencée puis jetée.

decks-exist = { $count ->
    [one] { $file } existe déjà ;
   *[other] { $count } des fichiers existent déjà, le premier est { $file } ;
} pour les remplacer : --force.
decks-made = { $count ->
    [1] Un paquet
   *[other] { $count } paquets
} dans { $folder }.

# At the table
shuffle-committed = Les mélanges sont fixés. Engagement : { $commitment }
shuffle-revealed = Graine des mélanges, pour les vérifier : { $seed }
your-turn = { $seat }, à toi de jouer.
hand-over = Passe le terminal à { $seat }.
press-enter = Appuie sur Entrée…
prompt = Ton coup
prompt-others = { $seat } : Entrée pour laisser passer, ou
or-amount = ou tout montant de { $lowest } à { $highest } : { $word } N
or-besides = ou { $moves }
commands = aussi : { command-hint }, { command-rules }, { command-table }, { command-undo }, { command-save } { meta-file }, { command-help }, { command-quit }
command-hint = conseil
command-rules = règles
command-table = table
command-undo = annuler
command-save = enregistrer
command-help = aide
command-quit = quitter
help-hint = ce qui aide à décider
help-rules = les règles de ce jeu
help-table = la table encore une fois
help-undo = reprendre ton dernier coup, tant qu’il n’a rien révélé
help-save = écrire la partie dans un fichier
help-help = ces commandes
help-quit = s’arrêter là ; la partie est gardée
no-hint = Il n’y a rien à conseiller ici.
saved = Partie gardée dans { $file }. Le fichier contient l’ordre des cartes à venir : ne le lis pas avant d’avoir continué à jouer.
save-needs-file = Dis où : { command-save } { meta-file }
no-such-move = « { $move } » n’est pas un coup possible ici : choisis-en un dans la liste.
no-such-seat = Il n’y a pas de place { $number } à cette table.
nothing-to-undo = Tu n’as aucun coup à reprendre.
table-moved-on = La table a continué entre-temps.
snapshot-misfit = La partie a été gardée par une version du jeu dont la table était disposée autrement.
undo-too-late = Ce coup ne peut plus être repris : il a révélé quelque chose.
took-back = { $seat } reprend son coup.
input-ended = L’entrée est finie ; la partie s’arrête là, sans résultat.
quit-unfinished = La partie s’arrête là, sans résultat.
kept-in = La partie est gardée dans { $file }.
kept-in-open = La partie est gardée dans { $file }. Pour la reprendre : sobremesa play --continue
results = Résultats
result = { $place ->
    [0] –
   *[other] { $place }.
} { $name } : { $score }
name = { $seat }
shown = { $cards }
move-leave = quitter la table
typed-leave = partir
default-person = Joueur { $number }
default-bot = Bot { $number }
seat-person = toi
which-game = À quoi joue-t-on ?

# Lists of games
games-seats = places : { $least }–{ $most }
games-variants = variantes (--variant) :
games-bots = bots (--seats) :
bot-random = Joue n’importe quel coup de la liste.
games-options = options (--set) :
games-option = { $range }, par défaut { $value }

# Records
no-records = Aucune partie n’a encore été gardée.
records-folder = Les enregistrements sont gardés dans { $folder }.
records-line = { $title } ({ $variant }) · { $names } · { $when } · { $how }
records-open = inachevée

# Replay
replay-title = { $title } · { $variant }
replay-open = La partie est restée inachevée.

# Simulation
sim-compiling = Préparation des règles compilées (la première fois prend un moment)…
sim-playing = Parties en cours
sim-progress = { $done } parties jouées sur { $games }
sim-deviation = écart type
sim-result = résultat d’une partie
sim-ties = parties à égalité
sim-losses = parties perdues
sim-percentiles = Résultats que tel pourcentage des parties n’a pas dépassés : { $shown }.
sim-seed = Graine { $seed } : avec elle, les mêmes parties sont rejouées.
sim-stopped = Interrompu après { $games } parties sur { $asked }.
sim-seat = Place { $number } : { $player }
sim-mean = moyenne
sim-interval = intervalle à 95 %
sim-wins = parties gagnées
sim-per-round = par manche
sim-per-bet = par unité misée
sim-length = Coups par partie : { $mean } en moyenne, de { $least } à { $most }. Manches : { $rounds } en moyenne.
share = { $share }
sim-speed = { $games } parties et { $moves } coups en { $seconds } s : { $game_rate } parties et { $move_rate } coups par seconde.

# Tables for many people
cli-serve = ouvre la maison aux machines d’autres personnes
cli-arg-host = l’adresse à écouter
cli-arg-port = le port à écouter
cli-arg-db = où garder les tables : un fichier, ou l’URL d’une base de données
serving = La maison est ouverte à { $address } (Ctrl-C la ferme).
table-has-begun = La partie de cette table a commencé.
already-seated = Vous êtes déjà à table.
seat-taken = Cette place est prise.
not-seated = Vous n’êtes pas à cette table.
only-the-host = Seul l’hôte peut faire cela.
seats-free = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
nothing-to-contribute = Il n’y a rien à apporter maintenant.
no-match-on = Aucune partie n’est en cours à cette table.
bad-text = Un texte compte de 1 à 500 caractères imprimables.
match-still-on = La partie est en cours ; son enregistrement montre les cartes à venir.
unknown-person = La maison ne vous connaît pas.
unknown-table = Cette table n’existe pas.
hello-first = Dites d’abord bonjour.
