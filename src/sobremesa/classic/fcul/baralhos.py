"""Os baralhos do enunciado: cartas como pares de strings, ficheiros com uma carta por linha."""

from __future__ import annotations

import os
from pathlib import Path

from ...engine import BadInput, Problem, Setup, Shuffler, Stacked, escape_unprintable, fair
from ...games.blackjack.rules.cards import DECK
from ...local.files import file_problem, read_text, write_text
from .. import BOM

Carta = tuple[str, str]

FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAIPES = ("P", "O", "C", "E")  # pela ordem dos naipes do motor
BARALHO_COMPLETO: list[Carta] = [(face, naipe) for naipe in NAIPES for face in FACES]
LINHAS = {f"{face} {naipe}": (face, naipe) for face, naipe in BARALHO_COMPLETO}


class BaralhoInvalido(ValueError):
    """Um ficheiro de baralho que falta ou que não se consegue usar."""


def carta_numero(carta: Carta) -> int:
    """O número que o motor dá a uma carta."""
    return BARALHO_COMPLETO.index(carta)


def numero_carta(numero: int) -> Carta:
    """A carta que tem esse número no motor."""
    return BARALHO_COMPLETO[numero]


def ficheiro_baralho(n: int, pasta: str | Path = ".") -> Path:
    """O ficheiro da pasta onde está o baralho da ronda n."""
    return Path(pasta) / f"baralho_{n}.txt"


def ler_baralho(n: int, pasta: str | Path = ".") -> list[Carta]:
    """Devolve o baralho da ronda n, lido do ficheiro « baralho_<n>.txt » da pasta.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as pasta:
    ...     escrever_baralho(7, BARALHO_COMPLETO, pasta)
    ...     ler_baralho(7, pasta)[:2]
    [('A', 'P'), ('2', 'P')]
    """
    ficheiro = ficheiro_baralho(n, pasta)
    nome = escape_unprintable(str(ficheiro))
    try:
        linhas = read_text(ficheiro).removeprefix(BOM).rstrip().splitlines()
    except Problem:
        raise BaralhoInvalido(f"Não consigo ler o baralho {nome}.") from None
    baralho = []
    for numero, linha in enumerate(linhas, 1):
        carta = LINHAS.get(" ".join(linha.split()))
        if carta is None:
            raise BaralhoInvalido(f"A linha {numero} de {nome} não é uma carta: {linha[:20]!r}.")
        baralho.append(carta)
    if len(baralho) != DECK:
        raise BaralhoInvalido(f"O baralho {nome} tem {len(baralho)} cartas em vez de {DECK}.")
    return baralho


def escrever_baralho(n: int, baralho: list[Carta], pasta: str | Path = ".") -> None:
    """Escreve um baralho no ficheiro « baralho_<n>.txt » da pasta."""
    texto = "".join(f"{face} {naipe}\n" for face, naipe in baralho)
    write_text(ficheiro_baralho(n, pasta), texto, replace=True)


def fazer_baralhos(pasta: Path, rondas: int, baralhador: Shuffler, substituir: bool = False) -> None:
    """Escreve um baralho acabado de baralhar por cada ronda; só substitui outros se lho disserem."""
    ficheiros = [ficheiro_baralho(n, pasta) for n in range(1, rondas + 1)]
    existentes = [str(ficheiro) for ficheiro in ficheiros if os.path.lexists(ficheiro)]
    if existentes and not substituir:
        raise BadInput("decks-exist", count=len(existentes), file=existentes[0])
    try:
        pasta.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as why:
        raise file_problem("cannot-write", pasta, why) from None
    for n in range(1, rondas + 1):
        cartas = baralhador.order(range(DECK), [DECK] * (n - 1))
        escrever_baralho(n, [numero_carta(numero) for numero in cartas], pasta)


def verificar_pasta(pasta: str | Path) -> None:
    """Recusa uma pasta que não serve nem para a primeira ronda."""
    if not Path(pasta).is_dir():
        raise BaralhoInvalido(f"A pasta dos baralhos não existe: {escape_unprintable(str(pasta))}.")
    ler_baralho(1, pasta)


def baralhador_da_ronda(i: int, pasta: str | Path | None, mesa: Setup) -> Shuffler:
    """As cartas do ficheiro da ronda; sem pasta, e sem esse ficheiro aqui, cartas baralhadas agora."""
    if pasta is None and not ficheiro_baralho(i).exists():
        return fair(mesa).contribute_names()
    return Stacked([[carta_numero(carta) for carta in ler_baralho(i, pasta or ".")]])
