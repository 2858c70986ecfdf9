"""El programa del documento « Siete y Medio »: jugadores contra la banca.

Los textos son de este programa y van en su idioma, junto al código que los dice.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click

from ..decks.spanish import CARDS, rank, suit
from ..engine import Match, Problem, Seat, Setup, Shuffler, Stacked, fair
from ..games import find
from ..games.siete_y_medio.rules import events
from ..games.siete_y_medio.rules.cards import SIETE_Y_MEDIO, value
from ..games.siete_y_medio.rules.state import BANK, BETTING
from ..games.siete_y_medio.view import most_drawn, summary
from ..words import Words
from . import DeckTexts, MatchRecorder, WrongDecks, complete_files, read_decks

GAME = find("siete-y-medio")
NUMBERS = ("ANCHO", "DOS", "TRES", "CUATRO", "CINCO", "SEIS", "SIETE", "DIEZ", "ONCE", "DOCE")
SUITS = ("BASTO", "COPA", "ESPADA", "ORO")
LEAST_ROUNDS, MOST_ROUNDS = 1, 100

GREETING = """\
SIETE Y MEDIO
Cada jugador, contra la banca: hay que acercarse a 7.5 más que ella, sin pasarse.
Para terminar antes de tiempo: Ctrl-C.
"""
INPUT_ENDED = "\nSe terminó la entrada: la partida acaba aquí, sin resultado."
WRONG_DECKS = DeckTexts(
    none="No hay ningún mazo en {file}.",
    unknown="La carta {place} de la línea {line} de {file} no existe: {card}. Las cartas van del 0 al 39.",
    twice="La carta {place} de la línea {line} de {file} está repetida: {card} ya es la carta {first}.",
    size="La línea {line} de {file} tiene {given} cartas en vez de {due}.",
)

# Lo que pasó con un jugador, según él y la banca se hayan pasado o no.
BOTH_OVER = "El jugador {n} se pasó y la banca también: la banca se queda con la apuesta."
PLAYER_OVER = "El jugador {n} se pasó: gana la banca."
BANK_OVER = "La banca se pasó y el jugador {n} no: gana el jugador {n}."
EQUAL = "El jugador {n} y la banca empatan: la banca se queda con la apuesta."
EXACT = "El jugador {n} llegó a 7.5 y la banca no: gana el jugador {n}."
CLOSER = "El jugador {n} quedó más cerca de 7.5 que la banca: gana el jugador {n}."
BANK_EXACT = "La banca llegó a 7.5 y el jugador {n} no: gana la banca."
BANK_CLOSER = "La banca quedó más cerca de 7.5 que el jugador {n}: gana la banca."

STATISTICS = {
    "summary-won-most": "Quien más dinero ganó: el jugador {n} ({money:+d}).",
    "summary-bank-won-most": "Quien más dinero ganó: la banca ({money:+d}).",
    "summary-biggest-bet": "Apuesta máxima: {money}, del jugador {n} en la ronda {round}.",
    "summary-together-won": "Los jugadores, en conjunto, ganaron {money}.",
    "summary-together-lost": "Los jugadores, en conjunto, perdieron {money}.",
    "summary-together-even": "Los jugadores, en conjunto, ni ganaron ni perdieron.",
    "summary-seven-and-figure": "Jugadores que llegaron a 7.5 con un siete y una figura: {count}.",
    "summary-often-drawn": "{rank}.º de los números que más salieron: {name} ({times}).",
}
ENDINGS = {
    "rounds-played": "Se jugaron todas las rondas.",
    "nobody-can-bet": "Ningún jugador tiene dinero para apostar: la partida termina.",
    "bank-broken": "La banca se quedó sin dinero: la partida termina.",
    "abandoned": "Todos los jugadores abandonaron la partida.",
}


@click.command()
@click.option(
    "--decks", type=Path, shell_complete=complete_files, metavar="FILE",
    help="mazos ya mezclados, uno por línea",
)  # fmt: skip
@click.option(
    "--record", type=Path, shell_complete=complete_files, metavar="FILE",
    help="dónde guardar el acta de la partida",
)  # fmt: skip
def main(decks: Path | None, record: Path | None) -> int:
    """Problems are shown in Spanish, whatever the language of the command line."""
    try:
        return play(decks, record)
    except Problem as problem:
        print(Words("es").problem(problem), file=sys.stderr)
    except WrongDecks as wrong:
        print(wrong, file=sys.stderr)
    return 2


def play(deck_file: Path | None, record: Path | None) -> int:
    codes = [str(card) for card in range(CARDS)]
    decks = read_decks(deck_file, codes, WRONG_DECKS) if deck_file else None
    try:
        SieteYMedioProgram(MatchRecorder(record, "es")).run(decks)
    except (EOFError, KeyboardInterrupt):
        print(INPUT_ENDED)
        return 2
    return 0


def ask(question: str, least: int, most: int, out_of_range: str = "") -> int:
    """A whole number in a range; anything else is refused with the reason, and asked again."""
    while True:
        print(question)
        try:
            answer = input().strip()
        except UnicodeDecodeError:
            answer = ""
        digits = answer.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()):
            print("Eso no es un número entero.")
        elif len(answer) > 12 or not least <= int(answer) <= most:
            print(out_of_range or f"Fuera de rango: debe estar entre {least} y {most}.")
        else:
            return int(answer)


def points_text(halves: int) -> str:
    return f"{halves // 2}.{halves % 2 * 5}"


class SieteYMedioProgram:
    """Plays one match as the document's program: asks for moves and shows the events."""

    def __init__(self, recorder: MatchRecorder) -> None:
        self.recorder = recorder

    def run(self, decks: list[list[int]] | None) -> None:
        print(GREETING)
        least, most = GAME.seats
        players = ask(f"Cantidad de jugadores ({least} a {most}):", least, most)
        most_rounds = min(MOST_ROUNDS, len(decks)) if decks else MOST_ROUNDS
        asked = f"Cantidad de rondas ({LEAST_ROUNDS} a {most_rounds}):"
        rounds = ask(asked, LEAST_ROUNDS, most_rounds)
        seats = tuple(Seat(f"Jugador {number}") for number in range(1, players + 1))
        options = GAME.options(GAME.default_variant, {"rounds": str(rounds)})
        setup = Setup(GAME, seats, GAME.default_variant, options)
        shuffler: Shuffler = Stacked(decks) if decks else fair(setup).contribute_names()
        match = Match.of(setup, shuffler)
        self.recorder.start(match)
        self.shown_version = 0
        self.playing = -1  # whose turn was announced last
        self.settlement: list[tuple[int, int, int, int]] = []
        self.show_events(match)
        try:
            while not match.is_over:
                self.ask_move(match)
                self.recorder.flush()
                self.show_events(match)
        except (EOFError, KeyboardInterrupt):
            if GAME.rules.rounds(match.state):
                self.show_statistics(match)
            raise
        assert match.outcome is not None  # it is over
        print(f"\n{ENDINGS[match.outcome.ending]}")
        self.show_statistics(match)

    def ask_move(self, match: Match) -> None:
        s, seat = match.state, match.to_act
        if s.phase == BETTING:
            print(f"El jugador {seat + 1} dispone de {s.money[seat]}.")
            most = min(s.bet_max, s.money[seat])
            why = f"La apuesta debe estar entre {s.bet_min} y {most}."
            bet = ask(f"Apuesta ({s.bet_min} a {most}):", s.bet_min, most, why)
            match.play(seat, f"bet {bet}")
        else:
            options = "Opciones: 1 = pedir otra carta, 2 = plantarse"
            match.play(seat, "card" if ask(options, 1, 2) == 1 else "stand")

    def show_events(self, match: Match) -> None:
        for kind, a, b, c, *_ in match.notes(self.shown_version):
            self.show_event(kind, a, b, c)
        self.shown_version = match.version

    def show_event(self, kind: int, a: int, b: int, c: int) -> None:
        if kind == events.ROUND_BEGAN:
            print(f"\n=== RONDA {a} ===")
            self.playing = -1
        elif kind == events.DREW:
            self.announce(a, f"TURNO DEL JUGADOR {a + 1}")
            self.show_card(f"El jugador {a + 1} recibe", b, c)
        elif kind == events.BANK_DREW:
            self.announce(BANK, "TURNO DE LA BANCA")
            self.show_card("La banca recibe", a, b)
        elif kind == events.SAT_OUT:
            print(f"El jugador {a + 1} no tiene para la apuesta mínima y no juega esta ronda.")
        elif kind == events.STOOD:
            print(f"El jugador {a + 1} se planta con {points_text(b)}.")
        elif kind == events.REACHED:
            print(f"¡El jugador {a + 1} llegó a 7.5!")
        elif kind == events.WENT_OVER:
            print(f"El jugador {a + 1} se pasó de 7.5 y pierde.")
        elif kind == events.BANK_STOOD:
            self.bank_points = a
            exact = a == SIETE_Y_MEDIO
            print("¡La banca llegó a 7.5!" if exact else f"La banca se planta con {points_text(a)}.")
        elif kind == events.BANK_WENT_OVER:
            self.bank_points = a
            print("La banca se pasó de 7.5.")
        else:
            self.collect_settlement(kind, a, b, c)

    def announce(self, who: int, title: str) -> None:
        if who != self.playing:
            print(f"\n--- {title} ---")
            self.playing = who

    def show_card(self, who: str, card: int, points: int) -> None:
        name = f"{NUMBERS[rank(card)]} de {SUITS[suit(card)]}"
        print(f"{who}: {name} (valor {points_text(value(card))}). Puntos: {points_text(points)}")

    def collect_settlement(self, kind: int, a: int, b: int, c: int) -> None:
        """Gather the events that settle a round: the document shows them by subject, not in order."""
        self.settlement.append((kind, a, b, c))
        if kind == events.BANK_HAS:
            self.show_settlement()
            self.settlement.clear()

    def show_settlement(self) -> None:
        scored = [(a, b, c) for kind, a, b, c in self.settlement if kind == events.SCORED]
        print("\nPUNTOS")
        for seat, points, _ in scored:
            print(f"Jugador {seat + 1}: {points_text(points)}")
        print(f"Banca: {points_text(self.bank_points)}")
        print("\nAPUESTAS")
        for seat, _, bet in scored:
            print(f"Jugador {seat + 1}: {bet}")
        print("\nRESULTADOS")
        for seat, points, _ in scored:
            print(self.outcome(points).format(n=seat + 1))
        for kind, seat, amount, percent in self.settlement:
            if kind == events.PRIZE:
                print(f"Premio para el jugador {seat + 1}: {percent} % de la apuesta, {amount}.")
        print("\nDINERO")
        for kind, a, b, _ in self.settlement:
            if kind == events.HAS_MONEY:
                print(f"Jugador {a + 1}: {b}")
            elif kind == events.BANK_HAS:
                print(f"Banca: {a}")

    def outcome(self, points: int) -> str:
        """The sentence of the document's case; the rules have decided who won."""
        bank, exact = self.bank_points, SIETE_Y_MEDIO
        if points > exact:
            return BOTH_OVER if bank > exact else PLAYER_OVER
        if bank > exact:
            return BANK_OVER
        if points == bank:
            return EQUAL
        if points == exact:
            return EXACT
        if bank == exact:
            return BANK_EXACT
        return CLOSER if points > bank else BANK_CLOSER

    def show_statistics(self, match: Match) -> None:
        print("\nESTADÍSTICAS")
        numbers = iter(most_drawn(match.state))
        for event in summary(match.state):
            name = NUMBERS[next(numbers)] if event.name == "summary-often-drawn" else ""
            n = int(str(event.facts.get("seat", 0))) + 1
            times = "1 vez" if event.facts.get("count") == 1 else f"{event.facts.get('count')} veces"
            print(STATISTICS[event.name].format(n=n, name=name, times=times, **event.facts))
