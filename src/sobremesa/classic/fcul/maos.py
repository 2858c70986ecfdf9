"""As mãos do enunciado: quanto valem, o que faz o dealer com a sua, e o risco de pedir mais uma."""

from __future__ import annotations

from collections import Counter

from ...games.blackjack.rules import cards
from ...games.blackjack.rules.hands import dealer_hits
from ...games.blackjack.rules.options import HITS, STANDS
from .baralhos import BARALHO_COMPLETO, Carta, carta_numero

REGRAS = {"s17": STANDS, "h17": HITS}
REGRA = "s17"  # por omissão


def _pontos_e_ases(mao: list[Carta]) -> tuple[int, int]:
    """Os pontos com todos os ases a valer 1, e quantos ases há."""
    numeros = [carta_numero(carta) for carta in mao]
    return sum(map(cards.value, numeros)), sum(map(cards.is_ace, numeros))


def valor(mao: list[Carta]) -> int:
    """Devolve o valor de uma mão; um ás vale 11 se com isso a mão não passar de 21.

    >>> valor([("A", "E"), ("6", "P")])
    17
    >>> valor([("A", "E"), ("6", "P"), ("K", "O")])
    17
    """
    return cards.best(*_pontos_e_ases(mao))


def bust(mao: list[Carta]) -> bool:
    """Diz se a mão rebentou, isto é, se vale mais de 21.

    >>> bust([("10", "P"), ("K", "O"), ("2", "C")])
    True
    """
    return valor(mao) > cards.TWENTY_ONE


def blackjack(mao: list[Carta]) -> bool:
    """Diz se a mão é um blackjack: 21 pontos em duas cartas.

    >>> blackjack([("A", "P"), ("10", "C")])
    True
    """
    return len(mao) == 2 and valor(mao) == cards.TWENTY_ONE


def soft(mao: list[Carta]) -> bool:
    """Diz se a mão é soft: nenhuma carta a pode fazer rebentar.

    >>> soft([("A", "P"), ("6", "C")]), soft([("10", "P"), ("7", "C")])
    (True, False)
    """
    return not any(bust([*mao, carta]) for carta in BARALHO_COMPLETO)


def regra_do_casino(regra: str) -> int:
    """O que o motor chama à regra « s17 » ou « h17 », em maiúsculas ou minúsculas."""
    if regra.lower() not in REGRAS:
        raise ValueError(f"A regra do casino é « s17 » ou « h17 », e não {regra!r}.")
    return REGRAS[regra.lower()]


def decisao_dealer(mao: list[Carta], regra: str = REGRA) -> str:
    """Devolve a decisão do dealer, « HIT » ou « STAND », segundo a regra do casino.

    >>> decisao_dealer([("A", "P"), ("6", "C")]), decisao_dealer([("A", "P"), ("6", "C")], "h17")
    ('STAND', 'HIT')
    """
    return "HIT" if dealer_hits(*_pontos_e_ases(mao), regra_do_casino(regra)) else "STAND"


def calcula_hint(mao_jogador: list[Carta], mao_dealer: list[Carta]) -> float:
    """Devolve a probabilidade de rebentar com mais uma carta, às três casas decimais.

    Conta com as cartas à vista: as do jogador e a primeira do dealer.

    >>> calcula_hint([("4", "C"), ("Q", "O")], [("3", "E"), ("9", "P")])
    0.469
    """
    escondidas = Counter(BARALHO_COMPLETO) - Counter([*mao_jogador, mao_dealer[0]])
    rebentam = sum(quantas for carta, quantas in escondidas.items() if bust([*mao_jogador, carta]))
    return round(rebentam / escondidas.total(), 3)
