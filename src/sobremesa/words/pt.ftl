# House texts. Each game keeps its own in its folder.

house = Sobremesa, uma casa de jogos de cartas
welcome = Damos-te as boas-vindas à Sobremesa, uma casa de jogos de cartas. Podes dizer:

# The command line
cli-play = jogar uma partida neste terminal
cli-classic = jogar com um dos programas originais do curso
cli-games = listar os jogos, com as suas variantes, bots e opções
cli-rules = mostrar as regras de um jogo
cli-replay = voltar a contar uma partida guardada
cli-verify = voltar a calcular, a partir da semente, como se baralharam as cartas de um registo
cli-records = listar as partidas guardadas
cli-simulate = deixar os bots jogar muitas partidas, com as regras compiladas
cli-decks = escrever baralhos já baralhados em ficheiros, para o programa do curso que os lê
cli-help = mostrar tudo o que se pode fazer
cli-arg-game = a que se joga: { $known }
cli-arg-file = um registo
cli-arg-variant = que variante das regras; sobremesa games lista-as
cli-arg-seats = quem se senta em cada lugar, separado por vírgulas: tu, bot ou o nome de um bot; Ana:tu dá um nome
cli-arg-set = mudar uma opção das regras, as vezes que se quiser; sobremesa games lista-as
cli-arg-lang = língua: en, es, pt, ca ou fr
cli-arg-seed = um número que permite baralhar sempre da mesma maneira
cli-arg-from = continuar uma partida guardada
cli-arg-continue = continuar a última partida por acabar
cli-arg-record = onde guardar o registo em vez da pasta da casa
cli-arg-commitment = o compromisso mostrado antes da primeira carta
cli-arg-csv = responder em linhas para uma folha de cálculo, aqui ou num ficheiro novo
cli-arg-force = substituir os ficheiros que já existam
cli-arg-json = responder em JSON
cli-arg-count = quantas partidas
cli-arg-jobs = quantos núcleos do processador usar
cli-arg-folder = uma pasta para os ficheiros
cli-arg-rounds = quantos baralhos, um por ronda
cli-arg-help = mostrar esta ajuda
cli-arg-version = mostrar a versão da casa
cli-arg-program = que programa: { $known }
meta-command = COMANDO
meta-game = JOGO
meta-file = FICHEIRO
meta-folder = PASTA
meta-name = NOME
meta-setting = OPÇÃO=VALOR
meta-program = PROGRAMA
usage = Uso:
usage-arguments = O que se escreve
usage-options = Opções

# Problems
usage-error = { $message }. Experimenta: { $command } --help
usage-missing = Falta alguma coisa: { $what }
usage-unknown = Não se percebe: { $what }
usage-choice = { $what } não pode ser { $value }; valores possíveis: { $known }
usage-value = { $what } precisa de um valor
usage-bad = { $what } não pode ser { $value }
usage-senseless = Assim não faz sentido
unknown-game = Não há nenhum jogo chamado { $game }; há: { $known }.
broken-game = Não é possível jogar { $game }: o seu pacote { $package } falha com «{ $why }».
unknown-variant = Não há nenhuma variante chamada { $variant }; há: { $known }.
unknown-bot = Não há nenhum jogador chamado { $bot }; há: { $known }.
bot-gone = O jogador { $bot } já não é conhecido aqui: { $other } continua a jogar por { $seat }, e o registo di-lo em cada jogada.
unknown-option = Não há nenhuma opção chamada { $option }; há: { $known }.
unknown-language = Não há nenhuma língua chamada { $lang }; há: { $known }.
bad-option = A opção { $option } não pode ser { $value }; valores possíveis: { $range }.
bad-setting = { $text } não é uma definição; escreve { meta-setting }.
senseless-options = Estas opções não fazem sentido juntas: { $reason }
bad-seats = Número de lugares impossível: { $given }. Este jogo admite de { $least } a { $most }.
bad-name = «{ $name }» não serve como nome: são precisos de 1 a { $most } caracteres imprimíveis.
bad-number = { $name } tem de ser um número inteiro de { $least } a { $most }, e não { $value }.
from-alone = Uma partida guardada já traz o jogo, as regras, os lugares e a ordem das cartas: usa --from sem mais nada.
needs-fast = A simulação usa regras compiladas e precisa de { $package }: pip install "sobremesa[fast]"
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
verify-commitment = A semente mostrada não corresponde ao compromisso feito antes da partida.
verify-not-seen = O compromisso do registo é { $commitment }, não o que te foi mostrado: { $seen }. É outra partida ou outra semente.
verify-no-commitment = Ninguém se comprometeu com as cartas deste registo antes de jogar: não há com que comparar o compromisso.
verify-deal = A distribuição { $deal } (linha { $line }) não corresponde à semente.


# What was verified
verified-shuffles = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} da semente e do que os jogadores contribuíram.
verified-commitment = O compromisso calculado com a semente e o cabeçalho deste registo é { $commitment }.
verified-seen = É o compromisso que te foi mostrado antes da primeira carta: ninguém escolheu estas cartas depois disso.
unproved-commitment = Se é o compromisso mostrado antes da primeira carta, só o pode dizer quem o viu: compara-o ou indica-o com --commitment.
verified-seeded = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} do número { $number }. Quem escolheu o número podia conhecer as cartas.
verified-lcg = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} do gerador antigo com a semente { $number }, que não guarda segredo nenhum.
unproved-stacked = As cartas desta partida foram dispostas à mão: a sua ordem não prova nada.
verified-moves = { $count ->
    [one] A única jogada cumpre as regras.
   *[other] As { $count } jogadas cumprem as regras.
}
verified-scores = Os resultados e o fim são os destas jogadas.
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
shuffle-revealed = Semente com que se baralhou, para quem quiser verificar: { $seed }
your-turn = { $seat }, é a tua vez.
hand-over = Passa o terminal a { $seat }.
press-enter = Carrega em Enter…
prompt = A tua jogada
prompt-others = { $seat }: Enter para deixar passar, ou
or-amount = ou qualquer quantia de { $lowest } a { $highest }: { $word } N
or-besides = ou { $moves }
commands = também: { command-hint }, { command-rules }, { command-table }, { command-undo }, { command-save } { meta-file }, { command-help }, { command-quit }
command-hint = dica
command-rules = regras
command-table = mesa
command-undo = desfazer
command-save = guardar
command-help = ajuda
command-quit = sair
help-hint = o que ajuda a decidir
help-rules = as regras deste jogo
help-table = a mesa outra vez
help-undo = desfazer a tua última jogada, enquanto não tiver dado nada a conhecer
help-save = escrever a partida num ficheiro
help-help = estes comandos
help-quit = parar aqui; a partida fica guardada
no-hint = Aqui não há nada a aconselhar.
saved = Guardado em { $file }. O ficheiro contém a ordem das cartas que ainda estão por sair: não o leias antes de continuares a jogar.
save-needs-file = Diz onde: { command-save } { meta-file }
no-such-move = «{ $move }» não é uma jogada possível agora: escolhe uma da lista.
no-such-seat = Esta mesa não tem lugar { $number }.
nothing-to-undo = Não tens nenhuma jogada para desfazer.
table-moved-on = Entretanto a mesa seguiu em frente.
snapshot-misfit = A partida foi guardada por uma versão do jogo com outra disposição da mesa.
undo-too-late = Isso já não se pode desfazer: deu a conhecer alguma coisa.
took-back = { $seat } volta atrás com a jogada.
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
move-leave = sair da mesa
typed-leave = abandonar
default-person = Jogador { $number }
default-bot = Bot { $number }
seat-person = tu
which-game = A que jogamos?

# Lists of games
games-seats = lugares: { $least }–{ $most }
games-variants = variantes (--variant):
games-bots = bots (--seats):
bot-random = Faz qualquer jogada da lista.
games-options = opções (--set):
games-option = { $range }, por omissão { $value }

# Records
no-records = Ainda não se guardou nenhuma partida.
records-folder = Os registos guardam-se em { $folder }.
records-line = { $title } ({ $variant }) · { $names } · { $when } · { $how }
records-open = por acabar

# Replay
replay-title = { $title } · { $variant }
replay-open = A partida ficou por acabar.

# Simulation
sim-compiling = A preparar as regras compiladas (a primeira vez demora um pouco)…
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
sim-length = Jogadas por partida: { $mean } em média, de { $least } a { $most }. Rondas: { $rounds } em média.
share = { $share }
sim-speed = { $games } partidas e { $moves } jogadas em { $seconds } s: { $game_rate } partidas e { $move_rate } jogadas por segundo.

# Tables for many people
cli-serve = abre a casa às máquinas de outras pessoas
cli-arg-host = o endereço onde escutar
cli-arg-port = a porta onde escutar
cli-arg-db = onde se guardam as mesas: um ficheiro ou o URL de uma base de dados
serving = A casa está aberta em { $address } (Ctrl-C fecha-a).
table-has-begun = A partida desta mesa já começou.
already-seated = Já tem lugar.
seat-taken = Esse lugar está ocupado.
not-seated = Não está sentado a esta mesa.
only-the-host = Isso só o anfitrião pode fazer.
seats-free = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
nothing-to-contribute = Agora não há nada a contribuir.
no-match-on = Nesta mesa não se está a jogar.
bad-text = Um texto tem de 1 a 500 caracteres imprimíveis.
match-still-on = A partida continua; o seu registo mostra as cartas que faltam.
unknown-person = A casa não o conhece.
unknown-table = Não há nenhuma mesa assim.
hello-first = Cumprimente primeiro.
