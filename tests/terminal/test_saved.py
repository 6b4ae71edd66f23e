"""Matches that are saved: after every action, whole, and to be found again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.match.document import verify
from ludoteca.match.match import Match
from ludoteca.terminal import saved
from ludoteca.terminal.local import LocalTable
from ludoteca.terminal.names import names_of, seat_names
from tests.terminal.tables import PERSON, local

pytestmark = pytest.mark.usefixtures("house")


def play_on(table: LocalTable, actions: int) -> None:
    """Play so many more actions of anybody, if the match lasts."""

    async def moves() -> None:
        for _ in range(actions):
            if table.result is None:
                await (table.act(table.actions()[0]) if table.to_move in table.mine else table.forward())

    asyncio.run(moves())


@pytest.mark.parametrize("name", ["lanterns", "shelfie"])
def test_after_every_action_the_file_is_the_match(name: str) -> None:
    table = local(name, "random", path=saved.new_path(name))
    for count in range(1, 6):
        play_on(table, 1)
        kept = saved.find(None)
        assert len(kept.document["log"]) == count
        assert kept.match().state == table.match.state
        assert not kept.is_over


def test_a_finished_match_is_a_document_that_can_be_proved() -> None:
    table = local("shelfie", "random", path=saved.new_path("shelfie"))
    play_on(table, 1000)
    (kept,) = saved.listed()
    assert kept.is_over
    assert verify(kept.document).result == table.match.result
    with pytest.raises(saved.NoSuchMatch, match="There is no match to continue"):
        saved.find(None)


def test_what_was_taken_back_stays_taken_back() -> None:
    table = local("shelfie", "random", path=saved.new_path("shelfie"))
    play_on(table, 3)
    asyncio.run(table.undo())
    assert saved.find(None).match().state == table.match.state


def test_a_match_from_a_position_is_saved_and_read_with_it() -> None:
    state = ludoteca.game("lanterns").new(players=2, seed=5)
    state.play(state.legal_actions()[-1])
    holders = (PERSON, PERSON)
    setting = saved.FromPosition("lanterns", b"1", holders, state.options, position=state.position())
    table = LocalTable(Match(setting), ["A", "B"], saved.new_path("lanterns"))
    play_on(table, 2)
    asyncio.run(table.undo())
    assert saved.find(None).match().state == table.match.state
    play_on(table, 1000)
    assert saved.listed()[0].is_over


def test_an_interrupted_write_leaves_the_file_before(monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved.new_path("shelfie")
    saved.write(path, {"whole": 1})

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(json, "dump", break_off)
    with pytest.raises(KeyboardInterrupt):
        saved.write(path, {"whole": 2})
    assert json.loads(path.read_text("utf-8")) == {"whole": 1}


def test_the_match_played_last_comes_first_and_other_files_are_passed_over() -> None:
    for name in ("lanterns", "shelfie"):
        play_on(local(name, "random", path=saved.new_path(name)), 1)
    (saved.folder() / "notes.json").write_text("[1, 2]")
    (saved.folder() / "broken.json").write_text("{")
    assert [kept.document["game"] for kept in saved.listed()] == ["shelfie", "lanterns"]


@pytest.mark.parametrize("text", ["{}", "[]", "{", '{"format": "ludoteca match 1", "log": [], "seats": [1]}'])
def test_a_file_that_is_no_match_is_refused_in_a_sentence(text: str, house: Path) -> None:
    path = house / "file.json"
    path.write_text(text)
    with pytest.raises(saved.NoSuchMatch, match="is not a match"):
        saved.find(str(path))


def test_names_in_a_file_do_nothing_to_the_terminal() -> None:
    table = local("shelfie", "random", path=saved.new_path("shelfie"))
    table.names[0] = "\x1b[2JEve"
    play_on(table, 1)
    assert saved.find(None).names[0] == "?[2JEve"


def test_people_and_programs_are_called_in_the_reader_s_language() -> None:
    table = local("shelfie", "adept", path=saved.new_path("shelfie"))
    table.names = ["Ty", "Adept"]
    table.save()
    assert names_of(saved.find(None), "en") == ["You", "Adept"]
    assert names_of(saved.find(None), "it")[0] == "Tu"
    table.names = ["Ada", "Adept"]
    table.save()
    assert names_of(saved.find(None), "fr")[0] == "Ada", "a name of one's own is kept"


def test_several_people_are_counted_in_the_reader_s_language() -> None:
    table = local("shelfie", people=2, path=saved.new_path("shelfie"))
    table.names = seat_names([None, None], "pl")
    table.save()
    assert names_of(saved.find(None), "en") == ["Player 1", "Player 2"]
