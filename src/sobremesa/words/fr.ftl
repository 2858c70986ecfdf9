# House texts. Each game keeps its own in its folder.

house = Sobremesa, une maison de jeux de cartes
welcome = Bienvenue à Sobremesa, une maison de jeux de cartes. Tu peux taper :

# The command line
cli-play = jouer une partie dans ce terminal
cli-classic = jouer avec un des programmes originaux du cours
cli-games = lister les jeux, leurs variantes, leurs bots et leurs options
cli-rules = montrer les règles d’un jeu
cli-replay = raconter de nouveau une partie enregistrée
cli-verify = recalculer les mélanges d’un enregistrement à partir de sa graine
cli-records = lister les parties gardées
cli-simulate = laisser les bots jouer un grand nombre de parties, règles compilées
cli-arena = opposer des joueurs de l’ordinateur avec les mêmes cartes, et les classer
cli-warm = compiler à l’avance les règles de certains jeux ou de tous, pour les simulations
cli-decks = écrire des paquets mélangés dans des fichiers, pour le programme du cours qui les lit
cli-completion = afficher ce qu’il faut à un shell pour compléter ces commandes
cli-help = montrer tout ce que l’on peut faire
cli-arg-game = à quel jeu jouer : { $known }
cli-arg-file = un enregistrement
cli-arg-variant = quelle variante des règles ; sobremesa games les liste
cli-arg-seats = qui s’assied où, séparé par des virgules : toi, bot ou le nom d’un bot ; Ana:toi donne un nom
cli-arg-set = changer une option des règles, autant de fois qu’on veut ; sobremesa games les liste
cli-arg-lang = langue : en, es, pt, ca ou fr
cli-arg-seed = un nombre qui permet de répéter les mélanges
cli-arg-from = reprendre une partie gardée
cli-arg-at = avec --from : reprendre après tant de coups de cette partie, pour voir ; ce qui était caché est tiré à nouveau
cli-arg-as = avec --at : le numéro de la place que l’on prend ; sinon, celle qui joue ensuite
cli-arg-continue = reprendre la dernière partie inachevée
cli-arg-record = où garder l’enregistrement au lieu du dossier de la maison
cli-arg-rescue = garder ce qui précède la première ligne modifiée d’un enregistrement abîmé
cli-arg-commitment = l’engagement montré avant la première carte
cli-arg-hashes = la liste d’empreintes montrée avant la première carte
cli-arg-csv = répondre en lignes pour un tableur, ici ou dans un nouveau fichier
cli-arg-force = remplacer les fichiers déjà présents
cli-arg-json = répondre en JSON
cli-arg-count = combien de parties
cli-arg-deals = combien de donnes jouent au plus deux d’entre eux, une fois de chaque place
cli-arg-within = s’arrêter quand un résultat est connu à tant de pour cent près
cli-arg-jobs = combien de cœurs du processeur utiliser
cli-arg-folder = un dossier pour les fichiers
cli-arg-shell = quel shell : bash, zsh ou fish
cli-arg-rounds = combien de paquets, un par manche
cli-arg-help = montrer cette aide
cli-arg-version = montrer la version de la maison
meta-command = COMMANDE
meta-game = JEU
meta-file = FICHIER
meta-folder = DOSSIER
meta-shell = SHELL
meta-name = NOM
meta-setting = OPTION=VALEUR
meta-program = PROGRAMME
usage = Usage :
usage-arguments = Ce qu’on écrit{"\u00A0"}
usage-options = Options{"\u00A0"}

# Problems
usage-error = { $message } Essaie : { $command } --help
bot-gone = Le joueur { $bot } n’est plus connu ici : { $other } joue désormais pour { $seat }, et l’enregistrement le dit à chaque coup.
bot-falls-back = Pour l’instant { $bot } joue au jugé : pour réfléchir d’avance il lui faut des règles compilées, qui se préparent ou ne sont pas installées (pip install ".[fast]").
bot-not-simulated = { $bot } réfléchit d’avance et n’est pas compilé avec une simulation : pour le voir jouer, sobremesa arena.
arena-table = Il faut un jeu des uns contre les autres et une table de { $least } à { $most } places ; pour { $game } contre la banque, il y a sobremesa simulate.
arena-players = Il faut au moins deux joueurs : --seats level-3,level-5.
usage-missing = Il manque quelque chose : { $what }.
usage-unknown = Ces mots ne sont pas compris : { $what }.
usage-choice = { $what } ne peut pas être { $value } ; valeurs possibles : { $known }.
usage-value = { $what } demande une valeur.
usage-flag = { $what } ne prend pas de valeur.
usage-option = Il n’y a pas d’option { $what }.
usage-command = Il n’y a pas de commande { $what }.
usage-exclusive = { $what } et { $other } ne vont pas ensemble.
usage-meant = { $message } Voulais-tu dire { $known } ?
unknown-game = Aucun jeu ne s’appelle { $game } ; il y a : { $known }.
broken-game = Impossible de jouer à { $game } : son module { $package } échoue avec « { $why } ».
unknown-variant = Aucune variante ne s’appelle { $variant } ; il y a : { $known }.
unknown-bot = Aucun joueur ne s’appelle { $bot } ; il y a : { $known }.
unknown-seat = « { $seat } » ne dit pas qui joue : écris { seat-person }, bot ou l’un de { $known } ; une personne avec un nom s’écrit Ana:{ seat-person }.
unknown-option = Aucune option ne s’appelle { $option } ; il y a : { $known }.
unknown-language = Aucune langue ne s’appelle { $language } ; il y a : { $known }.
bad-option = L’option { $option } ne peut pas valoir { $value } ; valeurs possibles : { $range }.
bad-setting = { $text } n’est pas un réglage ; écris { meta-setting }.
senseless-options = Ces options ne vont pas ensemble : { $reason }
bad-seats = Nombre de places impossible : { $given }. Ce jeu en admet de { $least } à { $most }.
bad-name = « { $name } » ne convient pas comme nom : il faut de 1 à { $most } caractères imprimables.
bad-number = { $name } doit être un nombre entier de { $least } à { $most }, et non { $value }.
from-alone = Une partie gardée apporte déjà son jeu, ses règles, ses places et ses mélanges : utilise { $option } sans { $others }.
needs-fast = La simulation utilise des règles compilées et a besoin de { $package } : dans le dossier du code, pip install ".[fast]"
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
settings-broken = { $file } ne se comprend pas à la ligne { $line } : ce n’est pas du TOML.
unknown-preference = { $file } a un réglage { $name } qui n’est pas connu ; il y a { $known }.
bad-preference = Dans { $file }, { $name } ne peut pas être { $value } ; ce peut être { $known }.
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
record-source = L’enregistrement ne dit pas de façon lisible de quelle partie il part.
record-position = Un enregistrement qui commence au milieu d’une partie peut être regardé depuis un fichier, mais ni analysé ni repris.
no-such-moment = La partie a eu { $most } coups : il n’y a rien d’où reprendre après le coup { $moves }.
nothing-to-play-on = Après le coup { $moves }, il ne reste rien à jouer à cette place.
seat-not-seen = Cette partie n’est pas finie : les cartes de { $name } sont encore cachées. Prends la place d’une personne.
record-in-use = { $file } est en cours dans un autre terminal. Continue là-bas, ou ferme-le d’abord.
record-intact = Rien n’est abîmé dans { $file }.
verify-commitment = La graine montrée ne correspond pas à l’engagement pris avant la partie.
verify-not-seen = L’engagement de l’enregistrement est { $commitment }, non celui qui t’a été montré : { $seen }. C’est une autre partie, une autre graine, ou un nom y a été effacé.
verify-no-commitment = Personne ne s’est engagé sur les cartes de cet enregistrement avant de jouer : il n’y a rien à quoi comparer l’engagement.
verify-hash = Le texte apporté par la place { $number } ne correspond pas à l’empreinte envoyée auparavant.
verify-bot-contribution = La place { $number } est celle d’un bot, et elle a contribué aux mélanges : la maison a donc pu choisir les cartes.
verify-hashes-not-seen = La liste d’empreintes de l’enregistrement est { $hashes }, non celle qui t’a été montrée : { $seen }.
verify-no-hashes = Ce que les joueurs de cet enregistrement ont apporté n’a pas été scellé par des empreintes : il n’y a pas de liste à comparer.
verify-deal = La donne { $deal } (ligne { $line }) ne correspond pas à la graine.


# What was verified
verified-shuffles = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} de la graine et de ce que les joueurs ont apporté.
verified-commitment = L’engagement calculé avec la graine et l’en-tête de cet enregistrement est { $commitment }.
verified-seen = C’est l’engagement qui t’a été montré avant la première carte : la graine, les places et les règles étaient fixées dès lors.
unproved-commitment = Si c’est l’engagement montré avant la première carte, seuls ceux qui l’ont vu peuvent le dire : compare-le, ou donne-le avec --commitment.
verified-hashes = { $count ->
    [0] Aucun texte n’a été apporté.
    [1] Le seul texte apporté correspond à l’empreinte envoyée auparavant.
   *[other] Les { $count } textes apportés correspondent aux empreintes envoyées auparavant.
} Aucun bot n’a rien apporté. La liste d’empreintes est { $hashes }.
verified-hashes-seen = C’est la liste qui t’a été montrée avant tout texte : personne n’a choisi le sien après avoir entendu celui d’un autre.
unproved-hashes = Si c’est la liste montrée avant tout texte, seuls ceux qui l’ont vue peuvent le dire : compare-la, ou donne-la avec --hashes.
unproved-missing = { $count ->
    [one] Une empreinte est restée sans texte : la maison a pu choisir entre deux donnes.
   *[other] { $count } empreintes sont restées sans texte : la maison a pu choisir entre { $deals } donnes.
}
verified-fixed = Si l’un des textes est le tien, ces cartes étaient fixées quand tu as vu la liste, et personne ne pouvait alors les connaître.
unproved-contributions = Dans cet enregistrement ancien, ce que les joueurs ont apporté n’a pas été scellé par des empreintes : qui a entendu les autres avant de donner son texte, la maison comprise, a pu choisir les cartes.
verified-seeded = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} du nombre { $number }. Qui a choisi ce nombre pouvait connaître les cartes.
verified-lcg = { $deals ->
    [one] La seule donne découle
   *[other] Les { $deals } donnes découlent
} de l’ancien générateur avec la graine { $number }, qui ne garde aucun secret.
unproved-stacked = Les cartes de cette partie ont été disposées à la main : leur ordre ne prouve rien.
unproved-continuation = Cette partie ne commence pas au début. Elle reprend après le coup { $moves } de la partie { $match }, avec les cartes que la place { $number } n’avait pas vues tirées à nouveau : elle n’a jamais été distribuée ainsi, et ses cartes ne prouvent rien.
verified-moves = { $count ->
    [one] Le seul coup respecte les règles.
   *[other] Les { $count } coups respectent les règles.
}
verified-scores = Les scores et la fin sont ceux de ces coups.
verified-no-ending = Les scores sont ceux de ces coups ; la ligne de la fin manque.
verified-no-result = La partie a été jouée jusqu’au bout, mais les lignes des scores et de la fin manquent.
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
contributions-listed = Les empreintes de tous sont sur la table. Liste : { $hashes }
contribution-left-out = Ta pincée de sel n’a pas été prise : son empreinte n’est pas sur la liste, le texte n’a donc pas été envoyé. Elle est arrivée trop tard, ou la maison l’a laissée de côté ; elle a alors pu choisir les cartes.
contribution-missing = Ta pincée de sel manque dans l’enregistrement : elle est arrivée trop tard, ou la maison l’a laissée de côté ; elle a alors pu choisir les cartes.
shuffle-revealed = Graine des mélanges, pour les vérifier : { $seed }
your-turn = { $seat }, à toi de jouer.
hand-over = Passe le terminal à { $seat }.
press-enter = Appuie sur Entrée…
playing-on = Et si… ? La partie reprend après le coup { $moves }, avec toi à la place de { $seat }. Tout ce que { $seat } n’avait pas vu est tiré à nouveau.
cannot-hand-over = Ce terminal ne peut pas effacer ce qu’il a montré, et deux personnes y verraient les cartes l’une de l’autre. Jouez sur un autre terminal, ou chacun sur le sien avec « sobremesa serve ».
prompt = Ton coup
prompt-others = { $seat } : Entrée pour laisser passer, ou
or-amount = { $word } N, ou N seul : tout montant de { $lowest } à { $highest }, par exemple { $some }
or-amount-only = { $word } N, ou N seul : de { $lowest } à { $highest }
or-amount-short = de { $lowest } à { $highest }
or-again = Entrée : { $money }, comme la dernière fois
or-besides = ou { $moves }
more-moves = … jusqu’à { $count } : tape un nombre, ou un coup écrit comme ceux-ci
commands = aussi : { $names }
command-hint = conseil
command-rules = règles
command-table = table
command-undo = annuler
command-save = enregistrer
command-help = aide
command-quit = quitter
help-hint = ce qui aide à décider
help-rules = les règles de ce jeu
help-table = toute la table, et ce que veulent dire les signes
help-undo = reprendre ton dernier coup, tant qu’il n’a rien révélé
help-save = écrire la partie dans un fichier
help-help = ces commandes
help-quit = s’arrêter là ; tu peux revenir plus tard
help-leave = quitter la table pour de bon ; les règles disent ce que devient ta place
leave-sure = Quitter la table pour de bon ? (oui ou non)
quit-sure = S’arrêter là ? La partie est gardée et reprend avec « sobremesa play --continue ». (oui ou non)
yes = oui
no = non
no-hint = Il n’y a rien à conseiller ici.
nothing-yet = Il ne s’est encore rien passé.
saved = Partie gardée dans { $file }. Le fichier contient l’ordre des cartes à venir : ne le lis pas avant d’avoir continué à jouer.
save-needs-file = Dis où : { command-save } { meta-file }
no-such-move = « { $move } » n’est pas un coup possible ici : choisis-en un dans la liste.
could-be = Ce peut être : { $moves }.
no-such-seat = Il n’y a pas de place { $number } à cette table.
nothing-to-undo = Tu n’as aucun coup à reprendre.
table-moved-on = La table a continué entre-temps.
snapshot-misfit = La partie a été gardée par une version du jeu dont la table était disposée autrement.
undo-too-late = Ce coup ne peut plus être repris : il a révélé quelque chose.
undo-others = Ce coup ne peut plus être repris : quelqu’un d’autre a joué depuis.
undo-once = Seul le dernier coup se reprend, et c’est fait.
took-back = { $seat } reprend son coup.
time-up = Le temps est écoulé : la maison joue pour { $seat }.
stood-in = La maison joue pour { $seat }.
substituted = La maison a joué { $count ->
    [one] un coup
   *[other] { $count } coups
} pour { $seat }.
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
coins = { $money }
move-leave = quitter la table
typed-leave = partir
default-person = Joueur { $number }
default-bot = Bot { $number }
seat-person = toi
which-game = À quoi joue-t-on ?

# En plein écran
let-pass = laisser passer
cursor-keys = Flèches : une autre case. Tab : une autre carte. Entrée : la jouer.
score-line = { $seat } : { $score }
command-story = journal
command-score = score
command-leave = { typed-leave }
help-story = tout ce qui s’est passé jusqu’ici
help-score = où en est chacun
help-typing = Tape un coup ou son numéro ; ou choisis avec les flèches et Entrée, ou à la souris. Ctrl-P et Ctrl-N : ce que tu as tapé avant. Une touche presse les autres ; ce que tu tapes entre-temps attend ton tour.
page-keys = ↑ ↓ · Échap ferme
menu-keys = PgPréc · PgSuiv : lire la suite
rules-keys = ↑ ↓ · C sommaire · Échap ferme
rules-contents = Sommaire
stay = rester à la table
really-leave = Quitter la table pour de bon ?
really-quit = Arrêter de jouer ?
after-rematch = une autre partie, avec tout le monde
after-other = un autre jeu
after-table = regarder la table encore une fois
after-quit = assez pour aujourd’hui
cli-arg-plain = des lignes simples au lieu de l’écran entier
cli-arg-step = commencer à cette étape de la partie au lieu de la raconter toute
cli-arg-pace = à quelle allure jouent les autres en plein écran : normal, slow, fast ou instant
unknown-pace = Il n’y a pas d’allure appelée { $pace } ; il y a { $known }.
unknown-shell = Il n’y a pas de shell appelé { $shell } ; il y a { $known }.
sheet-options = options
value-beyond = Ce ne peut pas être { $value }, seulement { $range }.
key-change = changer
key-choose = choisir
key-back = revenir
enter-key = Entrée
key-enter = s’asseoir
key-begin = commencer
seating-game = Jeu
seating-variant = Variante
seating-changed = { $count ->
    [one] (une option changée)
   *[other] ({ $count } options changées)
}
seating-seats = Joueurs
seating-person-about = Une personne. Tape un nom ; ← → met un bot à sa place.
seating-assistance = Aide
seating-pace = Allure
seating-pace-about = À quelle allure jouent les bots et la banque. Une touche les presse.
pace-instant = immédiat
pace-fast = vif
pace-normal = normal
pace-slow = lent
seating-go-on = reprend la partie : { $title }, { $when }
seating-language = Langue

# Lists of games
games-seats = places : { $least }–{ $most }
games-variants = variantes (--variant) :
games-characters = qui joue (--seats) :
games-bots = bots (--seats) :
bot-random = Joue n’importe quel coup de la liste.
    .title = Au hasard
bot-level-1 = Fait les fautes d’un débutant.
    .title = Niveau 1
bot-level-2 = Joue avec bon sens, mais laisse passer bien des choses.
    .title = Niveau 2
bot-level-3 = Joue bien, par métier.
    .title = Niveau 3
bot-level-4 = Réfléchit d’avance à ce qu’il ne voit pas.
    .title = Niveau 4
bot-level-5 = Réfléchit aussi loin qu’il peut.
    .title = Niveau 5
bot-pepe = Joue ce qui va, et oublie ce qu’il voulait dire.
    .bank = Mise ce qui lui passe par la tête.
    .title = Pepe
bot-tono = Toujours pressé : sa meilleure carte part la première.
    .bank = Toujours pressé : ses plus grosses mises viennent d’abord.
    .title = Tono
bot-ines = Adore le risque, et rit quand ça tourne mal.
    .bank = Adore le risque : la moitié de ce qu’elle peut, à chaque tour.
    .title = Inês
bot-lola = Garde sa meilleure carte pour la fin, et n’oublie jamais d’annoncer.
    .bank = Garde son argent pour les derniers tours, et mise alors tout ce qu’elle peut.
    .title = Lola
bot-quim = Verse lentement : compte deux fois, puis joue la prudence.
    .bank = Verse lentement : mise le minimum, à chaque tour.
    .title = Quim
bot-nuria = Attend que vous y soyez presque, et alors elle appuie.
    .bank = Attend d’être en gain, et alors elle appuie.
    .title = Nuria
bot-dolors = Très polie. Se souvient de chaque carte de la table.
    .bank = Très polie. Mise la même chose, tour après tour.
    .title = Dolors
bot-marcel = Essaie mille mains avant de jouer, et ne regarde jamais la vôtre.
    .bank = Connaît toutes les chances par cœur, et mise le moins possible.
    .title = Marcel
character-level = niveau { $level }
character-elo = Elo { $elo }
games-options = options (--set) :
games-option = { $range }, par défaut { $value }
games-price = Pour qui joue sans erreur : { $share } de chaque mise.

# Records
no-records = Aucune partie n’a encore été gardée.
records-folder = Les enregistrements sont gardés dans { $folder }.
record-rescued = Tout ce qui précède la cassure est gardé dans { $file } : « sobremesa play --continue » reprend la partie.
records-line = { $title } · { $names } · { $when } · { $how }
records-score = { $name } : { $score }
records-open = inachevée

# At a table of a house elsewhere
cli-join = s’asseoir à la table d’une maison ailleurs
cli-arg-link = le lien qui invite à la table
cli-host = ouvrir une table pour d’autres et s’y asseoir
cli-arg-table-seats = combien de places a la table ; les bots peuvent prendre celles qui restent
cli-arg-clock = secondes pour décider ; sans cela, pas de limite de temps
cli-arg-public = montrer la table dans la liste de la maison
cli-arg-server = la maison où l’ouvrir ; sinon on en ouvre une ici, le temps que tu joues
bad-server = « { $server } » n’est pas l’adresse d’une maison ; elle ressemble à http://host:8000
house-not-opened = La maison n’a pas pu être ouverte : { $why }
house-closed-with-host = La maison ferme avec toi. « sobremesa serve --lan » la rouvre, et les parties continuent.
cli-arg-name = ton nom dans cette maison, si tu y entres pour la première fois
meta-link = LIEN
bad-link = « { $link } » n’est pas le lien d’une table ; il ressemble à http://host:8000/#table=…
house-not-reached = Aucune maison ne répond à { $address }.
house-not-understood = Ce que dit la maison à { $address } n’est pas compris ici : elle est d’une autre version, ou ce n’est pas une maison.
house-forgot = La maison à { $address } ne laisse plus entrer { $name }. Pour entrer sous un autre nom : sobremesa join { $link } --name { meta-name }
house-says = La maison dit « { $reason } », et il n’y a pas de mots ici pour cela.
protocol-version = Cette maison et la Sobremesa de cette machine sont de versions différentes et ne se comprennent pas. Mets à jour la plus ancienne ; ici : pip install --upgrade sobremesa
your-name = Ton nom
at-the-table = À la table : { $names }
invite-others = Qui a ce lien peut s’asseoir, dans un navigateur ou avec « sobremesa join » :
invite-only-here = Seul cet ordinateur peut l’ouvrir.
invite-code = Ou taper ceci dans les { $minutes } minutes :
seat-free = place libre
seat-ready = { $name } (ça y est)
seat-gone = { $name } (pas là)
host-begins = { $name } commence quand tous le veulent.
host-awaited = En attente de { $name }, qui lance la partie
seat-away = { $name } a perdu la connexion ; la maison jouera dans { $seconds } s.
seat-asleep = { $name } ne répond plus : le téléphone ou l’ordinateur s’est endormi. Dans { $seconds } s, tape { command-house } et la maison jouera.
seat-silent = { $name } ne répond plus : le téléphone ou l’ordinateur s’est endormi.
seat-played = La maison joue pour { $name } jusqu’à son retour.
late-begun = La partie a commencé : { $names } jouent.
late-mine = Si tu es { $name }, tape { command-ask } { $number } pour retrouver ta place.
late-bot = Un bot joue pour { $name } : tape { command-ask } { $number } pour demander la place.
late-nothing = Aucune place à demander pour l’instant. Reste, tu le liras ici dès qu’il y en a une.
late-which = Dis laquelle des places qu’on peut demander : { command-ask } et son numéro.
late-refused = Ils préfèrent que non. Tu peux redemander.
seat-given = { $name } continue à la place de { $was }.
seat-given-bot = Un bot continue pour { $name }.
guest-asks = { $guest } arrive en retard et demande la place de { $name }, avec ses cartes. Tape { command-give } ou { command-refuse }.
guest-asks-to-watch = { $guest } arrive en retard et voudrait regarder. Tape { command-give } ou { command-refuse }.
guest-needs-all = { $guest } vient de la même adresse que l’un de vous, il faut donc que vous soyez tous d’accord.
seat-back = { $name } est de retour.
prompt-ready = Entrée quand tu veux commencer
prompt-start = Entrée : commencer, si tous le veulent
prompt-fill = Entrée : les bots prennent les places libres et on commence
prompt-again = Entrée : une autre partie avec tous
commands-there = aussi : { command-hint }, { command-rules }, { command-table }, { command-say } …, { command-invite }, { command-help }, { typed-leave }, { command-quit }
command-say = dire
help-say = dire quelque chose à toute la table
command-react = réagir
help-react = montrer une réaction à toute la table : /bravo
command-mute = masquer
help-mute = ne plus me montrer ce que dit quelqu’un, à aucune table : masquer Léo
command-unmute = écouter
help-unmute = le montrer de nouveau : écouter Léo
unmuted = Tu vois de nouveau ce que dit { $name }.
mute-whom = Dis qui, parmi ces personnes : { $names }.
mute-nobody = Il n’y a personne d’autre ici.
reacted = { $name } : *{ $reaction }*
reactions-known = Les réactions sont { $known }.
reaction-bravo = bravo
reaction-haha = ha ha
reaction-oh = oh non
reaction-hm = hum
reaction-thanks = merci
reaction-knock = à toi
command-house = maison
help-house = que la maison joue pour qui s’est endormi
command-invite = inviter
help-invite = ce qui invite les autres : lien, code QR et code court
command-seats = places
help-seats = combien de places a la table (l’hôte, avant de commencer) : places 3
command-free = libérer
help-free = libérer la place d’un numéro ou d’un nom (l’hôte) : libérer 2
command-ask = réclamer
help-ask = demander une place quand la partie a commencé
command-give = donner
help-give = donner la place à qui la demande
command-refuse = décliner
help-refuse = refuser ce qu’on demande
spoken = { $name } : { $text }
time-left = { $seconds ->
    [one] Il reste une seconde.
   *[other] Il reste { $seconds } secondes.
}
connection-lost = La connexion est perdue ; elle est tentée de nouveau…
connection-back = De retour à la table.
quit-sure-there = S’arrêter là ? Ta place reste la tienne et le même lien t’y ramène. (oui ou non)
come-back = Ta place reste la tienne. Pour revenir : sobremesa join { $link }
left-the-table = Tu as quitté la table.
record-not-fetched = L’enregistrement ne peut pas être pris maintenant. Pour le prendre plus tard : sobremesa join { $link }
closed-abandoned = Tout le monde est parti : la partie se termine sans résultat.
closed-unused = Cette table n’a pas servi et elle est fermée.
closed-version = Les règles de ce jeu ont changé entre-temps : la partie se termine sans résultat.
closed-admin = Qui tient la maison a fermé cette table.

# Replay
replay-title = { $title } · { $variant }
replay-open = La partie est restée inachevée.

# Simulation
warm-ready = { $game } : prêt
arena-score = { $player } contre { $others } : { $mean } % de { $games } parties gagnées, intervalle à 95 % de { $low } à { $high } ; Elo { $elo } (de { $least } à { $most })
arena-seed = Graine { $seed } : avec elle, les mêmes donnes sont jouées de nouveau.
sim-so-far = résultats jusqu’ici : { $results }
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
sim-n0 = manches jusqu’à un écart (N0)
sim-ruin = risque de ruine
sim-length = Coups par partie : { $mean } en moyenne, de { $least } à { $most }. Manches : { $rounds } en moyenne.
share = { $share }
sim-speed = { $games } parties et { $moves } coups en { $seconds } s : { $game_rate } parties et { $move_rate } coups par seconde.

# Tables for many people
cli-serve = ouvrir la maison aux machines d’autres personnes
cli-arg-host = l’adresse à écouter
cli-arg-lan = laisser entrer les appareils de ce réseau, par les adresses affichées
cli-arg-port = le port à écouter
cli-arg-db = où garder les tables : un fichier, ou l’URL d’une base de données
serving = La maison est ouverte à { $address } (Ctrl-C la ferme).
serving-only-here = Seul cet ordinateur peut l’ouvrir. Pour les autres de ton réseau : sobremesa serve --lan
serving-others = Les autres appareils de ce réseau entrent par { $address }
table-has-begun = La partie de cette table a commencé.
already-seated = Vous êtes déjà à table.
seat-taken = Cette place est prise.
table-full = Toutes les places de cette table sont prises.
not-seated = Vous n’êtes pas à cette table.
only-the-host = Seul l’hôte peut faire cela.
seats-free = { $count ->
    [one] Il reste une place libre.
   *[other] Il reste { $count } places libres.
}
nothing-to-contribute = Il n’y a rien à apporter maintenant.
bad-hash = Une empreinte compte 64 chiffres hexadécimaux.
contribution-misfit = Ce texte ne correspond pas à l’empreinte que tu as envoyée auparavant.
no-match-on = Aucune partie n’est en cours à cette table.
bad-text = Un texte compte de 1 à 500 caractères imprimables.
match-still-on = La partie est en cours ; son enregistrement montre les cartes à venir.
unknown-person = La maison ne vous connaît pas.
unknown-table = Cette table n’existe pas.
hello-first = Dites d’abord bonjour.
cli-arg-log-json = raconter ce que fait la maison, un objet JSON par ligne
bad-house-setting = Le réglage { $name } ne peut pas être { $value }.
house-open-already = Un autre processus tient ouverte la maison de { $path }. Un fichier en admet un ; plusieurs ont besoin de PostgreSQL.
cannot-listen = La maison ne peut pas ouvrir à { $host }, port { $port } : { $why }.
why-taken = un autre programme tient ce port
why-no-address = cette machine n’a pas cette adresse
no-postgresql = PostgreSQL a besoin de son pilote : pip install "sobremesa[postgresql]".
house-trouble = La maison ne peut rien enregistrer pour le moment.
closing = La maison ferme un instant.
not-entered = Entre d’abord avec un nom.
not-ready = Pas encore prêts : { $names }.
not-away = On ne peut pas retirer d’une partie quelqu’un qui est là.
not-asleep = La maison ne joue pour quelqu’un qu’après une minute sans réponse, et là où rien ne limite le temps.
nobody-asleep = Personne ne dort à cette table.
match-is-over = La partie de cette table est terminée.
seat-kept = La place est gardée : elle ne passe à quelqu’un d’autre que si un bot l’occupe ou si personne n’y revient depuis longtemps.
too-many-guests = Trop de monde demande déjà. Réessaie dans un instant.
nobody-asks = Personne ne te demande rien.
nobody-to-remove = Personne d’autre n’est assis là.
bad-order = Chaque place doit être nommée une fois.
hello-once = Bonjour se dit une fois.
no-message = Ce n’était pas un message.
too-fast = C’était trop d’un coup.
too-many = Trop de connexions viennent de ton adresse.
too-slow = Ta connexion est trop lente pour suivre.
silent = Rien n’est venu de ton côté depuis une heure.
too-long-to-compute = Ce calcul prendrait trop de temps.
computing-busy = Un autre calcul passe d’abord. Réessaie dans un instant.
computing-failed = Le calcul a échoué. Réessaie.
unknown-link = Ce lien ne fonctionne pas ou a déjà servi.
unknown-code = Ce code n’ouvre aucune table : il est mal tapé, ou son quart d’heure est passé.
codes-pause = Trop de codes faux ont été essayés : les codes se reposent un quart d’heure. Un lien fonctionne toujours.
foreign-host = Cette maison ne répond pas au nom { $host }. Qui la tient peut l’ajouter au réglage SOBREMESA_HOSTS.
unknown-device = Aucun de tes appareils n’a cet identifiant.
too-many-devices = Tu as déjà { $most } appareils et liens ; oublies-en un d’abord.
nobody-to-mute = Personne n’a cet identifiant.
too-many-mutes = Tu as réduit { $most } personnes au silence, et la maison n’en retient pas plus.
bad-cursor = Une liste ne peut pas continuer à partir de là.

# Pour qui tient une maison
cli-admin = s’occupe d’une maison : ses tables et ses gens
admin-tables = liste les tables
admin-people = liste toutes les personnes qui sont entrées
admin-close = ferme une table
admin-ban = ne laisse plus entrer une personne
admin-unban = laisse de nouveau entrer une personne
admin-erase = efface le nom d’une personne et tout ce qu’elle a dit
meta-table = TABLE
meta-person = PERSONNE
cli-arg-table = l’identifiant d’une table, tel que « admin tables » le montre
cli-arg-person = l’identifiant d’une personne, tel que « admin people » le montre
cli-arg-all = aussi celles qui sont terminées
admin-tables-line = { $id } · { $game } ({ $variant }) · { $phase ->
    [open] ouverte
    [committed] sur le point de commencer
    [revealing] sur le point de commencer
    [playing] en jeu
   *[over] terminée
} · { $names } · { $changed }
admin-people-line = { $id } · { $name } · { $entered }{ $banned ->
    [0] { "" }
   *[other] { " " }· bannie
}
admin-no-tables = Il n’y a pas de table.
admin-no-people = Personne n’est encore entré.
admin-did-close = La table est fermée. Une maison ouverte s’en aperçoit en quelques secondes.
admin-did-ban = Cette personne ne peut plus entrer. Une maison ouverte la congédie en quelques secondes.
admin-did-unban = Cette personne peut de nouveau entrer.
admin-did-erase = { $count ->
    [0] Le nom est effacé ; il n’était à aucune table.
    [one] Le nom est effacé, à une table, avec tout ce que cette personne y a dit.
   *[other] Le nom est effacé, à { $count } tables, avec tout ce que cette personne y a dit.
} Les sauvegardes et les enregistrements emportés par quelqu’un le gardent.
no-house = Il n’y a pas de maison dans { $path }.
no-database = La base de données ne peut pas être lue.
house-of-another-version = Une autre version a ouvert la maison en dernier : ouvre-la une fois avec « sobremesa serve ».
table-over-already = La table est déjà terminée.
nobody-of-that-id = Personne n’a ici l’identifiant { $id }.

# The browser
web-guest = Invité
web-computer = { $name }, ordinateur
web-computer-level = { $name }, ordinateur, niveau { $level }
web-thinking = réfléchit
web-you = (toi)
web-away = connexion perdue
web-away-until = la maison joue dans { $time }
web-away-played = la maison joue
web-is-back = de retour
web-bill-substituted = { $count ->
    [one] la maison a joué un coup
   *[other] la maison a joué { $count } coups
}
web-missed-played = Te revoilà. La maison a joué { $count ->
    [one] un coup
   *[other] { $count } coups
} pour toi.
web-asleep = sans réponse depuis { $minutes } min
web-asleep-title = { $name } ne répond plus
web-asleep-question = { $name } ne répond plus : son téléphone ou son ordinateur s’est endormi. La maison joue en attendant ?
web-asleep-wait = Attendre
web-asleep-play = Que la maison joue
web-late = La partie a commencé
web-late-about = { $names } jouent à { $title }.
web-late-mine = C’était ma place
web-late-mine-note = Tu es { $name } ? On te la rend d’une pression.
web-late-soon = { $name } vient de partir. Dans deux minutes, on pourra demander la place.
web-late-bot = Demander la place de { $name }
web-late-bot-note = Un bot l’occupe ; tu reprends ses cartes et ses points.
web-late-watch-note = Tu vois ce qui est sur la table, mais la main de personne.
web-late-asked = C’est demandé. Il faut que { $host } dise oui.
web-late-asked-any = C’est demandé. Il faut que quelqu’un dise oui.
web-late-asked-all = C’est demandé. Ils doivent tous dire oui, car tu partages l’adresse de quelqu’un à la table.
web-late-refused = Ils préfèrent que non. Tu peux redemander.
web-guest-seat = { $guest } dit : la place de { $name } était la mienne. Ses cartes vont avec.
web-guest-bot = { $guest } voudrait continuer à la place de { $name }.
web-guest-watch = { $guest } voudrait regarder.
web-guest-all = Il faut que vous soyez tous d’accord : { $guest } vient de la même adresse que l’un de vous.
web-guest-no = Non
web-guest-give = Donner la place
web-guest-let = Laisser regarder
web-given = { $name } continue à la place de { $was }.
web-given-back = { $name } a retrouvé sa place.
web-given-bot = Un bot continue pour { $name }.
web-give-bot = Donner à un bot la place de { $name }
web-seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-amount = Montant
web-clear = Effacer le montant
web-amount-range = De { $least } à { $most }
web-add-chip = ajouter { $money }
web-close = Fermer
web-your-turn = À toi de jouer
web-others-turn = Un autre joue
web-play-now = Jouer
web-laying = On met la table…
web-hint = Conseil
web-notebook = Carnet
web-sit-down = S’asseoir
web-start = Commencer
web-motto = Personne ne quitte la table.
web-about = Des cartes pour après le repas : avec des amis, en famille, ou avec des bots qui n’en voient pas plus que toi. Sans compte, sans rien installer.
web-nav = Maison
web-nav-tables = Tables
web-nav-records = Parties
web-nav-rules = Règles
web-nav-fair = Mélange honnête
web-language = Langue
web-evening = Lumière du soir
web-afternoon = Lumière de l’après-midi
web-your-name = Ton nom à table
web-ask-name = Comment t’appelle-t-on ?
web-name-ok = C’est moi
web-name-note = C’est ainsi que les autres te voient, tout de suite et à toutes les tables. Un invité n’a besoin que d’un nom.
web-save = Enregistrer
web-device = Continuer sur un autre appareil
web-device-note = Ce lien fait d’un autre appareil le tien. Il sert une fois, pendant un jour ; ne l’envoie à personne d’autre.
web-devices = Tes appareils
web-device-this = Cet appareil
web-device-other = Appareil depuis le { $day }
web-device-unknown = Un autre appareil
web-device-link = Lien valable jusqu’au { $day }
web-device-forget = Oublier
web-copy = Copier
web-copied = Copié
web-marked = Sélectionné : Ctrl+C pour copier
web-share = Partager
web-games = Jeux
web-against = contre { $names }
web-open-table = Ouvrir une table
web-seats = { $least } à { $most } joueurs
web-variants = { $count ->
    [one] { $count } variante
   *[other] { $count } variantes
}
web-goes-on = Ta partie continue
web-waits = Ta table attend
web-with = { $title } avec { $names }
web-back-to-it = Y retourner
web-open-tables = Tables ouvertes
web-no-tables = Aucune table n’est ouverte à tous en ce moment. Ouvres-en une, ou joue contre des bots.
web-table-of = Table de { $name }
web-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-in-play = en cours
web-watch = Regarder
web-invitation = Code ou lien d’invitation
web-enter = Entrer
web-own-drawing = Toutes les cartes sont dessinées par nous.
web-promise = Chaque mélange est fixé avant la donne et peut être vérifié ensuite.
web-unreached = La maison est injoignable. Cette page a été gardée de ta dernière visite.
web-try-again = Réessayer
web-new-table = Une nouvelle table
web-variant = Variante
web-players = Joueurs
web-who-plays = Qui joue avec vous ?
web-who-here = Qui s’assied ici ?
web-more-players = D’autres joueurs de l’ordinateur
web-company-sees = Ils ne voient que ce qu’on voit de leur place.
web-rule-of-thumb = Joue ici au jugé : cette maison n’a pas de règles compilées pour calculer d’avance.
web-clock = Temps pour décider
web-no-clock = sans limite de temps
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-window = Temps laissé aux autres pour parler
web-window-none = aucun
web-window-short = court
web-window-usual = normal
web-window-long = long
web-catching = Temps pour prendre quelqu’un en défaut, avant qu’un bot joue
web-public = Tout le monde peut trouver cette table
web-options = Les règles de cette table
web-price = Le prix de cette table
web-price-chosen = choisi
web-price-loses = Qui joue sans erreur perd à la longue { $coins } pièces sur 100 misées.
web-price-wins = Qui joue sans erreur gagne à la longue { $coins } pièces pour 100 misées.
web-price-note = Exact, avec des cartes fraîches et un seul joueur. Chaque règle dit ce qu’elle changerait.
web-range = de { $least } à { $most }
web-changed = modifiée
web-waiting = On attend les autres
web-waiting-for = On attend { $names }
web-all-here = Tout le monde est là
web-free-seat = Place libre
web-at-table = À table
web-seats-taken = { $taken } places sur { $seats }
web-seat-gone = connexion perdue ; la place attend
web-free-the-seat = Libérer la place
web-close-seat = Fermer cette place
web-add-seat = Ajouter une place
web-fill-and-start = Compléter la table et commencer
web-full = La table est complète
web-full-note = Si quelqu’un se lève, tu pourras t’asseoir ici.
web-agreed-rules = Règles convenues
web-clock-rule = { $time } pour décider
web-invite = Inviter
web-invite-note = Il suffit d’ouvrir ce lien pour s’asseoir à cette table, sans compte.
web-only-here = Seul cet ordinateur peut l’ouvrir
web-only-here-note = Ferme la maison et rouvre-la avec « sobremesa serve --lan » : les téléphones et ordinateurs du même réseau pourront entrer.
web-qr = Code QR de l’invitation
web-qr-note = Vise-le avec l’appareil photo
web-code-get = Code court à dire à voix haute
web-code-until = Ouvre la salle d’attente jusqu’à { $time }
web-code-renew = Encore un quart d’heure
web-add-bot = Ajouter un joueur
web-change-player = Mettre quelqu’un d’autre à la place de { $name }
web-remove = Retirer { $name }
web-move-up = Monter { $name }
web-move-down = Descendre { $name }
web-ready = C’est bon pour moi
web-not-ready = pas encore
web-wait = Attendez, pas encore
web-is-ready = prêt
web-host = hôte
web-stand-up = Se lever
web-contribution = Ta pincée de sel pour le mélange
web-contribution-note = N’importe quel texte. Ton navigateur y ajoute une poignée de hasard et n’en envoie d’abord que l’empreinte ; le texte suit quand les empreintes de tous sont sur la table. Ainsi personne ne pouvait connaître les cartes.
web-round = manche { $round }
web-round-of = manche { $round } sur { $last }
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-rules = Règles
web-sound = Son
web-leave = Quitter la table
web-leave-note = La partie continue sans toi, et ta place n’est pas gardée.
web-just-go = Retour à l’accueil, garder ma place
web-stay = Rester
web-menu = Menu
web-tab-game = Partie
web-tab-chat = Discussion
web-tab-points = Points
web-tab-money = Argent
web-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
web-write = Écris à la table
web-send = Envoyer
web-mute = Ne plus me montrer ce que dit { $name }
web-quiet = Personne n’a encore rien dit.
web-lamp-out = La lumière s’est éteinte
web-lamp-note = Pas de connexion depuis { $seconds } s. Ta place t’attend ; nous réessayons.
web-try-now = Essayer
web-lamp-on = La lumière est revenue.
web-missed = { $count ->
    [one] Pendant ton absence : { $count } chose s’est passée
   *[other] Pendant ton absence : { $count } choses se sont passées
}
web-see = voir
web-you-watch = Tu regardes
web-turned-away = Tu ne peux pas t’asseoir ici
web-protocol-version = La maison a été rénovée pendant que cette page était ouverte, et elles ne se comprennent plus. Recharge la page et te voilà de retour à ta table.
web-reload = Recharger la page
web-to-house = Retour à l’accueil
web-closed-unused = Cette table a été débarrassée : personne n’a commencé de partie.
web-closed-abandoned = Tout le monde est parti ; la partie n’a pas de résultat.
web-closed-version = Les règles ont changé pendant la partie ; elle finit sans résultat.
web-closed-finished = La partie est finie.
web-bill = L’addition
web-bill-points = points
web-bill-money = argent
web-behind = écart
web-bill-place = Ta place : { $place }.
web-evening-together = La soirée
web-evening-matches = { $count ->
    [one] Une partie à cette table
   *[other] { $count } parties à cette table
}
web-evening-winners = Les gagnants, dans l’ordre
web-evening-won = { $count ->
    [one] partie gagnée
   *[other] parties gagnées
}
web-thanks = Merci. Reste encore un peu.
web-bank = La maison
web-rematch = Revanche avec tous
web-to-rematch = À la revanche
web-watch-record = Revoir la partie
web-see-table = Regarder la table
web-keys = Touches
web-keys-letter = la lettre imprimée sur un bouton l’actionne
web-keys-digits = les choix, dans leur ordre
web-keys-arrows = le long de la main et sur le plateau
web-keys-enter = jouer, envoyer, actionner
web-keys-escape = annuler la sélection, fermer
web-keys-chat = discussion
web-keys-again = redire la question
web-keys-help = ces touches
web-letters = Raccourcis clavier
web-volume = Volume
web-vibrate = Vibrer quand c’est à moi
web-sound-offer = Tu veux entendre les cartes ?
web-sound-yes = Avec le son
web-sound-no = En silence
web-muted = Tu ne vois pas ce que dit { $name }.
web-unmute = Le revoir
web-reactions = Réactions
web-mute-short = Masquer
web-reaction-bravo = Bravo !
web-reaction-haha = Ha ha !
web-reaction-oh = Oh non !
web-reaction-hm = Hum…
web-reaction-thanks = Merci !
web-reaction-knock = À toi !
web-notify = Me prévenir quand c’est à moi
web-skip = À tes cartes
web-records = Parties gardées
web-records-note = Chaque partie est gardée comme une page qu’on peut lire, envoyer et vérifier. Dépose-en une ici, de cette maison ou d’une autre.
web-choose-file = Choisir un fichier
web-your-records = Tes parties finies
web-no-records = Tu n’as pas encore fini de partie ici.
web-all-games = Tous les jeux
web-came-first = Tu as gagné
web-shared-first = Victoire partagée
web-came-in = Ta place : { $place }
web-won-by = Gagné par { $names }
web-show = Voir
web-see-as = Voir comme
web-everybody = tout le monde
web-all-hands = Toutes les mains
web-speed = Vitesse : { $speed }×
web-step = { $step } sur { $steps }
web-first = Au début
web-back = En arrière
web-play = Lire
web-pause = Pause
web-forward = En avant
web-last = À la fin
web-download = Télécharger
web-copy-link = Copier le lien
web-moves = Coups
web-text = Texte
web-beginning = On donne les cartes
web-verified = Mélange vérifié
web-verified-note = Calculé dans ton navigateur : chaque donne découle de la graine, et la graine correspond à l’engagement { $commitment }.
web-forged = Cet enregistrement ne tient pas
web-forged-commitment = La graine n’est pas celle qui fut engagée avant la partie.
web-forged-deal = La donne { $deal } ne découle pas de la graine.
web-forged-digest = La ligne { $line } a été modifiée après coup.
web-unproved = Rien à vérifier
web-unproved-note = Les cartes de cette partie n’ont pas été engagées avant le jeu.
web-lesson-cards = Les cartes
web-lesson-round = Comment ça se joue
web-lesson-good = Un exemple qui réussit
web-lesson-bad = Et un autre qui échoue
web-lesson-whole = Les règles complètes
web-show-me = Montre-moi à une table
web-guide-skip = Passer
web-guide-next = Suivant
web-guide-play = On joue
web-guide-step = Note { $step } sur { $steps }
web-fair-title = Comment les cartes sont mélangées
web-fair-1 = Avant la partie, la maison tire une graine secrète de 32 octets et montre son engagement : une empreinte de la graine et de tout ce qui est convenu. Dès lors rien ne peut changer sans qu’on le voie.
web-fair-2 = Alors seulement chacun à table écrit un texte, et son appareil y ajoute 128 bits tirés au hasard. On n’en envoie d’abord que l’empreinte.
web-fair-3 = Quand toutes les empreintes sont sur la table, chacun voit la liste, et alors seulement les textes sont ouverts. Ils entrent dans chaque mélange : personne, pas même la maison, ne peut choisir un texte après en avoir entendu un autre. Les bots n’ajoutent rien.
web-fair-4 = Après la dernière carte, la graine est montrée. L’enregistrement contient tout, et ton navigateur recalcule chaque mélange.
web-fair-proves = Ce que cela prouve
web-fair-yes = Personne ne connaissait les cartes tant qu’un texte pouvait encore être choisi : à toi, si ton appareil a vu l’engagement et la liste, et si ton texte est dans l’enregistrement.
web-fair-missing = Qui n’ouvre jamais son texte choisit entre deux donnes, avec lui et sans lui. La vérification compte ceux qui manquent : avec deux, la maison a pu choisir entre quatre donnes ; avec trois, entre huit.
web-fair-moves = Les coups sont possibles et les scores justes : à tout le monde.
web-fair-no = Aucun fichier ne prouve qui a joué les coups, qu’aucune autre partie n’a été commencée puis jetée, ni que les joueurs ne se sont pas dit leurs cartes.
web-fair-bots = Les bots voient exactement ce que verrait une personne à leur place, et rien de plus.
web-check-record = Vérifier une partie
web-committed = Le mélange est fixé : { $commitment }
web-listed = Les pincées de sel sont scellées : { $hashes }

cli-odds = ce que vaut chaque coup, exactement : la valeur d’une table et son tableau
cli-arg-seen = cartes déjà sorties, séparées par des virgules
cli-arg-after-split = comment on joue après une séparation : cdz comme sans elle, cdp selon une stratégie propre
cli-arg-infinite = une infinité de jeux de cartes
cli-arg-effects = ce que changerait chaque autre valeur d’une option
cli-arg-values = afficher aussi ce que vaut chaque coup
cli-arg-odds-csv = répondre en lignes pour un tableur
cli-arg-odds-svg = répondre par un dessin du tableau (SVG)
no-odds = Il n’y a pas de probabilités exactes pour { $game } ; il y en a pour { $known }.
odds-unknown-card = { $card } n’est pas une carte ; il y a { $known }.
odds-too-few-left = Il reste trop peu de cartes : il en faut au moins { $least }.
odds-value = Valeur pour qui ne se trompe pas : { $share } de la première mise.
odds-chart = Le meilleur coup
odds-values = Ce que vaut chaque coup, de la mise initiale
odds-effects = Ce que changeraient d’autres règles
odds-infinite-seen = Un sabot infini n’oublie aucune carte : enlève --seen ou --infinite.
odds-too-many-seen = On a vu plus de ces cartes qu’il n’y en a.
odds-unknown-convention = --after-split ne peut pas être { $value } ; il peut être { $known }.
odds-not-here = Dans ce jeu on ne sépare pas et il n’y a qu’un jeu de cartes.

# Assistance, which a table agrees to before the start
web-assistance = Aide pendant la partie
assistance-none = aucune
assistance-hints = conseils
assistance-odds = probabilités
web-agreed-none = Ni conseils ni probabilités
web-agreed-hints = Des conseils pour qui en demande
web-agreed-odds = Les probabilités à côté de chaque coup
hints-not-agreed = À cette table on a convenu de jouer sans conseils.
odds-not-agreed = À cette table on n’a pas convenu de probabilités.
odds-no-choice = Il n’y a rien à peser maintenant.
odds-not-ready = Les probabilités de ce jeu sont estimées, et il faut pour cela des règles compilées : elles ne sont pas là, ou pas encore prêtes.
command-odds = probabilités
help-odds = ce que vaut chaque choix, à côté de lui, désormais ; encore une fois : plus maintenant
odds-hidden = Les probabilités ne sont plus affichées.
cli-arg-assistance = ce qui aide les joueurs : none, hints ou odds (rien, conseils ou probabilités)

# Odds beside the choices
web-odds = Probabilités
web-odds-fold = Replier les probabilités
web-odds-agreed = À cette table on voit les probabilités
web-odds-exact = Exact pour ces règles et les { $cards } cartes que tu n’as pas vues. Les valeurs sont le résultat moyen, en pièces de cette mise.
web-odds-estimated = Estimé d’après { $worlds } essais de ce que tu ne peux pas voir ; ± est l’erreur.
web-odds-chance = Chance de gagner
web-odds-equal = À égalité : { $moves }. L’écart est plus petit que l’erreur.
web-odds-heard = Probabilités : { $choices }.
web-odds-best = { $move }, le meilleur, { $value }
web-odds-as-good = { $move }, égal, { $value }
web-odds-other = { $move } { $value }
web-odds-plus = plus { $value }
web-odds-minus = moins { $value }
web-odds-percent = { $value } pour cent, à { $error } près
web-keys-odds = montre les probabilités ou les replie

# Review
cli-review = ce qui fut chance et ce qui fut jeu dans une partie enregistrée
cli-arg-review-seat = de qui : le numéro de la place
review-of = Comment a joué { $seat }
review-average = les règles
review-average-chance = à chances égales
review-luck = chance des cartes
review-decisions = tes décisions
review-substitutes = joué pour toi
review-result = résultat
review-won = +{ $coins } pièces, et d’où elles viennent
review-lost = −{ $coins } pièces, et où elles sont passées
review-even = Pas une pièce de plus ni de moins, et pourquoi
review-sum = Ce que les règles donnent en moyenne, la chance des cartes et tes décisions font exactement le résultat.
review-substituted = Ce que le temps écoulé ou la maison ont fait jouer pour toi compte à part.
review-free = { $count ->
    [0] Il n’y avait rien à décider
    [one] { $good ->
        [1] Ta seule décision n’a rien coûté
       *[other] Ta seule décision a coûté quelque chose
    }
   *[other] { $good } décisions sur { $count } n’ont rien coûté
}
review-signs = Décisions dans l’ordre : { $count } ; ont coûté quelque chose : { $costly } ; aussi bonnes : { $equal }.
review-sign-best = la meilleure
review-sign-equal = aussi bonne
review-sign-costly = a coûté quelque chose
review-accuracy = justesse
review-loss = pièces perdues par manche
review-luck-good = de meilleures cartes que d’habitude : un soir sur { $evenings }
review-luck-bad = de moins bonnes cartes que d’habitude : un soir sur { $evenings }
review-dearest = Ce qui a coûté quelque chose, le plus cher d’abord
review-round = manche { $number }
review-against = contre
review-better = Mieux : { $best }.
review-more = { $count ->
    [one] Et une de plus.
   *[other] Et { $count } de plus.
}
review-looking = Chaque décision est regardée…
review-estimated = Les valeurs sont des chances de gagner la partie, trouvées en jouant à partir de ce que tu pouvais voir ; en tout, à ± { $share } près. Ce qui diffère moins que l’erreur est égal. Elles viennent de notre propre joueur et favorisent donc qui joue comme lui.
review-note = Les écarts trop petits sont égaux, jamais une faute ; les mises ne sont pas jugées. La chance se mesure à ce que valait chaque choix avec ces règles et les cartes qui restaient.
no-such-hand = Avec ces cartes il n’y a rien à décider à cette table.
too-many-reviews = Tu as partagé { $most } analyses : supprimes-en une d’abord.
unknown-review = Cette analyse n’est pas là, ou n’y est plus.
web-review = Analyse
web-reviewing = Chaque décision est regardée…
web-review-match-won = Partie gagnée, et comment c’est arrivé
web-review-match-lost = Partie perdue, et comment c’est arrivé
web-review-chance-sum = Chances de gagner la partie : l’égalité du départ, la chance des cartes et tes décisions s’additionnent exactement.
web-review-chance-loss = de chances perdues par tes décisions
web-review-split = Quand une main en devient deux, chacune est jugée à part, d’après ce que vaudraient les mêmes cartes seules : un coût peut alors sortir un peu trop haut, ou même comme un gain.
web-review-look = Voir la manche { $number } dans l’enregistrement
web-rounds-played = { $count ->
    [one] une manche
   *[other] { $count } manches
}
train-title = Entraîneur
web-train-these = { $count ->
    [one] S’exercer à celle-ci
   *[other] S’exercer à ces { $count }
}
web-share-note = Une image avec ton nom et ces blocs, ou un lien vers cette page : les autres y sont des places avec un numéro, et personne n’arrive de là à l’enregistrement.
web-share-picture = Enregistrer l’image
web-share-link = Créer un lien
web-share-delete = Supprimer le lien
web-share-deleted = Le lien est supprimé.
web-share-yours = Analyses que tu partages
web-take-over = Reprendre à partir d’ici
web-take-over-note = Tu prends la place de qui jouait ; l’ordinateur joue pour les autres, et ce que tu ne pouvais pas voir est redistribué.
web-shared-by = Comment a joué { $name }

# Trainer
cli-train = s’exercer à ce qu’on joue mal
cli-arg-hands = combien de mains ; sans rien dire, 12
train-hand = main { $number } sur { $count }
train-ask = Que fais-tu ? ({ $moves })
train-right = Juste : { $move }.
train-equal = Aussi bon que le meilleur : { $move }.
train-wrong = Mieux : { $move }.
train-less = « { $move } » coûte { $loss } mises.
train-score = Justes : { $right } sur { $count }. Ce que tu as manqué revient après 1, 3 et 8 jours.
train-again = { $count ->
    [one] Tu as manqué cela une fois.
   *[other] Tu as manqué cela { $count } fois.
}
train-hard = Une main qu’on joue facilement mal.
train-reviewed = { $count ->
    [one] Un de tes enregistrements a été analysé.
   *[other] { $count } de tes enregistrements ont été analysés.
}
web-train-what = Entraîneur : des mains difficiles à jouer
web-train-today = Aujourd’hui
web-train-today-is = Mains : { $done } sur { $count } ; justes : { $right }.
web-train-known = Ce que tu sais
web-train-why = Pourquoi cette main ?
web-train-next = Autre main
web-train-done = C’était la leçon d’aujourd’hui.
web-train-more = Encore quelques-unes
web-train-bets = en mises
