"""Daily deals: a submission is replayed with every decision of the bot, counts once, and can be compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.daily.deal import LEVEL, choose, day_at, day_start, deal_setting, own_seat
from ludoteca.match.setting import RULES_VERSION
from ludoteca.search.players import player
from ludoteca.server.times import DAY, now
from tests.commands import run
from tests.server.service import service_in_thread
from tests.server.visitors import Visitor, visiting

Come = Callable[..., Visitor]
GAME = "shelfie"


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with service_in_thread(tmp_path_factory.mktemp("daily") / "server.sqlite3") as url:
        yield url


@pytest.fixture
def come(service: str) -> Iterator[Come]:
    with visiting(service) as come:
        yield come


def today() -> str:
    return day_at(now())


def path(day: str) -> str:
    return f"/api/daily/{GAME}/{day}"


def play_deal(day: str, skip: int = 0, game: str = GAME) -> dict[str, Any]:
    """A day's match as a page submits it; the person takes one of the first actions each time."""
    setting = deal_setting(game, day)
    state, own, bot = setting.first_state(), own_seat(setting.seed), player(LEVEL, setting.rulebook())
    log: list[dict[str, Any]] = []
    while not state.over:
        legal = state.legal_actions()
        action = legal[skip % len(legal)] if state.seat == own else choose(bot, state, setting.seed)
        log.append({"kind": "act", "seat": state.seat, "at": day_start(day) + len(log), "spent": 0, "action": action})
        state.apply(action)
    return {
        "game": game,
        "rules": RULES_VERSION,
        "options": {},
        "seats": [{"name": holder.bot or "You", "bot": holder.bot} for holder in setting.holders],
        "people": [0 if holder.bot is None else None for holder in setting.holders],
        "seed": setting.seed.hex(),
        "log": log,
    }


def test_the_best_come_first_and_matches_are_hidden_until_you_have_played(come: Come) -> None:
    day, people = today(), [come(name) for name in ("Ada", "Bob", "Cleo")]
    ids = [one.call("POST", path(day), play_deal(day, skip))["id"] for skip, one in enumerate(people)]
    seen = come("Dora").call("GET", path(day))
    assert {line["name"] for line in seen["results"]} == {"Ada", "Bob", "Cleo"}
    assert [line["match"] for line in seen["results"]] == [None] * 3
    found = people[0].call("GET", path(day))
    assert (found["count"], found["game"], found["day"]) == (3, GAME, day)
    assert {line["match"] for line in found["results"]} == set(ids)
    assert [line["name"] for line in found["results"] if line["me"]] == ["Ada"]
    margins = [(line["won"], line["points"] - line["against"]) for line in found["results"]]
    assert margins == sorted(margins, reverse=True)
    history = people[0].call("GET", "/api/me/history")["matches"]
    assert [match["id"] for match in history] == [ids[0]]


def test_the_first_match_of_a_day_counts(come: Come) -> None:
    you, day = come("Emil"), day_at(now() - DAY)
    first = you.call("POST", path(day), play_deal(day, 1))
    assert you.call("POST", path(day), play_deal(day, 2)) == first
    (line,) = you.call("GET", path(day))["results"]
    document = you.call("GET", f"/api/matches/{first['id']}/document")
    assert line["points"] == document["result"]["scores"][own_seat(deal_setting(GAME, day).seed)]


def test_practice_of_the_same_deal_is_added_to_the_history_each_time(come: Come) -> None:
    you, day = come("Fay"), today()
    again = play_deal(day, 1)
    for entry in again["log"]:
        entry["at"] += 1
    ids = [you.call("POST", "/api/me/matches", each)["id"] for each in (play_deal(day), again)]
    assert ids[0] != ids[1]
    assert len(you.call("GET", "/api/me/history")["matches"]) == 2


def test_people_who_sat_at_a_table_together_are_friends(come: Come) -> None:
    gus, hal, day = come("Gus"), come("Hal"), day_at(now() - 2 * DAY)
    hal.call("POST", path(day), play_deal(day))
    assert [line["friend"] for line in gus.call("GET", path(day))["results"]] == [False]
    table = gus.call("POST", "/api/tables", {"game": GAME, "players": 2, "options": {}, "public": True})["id"]
    hal.call("POST", f"/api/tables/{table}/join", {"seat": 1})
    assert [line["friend"] for line in gus.call("GET", path(day))["results"]] == [True]


def test_a_deleted_person_disappears_from_the_list(come: Come) -> None:
    you, day = come("Ina"), day_at(now() - 3 * DAY)
    you.call("POST", path(day), play_deal(day))
    export = you.call("GET", "/api/me/export")
    assert [(result["game"], result["day"]) for result in export["daily"]] == [(GAME, day)]
    you.call("DELETE", "/api/me", {"confirm": True})
    assert come("Jo").call("GET", path(day))["results"] == []


def test_a_deal_from_the_terminal_is_accepted(
    service: str, come: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("ludoteca.cli.deal.master_result", lambda _: None)
    state, typed = deal_setting(GAME, today()).first_state(), []
    for entry in play_deal(today(), 1)["log"]:
        if state.seat == own_seat(deal_setting(GAME, today()).seed):
            typed.append(state.action_text(entry["action"]))
        state.apply(entry["action"])
    command = ("daily", GAME, "--plain", "--pace", "0", "--server", service, "--name", "Kai")
    first = run(*command, text="\n".join(typed))
    assert first.returncode == 0, first.stderr
    (line,) = [line for line in come("Lea").call("GET", path(today()))["results"] if line["name"] == "Kai"]
    assert f"{line['rank']}.  You" in first.stdout
    assert f"{line['points']} : {line['against']}" in first.stdout
    assert f"{line['rank']}.  You" in run(*command).stdout


def other_bot_move(document: dict[str, Any]) -> None:
    state, own = deal_setting(GAME, today()).first_state(), own_seat(bytes.fromhex(document["seed"]))
    for entry in document["log"]:
        others = [action for action in state.legal_actions() if action != entry["action"]]
        if state.seat != own and others:
            entry["action"] = others[0]
            return
        state.apply(entry["action"])


def other_seed(document: dict[str, Any]) -> None:
    document["seed"] = "0" * 64


def weaker_bot(document: dict[str, Any]) -> None:
    document["seats"] = [seat | {"bot": seat["bot"] and "novice"} for seat in document["seats"]]


def other_options(document: dict[str, Any]) -> None:
    document["options"] = {"first_game": True}


def begun_before(document: dict[str, Any]) -> None:
    document["log"][0]["at"] -= 1


def asked_undo(document: dict[str, Any]) -> None:
    seat = own_seat(bytes.fromhex(document["seed"]))
    line = {"kind": "ask", "seat": seat, "at": document["log"][3]["at"], "spent": 0}
    document["log"].insert(4, line | {"question": {"topic": "undo", "to": 2}})


FORGERIES = [other_bot_move, other_seed, weaker_bot, other_options, begun_before, asked_undo]


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forged_submission_is_refused(come: Come, forge: Callable[[dict[str, Any]], None]) -> None:
    you, document = come("Kim"), play_deal(today())
    forge(document)
    assert you.refusal_code("POST", path(today()), document) == "deal"
    assert you.call("GET", "/api/me/history")["matches"] == []


@pytest.mark.parametrize(("days", "code"), [(1, "deal"), (-8, "deal")])
def test_only_present_days_are_accepted(come: Come, days: int, code: str) -> None:
    day = day_at(now() + days * DAY)
    assert come("Lou").refusal_code("POST", path(day), play_deal(day)) == code


@pytest.mark.parametrize("day", ["2026-1-1", "tomorrow", "2026-02-30", "20261118"])
def test_an_impossible_day_is_not_found(come: Come, day: str) -> None:
    assert come("Max").refusal_code("GET", path(day)) == "day"
