"""The client with a real server: whole matches, refusals, lost connections."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.client.async_client import AsyncClient
from ludoteca.client.calls import answer
from ludoteca.client.client import Client
from ludoteca.client.errors import ServerRefused, ServerUnreachable
from ludoteca.match.document import verify
from tests.client.choosing import any_shelfie, chooser
from tests.client.people import LONG, guest, is_away, play, two_at_a_table
from tests.server.service import ServiceProcess
from tests.tables import BUILT_IN

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
GAMES = BUILT_IN


# People and tables


def test_a_guest_gets_a_token_that_another_client_can_use(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    again = stack.enter_context(Client(url, anna.token))
    assert again.me()["id"] == anna.me()["id"]
    assert again.me("Annetta")["name"] == "Annetta"


def test_logging_in_and_out_changes_the_token(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    anna.make_account("Anna of the client", "seven green lanterns")
    other = guest(stack, url, "Somebody")
    first = other.token
    assert other.log_in("Anna of the client", "seven green lanterns")["id"] == anna.me()["id"]
    assert other.token not in (None, first)
    other.log_out()
    assert other.token is None
    assert anna.me()["account"]


def test_people_manage_their_devices_and_recovery_codes(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    before = anna.token
    anna.make_account("Anna with devices", "seven green lanterns")
    assert anna.token not in (None, before)
    code = anna.new_recovery_code("seven green lanterns")["recovery"]
    other = stack.enter_context(Client(url))
    recovered = other.recover("Anna with devices", code, "eight green lanterns")
    assert recovered["account"]
    assert recovered["recovery"] != code
    with pytest.raises(ServerRefused):
        anna.me()
    assert [(each["label"], each["current"]) for each in other.devices()] == [("Python", True)]
    other.log_out_device(other.devices()[0]["id"])
    assert other.token is None


def test_a_seat_reconnects_with_the_token_of_the_new_account(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table("shelfie", 2, bots={1: "novice"})["id"]
    anna.start(table)
    seat = stack.enter_context(anna.sit(table))
    anna.make_account("Anna at a table", "seven green lanterns")
    seat.wait_turn(LONG)
    assert seat.act(chooser()(seat.view or {})) > 0
    assert seat.state.seats == [0]


def test_the_seats_of_a_client_share_what_it_noted_about_the_seed(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table("shelfie", 2)
    with anna.sit(table) as before:
        promise = before.state.notes.promise
    with anna.sit(table["id"]) as after:
        assert after.state.notes is before.state.notes
        assert after.state.notes.promise == promise == table["promise"]
    assert anna.sit(anna.make_table("shelfie", 2)).state.notes.promise is None


def test_a_refusal_has_code_sentence_and_rule(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    with pytest.raises(ServerRefused) as refused:
        anna.table("abcabcabcabc")
    assert refused.value.code == "table"
    assert "no such table" in str(refused.value)


def test_a_missing_server_is_reported_in_a_sentence(stack: ExitStack, tmp_path: Path) -> None:
    nowhere = ServiceProcess(tmp_path / "x.sqlite3").url
    client = stack.enter_context(Client(nowhere))
    with pytest.raises(ServerUnreachable, match="cannot be reached"):
        client.server_info()
    with pytest.raises(ServerUnreachable, match="has not answered"), client.sit("abcabcabcabc", patience=0.3):
        pass


@pytest.mark.parametrize(
    "response", [httpx.Response(200, text="<html>"), httpx.Response(502), httpx.Response(404, json=[])]
)
def test_another_kind_of_server_is_reported_in_every_language(response: httpx.Response) -> None:
    with pytest.raises(ServerRefused, match="not a Ludoteca server") as refused:
        answer(response)
    assert refused.value.text("it") == "A questo indirizzo non c’è un server Ludoteca."


def test_an_unknown_token_is_refused_over_http_and_at_a_table(stack: ExitStack, url: str) -> None:
    stranger = stack.enter_context(Client(url, "nobody's token"))
    with pytest.raises(ServerRefused) as refused:
        stranger.my_tables()
    assert refused.value.code == "nobody"
    with pytest.raises(ServerRefused) as refused, stranger.sit("abcabcabcabc"):
        pass
    assert refused.value.code == "nobody"


def test_tables_are_listed_joined_and_removed(stack: ExitStack, url: str) -> None:
    anna, bruno = guest(stack, url, "Anna"), guest(stack, url, "Bruno")
    table = anna.make_table("shelfie", 3, public=True, bots={2: "novice"})
    assert table["id"] in [each["id"] for each in bruno.tables()]
    assert bruno.join(table)["mine"] == [1]
    bruno.leave_table(table)
    assert anna.fill_seat(table, 1, "adept")["seats"][1]["bot"] == "adept"
    assert [each["host"] for each in anna.my_tables() if each["id"] == table["id"]] == [True]
    anna.remove_table(table)
    with pytest.raises(ServerRefused):
        anna.table(table)


def test_an_invitation_that_was_revoked_is_refused(stack: ExitStack, url: str) -> None:
    anna, bruno = guest(stack, url, "Anna"), guest(stack, url, "Bruno")
    table = anna.make_table("shelfie")
    link = anna.invite(table, 1)["link"]
    anna.revoke(table, 1)
    with pytest.raises(ServerRefused):
        bruno.accept(link)


# Whole matches


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_match_and_its_document_verifies(stack: ExitStack, url: str, game: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, game)
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.submit(play, anna, table, 1), pool.submit(play, bruno, table, 2)
        result = first.result(LONG)
        assert result == second.result(LONG)
    assert result["reason"] == "played"
    assert sorted(result["ranks"])[0] == 1
    verify(anna.match_document(table))
    assert anna.match(table)["result"]["scores"] == result["scores"]
    assert table in str(bruno.history())


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots(stack: ExitStack, url: str, game: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table(game, 3, bots={1: "novice"})["id"]
    anna.start(table, fill="novice")
    assert play(anna, table, 3)["reason"] == "played"


def test_one_client_plays_both_seats_of_a_hot_seat_table(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table("shelfie", 2, names=["Anna", "Ada"])["id"]
    anna.start(table)
    movers = set()

    def choose(view: dict[str, Any]) -> str:
        movers.add(view["seat"])
        return any_shelfie(view["legal"], random.Random(view["ply"]))

    with anna.sit(table) as seat:
        result = seat.play(choose)
    assert result is not None
    assert result["reason"] == "played"
    assert movers == {0, 1}


def test_a_spectator_sees_the_end_without_a_seat(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    clara = guest(stack, url, "Clara")
    clara.accept(anna.invite(table)["link"])
    with clara.sit(table) as watching, ThreadPoolExecutor(2) as pool:
        assert watching.view is not None
        assert watching.view["legal"] is None
        assert watching.play(chooser()) is None, "who watches has nothing to play"
        with pytest.raises(ServerRefused) as refused:
            watching.resign()
        assert refused.value.code == "watching"
        playing = [pool.submit(play, each, table, 1) for each in (anna, bruno)]
        assert watching.wait_end(LONG) == playing[0].result(LONG)


def test_the_asynchronous_client_plays_many_seats_in_one_thread(url: str) -> None:
    async def main() -> tuple[Any, Any]:
        async with AsyncClient(url) as anna, AsyncClient(url) as bruno:
            await anna.me("Anna")
            await bruno.me("Bruno")
            table = (await anna.make_table("lanterns"))["id"]
            await bruno.accept((await anna.invite(table, 1))["link"])
            await anna.start(table)
            async with anna.sit(table) as first, bruno.sit(table) as second:
                return await asyncio.wait_for(asyncio.gather(first.play(chooser(1)), second.play(chooser(2))), LONG)

    first, second = asyncio.run(main())
    assert first == second
    assert first["reason"] == "played"


def test_the_asynchronous_client_reports_why_a_table_cannot_be_seen(url: str) -> None:
    async def main() -> None:
        async with AsyncClient(url) as anna:
            await anna.me("Anna")
            async with anna.sit("abcabcabcabc"):
                pass

    with pytest.raises(ServerRefused) as refused:
        asyncio.run(main())
    assert refused.value.code == "table"


# At the table


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    mover = next(seat for seat in seats if seat.turn())
    before = mover.view
    for action, code in (("e5 > 1", "illegal"), ("dance", "unreadable"), ("", "unreadable"), (999_999, "unreadable")):
        with pytest.raises(ServerRefused) as refused:
            mover.act(action)
        assert refused.value.code == code
        assert (refused.value.rule is not None) == (code == "illegal")
    assert mover.view == before
    assert mover.act(chooser()(mover.view or {})) == 1


def test_acting_out_of_turn_is_refused(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    other = next(seat for seat in seats if not seat.turn())
    with pytest.raises(ServerRefused) as refused:
        other.act("e5 > 1")
    assert refused.value.code == "turn"


def test_a_seat_waits_at_an_open_table_until_the_match_starts(stack: ExitStack, url: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table("shelfie", 2, bots={1: "novice"})["id"]
    with anna.sit(table) as seat:
        assert seat.view is None
        with pytest.raises(TimeoutError):
            seat.wait_turn(0.2)
        anna.start(table)
        assert seat.wait_turn(LONG)
        assert seat.view is not None


def test_chat_presence_and_events_arrive(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    heard: list[dict[str, Any]] = []
    first = stack.enter_context(anna.sit(table, on_message=heard.append))
    with bruno.sit(table) as second:
        second.say("buona fortuna")
        second.say(phrase="thanks")
        mover, other = (first, second) if first.turn() else (second, first)
        mover.act(chooser()(mover.view or {}))
        other.wait_turn(LONG)
        first.listen(0.2)
    first.until(lambda: is_away(first, 1) or None, LONG)
    lines = [(each["name"], each["text"], each["phrase"]) for each in heard if each["type"] == "said"]
    assert lines == [("Bruno", "buona fortuna", None), ("Bruno", None, "thanks")]
    assert [each["text"] for each in anna.messages(table)] == ["buona fortuna", None]
    assert any(event["kind"] == "insert" for each in heard if each["type"] == "update" for event in each["events"])


def test_an_undo_is_requested_and_agreed_to(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    mover, other = seats if seats[0].turn() else reversed(seats)
    before = mover.view
    mover.act(chooser()(before or {}))
    with pytest.raises(ServerRefused, match="ask the others"):
        mover.undo(0)
    mover.ask("undo", to=0)
    other.until(lambda: other.state.is_asked() or None, LONG)
    assert other.state.asked is not None
    assert other.state.asked["seat"] == mover.state.seats[0], "who asked"
    other.answer(agree=True)
    mover.wait_turn(LONG)
    assert mover.view == before


def test_a_program_that_plays_agrees_to_what_people_ask(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    with ThreadPoolExecutor(1) as pool, anna.sit(table) as seat:
        playing = pool.submit(play, bruno, table, 1)
        seat.wait_turn(LONG)
        seat.ask("end")
        assert seat.wait_end(LONG)["reason"] == "ended"
        assert playing.result(LONG)["reason"] == "ended"


def test_resigning_ends_the_match_also_in_the_others_turn(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    mover, other = seats if seats[0].turn() else reversed(seats)
    mover.act(chooser()(mover.view or {}))
    mover.resign()
    assert other.wait_end(LONG)["reason"] == "resigned"
    assert other.wait_turn() is False


def test_resigning_on_an_outdated_view_is_sent_again(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    seats = [stack.enter_context(each.sit(table)) for each in (anna, bruno)]
    mover, other = seats if seats[0].turn() else reversed(seats)
    mover.act(chooser()(mover.view or {}))
    assert other.entry == 0, "not heard yet"
    other.resign()
    assert other.wait_end(LONG)["reason"] == "resigned"


def test_people_who_leave_may_return(stack: ExitStack, url: str) -> None:
    anna, bruno, table = two_at_a_table(stack, url, "shelfie")
    first, second = (stack.enter_context(each.sit(table)) for each in (anna, bruno))
    second.leave()
    first.until(lambda: first.table["seats"][1]["absent"] or None, LONG)
    second.until(lambda: second.state.is_finished() or None, LONG)
    second.come_back()
    first.until(lambda: not first.table["seats"][1]["absent"] or None, LONG)
    second.until(lambda: not second.state.is_finished() or None, LONG)


# Other people's bots


@pytest.mark.parametrize("game", GAMES)
def test_the_example_bot_plays_to_the_end_by_invitation_and_by_table(stack: ExitStack, url: str, game: str) -> None:
    anna = guest(stack, url, "Anna")
    table = anna.make_table(game, 2, public=True)["id"]
    link = anna.invite(table, 1)["link"]
    token = anna.new_program("Anna's bot")["token"]
    bot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), url, link if game == "lanterns" else table],
        env=os.environ | {"LUDOTECA_TOKEN": token},
        stdout=subprocess.PIPE,
        text=True,
    )
    with bot, anna.sit(table) as seat:
        seat.until(lambda: seat.table["seats"][1]["kind"] == "person" or None, LONG)
        assert seat.table["seats"][1]["name"] == "Anna's bot"
        anna.start(table)
        result = seat.play(chooser(5))
        output, _ = bot.communicate(timeout=LONG)
    assert bot.returncode == 0
    assert output.strip() == str(result)
