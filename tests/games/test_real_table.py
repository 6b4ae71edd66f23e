"""Help for people who play with the real box: score sheets, the steps of the set-up, and questions."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import State
from ludoteca.core.luck import quick_luck
from ludoteca.core.messages import render
from ludoteca.core.rulebook import rulebook_document
from ludoteca.core.types import Document
from ludoteca.games.lanterns.real_turn import MAY_EXCHANGE, MAY_FOUR, MAY_PAIRS, MAY_SEVEN
from ludoteca.games.lanterns.state import PLACE
from ludoteca.games.shelfie.facts import LETTERS
from tests.games.lanterns.tables import final_table
from tests.games.lanterns.tables import table as lake_table
from tests.games.quick import quick_action
from tests.games.refusals import refusal_of
from tests.games.shelfie.boards import EMPTY, shelf
from tests.games.shelfie.boards import table as room_table
from tools import real_table

GAMES = ("lanterns", "shelfie")
LANGUAGES = ("en", "it", "fr", "pl")
SEATS = range(2, 5)


def shelfie_numbers(seats: list[Document], over: bool = True, first: int = 0, end: int | None = None) -> list[int]:
    """The numbers of a sheet with the common goals 1 and 2."""
    numbers = [int(over), first, 1, 2, -1 if end is None else end]
    for seat in seats:
        numbers += [*seat["tokens"], seat["personal"], *map(LETTERS.find, "".join(seat["rows"]))]
    return numbers


def shelfie_seat(rows: list[str], personal: int = 1, tokens: tuple[int, int] = (0, 0)) -> Document:
    return {"rows": rows, "personal": personal, "tokens": tokens}


# Score sheets


@pytest.mark.rule("SH-8.2")
def test_the_sheet_counts_the_worked_example_of_my_shelfie() -> None:
    rows = shelf("PPP.. BPPC. FBFB. TGTG. TTCCC TTTCC")
    seats = [shelfie_seat(rows, 1, (4, 8)), shelfie_seat(EMPTY, 2)]
    view = ludoteca.game("shelfie").end_view(2, shelfie_numbers(seats))
    assert view["outcome"]["breakdown"][0] == {
        "tokens": 12,
        "end_token": 0,
        "groups": 18,
        "personal": 6,
        "total": 36,
    }
    assert view["outcome"]["winners"] == [0]


@pytest.mark.rule("SH-5.5")
def test_the_sheet_breaks_ties_of_my_shelfie_by_turn_order() -> None:
    seats = [shelfie_seat(EMPTY, card, (8, 0)) for card in (1, 2, 3)]
    for first, winner in ((0, 2), (1, 0), (2, 1)):
        outcome = ludoteca.game("shelfie").end_view(3, shelfie_numbers(seats, first=first))["outcome"]
        assert (outcome["winners"], outcome["reason"]) == ([winner], "turn order")


def test_an_unfinished_sheet_of_my_shelfie_counts_what_is_open() -> None:
    seats = [shelfie_seat(shelf("CCC.."), 0, (8, 4)), shelfie_seat(EMPTY, 5)]
    view = ludoteca.game("shelfie").end_view(2, shelfie_numbers(seats, over=False, end=0))
    assert view["seats"][0]["points"] == {"tokens": 12, "end_token": 1, "groups": 2}
    assert view["outcome"] is None


@pytest.mark.rule("LA-5.2")
@pytest.mark.parametrize(
    ("numbers", "winners", "reason"),
    [
        ([20, 0, 0, 19, 9, 9], [0], "honor"),
        ([20, 1, 9, 20, 2, 0], [1], "favor"),
        ([20, 2, 3, 20, 2, 1], [0], "cards"),
        ([20, 2, 3, 20, 2, 3], [0, 1], "shared"),
    ],
)
def test_the_sheet_of_lanterns_breaks_ties(numbers: list[int], winners: list[int], reason: str) -> None:
    outcome = ludoteca.game("lanterns").end_view(2, numbers)["outcome"]
    assert (outcome["scores"], outcome["winners"]) == ([20, numbers[3]], winners)
    assert outcome["reason"] == reason


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_of_a_played_match_counts_what_the_match_did(game: str, players: int) -> None:
    for seed in range(3):
        state, luck = ludoteca.game(game).new(players, seed=seed), quick_luck("test", seed)
        while not state.over:
            state.play(quick_action(state, luck))
        outcome = ludoteca.game(game).end_view(players, numbers_of(state))["outcome"]
        assert [outcome["scores"], outcome["winners"]] == [
            state.view()["outcome"][name] for name in ("scores", "winners")
        ]


def numbers_of(state: State) -> list[int]:
    """What people would enter after a match."""
    view: Any = state.view()
    if view["game"] == "lanterns":
        return [
            number for seat in view["seats"] for number in (seat["honor"], seat["favor"], sum(seat["cards"].values()))
        ]
    seats = [
        {"rows": seat["shelf"], "personal": seat["personal_goal"]["card"], "tokens": seat["tokens"]}
        for seat in view["seats"]
    ]
    return shelfie_numbers(seats, first=view["first"], end=view["end_token"])


# Questions about what is on the table


def take_question(board: str, column: int = -1, heights: tuple[int, ...] = (0, 0, 0, 0, 0)) -> str:
    """The rule that forbids a take, or "yes"; `o` is a tile and `X` one to take, from the fourth cell of row 4 on."""
    rows = [["."] * 9 for _ in range(9)]
    for down, line in enumerate(board.split("/")):
        rows[3 + down][3 : 3 + len(line)] = line
    cells = [".oX".index(cell) for row in rows for cell in row]
    refused = ludoteca.game("shelfie").may_i(2, [column, *heights, *cells])
    return refused.rule if refused else "yes"


@pytest.mark.rule("SH-3.2")
@pytest.mark.rule("SH-3.3")
def test_the_rules_answer_which_tiles_may_be_taken() -> None:
    assert take_question("XX") == "yes"
    assert take_question("X/X/X") == "yes"
    assert take_question("oo") == "SH-3.1"
    assert take_question("XXXX") == "SH-3.1"
    assert take_question("X./.X") == "SH-3.2"
    assert take_question("XoX") == "SH-3.2"
    assert take_question("XX/X.") == "SH-3.2"
    assert take_question(".o./oXX/.o.") == "SH-3.3"


@pytest.mark.rule("SH-3.4")
@pytest.mark.rule("SH-3.5")
def test_the_rules_answer_whether_the_shelf_has_room() -> None:
    assert take_question("XXX", heights=(6, 6, 3, 6, 6)) == "yes"
    assert take_question("XXX", heights=(4, 4, 4, 4, 4)) == "SH-3.4"
    assert take_question("XX", column=0, heights=(5, 0, 0, 0, 0)) == "SH-3.5"
    assert take_question("XX", column=1, heights=(5, 0, 0, 0, 0)) == "yes"


NO_CARDS = (0,) * 7
ALL_CARDS = (4,) * 7


def turn_question(question: int, cards: tuple[int, ...], step: int = 0, favor: int = 0, **more: Any) -> str:
    """The reason that forbids an exchange of the first color for the second or a dedication, or "yes"."""
    numbers = [question, step, favor, 0, 1, *cards, *more.get("supply", ALL_CARDS)]
    refused = ludoteca.game("lanterns").may_i(3, numbers)
    return refused.name if refused else "yes"


@pytest.mark.rule("LA-3.1")
def test_the_rules_answer_whether_a_card_may_be_exchanged() -> None:
    one = (1, 0, 0, 0, 0, 0, 0)
    assert turn_question(MAY_EXCHANGE, one, favor=2) == "yes"
    assert turn_question(MAY_EXCHANGE, one, favor=1) == "no-favor"
    assert turn_question(MAY_EXCHANGE, NO_CARDS, favor=2) == "not-held"
    assert turn_question(MAY_EXCHANGE, one, favor=2, supply=NO_CARDS) == "not-in-supply"
    assert turn_question(MAY_EXCHANGE, one, favor=2, step=1) == "already-exchanged"
    assert turn_question(MAY_EXCHANGE, one, favor=2, step=2) == "exchange-too-late"


@pytest.mark.rule("LA-3.2")
def test_the_rules_answer_whether_a_dedication_may_be_made() -> None:
    assert turn_question(MAY_FOUR, (0, 0, 4, 0, 0, 0, 0)) == "yes"
    assert turn_question(MAY_FOUR, (3, 3, 3, 3, 3, 3, 3)) == "no-set"
    assert turn_question(MAY_PAIRS, (2, 0, 2, 0, 0, 3, 0)) == "yes"
    assert turn_question(MAY_PAIRS, (4, 0, 2, 0, 0, 0, 0)) == "no-set"
    assert turn_question(MAY_SEVEN, (1,) * 7) == "yes"
    assert turn_question(MAY_SEVEN, (9, 1, 1, 1, 1, 1, 0)) == "no-set"
    assert turn_question(MAY_SEVEN, (1,) * 7, step=2) == "already-dedicated"


# The set-up


def test_the_page_has_the_facts_of_the_rules() -> None:
    assert real_table.FILE.read_text("utf-8") == real_table.real_table_facts(), "run python -m tools.real_table"


@pytest.mark.rule("LA-2.3")
@pytest.mark.rule("LA-2.4")
@pytest.mark.parametrize("players", SEATS)
def test_the_set_up_of_lanterns_has_the_numbers_of_a_match(players: int) -> None:
    said = values_of("lanterns", players)
    view: Any = ludoteca.game("lanterns").new(players, seed=1).view()
    cards = sum(view["supply"].values()) + players
    assert (said["stack"], said["hand"]) == (view["draw_stack"], view["seats"][0]["hand"])
    assert said["cards"] * 7 == cards
    assert said["all"] == said["stack"] + said["out"] + said["hand"] * players


@pytest.mark.rule("SH-1.1")
@pytest.mark.rule("SH-2.2")
@pytest.mark.parametrize("players", SEATS)
def test_the_set_up_of_my_shelfie_has_the_numbers_of_a_match(players: int) -> None:
    said = values_of("shelfie", players)
    view: Any = ludoteca.game("shelfie").new(players, seed=1).view()
    assert said["cells"] == sum(cell != "-" for row in view["room"] for cell in row)
    assert [int(worth) for worth in said["tokens"].split()] == view["common_goals"][0]["tokens"]


def values_of(game: str, players: int) -> Document:
    """All values of the steps of a set-up."""
    steps = json.loads(real_table.real_table_facts())[game][str(players)]["setup"]
    return {name: value for step in steps for name, value in step["says"].get("values", {}).items()}


# Texts


def questions_of(game: str) -> list[Document]:
    """The questions about a game."""
    folder: Path = ludoteca.game(game).source_folder
    questions: list[Document] = json.loads((folder / "questions.json").read_text("utf-8"))
    return questions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_question_has_a_rule_and_a_text_in_every_language(game: str, language: str) -> None:
    book = rulebook_document(ludoteca.game(game).rulebook(language))
    numbers = {rule["number"] for section in book["sections"] for rule in section["rules"]}
    steps = [step for facts in json.loads(real_table.real_table_facts())[game].values() for step in facts["setup"]]
    questions = questions_of(game)
    assert {each["rule"] for each in (*steps, *questions)} <= numbers
    says = [step["says"] for step in steps]
    says += [{"id": f"{game}-real-{kind}-{each['question']}"} for each in questions for kind in ("ask", "answer")]
    for message in says:
        assert message["id"] not in render(message, language)


REFUSED: dict[str, dict[str, Callable[[], tuple[State, str | int]]]] = {
    "lanterns": {
        "exchange-late": lambda: (after(lake_table(cards=["RRRRB"], favor=[2]), "d four red"), "x blue red"),
        "two-dedications": lambda: (after(lake_table(cards=["RRRRBBBB"]), "d four red"), "d four blue"),
        "exchange-missing": lambda: (lake_table(cards=["R"], favor=[2], supply={"B": 0}), "x red blue"),
        "place-over": lambda: (lake_table(cards=["RRRRRRBBBBBBB"], hand=[25]), "p 25 r0 @ 1,0"),
        "discard": lambda: (lake_table(cards=["RRRR"]), "discard red"),
        "final-tile": lambda: (final_table(), PLACE),
    },
    "shelfie": {
        "enclosed": lambda: (room_table(". C .\nC B C\n. C .", at="d4"), "take d5 e5 > 1"),
        "too-many": lambda: (
            room_table("CBG", at="c4", shelves=["CCCCC BBBBB GGGGG FFFFF"]),
            "take c4 d4 e4 > 1",
        ),
    },
}


def after(state: State, action: str) -> State:
    """The state after an action."""
    state.play(action)
    return state


@pytest.mark.parametrize(("game", "question"), [(game, name) for game in GAMES for name in REFUSED[game]])
def test_the_rules_refuse_what_the_answer_forbids(game: str, question: str) -> None:
    (asked,) = (each for each in questions_of(game) if each["question"] == question)
    assert asked["answer"] is False
    state, action = REFUSED[game][question]()
    assert refusal_of(state, action)[1] == asked["rule"]
