"""All data about a person: an account adopts it, an export contains it, a deletion removes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.server.people.person import COOKIE
from ludoteca.server.store.schema import (
    daily_results,
    entries,
    invites,
    matches,
    messages,
    metadata,
    mutes,
    people,
    ratings,
    removals,
    reports,
    seats,
    tokens,
    watchers,
)
from tests.server.machines import ON_SERVERS
from tests.server.people_app import PeopleServer, json_of, login, refusal, with_server

# Adoption


async def fill_tables(server: PeopleServer, person: str, other: str, name: str) -> None:
    """Store rows about a person in every database table that can have them."""
    tag = person[:6]
    await server.seat_people(f"{tag}done", "finished", (person, name), (other, "Other"), host=person)
    await server.seat_people(f"{tag}run", "running", (other, "Other"), (person, name), host=other)
    await server.seat_people(f"{tag}open", "open", (person, name), (None, ""), host=person)
    await server.seat_people(f"{tag}guest", "open", (other, "Other"), (person, name), host=other)
    deal = {"game": "lanterns", "day": "2026-11-18", "points": 40, "against": 38, "won": True}
    await server.put(daily_results, match=f"{tag}done", **deal)
    await server.put(invites, hash=f"{tag}invite", match=f"{tag}open", seat=1, created=1)
    await server.put(watchers, match=f"{tag}run", person=person)
    await server.put(removals, match=f"{tag}open", person=person)
    await server.enter(f"{tag}run", 0, 0, "0.a")
    await server.enter(f"{tag}run", 1, 1, "1.b")
    await server.enter(f"{tag}run", 2, 1, "")
    line = {"match": f"{tag}run", "at": 1}
    message = line | {"mark": "m"}
    await server.put(messages, number=1, person=person, seat=1, name=name, text=f"I am {name}", **message)
    await server.put(messages, number=2, person=other, seat=0, name="Other", text="hello", **message)
    await server.put(reports, id=f"{tag}by", message=2, person=person, reason=f"{name} complains", **line)
    await server.put(reports, id=f"{tag}about", message=1, person=other, reason=f"{name} shouts", **line)
    await server.put(mutes, person=person, muted=other)
    await server.put(mutes, person=other, muted=person)
    await server.put(ratings, game="lanterns", who=f"person {person}", mu=25.0, sigma=8.0, matches=1)


def test_these_tests_cover_all_columns_with_a_persons_id() -> None:
    naming = {
        f"{table.name}.{column.name}"
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.column is people.c.id for key in column.foreign_keys)
    }
    assert naming == {
        "people.owner",
        "tokens.person",
        "matches.host",
        "seats.person",
        "seats.invited",
        "watchers.person",
        "removals.person",
        "messages.person",
        "mutes.person",
        "mutes.muted",
        "reports.person",
    }


def test_an_account_adopts_all_data_of_the_guest_who_logs_in(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        _, anna = await server.account("Anna")
        _, other = await server.guest("Other")
        device, guest = await server.guest("Gustaw")
        await fill_tables(server, guest, other, "Gustaw")
        program = await json_of(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        before = {table.name: len(await server.rows(table)) for table in metadata.sorted_tables}
        token = device.cookies[COOKIE]
        assert (await json_of(device.post("/api/login", json=login("Anna"))))["id"] == anna

        after = {table.name: len(await server.rows(table)) for table in metadata.sorted_tables}
        assert after == before | {"people": before["people"] - 1}
        assert not [cell for cell in await server.cells() if guest in cell[1]]
        tag = guest[:6]
        assert {row.match for row in await server.rows(seats, seats.c.person == anna)} == {
            f"{tag}done",
            f"{tag}run",
            f"{tag}open",
            f"{tag}guest",
        }
        assert {row.name for row in await server.rows(seats, seats.c.person == anna)} == {"Gustaw"}
        assert {row.id for row in await server.rows(matches, matches.c.host == anna)} == {f"{tag}done", f"{tag}open"}
        for mine in (messages.c.person, reports.c.person, watchers.c.person, removals.c.person):
            assert len(await server.rows(mine.table, mine == anna)) == 1
        for mine in (mutes.c.person, mutes.c.muted):
            assert len(await server.rows(mine.table, mine == anna)) == 1
        assert len(await server.rows(ratings, ratings.c.who == f"person {anna}")) == 1
        assert set(server.tables.changed_tables) == {f"{tag}done", f"{tag}run", f"{tag}open", f"{tag}guest"}
        assert await refusal(server.program(token).get("/api/me")) == (401, "nobody")
        assert (await json_of(server.program(program["token"]).get("/api/me")))["owner"] == anna

    with_server(tmp_path, story)


def test_an_account_holds_both_seats_after_adoption_and_keeps_its_own_data(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        _, anna = await server.account("Anna")
        _, other = await server.guest("Other")
        device, guest = await server.guest("Gustaw")
        await server.seat_people("both", "running", (anna, "Anna"), (guest, "Gustaw"), host=anna)
        for person in (anna, guest):
            await server.put(watchers, match="both", person=person)
            await server.put(mutes, person=person, muted=other)
            await server.put(mutes, person=other, muted=person)
        await server.put(mutes, person=anna, muted=guest)
        await server.put(mutes, person=guest, muted=anna)
        for person, mu in ((anna, 30.0), (guest, 20.0)):
            await server.put(ratings, game="lanterns", who=f"person {person}", mu=mu, sigma=8.0, matches=1)
        await server.put(ratings, game="shelfie", who=f"person {guest}", mu=21.0, sigma=8.0, matches=1)
        await json_of(device.post("/api/login", json=login("Anna")))
        held = [(row.seat, row.person, row.name) for row in await server.rows(seats)]
        assert held == [(0, anna, "Anna"), (1, anna, "Gustaw")]
        assert [tuple(row) for row in await server.rows(watchers)] == [("both", anna)]
        assert {tuple(row) for row in await server.rows(mutes)} == {(anna, other), (other, anna)}
        kept = {(row.game, row.who, row.mu) for row in await server.rows(ratings)}
        assert kept == {("lanterns", f"person {anna}", 30.0), ("shelfie", f"person {anna}", 21.0)}

    with_server(tmp_path, story)


def test_a_failed_login_changes_nothing(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        await server.account("Anna")
        device, guest = await server.guest("Gustaw")
        before = await server.cells()
        assert await refusal(device.post("/api/login", json=login("Anna", "three shelves of green tiles"))) == (
            401,
            "login",
        )
        assert await server.cells() == before
        assert (await json_of(device.get("/api/me")))["id"] == guest

    with_server(tmp_path, story)


def test_a_guest_who_created_an_account_meanwhile_is_not_adopted(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        await server.account("Anna")
        device, person = await server.guest("Beata")
        await json_of(device.get("/api/me"))
        cached = dict(server.context.tokens.seen)
        await json_of(device.post("/api/account", json=login("Beata")))
        server.context.tokens.seen.update(cached)
        await json_of(device.post("/api/login", json=login("Anna")))
        assert (await json_of(server.device().post("/api/login", json=login("Beata"))))["id"] == person

    with_server(tmp_path, story)


# Export


def test_the_export_contains_all_data_of_a_person_and_nothing_of_others(tmp_path: Path) -> None:
    async def story(server: PeopleServer) -> None:
        device, me = await server.account("Anna")
        other_device, other = await server.account("Other")
        await fill_tables(server, me, other, "Anna")
        program = await json_of(device.post("/api/me/programs", json={"name": "Robot"}), 201)
        response = await device.get("/api/me/export")
        everything, tag = response.json(), me[:6]
        assert "attachment" in response.headers["content-disposition"]
        assert everything["person"]["id"] == me
        assert everything["person"]["passphrase"] is True
        assert len(everything["tokens"]) == 1
        seeds = {table["id"]: table["seed"] for table in everything["tables"]}
        assert {table for table, seed in seeds.items() if seed} == {f"{tag}done"}
        assert seeds[f"{tag}done"] == f"{tag}done".encode().ljust(32, b"s").hex()
        assert {table["id"] for table in everything["tables"] if table["hosted"]} == {f"{tag}done", f"{tag}open"}
        assert len(everything["seats"]) == 4
        assert [(each["entry"], each["seat"], each["action"]) for each in everything["entries"]] == [(1, 1, 7)]
        assert [line["text"] for line in everything["chat"]] == ["I am Anna"]
        assert [each["reason"] for each in everything["reports"]] == ["Anna complains"]
        assert everything["mutes"] == [{"muted": other}]
        assert everything["watching"] == [{"match": f"{tag}run"}]
        assert everything["removals"] == [{"match": f"{tag}open"}]
        assert everything["ratings"][0]["mu"] == 25.0
        assert [result["points"] for result in everything["daily"]] == [40]
        assert [each["id"] for each in everything["programs"]] == [program["id"]]
        secret = {row.passphrase for row in await server.rows(people) if row.passphrase}
        secret |= {row.hash for row in await server.rows(tokens)} | {row.hash for row in await server.rows(invites)}
        secret |= {device.cookies[COOKIE], other_device.cookies[COOKIE], program["token"], "hello", "Anna shouts"}
        secret |= {f"{tag}run".encode().hex(), f"{tag}open".encode().hex()}
        assert not [each for each in secret if each in response.text]

    with_server(tmp_path, story)


# Deletion


@pytest.mark.parametrize("with_account", [False, True])
def test_deletion_removes_all_data_of_a_person(tmp_path: Path, with_account: bool) -> None:
    name = "Wojciechowska"

    async def story(server: PeopleServer) -> None:
        other_device, other = await server.account("Other")
        device, me = await (server.account(name) if with_account else server.guest(name))
        await fill_tables(server, me, other, name)
        robot = await json_of(device.post("/api/me/programs", json={"name": f"Robot {name[:8]}"}), 201)
        await server.seat_people("robots", "finished", (robot["id"], "Robot"), (other, "Other"), host=robot["id"])
        before = {table.name: len(await server.rows(table)) for table in metadata.sorted_tables}
        held = device.cookies[COOKIE]
        for unclear in ({}, {"confirm": False}, {"confirm": 1}, {"confirm": "true"}):
            answer = device.request("DELETE", "/api/me", json=unclear)
            assert await refusal(answer) == (422, "confirm" if unclear == {"confirm": False} else "unreadable")
        await json_of(device.request("DELETE", "/api/me", json={"confirm": True}), 204)

        assert set(server.tables.left) == {me, robot["id"]}
        tag = me[:6]
        assert {f"{tag}done", f"{tag}run", f"{tag}open", f"{tag}guest", "robots"} == set(server.tables.changed_tables)
        marks = (me, robot["id"], name, name[:8], "Robot", held, robot["token"])
        assert not [cell for cell in await server.cells() if any(mark in cell[1] for mark in marks)]
        await check_others_are_unchanged(server, other, tag, before)
        assert COOKIE not in device.cookies
        for lost in (server.program(held), server.program(robot["token"]), device):
            assert await refusal(lost.get("/api/me")) == (401, "nobody")
        if with_account:
            assert await refusal(device.post("/api/login", json=login(name))) == (401, "login")
        await json_of(other_device.get("/api/me"))

    with_server(tmp_path, story)
    if ON_SERVERS:
        return
    left = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"Other" in left
    assert name[:8].encode() not in left


async def check_others_are_unchanged(server: PeopleServer, other: str, tag: str, before: dict[str, int]) -> None:
    """Other people's data is unchanged, and finished matches stay without the name."""
    after = {table.name: len(await server.rows(table)) for table in metadata.sorted_tables}
    gone = {"people": 2, "tokens": 2, "matches": 1, "seats": 2, "invites": 1, "watchers": 1, "removals": 1}
    gone |= {"messages": 1, "reports": 2, "mutes": 2, "ratings": 1}
    assert after == {table: count - gone.get(table, 0) for table, count in before.items()}
    held = {(row.match, row.seat): (row.person, row.name) for row in await server.rows(seats)}
    assert held[f"{tag}done", 0] == (None, "")
    assert held[f"{tag}done", 1] == (other, "Other")
    assert held[f"{tag}run", 1] == (None, "")
    assert held[f"{tag}guest", 1] == (None, "")
    assert len(await server.rows(entries, entries.c.match == f"{tag}run")) == 3
