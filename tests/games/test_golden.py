"""Golden matches come out as they did, and together show all that can happen."""

from __future__ import annotations

from pathlib import Path

import pytest

import golden
from games_under_test import GAMES
from sobremesa.engine import SPECTATOR, Game, record
from sobremesa.games import find

EACH_GAME = [pytest.param(game, id=game.id) for game in GAMES]
FILES = [
    pytest.param(game, path, id=f"{game.id}:{path.stem}") for game in GAMES for path in golden.files(game)
]


@pytest.mark.parametrize(("game", "path"), FILES)
def test_a_golden_match_comes_out_with_the_same_events_and_views(game: Game, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    again = golden.play_again(game, text)
    assert again.events == golden.events_file(path).read_text(encoding="utf-8")
    assert again.record == text
    assert record.replay(record.load(text, find)).snapshot() == again.match.snapshot()


@pytest.mark.parametrize("game", EACH_GAME)
def test_there_is_a_golden_match_of_every_variant_every_ending_and_every_event(game: Game) -> None:
    matches = [golden.play_again(game, path.read_text(encoding="utf-8")).match for path in golden.files(game)]
    assert all(match.is_over for match in matches)
    assert {match.variant for match in matches} == set(game.variants)
    assert {match.outcome.ending for match in matches if match.outcome} == set(game.notation.endings.values())
    events = game.view.EVENTS
    idle = {name for name, kind in events.kinds.items() if kind.idle}
    received = {
        event.name
        for match in matches
        for seat in [*range(len(match.seats)), SPECTATOR]
        for event in match.events(seat)
    }
    assert set(events.fields()) - idle - received == set()
