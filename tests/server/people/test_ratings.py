"""Ratings: exactly once for each match, over two to four players, and only where somebody really was compared."""

from __future__ import annotations

import asyncio
import math
from itertools import pairwise
from pathlib import Path

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import update

from ludoteca.match.log import RESIGN, Entry
from ludoteca.server.people import ratings
from ludoteca.server.people.ratings import Rating, Strength, rate_finished, rate_pending
from ludoteca.server.store.schema import people, seats
from tests.server.people_app import json_of
from tests.server.records_app import Club, result_of, with_club


def library_ratings(*seats: tuple[float, float], ranks: list[int]) -> list[tuple[float, float]]:
    """The ratings that openskill computes."""
    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in seats]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]


NEW = (25.0, 25.0 / 3)


@pytest.mark.parametrize("scores", [(40, 30), (30, 30), (20, 60, 40), (50, 50, 20), (10, 30, 20, 40), (9, 9, 9, 9)])
def test_players_are_rated_by_rank(tmp_path: Path, scores: tuple[int, ...]) -> None:
    async def story(club: Club) -> None:
        players = [await club.member(name) for name in "ABCD"[: len(scores)]]
        match = await club.past(*players, rated=True, result=result_of(scores))
        await rate_finished(club.context.database, match)
        expected = library_ratings(*[NEW] * len(scores), ranks=result_of(scores)["ranks"])
        rated = await club.strengths()
        assert {who: each[:2] for who, each in rated.items()} == {
            f"person {person}": pytest.approx(each) for person, each in zip(players, expected, strict=True)
        }
        assert all(each[2] == 1 for each in rated.values())

    with_club(tmp_path, story)


def test_the_result_has_the_changes_and_the_next_match_continues_from_them(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        first = await club.past(anna, ben, rated=True, result=result_of([30, 20]))
        second = await club.past(ben, anna, rated=True, result=result_of([30, 20]))
        for match in (first, second):
            await rate_finished(club.context.database, match)
        before, after = (await club.row(first)).result, (await club.row(second)).result
        assert before is not None
        assert after is not None
        assert before["ranks"] == [1, 2]
        assert before["ratings"][0]["before"] == pytest.approx({"mu": NEW[0], "sigma": NEW[1]})
        assert before["ratings"][0]["after"] == after["ratings"][1]["before"]
        assert before["ratings"][1]["after"] == after["ratings"][0]["before"]
        stored = await club.strengths()
        assert stored[f"person {anna}"] == (*after["ratings"][1]["after"].values(), 2)
        assert stored[f"person {ben}"] == (*after["ratings"][0]["after"].values(), 2)

    with_club(tmp_path, story)


def test_a_match_is_rated_once_even_with_repeated_and_concurrent_calls(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        match = await club.past(anna, ben, rated=True, result=result_of([30, 20]))
        await asyncio.gather(*(rate_finished(club.context.database, match) for _ in range(8)))
        once = await club.strengths()
        await rate_finished(club.context.database, match)
        assert await rate_pending(club.context.database) == 0
        assert await club.strengths() == once
        assert [each[2] for each in once.values()] == [1, 1]

    with_club(tmp_path, story)


def test_matches_that_end_at_the_same_time_are_all_rated(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        played = [await club.past(anna, ben, rated=True, result=result_of([30, 20])) for _ in range(10)]
        await asyncio.gather(*(rate_finished(club.context.database, match) for match in played))
        assert {each[2] for each in (await club.strengths()).values()} == {10}
        strength = NEW, NEW
        for _ in range(10):
            strength = tuple(library_ratings(*strength, ranks=[1, 2]))  # type: ignore[assignment]
        assert (await club.strengths())[f"person {anna}"][:2] == pytest.approx(strength[0])

    with_club(tmp_path, story)


def test_a_match_against_bots_changes_only_the_ratings_of_people(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna = await club.member("Anna")
        match = await club.past("bot novice", anna, "bot novice", rated=True, result=result_of([50, 40, 10]))
        await rate_finished(club.context.database, match)
        novice = (15.0, 1.0)
        _, person, _ = library_ratings(novice, NEW, novice, ranks=[1, 2, 3])
        rated, result = await club.strengths(), (await club.row(match)).result
        assert rated["bot novice"] == (*novice, 1)
        assert rated[f"person {anna}"] == pytest.approx((*person, 1))
        assert result is not None
        assert [change is not None for change in result["ratings"]] == [False, True, False]

    with_club(tmp_path, story)


def test_losing_on_purpose_does_not_push_a_bot_up(tmp_path: Path) -> None:
    """Many accounts could lose to a novice, and one could then beat it for a lot of points."""

    async def story(club: Club) -> None:
        for name in ("Anna", "Ben", "Cleo", "Dora"):
            loser = await club.member(name)
            match = await club.past(loser, "bot novice", rated=True, result=result_of([0, 50]))
            await rate_finished(club.context.database, match)
        winner = await club.member("Eve")
        match = await club.past(winner, "bot novice", rated=True, result=result_of([50, 0]))
        await rate_finished(club.context.database, match)
        expected, _ = library_ratings(NEW, (15.0, 1.0), ranks=[1, 2])
        assert (await club.strengths())[f"person {winner}"][:2] == pytest.approx(expected)

    with_club(tmp_path, story)


def test_bots_have_their_fixed_places_even_if_an_earlier_version_rated_them(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        async with club.context.database.writing() as connection:
            for who, mu in (("bot novice", 90.0), ("bot master", -90.0)):
                await ratings.store_rating(connection, "lanterns", who, Rating(Strength(mu, 2.0), 7))
        async with club.device() as device:
            listed = (await json_of(device.get("/api/ratings/lanterns")))["players"]
        assert [(each["name"], each["mu"], each["ordinal"]) for each in listed] == [
            ("master", 35.0, 32.0),
            ("novice", 15.0, 12.0),
        ]
        assert [each["matches"] for each in listed] == [7, 7]

    with_club(tmp_path, story)


def test_a_level_wins_seventy_of_a_hundred_against_the_one_below() -> None:
    """As the levels are meant to: docs/reports/strength.md."""
    for weaker, stronger in pairwise(ratings.BOTS.values()):
        won, lost = (ratings.new_strengths([stronger, weaker], ranks)[0].mu for ranks in ([1, 2], [2, 1]))
        assert 0.7 * won + 0.3 * lost == pytest.approx(stronger.mu, abs=0.001), "then its strength would not change"


def test_a_deleted_person_still_counts_as_an_opponent(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna = await club.member("Anna")
        match = await club.past(anna, None, rated=True, result=result_of([50, 40]))
        await rate_finished(club.context.database, match)
        rated, result = await club.strengths(), (await club.row(match)).result
        assert list(rated) == [f"person {anna}"]
        assert rated[f"person {anna}"][0] > NEW[0]
        assert result is not None
        assert result["ratings"][1] is None

    with_club(tmp_path, story)


def test_matches_that_cannot_be_rated_change_no_ratings(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        friendly = await club.past(anna, ben, result=result_of([30, 20]))
        stopped = await club.past(anna, ben, rated=True, result={"reason": "ended"})
        hot_seat = await club.past(anna, ben, anna, rated=True, result=result_of([30, 20, 10]))
        deleted = await club.past(anna, ben, anna, rated=True, result=result_of([30, 20, 10]))
        async with club.context.database.writing() as connection:
            gone = update(seats).where(seats.c.match == deleted, seats.c.person == anna)
            await connection.execute(gone.values(person=None, name=""))
        adopted = await club.past(anna, ben, rated=True, result=result_of([30, 20]))
        async with club.context.database.writing() as connection:
            await connection.execute(update(seats).where(seats.c.match == adopted).values(person=anna))
        running = await club.table(anna, ben, rated=True)
        for match in (friendly, stopped, hot_seat, deleted, adopted, running, "nosuchtable2"):
            await rate_finished(club.context.database, match)
        assert await club.strengths() == {}
        assert "ratings" not in ((await club.row(friendly)).result or {})
        assert (await club.row(running)).result is None
        # The match is marked, and not considered again.
        assert await rate_pending(club.context.database) == 0

    with_club(tmp_path, story)


def test_matches_that_ended_before_a_crash_are_rated_at_the_next_start(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        played = await club.table(anna, ben, rated=True)
        await club.play(played)
        resigned = await club.table(anna, ben, rated=True)
        await club.play(resigned, Entry(RESIGN, 0))
        await club.past(anna, ben, result=result_of([30, 20]))
        await club.table(anna, ben, rated=True)
        assert await rate_pending(club.context.database) == 2
        assert await rate_pending(club.context.database) == 0
        assert {each[2] for each in (await club.strengths()).values()} == {2}
        result = (await club.row(resigned)).result
        assert result is not None
        assert result["ratings"][0]["after"]["mu"] < result["ratings"][0]["before"]["mu"]

    with_club(tmp_path, story)


def test_a_failure_while_rating_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        match = await club.past(anna, ben, rated=True, result=result_of([30, 20]))
        store, calls = ratings.store_rating, []

        async def fail_late(*wanted: object) -> None:
            calls.append(wanted)
            await store(*wanted)  # type: ignore[arg-type]
            if len(calls) == 2:
                raise RuntimeError("the power is gone")

        monkeypatch.setattr(ratings, "store_rating", fail_late)
        with pytest.raises(RuntimeError, match="power"):
            await rate_finished(club.context.database, match)
        assert await club.strengths() == {}
        monkeypatch.undo()
        assert await rate_pending(club.context.database) == 1
        assert len(await club.strengths()) == 2

    with_club(tmp_path, story)


def test_ratings_are_separate_for_each_game(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        match = await club.past(anna, ben, game="shelfie", rated=True, result=result_of([30, 20]))
        await rate_finished(club.context.database, match)
        assert await club.strengths("lanterns") == {}
        assert len(await club.strengths("shelfie")) == 2

    with_club(tmp_path, story)


def test_the_best_are_listed_by_their_conservative_estimate(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        ben, program = await club.member("Ben"), await club.member("Engine")
        async with club.context.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == program).values(owner=ben))
        for _ in range(3):
            match = await club.past(anna, ben, "bot novice", program, rated=True, result=result_of([50, 40, 30, 20]))
            await rate_finished(club.context.database, match)
        answer = await json_of(device.get("/api/ratings/lanterns"))
        players = answer["players"]
        assert [(each["name"], each["kind"]) for each in players] == [
            ("novice", "bot"),
            ("Anna", "person"),
            ("Ben", "person"),
            ("Engine", "program"),
        ]
        stored = await club.strengths()
        mu, sigma, _ = stored[f"person {anna}"]
        assert players[1] == {
            "name": "Anna",
            "kind": "person",
            "mu": mu,
            "sigma": sigma,
            "ordinal": mu - 3 * sigma,
            "matches": 3,
        }
        assert anna not in str(answer)
        ordinals = [each["ordinal"] for each in players]
        assert ordinals == sorted(ordinals, reverse=True)
        assert (await json_of(device.get("/api/ratings/shelfie")))["players"] == []
        assert (await json_of(device.get("/api/ratings/chess"), 404))["code"] == "game"

    with_club(tmp_path, story)


def test_the_ranking_has_a_maximum_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(club: Club) -> None:
        monkeypatch.setattr(ratings, "MAX_LISTED", 3)
        players = [await club.member(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        match = await club.past(*players, rated=True, result=result_of([10, 20, 30, 40]))
        await rate_finished(club.context.database, match)
        async with club.device() as device:
            listed = (await json_of(device.get("/api/ratings/lanterns")))["players"]
        assert [each["name"] for each in listed] == ["Dora", "Cleo", "Ben"]
        assert all(math.isfinite(each["ordinal"]) for each in listed)

    with_club(tmp_path, story)
