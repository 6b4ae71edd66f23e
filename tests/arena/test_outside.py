"""External players: classes, programs, OpenSpiel's bots; one that misbehaves loses that match and nothing else."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.outside import fingerprint, player
from ludoteca.arena.play import CLOCK, play_match
from ludoteca.arena.runner import check_settings, lost_records, run
from ludoteca.arena.schedule import BadArena, Settings, schedule
from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document
from tests.arena.test_play import timeless
from tests.processes import interruptible

GUESTS = Path(__file__).parent / "guests.py"
SHELL = Path(__file__).parents[2] / "examples/bot.sh"
READ = "import sys\nfor line in sys.stdin:\n"


def guest(name: str) -> str:
    return f"{GUESTS}:{name}"


def script(folder: Path, body: str) -> str:
    """A short program that runs `body` for each line it reads."""
    path = folder / "bot.py"
    path.write_text(READ + "".join(f"    {each}\n" for each in body.split("\n")))
    return f"program:{sys.executable} {path}"


def match(*players: str, game: str = "lanterns", limit: float = 5.0) -> Document:
    """One match, the first player on seat 0."""
    settings = replace(check_settings(Settings(game, players, 2)), limit=limit)
    return play_match(settings, schedule(settings, 1)[0])


@pytest.mark.parametrize("name", ["First", "Speaker", "Budgeted@7"])
def test_a_class_from_a_file_plays_a_whole_match(name: str) -> None:
    record = match(guest(name), "random")
    assert record["error"] == ""
    assert max(record["scores"]) > 0
    assert record["decisions"][0] > 5
    assert timeless(record) == timeless(match(guest(name), "random"))


def test_a_class_can_come_from_a_module() -> None:
    assert match("tests.arena.guests:First", "random")["error"] == ""


def test_an_external_player_cannot_see_what_its_seat_does_not_know() -> None:
    """The tile that it sees in the opponent's hand is random, not the true one."""
    seen = {}
    for seed in range(8):
        settings = check_settings(Settings("lanterns", (guest("Curious"), "random"), 2, seed=seed))
        fixture = schedule(settings, 1)[0]
        record = play_match(settings, fixture)
        game = ludoteca.game("lanterns").new(2, record["seed"].encode())
        while game.seat != 0:
            game.play(record["actions"][game.ply])
        hand = game.view(1)["hand"] or []
        seen[seed] = (record["error"], str(hand[0]["tile"]))
    assert any(f"hand is {true} " not in error for error, true in seen.values())


def test_a_program_in_another_language_plays_whole_matches_of_every_game() -> None:
    for game in ludoteca.game_names():
        record = match(f"program:sh {SHELL}", "random", game=game)
        assert (record["error"], record["culprit"]) == ("", None)
        assert timeless(record) == timeless(match(f"program:sh {SHELL}", "random", game=game))


def test_a_program_gets_the_table_then_its_view_and_the_legal_actions(tmp_path: Path) -> None:
    told = tmp_path / "told"
    body = f"open({str(told)!r}, 'a').write(line)\nif line.startswith('legal'): last = line.split()[1]\n"
    spec = script(tmp_path, body + "if line == 'decide\\n': print(last, flush=True)")
    record = match(spec, "random")
    lines = told.read_text().splitlines()
    assert record["error"] == ""
    table = ["hello ludoteca 1", "game lanterns", "players 2", "seat 0"]
    assert lines[:6] == [*table, "option dealing active", "option seating opposite"]
    assert lines[6].startswith("seed ")
    assert lines[7].startswith('view {"game":"lanterns","players":2')
    assert lines[8].startswith("legal ")
    assert lines[-1] == f"over {record['scores'][0]} {record['scores'][1]}"


MISDEEDS = {
    "Sleeper": "no answer within 0.2 s",
    "Broken": "ZeroDivisionError: integer division or modulo by zero (guests.py:",
    "Quitter": "it wanted to end the whole arena (SystemExit: good night)",
    "Cheat": "played against the rules at ply",
}


@pytest.mark.parametrize("name", MISDEEDS)
def test_a_class_that_misbehaves_loses_the_match_with_a_clear_line(name: str) -> None:
    record = match(guest(name), "random", limit=0.2)
    assert record["winners"] == [1]
    assert record["culprit"] == 0
    assert MISDEEDS[name] in record["error"]
    assert "\n" not in record["error"]


PROGRAMS = {
    "import time; time.sleep(60)": "no answer within 0.5 s",
    "raise SystemExit('I give up')": "the program ended (exit code 1): I give up",
    "print('castle kingside', flush=True)": "played against the rules at ply",
    "print('', flush=True)": "played against the rules at ply",
    "import os, time; os.close(1); time.sleep(60)": "the program ended (it closed its output)",
}


@pytest.mark.parametrize("body", PROGRAMS)
def test_a_program_that_misbehaves_loses_the_match_with_a_clear_line(body: str, tmp_path: Path) -> None:
    record = match(script(tmp_path, body), "random", limit=0.5)
    assert record["culprit"] == 0
    assert PROGRAMS[body] in record["error"]
    assert "\n" not in record["error"]


LEAVES_A_CHILD = """\
sleep 600 &
echo $! > {pids}
{then}
"""


def is_alive(pid: int) -> bool:
    """Whether a process exists and has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(path: Path) -> None:
    """Wait for the end of the process whose number is in a file."""
    while not path.exists() or not path.read_text().strip():
        time.sleep(0.01)
    while is_alive(int(path.read_text())):
        time.sleep(0.01)


@pytest.mark.parametrize("then", [f"exec sh {SHELL}", "exit 1", "exec sleep 600", "trap '' TERM; cat > /dev/null"])
def test_what_a_program_leaves_behind_ends_with_it(then: str, tmp_path: Path) -> None:
    """Its child has the program's input and output open, and would keep them open for ten minutes."""
    (tmp_path / "bot.sh").write_text(LEAVES_A_CHILD.format(pids=tmp_path / "pid", then=then))
    record = match(f"program:sh {tmp_path / 'bot.sh'}", "random", limit=1.0)
    assert record["culprit"] == (None if SHELL.name in then else 0)
    wait_until_gone(tmp_path / "pid")


def test_a_process_that_left_the_group_delays_nothing(tmp_path: Path) -> None:
    (tmp_path / "bot.sh").write_text(f"setsid sleep 600 &\necho $! > {tmp_path / 'pid'}\nexec sh {SHELL}\n")
    assert match(f"program:sh {tmp_path / 'bot.sh'}", "random")["error"] == ""
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_programs_end_when_the_arena_is_stopped(number: signal.Signals, tmp_path: Path) -> None:
    (tmp_path / "bot.sh").write_text(LEAVES_A_CHILD.format(pids=tmp_path / "pid", then="exec sleep 600"))
    words = ["arena", "subtraction", "--players", "random", "--player", f"program:sh {tmp_path / 'bot.sh'}"]
    command = [sys.executable, "-m", "ludoteca", *words, "--limit", "600", "-j", "1", "--out", str(tmp_path / "out")]
    with interruptible(command) as arena:
        while not (tmp_path / "pid").exists():
            time.sleep(0.01)
        arena.send_signal(number)
        arena.communicate()
    wait_until_gone(tmp_path / "pid")


def test_the_shell_script_does_what_its_comment_says() -> None:
    """It dedicates whenever it can, and takes as many tiles as it can."""
    for game, best in (("lanterns", "d "), ("shelfie", "take ")):
        record = match(f"program:sh {SHELL}", "random", game=game)
        state = ludoteca.game(game).new(2, record["seed"].encode())
        for action in record["actions"]:
            texts = [state.action_text(each) for each in state.legal_actions() if state.seat == 0]
            good = [text for text in texts if text.startswith(best)]
            if good:
                longest = max(map(len, good)) if game == "shelfie" else 0
                chosen = state.action_text(action)
                assert chosen.startswith(best)
                assert len(chosen) >= longest
            state.play(action)


def test_the_other_matches_go_on(tmp_path: Path) -> None:
    settings = check_settings(Settings("subtraction", (guest("Broken"), "greedy", "random"), 2))
    records = run(settings, 4, tmp_path, 1, len)
    lost = [record for record in records if record["culprit"] is not None]
    assert len(records) == 12
    assert {record["seats"][record["culprit"]] for record in lost} == {guest("Broken")}
    assert len(lost) == 8


def test_a_class_that_ends_its_process_loses_the_match() -> None:
    settings = Settings("subtraction", (guest("First"), "random"), 2)
    for record in lost_records(settings, tuple(schedule(settings, 1))):
        assert record["seats"][record["culprit"]] == guest("First")
        assert record["winners"] == [record["seats"].index("random")]
        assert record["error"] == f"{guest('First')} ended its process, 3 times."


def test_if_either_of_two_classes_may_have_ended_the_process_the_match_does_not_count() -> None:
    settings = Settings("subtraction", (guest("First"), guest("Speaker")), 2)
    for record in lost_records(settings, tuple(schedule(settings, 1))):
        assert (record["culprit"], record["ranks"]) == (None, [])


def test_results_of_a_changed_file_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(GUESTS.read_text())
    before = fingerprint((f"{path}:First",))
    path.write_text(GUESTS.read_text() + "\n")
    assert before != fingerprint((f"{path}:First",)) != ""
    assert fingerprint((f"program:sh {SHELL}",)) != ""
    assert fingerprint(("random", "openspiel-mcts@5")) == ""


@pytest.mark.parametrize("name", ["openspiel-mcts@2", "openspiel-ismcts@2"])
def test_bots_of_openspiel_play_in_the_arena(name: str) -> None:
    assert match(name, "random", game="shelfie")["error"] == ""


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("nobody.py:MyBot", r"There is no file nobody\.py"),
        (f"{GUESTS}:Nobody", r"no class 'Nobody' with a method choose"),
        (f"{GUESTS}:Mute", r"no class 'Mute' with a method choose"),
        (f"{GUESTS}:First@5", r"First takes no budget"),
        ("no.such.module:Bot", r"no\.such\.module cannot be loaded"),
        ("program:", r"There is no program ''"),
        ("program:no-such-program --fast", r"There is no program 'no-such-program'"),
        ("nobody", r"There is no player 'nobody'"),
    ],
)
def test_an_unknown_player_is_refused_in_one_line(spec: str, reason: str) -> None:
    with pytest.raises(LudotecaError, match=reason):
        player(spec, ludoteca.game("lanterns"), CLOCK)


def test_a_file_that_fails_is_refused_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(BadArena, match="No module named 'nothing_of_that_name'"):
        player(f"{tmp_path / 'bot.py'}:Bot", ludoteca.game("lanterns"), CLOCK)


def test_a_file_without_a_class_is_refused_with_its_classes(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text("class Fast: ...\n\n\nclass Slow: ...\n\n\nraise SystemExit\n")
    with pytest.raises(BadArena, match="Name its class") as refused:
        player(str(file), ludoteca.game("subtraction"), CLOCK)
    assert f"{file}:Fast, {file}:Slow" in str(refused.value)
    with pytest.raises(BadArena, match="There is no file"):
        player(str(tmp_path / "none.py@5"), ludoteca.game("subtraction"), CLOCK)
    file.write_text("class")
    with pytest.raises(BadArena, match="SyntaxError"):
        player(str(file), ludoteca.game("subtraction"), CLOCK)
