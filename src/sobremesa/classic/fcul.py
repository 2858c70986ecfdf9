"""O programa do enunciado « Blackjack » de Programação I (FCUL, 2017/2018).

As cartas são pares (face, naipe), as mãos e os baralhos listas de cartas. As
regras são as da casa: estas funções só as traduzem para as do enunciado.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from ..engine import BadInput, Match, Seat, Shuffler, Stacked, fair
from ..files import read
from ..games import find
from ..games.blackjack import told
from ..games.blackjack.cards import ACE, RANKS, TWENTY_ONE, best, dealer_hits, makes_blackjack, rank, value
from ..games.blackjack.hints import chance_to_go_over
from ..games.blackjack.state import COIN, DECK, HITS, STANDS

Carta = tuple[str, str]
Cartas = list[Carta]  # uma mão ou um baralho
Numero = int | float

GAME = find("blackjack")
FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAIPES = ("P", "O", "C", "E")  # paus, ouros, copas, espadas
BARALHO_COMPLETO = [(face, naipe) for naipe in NAIPES for face in FACES]

MONTANTE, APOSTA, REGRA = 100, 10, "s17"  # os valores por omissão
REGRAS = {"s17": STANDS, "h17": HITS}
MAIOR_INTEIRO = 2**53  # daí para cima um float já não guarda todos os inteiros

# O que o programa mostra para cada resultado que `ronda` devolve.
RESULTADOS = {
    "vitória blackjack": "vitória Blackjack",
    "vitória": "vitoria",
    "derrota": "derrota",
    "empate": "empate",
}


class BaralhoInvalido(ValueError):
    """Um ficheiro de baralho que não existe ou não se consegue ler."""


# -- as funções do enunciado -------------------------------------------------------------


def valor(mao: Cartas) -> int:
    """Devolve o valor de uma mão; um ás vale 11 se a mão não ultrapassar 21."""
    return best(*pontos(mao))


def bust(mao: Cartas) -> bool:
    """Diz se a mão rebentou, isto é, se vale mais de 21 pontos."""
    return valor(mao) > TWENTY_ONE


def blackjack(mao: Cartas) -> bool:
    """Diz se a mão é um blackjack: 21 pontos em duas cartas."""
    return len(mao) == 2 and makes_blackjack(*(numero(carta) for carta in mao))


def ler_baralho(n: int, pasta: str | Path = ".") -> Cartas:
    """Devolve o baralho da ronda n, lido do ficheiro 'baralho_<n>.txt' da pasta.

    Cada linha tem a face e o naipe de uma carta. Uma carta repetida não é um
    erro. Se o ficheiro faltar ou não for um baralho, lança BaralhoInvalido.
    """
    ficheiro = ficheiro_do_baralho(n, Path(pasta))
    try:
        linhas = read(ficheiro).splitlines()
    except BadInput:
        raise BaralhoInvalido(f"Não foi possível ler o ficheiro {ficheiro}.") from None
    while linhas and not linhas[-1].strip():
        linhas.pop()
    baralho = []
    for i, linha in enumerate(linhas, 1):
        face, _, naipe = linha.strip().partition(" ")
        carta = (face, naipe.strip())
        if carta not in BARALHO_COMPLETO:
            raise BaralhoInvalido(f"A linha {i} do ficheiro {ficheiro} não é uma carta: {linha[:40]!r}.")
        baralho.append(carta)
    if len(baralho) != DECK:
        raise BaralhoInvalido(f"O ficheiro {ficheiro} tem {len(baralho)} cartas em vez de {DECK}.")
    return baralho


def decisao_dealer(mao: Cartas, regra: str = REGRA) -> str:
    """Devolve a decisão do dealer, "HIT" ou "STAND", segundo a regra 's17' ou 'h17'."""
    return "HIT" if dealer_hits(*pontos(mao), soft_17(regra)) else "STAND"


def calcula_hint(mao_jogador: Cartas, mao_dealer: Cartas) -> float:
    """Devolve a probabilidade de o jogador rebentar se fizer "HIT".

    Contam as cartas visíveis: as do jogador e a primeira do dealer. O resultado
    é arredondado à terceira casa decimal.
    """
    por_ver = [DECK // RANKS] * RANKS
    for carta in [*mao_jogador, *mao_dealer[:1]]:
        face = rank(numero(carta))
        por_ver[face] = max(por_ver[face] - 1, 0)
    return round(float(chance_to_go_over(pontos(mao_jogador)[0], por_ver)), 3)


def soft(mao: Cartas) -> bool:
    """Diz se a mão é soft: nenhuma carta a mais a faz rebentar."""
    return not any(bust([*mao, carta]) for carta in BARALHO_COMPLETO)


def ronda(
    i: int,
    jogador: str,
    aposta: Numero,
    regra: str = REGRA,
    baralho: Callable[[int], Cartas] = ler_baralho,
) -> tuple[str, Numero]:
    """Executa a ronda i para o jogador, com o valor da aposta e a regra do casino.

    O baralho é o que a função dada devolve para o número da ronda. Devolve o par
    (resultado, ganho), onde o resultado é "vitória blackjack", "vitória",
    "derrota" ou "empate" e o ganho é positivo, negativo ou zero.
    """
    mesa = Mesa(jogador, baralho(i), regra)
    print(f"\n*** Ronda {i} ***")
    mesa.mostra_cartas_iniciais()
    mesa.joga_jogador()
    mesa.joga_dealer()
    resultado = mesa.resultado()
    # A mesa joga com uma ficha; ela conta meias fichas.
    ganho = mesa.ganho * aposta / COIN if mesa.ganho % COIN else mesa.ganho // COIN * aposta
    print(f"\nResultado da ronda: {RESULTADOS[resultado]} com ganho {texto(ganho)}")
    return resultado, ganho


def jogar(baralho: Callable[[int], Cartas] | None = None) -> int:
    """Executa um jogo completo e devolve o estado de saída: 0, ou 2 se foi interrompido.

    Sem uma função que dê os baralhos, usa os ficheiros da pasta atual, se lá
    estiverem, ou então baralhos novos.
    """
    jogo = Jogo(baralho or baralhos_da_pasta_atual())
    try:
        jogo.pergunta_dados()
        jogo.joga_rondas()
    except BaralhoInvalido as problema:
        sys.stdout.flush()
        print(f"\n{problema}", file=sys.stderr)
    except EOFError:
        sys.stdout.flush()
        print("\nA entrada terminou antes do fim do jogo.", file=sys.stderr)
    else:
        jogo.mostra_estatisticas()
        return 0
    if jogo.comecou:
        jogo.mostra_estatisticas()
    return 2


# -- cartas ------------------------------------------------------------------------------


def numero(carta: Carta) -> int:
    """O número que a carta tem nas regras da casa."""
    face, naipe = carta
    return NAIPES.index(naipe) * RANKS + FACES.index(face)


def soft_17(regra: str) -> int:
    """A regra do casino como a casa a conta; uma regra inválida é a de omissão."""
    return REGRAS.get(regra.lower(), REGRAS[REGRA])


def carta_com_numero(n: int) -> Carta:
    return FACES[rank(n)], NAIPES[n // RANKS]


def pontos(mao: Cartas) -> tuple[int, int]:
    """Os pontos com cada ás a valer 1, e quantos ases há."""
    numeros = [numero(carta) for carta in mao]
    return sum(value(n) for n in numeros), sum(rank(n) == ACE for n in numeros)


def ficheiro_do_baralho(n: int, pasta: Path) -> Path:
    """O ficheiro com o baralho da ronda n."""
    return pasta / f"baralho_{n}.txt"


def texto_do_baralho(shuffler: Shuffler) -> str:
    """Um baralho acabado de baralhar, no formato dos ficheiros do enunciado."""
    baralho = [carta_com_numero(card) for card in shuffler.order(range(DECK))]
    return "".join(f"{face} {naipe}\n" for face, naipe in baralho)


def baralho_novo(n: int) -> Cartas:
    """Um baralho acabado de baralhar, qualquer que seja a ronda."""
    return [carta_com_numero(card) for card in fair().order(range(DECK))]


def baralhos_da_pasta_atual() -> Callable[[int], Cartas]:
    return ler_baralho if ficheiro_do_baralho(1, Path()).is_file() else baralho_novo


# -- textos ------------------------------------------------------------------------------


def texto(n: Numero) -> str:
    """Inteiro enquanto é inteiro; depois de pago um blackjack, com uma casa decimal."""
    return str(n) if isinstance(n, int) else str(round(n, 1))


def texto_cartas(mao: Cartas) -> str:
    return "".join(f"({face},{naipe})" for face, naipe in mao)


def texto_mao(mao: Cartas) -> str:
    return f"{texto_cartas(mao)} - {valor(mao)} -"


def numero_positivo(resposta: str, ler: Callable[[str], Numero], omissao: Numero) -> Numero:
    """O número da resposta, ou o valor por omissão se não for um número positivo e finito."""
    try:
        lido = ler(resposta)
        if not isfinite(lido) or lido <= 0:
            return omissao
    except (ValueError, OverflowError):
        return omissao
    if abs(lido) > MAIOR_INTEIRO:
        return float(lido)
    return int(lido) if lido == int(lido) else lido


# -- uma ronda ---------------------------------------------------------------------------


class Mesa:
    """Uma ronda na mesa da casa, contada como o enunciado a conta."""

    def __init__(self, jogador: str, baralho: Cartas, regra: str) -> None:
        self.jogador = jogador
        changes = {
            "start_money": "1", "bet_min": "1", "bet_max": "1", "rounds": "1",
            "soft_17": "hit" if soft_17(regra) == HITS else "stand",
        }  # fmt: skip
        pilha = Stacked([[numero(carta) for carta in baralho]])
        self.match = Match(GAME, [Seat("Jogador")], pilha, "fcul", GAME.options("fcul", changes))
        self.mao: Cartas = []
        self.mao_dealer: Cartas = []
        self.contadas = 0
        self.match.play(0, "bet 1")

    def notas(self) -> list[tuple[int, int, int, int]]:
        """O que aconteceu desde a última vez."""
        novas = self.match.notes[self.contadas :]
        self.contadas = len(self.match.notes)
        for kind, a, b, _ in novas:
            if kind == told.DREW:
                self.mao.append(carta_com_numero(b))
            elif kind == told.DEALER_DREW and not self.mao_dealer:
                self.mao_dealer.append(carta_com_numero(a))
        return novas

    def mostra_cartas_iniciais(self) -> None:
        self.do_dealer = self.notas()
        print(f"Dealer: {texto_cartas([*self.mao_dealer, ('?', '?')])}")
        print(f"Jogador: {texto_mao(self.mao)}")

    def joga_jogador(self) -> None:
        print(f"\n* Joga {self.jogador} *")
        if blackjack(self.mao):
            print(f"{self.jogador} fez BLACKJACK!")
        while not self.match.over:
            self.decide()

    def decide(self) -> None:
        """Qualquer resposta que não seja HIT ou HINT conta como STAND."""
        decisao = input("HIT, STAND ou HINT ? ").strip().upper()
        if decisao not in ("HIT", "HINT"):
            decisao = "STAND"
        print(f"{self.jogador} decidiu {decisao}")
        if decisao == "HINT":
            hint = calcula_hint(self.mao, self.mao_dealer)
            print(f"A probabilidade de rebentar com a proxima carta e': {hint:.3f}")
            return
        self.match.play(0, decisao.lower())
        self.do_dealer = self.notas()
        if decisao == "HIT":
            print(texto_mao(self.mao))
            if bust(self.mao):
                print(f"BUST com {valor(self.mao)} pontos")

    def joga_dealer(self) -> None:
        """Só se vê a segunda carta do dealer quando o resultado depende dela."""
        viradas = [a for kind, a, _, _ in self.do_dealer if kind == told.TURNED_UP]
        if not viradas:
            return
        if blackjack(self.mao):
            print("Mão\nDealer:")
        else:
            print("\n* Joga o dealer *\nMao dealer:")
        self.mao_dealer.append(carta_com_numero(viradas[0]))
        print(texto_mao(self.mao_dealer))
        if blackjack(self.mao_dealer):
            print("Dealer fez BLACKJACK!")
            return
        for kind, a, _, _ in self.do_dealer:
            if kind == told.DEALER_DREW:
                self.mao_dealer.append(carta_com_numero(a))
                print(f"Dealer decidiu HIT\nMao dealer:\n{texto_mao(self.mao_dealer)}")
            elif kind == told.DEALER_STOOD:
                print("Dealer decidiu STAND")
            elif kind == told.DEALER_WENT_OVER:
                print(f"BUST com {valor(self.mao_dealer)} pontos")

    @property
    def ganho(self) -> int:
        """Em meias fichas, para uma aposta de uma ficha."""
        return self.match.scores[0] - COIN

    def resultado(self) -> str:
        if self.match.state.blackjacks_won[0]:
            return "vitória blackjack"
        return "vitória" if self.ganho > 0 else "derrota" if self.ganho < 0 else "empate"


# -- um jogo -----------------------------------------------------------------------------


class Jogo:
    """O jogador, o seu saldo e o que aconteceu até agora."""

    def __init__(self, baralho: Callable[[int], Cartas]) -> None:
        self.baralho = baralho
        self.comecou = False
        self.resultados: list[str] = []

    def pergunta_dados(self) -> None:
        self.jogador = input("Nome do jogador? ")
        self.inicial = numero_positivo(input(f"Montante inicial ({MONTANTE})? "), float, MONTANTE)
        self.aposta = numero_positivo(input(f"Valor da aposta ({APOSTA})? "), int, APOSTA)
        regra = input("Qual a regra do casino (s17 ou h17)? ").strip().lower()
        self.regra = regra if regra in REGRAS else REGRA
        self.saldo = self.inicial
        self.comecou = True
        print("\n=== Vamos começar ===")
        print(f"Jogador: {self.jogador}")
        print(f"Saldo inicial: {texto(self.inicial)}")
        print(f"Valor da aposta: {texto(self.aposta)}")

    def joga_rondas(self) -> None:
        while True:
            i = len(self.resultados) + 1
            resultado, ganho = ronda(i, self.jogador, self.aposta, self.regra, self.baralho)
            self.resultados.append(resultado)
            self.saldo += ganho
            print(f"O seu saldo actual é: {texto(self.saldo)}")
            if self.saldo < self.aposta:
                print("Saldo insuficiente para continuar!")
                return
            if input("Mais uma ronda (QUIT para terminar)? ").strip().upper() == "QUIT":
                print()
                return

    def mostra_estatisticas(self) -> None:
        blackjacks = self.resultados.count("vitória blackjack")
        print("\n=== Algumas estatísticas ===")
        print(f"{self.jogador} jogou {len(self.resultados)} rondas.")
        print(f"Entrou no jogo com {texto(self.inicial)} e agora tem {texto(self.saldo)}.")
        print(f"número de vitórias: {self.resultados.count('vitória') + blackjacks}")
        print(f"número de derrotas: {self.resultados.count('derrota')}")
        print(f"número de empates: {self.resultados.count('empate')}")
        print(f"vitórias blackjack: {blackjacks}")


# -- o programa --------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--decks", type=Path, metavar="DIR")


def main(arguments: argparse.Namespace) -> int:
    pasta: Path | None = arguments.decks
    return jogar((lambda n: ler_baralho(n, pasta)) if pasta else None)
