"""Finished matches: permanent links, files that can be verified, replay and history."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from ludoteca.match.document import BadMatch, verify
from ludoteca.match.log import AGREE, ASK, LEAVE, RESIGN, RETURN, TO_END, TO_SUBSTITUTE, TO_UNDO, Entry, Question
from ludoteca.match.match import Match
from ludoteca.match.setting import seed_commitment
from ludoteca.server.people.ratings import rate_finished
from ludoteca.server.store.schema import entries, matches, people, seats
from ludoteca.server.store.tables import OPEN
from tests.server.people_app import json_of
from tests.server.records_app import Club, result_of, with_club
from tests.tables import BUILT_IN

PATHS = ("", "/document", "/views?entry=0")


# A finished match


def test_anybody_with_the_link_can_see_a_finished_match(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        anna, ben = await club.member("Anna"), await club.member("Ben")
        match = await club.table(anna, ben, "bot novice", rated=True)
        await club.play(match)
        await rate_finished(club.context.database, match)
        async with club.device() as stranger:
            answer = await json_of(stranger.get(f"/api/matches/{match}"))
        row, log = await club.row(match), await club.log(match)
        assert answer["table"]["phase"] == "finished"
        assert answer["table"]["entry"] == len(log)
        assert [seat["name"] for seat in answer["table"]["seats"]] == ["Anna", "Ben", "novice"]
        assert answer["result"] == row.result
        assert len(answer["result"]["ratings"]) == 3
        assert anna not in json.dumps(answer)

    with_club(tmp_path, story)


@pytest.mark.parametrize("path", PATHS)
def test_a_running_match_reveals_nothing_not_even_to_its_players(tmp_path: Path, path: str) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        match = await club.table(anna, await club.member("Ben"))
        await club.play(match, to_end=False)
        seed = (await club.row(match)).seed
        for asker in (device, club.device()):
            response = await asker.get(f"/api/matches/{match}{path}")
            assert response.status_code == 409
            assert response.json().keys() == {"code", "sentence", "rule"}
            assert response.json()["code"] == "running"
            assert seed.hex() not in response.text

    with_club(tmp_path, story)


@pytest.mark.parametrize("path", PATHS)
def test_unknown_and_open_matches_are_not_found(tmp_path: Path, path: str) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        match = await club.table(anna, await club.member("Ben"), phase=OPEN, started=None)
        for unknown in (match, "nosuchtable2"):
            assert (await json_of(device.get(f"/api/matches/{unknown}{path}"), 404))["code"] == "match"
        await json_of(device.get(f"/api/matches/0'; drop{path}"), 422)

    with_club(tmp_path, story)


# The file


def varied_entries() -> list[Entry]:
    """All kinds of entries besides actions, at a table of three people: one leaves and one resigns."""
    return [
        Entry(ASK, 0, question=Question(TO_UNDO, to=4)),
        Entry(AGREE, 1),
        Entry(AGREE, 2),
        Entry(LEAVE, 2),
        Entry(RETURN, 2),
        Entry(LEAVE, 2),
        Entry(ASK, 1, question=Question(TO_SUBSTITUTE, seat=2, level="apprentice")),
        Entry(AGREE, 0),
        Entry(RESIGN, 1),
    ]


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_file_of_a_match_can_be_verified(tmp_path: Path, game: str) -> None:
    async def story(club: Club) -> None:
        who = [await club.member(name) for name in ("Anna", "Ben", "Cleo")]
        match = await club.table(*who, game=game)
        promise = seed_commitment((await club.row(match)).seed)
        await club.play(match, *varied_entries())
        async with club.device() as stranger:
            response = await stranger.get(f"/api/matches/{match}/document")
        assert response.headers["content-disposition"] == f'attachment; filename="{game}-{match}.json"'
        document = response.json()
        proved = verify(document, promise)
        assert proved.length == len(await club.log(match))
        assert [seat["name"] for seat in document["seats"]] == ["Anna", "Ben", "Cleo"]
        assert not any(person in response.text for person in who)
        tampered = json.loads(response.text)
        tampered["log"][0]["events"] = []
        with pytest.raises(BadMatch):
            verify(tampered, promise)

    with_club(tmp_path, story)


def test_the_file_is_exactly_what_the_match_package_writes(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        from ludoteca.match.document import match_document

        match = await club.table(await club.member("Anna"), "bot novice")
        await club.play(match)
        row = await club.row(match)
        async with club.device() as stranger:
            document = await json_of(stranger.get(f"/api/matches/{match}/document"))
        written = match_document(Match(row.setting(), await club.log(match)), ["Anna", "novice"])
        assert document == json.loads(json.dumps(written))

    with_club(tmp_path, story)


def test_a_match_that_cannot_be_replayed_is_refused(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await club.table(await club.member("Anna"), "bot novice")
        await club.play(match)
        async with club.device() as stranger:
            async with club.context.database.writing() as connection:
                last = len(await club.log(match)) - 1
                await connection.execute(delete(entries).where(entries.c.match == match, entries.c.entry == last))
            for path in PATHS[1:]:
                assert (await json_of(stranger.get(f"/api/matches/{match}{path}"), 409))["code"] == "replay"
            async with club.context.database.writing() as connection:
                await connection.execute(update(matches).values(rules=0))
            for path in PATHS[1:]:
                assert (await json_of(stranger.get(f"/api/matches/{match}{path}"), 409))["code"] == "rules"

    with_club(tmp_path, story)


# Replay


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_moment_can_be_viewed_from_any_seat(tmp_path: Path, game: str) -> None:
    async def story(club: Club) -> None:
        who = [await club.member(name) for name in ("Anna", "Ben", "Cleo")]
        match = await club.table(*who, game=game)
        await club.play(match, *varied_entries())
        row, log = await club.row(match), await club.log(match)
        replay = Match(row.setting())
        async with club.device() as stranger:
            for number in range(len(log) + 1):
                added = replay.add(log[number - 1]) if number else None
                seat = (None, 0, 1, 2)[number % 4]
                eyes = "" if seat is None else f"&seat={seat}"
                answer = await json_of(stranger.get(f"/api/matches/{match}/views?entry={number}{eyes}"))
                assert answer["view"] == json.loads(json.dumps(replay.state.view(seat)))
                assert (answer["entry"], answer["entries"], answer["seat"]) == (number, len(log), seat)
                caused = answer["caused"]
                assert (caused is None) == (number == 0)
                if caused is not None:
                    assert (caused["kind"], caused["seat"]) == (log[number - 1].kind, log[number - 1].seat)
                    assert caused["events"] == json.loads(json.dumps(added.seen_by(seat) if added else []))

    with_club(tmp_path, story)


def test_views_after_the_end_or_of_unknown_seats_are_not_found(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await club.table(await club.member("Anna"), "bot novice")
        await club.play(match)
        length = len(await club.log(match))
        async with club.device() as stranger:
            views = f"/api/matches/{match}/views"
            assert (await json_of(stranger.get(f"{views}?entry={length}")))["view"]["over"] is True
            assert (await json_of(stranger.get(f"{views}?entry={length + 1}"), 404))["code"] == "entry"
            assert (await json_of(stranger.get(f"{views}?entry=0&seat=2"), 404))["code"] == "seat"
            for nonsense in ("", "?entry=-1", "?entry=1e9", "?entry=0&seat=-1", f"?entry={10**30}"):
                await json_of(stranger.get(f"{views}{nonsense}"), 422)

    with_club(tmp_path, story)


# History


async def add_matches(club: Club, me: str) -> list[str]:
    """Store my and others' matches, some of which ended in the same millisecond; return mine, newest first."""
    ben, cleo = await club.member("Ben"), await club.member("Cleo")
    mine = []
    for number in range(23):
        game = BUILT_IN[number % 2]
        ended = 5_000_000 + number // 4
        mine.append((ended, await club.past(me, ben, game=game, ended=ended, result=result_of([number, 9]))))
        await club.past(cleo, ben, ended=ended, result=result_of([1, 2]))
    await club.table(me, ben)
    return [match for _, match in sorted(mine, reverse=True)]


@pytest.mark.parametrize("limit", [1, 4, 23])
def test_history_pages_have_no_gaps_and_no_repeats(tmp_path: Path, limit: int) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        mine = await add_matches(club, anna)
        seen: list[str] = []
        before: str | None = ""
        while before is not None:
            step = f"&before={before}" if before else ""
            page = await json_of(device.get(f"/api/me/history?limit={limit}{step}"))
            assert 1 <= len(page["matches"]) <= limit
            seen += [each["id"] for each in page["matches"]]
            assert len(set(seen)) == len(seen)
            before = page["before"]
        assert seen == mine

    with_club(tmp_path, story)


def test_history_can_be_limited_to_one_game(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        await add_matches(club, anna)
        page = await json_of(device.get("/api/me/history?game=shelfie&limit=100"))
        assert {each["game"] for each in page["matches"]} == {"shelfie"}
        assert len(page["matches"]) == 11
        assert (await json_of(device.get("/api/me/history?game=chess"), 404))["code"] == "game"
        assert (await json_of(device.get("/api/me/history?before=nosuchtable2"), 404))["code"] == "match"
        for nonsense in ("limit=0", "limit=101", "before=%00", "before="):
            await json_of(device.get(f"/api/me/history?{nonsense}"), 422)

    with_club(tmp_path, story)


def test_history_can_be_filtered_by_table_size_rating_opponents_and_outcome(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        ben = await club.member("Ben")
        duel = await club.past(anna, ben, rated=True, result=result_of([2, 1]))
        alone = await club.past(anna, "bot novice", "bot adept", result=result_of([1, 2, 3]))
        mixed = await club.past(anna, None, "bot adept", result=result_of([1, 2, 3]))
        here = await club.past(anna, anna, result=result_of([1, 2]))
        expected = {
            "players=2": {duel, here},
            "rated=true": {duel},
            "rated=false": {alone, mixed, here},
            "against=people": {duel, mixed},
            "against=bots": {alone},
            "against=people&players=3&rated=false&game=lanterns": {mixed},
            "outcome=won": {duel},
            "outcome=lost": {alone, mixed},
            "outcome=won&rated=false": set(),
        }
        for query, wanted in expected.items():
            page = await json_of(device.get(f"/api/me/history?{query}"))
            assert {each["id"] for each in page["matches"]} == wanted, query
        for nonsense in ("against=cats", "outcome=drawn"):
            await json_of(device.get(f"/api/me/history?{nonsense}"), 422)

    with_club(tmp_path, story)


def test_a_line_of_history_has_my_seats_and_the_result(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        device, anna = await club.guest("Anna")
        match = await club.past("bot novice", anna, None, anna, result=result_of([5, 9, 7, 9]))
        [line] = (await json_of(device.get("/api/me/history")))["matches"]
        assert line["id"] == match
        assert line["mine"] == [1, 3]
        assert [seat["name"] for seat in line["seats"]] == ["novice", "Anna", "", "Anna"]
        assert line["result"]["ranks"] == [4, 1, 3, 1]
        assert await json_of(device.get(f"/api/me/matches/{match}")) == line
        stranger, _ = await club.guest("Ben")
        assert (await json_of(stranger.get(f"/api/me/matches/{match}"), 404))["code"] == "match"

    with_club(tmp_path, story)


@pytest.mark.parametrize("path", ["/api/me/history", "/api/me/statistics"])
def test_history_and_statistics_require_a_person(tmp_path: Path, path: str) -> None:
    async def story(club: Club) -> None:
        async with club.device() as stranger:
            assert (await json_of(stranger.get(path), 401))["code"] == "nobody"

    with_club(tmp_path, story)


# Deleted and adopted people


async def add_match_with_two_people_on_three_seats(club: Club) -> str:
    """A match that Anna, on two seats, and Ben agreed to end: its replay depends on which seats are one person's."""
    anna, ben = await club.member("Anna"), await club.member("Ben")
    match = await club.table(anna, ben, anna)
    await club.play(match, Entry(ASK, 0, question=Question(TO_END)), Entry(AGREE, 1), to_end=False)
    assert (await club.row(match)).result == {"reason": "ended", "scores": None, "ranks": None}
    return match


def test_a_match_stays_valid_when_its_people_are_deleted(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await add_match_with_two_people_on_three_seats(club)
        async with club.context.database.writing() as connection:
            await connection.execute(update(seats).values(person=None, name=""))
            await connection.execute(delete(people))
        async with club.device() as stranger:
            document = await json_of(stranger.get(f"/api/matches/{match}/document"))
            table = (await json_of(stranger.get(f"/api/matches/{match}")))["table"]
        verify(document)
        assert document["people"] == [0, 1, 0]
        assert [seat["kind"] for seat in table["seats"]] == ["person"] * 3

    with_club(tmp_path, story)


def test_a_match_stays_valid_when_an_account_adopts_two_of_its_people(tmp_path: Path) -> None:
    async def story(club: Club) -> None:
        match = await add_match_with_two_people_on_three_seats(club)
        async with club.context.database.writing() as connection:
            await connection.execute(update(seats).values(person="id-Anna"))
        async with club.device() as stranger:
            document = await json_of(stranger.get(f"/api/matches/{match}/document"))
        verify(document)
        assert document["people"] == [0, 1, 0]

    with_club(tmp_path, story)
