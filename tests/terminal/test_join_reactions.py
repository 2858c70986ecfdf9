"""The six reactions at the terminal: typed as words of the language, shown as words."""

from __future__ import annotations

from typing import Any

import pytest

from server_process import Server
from sobremesa.engine import BadInput
from sobremesa.protocol.messages import REACTIONS, Reaction
from sobremesa.terminal.remote.reactions import parse_reaction, typed_reaction
from sobremesa.words import LANGUAGES, Words
from terminal_process import link_to


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reaction", REACTIONS)
def test_each_is_typed_by_its_word_or_the_beginning_of_it(reaction: Reaction, lang: str) -> None:
    words = Words(lang)
    assert parse_reaction(typed_reaction(reaction, words), words).reaction == reaction
    assert parse_reaction("/" + words(f"reaction-{reaction}").upper(), words).reaction == reaction
    assert parse_reaction(f"/{reaction}", words).reaction == reaction


@pytest.mark.parametrize("typed", ["", "/", "/h", "/encore"])
def test_what_is_none_or_several_is_answered_by_all_that_there_are(typed: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_reaction(typed, Words("en"))
    said = Words("en").problem(refused.value)
    assert said == "Reactions are /bravo, /haha, /ohno, /hmm, /thanks, /yourturn."


def test_a_reaction_is_a_word_to_everybody_at_the_table(server: Server, join: Any) -> None:
    eva = server.new_person("Eva")
    link = link_to(server, server.open_table(eva, game="siete-y-medio", seats=3))
    ana, leo = join(link, "--name", "Ana"), join(link, "--name", "Leo", "--lang", "es")
    for player, asked in ((ana, "Enter when you are ready > "), (leo, "Intro cuando quieras empezar > ")):
        player.until(asked)
    leo.type("/gracias")
    ana.until("Leo: *thanks*")
    leo.until("Leo: *gracias*")


def test_who_is_muted_by_name_is_not_shown_until_they_are_heard_again(server: Server, join: Any) -> None:
    eva = server.new_person("Eva")
    link = link_to(server, server.open_table(eva, game="siete-y-medio", seats=3))
    ana = join(link, "--name", "Ana")
    ana.until("Enter when you are ready > ")
    leo = join(link, "--name", "Léo Gómez", "--lang", "es")
    leo.until("Intro cuando quieras empezar > ")
    ana.until("At the table: Ana, Léo Gómez,")
    ana.type("mute nobody")
    ana.until("Name one of these people: Léo Gómez.")
    ana.type("mute leo gomez")
    ana.until("You do not see what Léo Gómez says.")
    leo.type("silenciar ana")
    leo.until("No ves lo que dice Ana.")
    leo.type("decir primero")
    leo.until("Léo Gómez: primero")
    ana.type("unmute Léo Gómez")
    ana.until("You see again what Léo Gómez says.")
    leo.type("decir después")
    ana.until("Léo Gómez: después")
    assert "primero" not in ana.printed
