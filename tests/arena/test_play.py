"""One match in the arena: repeatable, replayable, and fair to players that behave."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest

import ludoteca
from ludoteca.arena import play
from ludoteca.arena.play import play_match, play_round
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.core.types import Document
from tests.arena.oddities import MAKER
from tests.tables import table_sizes

TIMES = ("cpu_seconds", "longest_seconds")


def timeless(record: Document) -> Document:
    """A record without the values that differ between runs."""
    return {name: value for name, value in record.items() if name not in TIMES}


def play_arena(*players: str, seats: int = 2, game: str = "subtraction", **options: object) -> list[Document]:
    settings = Settings(game, players, seats, options=options, maker=MAKER)
    return play_round(settings, tuple(schedule(settings, seats)))


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    one, other = (
        list(map(timeless, play_arena("greedy", "random", seats=table_sizes(name)[-1], game=name))) for _ in range(2)
    )
    assert one == other
    assert {each["error"] for each in one} == {""}


@pytest.mark.parametrize("name", ludoteca.game_names())
def test_a_record_replays(name: str) -> None:
    for record in play_arena("greedy", "random", game=name):
        state = ludoteca.game(name).new(2, record["seed"].encode())
        for action in record["actions"]:
            state.play(action)
        assert (state.ply, state.outcome().scores) == (record["plies"], record["scores"])
        assert state.outcome().winners == record["winners"]


def test_options_reach_the_match() -> None:
    one, other = (play_arena("first", "text", misere=misere)[0] for misere in (False, True))
    assert one["actions"] == other["actions"]
    assert one["winners"] != other["winners"]


def test_matches_of_a_round_share_the_seed_but_players_have_their_own_luck() -> None:
    one, other = play_arena("random", "greedy", game="lanterns")
    assert one["seed"] == other["seed"]
    assert one["actions"] != other["actions"]


def test_times_and_decisions_are_counted_by_seat() -> None:
    for record in play_arena("greedy", "random", seats=4):
        assert sum(record["decisions"]) == record["plies"]
        assert all(
            0 < longest <= total
            for longest, total in zip(record["longest_seconds"], record["cpu_seconds"], strict=True)
        )


@pytest.mark.parametrize(
    ("culprit", "reason"),
    [
        ("illegal", "illegal played against the rules at ply .*: There are fewer counters than that. .SU-2.2."),
        ("unknown", "unknown played against the rules at ply .*: An action of Subtraction is"),
        ("nothing", "not None"),
        ("babble", "'hello' is not an action of Subtraction"),
        ("list", "list played against the rules"),
        ("raises", "raises failed at ply .*: ZeroDivisionError: I cannot count .oddities.py:"),
        ("absent", "absent could not sit down: ModuleNotFoundError: nobody of that name"),
    ],
)
def test_a_player_that_misbehaves_loses_and_the_others_share_the_victory(culprit: str, reason: str) -> None:
    for record in play_arena(culprit, "first", seats=3):
        if not record["error"]:
            assert culprit == "illegal"  # never reached the end of the heap
            continue
        seat = record["seats"].index(culprit)
        assert record["culprit"] == seat
        assert record["ranks"] == [3 if each == seat else 1 for each in range(3)]
        assert record["winners"] == [each for each in range(3) if each != seat]
        assert record["scores"] is None
        assert re.search(reason, record["error"])


def test_an_illegal_action_really_happened() -> None:
    assert any(record["error"] for record in play_arena("illegal", "first", seats=4))


def test_a_player_that_changes_the_table_changes_only_a_copy() -> None:
    for record in play_arena("cheats", "first"):
        assert record["error"] == ""
        assert record["plies"] >= 21


def test_a_match_of_a_broken_game_does_not_count() -> None:
    settings = Settings("subtraction", ("first", "random"), 2, maker=MAKER)
    with patch.object(play, "game", side_effect=OSError("the shelf fell over")):
        record = play_match(settings, schedule(settings, 2)[0])
    assert record["error"].startswith("OSError: the shelf fell over")
    assert (record["culprit"], record["ranks"], record["winners"], record["actions"]) == (None, [], [], [])
