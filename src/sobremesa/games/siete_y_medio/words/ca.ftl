title = Set i mig
about = Acosta’t a set i mig tant com t’atreveixis; si hi ha empat, guanya la banca.

# Facts
points = { $shown }
number = { $number }
move = { $move ->
    [card] { move-card }
   *[stand] { move-stand }
}

bank = Banca

# Moves
move-card = demanar carta

# Events
drew = Carta per a { $seat }: { $card }. Porta { $points }.
bank-drew = Carta per a la banca: { $card }. Porta { $points }.
stood = { $seat } es planta amb { $points }.
went-over = { $seat } es passa amb { $points } i perd.
reached = Set i mig per a { $seat }!
bank-stood = La banca es planta amb { $points }.
bank-went-over = La banca es passa amb { $points }.
scored = { $seat } acaba amb { $points } i ha apostat { $money }.
won = { $seat } venç la banca i s’emporta { $money }.
lost = { $seat } perd { $money } contra la banca.
prize = Premi per a { $seat }: { $money } més ({ $percent } % de l’aposta).
bank-has = La banca té { $money }.
left = { $seat } { $money ->
    [0] s’aixeca de la taula.
   *[other] s’aixeca de la taula i perd l’aposta de { $money }.
}
sat-out = { $seat } no pot pagar l’aposta mínima i no juga.

# Endings
ending-bank-broken = ha saltat la banca.

# Refusals
refusal-bet-first = Primer aposta, de { $lowest } a { $highest }.
refusal-has-bet = Ja has apostat: demana carta o planta’t.
refusal-too-little = { $money } és poc: l’aposta mínima és { $lowest }.
refusal-too-much = { $money } és massa: pots apostar fins a { $highest }.

# Options
option-rounds = Quantes rondes es juguen.
    .title = Rondes
option-player_money = Amb quant comença cada jugador.
    .title = Diners de cada jugador
option-bank_money = Amb quant comença la banca.
    .title = Diners de la banca
option-bet_max = L’aposta màxima.
    .title = Aposta màxima
option-bank_stands = La banca demana carta fins que té aquesta quantitat de mitjos punts (12 = sis).
    .title = La banca es planta amb
option-prizes = Guanyar amb set i mig té premi.
    .title = Premis
option-king = Quin rei dona el premi màxim amb el set d’oros.
    .title = Rei del premi màxim
    .any = qualsevol rei
    .oros = el rei d’oros
senseless-bets = l’aposta mínima és més alta que la màxima.
senseless-money = els jugadors comencen amb menys de l’aposta mínima.

# Hints
hint-best = El millor contra aquesta banca: { move }.
hint-over = Amb una carta més et passes el { $chance } de les vegades.
hint-exact = Claves set i mig el { $chance } de les vegades.
hint-stand = Si et plantes, vences la banca el { $chance } de les vegades.

# Reviews and lessons
spot-hand = { $points }
spot-kind-first = la primera carta
spot-kind-many = dues cartes i més
did-card = Vas demanar carta amb { $points }.
did-stand = Et vas plantar amb { $points }.
because-card = Plantar-se amb { $points } venç la banca només el { $win } de les vegades; amb una carta et passes el { $over }.
because-stand = Amb una carta et passes el { $over } de les vegades; plantar-se amb { $points } venç la banca el { $win }.

# The end of the match
summary-won-most = Qui més ha guanyat: { $seat }, { $money }.
summary-bank-won-most = Qui més ha guanyat: la banca, { $money }.
summary-biggest-bet = Aposta més alta: { $money }, feta per { $seat } a la ronda { $round }.
summary-together-won = Entre tots, els jugadors han guanyat { $money }.
summary-together-lost = Entre tots, els jugadors han perdut { $money }.
summary-together-even = Entre tots, els jugadors han quedat en paus.
summary-seven-and-figure = Jugadors que han fet set i mig amb un set i una figura: { $count }.
summary-often-drawn = { $rank ->
    [1] El número que més ha sortit
    [2] El 2n que més ha sortit
    [3] El 3r que més ha sortit
    [4] El 4t que més ha sortit
   *[other] El { $rank }è que més ha sortit
}: { $number } ({ $count ->
    [one] una vegada
   *[other] { $count } vegades
}).

# The table
table-round = Ronda { $round } de { $rounds }
fate-sits-out = no juga
fate-to-play = per jugar
fate-too-far = es passa
fate-exact = 7½!

# Variants and bots
variant-clasico = Amb el set d’oros, qualsevol rei dona el premi màxim.
    .title = Clàssic
variant-rey-de-oros = El premi màxim exigeix el rei d’oros.
    .title = Rei d’oros
bot-plain = Segueix la millor línia contra la banca de la seva taula.
    .title = Expert
bot-bettor = Aposta el màxim amb una bona primera carta i el mínim amb les altres; segueix la millor línia.
    .title = Apostador
bot-bold = Demana carta amb quatre i mig o menys.
    .title = Agosarat
bot-timid = Demana carta amb dos i mig o menys.
    .title = Tímid
bot-reckless = Demana carta amb sis o menys.
    .title = Temerari
bot-cautious = No demana mai carta.
    .title = Prudent

# As it is typed
typed-card = carta

# Al navegador
web-your-bet = la teva aposta
web-you-won = Guanyes { $money }
web-you-lost = Perds { $money }
web-gone = ha marxat
web-of-seven = { $points } de 7½
web-pile = Pila: { $count ->
    [one] una carta
   *[other] { $count } cartes
}
web-won-most = Qui més ha guanyat
web-biggest-bet = Aposta més alta
web-by-in-round = { $seat }, a la ronda { $round }
web-seven-and-figure = Set i mig amb 7 i figura
web-distinct-players = { $count ->
    [1] un jugador
   *[other] jugadors diferents
}
web-often-drawn = Els nombres que més han sortit, i quantes vegades

# Odds
web-odds-against = { $points } contra la banca
web-odds-if-standing = Si et plantes…
web-odds-you = guanyes { $share }
web-odds-bank = guanya la banca { $share }
web-odds-bank-ends = La banca acaba amb…
web-odds-next = Amb la pròxima carta

odds-even-bets = L’aposta és la mateixa amb qualsevol primera carta.
odds-exchangeable = Els que juguen al mig no canvien res: les cartes de la banca són tan probables com qualsevol altra per veure.
odds-part-first_card = Segons la primera carta, de l’aposta
odds-part-coins_least = En monedes, amb l’aposta mínima
odds-part-coins_most = En monedes, amb la màxima
odds-part-bank = El que treu la banca
odds-name-over = es passa

lesson-numbers = De l’1 al 7, el que marquen.
lesson-figures = Sota, cavall i rei valen ½ cadascun.
lesson-best = Un set i una figura: 7½, la millor mà.
lesson-round-1 = Reps una carta de cara amunt.
lesson-round-2 = La mires i després apostes.
lesson-round-3 = Demanes les cartes que vulguis, o et plantes.
lesson-round-4 = La banca juga l’última; si hi ha empat, guanya ella.
lesson-good-1 = 4 + ½ = 4½: val la pena demanar-ne una altra.
lesson-good-2 = 4 + ½ + 3 = 7½: no hi ha res millor.
lesson-bad-1 = 6: amb la majoria de les cartes et passes.
lesson-bad-2 = 6 + 5 = 11: et passes i perds l’aposta.
guide-hand = Els números valen el que marquen; les figures, mig punt. Ara, aposta.
    .title = La teva primera carta
guide-stitches = Cada puntada és mig punt. Si et passes de 7½, perds a l’acte.
    .title = Acosta’t a 7½
guide-draw = Pots demanar una altra carta o plantar-te quan vulguis; després juguen els altres i la banca.
    .title = Demana o planta’t
