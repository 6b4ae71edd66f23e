"""`ludoteca daily`: a deal is left, continued and compared; tests/server/people/test_daily.py submits one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli.commands import daily
from ludoteca.daily import deal
from ludoteca.daily.deal import day_at, deal_setting, own_seat
from ludoteca.match.log import UNDO
from ludoteca.search.players import player
from ludoteca.server.times import DAY, now
from ludoteca.terminal.daily_table import deal_of
from ludoteca.terminal.saved_matches import find_match, matches_folder
from tests.commands import Ran, refusal, run

pytestmark = pytest.mark.compiled
GAME = "shelfie"


@pytest.fixture(autouse=True)
def fast_master(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that hardly thinks, and an empty folder for the results that are kept."""
    monkeypatch.setattr(deal, "MASTER", "master@20")
    monkeypatch.setattr(deal.play_as_master, "__defaults__", ("master@20",))
    monkeypatch.setattr("ludoteca.cli.deal.master_file", lambda found: data_folder / f"{found.name}.json")


def today() -> str:
    return day_at(now())


def typed_match(day: str, choice: int = 0) -> list[str]:
    """What somebody types who takes the same one of the legal actions each time, against the bot."""
    setting = deal_setting(GAME, day)
    state, own, bot, lines = setting.first_state(), own_seat(setting.seed), player(deal.LEVEL, setting.rulebook()), []
    while not state.over:
        legal = state.legal_actions()
        action = legal[choice % len(legal)] if state.seat == own else deal.choose(bot, state, setting.seed)
        if state.seat == own:
            lines.append(state.action_text(action))
        state.apply(action)
    return lines


def play(*options: str, text: str = "") -> Ran:
    played = run("daily", GAME, "--plain", "--pace", "0", *options, text=text)
    assert played.returncode == 0, played.stderr
    return played


def test_a_deal_is_left_continued_and_compared_with_the_master() -> None:
    lines = typed_match(today())
    left = play(text="hint\n" + "\n".join(lines[:2])).stdout
    assert "played without help" in left
    assert left.strip().endswith(f"To continue: ludoteca daily {GAME} --date {today()}")
    ended = play(text="\n".join(lines[2:])).stdout
    document = find_match(f"daily-{GAME}-{today()}").document
    own = own_seat(deal_setting(GAME, today()).seed)
    points, against = document["result"]["scores"][own], document["result"]["scores"][1 - own]
    assert f"1.  You      {points} : {against}   " in ended
    assert "Master" in ended
    assert "Maestro" in run("daily", GAME, "--lang", "it").stdout


def test_practice_waits_for_the_match_that_counts_and_has_undo() -> None:
    assert "Play it first" in refusal("daily", GAME, "--practice")
    lines = typed_match(today())
    assert "ludoteca daily shelfie" in play(text="\n".join(lines)).stdout
    play("--practice", text=f"{lines[0]}\nundo\n")
    practiced = find_match(f"practice-{GAME}-{today()}")
    assert [entry["kind"] for entry in practiced.document["log"]][-1] == "ask"


def test_undo_stays_within_the_turn_where_the_match_counts() -> None:
    lines = typed_match(today())
    assert "played without help" in play(text=f"{lines[0]}\nundo\n").stdout
    assert UNDO not in [entry["kind"] for entry in find_match(f"daily-{GAME}-{today()}").document["log"]]


def test_an_earlier_day_is_for_practice_unless_it_was_begun_on_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    yesterday = day_at(now() - DAY)
    assert "for practice" in play("--date", yesterday, text="quit\n").stdout
    assert deal_of(find_match(f"practice-{GAME}-{yesterday}")) is not None
    play(text="quit\n")
    tomorrow = day_at(now() + DAY)
    monkeypatch.setattr(daily, "present_day", lambda: tomorrow)
    assert "Your first match counts" in play("--date", today(), text="quit\n").stdout


def test_days_that_do_not_exist_or_have_not_come_are_refused() -> None:
    assert "is not open yet" in refusal("daily", GAME, "--date", day_at(now() + 2 * DAY))
    assert "Write a day like" in refusal("daily", GAME, "--date", "18.11.2026")
    assert "is not the address of a server" in refusal("daily", GAME, "--server", "somewhere")


def test_a_damaged_file_of_the_deal_is_named_and_no_second_match_begins() -> None:
    play(text="quit\n")
    file = matches_folder() / f"daily-{GAME}-{today()}.json"
    file.write_text("{")
    assert f"{file} should contain this deal" in refusal("daily", GAME, "--plain")
    assert [each.name for each in matches_folder().iterdir()] == [file.name]
