"""``sobremesa train``: practise what one gets wrong, with situations from real deals of the rules.

What was wrong, here and in one's own records, is kept in ``training`` in the folder for data, a file a game.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal
from pathlib import Path

import click
import msgspec

from ..engine import PERSON, BadInput, Game, IntRow, Options, Problem, record
from ..engine.rng import seed as seed_stream
from ..games import find
from ..local.files import data_folder, make_private_folder, read_text, write_text
from ..local.records import saved_records
from ..odds import analyser, trainer
from ..odds.review import review
from ..terminal.move_parser import MoveParser
from ..terminal.plain.screen import PlainScreen
from ..words import Words
from ..words.fluent import format_number
from ..words.input import command_words, fold
from .parameters import game_argument, in_range, seed_option, settings_option, variant_option
from .parser import command
from .review import cards
from .values import chosen_rules

MOST_REVIEWED = 5  # records each time: a review takes a moment
MOST_HANDS = 1_000


@command("cli-train")
@game_argument()
@variant_option
@settings_option
@click.option(
    "--hands", callback=in_range(1, MOST_HANDS), default=str(trainer.LESSON), metavar="N",
    help="cli-arg-hands",
)  # fmt: skip
@seed_option
def train(words: Words, game: Game, variant: str, settings: list[str], hands: int, seed: int | None) -> int:
    analyser(game)
    _, options = chosen_rules(game, variant, settings)
    words = Words(words.lang, game)
    notebook = Notebook.load(game)
    if added := notebook.review_records(time.time()):
        PlainScreen().say(words("train-reviewed", count=added))
    rng: IntRow = [0] * 4
    seed_stream(rng, secrets.randbits(63) if seed is None else seed, 0)
    lesson = TrainingSession(words, game, options, notebook, rng, hands)
    try:
        lesson.run()
    finally:
        notebook.save()
    return 0


class TrainingFile(msgspec.Struct):
    """A notebook as its file has it."""

    lessons: dict[str, trainer.Lesson]
    reviewed: list[str]  # names of records


class Notebook:
    """What somebody still has to learn of one game, and which records were looked through."""

    def __init__(self, game: Game, boxes: trainer.Boxes, reviewed: list[str]) -> None:
        self.game, self.boxes, self.reviewed = game, boxes, reviewed

    @classmethod
    def load(cls, game: Game) -> Notebook:
        path = notebook_path(game)
        if not path.exists():
            return cls(game, trainer.Boxes(), [])
        try:
            stored = msgspec.json.decode(read_text(path), type=TrainingFile)
        except msgspec.MsgspecError:
            raise BadInput("file-no-text", file=str(path)) from None
        return cls(game, trainer.Boxes(stored.lessons), stored.reviewed)

    def save(self) -> None:
        path = notebook_path(self.game)
        make_private_folder(path.parent)
        stored = msgspec.json.format(
            msgspec.json.encode(TrainingFile(self.boxes.lessons, self.reviewed)), indent=1
        )
        write_text(path, stored.decode() + "\n", private=True, replace=path.exists())

    def review_records(self, now: float) -> int:
        """Look through the newest finished records that were not yet; return how many there were."""
        new = [saved for saved in saved_records() if saved.path.name not in self.reviewed]
        found = [saved.path for saved in new if self.is_ours(saved.summary)][:MOST_REVIEWED]
        self.reviewed += [path.name for path in found]
        return sum(self.review_record(path, now) for path in found)

    def is_ours(self, summary: record.Summary | Problem) -> bool:
        """Whether a record is of a finished match of the game."""
        return (
            not isinstance(summary, Problem)
            and summary.setup.game.id == self.game.id
            and bool(summary.ending)
        )

    def review_record(self, path: Path, now: float) -> bool:
        with suppress(Problem):
            match = record.replay(record.load(read_text(path), find))
            people = [seat for seat, who in enumerate(match.seats) if who.player == PERSON]
            for seat in people[:1]:
                self.boxes.add_mistakes(review(match, seat).costly, now)
            return bool(people)
        return False


def notebook_path(game: Game) -> Path:
    return data_folder() / "training" / f"{game.id}.json"


class TrainingSession:
    """Some hands in a row, in plain lines."""

    def __init__(
        self, words: Words, game: Game, options: Options, notebook: Notebook, rng: IntRow, hands: int
    ) -> None:
        self.words, self.game, self.options, self.rng, self.hands = words, game, options, rng, hands
        self.boxes = notebook.boxes
        parser = MoveParser(words, game, ())
        self.translator, self.letters = parser.translator, parser.letters
        self.screen = PlainScreen()
        self.right = 0
        self.count = 0

    def run(self) -> None:
        """Ask until the hands are played or the input ends."""
        for exercise, times in self.exercises():
            self.screen.say("\n" + self.words("train-hand", number=self.count + 1, count=self.hands))
            self.show(exercise, times)
            if (move := self.ask(exercise)) is None:
                break
            self.judge(exercise, move)
        if self.count:
            self.screen.say("\n" + self.words("train-score", right=self.right, count=self.count))

    def exercises(self) -> Iterator[tuple[trainer.Exercise, int]]:
        """What is due first, with how often it was wrong; then hands that are hard."""
        waiting = self.boxes.due(time.time())
        for number in range(self.hands):
            if number < len(waiting):
                due = waiting[number]
                with suppress(BadInput):  # other rules may not have it
                    again = trainer.deal_again(self.game, self.options, due.mine, due.theirs, self.rng)
                    yield again, due.wrong
                    continue
            yield trainer.deal(self.game, self.options, self.rng), 0

    def show(self, exercise: trainer.Exercise, times: int) -> None:
        words, spot = self.words, exercise.spot
        against = f" {words('review-against')} {cards(spot.theirs, words)}" if spot.theirs else ""
        self.screen.say(f"{cards(spot.mine, words)}{against}   ({words.hint(spot.title)})")
        self.screen.say(words("train-again", count=times) if times else words("train-hard"))

    def ask(self, exercise: trainer.Exercise) -> str | None:
        """The move that was chosen, by its word or a beginning of it, its letter or number; None to stop."""
        stopping = command_words(self.words, ["quit"])
        moves = {self.translator.show(choice.move): choice.move for choice in exercise.odds.choices}
        numbered = {str(number): move for number, move in enumerate(moves.values(), 1)}
        listed = ", ".join(f"{shown} [{self.letters[move]}]" for shown, move in moves.items())
        while True:
            try:
                answer = fold(self.screen.ask(self.words("train-ask", moves=listed)))
            except (EOFError, KeyboardInterrupt):
                return None
            if answer in stopping:
                return None
            if answer in numbered:
                return numbered[answer]
            by_letter = [move for move in moves.values() if answer == self.letters[move]]
            fitting = by_letter or [move for shown, move in moves.items() if fold(shown).startswith(answer)]
            if answer and len(fitting) == 1:
                return fitting[0]
            if answer:
                self.screen.say(self.words("no-such-move", move=answer))

    def judge(self, exercise: trainer.Exercise, move: str) -> None:
        words, loss, best = self.words, exercise.loss(move), exercise.best
        self.count += 1
        self.right += not loss
        self.boxes.answer(exercise.spot, not loss, time.time())
        names = {choice.move: words(f"move-{choice.move}") for choice in exercise.odds.choices}
        verdict = "train-wrong" if loss else ("train-right" if move == best else "train-equal")
        self.screen.say(words(verdict, move=names[best if loss else move]))
        for choice in exercise.odds.choices:
            if less := exercise.loss(choice.move):
                shown = format_number(Decimal(f"{less:.2f}"), words.lang, least=2)
                self.screen.say("  " + words("train-less", move=names[choice.move], loss=shown))
        self.screen.say(words.hint(exercise.explanations[move].why))
