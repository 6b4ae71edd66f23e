"""Thefts of ratings that were reported: each of them is tried again, and fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from ludoteca.match.clocks import Clock
from ludoteca.match.log import EXPIRE, Entry
from ludoteca.server.app import Server
from ludoteca.server.errors import RequestRefused
from ludoteca.server.live import lobby
from ludoteca.server.people import accounts
from ludoteca.server.people.person import Person
from ludoteca.server.store.schema import matches, people, ratings
from ludoteca.server.store.tables import load_table
from ludoteca.server.times import now
from tests.server.inside import Tab, begin, open_inside, person, set_up, stored_row
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting

CLOCK = Clock("move", 30)
DAYS = {"kind": "days", "amount": 3, "increment": 0}
PASSPHRASE = "seven lanterns on the lake"
NEVER = 3600.0


def run(data: Path, story: Callable[[Server], Awaitable[None]]) -> None:
    """Run a story on its own server, whose bots wait."""

    async def main() -> None:
        async with open_inside(data / "ludoteca.sqlite3", pace=NEVER) as server:
            await asyncio.wait_for(story(server), 60)

    asyncio.run(main())


async def member(server: Server, name: str) -> Person:
    """Somebody with an account."""
    made = await person(server, name)
    async with server.context.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == made.id).values(account=made.id))
    return Person(made.id, name, made.id)


async def rated_people(server: Server) -> list[str]:
    """Everybody with a rating."""
    async with server.context.database.reading() as connection:
        return list((await connection.execute(select(ratings.c.who))).scalars())


async def run_out_of_time(server: Server, table: str) -> None:
    """The seat to move runs out of time."""
    live = await server.tables.get(table)
    assert live is not None
    async with live.lock:
        seat = live.playing().to_move
        assert seat is not None
        await live.add_if_allowed(Entry(EXPIRE, seat, at=now(), spent=10**9))


async def play_once_each(server: Server, table: str, *players: Person) -> None:
    """Everybody makes one move."""
    live = await server.tables.get(table)
    assert live is not None
    tabs = {seat: tab for who in players for tab in [Tab(server, table, who)] for seat in live.row.seats_of(who.id)}
    for tab in tabs.values():
        await tab.connect()
    while len(live.playing().acted) < len(tabs):
        tab = tabs[live.playing().to_move or 0]
        await tab.flush()
        assert (await tab.act())["type"] == "update"


def test_an_absent_player_cannot_lose_rematches_on_time(tmp_path: Path) -> None:
    """An absent player lost five rated matches on time in a row: the rematch seated them, and the asker started it."""

    async def story(server: Server) -> None:
        thief, victim = await member(server, "Thief"), await member(server, "Victim")
        table = await set_up(server, "shelfie", [thief, victim], CLOCK, rated=True)
        await play_once_each(server, table, thief, victim)
        await run_out_of_time(server, table)
        before = await rated_people(server)
        assert len(before) == 2
        for _ in range(5):
            again = await lobby.rematch(server.context.database, await stored_row(server, table), thief)
            async with server.context.database.writing() as connection:
                row = await load_table(connection, again)
                assert row is not None
                assert row.seats_of(victim.id) == []
                for fill in (None, "novice"):
                    with pytest.raises(RequestRefused, match="has not answered"):
                        await lobby.start(connection, row, fill)
        assert await rated_people(server) == before

    run(tmp_path, story)


def test_a_match_without_a_first_move_changes_no_rating(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, ben = await member(server, "Anna"), await member(server, "Ben")
        table = await set_up(server, "shelfie", [anna, ben], CLOCK, rated=True)
        await run_out_of_time(server, table)
        row = await stored_row(server, table)
        assert row.result == {"reason": "aborted", "scores": None, "ranks": None, "ratings": None}
        assert await rated_people(server) == []

    run(tmp_path, story)


@pytest.mark.parametrize("kind", ["resign", "leave"])
def test_a_bad_deal_cannot_be_declined(tmp_path: Path, kind: str) -> None:
    """Resigning before one's first move aborted the match, so a look at the deal was free."""

    async def story(server: Server) -> None:
        anna, ben = await member(server, "Anna"), await member(server, "Ben")
        table = await set_up(server, "shelfie", [anna, ben], CLOCK, rated=True)
        tab = Tab(server, table, ben)
        await tab.connect()
        await tab.say({"type": kind, "mark": "m", "entry": 0})
        result = (await stored_row(server, table)).result
        assert result is not None
        assert (result["reason"], result["ranks"]) == ("resigned", [1, 2])
        assert result["ratings"][1]["after"]["mu"] < result["ratings"][1]["before"]["mu"]
        assert len(await rated_people(server)) == 2

    run(tmp_path, story)


def test_older_rated_matches_are_lost_as_before(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, ben = await person(server, "Anna"), await person(server, "Ben")
        table = await set_up(server, "shelfie", [anna, ben], CLOCK, rated=True, rules=1)
        await run_out_of_time(server, table)
        row = await stored_row(server, table)
        assert row.result is not None
        assert (row.result["reason"], len(await rated_people(server))) == ("time", 2)

    run(tmp_path, story)


# Logging in


async def log_in(server: Server, guest: Person, account: Person) -> None:
    """A guest logs in to an account."""
    async with server.context.database.writing() as connection:
        await connection.execute(update(people).where(people.c.id == account.id).values(passphrase="hash"))
        await accounts.start_session(connection, account, "hash", guest, None, "a browser")


def test_logging_in_cannot_merge_two_seats_of_a_running_rated_match(tmp_path: Path) -> None:
    """It would have voided the match for the others: nobody is rated against themselves."""

    async def story(server: Server) -> None:
        thief, victim, guest = await member(server, "Thief"), await member(server, "Victim"), await person(server)
        table = await set_up(server, "shelfie", [thief, victim, guest], CLOCK, rated=True, rules=1)
        async with server.context.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == guest.id).values(account=None))
        with pytest.raises(RequestRefused, match="rated match") as refused:
            await log_in(server, guest, thief)
        assert (refused.value.status, refused.value.code) == (409, "rated")
        row = await stored_row(server, table)
        assert [seat.person for seat in row.seats] == [thief.id, victim.id, guest.id]
        unrated = await set_up(server, "shelfie", [await member(server, "Other"), await person(server, "Free")])
        assert (await stored_row(server, unrated)).phase == "running"
        tab = Tab(server, table, victim)
        await tab.connect()
        await tab.say({"type": "resign", "mark": "m", "entry": 0})
        thief_tab = Tab(server, table, thief)
        await thief_tab.connect()
        await thief_tab.say({"type": "resign", "mark": "m", "entry": thief_tab.state.entry})
        assert len(await rated_people(server)) == 3, "the match counts for everybody"
        await log_in(server, guest, thief)

    run(tmp_path, story)


def test_logging_in_before_a_rated_match_opens_the_seat_of_the_guest(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        owner, guest = await member(server, "Anna"), await person(server, "Guest")
        plan = lobby.Plan("shelfie", 2, {}, CLOCK, public=True, chat=True, rated=False).check()
        table = await lobby.make_table(server.context.database, plan, owner, ["Anna"], {})
        async with server.context.database.writing() as connection:
            await lobby.sit(connection, await stored_row(server, table), 1, guest, "Guest")
        async with server.context.database.writing() as connection:
            await connection.execute(update(matches).where(matches.c.id == table).values(rated=True))
        await log_in(server, guest, owner)
        assert [seat.kind for seat in (await stored_row(server, table)).seats] == ["person", "open"]

    run(tmp_path, story)


def test_creating_an_account_in_a_match_keeps_the_seat(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, ben = await person(server, "Anna"), await person(server, "Ben")
        table = await set_up(server, "shelfie", [anna, ben])
        made = await accounts.create_account(server.context.database, anna, "Anna", PASSPHRASE)
        assert made.id == anna.id
        assert (await stored_row(server, table)).seats_of(made.id) == [0]
        await play_once_each(server, table, made, ben)

    run(tmp_path, story)


# Who may play rated


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("thefts") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Callable[..., Visitor]]:
    with visiting(service) as come:
        yield come


count = iter(range(10**6))


def with_account(visitor: Visitor) -> Visitor:
    visitor.call("POST", "/api/account", {"name": f"Member {next(count)}", "passphrase": PASSPHRASE})
    return visitor


def program_of(come: Callable[..., Visitor], owner: Visitor) -> Visitor:
    """A program of somebody."""
    made = come()
    made.http.headers["Authorization"] = f"Bearer {owner.call('POST', '/api/me/programs', {'name': 'Robot'})['token']}"
    del made.http.headers["Origin"]
    return made


def rated_table(**more: Any) -> dict[str, Any]:
    return {"game": "shelfie", "players": 2, "rated": True, "public": True, "clock": DAYS, **more}


def test_a_rated_table_needs_a_clock_and_an_account(come: Callable[..., Visitor]) -> None:
    guest, host = come("Guest"), with_account(come("Ada"))
    assert guest.refusal_code("POST", "/api/tables", rated_table()) == "account"
    assert host.refusal_code("POST", "/api/tables", rated_table(clock={"kind": "none"})) == "clock"
    table = host.call("POST", "/api/tables", rated_table())
    assert (table["rated"], table["programs"]) == (True, False)
    assert guest.refusal_code("POST", f"/api/tables/{table['id']}/join", {}) == "account"
    token = host.call("POST", f"/api/tables/{table['id']}/invitations", {"seat": 1})["token"]
    assert guest.refusal_code("POST", "/api/invitations/accept", {"token": token}) == "account"
    with_account(guest)
    assert guest.call("POST", "/api/invitations/accept", {"token": token})["mine"] == [1]
    assert host.call("POST", f"/api/tables/{table['id']}/start", {})["phase"] == "running"


def test_a_rated_match_does_not_start_with_a_guest(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        anna, ben = await member(server, "Anna"), await member(server, "Ben")
        plan = lobby.Plan("shelfie", 2, {}, CLOCK, public=True, chat=True, rated=True).check()
        table = await lobby.make_table(server.context.database, plan, anna, ["Anna"], {})
        async with server.context.database.writing() as connection:
            await lobby.sit(connection, await stored_row(server, table), 1, ben, "Ben")
        async with server.context.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == ben.id).values(account=None))
        with pytest.raises(RequestRefused, match="Ben has no account"):
            await begin(server, table)

    run(tmp_path, story)


def test_programs_are_marked_and_sit_only_where_they_are_allowed(come: Callable[..., Visitor]) -> None:
    owner = with_account(come("Ada"))
    program = program_of(come, with_account(come("Bea")))
    for wanted, allowed in (
        (rated_table(), False),
        (rated_table(programs=True), True),
        (rated_table(rated=False), True),
        (rated_table(rated=False, programs=False), False),
    ):
        table = owner.call("POST", "/api/tables", wanted)
        assert table["programs"] is allowed
        if not allowed:
            assert program.refusal_code("POST", f"/api/tables/{table['id']}/join", {}) == "programs"
            assert program.refusal_code("POST", "/api/tables", wanted) == "programs"
            continue
        told = program.call("POST", f"/api/tables/{table['id']}/join", {})
        assert [seat["program"] for seat in told["seats"]] == [False, True]
        owner.call("POST", f"/api/tables/{table['id']}/start", {})
        with owner.enter(table["id"]) as socket:
            socket.resign()
        summary = owner.call("GET", f"/api/matches/{table['id']}")
        assert [seat["program"] for seat in summary["table"]["seats"]] == [False, True]
        (past,) = [each for each in owner.call("GET", "/api/me/history")["matches"] if each["id"] == table["id"]]
        assert [seat["program"] for seat in past["seats"]] == [False, True]


def test_nobody_plays_rated_against_their_own_programs(come: Callable[..., Visitor]) -> None:
    """A program that loses on purpose would be a source of ratings without end."""
    owner, other = with_account(come("Ada")), with_account(come("Bea"))
    programs = [program_of(come, owner) for _ in range(2)]
    for host, joining in ((owner, programs[0]), (programs[0], owner), (programs[0], programs[1])):
        table = host.call("POST", "/api/tables", rated_table(programs=True))["id"]
        assert joining.refusal_code("POST", f"/api/tables/{table}/join", {}) == "rated"
        other.call("POST", f"/api/tables/{table}/join", {})
    table = owner.call("POST", "/api/tables", rated_table(programs=True, rated=False))["id"]
    programs[0].call("POST", f"/api/tables/{table}/join", {})


def test_a_rated_match_does_not_start_with_an_owner_and_a_program(tmp_path: Path) -> None:
    """They may have sat down before that was refused."""

    async def story(server: Server) -> None:
        ada, robot = await person(server, "Ada"), await person(server, "Robot")
        plan = lobby.Plan("shelfie", 2, {}, Clock("days", 1), public=True, chat=True, rated=False).check()
        table = await lobby.make_table(server.context.database, plan, ada, ["Ada"], {})
        async with server.context.database.writing() as connection:
            await lobby.sit(connection, await stored_row(server, table), 1, robot, "Robot")
            await connection.execute(update(matches).where(matches.c.id == table).values(rated=True))
            await connection.execute(update(people).where(people.c.id == ada.id).values(account="Ada"))
            await connection.execute(update(people).where(people.c.id == robot.id).values(owner=ada.id))
        with pytest.raises(RequestRefused, match="own programs"):
            await begin(server, table)

    run(tmp_path, story)


def test_a_program_of_a_guest_cannot_play_rated(come: Callable[..., Visitor]) -> None:
    host, guest = with_account(come("Ada")), come("Guest")
    table = host.call("POST", "/api/tables", rated_table(programs=True))["id"]
    assert program_of(come, guest).refusal_code("POST", f"/api/tables/{table}/join", {}) == "account"
