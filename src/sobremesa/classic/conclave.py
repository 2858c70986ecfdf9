"""El programa del document « Conclave »: joc de taula de 2 a 4 jugadors.

Els textos són d'aquest programa i van en el seu idioma, al costat del codi que els diu.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import click

from ..engine import BadInput, Lcg, Match, Outcome, Refused, Seat
from ..games import find
from ..games.conclave.notation import MAGIC_LETTERS
from ..games.conclave.rules.cards import HAND, SIDE
from ..games.conclave.view import Player, View
from . import MatchRecorder, complete_files

GAME = find("conclave")
LEAST_SEED, MOST_SEED = -(2**31), 2**32 - 1  # what fits the document's unsigned, as C++ reads it
PILES = {"e": "left", "d": "right"}
PILE_TITLES = {"left": "PILA ESQUERRA:", "right": "PILA DRETA:"}
YES = "s"

ASK_SEED = "ENTRA LA LLAVOR:"
BAD_SEED = f"LA LLAVOR HA DE SER UN NUMERO ENTER (DE {LEAST_SEED} A {MOST_SEED})"
ASK_PLAYERS = "ENTRA EL NUMERO DE JUGADORS ({least}-{most}):"
BAD_PLAYERS = "NUMERO DE JUGADORS INCORRECTE"
ASK_NAME = "ENTRA EL NOM DEL JUGADOR {number}:"
MENU = """\

OPCIONS:
(I) FER JUGADA CEDINT INFLUENCIA
(J) FER JUGADA SENSE CEDIR INFLUENCIA
(P) MOSTRAR PILES
(F) ABANDONAR PARTIDA

ENTRA UNA OPCIO:"""
BAD_OPTION = "OPCIO NO DEFINIDA"
ASK_MAGIC = "ENTRA LA MAGIA QUE VOLS CEDIR:"
ASK_RECEIVER = "ENTRA EL JUGADOR A QUI LA VOLS CEDIR:"
BAD_CEDING = "MOVIMENT NO VALID"
ASK_STILL = "ENCARA T'INTERESSA CEDIR INFLUENCIA? (s/n)"
ASK_CARD = "ENTRA LA POSICIO DE LA CARTA QUE VOLS COL.LOCAR:"
ASK_CELL = "ENTRA LA POSICIO DEL TAULER ON VOLS COL.LOCAR LA CARTA:"
BAD_POSITION = "POSICIO NO VALIDA"
BAD_PLACE = "JUGADA NO PERMESA\nTORNA A INDICAR LA JUGADA"
ASK_PILE = "DE QUINA PILA VOLS ROBAR LA CARTA? (e/d)"
BAD_PILE = "AQUESTA PILA NO EXISTEIX"
NO_CARDS = "NO HI HA CAP CARTA"
GIVEN_UP = "PARTIDA ABANDONADA"
INPUT_ENDED = "S'HA ACABAT L'ENTRADA: LA PARTIDA ACABA AQUI, SENSE RESULTAT"


@click.command()
@click.option(
    "--record", type=Path, shell_complete=complete_files, metavar="FILE",
    help="on desar l'acta de la partida",
)  # fmt: skip
def main(record: Path | None) -> int:
    try:
        ConclaveProgram(MatchRecorder(record, "ca")).run()
    except (EOFError, KeyboardInterrupt):
        print(INPUT_ENDED)
        return 2
    return 0


# -- input ---------------------------------------------------------------------


class Answers:
    """Reads the input word by word over line ends, like the document's program."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def line(self) -> str:
        """The next whole line; words left of the last one are dropped."""
        self.words = []
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:  # bytes that are no text: an answer like any other wrong one
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            raise EOFError
        return line.strip()

    def word(self) -> str:
        while not self.words:
            self.words = self.line().split()[::-1]
        return self.words.pop()

    def number(self) -> int | None:
        """The next word as a whole number; if it is none, the rest of its line is dropped."""
        word = self.word()
        digits = word[1:] if word[0] in "+-" else word
        if digits.isascii() and digits.isdigit() and len(digits) <= 18:
            return int(word)
        self.words = []
        return None


# -- output ---------------------------------------------------------------------


def face(code: str) -> str:
    return f"[{code or '   '}]"


def back(code: str) -> str:
    return f"[{code[:1] or ' '}]"


def cards_line(cards: Iterable[str]) -> str:
    """Cards side by side, each with a space behind it, or the words that there are none."""
    return "".join(f"{card} " for card in cards) or NO_CARDS


def title(text: str) -> str:
    return f"\n{text}\n{'=' * len(text)}"


def board_lines(view: View) -> Iterable[str]:
    """The board between the tops of the two piles."""
    yield "       " + "".join(f"   {column}  " for column in range(SIDE)).rstrip()
    left, right = (back(pile[0] if pile else "") for pile in view["piles"].values())
    for number, codes in enumerate(view["board"]):
        row = f"{number}  " + " ".join(face(code) for code in codes)
        yield f"{left}  {row}  {right}" if number == 1 else f"     {row}"


def influence_line(player: Player) -> str:
    sums = player["influence"].items()
    return "".join(f"[{total or '':>2}{letter}] " for letter, total in sums)


class ConclaveProgram:
    """Plays one match as the document's program: shows the table and asks for moves."""

    def __init__(self, recorder: MatchRecorder) -> None:
        self.recorder = recorder
        self.answers = Answers()

    def run(self) -> None:
        seed = self.ask_number(ASK_SEED, LEAST_SEED, MOST_SEED, BAD_SEED)
        least, most = GAME.seats
        question = ASK_PLAYERS.format(least=least, most=most)
        players = self.ask_number(question, least, most, BAD_PLAYERS)
        seats = [self.ask_name(number) for number in range(1, players + 1)]
        match = Match(GAME, seats, Lcg(seed % 2**32))
        self.recorder.start(match)
        while (outcome := match.outcome) is None:
            self.play_turn(match)
        if outcome.ending == "abandoned":
            print(GIVEN_UP)
        else:
            self.show_result(match, outcome)

    # -- questions -----------------------------------------------------------------------

    def ask_number(self, question: str, least: int, most: int, complaint: str) -> int:
        """A whole number in a range; anything else is refused with the reason, and asked for again."""
        while True:
            print(question)
            number = self.answers.number()
            if number is not None and least <= number <= most:
                return number
            print(complaint)

    def ask_name(self, number: int) -> Seat:
        while True:
            print(ASK_NAME.format(number=number))
            try:
                return Seat(self.answers.line())
            except BadInput:  # no name at all, or none that can be shown: asked for again
                continue

    def ask_cell(self) -> tuple[int, int]:
        while True:
            print(ASK_CELL)
            row = self.answers.number()
            column = None if row is None else self.answers.number()
            if row is not None and column is not None and 0 <= min(row, column) <= max(row, column) < SIDE:
                return row, column
            print(BAD_POSITION)

    # -- a turn --------------------------------------------------------------------------

    def play_turn(self, match: Match) -> None:
        seat = match.to_act
        self.show_turn(match, seat)
        print(MENU)
        option = self.answers.word()
        if option == "I":
            self.ask_ceding(match, seat)
            self.ask_play(match, seat)
        elif option == "J":
            self.ask_play(match, seat)
        elif option == "P":
            self.show_piles(match.view(seat))
        elif option == "F":
            self.abandon(match)
        else:
            print(BAD_OPTION)

    def play_move(self, match: Match, seat: int, move: str) -> None:
        match.play(seat, move)
        self.recorder.flush()

    def ask_ceding(self, match: Match, seat: int) -> None:
        """Ask until something was ceded, or the player is no longer interested."""
        while True:
            print(ASK_MAGIC)
            magic = self.answers.word()
            print(ASK_RECEIVER)
            receiver = self.answers.number()
            try:
                if magic in MAGIC_LETTERS:  # the notation would take capitals too
                    self.play_move(match, seat, f"cede {magic} {receiver}")
                    return
            except Refused:
                pass
            print(f"{BAD_CEDING}\n{ASK_STILL}")
            if self.answers.word() != YES:
                return

    def ask_play(self, match: Match, seat: int) -> None:
        """Ask for an emissary and a place, and for a pile if there is a choice."""
        if match.view(seat)["phase"] == "ceding":
            self.play_move(match, seat, "keep")
        while True:
            slot = self.ask_number(ASK_CARD, 0, HAND - 1, BAD_POSITION)
            row, column = self.ask_cell()
            try:
                self.play_move(match, seat, f"place {slot} {row},{column}")
                break
            except Refused:
                print(BAD_PLACE)
        if match.view(seat)["phase"] == "taking":
            self.play_move(match, seat, f"take {self.ask_pile()}")

    def ask_pile(self) -> str:
        while True:
            print(ASK_PILE)
            pile = self.answers.word()
            if pile in PILES:
                return PILES[pile]
            print(BAD_PILE)

    def abandon(self, match: Match) -> None:
        """End the match: in its rules, everybody leaves."""
        for seat in range(len(match.seats)):
            if not match.is_over:
                self.play_move(match, seat, "leave")

    # -- the screens -----------------------------------------------------------------------

    def show_turn(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        name = match.seats[seat].name
        others = [other for other in range(len(match.seats)) if other != seat]
        print(title(f"TORN DE {name}"))
        print("", *board_lines(view), sep="\n")
        hand = view["players"][seat]["hand"]
        print(f"\nMA DE {name}:")
        print(cards_line(f"{slot}:{face(code)}" for slot, code in enumerate(hand)))
        print("\nMANS DELS OPONENTS:")
        for other in others:
            cards = cards_line(back(code) for code in view["players"][other]["hand"])
            print(f"{cards}  {other + 1} {match.seats[other].name}")
        self.show_followers(match, view, [seat, *others])

    def show_followers(self, match: Match, view: View, order: Iterable[int]) -> None:
        print("\nRESUM DELS SEGUIDORS:")
        for seat in order:
            print(f"{influence_line(view['players'][seat])}  {seat + 1} {match.seats[seat].name}")

    def show_piles(self, view: View) -> None:
        for pile, backs in view["piles"].items():
            print(f"\n{PILE_TITLES[pile]}")
            print(cards_line(back(code) for code in backs))

    def show_result(self, match: Match, outcome: Outcome) -> None:
        view = match.view(0)
        seats = range(len(match.seats))
        print(title("RESULTAT FINAL"))
        print("\nTOTS ELS SEGUIDORS:")
        for seat in seats:
            print(f"{seat + 1} {match.seats[seat].name}")
            print(" " + cards_line(face(code) for code in view["players"][seat]["followers"]))
        self.show_followers(match, view, seats)
        print("\nPUNTS DE DECEPCIO:")
        for seat in seats:
            print(f"{outcome.scores[seat]:3} {match.seats[seat].name}")
        winner = match.seats[outcome.places.index(1)].name
        print(f"\nENHORABONA {winner}! HAS GUANYAT LA PARTIDA!")
