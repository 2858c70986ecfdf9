# Moves
move-stand = ficar
move-bet = apostar { $money }

# Events
round-began = ── Ronda { $round } ──
placed-bet = { $seat } aposta { $money }.
has-money = { $seat } tem { $money }.
left = { $seat } sai da mesa.
match-ended = Fim da partida: { $ending }

# Endings
ending-rounds-played = jogaram-se todas as rondas.
ending-nobody-can-bet = ninguém pode pagar a aposta mínima.
ending-abandoned = toda a gente saiu.

# Refusals
refusal-match-over = A partida já acabou.
refusal-no-such-move = Isso não é uma jogada deste jogo.
refusal-not-your-turn = Não é a tua vez.
refusal-not-enough = Não tens { $money }: podes apostar até { $highest }.
refusal-gone = Já saíste desta partida.

# Options
option-bet_min = A aposta mínima.
    .title = Aposta mínima

# The table
table-player = jogador
table-money = dinheiro
table-bet = aposta
table-cards = cartas
table-points = pontos
fate-standing = fica

# As it is typed
typed-stand = ficar
typed-bet = apostar

# In the browser
web-turn-of = Joga { $seat }
web-how-much = Quanto apostas?
web-your-money = tens { $money }
web-your-place = O teu lugar
web-asked = É a tua vez, { $name }
web-to-move = é a sua vez
