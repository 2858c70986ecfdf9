"""Ce que le programme dit et comprend, en français, à côté de la manière de le dire."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size

from ...engine import Event, Match
from ...games.blackjack.rules.state import COIN
from ...games.blackjack.view import Hand
from .. import DeckTexts

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
BETS, OPEN_CARD = 0, 2
CHAPTERS = (
    ("round-began", ""),
    ("drew", "DISTRIBUTION"),
    ("dealer-drew", ""),  # the open card of the deal; any later card of the bank is its play
    ("turned-up peeked dealer-drew", "LA BANQUE"),
    ("won won-blackjack lost tied won-insurance lost-insurance", "RÉSULTATS"),
)
# Ce qui se dit autrement quand on joue seul.
ALONE = {
    "left": "{seat} quitte la table.",
    "somebody-left": "Fin de la partie.",
    "somebody-cannot-bet": "Fin de la partie.",
}
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
CANNOT_INSURE = "{name} n’a pas de quoi payer l’assurance de {price}."
WRONG_DECKS = DeckTexts(
    none="Il n’y a aucun paquet dans {file}.",
    unknown="La carte {place} de la ligne {line} de {file} n’existe pas : {card}. On écrit 10h, As…",
    twice="La carte {place} de la ligne {line} de {file} est en double : {card} est déjà la carte {first}.",
    size="La ligne {line} de {file} a {given} cartes au lieu de {due}.",
)
INPUT_ENDED = "\nL’entrée est finie : la partie s’arrête là, sans résultat."


# -- output and input ----------------------------------------------------------


def say(text: str) -> None:
    """French typography: no line breaks before high punctuation nor inside quotes."""
    print(re.sub(r" (?=[:;?!»])|(?<=«) ", "\N{NO-BREAK SPACE}", text))


def ask_line(question: str) -> str:
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
    """The points of a hand; both totals while an ace can count either way."""
    return f"{points - 10} ou {points}" if soft and points < 21 else str(points)


def hand_text(hand: Hand) -> str:
    """The cards of a hand and what they are worth."""
    cards = ", ".join(card_name(code) for code in hand["cards"])
    return f"{cards} ({points_text(hand['points'], hand['soft'])})"


def money_table(match: Match, money: Sequence[int]) -> Iterable[str]:
    """Everybody's money, and what they have won or lost of it."""
    rows = [("JOUEUR", "ARGENT", "GAIN")]
    for player, has, brought in zip(match.seats, money, match.state.brought, strict=False):
        sign = "+" if has > brought else "−" if has < brought else ""
        rows.append((player.name, money_text(has), sign + money_text(abs(has - brought))))
    width = max(cell_len(name) for name, _, _ in rows)
    for name, has_text, won_text in rows:
        yield f"{set_cell_size(name, width)}  {has_text:>12}  {won_text:>12}"


def join_offers(offers: Iterable[str]) -> str:
    *others, last = offers
    return f"{', '.join(others)} ou {last}" if others else last


def event_facts(match: Match, event: Event) -> dict[str, str]:
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
