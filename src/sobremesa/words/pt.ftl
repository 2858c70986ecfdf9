# House texts. Each game keeps its own in its folder.

house = Sobremesa, uma casa de jogos de cartas
welcome = Bem-vindo à Sobremesa, uma casa de jogos de cartas. Pode dizer:

# The command line
cli-play = jogar uma partida neste terminal
cli-classic = jogar com um dos programas originais do curso
cli-games = listar os jogos, com as suas variantes e opções
cli-replay = voltar a jogar um registo e mostrar como acabou
cli-verify = voltar a calcular, a partir da semente, como se baralharam as cartas de um registo
cli-records = lista as partidas guardadas
cli-simulate = deixar os bots jogar muitas partidas, com as regras compiladas
cli-decks = escrever baralhos já baralhados em ficheiros, para o programa do curso que os lê
cli-help = mostra tudo o que se pode fazer
cli-arg-game = a que se joga
cli-arg-file = um registo
cli-arg-variant = que variante das regras
cli-arg-seats = quem se senta em cada lugar, separado por vírgulas: you, bot ou o nome de um bot; Ana:you dá um nome
cli-arg-set = mudar uma opção das regras, as vezes que se quiser
cli-arg-lang = língua: en, es, pt, ca ou fr
cli-arg-seed = um número que permite baralhar sempre da mesma maneira
cli-arg-from = continuar uma partida guardada
cli-arg-continue = continua a última partida por acabar
cli-arg-record = onde guardar o registo em vez da pasta da casa
cli-arg-commitment = o compromisso mostrado antes da primeira carta
cli-arg-force = substitui os ficheiros que já existam
cli-arg-json = responder em JSON
cli-arg-csv = responder em linhas para uma folha de cálculo, aqui ou num ficheiro novo
cli-arg-count = quantas partidas
cli-arg-jobs = quantos núcleos do processador usar
cli-arg-folder = uma pasta para os ficheiros
cli-arg-rounds = quantos baralhos, um por ronda

# Problems
usage-error = { $message }. Experimenta: { $command } --help
unknown-game = Não há nenhum jogo chamado { $game }; há: { $known }.
broken-game = Não é possível jogar { $game }: o seu pacote { $package } falha com «{ $why }».
unknown-variant = Não há nenhuma variante chamada { $variant }; há: { $known }.
unknown-bot = Não há nenhum jogador chamado { $bot }; há: { $known }.
unknown-option = Não há nenhuma opção chamada { $option }; há: { $known }.
unknown-language = Não há nenhuma língua chamada { $lang }; há: { $known }.
bad-option = A opção { $option } não pode ser { $value }; valores possíveis: { $range }.
bad-setting = { $text } não é uma definição; escreve OPTION=VALUE.
senseless-options = Estas opções não fazem sentido juntas: { $reason }
bad-seats = Número de lugares impossível: { $given }. Este jogo admite de { $least } a { $most }.
bad-name = «{ $name }» não serve como nome: são precisos de 1 a { $most } caracteres imprimíveis.
bad-number = { $name } tem de ser um número inteiro de { $least } a { $most }, e não { $value }.
from-alone = Uma partida guardada já traz o jogo, as regras, os lugares e a ordem das cartas: usa --from sem mais nada.
needs-fast = A simulação usa regras compiladas e precisa de { $package }: pip install "sobremesa[fast]"
endless-game = A partida { $number } não terminou após { $moves } jogadas: uma partida sem fim não se pode simular. Combine um fim, por exemplo um número de rondas.
cannot-read = Não é possível ler { $file }: { $why }.
cannot-write = Não é possível escrever { $file }: { $why }.
file-exists = { $file } já existe e não se mexe nele.
file-too-long = { $file } tem mais de { $most } bytes.
file-no-text = { $file } não é um texto em UTF-8.
nothing-to-continue = Não há nenhuma partida por acabar em { $folder }.
bad-by = «{ $by }» não pode indicar quem fez uma jogada.
no-deck-left = Já não há baralho para dar cartas outra vez; havia { $deals }.
bad-deck-size = A distribuição { $deal } tem { $given } cartas em vez de { $due }.
bad-deck-cards = A distribuição { $deal } não contém as cartas certas.
bad-deck-line = A linha { $line } do ficheiro de baralhos não é um baralho: { $text }.
record-not-one = Este ficheiro não é um registo desta casa.
record-too-old = Este registo tem um formato antigo que já não se lê.
record-cut-short = O registo está incompleto.
record-bad-line = Não é possível ler a linha { $line } do registo.
record-too-long = O registo é demasiado longo: mais de { $characters } caracteres ou { $lines } linhas.
record-bad-header = O cabeçalho do registo não está escrito como esta casa o escreve.
record-bad-id = O registo não nomeia a sua partida com 32 dígitos hexadecimais.
record-no-key = Falta este dado no registo: { $what }.
record-version = O registo é da versão { $theirs } do jogo; nesta casa joga-se a versão { $ours }.
record-contributions = Não é possível ler as contribuições do registo.
record-misfit = A linha { $line } do registo não respeita as regras: { $text }.
record-deals = As distribuições do registo não batem certo: { $reason }
record-edited = A linha { $line } do registo foi alterada depois de escrita: o seu resumo não coincide.
record-shuffler = O registo indica uma maneira de baralhar que não existe: { $shuffler }.
record-seed = O registo não mostra nenhuma semente que se possa ler.
record-over = Esta partida já acabou; não há nada para continuar.
verify-commitment = A semente mostrada não corresponde ao compromisso feito antes da partida.
verify-not-seen = O compromisso do registo é { $commitment }, não o que lhe foi mostrado: { $seen }. É outra partida ou outra semente.
verify-no-commitment = Ninguém se comprometeu com as cartas deste registo antes de jogar: não há com que comparar o compromisso.
verify-deal = A distribuição { $deal } (linha { $line }) não corresponde à semente.


# What was verified
verified-shuffles = { $deals ->
    [one] A única distribuição resulta
   *[other] As { $deals } distribuições resultam
} da semente e do que os jogadores contribuíram.
verified-commitment = O compromisso calculado com a semente e o cabeçalho deste registo é { $commitment }.
verified-seen = É o compromisso que lhe foi mostrado antes da primeira carta: ninguém escolheu estas cartas depois disso.
unproved-commitment = Se é o compromisso mostrado antes da primeira carta, só o pode dizer quem o viu: compare-o ou dê-o com --commitment.
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
verified-open = A partida não foi acabada.
verified-cut = A página interrompe-se antes de uma distribuição, que se pode calcular de novo.
unproved-moves = O que um ficheiro não pode provar: quem fez as jogadas, e que não se começou e deitou fora outra partida.

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
or-amount = qualquer outra quantia: { $word } N
or-besides = ou { $moves }
commands = também: hint, rules, undo, save FILE, quit
no-hint = Aqui não há nada a aconselhar.
saved = Guardado em { $file }. O ficheiro contém a ordem das cartas que ainda estão por sair: não o leias antes de continuares a jogar.
save-needs-file = Diz onde: save FILE
no-such-move = «{ $move }» não é uma jogada possível agora.
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
move-leave = sair da mesa
default-person = Jogador { $number }
default-bot = Bot { $number }
which-game = A que jogamos?

# Lists of games
games-seats = lugares: { $least }–{ $most }
games-variants = variantes: { $list }
games-bots = bots: { $list }
games-options = opções:
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
sim-seat = Lugar { $number }: { $player }
sim-mean = média
sim-deviation = desvio padrão
sim-interval = intervalo de 95%
sim-result = resultado de uma partida
sim-per-round = por ronda
sim-per-bet = por unidade apostada
sim-wins = partidas ganhas
sim-ties = partidas empatadas
sim-losses = partidas perdidas
sim-percentiles = Resultados que tal percentagem das partidas não excedeu: { $shown }.
sim-length = Jogadas por partida: { $mean } em média, de { $least } a { $most }. Rondas: { $rounds } em média.
share = { $share }
sim-speed = { $games } partidas e { $moves } jogadas em { $seconds } s: { $game_rate } partidas e { $move_rate } jogadas por segundo.
sim-seed = Semente { $seed }: com ela jogam-se outra vez as mesmas partidas.
sim-stopped = Interrompido após { $games } de { $asked } partidas.
