# House texts. Each game keeps its own in its folder.

house = Sobremesa, una casa de jocs de cartes
welcome = Et donem la benvinguda a Sobremesa, una casa de jocs de cartes. Pots escriure:

# The command line
cli-play = jugar una partida en aquest terminal
cli-classic = jugar amb un dels programes originals del curs
cli-games = llistar els jocs, amb les seves variants, bots i opcions
cli-rules = mostrar les regles d’un joc
cli-replay = tornar a explicar una partida desada
cli-verify = tornar a calcular, a partir de la llavor, com es van remenar les cartes d’un registre
cli-records = llistar les partides desades
cli-simulate = deixar que els bots juguin moltes partides, amb les regles compilades
cli-arena = enfrontar jugadors de l’ordinador amb les mateixes cartes, i puntuar-los
cli-warm = compilar per endavant les regles d’alguns jocs o de tots, per a les simulacions
cli-decks = escriure baralles remenades en fitxers, per al programa del curs que les llegeix
cli-completion = imprimir el que un shell necessita per completar aquestes ordres
cli-help = mostrar tot el que es pot fer
cli-arg-game = a què es juga: { $known }
cli-arg-file = un registre
cli-arg-variant = quina variant de les regles; sobremesa games les llista
cli-arg-seats = qui seu a cada lloc, separat per comes: tu, bot o el nom d’un bot; Ana:tu posa un nom
cli-arg-set = canviar una opció de les regles, tantes vegades com calgui; sobremesa games les llista
cli-arg-lang = llengua: en, es, pt, ca o fr
cli-arg-seed = un nombre que permet remenar les cartes sempre igual
cli-arg-from = continuar una partida desada
cli-arg-at = amb --from: continuar després de tantes jugades d’aquella partida, a veure què passa; el que era tapat es treu de nou
cli-arg-as = amb --at: el número del lloc que es pren; si no, el que juga tot seguit
cli-arg-continue = continuar l’última partida sense acabar
cli-arg-record = on desar el registre en lloc de la carpeta de la casa
cli-arg-rescue = desar el que hi ha abans de la primera línia modificada d’un registre trencat
cli-arg-commitment = el compromís que es va mostrar abans de la primera carta
cli-arg-hashes = la llista d’empremtes que es va mostrar abans de la primera carta
cli-arg-csv = respondre amb línies per a un full de càlcul, aquí o en un fitxer nou
cli-arg-force = substituir els fitxers que ja existeixin
cli-arg-json = respondre en JSON
cli-arg-count = quantes partides
cli-arg-deals = quants repartiments juguen com a màxim cada dos, un des de cada seient
cli-arg-within = parar quan un resultat es conegui amb aquest marge, en tant per cent
cli-arg-jobs = quants nuclis del processador es fan servir
cli-arg-folder = una carpeta per als fitxers
cli-arg-shell = quin shell: bash, zsh o fish
cli-arg-rounds = quantes baralles, una per ronda
cli-arg-help = mostrar aquesta ajuda
cli-arg-version = mostrar la versió de la casa
meta-command = ORDRE
meta-game = JOC
meta-file = FITXER
meta-folder = CARPETA
meta-shell = SHELL
meta-name = NOM
meta-setting = OPCIÓ=VALOR
meta-program = PROGRAMA
usage = Ús:
usage-arguments = Què s’escriu
usage-options = Opcions

# Problems
usage-error = { $message } Prova: { $command } --help
usage-missing = Falta alguna cosa: { $what }.
usage-unknown = No s’entén: { $what }.
usage-choice = { $what } no pot ser { $value }; valors possibles: { $known }.
usage-value = { $what } necessita un valor.
usage-flag = { $what } no porta cap valor.
usage-option = No hi ha cap opció { $what }.
usage-command = No hi ha cap ordre { $what }.
usage-exclusive = { $what } i { $other } no poden anar juntes.
usage-meant = { $message } Volies dir { $known }?
unknown-game = No hi ha cap joc que es digui { $game }; hi ha: { $known }.
broken-game = No es pot jugar a { $game }: el seu paquet { $package } falla amb «{ $why }».
unknown-variant = No hi ha cap variant que es digui { $variant }; hi ha: { $known }.
unknown-bot = No hi ha cap jugador que es digui { $bot }; hi ha: { $known }.
unknown-seat = «{ $seat }» no diu qui juga: escriu { seat-person }, bot o un de { $known }; una persona amb nom s’escriu Ana:{ seat-person }.
bot-gone = El jugador { $bot } ja no es coneix aquí: { $other } continua jugant per { $seat }, i el registre ho diu a cada jugada.
bot-falls-back = De moment { $bot } juga a ull: per pensar per endavant necessita regles compilades, que s’estan preparant o no estan instal·lades (pip install ".[fast]").
bot-not-simulated = { $bot } pensa per endavant i no es compila amb una simulació: per veure’l jugar, sobremesa arena.
arena-table = Cal un joc d’uns contra els altres i una taula de { $least } a { $most } seients; per a { $game } contra la banca hi ha sobremesa simulate.
arena-players = Calen dos jugadors o més: --seats level-3,level-5.
unknown-option = No hi ha cap opció que es digui { $option }; hi ha: { $known }.
unknown-language = No hi ha cap llengua que es digui { $language }; hi ha: { $known }.
bad-option = L’opció { $option } no pot ser { $value }; valors possibles: { $range }.
bad-setting = { $text } no és cap configuració; escriu { meta-setting }.
senseless-options = Aquestes opcions juntes no tenen sentit: { $reason }
bad-seats = Nombre de llocs impossible: { $given }. En aquest joc, mínim { $least } i màxim { $most }.
bad-name = «{ $name }» no serveix com a nom: calen entre 1 i { $most } caràcters imprimibles.
bad-number = { $name } ha de ser un nombre enter entre { $least } i { $most }, no pas { $value }.
from-alone = Una partida desada ja porta el joc, les regles, els llocs i l’ordre de les cartes: fes servir { $option } sense { $others }.
needs-fast = La simulació fa servir regles compilades i necessita { $package }: a la carpeta del codi, pip install ".[fast]"
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
settings-broken = { $file } no s’entén a la línia { $line }: això no és TOML.
unknown-preference = { $file } té un paràmetre { $name } que no es coneix; hi ha { $known }.
bad-preference = A { $file }, { $name } no pot ser { $value }; pot ser { $known }.
system-refused = El sistema ho ha aturat: { $why }.
nothing-to-continue = No hi ha cap partida sense acabar a { $folder }.
bad-by = «{ $by }» no pot indicar qui va fer una jugada.
bad-contribution = «{ $text }» no es pot aportar a les barreges: calen caràcters imprimibles, { $most } com a màxim.
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
record-source = El registre no diu de manera llegible de quina partida ve.
record-position = Un registre que comença a mitja partida es pot veure des d’un fitxer, però no es pot analitzar ni continuar.
no-such-moment = La partida va tenir { $most } jugades: no hi ha res des d’on continuar després de la jugada { $moves }.
nothing-to-play-on = Després de la jugada { $moves } ja no queda res per jugar en aquest lloc.
seat-not-seen = Aquesta partida no s’ha acabat: les cartes de { $name } encara estan tapades. Pren el lloc d’una persona.
record-in-use = { $file } s’està jugant en un altre terminal. Continua allà o tanca’l primer.
record-intact = A { $file } no hi ha res trencat.
verify-commitment = La llavor mostrada no correspon al compromís fet abans de la partida.
verify-not-seen = El compromís del registre és { $commitment }, no el que se’t va mostrar: { $seen }. És una altra partida, una altra llavor, o se’n va esborrar un nom.
verify-no-commitment = Ningú no es va comprometre amb les cartes d’aquest registre abans de jugar: no hi ha amb què comparar el compromís.
verify-hash = El text que va aportar el lloc { $number } no correspon a l’empremta que es va enviar abans.
verify-bot-contribution = El lloc { $number } és d’un bot i va aportar alguna cosa a la barreja: així la casa va poder triar les cartes.
verify-hashes-not-seen = La llista d’empremtes del registre és { $hashes }, no la que se’t va mostrar: { $seen }.
verify-no-hashes = El que van aportar els jugadors d’aquest registre no es va segellar amb empremtes: no hi ha cap llista amb què comparar.
verify-deal = El repartiment { $deal } (línia { $line }) no correspon a la llavor.


# What was verified
verified-shuffles = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} de la llavor i del que van aportar els jugadors.
verified-commitment = El compromís calculat amb la llavor i la capçalera d’aquest registre és { $commitment }.
verified-seen = És el compromís que se’t va mostrar abans de la primera carta: la llavor, els llocs i les regles estaven fixats des d’aleshores.
unproved-commitment = Si és el compromís que es va mostrar abans de la primera carta, només ho pot dir qui el va veure: compara’l o dona’l amb --commitment.
verified-hashes = { $count ->
    [0] Ningú no va aportar cap text.
    [one] L’únic text aportat correspon a l’empremta que es va enviar abans.
   *[other] Els { $count } textos aportats corresponen a les empremtes que es van enviar abans.
} Cap bot no va aportar res. La llista d’empremtes és { $hashes }.
verified-hashes-seen = És la llista que se’t va mostrar abans que cap text: ningú no va triar el seu després de sentir el d’un altre.
unproved-hashes = Si és la llista que es va mostrar abans que cap text, només ho pot dir qui la va veure: compara-la o dona-la amb --hashes.
unproved-missing = { $count ->
    [one] Una empremta es va quedar sense text: amb ella la casa va poder triar entre dos repartiments.
   *[other] { $count } empremtes es van quedar sense text: amb elles la casa va poder triar entre { $deals } repartiments.
}
verified-fixed = Si un dels textos és teu, aquestes cartes van quedar fixades quan vas veure la llista, i llavors ningú no les podia conèixer.
unproved-contributions = En aquest registre antic el que van aportar els jugadors no es va segellar amb empremtes: qui va sentir els altres abans d’aportar-hi el seu text, també la casa, va poder triar les cartes.
verified-seeded = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} del número { $number }. Qui va triar el número podia conèixer les cartes.
verified-lcg = { $deals ->
    [one] L’únic repartiment surt
   *[other] Els { $deals } repartiments surten
} del generador antic amb la llavor { $number }, que no guarda cap secret.
unproved-stacked = Les cartes d’aquesta partida es van disposar a mà: el seu ordre no prova res.
unproved-continuation = Aquesta partida no comença pel principi. Continua després de la jugada { $moves } de la partida { $match }, amb les cartes que el lloc { $number } no havia vist tretes de nou: mai no s’havia repartit així, i les seves cartes no proven res.
verified-moves = { $count ->
    [one] L’única jugada compleix les regles.
   *[other] Les { $count } jugades compleixen les regles.
}
verified-scores = Els resultats i el final són els d’aquestes jugades.
verified-no-ending = Els resultats són els d’aquestes jugades; falta la línia amb el final.
verified-no-result = La partida es va jugar fins al final, però hi falten les línies amb els resultats i el final.
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
contributions-listed = Les empremtes de tothom són a la taula. Llista: { $hashes }
contribution-left-out = El teu polsim de sal no s’ha acceptat: la seva empremta no és a la llista, i per això el text no s’ha enviat. Ha arribat tard o la casa l’ha deixat fora; en aquest cas pot haver triat les cartes.
contribution-missing = El teu polsim de sal falta al registre: va arribar tard o la casa el va deixar fora; en aquest cas pot haver triat les cartes.
shuffle-revealed = Llavor amb què s’han remenat les cartes, per a qui ho vulgui comprovar: { $seed }
your-turn = { $seat }, et toca.
hand-over = Passa el terminal a { $seat }.
press-enter = Prem Retorn…
playing-on = I si…? La partida continua després de la jugada { $moves }, amb tu com a { $seat }. Tot el que { $seat } no havia vist es treu de nou.
cannot-hand-over = Aquest terminal no pot esborrar el que ha mostrat, i dues persones es veurien les cartes. Jugueu en un altre terminal, o cadascú al seu amb «sobremesa serve».
prompt = La teva jugada
prompt-others = { $seat }: Retorn per deixar-ho passar, o
or-amount = { $word } N, o només N: qualsevol quantitat de { $lowest } a { $highest }, per exemple { $some }
or-amount-only = { $word } N, o només N: de { $lowest } a { $highest }
or-amount-short = de { $lowest } a { $highest }
or-again = Retorn: { $money }, com l’última vegada
or-besides = o bé { $moves }
more-moves = … fins a { $count }: escriu un número, o una jugada com aquestes
commands = també: { $names }
command-hint = pista
command-rules = regles
command-table = taula
command-undo = desfer
command-save = desar
command-help = ajuda
command-quit = sortir
help-hint = el que ajuda a decidir
help-rules = les regles d’aquest joc
help-table = la taula sencera, i què volen dir els signes
help-undo = desfer la teva última jugada, mentre no hagi deixat veure res
help-save = escriure la partida en un fitxer
help-help = aquestes ordres
help-quit = parar aquí; pots tornar més tard
help-leave = deixar la taula per sempre; les regles diuen què passa amb el teu lloc
leave-sure = Deixar la taula per sempre? (sí o no)
quit-sure = Parar aquí? La partida queda desada i continua amb «sobremesa play --continue». (sí o no)
yes = sí
no = no
no-hint = Aquí no hi ha res per aconsellar.
nothing-yet = Encara no ha passat res.
saved = S’ha desat a { $file }. El fitxer conté l’ordre de les cartes que encara han de sortir: no el llegeixis abans de continuar jugant.
save-needs-file = Digues on: { command-save } { meta-file }
no-such-move = «{ $move }» no és cap jugada possible ara: tria’n una de la llista.
could-be = Pot ser: { $moves }.
no-such-seat = En aquesta taula no hi ha lloc { $number }.
nothing-to-undo = No tens cap jugada per desfer.
table-moved-on = Mentrestant la taula ha continuat.
snapshot-misfit = La partida la va desar una versió del joc amb una altra disposició de la taula.
undo-too-late = Això ja no es pot desfer: ha deixat veure alguna cosa.
undo-others = Ja no es pot desfer: algú altre ha jugat després.
undo-once = Només es desfà l’última jugada, i ja està desfeta.
took-back = { $seat } es desdiu de la jugada.
time-up = S’ha acabat el temps: la casa juga per { $seat }.
stood-in = La casa juga per { $seat }.
substituted = La casa va jugar { $count ->
    [one] un cop
   *[other] { $count } cops
} per { $seat }.
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
coins = { $money }
move-leave = aixecar-se de la taula
typed-leave = aixecar-se
default-person = Jugador { $number }
default-bot = Bot { $number }
seat-person = tu
which-game = A què juguem?

# A pantalla completa
let-pass = deixar-ho passar
cursor-keys = Fletxes: un altre lloc. Tab: una altra carta. Retorn: jugar-la.
score-line = { $seat }: { $score }
command-story = història
command-score = marcador
command-leave = { typed-leave }
help-story = tot el que ha passat fins ara
help-score = com va cadascú
help-typing = Escriu una jugada o el seu número; o tria amb les fletxes i Retorn, o amb el ratolí. Ctrl-P i Ctrl-N: el que has escrit abans. Una tecla apressa els altres; el que escriguis mentrestant espera el teu torn.
page-keys = ↑ ↓ · Esc tanca
menu-keys = RePàg · AvPàg: continuar llegint
rules-keys = ↑ ↓ · C índex · Esc tanca
rules-contents = Índex
stay = quedar-se a la taula
really-leave = Deixar la taula del tot?
really-quit = Deixar de jugar?
after-rematch = una altra partida, amb tothom
after-other = un altre joc
after-table = mirar la taula un cop més
after-quit = prou per avui
cli-arg-plain = línies senzilles en comptes de pantalla completa
cli-arg-step = començar en aquest pas de la partida en comptes d’explicar-la tota
cli-arg-pace = a quin ritme juguen els altres a pantalla completa: normal, slow, fast o instant
unknown-pace = No hi ha cap ritme anomenat { $pace }; hi ha { $known }.
unknown-shell = No hi ha cap shell anomenat { $shell }; hi ha { $known }.
sheet-options = opcions
value-beyond = No pot ser { $value }, només { $range }.
key-change = canviar
key-choose = triar
key-back = tornar
enter-key = Retorn
key-enter = seure
key-begin = començar
seating-game = Joc
seating-variant = Variant
seating-changed = { $count ->
    [one] (una opció canviada)
   *[other] ({ $count } opcions canviades)
}
seating-seats = Jugadors
seating-person-about = Una persona. Escriu un nom; ← → hi posa un bot.
seating-assistance = Ajuda
seating-pace = Ritme
seating-pace-about = A quin ritme juguen els bots i la banca. Una tecla els apressa.
pace-instant = a l’instant
pace-fast = ràpid
pace-normal = normal
pace-slow = lent
seating-go-on = continua la partida: { $title }, { $when }
seating-language = Llengua

# Lists of games
games-seats = llocs: { $least }–{ $most }
games-variants = variants (--variant):
games-characters = qui juga (--seats):
games-bots = bots (--seats):
bot-random = Fa qualsevol jugada de la llista.
    .title = A l’atzar
bot-level-1 = Fa els errors de qui comença.
    .title = Nivell 1
bot-level-2 = Juga amb seny, però se li escapen coses.
    .title = Nivell 2
bot-level-3 = Juga bé, d’ofici.
    .title = Nivell 3
bot-level-4 = Pensa per endavant en el que no veu.
    .title = Nivell 4
bot-level-5 = Pensa tan lluny com pot.
    .title = Nivell 5
bot-pepe = Juga el que li va bé, i s’oblida del que volia dir.
    .bank = Aposta el primer que li passa pel cap.
    .title = Pepe
bot-tono = Sempre amb presses: la millor carta va primer.
    .bank = Sempre amb presses: les apostes més grosses van primer.
    .title = Tono
bot-ines = Li encanta arriscar, i riu quan surt malament.
    .bank = Li encanta arriscar: la meitat del que pot, a cada ronda.
    .title = Inês
bot-lola = Guarda la millor carta per al final, i mai no s’oblida d’avisar.
    .bank = Guarda els diners per a les últimes rondes, i llavors aposta tot el que pot.
    .title = Lola
bot-quim = Serveix a poc a poc: compta dues vegades i va sobre segur.
    .bank = Serveix a poc a poc: aposta el mínim, a cada ronda.
    .title = Quim
bot-nuria = Espera que gairebé hi hagis arribat, i llavors prem.
    .bank = Espera a anar guanyant, i llavors prem.
    .title = Nuria
bot-dolors = Molt educada. Recorda totes les cartes de la taula.
    .bank = Molt educada. Aposta el mateix, ronda rere ronda.
    .title = Dolors
bot-marcel = Prova mil mans abans de moure, i mai no mira la teva.
    .bank = Se sap de memòria totes les probabilitats, i arrisca tan poc com pot.
    .title = Marcel
character-level = nivell { $level }
character-elo = Elo { $elo }
games-options = opcions (--set):
games-option = { $range }, per defecte { $value }
games-price = Per a qui juga sense errors: { $share } de cada aposta.

# Records
no-records = Encara no s’ha desat cap partida.
records-folder = Els registres es desen a { $folder }.
record-rescued = Tot el que hi ha abans del trencament s’ha desat a { $file }: «sobremesa play --continue» la reprèn.
records-line = { $title } · { $names } · { $when } · { $how }
records-score = { $name }: { $score }
records-open = sense acabar

# At a table of a house elsewhere
cli-join = seure a una taula d’una casa en una altra màquina
cli-arg-link = l’enllaç que convida a la taula
cli-host = obrir una taula per a altres i seure-hi
cli-arg-table-seats = quants llocs té la taula; els lliures els poden ocupar bots
cli-arg-clock = segons per decidir; sense això no hi ha límit
cli-arg-public = mostrar la taula a la llista de la casa
cli-arg-server = la casa on obrir-la; si falta, se n’obre una aquí mentre juguis
bad-server = «{ $server }» no és l’adreça d’una casa; n’és un exemple http://host:8000
house-not-opened = No s’ha pogut obrir la casa: { $why }
house-closed-with-host = La casa es tanca amb tu. «sobremesa serve --lan» la torna a obrir, i les partides continuen.
cli-arg-name = el teu nom en aquella casa, si hi entres per primer cop
meta-link = ENLLAÇ
bad-link = «{ $link }» no és l’enllaç d’una taula; n’és un exemple http://host:8000/#table=…
house-not-reached = Cap casa no respon a { $address }.
house-not-understood = Aquí no s’entén què diu la casa de { $address }: és d’una altra versió, o no és una casa.
house-forgot = La casa de { $address } ja no deixa entrar { $name }. Per entrar-hi amb un altre nom: sobremesa join { $link } --name { meta-name }
house-says = La casa diu «{ $reason }», i aquí no hi ha paraules per a això.
protocol-version = Aquesta casa i la Sobremesa d’aquest ordinador són de versions diferents i no s’entenen. Actualitza la més antiga; aquí: pip install --upgrade sobremesa
your-name = El teu nom
at-the-table = A la taula: { $names }
invite-others = Qui tingui aquest enllaç pot seure, en un navegador o amb «sobremesa join»:
invite-only-here = Només el pot obrir aquest ordinador.
invite-code = O escriure això abans de { $minutes } minuts:
seat-free = seient lliure
seat-ready = { $name } (a punt)
seat-gone = { $name } (no hi és)
host-begins = { $name } comença quan tothom estigui a punt.
host-awaited = Esperant que comenci { $name }
seat-away = { $name } ha perdut la connexió; la casa jugarà d’aquí a { $seconds } s.
seat-asleep = { $name } no respon: el mòbil o l’ordinador s’ha adormit. D’aquí a { $seconds } s pots escriure { command-house } i jugarà la casa.
seat-silent = { $name } no respon: el mòbil o l’ordinador s’ha adormit.
seat-played = La casa juga per { $name } fins que torni.
late-begun = La partida ja ha començat: juguen { $names }.
late-mine = Si ets { $name }, escriu { command-ask } { $number } per recuperar el lloc.
late-bot = Un bot juga com a { $name }: escriu { command-ask } { $number } per demanar el lloc.
late-nothing = Ara no hi ha cap lloc per demanar. Queda’t: si n’hi ha, ho llegiràs aquí.
late-which = Digues quin dels llocs que es poden demanar: { command-ask } i el número.
late-refused = S’estimen més que no. Ho pots tornar a demanar.
seat-given = { $name } continua al lloc de { $was }.
seat-given-bot = Un bot continua per { $name }.
guest-asks = { $guest } ha arribat tard i demana el lloc de { $name }, amb les cartes. Escriu { command-give } o { command-refuse }.
guest-asks-to-watch = { $guest } ha arribat tard i vol mirar. Escriu { command-give } o { command-refuse }.
guest-needs-all = { $guest } ve de l’adreça d’un de vosaltres, i per això hi heu d’estar tots d’acord.
seat-back = { $name } ha tornat.
prompt-ready = Retorn quan estiguis a punt
prompt-start = Retorn: començar, si tothom és a punt
prompt-fill = Retorn: els bots ocupen els llocs lliures i es comença
prompt-again = Retorn: una altra partida amb tothom
commands-there = també: { command-hint }, { command-rules }, { command-table }, { command-say } …, { command-invite }, { command-help }, { typed-leave }, { command-quit }
command-say = dir
help-say = dir alguna cosa a tota la taula
command-react = reaccionar
help-react = mostrar una reacció a tota la taula: /bravo
command-mute = silenciar
help-mute = no mostrar-me el que diu algú, a cap taula: silenciar Leo
command-unmute = escoltar
help-unmute = tornar-ho a mostrar: escoltar Leo
unmuted = Tornes a veure el que diu { $name }.
mute-whom = Digues qui d’aquesta gent: { $names }.
mute-nobody = Aquí no hi ha ningú més.
reacted = { $name }: *{ $reaction }*
reactions-known = Les reaccions són { $known }.
reaction-bravo = bravo
reaction-haha = ha, ha
reaction-oh = oh, no
reaction-hm = mmm
reaction-thanks = gràcies
reaction-knock = et toca
command-house = casa
help-house = que jugui la casa per qui s’ha adormit
command-invite = convidar
help-invite = el que convida els altres: enllaç, codi QR i codi curt
command-seats = llocs
help-seats = quants llocs té la taula (amfitrió, abans de començar): llocs 3
command-free = alliberar
help-free = alliberar el lloc d’un número o nom (amfitrió): alliberar 2
command-ask = reclamar
help-ask = demanar un lloc quan la partida ja ha començat
command-give = donar
help-give = donar el lloc a qui el demana
command-refuse = negar
help-refuse = dir que no a qui demana
spoken = { $name }: { $text }
time-left = { $seconds ->
    [one] Queda un segon.
   *[other] Queden { $seconds } segons.
}
connection-lost = S’ha perdut la connexió; s’està tornant a provar…
connection-back = De nou a la taula.
quit-sure-there = Parar aquí? El teu seient continua sent teu i el mateix enllaç t’hi torna. (sí o no)
come-back = El teu seient continua sent teu. Per tornar: sobremesa join { $link }
left-the-table = Has deixat la taula.
record-not-fetched = Ara no es pot portar el registre. Per portar-lo més tard: sobremesa join { $link }
closed-abandoned = Tothom ha marxat: la partida s’acaba sense resultat.
closed-unused = Aquesta taula no s’ha fet servir i està tancada.
closed-version = Les regles d’aquest joc han canviat entretant: la partida s’acaba sense resultat.
closed-admin = Qui porta la casa ha tancat aquesta taula.

# Replay
replay-title = { $title } · { $variant }
replay-open = La partida no es va acabar.

# Simulation
warm-ready = { $game }: a punt
arena-score = { $player } contra { $others }: guanya el { $mean } % de { $games } partides, interval del 95 % de { $low } a { $high }; Elo { $elo } (de { $least } a { $most })
arena-seed = Llavor { $seed }: amb ella es tornen a jugar els mateixos repartiments.
sim-so-far = resultats fins ara: { $results }
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
sim-n0 = rondes fins a una desviació (N0)
sim-ruin = risc de ruïna
sim-length = Jugades per partida: { $mean } de mitjana, mínim { $least } i màxim { $most }. Rondes: { $rounds } de mitjana.
share = { $share }
sim-speed = { $games } partides i { $moves } jugades en { $seconds } s: { $game_rate } partides i { $move_rate } jugades per segon.

# Tables for many people
cli-serve = obrir la casa a les màquines d’altres persones
cli-arg-host = l’adreça on escoltar
cli-arg-lan = deixar entrar els aparells d’aquesta xarxa, per les adreces que es mostren
cli-arg-port = el port on escoltar
cli-arg-db = on es desen les taules: un fitxer o l’URL d’una base de dades
serving = La casa és oberta a { $address } (Ctrl-C la tanca).
serving-only-here = Només la pot obrir aquest ordinador. Per als altres de la teva xarxa: sobremesa serve --lan
serving-others = Els altres aparells d’aquesta xarxa entren per { $address }
table-has-begun = La partida d’aquesta taula ja ha començat.
already-seated = Ja teniu seient.
seat-taken = Aquest seient està ocupat.
table-full = Tots els seients d’aquesta taula estan ocupats.
not-seated = No seieu en aquesta taula.
only-the-host = Això només ho pot fer l’amfitrió.
seats-free = { $count ->
    [one] Queda un seient lliure.
   *[other] Queden { $count } seients lliures.
}
nothing-to-contribute = Ara no hi ha res a aportar.
bad-hash = Una empremta són 64 xifres hexadecimals.
contribution-misfit = Aquest text no correspon a l’empremta que has enviat abans.
no-match-on = En aquesta taula no s’està jugant.
bad-text = Un text té d’1 a 500 caràcters imprimibles.
match-still-on = La partida continua; el seu registre mostra les cartes que falten.
unknown-person = La casa no us coneix.
unknown-table = No hi ha cap taula així.
hello-first = Saludeu primer.
cli-arg-log-json = explica el que fa la casa com un objecte JSON per línia
bad-house-setting = L’ajust { $name } no pot ser { $value }.
house-open-already = Un altre procés té oberta la casa de { $path }. Un fitxer n’admet un; més d’un necessiten PostgreSQL.
cannot-listen = La casa no pot obrir a { $host }, port { $port }: { $why }.
why-taken = un altre programa té aquest port
why-no-address = aquesta màquina no té aquesta adreça
no-postgresql = PostgreSQL necessita el seu controlador: pip install "sobremesa[postgresql]".
house-trouble = La casa no pot desar res en aquest moment.
closing = La casa tanca un moment.
not-entered = Entra primer amb un nom.
not-ready = Encara no estan a punt: { $names }.
not-away = No es pot treure d’una partida qui hi és.
not-asleep = La casa juga per algú només després d’un minut sense resposta i on no hi ha límit de temps.
nobody-asleep = En aquesta taula no s’ha adormit ningú.
match-is-over = La partida d’aquesta taula s’ha acabat.
seat-kept = El lloc es guarda: només es dona a algú altre si el té un bot o si fa molt que ningú no hi torna.
too-many-guests = Ja hi ha massa gent demanant. Torna-ho a provar d’aquí a una estona.
nobody-asks = Ningú no et demana res.
nobody-to-remove = Allà no seu ningú més.
bad-order = Cada seient s’ha d’anomenar una vegada.
hello-once = Hola es diu una vegada.
no-message = Això no era un missatge.
too-fast = Això ha estat massa de cop.
too-many = Arriben massa connexions des de la teva adreça.
too-slow = La teva connexió és massa lenta per seguir.
silent = Fa una hora que no arriba res del teu costat.
too-long-to-compute = Calcular això trigaria massa.
computing-busy = Abans s’ha de calcular una altra cosa. Torna-ho a provar d’aquí a un moment.
computing-failed = El càlcul ha fallat. Torna-ho a provar.
unknown-link = Aquest enllaç no funciona o ja s’ha fet servir.
unknown-code = Aquest codi no obre cap taula: està mal escrit o ja li ha passat el quart d’hora.
codes-pause = S’han provat massa codis equivocats: descansen un quart d’hora. Amb un enllaç s’hi pot entrar igualment.
foreign-host = Aquesta casa no respon al nom { $host }. Qui la porta el pot afegir a la configuració SOBREMESA_HOSTS.
unknown-device = Cap dispositiu teu no té aquest identificador.
too-many-devices = Ja tens { $most } dispositius i enllaços; oblida’n un primer.
nobody-to-mute = No hi ha ningú amb aquest identificador.
too-many-mutes = Has silenciat { $most } persones, i la casa no en recorda més.
bad-cursor = Una llista no pot continuar des d’aquí.

# Per a qui porta una casa
cli-admin = té cura d’una casa: les seves taules i la seva gent
admin-tables = llista les taules
admin-people = llista totes les persones que han entrat
admin-close = tanca una taula
admin-ban = no deixa entrar més una persona
admin-unban = torna a deixar entrar una persona
admin-erase = esborra el nom d’una persona i tot el que va dir
meta-table = TAULA
meta-person = PERSONA
cli-arg-table = l’identificador d’una taula, com el mostra «admin tables»
cli-arg-person = l’identificador d’una persona, com el mostra «admin people»
cli-arg-all = també les acabades
admin-tables-line = { $id } · { $game } ({ $variant }) · { $phase ->
    [open] oberta
    [committed] a punt de començar
    [revealing] a punt de començar
    [playing] en joc
   *[over] acabada
} · { $names } · { $changed }
admin-people-line = { $id } · { $name } · { $entered }{ $banned ->
    [0] { "" }
   *[other] { " " }· vetada
}
admin-no-tables = No hi ha taules.
admin-no-people = Encara no ha entrat ningú.
admin-did-close = La taula està tancada. Una casa oberta ho nota en uns segons.
admin-did-ban = Aquesta persona ja no pot entrar. Una casa oberta l’acomiada en uns segons.
admin-did-unban = Aquesta persona pot tornar a entrar.
admin-did-erase = { $count ->
    [0] El nom està esborrat; no era a cap taula.
    [one] El nom està esborrat, en una taula, amb tot el que aquesta persona hi va dir.
   *[other] El nom està esborrat, en { $count } taules, amb tot el que aquesta persona hi va dir.
} Les còpies de seguretat i els registres que algú es va endur el conserven.
no-house = No hi ha cap casa a { $path }.
no-database = No es pot llegir la base de dades.
house-of-another-version = L’última a obrir la casa va ser una altra versió: obre-la un cop amb «sobremesa serve».
table-over-already = La taula ja està acabada.
nobody-of-that-id = Aquí ningú no té l’identificador { $id }.

# The browser
web-guest = Convidat
web-computer = { $name }, ordinador
web-computer-level = { $name }, ordinador, nivell { $level }
web-thinking = pensant
web-you = (tu)
web-away = sense connexió
web-away-until = la casa juga d’aquí a { $time }
web-away-played = juga la casa
web-is-back = ha tornat
web-bill-substituted = { $count ->
    [one] la casa va jugar un cop
   *[other] la casa va jugar { $count } cops
}
web-missed-played = Ja has tornat. La casa ha jugat { $count ->
    [one] un cop
   *[other] { $count } cops
} per tu.
web-asleep = sense respondre fa { $minutes } min
web-asleep-title = { $name } no respon
web-asleep-question = { $name } no respon: se li ha adormit el mòbil o l’ordinador. Que jugui la casa mentrestant?
web-asleep-wait = Esperar
web-asleep-play = Que jugui la casa
web-late = La partida ja ha començat
web-late-about = { $names } juguen a { $title }.
web-late-mine = Aquest era el meu lloc
web-late-mine-note = Ets { $name }? Te’l tornen amb un toc.
web-late-soon = { $name } acaba de marxar. D’aquí a dos minuts es podrà demanar el lloc.
web-late-bot = Demanar el lloc de { $name }
web-late-bot-note = El té un bot; et quedes les seves cartes i els seus punts.
web-late-watch-note = Veus el que hi ha sobre la taula, però no la mà de ningú.
web-late-asked = Demanat. Falta que { $host } digui que sí.
web-late-asked-any = Demanat. Falta que algú digui que sí.
web-late-asked-all = Demanat. Han de dir que sí tots, perquè comparteixes l’adreça amb algú de la taula.
web-late-refused = S’estimen més que no. Ho pots tornar a demanar.
web-guest-seat = { $guest } diu: el lloc de { $name } era meu. Es queda també les cartes.
web-guest-bot = { $guest } vol continuar en lloc de { $name }.
web-guest-watch = { $guest } vol mirar.
web-guest-all = Hi heu d’estar tots d’acord: { $guest } ve de l’adreça d’un de vosaltres.
web-guest-no = No
web-guest-give = Donar el lloc
web-guest-let = Que miri
web-given = { $name } continua al lloc de { $was }.
web-given-back = { $name } ha recuperat el lloc.
web-given-bot = Un bot continua per { $name }.
web-give-bot = Donar a un bot el lloc de { $name }
web-seconds-left = { $count ->
    [one] queda un segon
   *[other] queden { $count } segons
}
web-amount = Quantitat
web-clear = Esborra la quantitat
web-amount-range = De { $least } a { $most }
web-add-chip = afegir { $money }
web-close = Tancar
web-your-turn = Et toca
web-others-turn = Juga un altre
web-play-now = Jugar ara
web-laying = Parant la taula…
web-hint = Pista
web-notebook = Llibreta
web-sit-down = Seure
web-start = Començar
web-motto = Ningú no s’aixeca de taula.
web-about = Cartes per després de dinar: amb amics, amb la família o amb bots que no veuen més que tu. Sense compte, sense instal·lar res.
web-nav = Casa
web-nav-tables = Taules
web-nav-records = Partides
web-nav-rules = Regles
web-nav-fair = Barreja neta
web-language = Llengua
web-evening = Llum de vespre
web-afternoon = Llum de tarda
web-your-name = El teu nom a taula
web-ask-name = Com t’hem de dir?
web-name-ok = Soc jo
web-name-note = És com et veuran els altres, de seguida i a totes les taules. A un convidat li cal només un nom.
web-save = Desar
web-device = Continuar en un altre dispositiu
web-device-note = Aquest enllaç fa teu un altre dispositiu. Serveix un cop, durant un dia; no l’enviïs a ningú més.
web-devices = Els teus dispositius
web-device-this = Aquest dispositiu
web-device-other = Dispositiu des del { $day }
web-device-unknown = Un altre dispositiu
web-device-link = Enllaç que serveix fins al { $day }
web-device-forget = Oblida
web-copy = Copiar
web-copied = Copiat
web-marked = Marcat: prem Ctrl+C per copiar
web-share = Compartir
web-games = Jocs
web-against = contra { $names }
web-open-table = Obrir una taula
web-seats = { $least }–{ $most } jugadors
web-variants = { $count ->
    [one] una variant
   *[other] { $count } variants
}
web-goes-on = La teva partida continua
web-waits = La teva taula espera
web-with = { $title } amb { $names }
web-back-to-it = Tornar-hi
web-open-tables = Taules obertes
web-no-tables = Ara mateix no hi ha taules obertes a tothom. Obre’n una o juga contra bots.
web-table-of = Taula de { $name }
web-free-seats = { $count ->
    [one] un lloc lliure
   *[other] { $count } llocs lliures
}
web-in-play = en joc
web-watch = Mirar
web-invitation = Codi o enllaç d’invitació
web-enter = Entrar
web-own-drawing = Totes les cartes són dibuix propi.
web-promise = Cada barreja queda fixada abans de repartir i es pot comprovar després.
web-unreached = No hi ha connexió amb la casa. Aquesta pàgina es va desar en la teva darrera visita.
web-try-again = Tornar-ho a provar
web-new-table = Una taula nova
web-variant = Variant
web-players = Jugadors
web-who-plays = Qui juga amb tu?
web-who-here = Qui seu aquí?
web-more-players = Més jugadors de l’ordinador
web-company-sees = Només veuen el que es veu des del seu lloc.
web-rule-of-thumb = Aquí juga a ull: aquesta casa no té regles compilades per calcular jugades.
web-clock = Temps per decidir
web-no-clock = sense límit de temps
web-seconds = { $count ->
    [one] un segon
   *[other] { $count } segons
}
web-minutes = { $count ->
    [one] un minut
   *[other] { $count } minuts
}
web-hours = { $count ->
    [one] una hora
   *[other] { $count } hores
}
web-window = Temps perquè parlin els altres
web-window-none = cap
web-window-short = curt
web-window-usual = normal
web-window-long = llarg
web-catching = Temps per enxampar algú, abans que jugui un bot
web-public = Tothom pot trobar aquesta taula
web-options = Les regles d’aquesta taula
web-price = El preu d’aquesta taula
web-price-chosen = triat
web-price-loses = Qui juga sense errors perd { $coins } de cada 100 monedes apostades, a la llarga.
web-price-wins = Qui juga sense errors guanya { $coins } per cada 100 monedes apostades, a la llarga.
web-price-note = Exacte, amb cartes noves i un sol jugador. Cada regla diu què canviaria.
web-range = de { $least } a { $most }
web-changed = canviada
web-waiting = Esperant els altres
web-waiting-for = Esperant { $names }
web-all-here = Ja hi som tots
web-free-seat = Lloc lliure
web-at-table = A taula
web-seats-taken = { $taken } de { $seats } llocs
web-seat-gone = ha marxat; el lloc l’espera
web-free-the-seat = Alliberar el lloc
web-close-seat = Tancar aquest lloc
web-add-seat = Afegir un lloc
web-fill-and-start = Omplir la taula i començar
web-full = La taula és plena
web-full-note = Si algú s’aixeca, pots seure aquí.
web-agreed-rules = Regles acordades
web-clock-rule = { $time } per decidir
web-invite = Convidar
web-invite-note = Qui obri aquest enllaç seu a aquesta taula, sense compte.
web-only-here = Només el pot obrir aquest ordinador
web-only-here-note = Tanca la casa i obre-la amb «sobremesa serve --lan»: així hi podran entrar els mòbils i ordinadors de la mateixa xarxa.
web-qr = Codi QR de la invitació
web-qr-note = Apunta-hi la càmera
web-code-get = Codi curt per dir-lo en veu alta
web-code-until = Obre la sala d’espera fins a les { $time }
web-code-renew = Un altre quart d’hora
web-add-bot = Afegir un jugador
web-change-player = Posar-hi algú altre en lloc de { $name }
web-remove = Treure { $name }
web-move-up = Pujar { $name }
web-move-down = Baixar { $name }
web-ready = Ja estic!
web-not-ready = encara no
web-wait = Espera, encara no
web-is-ready = a punt
web-host = amfitrió
web-stand-up = Aixecar-se
web-contribution = El teu polsim de sal per a la barreja
web-contribution-note = Qualsevol text. El teu navegador hi afegeix un grapat d’atzar i primer només n’envia l’empremta; el text va després, quan les empremtes de tothom són a la taula. Així ningú no podia conèixer les cartes.
web-round = ronda { $round }
web-round-of = ronda { $round } de { $last }
web-watching = { $count ->
    [one] mira una persona
   *[other] miren { $count } persones
}
web-rules = Regles
web-sound = So
web-leave = Aixecar-se de taula
web-leave-note = La partida continua sense tu i no se’t guarda el lloc.
web-just-go = Torna a l’inici i guarda’m el lloc
web-stay = Quedar-se
web-menu = Menú
web-tab-game = Partida
web-tab-chat = Xat
web-tab-points = Punts
web-tab-money = Diners
web-unread = { $count ->
    [one] un de nou
   *[other] { $count } de nous
}
web-write = Escriu a la taula
web-send = Enviar
web-mute = No mostrar-me el que diu { $name }
web-quiet = Ningú no ha dit res encara.
web-lamp-out = Se n’ha anat la llum
web-lamp-note = Sense connexió des de fa { $seconds } s. El teu lloc t’espera; continuem provant-ho.
web-try-now = Provar-ho ara
web-lamp-on = Ha tornat la llum.
web-missed = { $count ->
    [one] Mentre no miraves: ha passat una cosa
   *[other] Mentre no miraves: han passat { $count } coses
}
web-see = veure
web-you-watch = Estàs mirant
web-turned-away = Aquí no pots seure
web-protocol-version = La casa s’ha renovat mentre aquesta pàgina era oberta, i ja no s’entenen. Torna a carregar la pàgina i seràs de nou a la teva taula.
web-reload = Tornar a carregar la pàgina
web-to-house = Torna a l’inici
web-closed-unused = Aquesta taula s’ha desparat: ningú no va començar cap partida.
web-closed-abandoned = Tothom ha marxat; la partida no té resultat.
web-closed-version = Les regles han canviat amb la partida oberta; acaba sense resultat.
web-closed-finished = La partida s’ha acabat.
web-bill = El compte
web-bill-points = punts
web-bill-money = diners
web-behind = a distància
web-bill-place = Acabes en la posició { $place }.
web-evening-together = La vetllada
web-evening-matches = { $count ->
    [one] Una partida en aquesta taula
   *[other] { $count } partides en aquesta taula
}
web-evening-winners = Qui ha guanyat, per ordre
web-evening-won = { $count ->
    [one] partida guanyada
   *[other] partides guanyades
}
web-thanks = Gràcies. Queda’t una estona més.
web-bank = La casa
web-rematch = Revenja amb tothom
web-to-rematch = A la revenja
web-watch-record = Tornar a veure la partida
web-see-table = Mirar la taula
web-keys = Tecles
web-keys-letter = la lletra impresa en un botó el prem
web-keys-digits = les opcions, per ordre
web-keys-arrows = per la mà i pel tauler
web-keys-enter = jugar, enviar, prémer
web-keys-escape = desfer la selecció, tancar
web-keys-chat = xat
web-keys-again = repetir la pregunta
web-keys-help = aquestes tecles
web-letters = Dreceres de teclat
web-volume = Volum
web-vibrate = Vibrar quan em toqui
web-sound-offer = Vols sentir les cartes?
web-sound-yes = Amb so
web-sound-no = En silenci
web-muted = No veus el que diu { $name }.
web-unmute = Tornar-ho a veure
web-reactions = Reaccions
web-mute-short = Silencia
web-reaction-bravo = Bravo!
web-reaction-haha = Ha, ha!
web-reaction-oh = Oh, no!
web-reaction-hm = Mmm…
web-reaction-thanks = Gràcies!
web-reaction-knock = Et toca!
web-notify = Avisar-me quan em toqui
web-skip = A les teves cartes
web-records = Partides desades
web-records-note = Cada partida queda com una pàgina que es pot llegir, enviar i comprovar. Deixa’n anar una aquí, d’aquesta casa o d’una altra.
web-choose-file = Triar un fitxer
web-your-records = Les teves partides acabades
web-no-records = Encara no has acabat cap partida aquí.
web-all-games = Tots els jocs
web-came-first = Vas guanyar tu
web-shared-first = Victòria compartida
web-came-in = Vas quedar en el lloc { $place }
web-won-by = Guanyada per { $names }
web-show = Veure
web-see-as = Veure com
web-everybody = tothom
web-all-hands = Les mans de tothom
web-speed = Velocitat: { $speed }×
web-step = { $step } de { $steps }
web-first = Al principi
web-back = Enrere
web-play = Reproduir
web-pause = Pausa
web-forward = Endavant
web-last = Al final
web-download = Baixar
web-copy-link = Copiar enllaç
web-moves = Jugades
web-text = Text
web-beginning = Es reparteixen les cartes
web-verified = Barreja comprovada
web-verified-note = Calculat al teu navegador: cada repartiment se segueix de la llavor, i la llavor correspon al compromís { $commitment }.
web-forged = Aquest registre no s’aguanta
web-forged-commitment = La llavor no és la que es va comprometre abans de la partida.
web-forged-deal = El repartiment { $deal } no se segueix de la llavor.
web-forged-digest = La línia { $line } es va canviar després d’escriure’s.
web-unproved = Res a comprovar
web-unproved-note = Les cartes d’aquesta partida no es van comprometre abans de jugar.
web-lesson-cards = Les cartes
web-lesson-round = Com es juga
web-lesson-good = Un exemple que surt bé
web-lesson-bad = I un que surt malament
web-lesson-whole = Les regles completes
web-show-me = Ensenya-m’ho en una taula
web-guide-skip = Salta
web-guide-next = Següent
web-guide-play = A jugar
web-guide-step = Nota { $step } de { $steps }
web-fair-title = Com es remenen les cartes
web-fair-1 = Abans de la partida la casa treu una llavor secreta de 32 bytes i en mostra el compromís: una empremta de la llavor i de tot el que s’ha acordat. Des d’aleshores res no pot canviar sense que es noti.
web-fair-2 = Només llavors cadascú a taula escriu un text, i el seu dispositiu hi afegeix 128 bits a l’atzar. Al principi només se n’envia l’empremta.
web-fair-3 = Quan totes les empremtes són a la taula, tothom veu la llista, i només llavors s’obren els textos. Entren en cada barreja: ningú, ni la casa, no pot triar un text després de sentir-ne un altre. Els bots no hi afegeixen res.
web-fair-4 = Després de l’última carta es mostra la llavor. El registre ho conté tot, i el teu navegador torna a calcular cada barreja.
web-fair-proves = Què demostra
web-fair-yes = Ningú no coneixia les cartes mentre encara podia triar un text: t’ho demostra si el teu dispositiu va veure el compromís i la llista, i el teu text és al registre.
web-fair-missing = Qui no obre mai el seu text tria entre dos repartiments, amb ell i sense. La comprovació compta els que falten: amb dos, la casa va poder triar entre quatre repartiments; amb tres, entre vuit.
web-fair-moves = Les jugades són possibles i les puntuacions, correctes: ho demostra a tothom.
web-fair-no = Cap fitxer no demostra qui va fer les jugades, que no es comencés i es llencés una altra partida, ni que els jugadors no es diguessin les cartes.
web-fair-bots = Els bots veuen exactament el que veuria una persona al seu lloc, i res més.
web-check-record = Comprovar una partida
web-committed = La barreja està fixada: { $commitment }
web-listed = Els polsims de sal estan segellats: { $hashes }

cli-odds = què val cada jugada, exactament: el valor d’una taula i el seu quadre
cli-arg-seen = cartes que ja han sortit, separades per comes
cli-arg-after-split = com es juga després de separar: cdz com si no s’hagués separat, cdp amb una estratègia pròpia
cli-arg-infinite = infinites baralles
cli-arg-effects = què canviaria cada altre valor d’una opció
cli-arg-values = mostrar també què val cada jugada
cli-arg-odds-csv = respondre amb línies per a un full de càlcul
cli-arg-odds-svg = respondre amb un dibuix del quadre (SVG)
no-odds = No hi ha probabilitats exactes per a { $game }; n’hi ha per a { $known }.
odds-unknown-card = { $card } no és cap carta; hi ha { $known }.
odds-too-few-left = Queden massa poques cartes: en calen almenys { $least }.
odds-value = Valor per a qui no s’equivoca: { $share } de la primera aposta.
odds-chart = La millor jugada
odds-values = Què val cada jugada, de l’aposta inicial
odds-effects = Què canviarien altres regles
odds-infinite-seen = Un sabot infinit no perd cartes: treu --seen o --infinite.
odds-too-many-seen = S’han vist més cartes d’aquestes que les que hi ha.
odds-unknown-convention = --after-split no pot ser { $value }; pot ser { $known }.
odds-not-here = En aquest joc no se separa ni hi ha infinites baralles.

# Assistance, which a table agrees to before the start
web-assistance = Ajuda durant la partida
assistance-none = cap
assistance-hints = consells
assistance-odds = probabilitats
web-agreed-none = Sense consells ni probabilitats
web-agreed-hints = Consells per a qui en demani
web-agreed-odds = Probabilitats al costat de cada jugada
hints-not-agreed = En aquesta taula es va acordar jugar sense consells.
odds-not-agreed = En aquesta taula no es van acordar probabilitats.
odds-no-choice = Ara no hi ha res a sospesar.
odds-not-ready = Les probabilitats d’aquest joc s’estimen, i per això calen regles compilades: no hi són, o encara no estan a punt.
command-odds = probabilitats
help-odds = què val cada opció, al costat, d’ara endavant; un altre cop: ja no
odds-hidden = Ja no es mostren les probabilitats.
cli-arg-assistance = què ajuda els jugadors: none, hints o odds (res, consells o probabilitats)

# Odds beside the choices
web-odds = Probabilitats
web-odds-fold = Plega les probabilitats
web-odds-agreed = En aquesta taula es veuen les probabilitats
web-odds-exact = Exacte per a aquestes regles i les { $cards } cartes que no has vist. Els valors són el resultat mitjà, en monedes d’aquesta aposta.
web-odds-estimated = Estimat amb { $worlds } proves del que no pots veure; ± és l’error.
web-odds-chance = Probabilitat de guanyar
web-odds-equal = Iguals: { $moves }. Es diferencien en menys que l’error.
web-odds-heard = Probabilitats: { $choices }.
web-odds-best = { $move }, el millor, { $value }
web-odds-as-good = { $move }, igual, { $value }
web-odds-other = { $move } { $value }
web-odds-plus = més { $value }
web-odds-minus = menys { $value }
web-odds-percent = { $value } per cent, { $error } amunt o avall
web-keys-odds = mostra les probabilitats o les plega

# Review
cli-review = què va ser sort i què va ser joc en una partida registrada
cli-arg-review-seat = de qui: el número del seient
review-of = Com va jugar { $seat }
review-average = les regles
review-average-chance = a parts iguals
review-luck = sort de les cartes
review-decisions = les teves decisions
review-substitutes = jugat per tu
review-result = resultat
review-won = +{ $coins } monedes, i d’on venen
review-lost = −{ $coins } monedes, i on van anar
review-even = Ni una moneda més ni menys, i per què
review-sum = El que donen les regles de mitjana, la sort de les cartes i les teves decisions sumen exactament el resultat.
review-substituted = El que van jugar per tu el rellotge o la casa compta a part.
review-free = { $count ->
    [0] No hi va haver res a decidir
    [one] { $good ->
        [one] La teva única decisió no va costar res
       *[other] La teva única decisió va costar alguna cosa
    }
   *[other] { $good } de { $count } decisions no van costar res
}
review-signs = Decisions en ordre: { $count }; van costar alguna cosa: { $costly }; igual de bones: { $equal }.
review-sign-best = la millor
review-sign-equal = igual de bona
review-sign-costly = va costar alguna cosa
review-accuracy = encert
review-loss = monedes perdudes per ronda
review-luck-good = millors cartes que de costum: una nit de cada { $evenings }
review-luck-bad = pitjors cartes que de costum: una nit de cada { $evenings }
review-dearest = El que va costar alguna cosa, de més a menys
review-round = ronda { $number }
review-against = contra
review-better = Millor: { $best }.
review-more = { $count ->
    [one] I una més.
   *[other] I { $count } més.
}
review-looking = Mirant cada decisió…
review-estimated = Els valors són probabilitats de guanyar la partida, trobades jugant a partir del que podies veure; en conjunt, amb un error de ± { $share }. El que difereix menys que l’error és igual de bo. Són els comptes del nostre propi jugador i per això afavoreixen qui juga com ell.
review-note = Les diferències massa petites són igual de bones, mai un error; les apostes no es jutgen. La sort es mesura amb el que valia cada jugada amb aquestes regles i les cartes que quedaven.
no-such-hand = Amb aquestes cartes no hi ha res a decidir en aquesta taula.
too-many-reviews = Has compartit { $most } anàlisis: esborra’n una abans.
unknown-review = Aquesta anàlisi no hi és, o ja no hi és.
web-review = Anàlisi
web-reviewing = Mirant cada decisió…
web-review-match-won = Partida guanyada, i com s’hi ha arribat
web-review-match-lost = Partida perduda, i com s’hi ha arribat
web-review-chance-sum = Probabilitats de guanyar la partida: el punt de partida de tothom, la sort de les cartes i les teves decisions sumen exactament el resultat.
web-review-chance-loss = de probabilitat perduda amb les teves decisions
web-review-split = Quan una mà es converteix en dues, cadascuna es jutja per si sola, pel que valdrien les mateixes cartes soles: aleshores un cost pot sortir una mica alt, o fins i tot com a guany.
web-review-look = Veure la ronda { $number } al registre
web-rounds-played = { $count ->
    [one] una ronda
   *[other] { $count } rondes
}
train-title = Entrenador
web-train-these = { $count ->
    [one] Practicar aquesta
   *[other] Practicar aquestes { $count }
}
web-share-note = Una imatge amb el teu nom i aquests blocs, o un enllaç a aquesta pàgina: els altres hi són seients amb número, i des d’allà ningú no arriba al registre.
web-share-picture = Desar la imatge
web-share-link = Crear un enllaç
web-share-delete = Esborrar l’enllaç
web-share-deleted = L’enllaç està esborrat.
web-share-yours = Anàlisis que comparteixes
web-take-over = Continua tu des d’aquí
web-take-over-note = Ocupes el lloc de qui jugava; els altres els porta l’ordinador, i el que no podies veure es reparteix de nou.
web-shared-by = Com va jugar { $name }

# Trainer
cli-train = practicar el que no et surt bé
cli-arg-hands = quantes mans; si no es diu, 12
train-hand = mà { $number } de { $count }
train-ask = Què fas? ({ $moves })
train-right = Bé: { $move }.
train-equal = Tan bo com el millor: { $move }.
train-wrong = Millor: { $move }.
train-less = «{ $move }» costa { $loss } apostes.
train-score = Bé: { $right } de { $count }. El que has fallat torna al cap d’1, 3 i 8 dies.
train-again = { $count ->
    [one] Això ho vas fallar una vegada.
   *[other] Això ho vas fallar { $count } vegades.
}
train-hard = Una mà que és fàcil jugar malament.
train-reviewed = { $count ->
    [one] S’ha analitzat un dels teus registres.
   *[other] S’han analitzat { $count } dels teus registres.
}
web-train-what = Entrenador: mans difícils de jugar
web-train-today = Avui
web-train-today-is = Mans: { $done } de { $count }; bé: { $right }.
web-train-known = El que saps
web-train-why = Per què aquesta mà?
web-train-next = Una altra mà
web-train-done = Era la lliçó d’avui.
web-train-more = Unes quantes més
web-train-bets = en apostes
