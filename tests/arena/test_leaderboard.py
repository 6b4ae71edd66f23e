"""A contest in a folder, and its leaderboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.arena.leaderboard import (
    Contest,
    markdown,
    new_contest,
    play_contest,
    read_contest,
    standings,
    with_names,
    write_board,
)
from ludoteca.arena.schedule import BadArena
from ludoteca.core.errors import LudotecaError
from ludoteca.core.types import Document

BOT = """\
class Bot:
    def choose(self, state, dice):
        return state.legal_actions()[{index}]
"""
ENTRIES = 'Thumb = "greedy"\nLuck = "random"\nFirst = "first.py:Bot"\n'


def write(folder: Path, entries: str = ENTRIES, head: str = "matches = 4") -> Contest:
    (folder / "first.py").write_text(BOT.format(index=0))
    (folder / "contest.toml").write_text(f'game = "subtraction"\n{head}\n[entries]\n{entries}')
    return read_contest(Path("contest.toml"))


@pytest.fixture(autouse=True)
def in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Contests are played in their folder."""
    monkeypatch.chdir(tmp_path)


def play(contest: Contest) -> tuple[list[Document], list[int]]:
    """Play a contest; return its records, and the number of matches of each report: those on disk first."""
    reported: list[int] = []
    records = play_contest(contest, Path("results"), 1, lambda each: reported.append(len(each)))
    return records, reported


def test_all_entries_meet_on_the_same_deals_from_every_seat(tmp_path: Path) -> None:
    contest = write(tmp_path)
    records, _ = play(contest)
    seen = {(frozenset(each["seats"]), each["seed"], tuple(each["seats"])) for each in with_names(contest, records)}
    pairs = [{"Thumb", "Luck"}, {"Thumb", "First"}, {"Luck", "First"}]
    for pair in pairs:
        assert len({seed for group, seed, _ in seen if group == pair}) == 2
        assert len([1 for group, _, _ in seen if group == pair]) == 4
    assert len({seed for _, seed, _ in seen}) == 2, "the deals are the same for all pairs"


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    records, reported = play(write(tmp_path))
    assert (reported[0], sum(reported)) == (0, 12)
    assert play(write(tmp_path)) == (records, [12])
    assert play(write(tmp_path, ENTRIES + 'Novice = "novice"\n'))[1][0] == 12, "a new entry"
    assert play(write(tmp_path, head="matches = 6"))[1][0] == 12, "more matches"
    contest = write(tmp_path)
    (tmp_path / "first.py").write_text(BOT.format(index=-1))
    assert play(contest)[1][0] == 4, "a changed file: only the pair of the others stays"


def test_the_leaderboard_names_the_entries_and_the_best_is_first(tmp_path: Path) -> None:
    contest = write(tmp_path, head='matches = 20\ntitle = "A cup"')
    board = standings(contest, play(contest)[0])
    path = write_board(board, tmp_path)
    shares = [each["firsts"]["share"] for each in board["contestants"]]
    assert shares == sorted(shares, reverse=True)
    for each in board["contestants"]:
        assert each["firsts"]["low"] <= each["firsts"]["share"] <= each["firsts"]["high"]
    assert json.loads((tmp_path / "leaderboard.json").read_text()) == board
    text = path.read_text()
    assert text == markdown(board)
    assert text.startswith("# A cup\n\nsubtraction, 2 seats; 60 matches in 10 rounds, seed 1, at most 10 s")
    assert f"| 1. {board['contestants'][0]['player']} | 40 |" in text
    assert {"name": "First", "player": "first.py:Bot"} in board["entries"]


def test_an_entry_that_fails_loses_its_matches_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BOT.format(index="10 ** 6"))
    contest = write(tmp_path, 'Thumb = "greedy"\nBroken = "broken.py:Bot"\n')
    board = standings(contest, play(contest)[0])
    assert [each["player"] for each in board["contestants"]] == ["Thumb", "Broken"]
    assert board["contestants"][1]["forfeits"] == 4
    assert "IndexError" in markdown(board)


def test_a_new_contest_can_be_read_and_is_never_overwritten(tmp_path: Path) -> None:
    path = new_contest(tmp_path / "cup", "shelfie")
    contest = read_contest(path)
    assert (contest.settings.game, contest.settings.seats, contest.matches) == ("shelfie", 2, 100)
    assert set(contest.names.values()) == {"Random", "Greedy", "Novice"}
    with pytest.raises(BadArena, match="already exists"):
        new_contest(tmp_path / "cup", "shelfie")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "cannot be read"),
        ('gmae = "lanterns"', r"no setting 'gmae'. Settings: title, game, seats"),
        ('game = "lanterns"\nmatches = "many"', "'many' does not fit the setting matches"),
        ('game = "lanterns"\nseats = true', "True does not fit the setting seats"),
        ('[entries]\na = "random"\nb = "greedy"', "does not name a game"),
        ('game = "lanterns"\n[entries]\na = "random"', "at least two entries"),
        ('game = "lanterns"\n[entries]\na = "random"\nb = 5', "at least two entries"),
        ('game = "lanterns"\n[entries]\na = "random"\nb = "random"', "the same player random"),
        ('game = "lanterns"\nseats = 9\n[entries]\na = "random"\nb = "greedy"', "2 to 4 seats, not 9"),
        ('game = "chess"\n[entries]\na = "random"\nb = "greedy"', "chess"),
    ],
)
def test_a_contest_with_a_mistake_is_refused_in_one_line(text: str, reason: str) -> None:
    Path("contest.toml").write_text(text)
    with pytest.raises(LudotecaError, match=reason) as refused:
        read_contest(Path("contest.toml"))
    assert "\n" not in str(refused.value)


def test_too_many_line_ups_are_refused(tmp_path: Path) -> None:
    entries = "".join(f'e{number} = "flat@{number + 1}"\n' for number in range(40))
    with pytest.raises(BadArena, match="780 line-ups are too many"):
        write(tmp_path, entries).lineups()
