"""Statistics and profiles: what a person's finished matches add up to, and what others see of it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from sqlalchemy import select, update

from ludoteca.core.types import Document
from ludoteca.match.log import ASK, LEAVE, RETURN, TO_SUBSTITUTE, Entry, Question
from ludoteca.server.people.accounts import create_account
from ludoteca.server.people.person import Person
from ludoteca.server.people.ratings import rate_finished
from ludoteca.server.people.stats import MAX_CURVE, thin_out
from ludoteca.server.store.schema import matches, seats
from tests.server.people_app import json_of
from tests.server.records_app import Club, result_of, with_club
from tests.tables import BUILT_IN

# Statistics


def naive_statistics(results: list[tuple[str, int, int, Document]]) -> list[Document]:
    """Count naively from (game, players, my seat, result), oldest first."""
    counted = []
    for game, players in sorted({(game, players) for game, players, _, _ in results}):
        mine = [(seat, each) for name, size, seat, each in results if (name, size) == (game, players)]
        won = [each["ranks"][seat] == 1 for seat, each in mine]
        scores = [each["scores"][seat] for seat, each in mine if each["scores"]]
        runs = "".join("x" if each else "." for each in won).split(".")
        counted.append(
            {
                "game": game,
                "players": players,
                "matches": len(mine),
                "victories": won.count(True),
                "run": len(runs[-1]),
                "longest_run": max(len(run) for run in runs),
                "best_score": max(scores, default=None),
                "mean_score": pytest.approx(fmean(scores)) if scores else None,
            }
        )
    return counted


def any_result(luck: random.Random, players: int) -> Document:
    """A random result with ranks."""
    if luck.random() < 0.2:
        ranks = luck.sample(range(1, players + 1), players)
        return {"reason": "resigned", "scores": None, "ranks": ranks}
    return result_of([luck.randrange(4) for _ in range(players)])


@pytest.mark.parametrize("seed", range(3))
def test_statistics_equal_a_naive_count(tmp_path: Path, seed: int) -> None:
    async def story(club: Club) -> None:
        luck = random.Random(seed)
        device, anna = await club.guest("Anna")
        others = [await club.member(name) for name in ("Ben", "Cleo", "Dora")]
        results = []
        for _ in range(60):
            game, players = luck.choice(BUILT_IN), luck.choice([2, 3, 4])
            seat, result = luck.randrange(players), any_result(luck, players)
            rest = luck.sample([*others, "bot adept"], players - 1)
            await club.past(*rest[:seat], anna, *rest[seat:], game=game, result=result)
            results.append((game, players, seat, result))
        await club.past(anna, others[0], anna, result=result_of([9, 0, 0]))
        await club.past(others[0], others[1], result=result_of([99, 98]))
        await club.table(anna, others[0])
        answer = await json_of(device.get("/api/me/statistics"))
        assert answer["tables"] == naive_statistics(results)
        assert answer["ratings"] == []

    with_club(tmp_path, story)


def test_a_new_person_has_empty_statistics(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        lists: Document = {name: [] for name in ("tables", "sources", "goals", "ratings", "opponents")}
        assert await json_of(device.get("/api/me/statistics")) == lists | {"run": 0, "longest_run": 0}
        assert await json_of(device.get("/api/me/history")) == {"matches": [], "before": None}
        await club.past(anna, "bot novice", result={"reason": "ended"})
        assert (await json_of(device.get("/api/me/statistics")))["tables"] == []
        assert len((await json_of(device.get("/api/me/history")))["matches"]) == 1

    with_club(tmp_path, story)


@pytest.mark.parametrize("game", ["lanterns", "shelfie"])
def test_statistics_say_where_the_points_came_from(tmp_path: Path, game: str) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        played = [await club.table(anna, "bot novice", game=game) for _ in range(3)]
        for match in played:
            await club.play(match)
        await club.past(anna, "bot novice", game=game, result=result_of([5, 3]))
        results = [(await club.row(match)).result or {} for match in played]
        answer = await json_of(device.get("/api/me/statistics"))
        assert sum(each["points"] for each in answer["sources"]) == sum(each["scores"][0] for each in results)
        assert {each["matches"] for each in answer["sources"]} <= {3}
        goals = sum(sum(each["goals"][0].values()) for each in results)
        assert sum(each["times"] for each in answer["goals"]) == goals

    with_club(tmp_path, story)


def test_streaks_span_all_games(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        for game, won in (("lanterns", 1), ("shelfie", 1), ("lanterns", 1), ("shelfie", 0), ("lanterns", 1)):
            await club.past(anna, "bot novice", game=game, result=result_of([won, 1 - won]))
        answer = await json_of(device.get("/api/me/statistics"))
        assert (answer["run"], answer["longest_run"]) == (1, 3)

    with_club(tmp_path, story)


# Profiles


async def with_account(club: Club, name: str) -> str:
    """The id of a person with an account."""
    _, person = await club.guest(name)
    await create_account(club.context.database, Person(person, name), name, "seven quiet herons")
    return person


def test_a_profile_shows_what_rated_matches_show_and_nothing_else(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna = await with_account(club, "Anna")
        ben = await club.member("Ben")
        for _ in range(2):
            match = await club.table(anna, ben, rated=True)
            await club.play(match)
            await rate_finished(club.context.database, match)
        await club.past(anna, ben, game="shelfie", result=result_of([9, 1]))
        rating = (await club.strengths())[f"person {anna}"]
        async with club.device() as stranger:
            profile = await json_of(stranger.get("/api/profiles/ANNA"))
        assert profile["name"] == "Anna"
        assert [(each["game"], each["matches"]) for each in profile["tables"]] == [("lanterns", 2)]
        [rated] = profile["ratings"]
        assert len(rated["curve"]) == 2
        assert rated["curve"][-1]["ordinal"] == pytest.approx(rating[0] - 3 * rating[1])
        assert {each["game"] for each in profile["sources"] + profile["goals"]} <= {"lanterns"}
        shown = json.dumps(profile)
        assert not any(secret in shown for secret in (anna, ben, "Ben", match, "opponents"))

    with_club(tmp_path, story)


def test_guests_and_people_without_rated_matches_have_no_profile(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        await club.guest("Anna")
        await club.past(await with_account(club, "Ben"), "bot novice", result=result_of([2, 1]))
        async with club.device() as stranger:
            for name in ("Anna", "Ben", "Nobody", "%00", "x" * 80):
                assert (await json_of(stranger.get(f"/api/profiles/{name}"), 404))["code"] == "person"
            await json_of(stranger.get(f"/api/profiles/{'x' * 81}"), 422)

    with_club(tmp_path, story)


def test_a_long_curve_is_thinned_out_but_keeps_its_ends() -> None:
    curve = [{"at": at, "ordinal": float(at)} for at in range(1234)]
    thin = thin_out(curve)
    assert len(thin) == MAX_CURVE
    assert (thin[0], thin[-1]) == (curve[0], curve[-1])
    assert [each["at"] for each in thin] == sorted({each["at"] for each in thin})


def test_a_person_who_left_does_not_win_through_the_bot_that_took_over(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        ben = await club.member("Ben")
        left, returned = await club.table(anna, ben), await club.table(anna, ben)
        substitute = Entry(ASK, 1, question=Question(TO_SUBSTITUTE, seat=0, level="novice"))
        await club.play(left, Entry(LEAVE, 0), substitute)
        await club.play(returned, Entry(LEAVE, 0), Entry(RETURN, 0))
        async with club.context.database.writing() as connection:
            for match, points in ((left, 99), (returned, 70)):
                result = {"reason": "played", **result_of([points, 60])}
                await connection.execute(update(matches).where(matches.c.id == match).values(result=result))
        [tally] = (await json_of(device.get("/api/me/statistics")))["tables"]
        assert (tally["matches"], tally["victories"], tally["best_score"], tally["mean_score"]) == (2, 1, 70, 70.0)

    with_club(tmp_path, story)


def test_frequent_opponents_are_counted_by_person_or_bot_not_by_name(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        one, other = await club.member("Ben"), await club.member("Cleo")
        club.names[other] = "Ben"
        for number in range(9):
            guests: list[str | None] = [one, other, "bot novice", "bot novice"]
            await club.past(anna, *guests[: 1 + number % 4][-3:], result=result_of([1] * (1 + min(3, 1 + number % 4))))
        await club.past(anna, None, anna, result=result_of([1, 2, 3]))
        async with club.context.database.reading() as connection:
            rows = (await connection.execute(select(seats.c.match, seats.c.person, seats.c.bot))).all()
        shared: dict[Any, set[str]] = {}
        for match, person, bot in rows:
            if bot or (person and person != anna):
                shared.setdefault(person or bot, set()).add(match)
        answer = (await json_of(device.get("/api/me/statistics")))["opponents"]
        names = {one: "Ben", other: "Ben", "novice": "novice"}
        expected = sorted((-len(found), names[who]) for who, found in shared.items())
        assert [(-each["matches"], each["name"]) for each in answer] == expected
        assert len(answer) == 3

    with_club(tmp_path, story)


def test_statistics_include_ratings(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        match = await club.past(anna, "bot novice", game="shelfie", rated=True, result=result_of([30, 20]))
        await rate_finished(club.context.database, match)
        [rating] = (await json_of(device.get("/api/me/statistics")))["ratings"]
        mu, sigma, played = (await club.strengths("shelfie"))[f"person {anna}"]
        ended = (await club.row(match)).ended
        curve = [{"at": ended, "ordinal": mu - 3 * sigma}]
        numbers = {"mu": mu, "sigma": sigma, "ordinal": mu - 3 * sigma, "matches": played}
        assert rating == {"game": "shelfie", **numbers, "curve": curve}

    with_club(tmp_path, story)
