"""Le programme du document « BlackJack » de l'ING1 : des joueurs nommés contre la banque.

Les textes sont ceux de ce programme, dans sa langue, à côté du code qui les dit.
"""

from __future__ import annotations

import argparse
import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.cells import cell_len, set_cell_size

from ..engine import SPECTATOR, BadInput, Event, Match, Problem, Refused, Seat, Setup, Shuffler, fair
from ..games import find
from ..games.blackjack.rules import gain
from ..games.blackjack.rules.hands import first_hand
from ..games.blackjack.rules.money import can_bet
from ..games.blackjack.rules.options import MOST_MONEY
from ..games.blackjack.rules.state import BETTING, COIN, INSURING
from ..words import Words
from . import Page

GAME = find("blackjack")
AMERICAN, EUROPEAN = "cytech", "cytech-european"
NO_LIMIT = {"rounds": "0"}  # only the players end a match

FACES = {"A": "as", "J": "valet", "Q": "dame", "K": "roi"}
SUITS = {"c": "trèfle", "d": "carreau", "h": "cœur", "s": "pique"}

# Ce qui se passe, dans les mots de la table.
EVENTS = {
    "shuffled": "",
    "added-deck": "Le paquet est épuisé : le croupier en mélange un autre et le place dessous.",
    "round-began": "\n=== MANCHE {round} ===\nLe croupier mélange les cartes. Faites vos jeux !",
    "bought": "",
    "placed-bet": "{seat} mise {money}.",
    "drew": "{seat} reçoit : {card}. Total : {points}.",
    "has-blackjack": "Blackjack pour {seat} !",
    "dealer-drew": "La banque reçoit : {card}. Total : {points}.",
    "dealer-hid": "La banque reçoit une carte cachée.",
    "insured": "{seat} s’assure pour {money}.",
    "declined": "{seat} ne s’assure pas.",
    "peeked": "La banque regarde sa carte cachée : ce n’est pas un blackjack.",
    "turned-up": "La banque retourne sa carte cachée : {card}. Total : {points}.",
    "dealer-blackjack": "Blackjack pour la banque !",
    "plays-hand": "{seat} joue la main {hand}.",
    "stood": "{seat} reste à {total}.",
    "reached": "{seat} atteint 21.",
    "went-over": "{seat} saute avec {total} et perd sa mise.",
    "doubled": "{seat} double et mise {money} de plus.",
    "split": "{seat} sépare ses cartes et mise {money} de plus.",
    "dealer-stood": "La banque reste à {total}.",
    "dealer-went-over": "La banque saute avec {total}.",
    "won": "{whose} gagne {money}.",
    "won-blackjack": "{seat} gagne {money} avec son blackjack.",
    "lost": "{whose} perd {money}.",
    "tied": "{whose} fait égalité et récupère sa mise de {money}.",
    "won-insurance": "L’assurance rapporte {money} à {seat}.",
    "lost-insurance": "{seat} perd son assurance de {money}.",
    "has-money": "{seat} a maintenant {money}.",
    "left": "{seat} quitte la table. Toute mise déjà posée pour cette manche est rendue.",
    "match-ended": "",
}
# Les chapitres d'une manche : ce qui ouvre chacun, et son titre.
BETS = 0
CHAPTERS = (
    ("round-began", ""),
    ("drew", "DISTRIBUTION"),
    ("dealer-drew", ""),  # the open card of the deal; any later card of the bank is its play
    ("turned-up peeked dealer-drew", "LA BANQUE"),
    ("won won-blackjack lost tied won-insurance lost-insurance", "RÉSULTATS"),
)
ENDINGS = {
    "somebody-left": "Fin de la partie : quelqu’un a quitté la table.",
    "somebody-cannot-bet": "Fin de la partie : il faut que tout le monde puisse miser.",
}
REFUSALS = {
    "refusal-insurance-first": "Répondez d’abord pour l’assurance : « oui » ou « non ».",
    "refusal-not-offered": "Aucune assurance n’est proposée à ce moment.",
    "refusal-two-cards-only": "On ne double qu’avec deux cartes en main.",
    "refusal-no-pair": "On ne sépare que deux cartes de même valeur.",
    "refusal-no-more-hands": "Impossible de séparer encore : le nombre de mains est au maximum.",
    "refusal-too-poor": "Il ne vous reste pas assez d’argent pour ajouter la même mise.",
}

QUIT = "leave"
OFFERS = {
    "hit": "« carte » (c)",
    "stand": "« je reste » (r)",
    "double": "« doubler » (d)",
    "split": "« séparer » (s)",
}
ANSWERS = {
    "carte": "hit", "c": "hit",
    "je reste": "stand", "reste": "stand", "rester": "stand", "r": "stand",
    "doubler": "double", "double": "double", "je double": "double", "d": "double",
    "separer": "split", "separe": "split", "je separe": "split", "s": "split",
    "oui": "insure", "o": "insure",
    "non": "decline", "n": "decline",
    "quitter": QUIT, "quitte": QUIT, "je quitte": QUIT, "q": QUIT,
}  # fmt: skip
NOT_UNDERSTOOD = "Cette réponse n’est pas comprise."
QUIT_LATER = "On ne quitte la table qu’au moment de miser."
NO_NUMBER = "Ce n’est pas un nombre entier."
OUT_OF_RANGE = "Le montant doit être compris entre {least} et {most}."
BAD_NAME = "Ce nom ne convient pas : il faut de 1 à {most} caractères imprimables."
NAME_TAKEN = "Ce nom est déjà pris à cette table."
NO_PLAYERS = "Il manque le nombre de joueurs, de {least} à {most}."
INPUT_ENDED = "\nL’entrée est finie : la partie s’arrête là, sans résultat."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    least, most = GAME.seats
    parser.add_argument(
        "players", nargs="?", default="", metavar="N", help=f"nombre de joueurs, de {least} à {most}"
    )
    parser.add_argument(
        "--european", action="store_true",
        help="blackjack européen : la banque tire sa deuxième carte après les joueurs",
    )  # fmt: skip
    parser.add_argument("--record", type=Path, metavar="FILE", help="où garder le relevé de la partie")


def main(arguments: argparse.Namespace) -> int:
    """Problems are told in French here, whatever the language of the house is."""
    try:
        return play(arguments)
    except Problem as problem:
        print(Words("fr").problem(problem), file=sys.stderr)
        return 2


def play(arguments: argparse.Namespace) -> int:
    least, most = GAME.seats
    if not arguments.players:
        print(NO_PLAYERS.format(least=least, most=most), file=sys.stderr)
        return 2
    players = number(arguments.players)
    if players is None or not least <= players <= most:
        name = "Le nombre de joueurs"
        raise BadInput("bad-number", name=name, value=arguments.players, least=least, most=most)
    page = Page(arguments.record, "fr")
    try:
        Program(EUROPEAN if arguments.european else AMERICAN, page).run(players)
    except EOFError:
        say(INPUT_ENDED)
        return 2
    return 0


# -- speaking and listening ----------------------------------------------------------


def say(text: str) -> None:
    """French typography: no line breaks before high punctuation nor inside quotes."""
    print(re.sub(r" (?=[:;?!»])|(?<=«) ", "\N{NO-BREAK SPACE}", text))


def listen(question: str) -> str:
    say(question)
    try:
        return input().strip()
    except UnicodeDecodeError:
        return ""


def plain(answer: str) -> str:
    """Without capitals, accents and punctuation: « Séparer ! » is ``separer``."""
    letters = unicodedata.normalize("NFD", answer.casefold())
    return " ".join("".join(sign for sign in letters if sign.isalnum() or sign.isspace()).split())


def number(text: str) -> int | None:
    """The whole number that a text stands for; None if it stands for none."""
    digits = text.strip().removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        return None
    return int(text) if len(digits) <= 18 else sys.maxsize


def amount(text: str, least: int, most: int) -> int | None:
    """An amount in a range; anything else is refused with the reason."""
    found = number(text)
    if found is None:
        say(NO_NUMBER)
    elif not least <= found <= most:
        say(OUT_OF_RANGE.format(least=least, most=most))
    else:
        return found
    return None


def card_name(code: str) -> str:
    return f"{FACES.get(code[:-1], code[:-1])} de {SUITS[code[-1]]}"


def money_text(halves: int) -> str:
    coins, half = divmod(halves, COIN)
    return f"{coins},5" if half else str(coins)


def points_text(points: int, soft: bool) -> str:
    """While an ace can count either way, both totals are told."""
    return f"{points - 10} ou {points}" if soft and points < 21 else str(points)


def listed(offers: Iterable[str]) -> str:
    *others, last = offers
    return f"{', '.join(others)} ou {last}" if others else last


# -- the game ------------------------------------------------------------------------


class Program:
    """A game of the document's program: it asks, and it tells what happened."""

    def __init__(self, variant: str, page: Page, shuffler: Shuffler | None = None) -> None:
        self.variant = variant
        self.page = page
        self.shuffler = shuffler
        self.told = 0
        self.chapter = BETS
        self.playing = -1  # whose turn was announced last

    def run(self, players: int) -> None:
        seats: list[Seat] = []
        while len(seats) < players:
            self.seat_player(seats)
        setup = Setup(GAME, tuple(seats), self.variant, GAME.options(self.variant, NO_LIMIT))
        shuffler = self.shuffler or fair(setup).contribute([seat.name for seat in seats])
        match = Match.of(setup, shuffler)
        self.page.begin(match)
        for seat in range(players):
            self.ask_money(match, seat)
            self.page.keep()
        self.tell(match)
        while not match.over:
            self.question(match, match.to_act)
            self.page.keep()
            self.tell(match)
        self.close(match)

    # -- questions ---------------------------------------------------------------

    def seat_player(self, seats: list[Seat]) -> None:
        name = listen(f"Nom du joueur {len(seats) + 1} :")
        if name.casefold() in [seat.name.casefold() for seat in seats]:
            say(NAME_TAKEN)
            return
        try:
            seats.append(Seat(name))
        except BadInput as problem:
            say(BAD_NAME.format(most=problem.facts["most"]))

    def ask_money(self, match: Match, seat: int) -> None:
        least = match.state.bet_min
        question = f"{match.seats[seat].name}, combien d’argent avez-vous ({least} ou plus) ?"
        money = None
        while money is None:
            money = amount(listen(question), least, MOST_MONEY)
        match.play(seat, f"buy {money}")

    def question(self, match: Match, seat: int) -> None:
        phase = match.state.phase
        if phase == BETTING:
            self.ask_bet(match, seat)
        elif phase == INSURING:
            self.ask_move(match, seat, self.insurance_question(match, seat))
        else:
            self.ask_move(match, seat, self.turn_question(match, seat))

    def ask_bet(self, match: Match, seat: int) -> None:
        bets = [int(move.removeprefix("bet ")) for move in match.moves(seat) if move.startswith("bet ")]
        least, most = min(bets), max(bets)
        money = money_text(match.state.money[seat])
        name = match.seats[seat].name
        question = f"{name}, vous avez {money}. Votre mise ({least} à {most}, ou « quitter ») ?"
        bet = None
        while bet is None:
            answer = listen(question)
            if ANSWERS.get(plain(answer)) == QUIT:
                match.play(seat, QUIT)
                return
            bet = amount(answer, least, most)
        match.play(seat, f"bet {bet}")

    def ask_move(self, match: Match, seat: int, question: str) -> None:
        """What may not be done now is refused by the rules, and asked again."""
        while True:
            move = ANSWERS.get(plain(listen(question)))
            if move is None:
                say(NOT_UNDERSTOOD)
            elif move == QUIT:
                say(QUIT_LATER)
            else:
                try:
                    match.play(seat, move)
                    return
                except Refused as refused:
                    say(REFUSALS[refused.key])

    def insurance_question(self, match: Match, seat: int) -> str:
        bet = money_text(match.state.bet[first_hand(seat)])
        return (
            f"{match.seats[seat].name}, la banque montre un as. Voulez-vous vous assurer "
            f"pour la moitié de votre mise de {bet}, « oui » (o) ou « non » (n) ?"
        )

    def turn_question(self, match: Match, seat: int) -> str:
        self.announce_turn(match, seat)
        view = match.view(seat)
        hands = view["players"][seat]["hands"]
        hand = hands[view["hand"]]
        title = f"Main {view['hand'] + 1}" if len(hands) > 1 else "Votre main"
        cards = ", ".join(card_name(code) for code in hand["cards"])
        points = points_text(hand["points"], hand["soft"])
        bet = money_text(match.state.bet[match.state.hand])
        bank = card_name(view["dealer"]["cards"][0])
        offers = listed(OFFERS[move] for move in match.moves(seat))
        return (
            f"{title} : {cards} ({points}), mise {bet}. La banque montre : {bank}."
            f"\n{match.seats[seat].name}, {offers} ?"
        )

    def announce_turn(self, match: Match, seat: int) -> None:
        if seat != self.playing:
            say(f"\n--- {match.seats[seat].name} ---")
            self.playing = seat

    # -- what happened -------------------------------------------------------------

    def tell(self, match: Match) -> None:
        for event in match.heard(SPECTATOR, self.told):
            self.open_chapter(event.name)
            text = EVENTS[event.name]
            if text:
                say(text.format(**spoken(match, event)))
        self.told = match.version

    def open_chapter(self, event: str) -> None:
        if event == "round-began":
            self.chapter = BETS
            self.playing = -1
        for chapter in range(self.chapter + 1, len(CHAPTERS)):
            opening, title = CHAPTERS[chapter]
            if event in opening.split():
                self.chapter = chapter
                if title:
                    say(f"\n--- {title} ---")
                return

    def close(self, match: Match) -> None:
        """Why the match ended, and everybody's money."""
        ending = match.outcome.ending if match.outcome else ""
        say("")
        for seat, player in enumerate(match.seats):
            if ending == "somebody-cannot-bet" and not can_bet(match.state, seat):
                say(f"{player.name} n’a plus de quoi miser.")
        say(f"{ENDINGS[ending]}\n")
        rows = [("JOUEUR", "ARGENT", "GAIN")]
        for seat, player in enumerate(match.seats):
            won = gain(match.state, seat)
            sign = "+" if won > 0 else "−" if won < 0 else ""
            rows.append((player.name, money_text(match.state.money[seat]), sign + money_text(abs(won))))
        width = max(cell_len(name) for name, _, _ in rows)
        for name, money, won_text in rows:
            say(f"{set_cell_size(name, width)}  {money:>12}  {won_text:>12}")


def spoken(match: Match, event: Event) -> dict[str, str]:
    """The facts of an event as the texts need them."""
    facts: Mapping[str, Any] = event.facts
    words = {name: str(fact) for name, fact in facts.items()}
    if "seat" in facts:
        words["seat"] = match.seats[facts["seat"]].name
        words["whose"] = words["seat"] + (f", main {facts['hand']} :" if facts.get("hand") else "")
    if "card" in facts:
        words["card"] = card_name(facts["card"]["code"])
    if "money" in facts:
        words["money"] = money_text(facts["money"])
    if "points" in facts:
        words["points"] = points_text(facts["points"], bool(facts.get("soft")))
        words["total"] = str(facts["points"])
    return words
