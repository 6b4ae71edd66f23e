"""The summary of an arena: shares, places, ratings, times."""

from __future__ import annotations

import pytest

from ludoteca.arena.play import heading, result_of, void_result
from ludoteca.arena.schedule import Settings, schedule
from ludoteca.arena.summary import Standing, command, summary
from ludoteca.core.types import Document

TWO = Settings("subtraction", ("strong", "weak"), 2)


def record(settings: Settings, number: int, result: Document) -> Document:
    fixture = schedule(settings, number + 1)[number]
    times = {"cpu_seconds": [0.2, 0.4], "decisions": [10, 10], "longest_seconds": [0.03, 0.05]}
    return {**heading(settings, fixture), **result, "plies": 20, "actions": [], **times}


def strong_wins(settings: Settings, matches: int) -> list[Document]:
    """The first player wins every match, by 10 points to 4."""
    return [
        record(settings, number, result_of([10 if name == "strong" else 4 for name in fixture.seats], ranks))
        for number, fixture in enumerate(schedule(settings, matches))
        for ranks in [[1 if name == "strong" else 2 for name in fixture.seats]]
    ]


def test_the_better_player_comes_first_with_its_figures() -> None:
    found = summary(TWO, 20, strong_wins(TWO, 20))
    strong, weak = found["contestants"]
    assert (strong["player"], weak["player"]) == ("strong", "weak")
    assert strong["firsts"]["share"] == 1
    assert 0.8 < strong["firsts"]["low"] < 0.9
    assert (strong["points"], weak["points"], strong["rank"], weak["rank"]) == (10, 4, 1, 2)
    assert strong["rating"]["mu"] > weak["rating"]["mu"] + 10
    assert strong["cpu_ms_per_decision"] == 30
    assert strong["longest_ms"] == 50
    (pair,) = found["pairs"]
    assert (pair["one"], pair["other"], pair["before"]["share"]) == ("strong", "weak", 1)
    assert [seat["firsts"]["share"] for seat in found["seats"]] == [0.5, 0.5]


def test_a_shared_victory_counts_as_a_fraction() -> None:
    found = summary(TWO, 2, [record(TWO, number, result_of([5, 5], [1, 1])) for number in (0, 1)])
    assert [each["firsts"]["share"] for each in found["contestants"]] == [0.5, 0.5]
    assert found["pairs"][0]["before"]["share"] == 0.5
    assert [each["rating"]["mu"] for each in found["contestants"]] == [25, 25]


def test_one_against_three_is_measured_by_its_even_share() -> None:
    four = Settings("subtraction", ("strong", "weak"), 4)
    ranks = [[1 if name == "strong" else 2 for name in each.seats] for each in schedule(four, 4)]
    records = [record(four, number, result_of([0] * 4, each)) for number, each in enumerate(ranks)]
    for each in records:
        each |= {"cpu_seconds": [0.1] * 4, "decisions": [1] * 4, "longest_seconds": [0.1] * 4}
    strong, weak = summary(four, 4, records)["contestants"]
    assert (strong["even"], weak["even"], strong["firsts"]["share"], weak["rank"]) == (0.25, 0.75, 1, 2)


def test_evenly_matched_players_get_about_equal_ratings() -> None:
    results = [result_of([1, 0], [1, 2]), result_of([0, 1], [2, 1])]
    records = [record(TWO, number, results[number // 2 % 2]) for number in range(200)]
    one, other = (each["rating"] for each in summary(TWO, 200, records)["contestants"])
    assert one["mu"] - other["mu"] < 1
    assert one["sigma"] < 2


def test_a_forfeit_counts_as_lost_and_a_failure_for_nobody() -> None:
    forfeit = result_of(None, [2, 1], "strong failed at ply 3: oh", 0)
    found = summary(TWO, 2, [record(TWO, 0, forfeit), record(TWO, 1, void_result("The process died."))])
    strong, weak = sorted(found["contestants"], key=lambda each: str(each["player"]))
    assert (found["matches"], strong["matches"], strong["forfeits"], weak["forfeits"]) == (1, 1, 1, 0)
    assert (strong["firsts"]["share"], weak["firsts"]["share"], strong["points"]) == (0, 1, None)
    assert found["forfeits"][0]["error"] == "strong failed at ply 3: oh"
    assert found["failures"][0]["error"] == "The process died."


def test_without_matches_the_summary_has_no_figures() -> None:
    found = summary(TWO, 2, [])
    assert [each["firsts"] for each in found["contestants"]] == [None, None]
    assert found["pairs"][0]["before"] is None


def test_the_command_repeats_the_arena() -> None:
    settings = Settings("shelfie", ("greedy", "flat@50"), 2, 7, {"first_game": True, "rulebook": "english"})
    assert command(settings, 10) == (
        "ludoteca arena shelfie --players greedy,flat@50 --seats 2 --matches 10 --seed 7 "
        "--option first_game=true --option rulebook=english"
    )
    assert command(Settings("shelfie", ("a", "b"), 2, maker="mine:make"), 1).endswith("# players made by mine:make")


def test_the_intermediate_result_names_the_leader_first() -> None:
    standing = Standing(["weak", "strong"])
    assert str(standing) == "no result yet"
    standing.add(strong_wins(TWO, 4))
    standing.add([record(TWO, 4, void_result("oh")), record(TWO, 5, result_of(None, [2, 1], "oh", 0))])
    assert (standing.matches, standing.failures, standing.forfeits) == (6, 1, 1)
    assert str(standing) == "strong 100%, weak 0%"


@pytest.mark.parametrize("players", [("a", "b", "c"), ("a", "b", "c", "d")])
def test_a_round_robin_compares_every_pair(players: tuple[str, ...]) -> None:
    settings = Settings("subtraction", players, 2)
    records = []
    for number, fixture in enumerate(schedule(settings, 6)):
        first = 0 if fixture.seats[0] < fixture.seats[1] else 1
        records.append(record(settings, number, result_of([0, 0], [1 + first, 2 - first])))
    found = summary(settings, 6, records)
    assert [each["player"] for each in found["contestants"]] == list(players)
    assert all(pair["before"]["share"] == 1 and pair["matches"] == 6 for pair in found["pairs"])
    assert found["contestants"][0]["matches"] == 6 * (len(players) - 1)
