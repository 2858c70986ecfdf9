# House texts. Each game keeps its own in its folder.

house = Sobremesa, uma casa de jogos de cartas
welcome = Damos-te as boas-vindas à Sobremesa, uma casa de jogos de cartas. Podes escrever:

# The command line
cli-play = jogar uma partida neste terminal
cli-classic = jogar com um dos programas originais do curso
cli-games = listar os jogos, com as suas variantes, bots e opções
cli-rules = mostrar as regras de um jogo
cli-replay = voltar a contar uma partida guardada
cli-verify = voltar a calcular, a partir da semente, como se baralharam as cartas de um registo
cli-records = listar as partidas guardadas
cli-simulate = deixar os bots jogar muitas partidas, com as regras compiladas
cli-arena = pôr jogadores do computador frente a frente com as mesmas cartas, e classificá-los
cli-warm = compilar de antemão as regras de alguns jogos ou de todos, para as simulações
cli-decks = escrever baralhos já baralhados em ficheiros, para o programa do curso que os lê
cli-completion = imprimir o que uma shell precisa para completar estes comandos
cli-help = mostrar tudo o que se pode fazer
cli-arg-game = a que se joga: { $known }
cli-arg-file = um registo
cli-arg-variant = que variante das regras; sobremesa games lista-as
cli-arg-seats = quem se senta em cada lugar, separado por vírgulas: tu, bot ou o nome de um bot; Ana:tu dá um nome
cli-arg-set = mudar uma opção das regras, as vezes que se quiser; sobremesa games lista-as
cli-arg-lang = língua: en, es, pt, ca ou fr
cli-arg-seed = um número que permite baralhar sempre da mesma maneira
cli-arg-from = continuar uma partida guardada
cli-arg-at = com --from: continuar depois de tantas jogadas dessa partida, a ver o que acontece; o que estava escondido é tirado de novo
cli-arg-as = com --at: o número do lugar que se toma; senão, o que joga a seguir
cli-arg-continue = continuar a última partida por acabar
cli-arg-record = onde guardar o registo em vez da pasta da casa
cli-arg-rescue = guardar o que está antes da primeira linha alterada de um registo estragado
cli-arg-commitment = o compromisso mostrado antes da primeira carta
cli-arg-hashes = a lista de impressões digitais mostrada antes da primeira carta
cli-arg-csv = responder em linhas para uma folha de cálculo, aqui ou num ficheiro novo
cli-arg-force = substituir os ficheiros que já existam
cli-arg-json = responder em JSON
cli-arg-count = quantas partidas
cli-arg-deals = quantas distribuições jogam no máximo cada dois, uma de cada lugar
cli-arg-within = parar quando um resultado for conhecido com essa margem, em percentagem
cli-arg-jobs = quantos núcleos do processador usar
cli-arg-folder = uma pasta para os ficheiros
cli-arg-shell = que shell: bash, zsh ou fish
cli-arg-rounds = quantos baralhos, um por ronda
cli-arg-help = mostrar esta ajuda
cli-arg-version = mostrar a versão da casa
meta-command = COMANDO
meta-game = JOGO
meta-file = FICHEIRO
meta-folder = PASTA
meta-shell = SHELL
meta-name = NOME
meta-setting = OPÇÃO=VALOR
meta-program = PROGRAMA
usage = Uso:
usage-arguments = O que se escreve
usage-options = Opções

# Problems
usage-error = { $message } Experimenta: { $command } --help
usage-missing = Falta alguma coisa: { $what }.
usage-unknown = Não se percebe: { $what }.
usage-choice = { $what } não pode ser { $value }; valores possíveis: { $known }.
usage-value = { $what } precisa de um valor.
usage-flag = { $what } não leva nenhum valor.
usage-option = Não há nenhuma opção { $what }.
usage-command = Não há nenhum comando { $what }.
usage-exclusive = { $what } e { $other } não podem ir juntas.
usage-meant = { $message } Querias dizer { $known }?
unknown-game = Não há nenhum jogo chamado { $game }; há: { $known }.
broken-game = Não é possível jogar { $game }: o seu pacote { $package } falha com «{ $why }».
unknown-variant = Não há nenhuma variante chamada { $variant }; há: { $known }.
unknown-bot = Não há nenhum jogador chamado { $bot }; há: { $known }.
unknown-seat = «{ $seat }» não diz quem joga: escreve { seat-person }, bot ou um de { $known }; uma pessoa com nome escreve-se Ana:{ seat-person }.
bot-gone = O jogador { $bot } já não é conhecido aqui: { $other } continua a jogar por { $seat }, e o registo di-lo em cada jogada.
bot-falls-back = Por agora { $bot } joga a olho: para pensar à frente precisa de regras compiladas, que estão a ser preparadas ou não estão instaladas (pip install ".[fast]").
bot-not-simulated = { $bot } pensa à frente e não é compilado com uma simulação: para o ver jogar, sobremesa arena.
arena-table = É preciso um jogo de uns contra os outros e uma mesa de { $least } a { $most } lugares; para { $game } contra a banca há sobremesa simulate.
arena-players = São precisos dois jogadores ou mais: --seats level-3,level-5.
unknown-option = Não há nenhuma opção chamada { $option }; há: { $known }.
unknown-language = Não há nenhuma língua chamada { $language }; há: { $known }.
bad-option = A opção { $option } não pode ser { $value }; valores possíveis: { $range }.
bad-setting = { $text } não é uma definição; escreve { meta-setting }.
senseless-options = Estas opções não fazem sentido juntas: { $reason }
bad-seats = Número de lugares impossível: { $given }. Este jogo admite de { $least } a { $most }.
bad-name = «{ $name }» não serve como nome: são precisos de 1 a { $most } caracteres imprimíveis.
bad-number = { $name } tem de ser um número inteiro de { $least } a { $most }, e não { $value }.
from-alone = Uma partida guardada já traz o jogo, as regras, os lugares e a ordem das cartas: usa { $option } sem { $others }.
needs-fast = A simulação usa regras compiladas e precisa de { $package }: na pasta do código, pip install ".[fast]"
endless-game = A partida { $number } não terminou após { $moves } jogadas: uma partida sem fim não se pode simular. Combine um fim, por exemplo um número de rondas.
cannot-read = Não é possível ler { $file }: { $why }.
cannot-write = Não é possível escrever { $file }: { $why }.
why-not-there = não existe esse ficheiro ou essa pasta
why-not-allowed = não tens permissão
why-folder = é uma pasta
why-full = o disco está cheio
why-bad-name = o sistema não aceita esse nome
why-other = o sistema recusa (erro { $number })
file-exists = { $file } já existe e não se mexe nele.
file-too-long = { $file } tem mais de { $most } bytes ou { $lines } linhas.
file-no-text = { $file } não é um texto em UTF-8.
file-not-plain = { $file } não é um ficheiro comum.
no-home = Não se sabe qual é a pasta pessoal de { $file }; indique outro lugar.
settings-broken = { $file } não se entende na linha { $line }: isso não é TOML.
unknown-preference = { $file } tem um ajuste { $name } que não se conhece; há { $known }.
bad-preference = Em { $file }, { $name } não pode ser { $value }; pode ser { $known }.
system-refused = O sistema impediu-o: { $why }.
nothing-to-continue = Não há nenhuma partida por acabar em { $folder }.
bad-by = «{ $by }» não pode indicar quem fez uma jogada.
bad-contribution = «{ $text }» não pode contribuir para as misturas: são precisos caracteres imprimíveis, { $most } no máximo.
no-deck-left = Já não há baralho para dar cartas outra vez; baralhos dados: { $deals }.
bad-deck-size = A distribuição { $deal } tem { $given ->
    [1] uma carta
   *[other] { $given } cartas
} em vez de { $due }.
bad-deck-cards = A distribuição { $deal } não contém as cartas certas.
record-not-one = Este ficheiro não é um registo desta casa.
record-too-old = Este registo tem um formato antigo que já não se lê.
record-cut-short = O registo está incompleto.
record-bad-line = Não é possível ler a linha { $line } do registo.
record-too-long = O registo é demasiado longo: mais de { $characters } caracteres ou { $lines } linhas.
record-bad-header = O cabeçalho do registo não está escrito como esta casa o escreve.
record-bad-id = O registo não nomeia a sua partida com 32 dígitos hexadecimais.
record-no-key = Falta este dado no registo: { $what }.
record-version = O registo é da versão { $theirs } de { $game }, e aqui joga-se a versão { $ours }: não se pode verificar nem continuar. Uma casa que jogue a versão { $theirs } pode fazer ambas as coisas; a própria página lê-se em qualquer editor.
record-contributions = Não é possível ler as contribuições do registo.
record-misfit = A linha { $line } do registo não respeita as regras: { $text }.
record-deals = As distribuições do registo não batem certo: { $reason }
record-edited = A linha { $line } do registo foi alterada depois de escrita: o seu resumo não coincide.
record-shuffler = O registo indica uma maneira de baralhar que não existe: { $shuffler }.
record-seed = O registo não mostra nenhuma semente que se possa ler.
record-over = Esta partida já acabou; não há nada para continuar.
record-source = O registo não diz de forma legível de que partida parte.
record-position = Um registo que começa a meio de uma partida pode ser visto a partir de um ficheiro, mas não analisado nem continuado.
no-such-moment = A partida teve { $most } jogadas: não há nada de onde continuar depois da jogada { $moves }.
nothing-to-play-on = Depois da jogada { $moves } já não resta nada para jogar neste lugar.
seat-not-seen = Esta partida não acabou: as cartas de { $name } ainda estão escondidas. Toma o lugar de uma pessoa.
record-in-use = { $file } está a ser jogado noutro terminal. Continua lá ou fecha-o primeiro.
record-intact = Em { $file } não há nada estragado.
verify-commitment = A semente mostrada não corresponde ao compromisso feito antes da partida.
verify-not-seen = O compromisso do registo é { $commitment }, não o que te foi mostrado: { $seen }. É outra partida, outra semente, ou foi apagado um nome dela.
verify-no-commitment = Ninguém se comprometeu com as cartas deste registo antes de jogar: não há com que comparar o compromisso.
verify-hash = O texto com que o lugar { $number } contribuiu não corresponde à impressão digital enviada antes.
verify-bot-contribution = O lugar { $number } é de um bot e contribuiu para o baralhamento: assim a casa pôde escolher as cartas.
verify-hashes-not-seen = A lista de impressões digitais do registo é { $hashes }, não a que te foi mostrada: { $seen }.
verify-no-hashes = O que os jogadores deste registo contribuíram não foi selado com impressões digitais: não há lista com que comparar.
verify-deal = A distribuição { $deal } (linha { $line }) não corresponde à semente.


# What was verified
verified-shuffles = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} da semente e do que os jogadores contribuíram.
verified-commitment = O compromisso calculado com a semente e o cabeçalho deste registo é { $commitment }.
verified-seen = É o compromisso que te foi mostrado antes da primeira carta: a semente, os lugares e as regras estavam fixados desde então.
unproved-commitment = Se é o compromisso mostrado antes da primeira carta, só o pode dizer quem o viu: compara-o ou indica-o com --commitment.
verified-hashes = { $count ->
    [0] Ninguém contribuiu com um texto.
    [1] O único texto corresponde à impressão digital enviada antes.
   *[other] Os { $count } textos correspondem às impressões digitais enviadas antes.
} Nenhum bot contribuiu. A lista de impressões digitais é { $hashes }.
verified-hashes-seen = É a lista que te foi mostrada antes de qualquer texto: ninguém escolheu o seu depois de ouvir o de outro.
unproved-hashes = Se é a lista mostrada antes de qualquer texto, só o pode dizer quem a viu: compara-a ou indica-a com --hashes.
unproved-missing = { $count ->
    [one] Uma impressão digital ficou sem texto: com ela a casa pôde escolher entre duas distribuições.
   *[other] { $count } impressões digitais ficaram sem texto: com elas a casa pôde escolher entre { $deals } distribuições.
}
verified-fixed = Se um dos textos é teu, estas cartas ficaram fixadas quando viste a lista, e então ninguém as podia conhecer.
unproved-contributions = Neste registo antigo, o que os jogadores contribuíram não foi selado com impressões digitais: quem ouviu os outros antes de contribuir, a casa também, pôde escolher as cartas.
verified-seeded = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} do número { $number }. Quem escolheu o número podia conhecer as cartas.
verified-lcg = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} do gerador antigo com a semente { $number }, que não guarda segredo nenhum.
unproved-stacked = As cartas desta partida foram dispostas à mão: a sua ordem não prova nada.
unproved-continuation = Esta partida não começa do princípio. Continua depois da jogada { $moves } da partida { $match }, com as cartas que o lugar { $number } não tinha visto tiradas de novo: nunca foi dada assim, e as suas cartas não provam nada.
verified-moves = { $count ->
    [one] A única jogada cumpre as regras.
   *[other] As { $count } jogadas cumprem as regras.
}
verified-scores = Os resultados e o fim são os destas jogadas.
verified-no-ending = Os resultados são os destas jogadas; falta a linha com o fim.
verified-no-result = A partida foi jogada até ao fim, mas faltam as linhas com os resultados e o fim.
verified-open = A partida ficou por acabar.
verified-cut = A página interrompe-se antes de uma distribuição, que se pode calcular de novo.
unproved-moves = O que um ficheiro não pode provar: quem fez as jogadas, e que não se começou outra partida e se deitou fora.

decks-exist = { $count ->
    [one] { $file } já existe;
   *[other] Já existem { $count } dos ficheiros, o primeiro { $file };
} para os substituir, --force.
decks-made = { $count ->
    [1] Um baralho
   *[other] { $count } baralhos
} em { $folder }.

# At the table
shuffle-committed = A ordem das cartas já está fixada. Compromisso: { $commitment }
contributions-listed = As impressões digitais de todos estão na mesa. Lista: { $hashes }
contribution-left-out = A tua pitada de sal não foi aceite: a sua impressão digital não está na lista, por isso o texto não foi enviado. Chegou tarde ou a casa deixou-a de fora; nesse caso pode ter escolhido as cartas.
contribution-missing = A tua pitada de sal falta no registo: chegou tarde ou a casa deixou-a de fora; nesse caso pode ter escolhido as cartas.
shuffle-revealed = Semente com que se baralhou, para quem quiser verificar: { $seed }
your-turn = { $seat }, é a tua vez.
hand-over = Passa o terminal a { $seat }.
press-enter = Carrega em Enter…
playing-on = E se…? A partida continua depois da jogada { $moves }, contigo como { $seat }. Tudo o que { $seat } não tinha visto é tirado de novo.
cannot-hand-over = Este terminal não consegue apagar o que mostrou, e duas pessoas veriam as cartas uma da outra. Joguem noutro terminal, ou cada um no seu com «sobremesa serve».
prompt = A tua jogada
prompt-others = { $seat }: Enter para deixar passar, ou
or-amount = { $word } N, ou só N: qualquer quantia de { $lowest } a { $highest }, por exemplo { $some }
or-amount-only = { $word } N, ou só N: de { $lowest } a { $highest }
or-amount-short = de { $lowest } a { $highest }
or-again = Enter: { $money }, como da última vez
or-besides = ou { $moves }
more-moves = … até { $count }: escreve um número, ou uma jogada como estas
commands = também: { $names }
command-hint = dica
command-rules = regras
command-table = mesa
command-undo = desfazer
command-save = guardar
command-help = ajuda
command-quit = sair
help-hint = o que ajuda a decidir
help-rules = as regras deste jogo
help-table = a mesa inteira, e o que significam os sinais
help-undo = desfazer a tua última jogada, enquanto não tiver dado nada a conhecer
help-save = escrever a partida num ficheiro
help-help = estes comandos
help-quit = parar aqui; podes voltar mais tarde
help-leave = deixar a mesa de vez; as regras dizem o que acontece ao teu lugar
leave-sure = Deixar a mesa de vez? (sim ou não)
quit-sure = Parar aqui? A partida fica guardada e continua com «sobremesa play --continue». (sim ou não)
yes = sim
no = não
no-hint = Aqui não há nada a aconselhar.
nothing-yet = Ainda não aconteceu nada.
saved = Guardado em { $file }. O ficheiro contém a ordem das cartas que ainda estão por sair: não o leias antes de continuares a jogar.
save-needs-file = Diz onde: { command-save } { meta-file }
no-such-move = «{ $move }» não é uma jogada possível agora: escolhe uma da lista.
could-be = Pode ser: { $moves }.
no-such-seat = Esta mesa não tem lugar { $number }.
nothing-to-undo = Não tens nenhuma jogada para desfazer.
table-moved-on = Entretanto a mesa seguiu em frente.
snapshot-misfit = A partida foi guardada por uma versão do jogo com outra disposição da mesa.
undo-too-late = Isso já não se pode desfazer: deu a conhecer alguma coisa.
undo-others = Já não se pode desfazer: outra pessoa jogou depois.
undo-once = Só se desfaz a última jogada, e já está desfeita.
took-back = { $seat } volta atrás com a jogada.
time-up = O tempo acabou: a casa joga por { $seat }.
stood-in = A casa joga por { $seat }.
substituted = A casa jogou { $count ->
    [one] uma vez
   *[other] { $count } vezes
} por { $seat }.
input-ended = A entrada acabou; a partida fica por aqui, sem resultado.
quit-unfinished = A partida fica por aqui, sem resultado.
kept-in = A partida fica guardada em { $file }.
kept-in-open = A partida fica guardada em { $file }. Para a continuar: sobremesa play --continue
results = Resultados
result = { $place ->
    [0] –
   *[other] { $place }.
} { $name }: { $score }
name = { $seat }
shown = { $cards }
coins = { $money }
move-leave = sair da mesa
typed-leave = abandonar
default-person = Jogador { $number }
default-bot = Bot { $number }
seat-person = tu
which-game = A que jogamos?

# No ecrã inteiro
let-pass = deixar passar
cursor-keys = Setas: outro lugar. Tab: outra carta. Enter: jogá-la.
score-line = { $seat }: { $score }
command-story = história
command-score = marcador
command-leave = { typed-leave }
help-story = tudo o que aconteceu até agora
help-score = como vai cada um
help-typing = Escreve uma jogada ou o seu número; ou escolhe com as setas e Enter, ou com o rato. Ctrl-P e Ctrl-N: o que escreveste antes. Uma tecla apressa os outros; o que escreveres entretanto espera pela tua vez.
page-keys = ↑ ↓ · Esc fecha
menu-keys = PgUp · PgDn: continuar a ler
rules-keys = ↑ ↓ · C índice · Esc fecha
rules-contents = Índice
stay = ficar à mesa
really-leave = Deixar a mesa de vez?
really-quit = Parar de jogar?
after-rematch = outra partida, com todos
after-other = outro jogo
after-table = ver a mesa mais uma vez
after-quit = por hoje chega
cli-arg-plain = linhas simples em vez do ecrã inteiro
cli-arg-step = começar neste passo da partida em vez de a contar toda
cli-arg-pace = a que ritmo jogam os outros no ecrã inteiro: normal, slow, fast ou instant
unknown-pace = Não há nenhum ritmo chamado { $pace }; há { $known }.
unknown-shell = Não há nenhum shell chamado { $shell }; há { $known }.
sheet-options = opções
value-beyond = Não pode ser { $value }, só { $range }.
key-change = mudar
key-choose = escolher
key-back = voltar
enter-key = Enter
key-enter = sentar-se
key-begin = começar
seating-game = Jogo
seating-variant = Variante
seating-changed = { $count ->
    [one] (uma opção mudada)
   *[other] ({ $count } opções mudadas)
}
seating-seats = Jogadores
seating-person-about = Uma pessoa. Escreve um nome; ← → põe um bot.
seating-assistance = Ajuda
seating-pace = Ritmo
seating-pace-about = A que ritmo jogam os bots e a banca. Uma tecla apressa-os.
pace-instant = imediato
pace-fast = rápido
pace-normal = normal
pace-slow = lento
seating-go-on = continua a partida de { $title } de { $when }
seating-language = Língua

# Lists of games
games-seats = lugares: { $least }–{ $most }
games-variants = variantes (--variant):
games-characters = quem joga (--seats):
games-bots = bots (--seats):
bot-random = Faz qualquer jogada da lista.
    .title = Ao acaso
bot-level-1 = Comete os erros de quem começa.
    .title = Nível 1
bot-level-2 = Joga com juízo, mas escapam-lhe coisas.
    .title = Nível 2
bot-level-3 = Joga bem, por experiência.
    .title = Nível 3
bot-level-4 = Pensa à frente no que não vê.
    .title = Nível 4
bot-level-5 = Pensa tão à frente quanto pode.
    .title = Nível 5
bot-pepe = Joga o que servir, e esquece-se do que queria dizer.
    .bank = Aposta a primeira coisa que lhe vem à cabeça.
    .title = Pepe
bot-tono = Sempre com pressa: a melhor carta vai primeiro.
    .bank = Sempre com pressa: as maiores apostas vêm primeiro.
    .title = Tono
bot-ines = Adora arriscar, e ri-se quando corre mal.
    .bank = Adora arriscar: metade do que pode, em cada ronda.
    .title = Inês
bot-lola = Guarda a melhor carta para o fim, e nunca se esquece de avisar.
    .bank = Guarda o dinheiro para as últimas rondas, e então aposta tudo o que pode.
    .title = Lola
bot-quim = Serve devagar: conta duas vezes e joga pelo seguro.
    .bank = Serve devagar: aposta o mínimo, em cada ronda.
    .title = Quim
bot-nuria = Espera que estejas quase lá, e então aperta.
    .bank = Espera até estar a ganhar, e então aperta.
    .title = Nuria
bot-dolors = Muito educada. Lembra-se de todas as cartas da mesa.
    .bank = Muito educada. Aposta o mesmo, ronda após ronda.
    .title = Dolors
bot-marcel = Experimenta mil mãos antes de jogar, e nunca espreita a tua.
    .bank = Sabe todas as probabilidades de cor, e arrisca o menos que pode.
    .title = Marcel
character-level = nível { $level }
character-elo = Elo { $elo }
games-options = opções (--set):
games-option = { $range }, por omissão { $value }
games-price = Para quem joga sem erros: { $share } de cada aposta.

# Records
no-records = Ainda não se guardou nenhuma partida.
records-folder = Os registos guardam-se em { $folder }.
record-rescued = Tudo o que está antes da falha ficou guardado em { $file }: “sobremesa play --continue” retoma a partida.
records-line = { $title } · { $names } · { $when } · { $how }
records-score = { $name }: { $score }
records-open = por acabar

# At a table of a house elsewhere
cli-join = sentar-se a uma mesa de uma casa noutra máquina
cli-arg-link = a ligação que convida para a mesa
cli-host = abrir uma mesa para outros e sentar-se a ela
cli-arg-table-seats = quantos lugares tem a mesa; os livres podem ser ocupados por bots
cli-arg-clock = segundos para decidir; sem ela não há limite
cli-arg-public = mostrar a mesa na lista da casa
cli-arg-server = a casa onde abri-la; se faltar, abre-se uma aqui enquanto jogares
bad-server = «{ $server }» não é o endereço de uma casa; um parece-se com http://host:8000
house-not-opened = Não foi possível abrir a casa: { $why }
house-closed-with-host = A casa fecha contigo. «sobremesa serve --lan» volta a abri-la, e as partidas continuam.
cli-arg-name = o teu nome nessa casa, se entras pela primeira vez
meta-link = LIGAÇÃO
bad-link = «{ $link }» não é a ligação de uma mesa; uma parece-se com http://host:8000/#table=…
house-not-reached = Nenhuma casa responde em { $address }.
house-not-understood = Não se entende aqui o que diz a casa em { $address }: é de outra versão, ou não é uma casa.
house-forgot = A casa em { $address } já não deixa entrar { $name }. Para entrar com outro nome: sobremesa join { $link } --name { meta-name }
house-says = A casa diz «{ $reason }», e aqui não há palavras para isso.
protocol-version = Esta casa e a Sobremesa desta máquina são de versões diferentes e não se entendem. Atualiza a mais antiga; aqui: pip install --upgrade sobremesa
your-name = O teu nome
at-the-table = À mesa: { $names }
invite-others = Quem tiver esta ligação pode sentar-se, num navegador ou com «sobremesa join»:
invite-only-here = Só este computador a pode abrir.
invite-code = Ou escrever isto nos próximos { $minutes } minutos:
seat-free = lugar livre
seat-ready = { $name } (já)
seat-gone = { $name } (ausente)
host-begins = { $name } começa quando todos quiserem.
host-awaited = À espera de que { $name } comece
seat-away = { $name } perdeu a ligação; a casa joga daqui a { $seconds } s.
seat-asleep = { $name } não responde: o telemóvel ou o computador adormeceu. Daqui a { $seconds } s podes escrever { command-house }, e joga a casa.
seat-silent = { $name } não responde: o telemóvel ou o computador adormeceu.
seat-played = A casa joga por { $name } até que volte.
late-begun = A partida já começou: jogam { $names }.
late-mine = Se és { $name }, escreve { command-ask } { $number } para recuperar o lugar.
late-bot = Um bot joga como { $name }: escreve { command-ask } { $number } para pedir o lugar.
late-nothing = Agora não há nenhum lugar para pedir. Fica por aqui: se houver, lês aqui.
late-which = Diz qual dos lugares que se podem pedir: { command-ask } e o número.
late-refused = Preferem que não. Podes voltar a pedir.
seat-given = { $name } continua no lugar de { $was }.
seat-given-bot = Um bot continua por { $name }.
guest-asks = { $guest } chegou tarde e pede o lugar de { $name }, com as cartas. Escreve { command-give } ou { command-refuse }.
guest-asks-to-watch = { $guest } chegou tarde e quer ver. Escreve { command-give } ou { command-refuse }.
guest-needs-all = { $guest } vem do endereço de um de vocês, por isso têm todos de concordar.
seat-back = { $name } voltou.
prompt-ready = Enter quando quiseres começar
prompt-start = Enter para começar se todos quiserem
prompt-fill = Enter: os bots ocupam os lugares livres e começa-se
prompt-again = Enter para outra partida com todos
commands-there = também: { command-hint }, { command-rules }, { command-table }, { command-say } …, { command-invite }, { command-help }, { typed-leave }, { command-quit }
command-say = dizer
help-say = dizer algo a toda a mesa
command-react = reagir
help-react = mostrar uma reação a toda a mesa: /bravo
command-mute = silenciar
help-mute = não me mostrar o que alguém diz, em nenhuma mesa: silenciar Leo
command-unmute = ouvir
help-unmute = voltar a mostrá-lo: ouvir Leo
unmuted = Voltas a ver o que { $name } diz.
mute-whom = Diz quem, destas pessoas: { $names }.
mute-nobody = Não há mais ninguém aqui.
reacted = { $name }: *{ $reaction }*
reactions-known = As reações são { $known }.
reaction-bravo = bravo
reaction-haha = ah, ah
reaction-oh = oh, não
reaction-hm = hum
reaction-thanks = obrigado
reaction-knock = é a tua vez
command-house = casa
help-house = que a casa jogue por quem adormeceu
command-invite = convidar
help-invite = o que convida os outros: ligação, código QR e código curto
command-seats = lugares
help-seats = quantos lugares tem a mesa (anfitrião, antes de começar): lugares 3
command-free = libertar
help-free = libertar o lugar de um número ou nome (anfitrião): libertar 2
command-ask = reclamar
help-ask = pedir um lugar depois de a partida começar
command-give = dar
help-give = dar o lugar a quem o pede
command-refuse = negar
help-refuse = recusar o que alguém pede
spoken = { $name }: { $text }
time-left = { $seconds ->
    [one] Resta um segundo.
   *[other] Restam { $seconds } segundos.
}
connection-lost = Perdeu-se a ligação; está-se a tentar de novo…
connection-back = De volta à mesa.
quit-sure-there = Parar aqui? O teu lugar continua a ser teu e a mesma ligação traz-te de volta. (sim ou não)
come-back = O teu lugar continua a ser teu. Para voltar: sobremesa join { $link }
left-the-table = Saíste da mesa.
record-not-fetched = Agora não se consegue trazer o registo. Para o trazer mais tarde: sobremesa join { $link }
closed-abandoned = Todos saíram: a partida termina sem resultado.
closed-unused = Esta mesa não foi usada e está fechada.
closed-version = As regras deste jogo mudaram entretanto: a partida termina sem resultado.
closed-admin = Quem gere a casa fechou esta mesa.

# Replay
replay-title = { $title } · { $variant }
replay-open = A partida ficou por acabar.

# Simulation
warm-ready = { $game }: pronto
arena-score = { $player } contra { $others }: ganha { $mean }% de { $games } partidas, intervalo de 95% de { $low } a { $high }; Elo { $elo } (de { $least } a { $most })
arena-seed = Semente { $seed }: com ela jogam-se outra vez as mesmas distribuições.
sim-so-far = resultados até agora: { $results }
sim-playing = A jogar
sim-progress = { $done } de { $games } partidas jogadas
sim-deviation = desvio padrão
sim-result = resultado de uma partida
sim-ties = partidas empatadas
sim-losses = partidas perdidas
sim-percentiles = Resultados que tal percentagem das partidas não excedeu: { $shown }.
sim-seed = Semente { $seed }: com ela jogam-se outra vez as mesmas partidas.
sim-stopped = Interrompido após { $games } de { $asked } partidas.
sim-seat = Lugar { $number }: { $player }
sim-mean = média
sim-interval = intervalo de 95%
sim-wins = partidas ganhas
sim-per-round = por ronda
sim-per-bet = por unidade apostada
sim-n0 = rondas até um desvio (N0)
sim-ruin = risco de ruína
sim-length = Jogadas por partida: { $mean } em média, de { $least } a { $most }. Rondas: { $rounds } em média.
share = { $share }
sim-speed = { $games } partidas e { $moves } jogadas em { $seconds } s: { $game_rate } partidas e { $move_rate } jogadas por segundo.

# Tables for many people
cli-serve = abrir a casa às máquinas de outras pessoas
cli-arg-host = o endereço onde escutar
cli-arg-lan = deixar entrar os aparelhos desta rede, pelos endereços que se mostram
cli-arg-port = a porta onde escutar
cli-arg-db = onde se guardam as mesas: um ficheiro ou o URL de uma base de dados
serving = A casa está aberta em { $address } (Ctrl-C fecha-a).
serving-only-here = Só este computador a pode abrir. Para os outros da tua rede: sobremesa serve --lan
serving-others = Os outros aparelhos desta rede entram por { $address }
table-has-begun = A partida desta mesa já começou.
already-seated = Já tem lugar.
seat-taken = Esse lugar está ocupado.
table-full = Todos os lugares desta mesa estão ocupados.
not-seated = Não está sentado a esta mesa.
only-the-host = Isso só o anfitrião pode fazer.
seats-free = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
nothing-to-contribute = Agora não há nada a contribuir.
bad-hash = Uma impressão digital são 64 algarismos hexadecimais.
contribution-misfit = Este texto não corresponde à impressão digital que enviaste antes.
no-match-on = Nesta mesa não se está a jogar.
bad-text = Um texto tem de 1 a 500 caracteres imprimíveis.
match-still-on = A partida continua; o seu registo mostra as cartas que faltam.
unknown-person = A casa não o conhece.
unknown-table = Não há nenhuma mesa assim.
hello-first = Cumprimente primeiro.
cli-arg-log-json = contar o que a casa faz como um objeto JSON por linha
bad-house-setting = A definição { $name } não pode ser { $value }.
house-open-already = Outro processo tem aberta a casa de { $path }. Um ficheiro admite um; vários precisam de PostgreSQL.
cannot-listen = A casa não pode abrir em { $host }, porta { $port }: { $why }.
why-taken = outro programa tem essa porta
why-no-address = esta máquina não tem esse endereço
no-postgresql = O PostgreSQL precisa do seu controlador: pip install "sobremesa[postgresql]".
house-trouble = A casa não consegue guardar nada neste momento.
closing = A casa fecha por um momento.
not-entered = Entra primeiro com um nome.
not-ready = Ainda não estão prontos: { $names }.
not-away = Não se pode tirar de uma partida quem está presente.
not-asleep = A casa só joga por alguém depois de um minuto sem resposta, e onde não há limite de tempo.
nobody-asleep = Nesta mesa ninguém adormeceu.
match-is-over = A partida desta mesa acabou.
seat-kept = O lugar está guardado: só se dá a outra pessoa se o tiver um bot ou se há muito ninguém volta a ele.
too-many-guests = Já há gente a mais a pedir. Tenta daqui a pouco.
nobody-asks = Ninguém te está a pedir nada.
nobody-to-remove = Ali não se senta mais ninguém.
bad-order = Cada lugar deve ser indicado uma vez.
hello-once = Olá diz-se uma vez.
no-message = Isso não era uma mensagem.
too-fast = Isso foi demasiado de uma vez.
too-many = Há demasiadas ligações do teu endereço.
too-slow = A tua ligação é demasiado lenta para acompanhar.
silent = Há uma hora que não chega nada do teu lado.
too-long-to-compute = Calcular isso demoraria demasiado.
computing-busy = Antes há outra coisa a calcular. Tenta daqui a pouco.
computing-failed = O cálculo falhou. Tenta de novo.
unknown-link = Esta ligação não funciona ou já foi usada.
unknown-code = Esse código não abre nenhuma mesa: está mal escrito ou já passou o seu quarto de hora.
codes-pause = Experimentaram-se demasiados códigos errados: descansam um quarto de hora. Com uma ligação entra-se na mesma.
foreign-host = Esta casa não responde pelo nome { $host }. Quem a gere pode acrescentá-lo à definição SOBREMESA_HOSTS.
unknown-device = Nenhum dispositivo teu tem esse identificador.
too-many-devices = Já tens { $most } dispositivos e ligações; esquece um primeiro.
nobody-to-mute = Não há ninguém com esse identificador.
too-many-mutes = Silenciaste { $most } pessoas, e a casa não se lembra de mais.
bad-cursor = Uma lista não pode continuar a partir daí.

# Para quem dirige uma casa
cli-admin = cuida de uma casa: as suas mesas e a sua gente
admin-tables = lista as mesas
admin-people = lista todas as pessoas que entraram
admin-close = fecha uma mesa
admin-ban = não deixa entrar mais uma pessoa
admin-unban = volta a deixar entrar uma pessoa
admin-erase = apaga o nome de uma pessoa e tudo o que disse
meta-table = MESA
meta-person = PESSOA
cli-arg-table = o identificador de uma mesa, como o mostra «admin tables»
cli-arg-person = o identificador de uma pessoa, como o mostra «admin people»
cli-arg-all = também as terminadas
admin-tables-line = { $id } · { $game } ({ $variant }) · { $phase ->
    [open] aberta
    [committed] prestes a começar
    [revealing] prestes a começar
    [playing] em jogo
   *[over] terminada
} · { $names } · { $changed }
admin-people-line = { $id } · { $name } · { $entered }{ $banned ->
    [0] { "" }
   *[other] { " " }· banida
}
admin-no-tables = Não há mesas.
admin-no-people = Ainda não entrou ninguém.
admin-did-close = A mesa está fechada. Uma casa aberta dá por isso em segundos.
admin-did-ban = Esta pessoa já não pode entrar. Uma casa aberta despede-se dela em segundos.
admin-did-unban = Esta pessoa pode voltar a entrar.
admin-did-erase = { $count ->
    [0] O nome está apagado; não estava em nenhuma mesa.
    [one] O nome está apagado, numa mesa, com tudo o que esta pessoa lá disse.
   *[other] O nome está apagado, em { $count } mesas, com tudo o que esta pessoa lá disse.
} As cópias de segurança e os registos que alguém levou conservam-no.
no-house = Não há nenhuma casa em { $path }.
no-database = Não é possível ler a base de dados.
house-of-another-version = A última a abrir a casa foi outra versão: abre-a uma vez com «sobremesa serve».
table-over-already = A mesa já está terminada.
nobody-of-that-id = Ninguém tem aqui o identificador { $id }.

# The browser
web-guest = Convidado
web-computer = { $name }, computador
web-computer-level = { $name }, computador, nível { $level }
web-thinking = a pensar
web-you = (tu)
web-away = sem ligação
web-away-until = a casa joga daqui a { $time }
web-away-played = joga a casa
web-is-back = voltou
web-bill-substituted = { $count ->
    [one] a casa jogou uma vez
   *[other] a casa jogou { $count } vezes
}
web-missed-played = Já estás de volta. A casa jogou { $count ->
    [one] uma vez
   *[other] { $count } vezes
} por ti.
web-asleep = sem responder há { $minutes } min
web-asleep-title = { $name } não responde
web-asleep-question = { $name } não responde: o telemóvel ou o computador adormeceu. Deixamos a casa jogar entretanto?
web-asleep-wait = Esperar
web-asleep-play = Que a casa jogue
web-late = A partida já começou
web-late-about = { $names } estão a jogar { $title }.
web-late-mine = Este era o meu lugar
web-late-mine-note = És { $name }? Devolvem-to com um toque.
web-late-soon = { $name } acabou de sair. Daqui a dois minutos pode pedir-se o lugar.
web-late-bot = Pedir o lugar de { $name }
web-late-bot-note = É de um bot; ficas com as cartas e os pontos.
web-late-watch-note = Vês o que está na mesa, mas não a mão de ninguém.
web-late-asked = Pedido feito. Falta { $host } concordar.
web-late-asked-any = Pedido feito. Falta alguém concordar.
web-late-asked-all = Pedido feito. Têm de concordar todos, porque partilhas o endereço com alguém da mesa.
web-late-refused = Preferem que não. Podes voltar a pedir.
web-guest-seat = { $guest } diz: o lugar de { $name } era meu. Fica também com as cartas.
web-guest-bot = { $guest } quer continuar em vez de { $name }.
web-guest-watch = { $guest } quer ver.
web-guest-all = Têm todos de concordar: { $guest } vem do endereço de um de vocês.
web-guest-no = Não
web-guest-give = Dar o lugar
web-guest-let = Deixar ver
web-given = { $name } continua no lugar de { $was }.
web-given-back = { $name } recuperou o lugar.
web-given-bot = Um bot continua por { $name }.
web-give-bot = Dar a um bot o lugar de { $name }
web-seconds-left = { $count ->
    [one] falta um segundo
   *[other] faltam { $count } segundos
}
web-amount = Valor
web-clear = Apagar o valor
web-amount-range = De { $least } a { $most }
web-add-chip = juntar { $money }
web-close = Fechar
web-your-turn = É a tua vez
web-others-turn = Joga outro
web-play-now = Jogar já
web-laying = A pôr a mesa…
web-hint = Pista
web-notebook = Caderno
web-sit-down = Sentar-se
web-start = Começar
web-motto = Ninguém se levanta da mesa.
web-about = Cartas para depois da refeição: com amigos, com a família ou com bots que não veem mais do que tu. Sem conta, sem instalar nada.
web-nav = Casa
web-nav-tables = Mesas
web-nav-records = Registos
web-nav-rules = Regras
web-nav-fair = Baralhamento limpo
web-language = Língua
web-evening = Luz da noite
web-afternoon = Luz da tarde
web-your-name = O teu nome à mesa
web-ask-name = Como te chamamos?
web-name-ok = Sou eu
web-name-note = É assim que os outros te veem, desde já e em todas as mesas. A um convidado basta um nome.
web-save = Guardar
web-device = Continuar noutro dispositivo
web-device-note = Esta ligação torna teu outro dispositivo. Serve uma vez, durante um dia; não a envies a mais ninguém.
web-devices = Os teus dispositivos
web-device-this = Este dispositivo
web-device-other = Dispositivo desde { $day }
web-device-unknown = Outro dispositivo
web-device-link = Ligação que serve até { $day }
web-device-forget = Esquecer
web-copy = Copiar
web-copied = Copiado
web-marked = Marcado: carrega em Ctrl+C para copiar
web-share = Partilhar
web-games = Jogos
web-against = contra { $names }
web-open-table = Abrir uma mesa
web-seats = { $least }–{ $most } jogadores
web-variants = { $count ->
    [one] uma variante
   *[other] { $count } variantes
}
web-goes-on = A tua partida continua
web-waits = A tua mesa espera
web-with = { $title } com { $names }
web-back-to-it = Voltar
web-open-tables = Mesas abertas
web-no-tables = De momento não há mesas abertas a todos. Abre uma ou joga contra bots.
web-table-of = Mesa de { $name }
web-free-seats = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
web-in-play = em jogo
web-watch = Ver
web-invitation = Código ou ligação de convite
web-enter = Entrar
web-own-drawing = Todas as cartas são desenho próprio.
web-promise = Cada baralhamento fica fixado antes de dar as cartas e pode ser verificado depois.
web-unreached = Não há ligação à casa. Esta página ficou guardada da tua última visita.
web-try-again = Tentar outra vez
web-new-table = Uma mesa nova
web-variant = Variante
web-players = Jogadores
web-who-plays = Quem joga contigo?
web-who-here = Quem se senta aqui?
web-more-players = Mais jogadores do computador
web-company-sees = Só veem o que se vê do seu lugar.
web-rule-of-thumb = Aqui joga a olho: esta casa não tem regras compiladas para calcular jogadas.
web-clock = Tempo para decidir
web-no-clock = sem limite de tempo
web-seconds = { $count ->
    [one] um segundo
   *[other] { $count } segundos
}
web-minutes = { $count ->
    [one] um minuto
   *[other] { $count } minutos
}
web-hours = { $count ->
    [one] uma hora
   *[other] { $count } horas
}
web-window = Tempo para os outros falarem
web-window-none = nenhum
web-window-short = curto
web-window-usual = normal
web-window-long = longo
web-catching = Tempo para apanhar alguém, antes de um bot jogar
web-public = Qualquer pessoa pode encontrar esta mesa
web-options = As regras desta mesa
web-price = O preço desta mesa
web-price-chosen = escolhido
web-price-loses = Quem joga sem erros perde { $coins } de cada 100 moedas apostadas, a longo prazo.
web-price-wins = Quem joga sem erros ganha { $coins } por cada 100 moedas apostadas, a longo prazo.
web-price-note = Exato, com cartas novas e um só jogador. Cada regra diz o que mudaria.
web-range = de { $least } a { $most }
web-changed = alterada
web-waiting = À espera dos outros
web-waiting-for = À espera de { $names }
web-all-here = Já estão todos
web-free-seat = Lugar livre
web-at-table = À mesa
web-seats-taken = { $taken } de { $seats } lugares
web-seat-gone = saiu; o lugar fica à espera
web-free-the-seat = Libertar o lugar
web-close-seat = Fechar este lugar
web-add-seat = Acrescentar um lugar
web-fill-and-start = Completar a mesa e começar
web-full = A mesa está cheia
web-full-note = Se alguém se levantar, podes sentar-te aqui.
web-agreed-rules = Regras combinadas
web-clock-rule = { $time } para decidir
web-invite = Convidar
web-invite-note = Quem abrir esta ligação senta-se a esta mesa, sem conta.
web-only-here = Só este computador a pode abrir
web-only-here-note = Fecha a casa e abre-a com «sobremesa serve --lan»: assim entram os telemóveis e computadores da mesma rede.
web-qr = Código QR do convite
web-qr-note = Aponta a câmara para aqui
web-code-get = Código curto para dizer em voz alta
web-code-until = Abre a sala de espera até às { $time }
web-code-renew = Mais um quarto de hora
web-add-bot = Juntar um jogador
web-change-player = Pôr outro no lugar de { $name }
web-remove = Retirar { $name }
web-move-up = Subir { $name }
web-move-down = Descer { $name }
web-ready = Estou a postos
web-not-ready = ainda não
web-wait = Espera, ainda não
web-is-ready = a postos
web-host = anfitrião
web-stand-up = Levantar-se
web-contribution = A tua pitada de sal para o baralhamento
web-contribution-note = Qualquer texto. O teu navegador junta-lhe uma mão-cheia de acaso e primeiro envia só a sua impressão digital; o texto segue quando as de todos estão na mesa. Assim ninguém podia conhecer as cartas.
web-round = ronda { $round }
web-round-of = ronda { $round } de { $last }
web-watching = { $count ->
    [one] vê uma pessoa
   *[other] veem { $count } pessoas
}
web-rules = Regras
web-sound = Som
web-leave = Sair da mesa
web-leave-note = A partida continua sem ti e o teu lugar não fica guardado.
web-just-go = Voltar ao início e guardar o meu lugar
web-stay = Ficar
web-menu = Menu
web-tab-game = Partida
web-tab-chat = Conversa
web-tab-points = Pontos
web-tab-money = Dinheiro
web-unread = { $count ->
    [one] uma nova
   *[other] { $count } novas
}
web-write = Escreve à mesa
web-send = Enviar
web-mute = Não me mostrar o que { $name } diz
web-quiet = Ninguém disse nada ainda.
web-lamp-out = Faltou a luz
web-lamp-note = Sem ligação há { $seconds } s. O teu lugar espera por ti; continuamos a tentar.
web-try-now = Tentar já
web-lamp-on = A luz voltou.
web-missed = { $count ->
    [one] Enquanto não olhavas: aconteceu uma coisa
   *[other] Enquanto não olhavas: aconteceram { $count } coisas
}
web-see = ver
web-you-watch = Estás a ver
web-turned-away = Aqui não te podes sentar
web-protocol-version = A casa foi renovada enquanto esta página estava aberta, e já não se entendem. Recarrega a página e estarás de volta à tua mesa.
web-reload = Recarregar a página
web-to-house = Voltar ao início
web-closed-unused = Esta mesa foi levantada: ninguém começou uma partida.
web-closed-abandoned = Todos saíram; a partida não tem resultado.
web-closed-version = As regras mudaram com a partida aberta; acaba sem resultado.
web-closed-finished = A partida terminou.
web-bill = A conta
web-bill-points = pontos
web-bill-money = dinheiro
web-behind = atraso
web-bill-place = Ficas em { $place }.º lugar.
web-evening-together = O serão
web-evening-matches = { $count ->
    [one] Uma partida nesta mesa
   *[other] { $count } partidas nesta mesa
}
web-evening-winners = Quem ganhou, por ordem
web-evening-won = { $count ->
    [one] partida ganha
   *[other] partidas ganhas
}
web-thanks = Obrigado. Fica mais um bocado.
web-bank = A casa
web-rematch = Desforra com todos
web-to-rematch = À desforra
web-watch-record = Rever a partida
web-see-table = Ver a mesa
web-keys = Teclas
web-keys-letter = a letra impressa num botão carrega nele
web-keys-digits = as escolhas, por ordem
web-keys-arrows = pela mão e pelo tabuleiro
web-keys-enter = jogar, enviar, carregar
web-keys-escape = desfazer a seleção, fechar
web-keys-chat = conversa
web-keys-again = repetir a pergunta
web-keys-help = estas teclas
web-letters = Atalhos de teclado
web-volume = Volume
web-vibrate = Vibrar quando for a minha vez
web-sound-offer = Queres ouvir as cartas?
web-sound-yes = Com som
web-sound-no = Em silêncio
web-muted = Não vês o que { $name } diz.
web-unmute = Voltar a ver
web-reactions = Reações
web-mute-short = Silenciar
web-reaction-bravo = Bravo!
web-reaction-haha = Ah, ah!
web-reaction-oh = Oh, não!
web-reaction-hm = Hum…
web-reaction-thanks = Obrigado!
web-reaction-knock = É a tua vez!
web-notify = Avisar-me quando for a minha vez
web-skip = Às tuas cartas
web-records = Registos de partidas
web-records-note = Cada partida fica como uma página que se pode ler, enviar e verificar. Larga uma aqui, desta casa ou de outra.
web-choose-file = Escolher um ficheiro
web-your-records = As tuas partidas acabadas
web-no-records = Ainda não acabaste nenhuma partida aqui.
web-all-games = Todos os jogos
web-came-first = Ganhaste
web-shared-first = Vitória partilhada
web-came-in = Ficaste em { $place }.º lugar
web-won-by = Vitória de { $names }
web-show = Ver
web-see-as = Ver como
web-everybody = todos
web-all-hands = As mãos de todos
web-speed = Velocidade: { $speed }×
web-step = { $step } de { $steps }
web-first = Início
web-back = Atrás
web-play = Reproduzir
web-pause = Pausa
web-forward = Avançar
web-last = Fim
web-download = Descarregar
web-copy-link = Copiar ligação
web-moves = Lances
web-text = Texto
web-beginning = Dão-se as cartas
web-verified = Baralhamento verificado
web-verified-note = Calculado no teu navegador: cada distribuição resulta da semente, e a semente corresponde ao compromisso { $commitment }.
web-forged = Este registo não se sustenta
web-forged-commitment = A semente não é a que foi comprometida antes da partida.
web-forged-deal = A distribuição { $deal } não resulta da semente.
web-forged-digest = A linha { $line } foi alterada depois de escrita.
web-unproved = Nada a verificar
web-unproved-note = As cartas desta partida não foram comprometidas antes do jogo.
web-lesson-cards = As cartas
web-lesson-round = Como se joga
web-lesson-good = Um exemplo que corre bem
web-lesson-bad = E um que corre mal
web-lesson-whole = As regras completas
web-show-me = Mostra-me numa mesa
web-guide-skip = Saltar
web-guide-next = Seguinte
web-guide-play = Vamos jogar
web-guide-step = Nota { $step } de { $steps }
web-fair-title = Como se baralham as cartas
web-fair-1 = Antes da partida a casa tira uma semente secreta de 32 bytes e mostra o seu compromisso: uma impressão digital da semente e de tudo o que foi acordado. A partir daí nada pode mudar sem se notar.
web-fair-2 = Só então cada pessoa à mesa escreve um texto, e o seu dispositivo junta-lhe 128 bits ao acaso. Primeiro envia-se só a sua impressão digital.
web-fair-3 = Quando todas as impressões digitais estão na mesa, todos veem a lista, e só então se abrem os textos. Entram em cada baralhamento: ninguém, nem a casa, pode escolher um texto depois de ouvir outro. Os bots não juntam nada.
web-fair-4 = Depois da última carta mostra-se a semente. O registo contém tudo, e o teu navegador volta a calcular cada baralhamento.
web-fair-proves = O que isso prova
web-fair-yes = Ninguém conhecia as cartas enquanto ainda podia escolher um texto: prova-o a ti, se o teu dispositivo viu o compromisso e a lista e o teu texto está no registo.
web-fair-missing = Quem nunca abre o seu texto escolhe entre duas distribuições, com ele e sem ele. A verificação conta os que faltam: com dois, a casa pôde escolher entre quatro distribuições; com três, entre oito.
web-fair-moves = As jogadas são possíveis e as pontuações estão certas: prova-o a todos.
web-fair-no = Nenhum ficheiro prova quem fez as jogadas, que não se começou outra partida e se deitou fora, nem que os jogadores não disseram as cartas uns aos outros.
web-fair-bots = Os bots veem exatamente o que veria uma pessoa no seu lugar, e nada mais.
web-check-record = Verificar um registo
web-committed = O baralhamento está fixado: { $commitment }
web-listed = As pitadas de sal estão seladas: { $hashes }

cli-odds = quanto vale cada jogada, ao certo: o valor de uma mesa e a sua tabela
cli-arg-seen = cartas que já saíram, separadas por vírgulas
cli-arg-after-split = como se joga depois de dividir: cdz como se não se tivesse dividido, cdp com uma estratégia própria
cli-arg-infinite = infinitos baralhos
cli-arg-effects = o que mudaria cada outro valor de uma opção
cli-arg-values = mostrar também quanto vale cada jogada
cli-arg-odds-csv = responder em linhas para uma folha de cálculo
cli-arg-odds-svg = responder com um desenho da tabela (SVG)
no-odds = Não há probabilidades exatas para { $game }; há para { $known }.
odds-unknown-card = { $card } não é uma carta; há { $known }.
odds-too-few-left = Restam poucas cartas: são precisas pelo menos { $least }.
odds-value = Valor para quem não se engana: { $share } da primeira aposta.
odds-chart = A melhor jogada
odds-values = Quanto vale cada jogada, da aposta inicial
odds-effects = O que outras regras mudariam
odds-infinite-seen = Um sabot infinito não perde cartas: tira --seen ou --infinite.
odds-too-many-seen = Foram vistas mais cartas dessas do que as que há.
odds-unknown-convention = --after-split não pode ser { $value }; pode ser { $known }.
odds-not-here = Neste jogo não se divide nem há infinitos baralhos.

# Assistance, which a table agrees to before the start
web-assistance = Ajuda durante o jogo
assistance-none = nenhuma
assistance-hints = conselhos
assistance-odds = probabilidades
web-agreed-none = Sem conselhos nem probabilidades
web-agreed-hints = Conselhos para quem os pedir
web-agreed-odds = Probabilidades ao lado de cada jogada
hints-not-agreed = Nesta mesa combinou-se jogar sem conselhos.
odds-not-agreed = Nesta mesa não se combinaram probabilidades.
odds-no-choice = Agora não há nada a ponderar.
odds-not-ready = As probabilidades deste jogo são estimadas, e para isso são precisas regras compiladas: não estão cá, ou ainda não estão prontas.
command-odds = probabilidades
help-odds = quanto vale cada opção, ao lado dela, a partir de agora; outra vez: já não
odds-hidden = As probabilidades já não se mostram.
cli-arg-assistance = o que ajuda os jogadores: none, hints ou odds (nada, conselhos ou probabilidades)

# Odds beside the choices
web-odds = Probabilidades
web-odds-fold = Recolher as probabilidades
web-odds-agreed = Nesta mesa veem-se as probabilidades
web-odds-exact = Exato para estas regras e as { $cards } cartas que não viste. Os valores são o resultado médio, em moedas desta aposta.
web-odds-estimated = Estimado com { $worlds } tentativas do que não podes ver; ± é o erro.
web-odds-chance = Probabilidade de ganhar
web-odds-equal = Iguais: { $moves }. Diferem em menos do que o erro.
web-odds-heard = Probabilidades: { $choices }.
web-odds-best = { $move }, o melhor, { $value }
web-odds-as-good = { $move }, igual, { $value }
web-odds-other = { $move } { $value }
web-odds-plus = mais { $value }
web-odds-minus = menos { $value }
web-odds-percent = { $value } por cento, { $error } acima ou abaixo
web-keys-odds = mostra as probabilidades ou recolhe-as

# Review
cli-review = o que foi sorte e o que foi jogo numa partida registada
cli-arg-review-seat = de quem: o número do lugar
review-of = Como jogou { $seat }
review-average = as regras
review-average-chance = em partes iguais
review-luck = sorte das cartas
review-decisions = as tuas decisões
review-substitutes = jogado por ti
review-result = resultado
review-won = +{ $coins } moedas, e de onde vieram
review-lost = −{ $coins } moedas, e para onde foram
review-even = Nem uma moeda a mais nem a menos, e porquê
review-sum = O que as regras dão em média, a sorte das cartas e as tuas decisões somam exatamente o resultado.
review-substituted = O que o relógio ou a casa jogaram por ti conta à parte.
review-free = { $count ->
    [0] Não houve nada para decidir
    [one] { $good ->
        [one] A tua única decisão não custou nada
       *[other] A tua única decisão custou alguma coisa
    }
   *[other] { $good } de { $count } decisões não custaram nada
}
review-signs = Decisões por ordem: { $count }; custaram alguma coisa: { $costly }; igualmente boas: { $equal }.
review-sign-best = a melhor
review-sign-equal = igualmente boa
review-sign-costly = custou alguma coisa
review-accuracy = acerto
review-loss = moedas perdidas por ronda
review-luck-good = melhores cartas do que é costume: uma noite em cada { $evenings }
review-luck-bad = piores cartas do que é costume: uma noite em cada { $evenings }
review-dearest = O que custou alguma coisa, do mais caro ao mais barato
review-round = ronda { $number }
review-against = contra
review-better = Melhor: { $best }.
review-more = { $count ->
    [one] E mais uma.
   *[other] E mais { $count }.
}
review-looking = A ver cada decisão…
review-estimated = Os valores são probabilidades de ganhar a partida, encontradas jogando a partir do que podias ver; no conjunto, com um erro de ± { $share }. O que difere menos do que o erro é igualmente bom. São as contas do nosso próprio jogador e por isso favorecem quem joga como ele.
review-note = Diferenças demasiado pequenas são igualmente boas, nunca um erro; as apostas não são julgadas. A sorte mede-se com o que cada jogada valia com estas regras e as cartas que restavam.
no-such-hand = Com estas cartas não há nada para decidir nesta mesa.
too-many-reviews = Já partilhaste { $most } análises: apaga uma primeiro.
unknown-review = Esta análise não está cá, ou já não está.
web-review = Análise
web-reviewing = A ver cada decisão…
web-review-match-won = Partida ganha, e como se chegou aí
web-review-match-lost = Partida perdida, e como se chegou aí
web-review-chance-sum = Probabilidades de ganhar a partida: o ponto de partida de todos, a sorte das cartas e as tuas decisões somam exatamente o resultado.
web-review-chance-loss = de probabilidade perdida nas tuas decisões
web-review-split = Quando uma mão passa a ser duas, cada uma é avaliada por si, pelo que as mesmas cartas valeriam sozinhas: então um custo pode sair um pouco alto, ou até como ganho.
web-review-look = Ver a ronda { $number } no registo
web-rounds-played = { $count ->
    [one] uma ronda
   *[other] { $count } rondas
}
train-title = Treinador
web-train-these = { $count ->
    [one] Treinar esta
   *[other] Treinar estas { $count }
}
web-share-note = Uma imagem com o teu nome e estes blocos, ou uma ligação para esta página: nela os outros são lugares com número, e a partir dela ninguém chega ao registo.
web-share-picture = Guardar a imagem
web-share-link = Criar uma ligação
web-share-delete = Apagar a ligação
web-share-deleted = A ligação foi apagada.
web-share-yours = Análises que partilhas
web-take-over = Continuar a partir daqui
web-take-over-note = Ficas no lugar de quem jogava; os outros são jogados pelo computador, e o que não podias ver é dado de novo.
web-shared-by = Como jogou { $name }

# Trainer
cli-train = treinar aquilo em que erras
cli-arg-hands = quantas mãos; se não se disser, 12
train-hand = mão { $number } de { $count }
train-ask = O que fazes? ({ $moves })
train-right = Certo: { $move }.
train-equal = Tão bom como o melhor: { $move }.
train-wrong = Melhor: { $move }.
train-less = «{ $move }» custa { $loss } apostas.
train-score = Certas: { $right } de { $count }. O que erraste volta ao fim de 1, 3 e 8 dias.
train-again = { $count ->
    [one] Erraste isto uma vez.
   *[other] Erraste isto { $count } vezes.
}
train-hard = Uma mão que é fácil jogar mal.
train-reviewed = { $count ->
    [one] Foi analisado um dos teus registos.
   *[other] Foram analisados { $count } dos teus registos.
}
web-train-what = Treinador: mãos difíceis de jogar
web-train-today = Hoje
web-train-today-is = Mãos: { $done } de { $count }; certas: { $right }.
web-train-known = O que sabes
web-train-why = Porquê esta mão?
web-train-next = Outra mão
web-train-done = Era a lição de hoje.
web-train-more = Mais algumas
web-train-bets = em apostas
