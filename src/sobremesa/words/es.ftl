# House texts. Each game keeps its own in its folder.

house = Sobremesa, una casa de juegos de cartas
welcome = Te damos la bienvenida a Sobremesa, una casa de juegos de cartas. Puedes escribir:

# The command line
cli-play = jugar una partida en este terminal
cli-classic = jugar con uno de los programas originales del curso
cli-games = listar los juegos, con sus variantes, bots y opciones
cli-rules = mostrar las reglas de un juego
cli-replay = volver a contar una partida guardada
cli-verify = volver a calcular, a partir de la semilla, cómo se barajaron las cartas de un registro
cli-records = listar las partidas guardadas
cli-simulate = dejar que los bots jueguen muchas partidas, con las reglas compiladas
cli-arena = enfrentar a jugadores del ordenador con las mismas cartas, y puntuarlos
cli-warm = compilar de antemano las reglas de algunos juegos o de todos, para las simulaciones
cli-decks = escribir barajas mezcladas en archivos, para el programa del curso que las lee
cli-completion = imprimir lo que un shell necesita para completar estas órdenes
cli-help = mostrar todo lo que se puede hacer
cli-arg-game = a qué se juega: { $known }
cli-arg-file = un registro
cli-arg-variant = qué variante de las reglas; sobremesa games las lista
cli-arg-seats = quién se sienta en cada sitio, separado por comas: tú, bot o el nombre de un bot; Ana:tú pone un nombre
cli-arg-set = cambiar una opción de las reglas, tantas veces como se quiera; sobremesa games las lista
cli-arg-lang = idioma: en, es, pt, ca o fr
cli-arg-seed = un número que permite barajar siempre igual
cli-arg-from = seguir con una partida guardada
cli-arg-at = con --from: seguir tras tantas jugadas de esa partida, a ver qué pasa; lo que estaba tapado se saca de nuevo
cli-arg-as = con --at: el número del sitio que se toma; si no, el que juega a continuación
cli-arg-continue = seguir con la última partida sin terminar
cli-arg-record = dónde guardar el registro en vez de la carpeta de la casa
cli-arg-rescue = guardar lo que hay antes de la primera línea modificada de un registro roto
cli-arg-commitment = el compromiso que se mostró antes de la primera carta
cli-arg-hashes = la lista de huellas que se mostró antes de la primera carta
cli-arg-csv = responder con líneas para una hoja de cálculo, aquí o en un archivo nuevo
cli-arg-force = sustituir los archivos que ya existan
cli-arg-json = responder en JSON
cli-arg-count = cuántas partidas
cli-arg-deals = cuántos repartos juegan como mucho cada dos, uno desde cada asiento
cli-arg-within = parar cuando un resultado se conozca con ese tanto por ciento de margen
cli-arg-jobs = cuántos núcleos del procesador se usan
cli-arg-folder = una carpeta para los archivos
cli-arg-shell = qué shell: bash, zsh o fish
cli-arg-rounds = cuántas barajas, una por ronda
cli-arg-help = mostrar esta ayuda
cli-arg-version = mostrar la versión de la casa
meta-command = ORDEN
meta-game = JUEGO
meta-file = ARCHIVO
meta-folder = CARPETA
meta-shell = SHELL
meta-name = NOMBRE
meta-setting = OPCIÓN=VALOR
meta-program = PROGRAMA
usage = Uso:
usage-arguments = Qué se escribe
usage-options = Opciones

# Problems
usage-error = { $message } Prueba con: { $command } --help
usage-missing = Falta algo: { $what }.
usage-unknown = No se entiende: { $what }.
usage-choice = { $what } no puede ser { $value }; valores posibles: { $known }.
usage-value = { $what } necesita un valor.
usage-flag = { $what } no lleva ningún valor.
usage-option = No hay ninguna opción { $what }.
usage-command = No hay ninguna orden { $what }.
usage-exclusive = { $what } y { $other } no pueden ir juntas.
usage-meant = { $message } ¿Querías decir { $known }?
unknown-game = No hay ningún juego llamado { $game }; hay: { $known }.
broken-game = No se puede jugar a { $game }: su paquete { $package } falla con «{ $why }».
unknown-variant = No hay ninguna variante llamada { $variant }; hay: { $known }.
unknown-bot = No hay ningún jugador llamado { $bot }; hay: { $known }.
unknown-seat = «{ $seat }» no dice quién juega: escribe { seat-person }, bot o uno de { $known }; una persona con nombre se escribe Ana:{ seat-person }.
bot-gone = El jugador { $bot } ya no se conoce aquí: { $other } sigue jugando por { $seat }, y el registro lo dice en cada jugada.
bot-falls-back = De momento { $bot } juega a ojo: para pensar por adelantado necesita reglas compiladas, que se están preparando o no están instaladas (pip install ".[fast]").
bot-not-simulated = { $bot } piensa por adelantado y no se compila con una simulación: para verlo jugar, sobremesa arena.
arena-table = Hace falta un juego de unos contra otros y una mesa de { $least } a { $most } asientos; para { $game } contra la banca está sobremesa simulate.
arena-players = Hacen falta dos jugadores o más: --seats level-3,level-5.
unknown-option = No hay ninguna opción llamada { $option }; hay: { $known }.
unknown-language = No hay ningún idioma llamado { $language }; hay: { $known }.
bad-option = La opción { $option } no puede ser { $value }; valores posibles: { $range }.
bad-setting = { $text } no es un ajuste; escribe { meta-setting }.
senseless-options = Estas opciones no tienen sentido juntas: { $reason }
bad-seats = Número de asientos imposible: { $given }. Este juego admite de { $least } a { $most }.
bad-name = «{ $name }» no sirve como nombre: hacen falta de 1 a { $most } caracteres imprimibles.
bad-number = { $name } debe ser un número entero de { $least } a { $most }, no { $value }.
from-alone = Una partida guardada ya trae su juego, sus reglas, sus asientos y el orden de sus cartas: usa { $option } sin { $others }.
needs-fast = La simulación usa reglas compiladas y necesita { $package }: en la carpeta del código, pip install ".[fast]"
endless-game = La partida { $number } no ha terminado tras { $moves } jugadas: una partida sin fin no se puede simular. Acuerda un final, por ejemplo un número de rondas.
cannot-read = No se puede leer { $file }: { $why }.
cannot-write = No se puede escribir { $file }: { $why }.
why-not-there = no existe ese archivo o esa carpeta
why-not-allowed = no tienes permiso
why-folder = es una carpeta
why-full = el disco está lleno
why-bad-name = el sistema no admite ese nombre
why-other = el sistema se niega (error { $number })
file-exists = { $file } ya existe y no se toca.
file-too-long = { $file } ocupa más de { $most } bytes o { $lines } líneas.
file-no-text = { $file } no es un texto en UTF-8.
file-not-plain = { $file } no es un archivo corriente.
no-home = No se sabe cuál es la carpeta personal de { $file }; indique otro lugar.
settings-broken = { $file } no se entiende en la línea { $line }: eso no es TOML.
unknown-preference = { $file } tiene un ajuste { $name } que no se conoce; hay { $known }.
bad-preference = En { $file }, { $name } no puede ser { $value }; puede ser { $known }.
system-refused = El sistema lo ha detenido: { $why }.
nothing-to-continue = No hay ninguna partida sin terminar en { $folder }.
bad-by = «{ $by }» no puede indicar quién hizo una jugada.
bad-contribution = «{ $text }» no se puede aportar a las mezclas: hacen falta caracteres imprimibles, { $most } como mucho.
no-deck-left = No queda baraja para otro reparto; barajas dadas: { $deals }.
bad-deck-size = El reparto { $deal } tiene { $given ->
    [one] una carta
   *[other] { $given } cartas
} en lugar de { $due }.
bad-deck-cards = El reparto { $deal } no contiene las cartas debidas.
record-not-one = Este archivo no es un registro de esta casa.
record-too-old = Este registro tiene un formato antiguo que ya no se lee.
record-cut-short = El registro está incompleto.
record-bad-line = No se puede leer la línea { $line } del registro.
record-too-long = El registro es demasiado largo: más de { $characters } caracteres o { $lines } líneas.
record-bad-header = La cabecera del registro no está escrita como la escribe esta casa.
record-bad-id = El registro no nombra su partida con 32 cifras hexadecimales.
record-no-key = Al registro le falta este dato: { $what }.
record-version = El registro es de la versión { $theirs } de { $game }, y aquí se juega la versión { $ours }: no se puede comprobar ni continuar. Una casa que juegue la versión { $theirs } puede hacer ambas cosas; la página misma se lee en cualquier editor.
record-contributions = No se pueden leer las contribuciones del registro.
record-misfit = La línea { $line } del registro no se ajusta a las reglas: { $text }.
record-deals = Los repartos del registro no cuadran: { $reason }
record-edited = La línea { $line } del registro se modificó después de escribirse: su resumen no coincide.
record-shuffler = El registro nombra un modo de barajar que no existe: { $shuffler }.
record-seed = El registro no muestra ninguna semilla que se pueda leer.
record-over = Esta partida ya terminó; no hay nada que continuar.
record-source = El registro no dice de forma legible de qué partida parte.
record-position = Un registro que empieza a mitad de una partida se puede ver desde un archivo, pero no analizar ni continuar.
no-such-moment = La partida tuvo { $most } jugadas: no hay nada desde donde seguir tras la jugada { $moves }.
nothing-to-play-on = Tras la jugada { $moves } ya no queda nada que jugar en este sitio.
seat-not-seen = Esta partida no ha terminado: las cartas de { $name } siguen tapadas. Toma el sitio de una persona.
record-in-use = { $file } se está jugando en otra terminal. Sigue allí o ciérrala antes.
record-intact = En { $file } no hay nada roto.
verify-commitment = La semilla mostrada no corresponde al compromiso hecho antes de la partida.
verify-not-seen = El compromiso del registro es { $commitment }, no el que se te mostró: { $seen }. Es otra partida, otra semilla, o se borró un nombre de ella.
verify-no-commitment = Nadie se comprometió con las cartas de este registro antes de jugar: no hay con qué comparar el compromiso.
verify-hash = El texto que aportó el sitio { $number } no corresponde a la huella que se envió antes.
verify-bot-contribution = El sitio { $number } es de un bot y aportó algo al barajado: así la casa pudo elegir las cartas.
verify-hashes-not-seen = La lista de huellas del registro es { $hashes }, no la que se te mostró: { $seen }.
verify-no-hashes = Lo que aportaron los jugadores de este registro no se selló con huellas: no hay lista con la que comparar.
verify-deal = El reparto { $deal } (línea { $line }) no corresponde a la semilla.


# What was verified
verified-shuffles = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} de la semilla y de lo que aportaron los jugadores.
verified-commitment = El compromiso calculado con la semilla y la cabecera de este registro es { $commitment }.
verified-seen = Es el compromiso que se te mostró antes de la primera carta: la semilla, los sitios y las reglas estaban fijados desde entonces.
unproved-commitment = Si es el compromiso que se mostró antes de la primera carta, solo puede decirlo quien lo vio: compáralo o dalo con --commitment.
verified-hashes = { $count ->
    [0] Nadie aportó ningún texto.
    [one] El único texto aportado corresponde a la huella que se envió antes.
   *[other] Los { $count } textos aportados corresponden a las huellas que se enviaron antes.
} Ningún bot aportó nada. La lista de huellas es { $hashes }.
verified-hashes-seen = Es la lista que se te mostró antes que ningún texto: nadie eligió el suyo después de oír el de otro.
unproved-hashes = Si es la lista que se mostró antes que ningún texto, solo puede decirlo quien la vio: compárala o dala con --hashes.
unproved-missing = { $count ->
    [one] Una huella se quedó sin texto: con ella la casa pudo elegir entre dos repartos.
   *[other] { $count } huellas se quedaron sin texto: con ellas la casa pudo elegir entre { $deals } repartos.
}
verified-fixed = Si uno de los textos es tuyo, estas cartas quedaron fijadas cuando viste la lista, y entonces nadie podía conocerlas.
unproved-contributions = En este registro antiguo lo que aportaron los jugadores no se selló con huellas: quien oyó a los demás antes de aportar lo suyo, también la casa, pudo elegir las cartas.
verified-seeded = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} del número { $number }. Quien eligió el número podía conocer las cartas.
verified-lcg = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} del generador antiguo con la semilla { $number }, que no guarda ningún secreto.
unproved-stacked = Las cartas de esta partida se dispusieron a mano: su orden no prueba nada.
unproved-continuation = Esta partida no empieza por el principio. Sigue tras la jugada { $moves } de la partida { $match }, con las cartas que el sitio { $number } no había visto sacadas de nuevo: nunca se repartió así, y sus cartas no prueban nada.
verified-moves = { $count ->
    [one] La única jugada cumple las reglas.
   *[other] Las { $count } jugadas cumplen las reglas.
}
verified-scores = Los resultados y el final son los de estas jugadas.
verified-no-ending = Los resultados son los de estas jugadas; falta la línea con el final.
verified-no-result = La partida se jugó hasta el final, pero faltan las líneas con los resultados y el final.
verified-open = La partida no se terminó.
verified-cut = La página se corta antes de un reparto, que se puede volver a calcular.
unproved-moves = Lo que un archivo no puede probar: quién hizo las jugadas, y que no se empezó otra partida y se tiró.

decks-exist = { $count ->
    [one] { $file } ya existe;
   *[other] Ya existen { $count } de los archivos, el primero { $file };
} para sustituirlos, --force.
decks-made = { $count ->
    [one] Una baraja
   *[other] { $count } barajas
} en { $folder }.

# At the table
shuffle-committed = El orden de las cartas ya está fijado. Compromiso: { $commitment }
contributions-listed = Las huellas de todos están sobre la mesa. Lista: { $hashes }
contribution-left-out = Tu pizca de sal no se ha tomado: su huella no está en la lista, así que el texto no se ha enviado. Llegó tarde o la casa la dejó fuera; entonces puede haber elegido las cartas.
contribution-missing = Tu pizca de sal falta en el registro: llegó tarde o la casa la dejó fuera; entonces puede haber elegido las cartas.
shuffle-revealed = Semilla con la que se ha barajado, para quien quiera comprobarlo: { $seed }
your-turn = { $seat }, te toca.
hand-over = Pasa el terminal a { $seat }.
press-enter = Pulsa Intro…
playing-on = ¿Y si…? La partida sigue tras la jugada { $moves }, contigo como { $seat }. Todo lo que { $seat } no había visto se saca de nuevo.
cannot-hand-over = Este terminal no puede borrar lo que ha mostrado, y cada cual vería las cartas del otro. Jugad en otro terminal, o cada cual en el suyo con «sobremesa serve».
prompt = Tu jugada
prompt-others = { $seat }: Intro para dejarlo pasar, o
or-amount = { $word } N, o solo N: cualquier cantidad de { $lowest } a { $highest }, por ejemplo { $some }
or-amount-only = { $word } N, o solo N: de { $lowest } a { $highest }
or-amount-short = de { $lowest } a { $highest }
or-again = Intro: { $money }, como la última vez
or-besides = o bien { $moves }
more-moves = … hasta { $count }: escribe un número, o una jugada como estas
commands = además: { $names }
command-hint = pista
command-rules = reglas
command-table = mesa
command-undo = deshacer
command-save = guardar
command-help = ayuda
command-quit = salir
help-hint = lo que ayuda a decidir
help-rules = las reglas de este juego
help-table = la mesa entera, y qué significan sus signos
help-undo = deshacer tu última jugada, mientras no haya dejado ver nada
help-save = escribir la partida en un archivo
help-help = estas órdenes
help-quit = parar aquí; puedes volver más tarde
help-leave = dejar la mesa para siempre; las reglas dicen qué pasa con tu sitio
leave-sure = ¿Dejar la mesa para siempre? (sí o no)
quit-sure = ¿Parar aquí? La partida queda guardada y sigue con «sobremesa play --continue». (sí o no)
yes = sí
no = no
no-hint = Aquí no hay nada que aconsejar.
nothing-yet = Todavía no ha pasado nada.
saved = Guardado en { $file }. El archivo contiene el orden de las cartas que faltan por salir: no lo leas antes de seguir jugando.
save-needs-file = Di dónde: { command-save } { meta-file }
no-such-move = «{ $move }» no es una jugada posible ahora: elige una de la lista.
could-be = Puede ser: { $moves }.
no-such-seat = En esta mesa no hay asiento { $number }.
nothing-to-undo = No tienes ninguna jugada que deshacer.
table-moved-on = Entretanto la mesa ha seguido adelante.
snapshot-misfit = La partida la guardó una versión del juego con otra disposición de la mesa.
undo-too-late = Eso ya no se puede deshacer: ha dejado ver algo.
undo-others = Ya no se puede deshacer: otro ha jugado después.
undo-once = Solo se deshace la última jugada, y ya está deshecha.
took-back = { $seat } se retracta de la jugada.
time-up = Se acabó el tiempo: la casa juega por { $seat }.
stood-in = La casa juega por { $seat }.
substituted = La casa jugó { $count ->
    [one] una vez
   *[other] { $count } veces
} por { $seat }.
input-ended = Se acabó la entrada; la partida se queda aquí, sin resultado.
quit-unfinished = La partida se queda aquí, sin resultado.
kept-in = La partida queda guardada en { $file }.
kept-in-open = La partida queda guardada en { $file }. Para seguir con ella: sobremesa play --continue
results = Resultados
result = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $score }
name = { $seat }
shown = { $cards }
coins = { $money }
move-leave = levantarse de la mesa
typed-leave = levantarse
default-person = Jugador { $number }
default-bot = Bot { $number }
seat-person = tú
which-game = ¿A qué jugamos?

# A pantalla completa
let-pass = dejarlo pasar
cursor-keys = Flechas: otro sitio. Tab: otra carta. Intro: jugarla.
score-line = { $seat }: { $score }
command-story = historia
command-score = marcador
command-leave = { typed-leave }
help-story = todo lo que ha pasado hasta ahora
help-score = cómo va cada cual
help-typing = Escribe una jugada o su número; o elige con las flechas e Intro, o con el ratón. Ctrl-P y Ctrl-N: lo que escribiste antes. Una tecla mete prisa a los demás; lo que escribas mientras tanto espera tu turno.
page-keys = ↑ ↓ · Esc cierra
menu-keys = RePág · AvPág: seguir leyendo
rules-keys = ↑ ↓ · C índice · Esc cierra
rules-contents = Índice
stay = quedarse en la mesa
really-leave = ¿Dejar la mesa del todo?
really-quit = ¿Dejar de jugar?
after-rematch = otra partida, con todos
after-other = otro juego
after-table = mirar la mesa una vez más
after-quit = basta por hoy
cli-arg-plain = líneas sencillas en vez de pantalla completa
cli-arg-step = empezar en este paso de la partida en vez de contarla entera
cli-arg-pace = a qué ritmo juegan los demás en pantalla completa: normal, slow, fast o instant
unknown-pace = No hay ningún ritmo llamado { $pace }; hay { $known }.
unknown-shell = No hay ningún shell llamado { $shell }; hay { $known }.
sheet-options = opciones
value-beyond = No puede ser { $value }, solo { $range }.
key-change = cambiar
key-choose = elegir
key-back = volver
enter-key = Intro
key-enter = sentarse
key-begin = empezar
seating-game = Juego
seating-variant = Variante
seating-changed = { $count ->
    [one] (una opción cambiada)
   *[other] ({ $count } opciones cambiadas)
}
seating-seats = Jugadores
seating-person-about = Una persona. Escribe un nombre; ← → pone un bot.
seating-assistance = Ayuda
seating-pace = Ritmo
seating-pace-about = A qué ritmo juegan los bots y la banca. Una tecla los apremia.
pace-instant = al instante
pace-fast = rápido
pace-normal = normal
pace-slow = lento
seating-go-on = sigue la partida de { $title } del { $when }
seating-language = Idioma

# Lists of games
games-seats = asientos: { $least }–{ $most }
games-variants = variantes (--variant):
games-characters = quién juega (--seats):
games-bots = bots (--seats):
bot-random = Hace cualquier jugada de la lista.
    .title = Al azar
bot-level-1 = Comete los errores de quien empieza.
    .title = Nivel 1
bot-level-2 = Juega con sentido, pero se le escapan cosas.
    .title = Nivel 2
bot-level-3 = Juega bien, de oficio.
    .title = Nivel 3
bot-level-4 = Piensa por adelantado en lo que no ve.
    .title = Nivel 4
bot-level-5 = Piensa tan lejos como puede.
    .title = Nivel 5
bot-pepe = Juega lo que le va, y se le olvida lo que iba a decir.
    .bank = Apuesta lo primero que se le ocurre.
    .title = Pepe
bot-tono = Siempre con prisa: su mejor carta va la primera.
    .bank = Siempre con prisa: sus mayores apuestas van primero.
    .title = Tono
bot-ines = Le encanta arriesgar, y se ríe cuando sale mal.
    .bank = Le encanta arriesgar: la mitad de lo que puede, en cada ronda.
    .title = Inês
bot-lola = Guarda su mejor carta para el final, y nunca se olvida de cantar.
    .bank = Guarda su dinero para las últimas rondas, y entonces apuesta todo lo que puede.
    .title = Lola
bot-quim = Sirve despacio: cuenta dos veces y va a lo seguro.
    .bank = Sirve despacio: apuesta lo mínimo, en cada ronda.
    .title = Quim
bot-nuria = Espera a que casi hayas llegado, y entonces aprieta.
    .bank = Espera a ir ganando, y entonces aprieta.
    .title = Nuria
bot-dolors = Muy educada. Se acuerda de todas las cartas de la mesa.
    .bank = Muy educada. Apuesta lo mismo, ronda tras ronda.
    .title = Dolors
bot-marcel = Prueba mil manos antes de mover, y nunca mira la tuya.
    .bank = Se sabe de memoria todas las probabilidades, y arriesga lo menos que puede.
    .title = Marcel
character-level = nivel { $level }
character-elo = Elo { $elo }
games-options = opciones (--set):
games-option = { $range }, por defecto { $value }
games-price = Para quien juega sin errores: { $share } de cada apuesta.

# Records
no-records = Todavía no se ha guardado ninguna partida.
records-folder = Los registros se guardan en { $folder }.
record-rescued = Todo lo anterior a la rotura se ha guardado en { $file }: «sobremesa play --continue» la retoma.
records-line = { $title } · { $names } · { $when } · { $how }
records-score = { $name }: { $score }
records-open = sin terminar

# At a table of a house elsewhere
cli-join = sentarse a una mesa de una casa en otra máquina
cli-arg-link = el enlace que invita a la mesa
cli-host = abrir una mesa para otros y sentarse a ella
cli-arg-table-seats = cuántos sitios tiene la mesa; los libres pueden ocuparlos bots
cli-arg-clock = segundos para decidir; sin ella no hay límite
cli-arg-public = mostrar la mesa en la lista de la casa
cli-arg-server = la casa donde abrirla; si falta, se abre una aquí mientras juegues
bad-server = «{ $server }» no es la dirección de una casa; una se parece a http://host:8000
house-not-opened = No se ha podido abrir la casa: { $why }
house-closed-with-host = La casa se cierra contigo. «sobremesa serve --lan» la abre de nuevo, y las partidas siguen.
cli-arg-name = tu nombre en esa casa, si es la primera vez que entras
meta-link = ENLACE
bad-link = «{ $link }» no es el enlace de una mesa; uno se parece a http://host:8000/#table=…
house-not-reached = Ninguna casa responde en { $address }.
house-not-understood = Aquí no se entiende lo que dice la casa de { $address }: es de otra versión, o no es una casa.
house-forgot = La casa de { $address } ya no deja entrar a { $name }. Para entrar con otro nombre: sobremesa join { $link } --name { meta-name }
house-says = La casa dice «{ $reason }», y aquí no hay palabras para eso.
protocol-version = Esta casa y la Sobremesa de este equipo son de versiones distintas y no se entienden. Actualiza la más antigua; aquí: pip install --upgrade sobremesa
your-name = Tu nombre
at-the-table = En la mesa: { $names }
invite-others = Quien tenga este enlace puede sentarse, en un navegador o con «sobremesa join»:
invite-only-here = Solo puede abrirlo este ordenador.
invite-code = O escribir esto antes de { $minutes } minutos:
seat-free = asiento libre
seat-ready = { $name } (ya)
seat-gone = { $name } (no está)
host-begins = { $name } empieza cuando todos quieran.
host-awaited = Esperando a que empiece { $name }
seat-away = { $name } ha perdido la conexión; la casa jugará dentro de { $seconds } s.
seat-asleep = { $name } no contesta: el móvil o el ordenador se ha dormido. Dentro de { $seconds } s puedes escribir { command-house } y jugará la casa.
seat-silent = { $name } no contesta: el móvil o el ordenador se ha dormido.
seat-played = La casa juega por { $name } hasta que vuelva.
late-begun = La partida ha empezado: juegan { $names }.
late-mine = Si eres { $name }, escribe { command-ask } { $number } para recuperar el sitio.
late-bot = Un bot juega como { $name }: escribe { command-ask } { $number } para pedir el sitio.
late-nothing = Ahora no hay ningún sitio que pedir. Quédate: si lo hay, lo leerás aquí.
late-which = Di cuál de los sitios que se pueden pedir: { command-ask } y su número.
late-refused = Prefieren que no. Puedes volver a pedirlo.
seat-given = { $name } sigue en el sitio de { $was }.
seat-given-bot = Un bot sigue por { $name }.
guest-asks = { $guest } ha llegado tarde y pide el sitio de { $name }, con sus cartas. Escribe { command-give } o { command-refuse }.
guest-asks-to-watch = { $guest } ha llegado tarde y quiere mirar. Escribe { command-give } o { command-refuse }.
guest-needs-all = { $guest } viene de la misma dirección que uno de vosotros, así que tenéis que estar todos de acuerdo.
seat-back = { $name } ha vuelto.
prompt-ready = Intro cuando quieras empezar
prompt-start = Intro para empezar cuando todos quieran
prompt-fill = Intro: los bots ocupan los sitios libres y se empieza
prompt-again = Intro para otra partida con todos
commands-there = además: { command-hint }, { command-rules }, { command-table }, { command-say } …, { command-invite }, { command-help }, { typed-leave }, { command-quit }
command-say = decir
help-say = decir algo a toda la mesa
command-react = reaccionar
help-react = mostrar una reacción a toda la mesa: /bravo
command-mute = silenciar
help-mute = no mostrarme lo que dice alguien, en ninguna mesa: silenciar Leo
command-unmute = escuchar
help-unmute = volver a mostrarlo: escuchar Leo
unmuted = Vuelves a ver lo que dice { $name }.
mute-whom = Di a quién de esta gente: { $names }.
mute-nobody = Aquí no hay nadie más.
reacted = { $name }: *{ $reaction }*
reactions-known = Las reacciones son { $known }.
reaction-bravo = bravo
reaction-haha = ja, ja
reaction-oh = oh, no
reaction-hm = mmm
reaction-thanks = gracias
reaction-knock = te toca
command-house = casa
help-house = que juegue la casa por quien se ha dormido
command-invite = invitar
help-invite = lo que invita a otros: enlace, código QR y código corto
command-seats = sitios
help-seats = cuántos sitios tiene la mesa (anfitrión, antes de empezar): sitios 3
command-free = liberar
help-free = liberar el sitio de un número o nombre (anfitrión): liberar 2
command-ask = reclamar
help-ask = pedir un sitio cuando la partida ya ha empezado
command-give = dar
help-give = dar el sitio a quien lo pide
command-refuse = negar
help-refuse = decir que no a quien pide
spoken = { $name }: { $text }
time-left = { $seconds ->
    [one] Queda un segundo.
   *[other] Quedan { $seconds } segundos.
}
connection-lost = Se ha perdido la conexión; se está intentando de nuevo…
connection-back = De vuelta en la mesa.
quit-sure-there = ¿Parar aquí? Tu asiento sigue siendo tuyo y el mismo enlace te trae de vuelta. (sí o no)
come-back = Tu asiento sigue siendo tuyo. Para volver: sobremesa join { $link }
left-the-table = Has dejado la mesa.
record-not-fetched = Ahora no se puede traer el registro. Para traerlo más tarde: sobremesa join { $link }
closed-abandoned = Todos se han ido: la partida termina sin resultado.
closed-unused = Esta mesa no se ha usado y está cerrada.
closed-version = Las reglas de este juego han cambiado entretanto: la partida termina sin resultado.
closed-admin = Quien lleva la casa ha cerrado esta mesa.

# Replay
replay-title = { $title } · { $variant }
replay-open = La partida no se terminó.

# Simulation
warm-ready = { $game }: listo
arena-score = { $player } contra { $others }: gana el { $mean } % de { $games } partidas, intervalo del 95 % de { $low } a { $high }; Elo { $elo } (de { $least } a { $most })
arena-seed = Semilla { $seed }: con ella se juegan otra vez los mismos repartos.
sim-so-far = resultados hasta ahora: { $results }
sim-playing = Jugando
sim-progress = { $done } de { $games } partidas jugadas
sim-deviation = desviación típica
sim-result = resultado de una partida
sim-ties = partidas empatadas
sim-losses = partidas perdidas
sim-percentiles = Resultados que tal porcentaje de las partidas no superó: { $shown }.
sim-seed = Semilla { $seed }: con ella se juegan otra vez las mismas partidas.
sim-stopped = Interrumpido tras { $games } de { $asked } partidas.
sim-seat = Asiento { $number }: { $player }
sim-mean = media
sim-interval = intervalo del 95 %
sim-wins = partidas ganadas
sim-per-round = por ronda
sim-per-bet = por unidad apostada
sim-n0 = rondas hasta una desviación (N0)
sim-ruin = riesgo de ruina
sim-length = Jugadas por partida: { $mean } de media, de { $least } a { $most }. Rondas: { $rounds } de media.
share = { $share }
sim-speed = { $games } partidas y { $moves } jugadas en { $seconds } s: { $game_rate } partidas y { $move_rate } jugadas por segundo.

# Tables for many people
cli-serve = abrir la casa a las máquinas de otras personas
cli-arg-host = la dirección en la que escuchar
cli-arg-lan = dejar entrar a los aparatos de esta red, por las direcciones que se muestran
cli-arg-port = el puerto en el que escuchar
cli-arg-db = dónde se guardan las mesas: un archivo o la URL de una base de datos
serving = La casa está abierta en { $address } (Ctrl-C la cierra).
serving-only-here = Solo este ordenador puede abrirla. Para los demás de tu red: sobremesa serve --lan
serving-others = Los demás aparatos de esta red entran por { $address }
table-has-begun = La partida de esta mesa ya ha empezado.
already-seated = Ya tienes asiento.
seat-taken = Ese asiento está ocupado.
table-full = Todos los asientos de esta mesa están ocupados.
not-seated = No estás en esta mesa.
only-the-host = Eso solo puede hacerlo el anfitrión.
seats-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
nothing-to-contribute = Ahora no hay nada que aportar.
bad-hash = Una huella son 64 cifras hexadecimales.
contribution-misfit = Este texto no corresponde a la huella que enviaste antes.
no-match-on = En esta mesa no se está jugando.
bad-text = Un texto tiene de 1 a 500 caracteres imprimibles.
match-still-on = La partida sigue; su registro muestra las cartas que faltan.
unknown-person = La casa no te conoce.
unknown-table = No hay ninguna mesa así.
hello-first = Saluda primero.
cli-arg-log-json = contar lo que hace la casa como un objeto JSON por línea
bad-house-setting = El ajuste { $name } no puede ser { $value }.
house-open-already = Otro proceso tiene abierta la casa de { $path }. Un archivo admite uno; varios necesitan PostgreSQL.
cannot-listen = La casa no puede abrir en { $host }, puerto { $port }: { $why }.
why-taken = otro programa tiene ese puerto
why-no-address = esta máquina no tiene esa dirección
no-postgresql = PostgreSQL necesita su controlador: pip install "sobremesa[postgresql]".
house-trouble = La casa no puede guardar nada en este momento.
closing = La casa cierra un momento.
not-entered = Entra primero con un nombre.
not-ready = Aún no están listos: { $names }.
not-away = No se puede quitar de una partida a quien está presente.
not-asleep = La casa juega por alguien solo tras un minuto sin respuesta y donde no hay límite de tiempo.
nobody-asleep = En esta mesa no se ha dormido nadie.
match-is-over = La partida de esta mesa ha terminado.
seat-kept = El sitio se guarda: solo se da a otra persona si lo tiene un bot o si hace mucho que nadie vuelve a él.
too-many-guests = Ya hay demasiada gente pidiendo. Prueba dentro de un momento.
nobody-asks = Nadie te está pidiendo nada.
nobody-to-remove = Ahí no se sienta nadie más.
bad-order = Cada asiento debe nombrarse una vez.
hello-once = Hola se dice una vez.
no-message = Eso no era un mensaje.
too-fast = Eso ha sido demasiado de golpe.
too-many = Llegan demasiadas conexiones desde tu dirección.
too-slow = Tu conexión es demasiado lenta para seguir.
silent = Hace una hora que no llega nada de tu lado.
too-long-to-compute = Calcular eso llevaría demasiado tiempo.
computing-busy = Antes hay que calcular otra cosa. Prueba dentro de un momento.
computing-failed = El cálculo ha fallado. Prueba otra vez.
unknown-link = Este enlace no funciona o ya se ha usado.
unknown-code = Ese código no abre ninguna mesa: está mal escrito o ya ha pasado su cuarto de hora.
codes-pause = Se han probado demasiados códigos equivocados: descansan un cuarto de hora. Con un enlace se puede entrar.
foreign-host = Esta casa no responde al nombre { $host }. Quien la lleva puede añadirlo al ajuste SOBREMESA_HOSTS.
unknown-device = Ningún dispositivo tuyo tiene ese identificador.
too-many-devices = Ya tienes { $most } dispositivos y enlaces; olvida antes alguno.
nobody-to-mute = No hay nadie con ese identificador.
too-many-mutes = Has silenciado a { $most } personas, y la casa no recuerda más.
bad-cursor = Una lista no puede continuar desde ahí.

# Para quien lleva una casa
cli-admin = cuida de una casa: sus mesas y su gente
admin-tables = lista las mesas
admin-people = lista a todas las personas que han entrado
admin-close = cierra una mesa
admin-ban = no deja entrar más a una persona
admin-unban = vuelve a dejar entrar a una persona
admin-erase = borra el nombre de una persona y todo lo que dijo
meta-table = MESA
meta-person = PERSONA
cli-arg-table = el identificador de una mesa, como lo muestra «admin tables»
cli-arg-person = el identificador de una persona, como lo muestra «admin people»
cli-arg-all = también las terminadas
admin-tables-line = { $id } · { $game } ({ $variant }) · { $phase ->
    [open] abierta
    [committed] a punto de empezar
    [revealing] a punto de empezar
    [playing] en juego
   *[over] terminada
} · { $names } · { $changed }
admin-people-line = { $id } · { $name } · { $entered }{ $banned ->
    [0] { "" }
   *[other] { " " }· vetada
}
admin-no-tables = No hay mesas.
admin-no-people = Aún no ha entrado nadie.
admin-did-close = La mesa está cerrada. Una casa abierta lo nota en unos segundos.
admin-did-ban = Esta persona ya no puede entrar. Una casa abierta la despide en unos segundos.
admin-did-unban = Esta persona puede volver a entrar.
admin-did-erase = { $count ->
    [0] El nombre está borrado; no estaba en ninguna mesa.
    [one] El nombre está borrado, en una mesa, con todo lo que esta persona dijo allí.
   *[other] El nombre está borrado, en { $count } mesas, con todo lo que esta persona dijo allí.
} Las copias de seguridad y los registros que alguien se llevó lo conservan.
no-house = No hay ninguna casa en { $path }.
no-database = No se puede leer la base de datos.
house-of-another-version = La última en abrir la casa fue otra versión: ábrela una vez con «sobremesa serve».
table-over-already = La mesa ya está terminada.
nobody-of-that-id = Nadie tiene aquí el identificador { $id }.

# The browser
web-guest = Invitado
web-computer = { $name }, ordenador
web-computer-level = { $name }, ordenador, nivel { $level }
web-thinking = pensando
web-you = (tú)
web-away = sin conexión
web-away-until = la casa juega dentro de { $time }
web-away-played = juega la casa
web-is-back = ha vuelto
web-bill-substituted = { $count ->
    [one] la casa jugó una vez
   *[other] la casa jugó { $count } veces
}
web-missed-played = Ya estás de vuelta. La casa jugó { $count ->
    [one] una vez
   *[other] { $count } veces
} por ti.
web-asleep = sin responder hace { $minutes } min
web-asleep-title = { $name } no contesta
web-asleep-question = { $name } no contesta: se le ha dormido el móvil o el ordenador. ¿Que juegue la casa mientras tanto?
web-asleep-wait = Esperar
web-asleep-play = Que juegue la casa
web-late = La partida ha empezado
web-late-about = { $names } juegan a { $title }.
web-late-mine = Este era mi sitio
web-late-mine-note = ¿Eres { $name }? Te lo devuelven con un toque.
web-late-soon = { $name } acaba de irse. Dentro de dos minutos se podrá pedir el sitio.
web-late-bot = Pedir el sitio de { $name }
web-late-bot-note = Lo tiene un bot; te quedas con sus cartas y sus puntos.
web-late-watch-note = Ves lo que está sobre la mesa, pero no la mano de nadie.
web-late-asked = Pedido. Falta que { $host } diga que sí.
web-late-asked-any = Pedido. Falta que alguien diga que sí.
web-late-asked-all = Pedido. Tienen que decir que sí todos, porque compartes dirección con alguien de la mesa.
web-late-refused = Prefieren que no. Puedes volver a pedirlo.
web-guest-seat = { $guest } dice: el sitio de { $name } era mío. Se queda también con sus cartas.
web-guest-bot = { $guest } quiere seguir en lugar de { $name }.
web-guest-watch = { $guest } quiere mirar.
web-guest-all = Tenéis que decir que sí todos: { $guest } viene de la misma dirección que uno de vosotros.
web-guest-no = No
web-guest-give = Dar el sitio
web-guest-let = Que mire
web-given = { $name } sigue en el sitio de { $was }.
web-given-back = { $name } ha recuperado su sitio.
web-given-bot = Un bot sigue por { $name }.
web-give-bot = Dar a un bot el sitio de { $name }
web-seconds-left = { $count ->
    [one] queda un segundo
   *[other] quedan { $count } segundos
}
web-amount = Cantidad
web-clear = Borrar la cantidad
web-amount-range = De { $least } a { $most }
web-add-chip = añadir { $money }
web-close = Cerrar
web-your-turn = Te toca
web-others-turn = Juega otro
web-play-now = Jugar ya
web-laying = Poniendo la mesa…
web-hint = Pista
web-notebook = Libreta
web-sit-down = Sentarse
web-start = Empezar
web-motto = Nadie se levanta de la mesa.
web-about = Cartas para después de comer: con amigos, con la familia o con bots que no ven más que tú. Sin cuenta, sin instalar nada.
web-nav = Casa
web-nav-tables = Mesas
web-nav-records = Partidas
web-nav-rules = Reglas
web-nav-fair = Barajado limpio
web-language = Idioma
web-evening = Luz de noche
web-afternoon = Luz de tarde
web-your-name = Tu nombre en la mesa
web-ask-name = ¿Cómo te llamamos?
web-name-ok = Así me llamo
web-name-note = Así te verán los demás, desde ya y en todas las mesas. Un invitado no necesita más que un nombre.
web-save = Guardar
web-device = Seguir en otro dispositivo
web-device-note = Este enlace hace tuyo otro dispositivo. Sirve una vez, durante un día; no se lo mandes a nadie más.
web-devices = Tus dispositivos
web-device-this = Este dispositivo
web-device-other = Dispositivo desde el { $day }
web-device-unknown = Otro dispositivo
web-device-link = Enlace que sirve hasta el { $day }
web-device-forget = Olvidar
web-copy = Copiar
web-copied = Copiado
web-marked = Marcado: pulsa Ctrl+C para copiar
web-share = Compartir
web-games = Juegos
web-against = contra { $names }
web-open-table = Abrir una mesa
web-seats = { $least }–{ $most } jugadores
web-variants = { $count ->
    [one] una variante
   *[other] { $count } variantes
}
web-goes-on = Tu partida continúa
web-waits = Tu mesa espera
web-with = { $title } con { $names }
web-back-to-it = Volver
web-open-tables = Mesas abiertas
web-no-tables = Ahora mismo no hay mesas abiertas a todos. Abre una o juega contra bots.
web-table-of = Mesa de { $name }
web-free-seats = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
}
web-in-play = en juego
web-watch = Mirar
web-invitation = Código o enlace de invitación
web-enter = Entrar
web-own-drawing = Todas las cartas son dibujo propio.
web-promise = Cada barajado queda fijado antes de repartir y puede comprobarse después.
web-unreached = No hay conexión con la casa. Esta página se guardó en tu última visita.
web-try-again = Probar otra vez
web-new-table = Una mesa nueva
web-variant = Variante
web-players = Jugadores
web-who-plays = ¿Quién juega contigo?
web-who-here = ¿Quién se sienta aquí?
web-more-players = Más jugadores del ordenador
web-company-sees = Solo ven lo que se ve desde su sitio.
web-rule-of-thumb = Aquí juega a ojo: esta casa no tiene reglas compiladas para calcular jugadas.
web-clock = Tiempo para decidir
web-no-clock = sin límite de tiempo
web-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
web-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
web-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
web-window = Tiempo para que hablen los demás
web-window-none = ninguno
web-window-short = corto
web-window-usual = normal
web-window-long = largo
web-catching = Tiempo para pillar a alguien, antes de que mueva un bot
web-public = Cualquiera puede encontrar esta mesa
web-options = Las reglas de esta mesa
web-price = El precio de esta mesa
web-price-chosen = elegido
web-price-loses = Quien juega sin errores pierde { $coins } de cada 100 monedas apostadas, a la larga.
web-price-wins = Quien juega sin errores gana { $coins } por cada 100 monedas apostadas, a la larga.
web-price-note = Exacto, con cartas nuevas y un solo jugador. Cada regla dice lo que cambiaría.
web-range = de { $least } a { $most }
web-changed = cambiada
web-waiting = Esperando a los demás
web-waiting-for = Esperando a { $names }
web-all-here = Ya están todos
web-free-seat = Sitio libre
web-at-table = En la mesa
web-seats-taken = { $taken } de { $seats } asientos
web-seat-gone = se ha ido; el asiento le espera
web-free-the-seat = Liberar el asiento
web-close-seat = Cerrar este asiento
web-add-seat = Añadir un asiento
web-fill-and-start = Completar la mesa y empezar
web-full = La mesa está llena
web-full-note = Si alguien se levanta, puedes sentarte aquí.
web-agreed-rules = Reglas acordadas
web-clock-rule = { $time } para decidir
web-invite = Invitar
web-invite-note = Quien abra este enlace se sienta a esta mesa, sin cuenta.
web-only-here = Solo este ordenador puede abrirlo
web-only-here-note = Cierra la casa y ábrela con «sobremesa serve --lan»: así podrán entrar los móviles y ordenadores de la misma red.
web-qr = Código QR de la invitación
web-qr-note = Apunta con la cámara
web-code-get = Código corto para decirlo de viva voz
web-code-until = Abre la sala de espera hasta las { $time }
web-code-renew = Otro cuarto de hora
web-add-bot = Añadir un jugador
web-change-player = Poner a otro en lugar de { $name }
web-remove = Quitar a { $name }
web-move-up = Subir a { $name }
web-move-down = Bajar a { $name }
web-ready = ¡Ya estoy!
web-not-ready = todavía no
web-wait = Espera, aún no
web-is-ready = ya está
web-host = anfitrión
web-stand-up = Levantarse
web-contribution = Tu pizca de sal para el barajado
web-contribution-note = Cualquier texto. Tu navegador le añade un puñado de azar y primero envía solo su huella; el texto va después, cuando las huellas de todos están sobre la mesa. Así nadie pudo conocer las cartas.
web-round = ronda { $round }
web-round-of = ronda { $round } de { $last }
web-watching = { $count ->
    [one] mira una persona
   *[other] miran { $count } personas
}
web-rules = Reglas
web-sound = Sonido
web-leave = Levantarse de la mesa
web-leave-note = La partida sigue sin ti y no se te guarda el sitio.
web-just-go = Volver al inicio y guardar mi sitio
web-stay = Quedarse
web-menu = Menú
web-tab-game = Partida
web-tab-chat = Chat
web-tab-points = Puntos
web-tab-money = Dinero
web-unread = { $count ->
    [one] uno nuevo
   *[other] { $count } nuevos
}
web-write = Escribe a la mesa
web-send = Enviar
web-mute = No mostrarme lo que dice { $name }
web-quiet = Nadie ha dicho nada todavía.
web-lamp-out = Se ha ido la luz
web-lamp-note = Sin conexión desde hace { $seconds } s. Tu sitio te espera; seguimos probando.
web-try-now = Probar ya
web-lamp-on = Ha vuelto la luz.
web-missed = { $count ->
    [one] Mientras no mirabas: ha pasado una cosa
   *[other] Mientras no mirabas: han pasado { $count } cosas
}
web-see = ver
web-you-watch = Estás mirando
web-turned-away = Aquí no puedes sentarte
web-protocol-version = La casa se ha renovado mientras esta página estaba abierta, y ya no se entienden. Recarga la página y estarás de vuelta en tu mesa.
web-reload = Recargar la página
web-to-house = Volver al inicio
web-closed-unused = Esta mesa se ha recogido: nadie empezó una partida.
web-closed-abandoned = Todos se han ido; la partida no tiene resultado.
web-closed-version = Las reglas han cambiado con la partida abierta; acaba sin resultado.
web-closed-finished = La partida ha terminado.
web-bill = La cuenta
web-bill-points = puntos
web-bill-money = dinero
web-behind = a distancia
web-bill-place = Quedas en el puesto { $place }.
web-evening-together = La velada
web-evening-matches = { $count ->
    [one] Una partida en esta mesa
   *[other] { $count } partidas en esta mesa
}
web-evening-winners = Quién ha ganado, por orden
web-evening-won = { $count ->
    [one] partida ganada
   *[other] partidas ganadas
}
web-thanks = Gracias. Quédate otro rato.
web-bank = La casa
web-rematch = Revancha con todos
web-to-rematch = A la revancha
web-watch-record = Ver la partida
web-see-table = Mirar la mesa
web-keys = Teclas
web-keys-letter = la letra impresa en un botón lo pulsa
web-keys-digits = las opciones, por orden
web-keys-arrows = por la mano y por el tablero
web-keys-enter = jugar, enviar, pulsar
web-keys-escape = deshacer la selección, cerrar
web-keys-chat = chat
web-keys-again = repetir la pregunta
web-keys-help = estas teclas
web-letters = Atajos de teclado
web-volume = Volumen
web-vibrate = Vibrar cuando me toque
web-sound-offer = ¿Quieres oír las cartas?
web-sound-yes = Con sonido
web-sound-no = En silencio
web-muted = No ves lo que dice { $name }.
web-unmute = Volver a verlo
web-reactions = Reacciones
web-mute-short = Silenciar
web-reaction-bravo = ¡Bravo!
web-reaction-haha = ¡Ja, ja!
web-reaction-oh = ¡Oh, no!
web-reaction-hm = Mmm…
web-reaction-thanks = ¡Gracias!
web-reaction-knock = ¡Te toca!
web-notify = Avisarme cuando me toque
web-skip = A tus cartas
web-records = Partidas guardadas
web-records-note = Cada partida queda como una página que se puede leer, enviar y comprobar. Suelta una aquí, de esta casa o de otra.
web-choose-file = Elegir un archivo
web-your-records = Tus partidas acabadas
web-no-records = Aún no has acabado ninguna partida aquí.
web-all-games = Todos los juegos
web-came-first = Ganaste tú
web-shared-first = Victoria compartida
web-came-in = Quedaste en el puesto { $place }
web-won-by = Victoria de { $names }
web-show = Ver
web-see-as = Ver como
web-everybody = todos
web-all-hands = Las manos de todos
web-speed = Velocidad: { $speed }×
web-step = { $step } de { $steps }
web-first = Al principio
web-back = Atrás
web-play = Reproducir
web-pause = Pausa
web-forward = Adelante
web-last = Al final
web-download = Descargar
web-copy-link = Copiar enlace
web-moves = Jugadas
web-text = Texto
web-beginning = Se reparten las cartas
web-verified = Barajado comprobado
web-verified-note = Calculado en tu navegador: cada reparto se sigue de la semilla, y la semilla corresponde al compromiso { $commitment }.
web-forged = Este registro no se sostiene
web-forged-commitment = La semilla no es la que se comprometió antes de la partida.
web-forged-deal = El reparto { $deal } no se sigue de la semilla.
web-forged-digest = La línea { $line } se cambió después de escribirse.
web-unproved = Nada que comprobar
web-unproved-note = Las cartas de esta partida no se comprometieron antes de jugar.
web-lesson-cards = Las cartas
web-lesson-round = Cómo se juega
web-lesson-good = Un ejemplo que sale bien
web-lesson-bad = Y uno que sale mal
web-lesson-whole = Las reglas completas
web-show-me = Enséñamelo en una mesa
web-guide-skip = Saltar
web-guide-next = Siguiente
web-guide-play = A jugar
web-guide-step = Nota { $step } de { $steps }
web-fair-title = Cómo se barajan las cartas
web-fair-1 = Antes de la partida la casa saca una semilla secreta de 32 bytes y muestra su compromiso: una huella de la semilla y de todo lo acordado. Desde entonces nada puede cambiarse sin que se note.
web-fair-2 = Solo entonces cada persona de la mesa escribe un texto, y su dispositivo le añade 128 bits al azar. Al principio solo se envía su huella.
web-fair-3 = Cuando todas las huellas están sobre la mesa, todos ven la lista, y solo entonces se abren los textos. Entran en cada barajado: nadie, ni la casa, puede elegir un texto después de oír otro. Los bots no añaden nada.
web-fair-4 = Después de la última carta se muestra la semilla. El registro lo contiene todo, y tu navegador vuelve a calcular cada barajado.
web-fair-proves = Qué demuestra
web-fair-yes = Nadie conocía las cartas mientras aún podía elegir un texto: te lo demuestra si tu dispositivo vio el compromiso y la lista, y tu texto está en el registro.
web-fair-missing = Quien nunca abre su texto elige entre dos repartos, con él y sin él. La comprobación cuenta los que faltan: con dos, la casa pudo elegir entre cuatro repartos; con tres, entre ocho.
web-fair-moves = Las jugadas son posibles y las puntuaciones, correctas: lo demuestra a cualquiera.
web-fair-no = Ningún archivo demuestra quién hizo las jugadas, que no se empezara otra partida y se tirara, ni que los jugadores no se dijeran sus cartas.
web-fair-bots = Los bots ven exactamente lo que vería una persona en su sitio, y nada más.
web-check-record = Comprobar una partida
web-committed = El barajado está fijado: { $commitment }
web-listed = Las pizcas de sal están selladas: { $hashes }

cli-odds = lo que vale cada jugada, exacto: el valor de una mesa y su tabla
cli-arg-seen = cartas que ya salieron, separadas por comas
cli-arg-after-split = cómo se juega después de separar: cdz como si no se hubiera separado, cdp con una estrategia propia
cli-arg-infinite = infinitas barajas
cli-arg-effects = lo que cambiaría cada otro valor de una opción
cli-arg-values = mostrar también lo que vale cada jugada
cli-arg-odds-csv = responder con líneas para una hoja de cálculo
cli-arg-odds-svg = responder con un dibujo de la tabla (SVG)
no-odds = No hay probabilidades exactas para { $game }; las hay para { $known }.
odds-unknown-card = { $card } no es una carta; hay { $known }.
odds-too-few-left = Quedan muy pocas cartas: hacen falta al menos { $least }.
odds-value = Valor para quien no se equivoca: { $share } de la primera apuesta.
odds-chart = La mejor jugada
odds-values = Lo que vale cada jugada, de la apuesta inicial
odds-effects = Lo que cambiarían otras reglas
odds-infinite-seen = Un sabot infinito no pierde cartas: quita --seen o --infinite.
odds-too-many-seen = Se han visto más cartas de esas que las que hay.
odds-unknown-convention = --after-split no puede ser { $value }; puede ser { $known }.
odds-not-here = En este juego no se separa ni hay infinitas barajas.

# Assistance, which a table agrees to before the start
web-assistance = Ayuda durante la partida
assistance-none = ninguna
assistance-hints = consejos
assistance-odds = probabilidades
web-agreed-none = Sin consejos ni probabilidades
web-agreed-hints = Consejos para quien los pida
web-agreed-odds = Probabilidades junto a cada jugada
hints-not-agreed = En esta mesa se acordó jugar sin consejos.
odds-not-agreed = En esta mesa no se acordaron probabilidades.
odds-no-choice = Ahora no hay nada que sopesar.
odds-not-ready = Las probabilidades de este juego se estiman, y para eso hacen falta reglas compiladas: no están, o aún no están listas.
command-odds = probabilidades
help-odds = cuánto vale cada opción, a su lado, desde ahora; otra vez: ya no
odds-hidden = Ya no se muestran las probabilidades.
cli-arg-assistance = qué ayuda a los jugadores: none, hints u odds (nada, consejos o probabilidades)

# Odds beside the choices
web-odds = Probabilidades
web-odds-fold = Plegar las probabilidades
web-odds-agreed = En esta mesa se ven las probabilidades
web-odds-exact = Exacto para estas reglas y las { $cards } cartas que no has visto. Los valores son el resultado medio, en monedas de esta apuesta.
web-odds-estimated = Estimado con { $worlds } pruebas de lo que no puedes ver; ± es el error.
web-odds-chance = Probabilidad de ganar
web-odds-equal = Iguales: { $moves }. Se diferencian en menos que el error.
web-odds-heard = Probabilidades: { $choices }.
web-odds-best = { $move }, lo mejor, { $value }
web-odds-as-good = { $move }, igual, { $value }
web-odds-other = { $move } { $value }
web-odds-plus = más { $value }
web-odds-minus = menos { $value }
web-odds-percent = { $value } por ciento, { $error } arriba o abajo
web-keys-odds = muestra las probabilidades o las pliega

# Review
cli-review = qué fue suerte y qué fue juego en una partida registrada
cli-arg-review-seat = de quién: el número del asiento
review-of = Cómo jugó { $seat }
review-average = las reglas
review-average-chance = a partes iguales
review-luck = suerte de las cartas
review-decisions = tus decisiones
review-substitutes = jugado por ti
review-result = resultado
review-won = +{ $coins } monedas, y de dónde vienen
review-lost = −{ $coins } monedas, y adónde fueron
review-even = Ni una moneda más ni menos, y por qué
review-sum = Lo que dan las reglas de media, la suerte de las cartas y tus decisiones suman exactamente el resultado.
review-substituted = Lo que jugaron por ti el reloj o la casa cuenta aparte.
review-free = { $count ->
    [0] No hubo nada que decidir
    [one] { $good ->
        [one] Tu única decisión no costó nada
       *[other] Tu única decisión costó algo
    }
   *[other] { $good } de { $count } decisiones no costaron nada
}
review-signs = Decisiones en orden: { $count }; costaron algo: { $costly }; igual de buenas: { $equal }.
review-sign-best = la mejor
review-sign-equal = igual de buena
review-sign-costly = costó algo
review-accuracy = acierto
review-loss = monedas perdidas por ronda
review-luck-good = mejores cartas que de costumbre: una noche de cada { $evenings }
review-luck-bad = peores cartas que de costumbre: una noche de cada { $evenings }
review-dearest = Lo que costó algo, de más a menos
review-round = ronda { $number }
review-against = contra
review-better = Mejor: { $best }.
review-more = { $count ->
    [one] Y una más.
   *[other] Y { $count } más.
}
review-looking = Mirando cada decisión…
review-estimated = Los valores son probabilidades de ganar la partida, halladas jugando a partir de lo que podías ver; en conjunto, con un error de ± { $share }. Lo que dista menos que el error es igual de bueno. Son las cuentas de nuestro propio jugador, así que favorecen a quien juega como él.
review-note = Las diferencias demasiado pequeñas son igual de buenas, nunca un error; las apuestas no se juzgan. La suerte se mide con lo que valía cada jugada con estas reglas y las cartas que quedaban.
no-such-hand = Con estas cartas no hay nada que decidir en esta mesa.
too-many-reviews = Has compartido { $most } análisis: borra uno antes.
unknown-review = Este análisis no está, o ya no está.
web-review = Análisis
web-reviewing = Mirando cada decisión…
web-review-match-won = Partida ganada, y cómo se llegó a eso
web-review-match-lost = Partida perdida, y cómo se llegó a eso
web-review-chance-sum = Probabilidades de ganar la partida: el punto de partida de todos, la suerte de las cartas y tus decisiones suman exactamente el resultado.
web-review-chance-loss = de probabilidad perdida con tus decisiones
web-review-split = Cuando una mano se convierte en dos, cada una se juzga por su cuenta, por lo que valdrían las mismas cartas solas: entonces un coste puede salir algo alto, o incluso como ganancia.
web-review-look = Ver la ronda { $number } en el registro
web-rounds-played = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
train-title = Entrenador
web-train-these = { $count ->
    [one] Practicar esta
   *[other] Practicar estas { $count }
}
web-share-note = Una imagen con tu nombre y estos bloques, o un enlace a esta página: en ella los demás son asientos con número, y desde ella nadie llega al registro.
web-share-picture = Guardar la imagen
web-share-link = Crear un enlace
web-share-delete = Borrar el enlace
web-share-deleted = El enlace está borrado.
web-share-yours = Análisis que compartes
web-take-over = Seguir tú desde aquí
web-take-over-note = Ocupas el sitio de quien jugaba; a los demás los lleva el ordenador, y lo que no podías ver se reparte de nuevo.
web-shared-by = Cómo jugó { $name }

# Trainer
cli-train = practicar lo que se te da mal
cli-arg-hands = cuántas manos; si no se dice, 12
train-hand = mano { $number } de { $count }
train-ask = ¿Qué haces? ({ $moves })
train-right = Bien: { $move }.
train-equal = Tan bueno como lo mejor: { $move }.
train-wrong = Mejor: { $move }.
train-less = «{ $move }» cuesta { $loss } apuestas.
train-score = Bien: { $right } de { $count }. Lo que fallaste vuelve al cabo de 1, 3 y 8 días.
train-again = { $count ->
    [one] Esto lo fallaste una vez.
   *[other] Esto lo fallaste { $count } veces.
}
train-hard = Una mano que es fácil jugar mal.
train-reviewed = { $count ->
    [one] Se ha analizado uno de tus registros.
   *[other] Se han analizado { $count } de tus registros.
}
web-train-what = Entrenador: manos difíciles de jugar
web-train-today = Hoy
web-train-today-is = Manos: { $done } de { $count }; bien: { $right }.
web-train-known = Lo que sabes
web-train-why = ¿Por qué esta mano?
web-train-next = Otra mano
web-train-done = Era la lección de hoy.
web-train-more = Unas más
web-train-bets = en apuestas
