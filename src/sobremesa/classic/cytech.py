"""Le programme du TP « BlackJack » (CY Tech, ING1) : des joueurs contre la banque.

Les textes sont ceux de ce programme, dans sa langue, à côté du code qui les dit.
"""

from __future__ import annotations

import argparse
import sys

from ..engine import BadInput, Match, Seat, Shuffler, fair
from ..games import find
from ..games.blackjack import told
from ..games.blackjack.cards import RANKS
from ..games.blackjack.notation import coins
from ..games.blackjack.state import (
    BETTING,
    COIN,
    INSURING,
    MOST_HANDS,
    MOST_MONEY,
)

GAME = find("blackjack")
RANGS = ("as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valet", "dame", "roi")
COULEURS = ("trèfle", "carreau", "cœur", "pique")
QUITTER = "quitter"

# Ce que disent les joueurs, et le coup que c'est.
ANNONCES = {
    "carte": "hit",
    "je reste": "stand",
    "doubler": "double",
    "séparer": "split",
}
AUTREMENT = {"reste": "je reste", "rester": "je reste", "separer": "séparer", "double": "doubler"}

EVENEMENTS = {
    told.ADDED_DECK: "Le paquet est épuisé : un autre jeu mélangé passe dessous.",
    told.HAS_BLACKJACK: "{nom} a un Blackjack !",
    told.DEALER_HID: "Le croupier prend une carte face cachée.",
    told.INSURED: "{nom} paie une assurance de {argent}.",
    told.DEALER_BLACKJACK: "La banque a un Blackjack !",
    told.PLAYS_HAND: "{nom} joue le tableau {b}.",
    told.STOOD: "{nom} reste à {points}.",
    told.REACHED: "{nom} a 21.",
    told.WENT_OVER: "{nom} saute avec {points} et perd sa mise.",
    told.DOUBLED: "{nom} double sa mise avec {argent} de plus.",
    told.SPLIT: "{nom} sépare ses cartes et mise {argent} sur le nouveau tableau.",
    told.WON: "{nom}{tableau} gagne {argent}.",
    told.WON_BLACKJACK: "{nom} gagne {argent} avec un Blackjack.",
    told.LOST: "{nom}{tableau} perd {argent}.",
    told.TIED: "{nom}{tableau} est à égalité et garde sa mise de {argent}.",
    told.WON_INSURANCE: "L'assurance paie {argent} à {nom}.",
    told.LOST_INSURANCE: "L'assurance de {nom} est perdue : {argent}.",
    told.HAS_MONEY: "{nom} a maintenant {argent}.",
    told.LEFT: "{nom} quitte la table.",
}
BANQUE = {
    told.DEALER_DREW: "La banque tire : {carte} ({points}).",
    told.TURNED_UP: "La banque retourne sa carte : {carte} ({points}).",
    told.DEALER_STOOD: "La banque reste à {points}.",
    told.DEALER_WENT_OVER: "La banque saute avec {points}.",
}
FINS = {
    "somebody-left": "Un joueur a quitté la table : la partie est finie.",
    "somebody-cannot-bet": "Un joueur n'a plus d'argent à parier : la partie est finie.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("joueurs", metavar="N")
    parser.add_argument("--european", action="store_true")


def main(arguments: argparse.Namespace) -> int:
    least, most = GAME.seats
    joueurs = entier(arguments.joueurs, least, most)
    if joueurs is None:
        print(f"Le nombre de joueurs doit être un entier de {least} à {most}.", file=sys.stderr)
        return 2
    programme = Programme(joueurs, "cytech-european" if arguments.european else "cytech")
    try:
        programme.joue()
    except EOFError:
        print("\nL'entrée est terminée : la partie s'arrête ici.")
        programme.bilan()
        return 2
    return 0


def melangeur(noms: list[str]) -> Shuffler:
    """Celui qui mélange les cartes."""
    return fair(noms)


# -- textes et réponses ------------------------------------------------------------------


def entier(reponse: str, least: int, most: int) -> int | None:
    if reponse.isascii() and reponse.isdigit() and len(reponse) <= 12 and least <= int(reponse) <= most:
        return int(reponse)
    return None


def demande(question: str) -> str:
    return input(f"{question} ").strip()


def nom_de_carte(card: int) -> str:
    return f"{RANGS[card % RANKS]} de {COULEURS[card // RANKS]}"


def argent(halves: int) -> str:
    """Les demi-pièces s'écrivent avec une virgule."""
    return str(coins(halves)).replace(".", ",")


def points(shown: int) -> str:
    """Un as peut compter 11 ou 1 : alors les deux points sont dits."""
    souple, total = divmod(shown, 100)
    return f"{total - 10} ou {total}" if souple else str(total)


class Programme:
    """Une partie : il demande, et il raconte ce qui se passe."""

    match: Match | None = None

    def __init__(self, joueurs: int, variante: str) -> None:
        self.joueurs = joueurs
        self.variante = variante
        self.racontes = 0

    def joue(self) -> None:
        noms = [self.demande_nom(n) for n in range(1, self.joueurs + 1)]
        options = GAME.options(self.variante, {"rounds": "0"})
        match = Match(GAME, [Seat(nom) for nom in noms], melangeur(noms), self.variante, options)
        for seat, nom in enumerate(noms):
            match.play(seat, f"buy {self.demande_argent(nom)}")
        self.match = match
        while not match.over:
            self.raconte(match)
            self.question(match)
        self.raconte(match)
        print(f"\n{FINS[match.ending]}")
        self.bilan()

    # -- les questions -------------------------------------------------------------------

    def demande_nom(self, n: int) -> str:
        while True:
            nom = demande(f"Nom du joueur {n} ?")
            try:
                return Seat(nom).name
            except BadInput:
                print("Ce n'est pas un nom : il faut de 1 à 40 caractères lisibles.")

    def demande_argent(self, nom: str) -> int:
        while True:
            somme = entier(demande(f"Argent de {nom} ?"), 1, MOST_MONEY)
            if somme is not None:
                return somme
            print(f"Il faut un nombre entier de 1 à {MOST_MONEY}.")

    def question(self, match: Match) -> None:
        s, seat = match.state, match.to_act
        nom = match.seats[seat].name
        if s.phase == BETTING:
            self.demande_mise(match, seat, nom)
        elif s.phase == INSURING:
            prix = argent(s.bet[seat * MOST_HANDS] // 2)
            oui = self.demande_oui(f"{nom}, une assurance pour {prix} (oui ou non) ?")
            match.play(seat, "insure" if oui else "decline")
        else:
            self.demande_coup(match, seat, nom)

    def demande_mise(self, match: Match, seat: int, nom: str) -> None:
        most = match.state.money[seat] // COIN
        while True:
            reponse = demande(f"{nom}, ta mise (de 1 à {most}, ou {QUITTER}) ?").lower()
            mise = entier(reponse, 1, most)
            if reponse == QUITTER:
                match.play(seat, "leave")
                return
            if mise is not None:
                match.play(seat, f"bet {mise}")
                return
            print(f"La mise est un nombre entier de 1 à {most}.")

    def demande_oui(self, question: str) -> bool:
        while True:
            reponse = demande(question).lower()
            if reponse in ("oui", "o", "non", "n"):
                return reponse.startswith("o")
            print("Réponds par oui ou par non.")

    def demande_coup(self, match: Match, seat: int, nom: str) -> None:
        permis = [annonce for annonce, coup in ANNONCES.items() if coup in match.moves(seat)]
        while True:
            reponse = demande(f"{nom} : {', '.join(permis)} ?").lower().rstrip(" !.")
            annonce = AUTREMENT.get(reponse, reponse)
            if annonce in permis:
                match.play(seat, ANNONCES[annonce])
                return
            print(f"Tu peux dire : {', '.join(permis)}.")

    # -- ce qui se passe -----------------------------------------------------------------

    def raconte(self, match: Match) -> None:
        for kind, a, b, c in match.notes[self.racontes :]:
            if kind == told.ROUND_BEGAN:
                print(f"\n=== Manche {a} ===")
            elif kind == told.DREW:
                print(f"{match.seats[a].name} reçoit : {nom_de_carte(b)} ({points(c)}).")
            elif kind in (told.DEALER_DREW, told.TURNED_UP):
                print(BANQUE[kind].format(carte=nom_de_carte(a), points=points(b)))
            elif kind in BANQUE:
                print(BANQUE[kind].format(points=points(a)))
            elif kind in EVENEMENTS:
                self.raconte_joueur(match, kind, a, b, c)
        self.racontes = len(match.notes)

    def raconte_joueur(self, match: Match, kind: int, a: int, b: int, c: int) -> None:
        facts = {
            "nom": match.seats[a].name if a < len(match.seats) else "",
            "argent": argent(b),
            "points": points(b),
            "tableau": f" (tableau {c})" if c else "",
            "b": str(b),
        }
        print(EVENEMENTS[kind].format(**facts))

    def bilan(self) -> None:
        """L'argent de chacun à la fin ; ce qui est encore misé lui appartient."""
        if self.match is None:
            return
        s = self.match.state
        print("\nJoueur | argent au début | argent à la fin | gain")
        for seat, qui in enumerate(self.match.seats):
            first = seat * MOST_HANDS
            fin = s.money[seat] + s.insured[seat] + sum(s.bet[first : first + MOST_HANDS])
            gain = fin - s.brought[seat]
            signe = "+" if gain > 0 else ""
            print(f"{qui.name} | {argent(s.brought[seat])} | {argent(fin)} | {signe}{argent(gain)}")
