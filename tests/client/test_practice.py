"""A table to try a program at: with one request, from Python, and from another language."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from hatch_build import node_folder
from ludoteca.client import Client, LiveSeat
from tests.client.choosing import chooser
from tests.server.proxies import Proxy
from tests.server.service import service_in_thread

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = ("lanterns", "shelfie")
LONG = 120.0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("service") / "house.sqlite3") as url:
        yield url


def ask(url: str, token: str | None = None, **wanted: Any) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return httpx.post(f"{url}/api/practice", json=wanted, headers=headers)


def node(*words: str, token: str | None = None) -> subprocess.Popen[str]:
    """The example in JavaScript."""
    program = str(Path(node_folder(), "node"))
    command = [program, "--no-warnings", "--experimental-websocket", str(EXAMPLES / "bot.mjs"), *words]
    settings = os.environ | ({} if token is None else {"LUDOTECA_TOKEN": token})
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=settings)


def result_of(bot: subprocess.Popen[str]) -> Any:
    """The last line of a bot that plays to the end."""
    output, errors = bot.communicate(timeout=LONG)
    assert (bot.returncode, errors) == (0, "")
    return json.loads(output.splitlines()[-1])


@pytest.mark.parametrize("game", GAMES)
def test_one_request_gives_a_token_and_a_running_match(url: str, game: str) -> None:
    answer = ask(url, game=game)
    assert answer.status_code == 201
    made = answer.json()
    with Client(url, made["token"]) as bot, bot.sit(made) as seat:
        sitting = seat.table["seats"]
        assert [each["bot"] for each in sitting] == [None, "novice"]
        assert (sitting[0]["name"], sitting[0]["program"]) == ("My bot", True)
        assert made["seats"] == [0]
        assert made["socket"] == f"/api/tables/{made['table']}/live"
        result = seat.play(chooser(1))
    assert result is not None
    assert result["reason"] == "played"


def test_the_table_is_as_the_author_wants_it(url: str) -> None:
    made = ask(
        url, game="lanterns", against="adept", players=3, seat=2, options={"dealing": "start"}, name="Eve"
    ).json()
    with Client(url, made["token"]) as bot:
        table = bot.table(made)
        assert [each["bot"] for each in table["seats"]] == ["adept", "adept", None]
        assert table["seats"][2]["name"] == "Eve"
        assert table["options"]["dealing"] == "start"
        assert (table["phase"], table["public"], table["rated"]) == ("running", False, False)


def test_a_program_can_play_against_itself_and_again(url: str) -> None:
    with Client(url) as author:
        first = author.practice("shelfie", "self", players=3)
    with Client(url, first["token"]) as bot:
        again = bot.practice("shelfie", "self")
        assert again["token"] is None
        assert (first["seats"], again["seats"]) == ([0, 1, 2], [0, 1])
        for made in (first, again):
            with bot.sit(made) as seat:
                result = seat.play(chooser(2))
            assert result is not None
            assert len(result["scores"]) == len(made["seats"])


def test_the_program_belongs_to_the_person_who_asks_and_people_can_watch(url: str) -> None:
    with Client(url) as author, Client(url) as friend:
        author.me("Anna")
        made = author.practice("lanterns", name="Anna's bot")
        assert [each["name"] for each in author.programs()] == ["Anna's bot"]
        friend.me("Bruno")
        friend.accept(made["watch"])
        with friend.sit(made) as seat:
            assert seat.view is not None
            assert seat.view["seat"] is None


@pytest.mark.parametrize(
    ("wanted", "code", "sentence"),
    [
        ({"game": "chess"}, "table", "There is no game 'chess'"),
        ({"game": "lanterns", "against": "god"}, "level", "There is no bot 'god'"),
        ({"game": "lanterns", "players": 7}, "table", "2 to 4 players"),
        ({"game": "lanterns", "seat": 2}, "seats", "The seat of the program is 0 to 1, not 2."),
        ({"game": "lanterns", "options": {"colour": "red"}}, "table", "no option 'colour'"),
        ({"game": "lanterns", "name": "<b>"}, "name", ""),
    ],
)
def test_a_bad_request_is_refused_with_a_sentence(url: str, wanted: Any, code: str, sentence: str) -> None:
    answer = ask(url, **wanted)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert sentence in answer.json()["sentence"]


def test_an_invalid_token_is_refused(url: str) -> None:
    assert ask(url, token="wrong", game="lanterns").status_code == 401


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("against", ["novice", "self"])
def test_the_example_in_javascript_plays_whole_matches(url: str, game: str, against: str) -> None:
    result = result_of(node(url, game, against))
    assert result["reason"] == "played"
    assert min(result["scores"]) >= 0
    assert len(result["ranks"]) == 2


def test_the_example_in_javascript_joins_a_person_by_invitation(url: str) -> None:
    with Client(url) as anna:
        anna.me("Anna")
        table = anna.make_table("shelfie")["id"]
        token = anna.new_program("Anna's bot")["token"]
        bot = node(url, anna.invite(table, 1)["link"], token=token)
        with anna.sit(table) as seat:
            seat.until(lambda: seat.table["seats"][1]["kind"] == "person" or None, LONG)
            anna.start(table)
            result = seat.play(chooser(3))
        assert result_of(bot) == result


def test_the_example_in_javascript_reconnects_and_plays_on(url: str) -> None:
    with Proxy(int(url.rpartition(":")[2])) as proxy, Client(url) as friend:
        bot = node(f"http://127.0.0.1:{proxy.port}", "shelfie", "self")
        assert bot.stdout is not None
        friend.me("Bruno")
        table = friend.accept(bot.stdout.readline().strip())["id"]
        with friend.sit(table) as seat:
            for plies in (3, 9):
                seat.until(partial(has_plies, seat, plies), LONG)
                proxy.drop()
        assert result_of(bot)["reason"] == "played"


def has_plies(seat: LiveSeat, plies: int) -> bool | None:
    """True if a match has this number of actions, and None before."""
    return (seat.view is not None and seat.view["ply"] >= plies) or None


def test_the_example_in_javascript_says_what_is_wrong(url: str) -> None:
    for words, reason in [((), "node bot.mjs SERVER GAME"), ((url, "lanterns", "god"), "level: There is no bot 'god'")]:
        bot = node(*words)
        _, errors = bot.communicate(timeout=LONG)
        assert bot.returncode != 0
        assert reason in errors


def test_the_example_in_python_needs_no_token_to_practice(url: str) -> None:
    words = [sys.executable, str(EXAMPLES / "bot.py"), url, "shelfie"]
    output = subprocess.run(words, capture_output=True, text=True, timeout=LONG, check=True).stdout
    assert output.startswith(f"Watch: {url}/table/")
    assert "'reason': 'played'" in output
