"""O programa do enunciado « Blackjack » de Programação I: um jogador contra o dealer.

As funções têm os nomes, os argumentos e os resultados do enunciado. Uma carta é
um par de strings, (face, naipe); uma mão e um baralho são listas de cartas. As
regras do jogo não estão aqui: estas funções perguntam-nas ao motor da casa.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

import click

from ...engine import SPECTATOR, BadInput, Event, Match, Problem, Seat, Setup
from ...games import find
from ...games.blackjack.rules.options import TableOptions
from ...games.blackjack.rules.state import COIN, DEALER
from ...local.files import make_private_folder
from ...local.records import check_can_create
from ...words import Words
from .. import MatchRecorder, complete_files
from .baralhos import (
    BARALHO_COMPLETO,
    BaralhoInvalido,
    Carta,
    baralhador_da_ronda,
    escrever_baralho,
    fazer_baralhos,
    ler_baralho,
    numero_carta,
    verificar_pasta,
)
from .maos import REGRA, REGRAS, blackjack, bust, calcula_hint, decisao_dealer, regra_do_casino, soft, valor

__all__ = [
    "BARALHO_COMPLETO", "blackjack", "bust", "calcula_hint", "decisao_dealer", "escrever_baralho",
    "fazer_baralhos", "jogar", "ler_baralho", "ronda", "soft", "valor",
]  # fmt: skip

Numero = int | float | Fraction

GAME = find("blackjack")
MONTANTE, APOSTA = 100, 10  # por omissão

RESULTADOS = {
    "won-blackjack": "vitória blackjack",
    "won": "vitória",
    "lost": "derrota",
    "tied": "empate",
}
# O exemplo de execução escreve dois deles de outra maneira.
NO_ECRA = {"vitória blackjack": "vitória Blackjack", "vitória": "vitoria"}


# -- uma ronda -------------------------------------------------------------------------


def mostra(mao: list[Carta]) -> str:
    """As cartas de uma mão e o seu valor, como aparecem no ecrã."""
    return f"{mostra_cartas(mao)} - {valor(mao)} -"


def mostra_cartas(mao: list[Carta]) -> str:
    """As cartas de uma mão, umas a seguir às outras."""
    return "".join(f"({face},{naipe})" for face, naipe in mao)


class Ronda:
    """Uma ronda a decorrer: o motor joga, isto pergunta e mostra."""

    def __init__(
        self, i: int, jogador: str, regra: str, pasta: str | Path | None, registos: Path | None
    ) -> None:
        """Dá as cartas da ronda i; o jogador ainda não decidiu nada."""
        soft_17 = TableOptions.soft_17.show(regra_do_casino(regra))
        opcoes = GAME.options("fcul", {"rounds": "1", "soft_17": soft_17})
        mesa = Setup(GAME, (Seat("Jogador"),), "fcul", opcoes)
        self.match = Match.of(mesa, baralhador_da_ronda(i, pasta, mesa))
        self.registo = MatchRecorder(registos and ficheiro_registo(i, registos), "pt")
        self.registo.start(self.match)
        self.jogador = jogador
        self.contadas = 0  # a versão até à qual já se contou o que aconteceu
        self.do_dealer = 1  # quantas cartas dele estão à vista
        self.resultado = ""
        self.fazer(self.match.moves(0)[0])  # a aposta é fixa
        print(f"\n*** Ronda {i} ***")

    def mao(self, de: int) -> list[Carta]:
        """A mão do jogador (0) ou do dealer (DEALER)."""
        s = self.match.state
        return [numero_carta(numero) for numero in s.cards[de][: s.count[de]]]

    def jogar(self) -> None:
        """Mostra as mãos iniciais e pergunta até a ronda acabar."""
        print(f"Dealer: {mostra_cartas(self.mao_visivel())}(?,?)")
        print(f"Jogador: {mostra(self.mao(0)[:2])}\n\n* Joga {self.jogador} *")
        self.contar()
        while not self.match.is_over:
            self.decidir()
            self.contar()

    def mao_visivel(self) -> list[Carta]:
        """As cartas do dealer que já se viram."""
        return self.mao(DEALER)[: self.do_dealer]

    def decidir(self) -> None:
        """HIT, STAND ou HINT; qualquer outra resposta é STAND."""
        decisao = input("HIT, STAND ou HINT ? ").strip().upper()
        decisao = decisao if decisao in ("HIT", "HINT") else "STAND"
        print(f"{self.jogador} decidiu {decisao}")
        if decisao == "HINT":
            hint = calcula_hint(self.mao(0), self.mao_visivel())
            print(f"A probabilidade de rebentar com a proxima carta e': {hint:.3f}")
        else:
            self.fazer(decisao.lower())
            if decisao == "HIT":
                print(mostra(self.mao(0)))

    def fazer(self, jogada: str) -> None:
        """Faz uma jogada, que fica logo no registo."""
        self.match.play(0, jogada)
        self.registo.flush()

    def contar(self) -> None:
        """Mostra o que aconteceu desde a última vez."""
        for event in self.match.events(SPECTATOR, self.contadas):
            self.contar_um(event)
        self.contadas = self.match.version

    def contar_um(self, event: Event) -> None:
        """Mostra uma coisa que aconteceu."""
        if event.name == "has-blackjack":
            print(f"{self.jogador} fez BLACKJACK!")
        elif event.name in ("went-over", "dealer-went-over"):
            print(f"BUST com {event.facts['points']} pontos")
        elif event.name == "turned-up":
            both = blackjack(self.mao(0))
            print("Mão\nDealer:" if both else "\n* Joga o dealer *\nMao dealer:")
            self.mais_uma_do_dealer()
        elif event.name == "dealer-drew" and self.contadas:
            print("Dealer decidiu HIT\nMao dealer:")
            self.mais_uma_do_dealer()
        elif event.name == "dealer-blackjack":
            print("Dealer fez BLACKJACK!")
        elif event.name == "dealer-stood":
            print("Dealer decidiu STAND")
        elif event.name in RESULTADOS:
            self.resultado = RESULTADOS[event.name]

    def ganho(self, aposta: int) -> int | float:
        """O motor jogou por outra quantia: o ganho é o mesmo múltiplo da aposta."""
        s = self.match.state
        ganho = aposta * Fraction(s.money[0] - s.brought[0], s.bet_min * COIN)
        # Como no exemplo: só o que um blackjack paga tem casa decimal (se um float ainda a tem).
        decimal = self.resultado == RESULTADOS["won-blackjack"] and ganho < 2**53
        return float(ganho) if decimal else int(ganho)

    def mais_uma_do_dealer(self) -> None:
        """Vira mais uma carta do dealer e mostra a mão."""
        self.do_dealer += 1
        print(mostra(self.mao_visivel()))


def ronda(
    i: int,
    jogador: str,
    aposta: int,
    regra: str = REGRA,
    pasta: str | Path | None = None,
    registos: Path | None = None,
) -> tuple[str, int | float]:
    """Executa a ronda i e devolve o par (resultado, ganho).

    O resultado é « vitória blackjack », « vitória », « derrota » ou « empate »; o
    ganho é o que o jogador ganhou ou, se for negativo, perdeu.
    """
    if not isinstance(aposta, int):
        raise TypeError("a aposta tem de ser um número inteiro")
    em_jogo = Ronda(i, jogador, regra, pasta, registos)
    em_jogo.jogar()
    return em_jogo.resultado, em_jogo.ganho(aposta)


# -- o jogo ------------------------------------------------------------------------------


class Estatisticas:
    """O que se mostra no fim, na perspetiva do jogador."""

    def __init__(self, jogador: str, saldo: Numero) -> None:
        """Ainda não se jogou nenhuma ronda."""
        self.jogador = jogador
        self.inicial = self.saldo = saldo
        self.resultados: Counter[str] = Counter()

    def juntar(self, resultado: str, ganho: int | float) -> None:
        """Conta uma ronda; o saldo é exato, seja quantas forem."""
        self.resultados[resultado] += 1
        self.saldo += ganho if isinstance(ganho, int) else Fraction(ganho)

    def mostrar(self) -> None:
        """Escreve as estatísticas como no exemplo de execução."""
        vitorias = self.resultados["vitória"] + self.resultados["vitória blackjack"]
        print("\n=== Algumas estatísticas ===")
        print(f"{self.jogador} jogou {self.resultados.total()} rondas.")
        print(f"Entrou no jogo com {escreve(self.inicial)} e agora tem {escreve(self.saldo)}.")
        print(f"número de vitórias: {vitorias}")
        print(f"número de derrotas: {self.resultados['derrota']}")
        print(f"número de empates: {self.resultados['empate']}")
        print(f"vitórias blackjack: {self.resultados['vitória blackjack']}")


def escreve(numero: Numero) -> str:
    """Um inteiro como é; os outros com uma casa decimal, e nunca mais dinheiro do que há.

    >>> escreve(100), escreve(15.0), escreve(Fraction("10.96"))
    ('100', '15.0', '10.9')
    """
    if isinstance(numero, int):
        return str(numero)
    inteiros, decimas = divmod(math.floor(Fraction(numero) * 10), 10)
    return f"{inteiros}.{decimas}"


def le_montante(texto: str) -> Numero:
    """O montante inicial; uma resposta inválida vale o montante por omissão."""
    try:
        montante = float(texto)
    except ValueError:
        return MONTANTE
    if not math.isfinite(montante) or montante <= 0:
        return MONTANTE
    return int(montante) if montante.is_integer() else Fraction(str(montante))  # o que foi escrito


def le_aposta(texto: str) -> int:
    """O valor de cada aposta; uma resposta inválida vale a aposta por omissão."""
    try:
        aposta = int(texto)
    except ValueError:
        return APOSTA
    return aposta if aposta > 0 else APOSTA


def le_regra(texto: str) -> str:
    """A regra do casino; uma resposta inválida vale a regra por omissão."""
    return texto.lower() if texto.lower() in REGRAS else REGRA


def le_nome() -> str:
    """O nome do jogador, com sinais que se podem mostrar."""
    while not (nome := input("Nome do jogador? ").strip()).isprintable():
        print("Esse nome tem sinais que não se podem mostrar.")
    return nome


def jogar(pasta: str | Path | None = None, registos: Path | None = None) -> int:
    """Executa um jogo completo, e devolve 0, ou 2 se teve de parar a meio."""
    estatisticas = None
    try:
        if pasta is not None:
            verificar_pasta(pasta)
        jogador = le_nome()
        montante = le_montante(input(f"Montante inicial ({MONTANTE})? ").strip())
        aposta = le_aposta(input(f"Valor da aposta ({APOSTA})? ").strip())
        regra = le_regra(input("Qual a regra do casino (s17 ou h17)? ").strip())
        estatisticas = Estatisticas(jogador, montante)
        print(f"\n=== Vamos começar ===\nJogador: {jogador}")
        print(f"Saldo inicial: {escreve(montante)}\nValor da aposta: {aposta}")
        rondas(estatisticas, jogador, aposta, regra, pasta, registos)
    except BaralhoInvalido as problema:
        print(problema, file=sys.stderr)
    except (EOFError, KeyboardInterrupt):
        print("\nA entrada terminou: o jogo acaba aqui.")
    else:
        estatisticas.mostrar()
        return 0
    if estatisticas:
        estatisticas.mostrar()
    return 2


def rondas(
    estatisticas: Estatisticas,
    jogador: str,
    aposta: int,
    regra: str,
    pasta: str | Path | None,
    registos: Path | None,
) -> None:
    """Uma ronda depois da outra, enquanto houver saldo e vontade."""
    i = 0
    while estatisticas.saldo >= aposta:
        i += 1
        resultado, ganho = ronda(i, jogador, aposta, regra, pasta, registos)
        estatisticas.juntar(resultado, ganho)
        print(f"\nResultado da ronda: {NO_ECRA.get(resultado, resultado)} com ganho {escreve(ganho)}")
        print(f"O seu saldo actual é: {escreve(estatisticas.saldo)}")
        if estatisticas.saldo >= aposta and quer_parar():
            print()
            return
    print("Saldo insuficiente para continuar!")


def quer_parar() -> bool:
    """Pergunta se se joga mais uma ronda; só « QUIT » é que não."""
    return input("Mais uma ronda (QUIT para terminar)? ").strip().upper() == "QUIT"


# -- a porta da casa -----------------------------------------------------------------------


@click.command()
@click.option(
    "--decks", type=Path, shell_complete=complete_files, metavar="DIR",
    help="pasta com os baralhos baralho_1.txt, baralho_2.txt, …",
)  # fmt: skip
@click.option(
    "--record", type=Path, shell_complete=complete_files, metavar="DIR",
    help="pasta para os registos ronda_1.record, ronda_2.record, …",
)  # fmt: skip
def main(decks: Path | None, record: Path | None) -> int:
    """Joga com o que foi escrito na linha de comandos; o que não serve é dito em português."""
    try:
        if record:
            preparar_registos(record)
        return jogar(decks, record)
    except Problem as problema:
        print(Words("pt").problem(problema), file=sys.stderr)
        return 2


def ficheiro_registo(i: int | str, pasta: Path) -> Path:
    """O ficheiro da pasta onde fica o registo da ronda i."""
    return pasta / f"ronda_{i}.record"


def preparar_registos(pasta: Path) -> None:
    """Cada ronda é um jogo do motor, com o seu registo; nenhum pode lá estar antes de se jogar."""
    make_private_folder(pasta)
    for existente in pasta.glob(ficheiro_registo("*", Path()).name):
        raise BadInput("file-exists", file=str(existente))
    check_can_create(ficheiro_registo(1, pasta))
