# House texts. Each game keeps its own in its folder.

house = Sobremesa, una casa de jocs de cartes
welcome = Et donem la benvinguda a Sobremesa, una casa de jocs de cartes. Pots dir:

# The command line
cli-play = jugar una partida en aquest terminal
cli-classic = jugar amb un dels programes originals del curs
cli-games = llistar els jocs, amb les seves variants, bots i opcions
cli-rules = mostrar les regles d’un joc
cli-replay = tornar a explicar una partida desada
cli-verify = tornar a calcular, a partir de la llavor, com es van remenar les cartes d’un registre
cli-records = llistar les partides desades
cli-simulate = deixar que els bots juguin moltes partides, amb les regles compilades
cli-decks = escriure baralles remenades en fitxers, per al programa del curs que les llegeix
cli-help = mostrar tot el que es pot fer
cli-arg-game = a què es juga: { $known }
cli-arg-file = un registre
cli-arg-variant = quina variant de les regles; sobremesa games les llista
cli-arg-seats = qui seu a cada lloc, separat per comes: tu, bot o el nom d’un bot; Ana:tu posa un nom
cli-arg-set = canviar una opció de les regles, tantes vegades com calgui; sobremesa games les llista
cli-arg-lang = llengua: en, es, pt, ca o fr
cli-arg-seed = un nombre que permet remenar les cartes sempre igual
cli-arg-from = continuar una partida desada
cli-arg-continue = continuar l’última partida sense acabar
cli-arg-record = on desar el registre en lloc de la carpeta de la casa
cli-arg-commitment = el compromís que es va mostrar abans de la primera carta
cli-arg-csv = respondre amb línies per a un full de càlcul, aquí o en un fitxer nou
cli-arg-force = substituir els fitxers que ja existeixin
cli-arg-json = respondre en JSON
cli-arg-count = quantes partides
cli-arg-jobs = quants nuclis del processador es fan servir
cli-arg-folder = una carpeta per als fitxers
cli-arg-rounds = quantes baralles, una per ronda
cli-arg-help = mostrar aquesta ajuda
cli-arg-version = mostrar la versió de la casa
cli-arg-program = quin programa: { $known }
meta-command = ORDRE
meta-game = JOC
meta-file = FITXER
meta-folder = CARPETA
meta-name = NOM
meta-setting = OPCIÓ=VALOR
meta-program = PROGRAMA
usage = Ús:
usage-arguments = Què s’escriu
usage-options = Opcions

# Problems
usage-error = { $message }. Prova: { $command } --help
usage-missing = Falta alguna cosa: { $what }
usage-unknown = No s’entén: { $what }
usage-choice = { $what } no pot ser { $value }; valors possibles: { $known }
usage-value = { $what } necessita un valor
usage-bad = { $what } no pot ser { $value }
usage-senseless = Així no té sentit
unknown-game = No hi ha cap joc que es digui { $game }; hi ha: { $known }.
broken-game = No es pot jugar a { $game }: el seu paquet { $package } falla amb «{ $why }».
unknown-variant = No hi ha cap variant que es digui { $variant }; hi ha: { $known }.
unknown-bot = No hi ha cap jugador que es digui { $bot }; hi ha: { $known }.
bot-gone = El jugador { $bot } ja no es coneix aquí: { $other } continua jugant per { $seat }, i el registre ho diu a cada jugada.
unknown-option = No hi ha cap opció que es digui { $option }; hi ha: { $known }.
unknown-language = No hi ha cap llengua que es digui { $lang }; hi ha: { $known }.
bad-option = L’opció { $option } no pot ser { $value }; valors possibles: { $range }.
bad-setting = { $text } no és cap configuració; escriu { meta-setting }.
senseless-options = Aquestes opcions juntes no tenen sentit: { $reason }
bad-seats = Nombre de llocs impossible: { $given }. En aquest joc, mínim { $least } i màxim { $most }.
bad-name = «{ $name }» no serveix com a nom: calen entre 1 i { $most } caràcters imprimibles.
bad-number = { $name } ha de ser un nombre enter entre { $least } i { $most }, no pas { $value }.
from-alone = Una partida desada ja porta el joc, les regles, els llocs i l’ordre de les cartes: fes servir --from sense res més.
needs-fast = La simulació fa servir regles compilades i necessita { $package }: pip install "sobremesa[fast]"
endless-game = La partida { $number } no s’ha acabat després de { $moves } jugades: una partida sense final no es pot simular. Acordeu un final, per exemple un nombre de rondes.
cannot-read = No es pot llegir { $file }: { $why }.
cannot-write = No es pot escriure { $file }: { $why }.
why-not-there = no existeix aquest fitxer o aquesta carpeta
why-not-allowed = no en tens permís
why-folder = és una carpeta
why-full = el disc és ple
why-bad-name = el sistema no admet aquest nom
why-other = el sistema s’hi nega (error { $number })
file-exists = { $file } ja existeix i no es toca.
file-too-long = { $file } fa més de { $most } bytes o { $lines } línies.
file-no-text = { $file } no és un text en UTF-8.
file-not-plain = { $file } no és un fitxer corrent.
no-home = No se sap quina és la carpeta personal de { $file }; indiqueu un altre lloc.
system-refused = El sistema ho ha aturat: { $why }.
nothing-to-continue = No hi ha cap partida sense acabar a { $folder }.
bad-by = «{ $by }» no pot indicar qui va fer una jugada.
bad-contribution = «{ $text }» no es pot aportar a les remenades: calen caràcters imprimibles, { $most } com a màxim.
no-deck-left = No queda cap baralla per tornar a repartir; baralles donades: { $deals }.
bad-deck-size = El repartiment { $deal } té { $given ->
    [one] una carta
   *[other] { $given } cartes
} en lloc de { $due }.
bad-deck-cards = El repartiment { $deal } no conté les cartes que toca.
record-not-one = Aquest fitxer no és cap registre d’aquesta casa.
record-too-old = Aquest registre té un format antic que ja no es llegeix.
record-cut-short = El registre és incomplet.
record-bad-line = No es pot llegir la línia { $line } del registre.
record-too-long = El registre és massa llarg: més de { $characters } caràcters o { $lines } línies.
record-bad-header = La capçalera del registre no està escrita com l’escriu aquesta casa.
record-bad-id = El registre no anomena la seva partida amb 32 xifres hexadecimals.
record-no-key = Al registre li falta aquesta dada: { $what }.
record-version = El registre és de la versió { $theirs } de { $game }, i aquí es juga la versió { $ours }: no es pot comprovar ni continuar. Una casa que jugui la versió { $theirs } pot fer totes dues coses; la pàgina mateixa es llegeix en qualsevol editor.
record-contributions = No es poden llegir les contribucions del registre.
record-misfit = La línia { $line } del registre no s’ajusta a les regles: { $text }.
record-deals = Els repartiments del registre no quadren: { $reason }
record-edited = La línia { $line } del registre es va modificar després d’escriure’s: el seu resum no coincideix.
record-shuffler = El registre anomena una manera de remenar que no existeix: { $shuffler }.
record-seed = El registre no mostra cap llavor que es pugui llegir.
record-over = Aquesta partida ja s’ha acabat; no hi ha res per continuar.
verify-commitment = La llavor mostrada no correspon al compromís fet abans de la partida.
verify-not-seen = El compromís del registre és { $commitment }, no el que se’t va mostrar: { $seen }. És una altra partida o una altra llavor.
verify-no-commitment = Ningú no es va comprometre amb les cartes d’aquest registre abans de jugar: no hi ha amb què comparar el compromís.
verify-deal = El repartiment { $deal } (línia { $line }) no correspon a la llavor.


# What was verified
verified-shuffles = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} de la llavor i del que van aportar els jugadors.
verified-commitment = El compromís calculat amb la llavor i la capçalera d’aquest registre és { $commitment }.
verified-seen = És el compromís que se’t va mostrar abans de la primera carta: ningú no va triar aquestes cartes després.
unproved-commitment = Si és el compromís que es va mostrar abans de la primera carta, només ho pot dir qui el va veure: compara’l o dona’l amb --commitment.
verified-seeded = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} del número { $number }. Qui va triar el número podia conèixer les cartes.
verified-lcg = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} del generador antic amb la llavor { $number }, que no guarda cap secret.
unproved-stacked = Les cartes d’aquesta partida es van disposar a mà: el seu ordre no prova res.
verified-moves = { $count ->
    [one] L’única jugada compleix les regles.
   *[other] Les { $count } jugades compleixen les regles.
}
verified-scores = Els resultats i el final són els d’aquestes jugades.
verified-open = La partida no es va acabar.
verified-cut = La pàgina es talla abans d’un repartiment, que es pot tornar a calcular.
unproved-moves = El que un fitxer no pot provar: qui va fer les jugades, i que no es va començar una altra partida i es va llençar.

decks-exist = { $count ->
    [one] { $file } ja existeix;
   *[other] Ja existeixen { $count } dels fitxers, el primer { $file };
} per substituir-los, --force.
decks-made = { $count ->
    [one] Una baralla
   *[other] { $count } baralles
} a { $folder }.

# At the table
shuffle-committed = L’ordre de les cartes ja està fixat. Compromís: { $commitment }
shuffle-revealed = Llavor amb què s’han remenat les cartes, per a qui ho vulgui comprovar: { $seed }
your-turn = { $seat }, et toca.
hand-over = Passa el terminal a { $seat }.
press-enter = Prem Retorn…
prompt = La teva jugada
prompt-others = { $seat }: Retorn per deixar-ho passar, o
or-amount = o qualsevol quantitat de { $lowest } a { $highest }: { $word } N
or-besides = o bé { $moves }
commands = també: { command-hint }, { command-rules }, { command-table }, { command-undo }, { command-save } { meta-file }, { command-help }, { command-quit }
command-hint = pista
command-rules = regles
command-table = taula
command-undo = desfer
command-save = desar
command-help = ajuda
command-quit = sortir
help-hint = el que ajuda a decidir
help-rules = les regles d’aquest joc
help-table = la taula un altre cop
help-undo = desfer la teva última jugada, mentre no hagi deixat veure res
help-save = escriure la partida en un fitxer
help-help = aquestes ordres
help-quit = parar aquí; la partida queda desada
no-hint = Aquí no hi ha res per aconsellar.
saved = S’ha desat a { $file }. El fitxer conté l’ordre de les cartes que encara han de sortir: no el llegeixis abans de continuar jugant.
save-needs-file = Digues on: { command-save } { meta-file }
no-such-move = «{ $move }» no és cap jugada possible ara: tria’n una de la llista.
no-such-seat = En aquesta taula no hi ha lloc { $number }.
nothing-to-undo = No tens cap jugada per desfer.
table-moved-on = Mentrestant la taula ha continuat.
snapshot-misfit = La partida la va desar una versió del joc amb una altra disposició de la taula.
undo-too-late = Això ja no es pot desfer: ha deixat veure alguna cosa.
took-back = { $seat } es desdiu de la jugada.
input-ended = S’ha acabat l’entrada; la partida es queda aquí, sense resultat.
quit-unfinished = La partida es queda aquí, sense resultat.
kept-in = La partida queda desada a { $file }.
kept-in-open = La partida queda desada a { $file }. Per continuar-la: sobremesa play --continue
results = Resultats
result = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $score }
name = { $seat }
shown = { $cards }
move-leave = aixecar-se de la taula
typed-leave = aixecar-se
default-person = Jugador { $number }
default-bot = Bot { $number }
seat-person = tu
which-game = A què juguem?

# Lists of games
games-seats = llocs: { $least }–{ $most }
games-variants = variants (--variant):
games-bots = bots (--seats):
bot-random = Fa qualsevol jugada de la llista.
games-options = opcions (--set):
games-option = { $range }, per defecte { $value }

# Records
no-records = Encara no s’ha desat cap partida.
records-folder = Els registres es desen a { $folder }.
records-line = { $title } ({ $variant }) · { $names } · { $when } · { $how }
records-open = sense acabar

# Replay
replay-title = { $title } · { $variant }
replay-open = La partida no es va acabar.

# Simulation
sim-compiling = S’estan preparant les regles compilades (la primera vegada triga una mica)…
sim-playing = S’està jugant
sim-progress = { $done } de { $games } partides jugades
sim-deviation = desviació estàndard
sim-result = resultat d’una partida
sim-ties = partides empatades
sim-losses = partides perdudes
sim-percentiles = Resultats que tal percentatge de les partides no va superar: { $shown }.
sim-seed = Llavor { $seed }: amb ella es tornen a jugar les mateixes partides.
sim-stopped = Interromput després de { $games } de { $asked } partides.
sim-seat = Lloc { $number }: { $player }
sim-mean = mitjana
sim-interval = interval del 95 %
sim-wins = partides guanyades
sim-per-round = per ronda
sim-per-bet = per unitat apostada
sim-length = Jugades per partida: { $mean } de mitjana, mínim { $least } i màxim { $most }. Rondes: { $rounds } de mitjana.
share = { $share }
sim-speed = { $games } partides i { $moves } jugades en { $seconds } s: { $game_rate } partides i { $move_rate } jugades per segon.

# Tables for many people
cli-serve = obre la casa a les màquines d’altres persones
cli-arg-host = l’adreça on escoltar
cli-arg-port = el port on escoltar
cli-arg-db = on es desen les taules: un fitxer o l’URL d’una base de dades
serving = La casa és oberta a { $address } (Ctrl-C la tanca).
table-has-begun = La partida d’aquesta taula ja ha començat.
already-seated = Ja teniu seient.
seat-taken = Aquest seient està ocupat.
not-seated = No seieu en aquesta taula.
only-the-host = Això només ho pot fer l’amfitrió.
seats-free = { $count ->
    [one] Queda un seient lliure.
   *[other] Queden { $count } seients lliures.
}
nothing-to-contribute = Ara no hi ha res a aportar.
no-match-on = En aquesta taula no s’està jugant.
bad-text = Un text té d’1 a 500 caràcters imprimibles.
match-still-on = La partida continua; el seu registre mostra les cartes que falten.
unknown-person = La casa no us coneix.
unknown-table = No hi ha cap taula així.
hello-first = Saludeu primer.
