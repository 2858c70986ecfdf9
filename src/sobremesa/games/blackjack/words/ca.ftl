title = Blackjack
about = Més a prop de 21 que el crupier, però sense passar-se mai.

# Facts
points = { $soft ->
    [1] { $points ->
        [21] 21
       *[other] { $points } tou
    }
   *[0] { $points }
}
hand = { $hand ->
    [0] {""}
   *[other] {" "}(mà { $hand })
}
move = { $move ->
    [hit] { move-hit }
    [double] { move-double }
    [split] { move-split }
    [surrender] { move-surrender }
    [continue] { move-continue }
   *[stand] { move-stand }
}

bank = Crupier

# Moves
move-hit = demanar carta
move-double = doblar
move-split = separar
move-surrender = rendir-se
move-insure = agafar l’assegurança
move-decline = sense assegurança
move-skip = deixar passar la ronda
move-continue = continuar
move-buy = portar { $money } a la taula

# Events
shuffled = { $decks ->
    [1] Es remena la baralla.
   *[other] Es remenen les { $decks } baralles.
}
added-deck = S’ha acabat el sabot: una altra baralla remenada va a sota.
bought = { $seat } porta { $money } a la taula.
skipped = { $seat } deixa passar la ronda.
drew = Carta per a { $seat }{ hand }: { $card }. Porta { points }.
has-blackjack = Blackjack per a { $seat }!
dealer-drew = Carta per al crupier: { $card }. Porta { points }.
dealer-hid = El crupier agafa la carta tapada.
insured = { $seat } agafa l’assegurança per { $money }.
declined = { $seat } no agafa l’assegurança.
continued = { $seat } continua.
peeked = El crupier fa un cop d’ull a la carta tapada: no hi ha blackjack.
turned-up = El crupier gira la carta tapada: { $card }. Porta { points }.
dealer-blackjack = El crupier té blackjack!
plays-hand = { $seat } juga la mà { $hand }.
stood = { $seat }{ hand } es planta amb { points }.
reached = { $seat }{ hand } té 21.
went-over = { $seat }{ hand } es passa amb { $points }.
doubled = { $seat }{ hand } dobla amb { $money } més.
split = { $seat }{ hand } separa; la mà nova porta { $money }.
surrendered = { $seat } es rendeix i lliura mitja aposta: { $money }.
dealer-stood = El crupier es planta amb { $points }.
dealer-went-over = El crupier es passa amb { $points }.
won = { $seat }{ hand } guanya { $money }.
won-blackjack = { $seat } guanya { $money } amb blackjack.
lost = { $seat }{ hand } perd { $money }.
tied = { $seat }{ hand } empata i conserva l’aposta de { $money }.
won-insurance = L’assegurança paga { $money } a { $seat }.
lost-insurance = Es perd l’assegurança de { $seat }: { $money }.

# Endings
ending-nobody-bets = ningú no ha apostat.
ending-somebody-left = algú ha marxat.
ending-somebody-cannot-bet = algú no pot pagar l’aposta mínima.

# Refusals
refusal-buy-first = Primer digues quant portes a la taula, de { $lowest } a { $highest }.
refusal-bet-first = Primer aposta, de { $lowest } a { $highest }, o deixa passar la ronda.
refusal-insurance-first = Primer agafa l’assegurança o refusa-la.
refusal-surrender-first = Primer digues si et rendeixes.
refusal-bets-closed = Les apostes d’aquesta ronda ja són tancades.
refusal-not-offered = Ara no s’ofereix assegurança.
refusal-too-little = { $money } és poc: el mínim és { $lowest }.
refusal-too-much = { $money } és massa: el màxim és { $highest }.
refusal-split-aces = Els asos separats reben una carta i res més.
refusal-two-cards-only = Només es pot doblar amb dues cartes.
refusal-no-double = Aquesta taula no deixa doblar aquesta mà: demana carta o planta’t.
refusal-no-pair = Només se separen dues cartes del mateix valor, o del mateix número o figura si la taula ho demana.
refusal-no-more-hands = No pots tenir més mans: demana carta o planta’t.
refusal-no-surrender = Aquí no et pots rendir: només amb les dues primeres cartes, on la taula ho permet.
refusal-too-poor = No et queden prou diners per a això.

# Options
option-rounds = Quantes rondes es juguen; 0 = fins a una en què ningú no aposti.
    .title = Rondes
option-start_money = Amb quant comença cada jugador; 0 = cadascú diu quant porta.
    .title = Diners inicials
option-bet_max = L’aposta màxima; si és igual que la mínima, l’aposta és fixa.
    .title = Aposta màxima
option-decks = Quantes baralles es remenen juntes.
    .title = Baralles
option-shoe = Es juguen fins a la carta de tall o es remenen de nou a cada ronda.
    .title = Sabot
    .cut-card = fins a la carta de tall
    .fresh = remenat a cada ronda
option-cut = A quina fondària hi ha la carta de tall, en tant per cent de les cartes.
    .title = Fondària del tall
option-soft_17 = Què fa el crupier amb un 17 tou.
    .title = El crupier amb 17 tou
    .stand = es planta
    .hit = demana carta
option-blackjack_pays = Quant guanya un blackjack; 6:5 s’arrodoneix a la baixa, a mitja moneda.
    .title = Un blackjack guanya
option-blackjack_beats_21 = El blackjack del crupier guanya qualsevol altre 21.
    .title = Blackjack del crupier guanya 21
option-hole = La segona carta del crupier: tapada amb cop d’ull, tapada sense, o després dels jugadors.
    .title = Segona carta del crupier
    .peek = la mira
    .no-peek = no la mira pas
    .none = es dona després
option-double = Amb quines dues primeres cartes es pot doblar.
    .title = Doblar
    .any = dues qualssevol
    .none = mai
option-double_after_split = Es pot doblar després de separar.
    .title = Doblar després de separar
option-split = Se separen cartes del mateix valor o només del mateix número o figura.
    .title = Separar
    .value = del mateix valor
    .rank = de la mateixa figura
option-max_hands = Quantes mans es poden tenir en separar; 1 = no se separa.
    .title = Mans en separar
option-resplit_aces = Els asos es poden tornar a separar.
    .title = Tornar a separar asos
option-hit_split_aces = Els asos separats segueixen com qualsevol mà.
    .title = Els asos separats segueixen
option-insurance = S’ofereix assegurança contra un as.
    .title = Assegurança
option-surrender = És possible rendir-se després del cop d’ull del crupier, o ja abans.
    .title = Rendir-se
    .off = no
    .on = després del cop d’ull
    .early = abans del cop d’ull
option-stop = La partida segueix fins a l’últim jugador o s’acaba amb el primer que marxa o no pot apostar.
    .title = Final de la partida
    .last-player = fins a l’últim jugador
    .first-player = amb el primer que plega
option-max_seats = Quants poden seure a la taula.
    .title = Seients
option-dealer_plays = El crupier juga només mentre en depenguin els diners d’algú, o sempre.
    .title = El crupier juga
    .needed = quan compta
    .always = sempre
option-original_bets_only = El blackjack del crupier s’endú només la primera aposta: el que s’ha doblat o separat torna, també el d’una mà passada.
    .title = Només l’aposta inicial
senseless-bets = l’aposta mínima és més gran que la màxima.
senseless-money = els jugadors comencen amb menys de l’aposta mínima.
senseless-surrender = la rendició tardana ve després del cop d’ull del crupier, i en aquesta taula no n’hi ha.
senseless-original-bets = la regla de l’aposta inicial és per a taules sense cop d’ull on el blackjack guanya el 21.
senseless-double-after-split = per doblar després de separar cal poder doblar i separar.
senseless-resplit-aces = per tornar a separar asos calen almenys tres mans.
senseless-hit-split-aces = no hi ha asos separats on no es pot separar.

# Hints
hint-basic = El millor: { move } (estratègia bàsica per a aquesta taula).
hint-over = Tens { points }. Amb una carta més et passes el { $chance } de les vegades.
hint-insurance = { $pays ->
    [1] Val més agafar l’assegurança
   *[0] Val més no agafar l’assegurança
}: el crupier té blackjack el { $chance } de les vegades, i només surt a compte per sobre d’un terç.
hint-blackjack = Les teves dues pròximes cartes són un blackjack el { $chance } de les vegades.

# Reviews and lessons
against = { $against ->
    [1] un as
   *[other] { $against }
}
spot-hand = { points } contra { against }
spot-insurance = Assegurança amb { points }
spot-kind-hard = mans dures
spot-kind-soft = mans toves
spot-kind-pair = parelles
spot-kind-many = tres cartes i més
spot-kind-insurance = assegurança
did-hit = Vas demanar carta amb { points }.
did-stand = Et vas plantar amb { points }.
did-double = Vas doblar amb { points }.
did-split = Vas separar { points }.
did-surrender = Et vas rendir amb { points }.
did-continue = Vas continuar amb { points }.
did-insure = Vas agafar l’assegurança.
did-decline = No vas agafar l’assegurança.
because-hit = Plantar-se amb { points } guanya només el { $win } de les vegades; amb una carta més et passes el { $over }.
because-hit-safe = Plantar-se amb { points } guanya només el { $win } de les vegades, i amb una carta més no et pots passar.
because-stand = Amb una carta més et passes el { $over } de les vegades; plantar-se amb { points } guanya el { $win }.
because-stand-soft = Plantar-se amb { points } guanya el { $win } de les vegades; amb una carta més et quedes amb menys el { $worse }.
because-double = Una carta et porta a 17 o més el { $good } de les vegades, i el crupier es passa el { $bust }: és el moment de doblar l’aposta.
because-no-double = Qui dobla rep una sola carta, i amb ella arriba a 17 o més el { $good } de les vegades.
because-split = En una sola mà, { points } guanya el { $win } de les vegades si et plantes; dues mans que comencen amb { $start ->
    [1] un as
   *[other] { $start }
} valen més.
because-no-split = En una sola mà, { points } guanya el { $win } de les vegades si et plantes; dues mans que comencen amb { $start ->
    [1] un as
   *[other] { $start }
} valen menys.
because-surrender = Si continues, aquesta mà torna de mitjana el { $back } de l’aposta; rendir-se en torna la meitat.
because-no-surrender = Si continues, aquesta mà torna de mitjana el { $back } de l’aposta; rendir-se no en torna més que la meitat.
because-insurance = La carta tapada val deu el { $ten } de les vegades; l’assegurança només surt a compte per sobre d’un terç.

# The end of the match
summary-rounds = Rondes jugades: { $count }.
summary-hands = { $seat }: mans guanyades { $won }, perdudes { $lost }, empatades { $tied }; guanyades amb blackjack: { $blackjacks }.
summary-up = { $seat } ha guanyat { $money } en total.
summary-down = { $seat } ha perdut { $money } en total.
summary-even = { $seat } queda en paus.
summary-bank-up = La banca ha guanyat { $money }.
summary-bank-down = La banca ha perdut { $money }.
summary-bank-even = La banca queda en paus.

# The table
table-round = { $rounds ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $rounds }
}
table-insured = assegurança: { $money }
table-pile = cartes al sabot: { $pile }
fate-open = {""}
fate-doubled = dobla
fate-bust = es passa
fate-blackjack = blackjack
fate-surrendered = es rendeix
fate-won = guanya
fate-lost = perd
fate-tied = empata
fate-gone = ha marxat
fate-out = no juga

# Variants and bots
variant-casino = Un sabot de sis baralles; el crupier fa el cop d’ull i es planta amb 17 tou.
    .title = Casino
variant-fcul = Aposta fixa, sense doblar ni separar.
    .title = FCUL
variant-cytech = El blackjack guanya 2 a 1, els asos separats continuen, sense cop d’ull.
    .title = CY Tech
variant-cytech-european = El mateix, però el crupier agafa la segona carta després dels jugadors.
    .title = CY Tech, a l’europea
variant-vegas = Com casino, però el crupier demana amb 17 tou i és possible rendir-se.
    .title = Vegas
bot-basic = Segueix l’estratègia bàsica per a les regles de la seva taula.
    .title = Estratègia bàsica
bot-counter = Compta les cartes vistes, i aposta i juga segons el compte (Hi-Lo).
    .title = Compta cartes
bot-unpaired = Segueix l’estratègia bàsica, però no separa parelles.
    .title = Sense separar
bot-hit-or-stand = Demana carta segons l’estratègia bàsica, i ni dobla ni separa.
    .title = Demana o es planta
bot-mimic = Juga com el crupier de la seva taula.
    .title = Com el crupier
bot-never-bust = Només demana carta quan cap no el pot fer passar.
    .title = No es passa mai
bot-always-stand = No demana mai carta.
    .title = Sempre es planta

# As it is typed
typed-hit = demanar
typed-double = doblar
typed-split = separar
typed-surrender = rendir-se
typed-insure = assegurar
typed-decline = refusar
typed-skip = passar
typed-continue = continuar
typed-buy = portar

# What simulations count
counted-naturals = rondes amb blackjack
counted-splits = rondes amb separació
counted-surrenders = rondes amb rendició
counted-doubles = mans doblades
counted-busts = mans que es van passar
counted-insurances = assegurances preses de les ofertes
counted-by-upcard = resultat per aposta, el crupier mostra { $up }
counted-by-count = resultat per aposta, compte { $count }

# Al navegador
web-your-turn-with = Et toca: mà { $hand }
web-how-much-to-bring = Quant portes a la taula?
web-bets-now = aposta ara
web-your-hand = la teva mà
web-hand = mà { $hand }
web-now = et toca
web-face-down = una carta de cap per avall
web-pays = El blackjack paga { $first } a { $second }
web-soft-17 = { $rule ->
    [hit] el crupier demana amb 17 tou
   *[stand] el crupier es planta amb tot 17
}
web-insurance-pays = l’assegurança paga 2 a 1
web-insure-for = Agafar l’assegurança per { $money }?
web-surrender-now = Rendir-se i cedir mitja aposta abans que el crupier miri?
web-insurance-note = Paga { $money } si el crupier té blackjack.
web-insured = assegurança: { $money }
web-uninsured = sense assegurança
web-rounds = Rondes jugades
web-blackjacks = Guanyades amb blackjack
web-hands = Mans de cada jugador

# Odds
web-odds-dealer = El crupier amb { $points }
web-odds-ends = Acaba amb…
web-odds-stands = es planta
web-odds-busts = es passa: guanyen tots els que continuen
web-odds-ten = És un deu?
web-odds-tens = De les { $cards } cartes que no has vist, { $tens ->
    [one] una és un deu
   *[other] { $tens } són deus
}.
web-odds-insurance = L’assegurança només val el que costa si més d’un terç són deus.
web-odds-ten-share = Un deu: { $share }; l’assegurança val el que costa a partir del 33⅓ per cent

odds-alone = El jugador està sol amb el crupier.
odds-fresh = La ronda es reparteix d’aquestes cartes, sense arrodonir; no es pren l’assegurança.
odds-cdz = Després de separar, cada mà es juga com les mateixes cartes sense separar (CDZ−); si no es pot doblar, amb l’estratègia sense doblar.
odds-cdp = Després de separar, totes les mans segueixen la millor estratègia per a un sabot sense la parella.
odds-by-rank = Els deus de rangs diferents no se separen; el quadre mostra els del mateix rang.
odds-no-peek = Si el crupier no mira la carta, el seu blackjack s’endú totes les apostes, també les doblades i separades.
odds-late-surrender = La rendició arriba després de mirar: el blackjack del crupier s’endú l’aposta sencera.
odds-early-surrender = La rendició és anticipada: salva mitja aposta fins i tot d’un blackjack del crupier.
odds-original-bets = Només l’aposta inicial: el blackjack del crupier s’endú la primera aposta i torna el que s’ha doblat o separat, també de mans passades; es juga com amb cop d’ull.
odds-exact-price = 6:5 es paga sense arrodonir.
odds-part-by_upcard = Segons la carta del crupier
odds-part-by_totals = Amb un quadre que només sap totals
odds-part-results = Resultats d’una ronda, en apostes inicials
odds-part-insurance = L’assegurança, del que costa
odds-part-dealer = El que treu el crupier
odds-name-value = valor
odds-name-loss = perd
odds-name-split = separar
odds-name-blackjack = blackjack
odds-name-over = es passa
odds-about-insure = L’assegurança només compensa per sobre del 33,3 %.

lesson-numbers = Del 2 al 10, el que marquen.
lesson-figures = La jota, la reina i el rei valen 10.
lesson-best = L’as val 11, o 1 si amb 11 et passes. Amb un deu és blackjack.
lesson-round-1 = Apostes.
lesson-round-2 = Dues cartes per a tu; el crupier n’ensenya una.
lesson-round-3 = Demanes les cartes que vulguis, o et plantes.
lesson-round-4 = El crupier juga l’últim; guanya qui queda més a prop de 21.
lesson-good-1 = 5 + 6 = 11: cap carta et fa mal. Demana!
lesson-good-2 = 5 + 6 + 10 = 21: millor, impossible.
lesson-bad-1 = 10 + 6 = 16: més d’un 5 és massa.
lesson-bad-2 = 10 + 6 + 8 = 24: et passes i perds l’aposta, tingui el que tingui el crupier.
guide-bet = Tria quant i prem el botó. Després arriben les cartes.
    .title = Primer, l’aposta
guide-dealer = L’altra es gira quan tothom ha jugat.
    .title = El crupier ensenya una carta
guide-hand = Demana carta o planta’t. Si et passes de 21, perds a l’acte.
    .title = Acosta’t a 21
