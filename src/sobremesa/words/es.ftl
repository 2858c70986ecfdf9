# House texts. Each game keeps its own in its folder.

house = Sobremesa, una casa de juegos de cartas
welcome = Te damos la bienvenida a Sobremesa, una casa de juegos de cartas. Puedes decir:

# The command line
cli-play = jugar una partida en este terminal
cli-classic = jugar con uno de los programas originales del curso
cli-games = listar los juegos, con sus variantes, bots y opciones
cli-rules = mostrar las reglas de un juego
cli-replay = volver a contar una partida guardada
cli-verify = volver a calcular, a partir de la semilla, cómo se barajaron las cartas de un registro
cli-records = listar las partidas guardadas
cli-simulate = dejar que los bots jueguen muchas partidas, con las reglas compiladas
cli-decks = escribir barajas mezcladas en archivos, para el programa del curso que las lee
cli-help = mostrar todo lo que se puede hacer
cli-arg-game = a qué se juega: { $known }
cli-arg-file = un registro
cli-arg-variant = qué variante de las reglas; sobremesa games las lista
cli-arg-seats = quién se sienta en cada sitio, separado por comas: tú, bot o el nombre de un bot; Ana:tú pone un nombre
cli-arg-set = cambiar una opción de las reglas, tantas veces como se quiera; sobremesa games las lista
cli-arg-lang = idioma: en, es, pt, ca o fr
cli-arg-seed = un número que permite barajar siempre igual
cli-arg-from = seguir con una partida guardada
cli-arg-continue = seguir con la última partida sin terminar
cli-arg-record = dónde guardar el registro en vez de la carpeta de la casa
cli-arg-commitment = el compromiso que se mostró antes de la primera carta
cli-arg-csv = responder con líneas para una hoja de cálculo, aquí o en un archivo nuevo
cli-arg-force = sustituir los archivos que ya existan
cli-arg-json = responder en JSON
cli-arg-count = cuántas partidas
cli-arg-jobs = cuántos núcleos del procesador se usan
cli-arg-folder = una carpeta para los archivos
cli-arg-rounds = cuántas barajas, una por ronda
cli-arg-help = mostrar esta ayuda
cli-arg-version = mostrar la versión de la casa
cli-arg-program = qué programa: { $known }
meta-command = ORDEN
meta-game = JUEGO
meta-file = ARCHIVO
meta-folder = CARPETA
meta-name = NOMBRE
meta-setting = OPCIÓN=VALOR
meta-program = PROGRAMA
usage = Uso:
usage-arguments = Qué se escribe
usage-options = Opciones

# Problems
usage-error = { $message }. Prueba con: { $command } --help
usage-missing = Falta algo: { $what }
usage-unknown = No se entiende: { $what }
usage-choice = { $what } no puede ser { $value }; valores posibles: { $known }
usage-value = { $what } necesita un valor
usage-bad = { $what } no puede ser { $value }
usage-senseless = Así no tiene sentido
unknown-game = No hay ningún juego llamado { $game }; hay: { $known }.
broken-game = No se puede jugar a { $game }: su paquete { $package } falla con «{ $why }».
unknown-variant = No hay ninguna variante llamada { $variant }; hay: { $known }.
unknown-bot = No hay ningún jugador llamado { $bot }; hay: { $known }.
bot-gone = El jugador { $bot } ya no se conoce aquí: { $other } sigue jugando por { $seat }, y el registro lo dice en cada jugada.
unknown-option = No hay ninguna opción llamada { $option }; hay: { $known }.
unknown-language = No hay ningún idioma llamado { $lang }; hay: { $known }.
bad-option = La opción { $option } no puede ser { $value }; valores posibles: { $range }.
bad-setting = { $text } no es un ajuste; escribe { meta-setting }.
senseless-options = Estas opciones no tienen sentido juntas: { $reason }
bad-seats = Número de asientos imposible: { $given }. Este juego admite de { $least } a { $most }.
bad-name = «{ $name }» no sirve como nombre: hacen falta de 1 a { $most } caracteres imprimibles.
bad-number = { $name } debe ser un número entero de { $least } a { $most }, no { $value }.
from-alone = Una partida guardada ya trae su juego, sus reglas, sus asientos y el orden de sus cartas: usa --from sin nada más.
needs-fast = La simulación usa reglas compiladas y necesita { $package }: pip install "sobremesa[fast]"
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
verify-commitment = La semilla mostrada no corresponde al compromiso hecho antes de la partida.
verify-not-seen = El compromiso del registro es { $commitment }, no el que se te mostró: { $seen }. Es otra partida u otra semilla.
verify-no-commitment = Nadie se comprometió con las cartas de este registro antes de jugar: no hay con qué comparar el compromiso.
verify-deal = El reparto { $deal } (línea { $line }) no corresponde a la semilla.


# What was verified
verified-shuffles = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} de la semilla y de lo que aportaron los jugadores.
verified-commitment = El compromiso calculado con la semilla y la cabecera de este registro es { $commitment }.
verified-seen = Es el compromiso que se te mostró antes de la primera carta: nadie eligió estas cartas después.
unproved-commitment = Si es el compromiso que se mostró antes de la primera carta, solo puede decirlo quien lo vio: compáralo o dalo con --commitment.
verified-seeded = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} del número { $number }. Quien eligió el número podía conocer las cartas.
verified-lcg = { $deals ->
    [one] El único reparto sale
   *[other] Los { $deals } repartos salen
} del generador antiguo con la semilla { $number }, que no guarda ningún secreto.
unproved-stacked = Las cartas de esta partida se dispusieron a mano: su orden no prueba nada.
verified-moves = { $count ->
    [one] La única jugada cumple las reglas.
   *[other] Las { $count } jugadas cumplen las reglas.
}
verified-scores = Los resultados y el final son los de estas jugadas.
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
shuffle-revealed = Semilla con la que se ha barajado, para quien quiera comprobarlo: { $seed }
your-turn = { $seat }, te toca.
hand-over = Pasa el terminal a { $seat }.
press-enter = Pulsa Intro…
prompt = Tu jugada
prompt-others = { $seat }: Intro para dejarlo pasar, o
or-amount = o cualquier cantidad de { $lowest } a { $highest }: { $word } N
or-besides = o bien { $moves }
commands = además: { command-hint }, { command-rules }, { command-table }, { command-undo }, { command-save } { meta-file }, { command-help }, { command-quit }
command-hint = pista
command-rules = reglas
command-table = mesa
command-undo = deshacer
command-save = guardar
command-help = ayuda
command-quit = salir
help-hint = lo que ayuda a decidir
help-rules = las reglas de este juego
help-table = la mesa otra vez
help-undo = deshacer tu última jugada, mientras no haya dejado ver nada
help-save = escribir la partida en un archivo
help-help = estas órdenes
help-quit = parar aquí; la partida queda guardada
no-hint = Aquí no hay nada que aconsejar.
saved = Guardado en { $file }. El archivo contiene el orden de las cartas que faltan por salir: no lo leas antes de seguir jugando.
save-needs-file = Di dónde: { command-save } { meta-file }
no-such-move = «{ $move }» no es una jugada posible ahora: elige una de la lista.
no-such-seat = En esta mesa no hay asiento { $number }.
nothing-to-undo = No tienes ninguna jugada que deshacer.
table-moved-on = Entretanto la mesa ha seguido adelante.
snapshot-misfit = La partida la guardó una versión del juego con otra disposición de la mesa.
undo-too-late = Eso ya no se puede deshacer: ha dejado ver algo.
took-back = { $seat } se retracta de la jugada.
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
move-leave = levantarse de la mesa
typed-leave = levantarse
default-person = Jugador { $number }
default-bot = Bot { $number }
seat-person = tú
which-game = ¿A qué jugamos?

# Lists of games
games-seats = asientos: { $least }–{ $most }
games-variants = variantes (--variant):
games-bots = bots (--seats):
bot-random = Hace cualquier jugada de la lista.
games-options = opciones (--set):
games-option = { $range }, por defecto { $value }

# Records
no-records = Todavía no se ha guardado ninguna partida.
records-folder = Los registros se guardan en { $folder }.
records-line = { $title } ({ $variant }) · { $names } · { $when } · { $how }
records-open = sin terminar

# Replay
replay-title = { $title } · { $variant }
replay-open = La partida no se terminó.

# Simulation
sim-compiling = Preparando las reglas compiladas (la primera vez tarda un poco)…
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
sim-length = Jugadas por partida: { $mean } de media, de { $least } a { $most }. Rondas: { $rounds } de media.
share = { $share }
sim-speed = { $games } partidas y { $moves } jugadas en { $seconds } s: { $game_rate } partidas y { $move_rate } jugadas por segundo.

# Tables for many people
cli-serve = abre la casa a las máquinas de otras personas
cli-arg-host = la dirección en la que escuchar
cli-arg-port = el puerto en el que escuchar
cli-arg-db = dónde se guardan las mesas: un archivo o la URL de una base de datos
serving = La casa está abierta en { $address } (Ctrl-C la cierra).
table-has-begun = La partida de esta mesa ya ha empezado.
already-seated = Ya tienes asiento.
seat-taken = Ese asiento está ocupado.
not-seated = No estás en esta mesa.
only-the-host = Eso solo puede hacerlo el anfitrión.
seats-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
nothing-to-contribute = Ahora no hay nada que aportar.
no-match-on = En esta mesa no se está jugando.
bad-text = Un texto tiene de 1 a 500 caracteres imprimibles.
match-still-on = La partida sigue; su registro muestra las cartas que faltan.
unknown-person = La casa no te conoce.
unknown-table = No hay ninguna mesa así.
hello-first = Saluda primero.
