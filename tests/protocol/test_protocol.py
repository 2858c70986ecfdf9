"""All that leaves a match is described once, and is what the description says."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from games_under_test import GAMES, SOAK, VARIANTS, new_match, seat_counts, stream
from sobremesa.bots import search
from sobremesa.engine import SPECTATOR, Game, Match, Seat, draw, seeded
from sobremesa.games import find
from sobremesa.protocol import catalogue, hints_for, match_info, replay, replay_steps
from sobremesa.protocol.game_types import title
from sobremesa.protocol.schema import protocol_schema
from sobremesa.protocol.updates import update_for

DEFINITIONS = protocol_schema()["$defs"]
EXACT = 2**53  # what a browser reads as a double is exact up to here


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS})


def received_by(match: Match, seat: int, since: int = 0) -> Any:
    """What the server sends a seat, as it arrives there."""
    events = match.events(seat, since)
    return json.loads(msgspec.json.encode(update_for(match, seat, events, len(match.events(seat)))))


def numbers(value: Any) -> list[Any]:
    """All numbers in a piece of JSON, however deep."""
    if isinstance(value, dict):
        return [number for inner in value.values() for number in numbers(inner)]
    if isinstance(value, list):
        return [number for inner in value for number in numbers(inner)]
    return [value] if isinstance(value, int | float) else []


def everybody(match: Match) -> list[int]:
    return [*range(len(match.seats)), SPECTATOR]


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_everything_a_seat_is_sent_fits_the_schema_survives_json_and_is_exact(
    game: Game, variant: str
) -> None:
    update, hint = validator(f"{title(game.id)}Update"), validator(f"{title(game.id)}Hint")
    for seats in seat_counts(game, variant):
        match = new_match(game, variant, seats, seed=seats)
        rng = stream(1, seats)
        version = 0
        for _ in range(400 if SOAK else 50):
            for seat in everybody(match):
                seen = received_by(match, seat, version)
                update.validate(seen)
                assert seen["view"] == match.view(seat)
                assert all(abs(number) <= EXACT for number in numbers(seen))
            if match.is_over:
                break
            for found in hints_for(match, match.to_act):
                hint.validate(found)
            version = match.version
            moves = match.moves(match.to_act)
            match.play(match.to_act, moves[draw(rng, len(moves))])


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_a_table_and_a_whole_match_fit_the_schema(game: Game, variant: str) -> None:
    match = new_match(game, variant, game.seats[0], seed=2)
    rng = stream(2)
    while not match.is_over and match.version < 2000:
        moves = match.moves(match.to_act)
        match.play(match.to_act, moves[draw(rng, len(moves))])
    validator("MatchInfo").validate(match_info(match))
    validator("Replay").validate(msgspec.to_builtins(replay(match)))


def test_the_list_of_games_fits_the_schema_and_its_numbers_are_numbers() -> None:
    games = catalogue(GAMES, "es")
    for info, game in zip(games, GAMES, strict=True):
        validator("GameInfo").validate(info)
        for variant in info["variants"]:
            counts = seat_counts(game, variant["name"])
            assert variant["seats"] == {"least": counts[0], "most": counts[-1]}
        options = info["variants"][0]["options"]
        for name, option in game.variants[game.default_variant].ALL.items():
            assert isinstance(options[name], str) == bool(option.names)


def test_without_compiled_rules_the_list_of_games_says_who_plays_by_rule_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def of_uno() -> dict[str, tuple[bool, bool]]:
        [uno] = catalogue([find("uno")], "en")
        rated = {one["name"]: one["elo"] is not None for one in uno["characters"]}
        players = [*uno["bots"], *uno["characters"]]
        return {one["name"]: (one["ruleOfThumb"], rated.get(one["name"], False)) for one in players}

    monkeypatch.setattr(search, "find_spec", lambda name: object())
    compiled = of_uno()
    monkeypatch.setattr(search, "find_spec", lambda name: None)
    plain = of_uno()
    assert not any(falls_back for falls_back, _ in compiled.values())
    searching = {name for name, (falls_back, _) in plain.items() if falls_back}
    assert {"marcel", "level-5"} <= searching
    assert not {"lola", "level-3", "normal", "random"} & searching
    assert compiled["lola"] == plain["lola"] == (False, True)
    assert not any(plain[name][1] for name in searching)  # what was measured was the search
    for game in (find("blackjack"), find("siete-y-medio")):
        [info] = catalogue([game], "en")
        assert not any(one["ruleOfThumb"] for one in [*info["bots"], *info["characters"]])


def test_a_spectator_is_nobody_and_is_asked_nothing() -> None:
    for game in GAMES:
        match = new_match(game, "", game.seats[0], seed=1)
        seen = received_by(match, SPECTATOR)
        assert seen["view"]["you"] is None
        assert seen["question"] is None


def test_the_range_of_an_amount_is_what_the_rules_allow() -> None:
    (siete,) = [game for game in GAMES if game.id == "siete-y-medio"]
    match = Match(siete, [Seat("Ana")], seeded(1), options=siete.options("clasico", {"player_money": "777"}))
    assert received_by(match, 0)["question"]["amounts"] == [{"word": "bet", "least": 100, "most": 777}]


def test_a_seed_number_is_not_told_before_the_end() -> None:
    match = new_match(GAMES[0], "", GAMES[0].seats[0], seed=123_456_789)
    sent = json.dumps([match_info(match), *(received_by(match, seat) for seat in everybody(match))])
    assert "123456789" not in sent
    assert seeded(123_456_789).seed.hex() not in sent


def test_a_schema_tells_a_wrong_message_from_a_right_one() -> None:
    (siete,) = [game for game in GAMES if game.id == "siete-y-medio"]
    schema = validator("SieteYMedioUpdate")
    seen = received_by(new_match(siete, "", 2, seed=1), 0)
    assert schema.is_valid(seen)
    (drew,) = [event for event in seen["events"] if event["name"] == "drew"]
    for wrong in (
        {**seen, "lastEvent": "3"},
        {**seen, "view": {**seen["view"], "phase": "sleeping"}},
        {**seen, "view": {**seen["view"], "secret": 1}},
        {**seen, "events": [{"name": "drew", "facts": {**drew["facts"], "card": 12}}]},
        {**seen, "events": [{"name": "dreamt", "facts": {}}]},
        {key: value for key, value in seen.items() if key != "outcome"},
    ):
        assert not schema.is_valid(wrong)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES])
def test_a_replay_has_the_views_and_events_of_each_seat(game: Game) -> None:
    match = new_match(game, game.default_variant, game.seats[0], seed=3)
    rng = stream(3)
    while not match.is_over and match.version < 200:
        moves = match.moves(match.to_act)
        match.play(match.to_act, moves[draw(rng, len(moves))])
    for seat in everybody(match):
        shown = replay_steps(match, seat)
        validator("ReplaySteps").validate(msgspec.to_builtins(shown))
        events = [event for stage in shown["steps"] for event in stage["events"]]
        assert events == match.events(seat)
        assert shown["steps"][-1]["view"] == match.view(seat)
    deals = [line for stage in shown["steps"] for line in stage["lines"] if line.startswith("deal ")]
    assert [sorted(pile) for pile in shown["piles"]] == [sorted(line.split()[1:]) for line in deals]
