"""`make test` runs every stage after those it needs, shows complete outputs, and reports which stage failed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import packages, stages
from tests.stages import STAGES, Stage, Suite, with_needs


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "LOGS", tmp_path)


def program(name: str, code: str, *needs: str, cores: int = 1) -> Stage:
    return Stage(name, (sys.executable, "-c", code), needs, cores)


def test_every_stage_needs_stages_before_it() -> None:
    for number, stage in enumerate(STAGES):
        assert {*stage.needs} <= {before.name for before in STAGES[:number]}


def test_one_stage_comes_with_all_stages_it_needs() -> None:
    assert [stage.name for stage in with_needs(["coverage"])] == [
        *("setup", "dev", "uncompiled", "uncompiled-shelfie", "coverage")
    ]


def test_an_unknown_stage_is_refused_with_a_list_of_stages() -> None:
    with pytest.raises(SystemExit, match=r"no stage 'everything'\. There are: packages, setup"):
        with_needs(["everything"])


def test_outputs_are_shown_complete_and_one_after_the_other(capfd: pytest.CaptureFixture[str]) -> None:
    lines = "import time\nfor n in range(5): print(n, flush=True); time.sleep(0.02)"
    suite = Suite([program("one", lines), program("two", lines)])
    suite.run()
    shown = capfd.readouterr().out.split("---- ")[1:]
    assert sorted(each.partition(":")[0] for each in shown) == ["one", "two"]
    assert all(each.rstrip().endswith("0\n1\n2\n3\n4") for each in shown)


def test_stages_that_need_a_failed_stage_do_not_run_and_the_others_do() -> None:
    bad = program("bad", "raise SystemExit(3)")
    suite = Suite([bad, program("after", "", "bad"), program("other", "print('== 5 passed, 1 skipped in 1.00s ==')")])
    suite.run()
    rows = {line.split()[0]: line for line in suite.table().splitlines()}
    assert rows["bad"].endswith("FAILED, exit code 3")
    assert rows["after"].endswith("not run: it needs bad")
    assert rows["other"].endswith("5 passed, 1 skipped")


LATE = """
from pathlib import Path

def test_good():
    assert not TRIES.exists()

def test_late():
    with TRIES.open("a") as tries:
        tries.write("x")
    assert len(TRIES.read_text()) > FAILURES
"""


@pytest.mark.parametrize(("failures", "codes"), [(1, [0, 0]), (2, [1, 1])])
def test_failed_tests_get_a_second_run_alone(tmp_path: Path, failures: int, codes: list[int]) -> None:
    tests = tmp_path / "test_sometimes.py"
    tests.write_text(f"FAILURES = {failures}\n{LATE}\nTRIES = Path(__file__).with_name('tries')")
    command = (sys.executable, "-m", "pytest", "-c", "/dev/null", "-o", f"cache_dir={tmp_path}/cache", str(tests))
    suite = Suite([Stage("tests", command, again=True), program("bad", "raise SystemExit(1)")])
    suite.run()
    suite.run_failed_again()
    runs = {run.stage.name: run for run in suite.over}
    assert [runs["tests"].code, runs["tests-again"].code] == codes
    assert [name.partition("::")[2] for name in runs["tests"].unsteady] == ["test_late"] * (2 - failures)
    assert "bad-again" not in runs


def test_stages_start_in_order_until_all_cores_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stages, "CORES", 2)
    suite = Suite([program("first", "", cores=2), program("large", "", cores=2), program("small", "")])
    suite.start_stages()
    assert [run.stage.name for run in suite.running] == ["first", "large"]
    suite.run()
    assert {run.stage.name for run in suite.over} == {"first", "large", "small"}


def test_missing_packages_are_reported_and_fail_if_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = packages.Package("chess", lambda: None, "playing chess")
    monkeypatch.setattr(packages, "PACKAGES", (absent,))
    monkeypatch.setattr(sys, "argv", ["packages.py"])
    for ci, code in (("", 0), ("1", 1)):
        monkeypatch.setenv("CI", ci)
        assert packages.main() == code
        assert "NOT TESTED: playing chess. chess is not installed" in capsys.readouterr().out
