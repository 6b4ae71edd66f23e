"""Saved matches: written after every action, and found again."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path

import pytest

import ludoteca
from ludoteca.match.document import verify
from ludoteca.match.match import Match
from ludoteca.terminal.local_table import LocalTable
from ludoteca.terminal.player_names import saved_names, seat_names
from ludoteca.terminal.saved_matches import (
    FromPosition,
    NoSuchMatch,
    Unsaved,
    find_match,
    list_matches,
    matches_folder,
    new_path,
    write_document,
)
from tests.match.test_fairness import write_document as document_of_a_server
from tests.tables import BUILT_IN
from tests.terminal.tables import PERSON, local

pytestmark = pytest.mark.usefixtures("data_folder")


def play_on(table: LocalTable, actions: int) -> None:
    """Play a number of actions, or until the match ends."""

    async def moves() -> None:
        for _ in range(actions):
            if table.result is None:
                await (table.act(table.actions()[0]) if table.to_move in table.mine else table.wait_for_change())

    asyncio.run(moves())


@pytest.mark.parametrize("name", BUILT_IN)
def test_after_every_action_the_file_is_the_match(name: str) -> None:
    table = local(name, "random", path=new_path(name))
    for count in range(1, 6):
        play_on(table, 1)
        kept = find_match(None)
        assert len(kept.document["log"]) == count
        assert kept.match().state == table.match.state
        assert not kept.is_over


def test_a_finished_match_is_a_document_that_can_be_proved() -> None:
    table = local("shelfie", "random", path=new_path("shelfie"))
    play_on(table, 1000)
    (kept,) = list_matches()
    assert kept.is_over
    assert verify(kept.document).result == table.match.result
    with pytest.raises(NoSuchMatch, match="There is no match to continue"):
        find_match(None)


def test_an_undone_action_stays_undone() -> None:
    table = local("shelfie", "random", path=new_path("shelfie"))
    play_on(table, 3)
    asyncio.run(table.undo())
    assert find_match(None).match().state == table.match.state


def test_a_match_from_a_position_is_saved_and_read_with_it() -> None:
    state = ludoteca.game("lanterns").new(players=2, seed=5)
    state.play(state.legal_actions()[-1])
    holders = (PERSON, PERSON)
    setting = FromPosition("lanterns", b"1", holders, state.options, position=dict(state.position()))
    table = LocalTable(Match(setting), ["A", "B"], new_path("lanterns"))
    play_on(table, 2)
    asyncio.run(table.undo())
    assert find_match(None).match().state == table.match.state
    play_on(table, 1000)
    assert list_matches()[0].is_over


def test_an_interrupted_write_leaves_the_file_before(monkeypatch: pytest.MonkeyPatch) -> None:
    path = new_path("shelfie")
    write_document(path, {"whole": 1})

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(json, "dump", break_off)
    with pytest.raises(KeyboardInterrupt):
        write_document(path, {"whole": 2})
    assert json.loads(path.read_text("utf-8")) == {"whole": 1}


def test_the_latest_match_comes_first_and_other_files_are_skipped() -> None:
    for name in BUILT_IN:
        play_on(local(name, "random", path=new_path(name)), 1)
    (matches_folder() / "notes.json").write_text("[1, 2]")
    (matches_folder() / "broken.json").write_text("{")
    assert [kept.document["game"] for kept in list_matches()] == ["shelfie", "lanterns"]


@pytest.mark.parametrize("text", ["{}", "[]", "{", '{"format": "ludoteca match 1", "log": [], "seats": [1]}'])
def test_a_file_without_a_match_is_refused(text: str, data_folder: Path) -> None:
    path = data_folder / "file.json"
    path.write_text(text)
    with pytest.raises(NoSuchMatch, match="is not a match"):
        find_match(str(path))


def test_a_match_downloaded_from_a_server_can_be_opened(data_folder: Path) -> None:
    """Its players contributed to its seed, so it is a document of another version."""
    path = data_folder / "downloaded.json"
    path.write_text(json.dumps(document_of_a_server()))
    assert find_match(str(path)).match().over
    assert find_match(str(path)).names == ["Ada", "Bea"]


def test_control_characters_in_names_are_not_printed() -> None:
    table = local("shelfie", "random", path=new_path("shelfie"))
    table.names[0] = "\x1b[2JEve"
    play_on(table, 1)
    assert find_match(None).names[0] == "?[2JEve"


def test_people_and_programs_are_called_in_the_reader_s_language() -> None:
    table = local("shelfie", "adept", path=new_path("shelfie"))
    table.names = ["Ty", "Adept"]
    table.save()
    assert saved_names(find_match(None), "en") == ["You", "Adept"]
    assert saved_names(find_match(None), "it")[0] == "Tu"
    table.names = ["Ada", "Adept"]
    table.save()
    assert saved_names(find_match(None), "fr")[0] == "Ada", "a chosen name stays"


def test_several_people_are_counted_in_the_reader_s_language() -> None:
    table = local("shelfie", people=2, path=new_path("shelfie"))
    table.names = seat_names([None, None], "pl")
    table.save()
    assert saved_names(find_match(None), "en") == ["Player 1", "Player 2"]


def test_without_a_writable_data_folder_a_match_is_saved_here_and_the_file_is_named(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data_folder / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(data_folder / "file"))
    monkeypatch.chdir(data_folder)
    table = local("shelfie", "random", path=new_path("shelfie"))
    play_on(table, 1)
    assert table.path is not None
    assert table.path.parent == data_folder
    assert table.continue_text("en") == f"The match is saved in {table.path}. To continue: ludoteca resume {table.path}"


def test_where_nothing_is_writable_the_folders_are_named(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    with pytest.raises(Unsaved, match="XDG_DATA_HOME") as refused:
        new_path("shelfie")
    assert f"neither {matches_folder()} nor {Path.cwd()} is writable" in str(refused.value)
