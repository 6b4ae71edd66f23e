"""Hints: legal, with realistic chances, the same for the same seed, and only from what the seat knows."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import Hint, LudotecaError, State, evaluate, hint
from ludoteca.core.luck import quick_luck
from ludoteca.search import hints
from ludoteca.search.context import Style
from ludoteca.search.network import Net, new_net
from ludoteca.search.styles import INFORMED, LEARNED
from ludoteca.search.tree import sharpen
from tests.sizes import SOAK
from tests.tables import BUILT_IN, chooser, table_sizes, tables_of

GAMES = ludoteca.game_names()
LOOKS = 40
TRIES = hints.TRIES if SOAK else 10
"""How often the best action is tried: rough answers must keep the same promises."""


@pytest.fixture(autouse=True)
def rough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use fewer tries than for people."""
    monkeypatch.setattr(hints, "TRIES", TRIES)


def position(name: str, players: int = 2, plies: int = 7, seed: int = 4) -> State:
    """A position from the middle of a match."""
    state = ludoteca.game(name).new(players, seed)
    choose = chooser(seed)
    for _ in range(plies):
        state.play(choose(state))
    return state


def end_position(name: str, players: int = 2) -> State:
    """A position in which the match is over."""
    state = ludoteca.game(name).new(players, 1)
    choose = chooser(1)
    while not state.over:
        state.play(choose(state))
    return state


# Hints


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_hints_are_legal_actions_with_chances_points_and_reasons(name: str, players: int) -> None:
    state = position(name, players)
    before = state.to_bytes()
    found = hint(state, iterations=LOOKS, seed=1)
    assert state.to_bytes() == before
    assert 1 <= len(found) <= 3
    assert len({each.action for each in found}) == len(found)
    for each in found:
        assert each.action in state.legal_actions()
        assert state.parse_action(each.text) == each.action
        assert 0 <= each.win <= 1
        assert 0 <= each.points <= 200
        assert each.reasons == state.reasons(each.action)
        assert json.loads(json.dumps(asdict(each))) == asdict(each)
    shares = [each.share for each in found]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 1 + 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_hints(name: str) -> None:
    state = position(name)
    assert hint(state, iterations=LOOKS, seed=5) == hint(state, iterations=LOOKS, seed=5)
    assert evaluate(state, iterations=LOOKS, seed=5) == evaluate(state, iterations=LOOKS, seed=5)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_states_that_the_seat_cannot_distinguish_get_the_same_hints(name: str, seed: int) -> None:
    state = position(name, players=table_sizes(name)[-1])
    twin = state.resample(state.seat, seed)
    assert hint(state, iterations=LOOKS, seed=5) == hint(twin, iterations=LOOKS, seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_time_and_number_of_hints_can_be_chosen(name: str) -> None:
    state = position(name)
    assert len(hint(state, seconds=0.01, count=1)) == 1
    assert len(hint(state, seat=state.seat, seconds=0.01, count=100)) <= len(state.legal_actions())


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("style", ["informed", "learned"])
def test_hints_are_sound_with_and_without_a_learned_evaluation(
    name: str, style: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose_style(game: ludoteca.Game, players: int) -> tuple[Style, Net | None]:
        return (LEARNED, new_net(game, 1)) if style == "learned" else (INFORMED, None)

    monkeypatch.setattr(hints, "best_style", choose_style)
    state = position(name, players=3)
    for each in hint(state, iterations=LOOKS, seed=1):
        assert each.action in state.legal_actions()
        assert 0 <= each.win <= 1
    assert hint(state, iterations=LOOKS, seed=1) == hint(state.resample(state.seat, 3), iterations=LOOKS, seed=1)
    assert sum(evaluate(state, iterations=LOOKS, seed=1)) == pytest.approx(1)


def test_a_single_legal_action_is_evaluated_too() -> None:
    state = ludoteca.game("subtraction").from_position({"game": "subtraction", "players": 2, "seat": 0, "heap": 1})
    for advice in (hint(state, seconds=0.01), hint(state, iterations=1)):
        assert advice == [Hint(action=0, text="take 1", win=1.0, points=1.0, share=1.0, reasons=[])]


def test_the_winning_action_is_found() -> None:
    state = ludoteca.game("subtraction").from_position(
        {"game": "subtraction", "players": 2, "seat": 0, "heap": 7, "ply": 2}
    )
    best = hint(state, iterations=300, seed=1)[0]
    assert best.text == "take 3"
    assert best.win > 0.9
    assert evaluate(state, iterations=300, seed=1)[0] == pytest.approx(best.win, abs=0.2)


@pytest.mark.parametrize("name", GAMES)
def test_when_the_match_is_over_there_is_no_hint(name: str) -> None:
    with pytest.raises(LudotecaError, match="over"):
        hint(end_position(name))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", ["other", 99, -1, "0", None.__class__], ids=repr)
def test_a_hint_is_for_the_seat_to_move_only(name: str, seat: Any) -> None:
    state = position(name)
    assert state.seat is not None
    with pytest.raises(LudotecaError, match=f"the seat to move, which is {state.seat}, not"):
        hint(state, seat=1 - state.seat if seat == "other" else seat)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": float("inf")},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"seconds": True},
        {"iterations": 0},
        {"iterations": 1.5},
        {"iterations": "many"},
    ],
    ids=repr,
)
def test_an_invalid_budget_is_refused(wrong: dict[str, Any]) -> None:
    state = position("subtraction", plies=1)
    for ask in (hint, evaluate):
        with pytest.raises(LudotecaError, match="to think are a"):
            ask(state, **wrong)


@pytest.mark.parametrize("count", [0, -1, 1.0, "all", True], ids=repr)
def test_an_invalid_number_of_hints_is_refused(count: Any) -> None:
    with pytest.raises(LudotecaError, match="one hint or more"):
        hint(position("subtraction", plies=1), count=count)


# Chances


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_the_chances_of_all_seats_add_up_to_one(name: str, players: int) -> None:
    state = position(name, players)
    before = state.to_bytes()
    for seat in (None, *range(players)):
        chances = evaluate(state, iterations=LOOKS, seed=1, seat=seat)
        assert len(chances) == players
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", BUILT_IN)
def test_at_the_start_nobody_is_far_ahead(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "TRIES", 100)
    states = [ludoteca.game(name).new(2, seed=seed) for seed in range(6)]
    chances = [evaluate(state, iterations=240, seed=1)[state.seat or 0] for state in states]
    assert 0.4 < sum(chances) / len(chances) < 0.6
    told = [hint(state, iterations=240, seed=1)[0].win for state in states]
    assert 0.4 < sum(told) / len(told) < 0.6


@pytest.mark.parametrize("name", GAMES)
def test_chances_do_not_depend_on_what_the_viewer_cannot_know(name: str) -> None:
    state = position(name, players=table_sizes(name)[-1])
    for seat in (None, *range(state.players)):
        twin = state.resample(seat, 7)
        assert evaluate(state, iterations=LOOKS, seed=1, seat=seat) == evaluate(
            twin, iterations=LOOKS, seed=1, seat=seat
        )


@pytest.mark.parametrize(("name", "players"), tables_of(GAMES))
def test_when_the_match_is_over_the_winners_share_the_victory(name: str, players: int) -> None:
    state = end_position(name, players)
    winners = state.outcome().winners
    chances = evaluate(state)
    assert [chance > 0 for chance in chances] == [seat in winners for seat in range(players)]
    assert sum(chances) == pytest.approx(1)


def test_several_winners_share_the_victory() -> None:
    state = ludoteca.game("subtraction").new(4, 1, misere=True)
    while not state.over:
        state.play(0)
    assert sorted(evaluate(state)) == pytest.approx([0, 1 / 3, 1 / 3, 1 / 3])


def test_if_the_seat_to_move_is_sure_to_win_the_others_have_no_chance() -> None:
    state = ludoteca.game("subtraction").from_position({"game": "subtraction", "players": 3, "seat": 0, "heap": 1})
    assert evaluate(state, iterations=1) == [1, 0, 0]
    assert evaluate(state, seconds=0.01) == [1, 0, 0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [-1, 99, True, 0.0, "0"], ids=repr)
def test_chances_are_refused_for_seats_that_do_not_exist(name: str, seat: Any) -> None:
    for state in (position(name), end_position(name)):
        with pytest.raises(LudotecaError, match=r"seats 0 to"):
            evaluate(state, iterations=1, seat=seat)


# Corrections of chances


@pytest.mark.parametrize(("goes_on", "expected"), [(1.0, 0.6), (0.5, 0.65), (0.0, 0.7)])
def test_half_of_what_the_search_gains_is_taken_back_while_others_still_move(
    goes_on: float, expected: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position("shelfie")
    thinker = hints.new_thinker(state)
    hints.consider(thinker, state, hints.make_budget(1, LOOKS), quick_luck("test", 1))
    first_look = int(thinker.tree.action[thinker.tree.first[0]])
    best = next(action for action in state.legal_actions() if action != first_look)

    def try_out(_: object, __: object, action: int, luck: object) -> hints.Trial:
        win = 0.7 if action == best else 0.5
        return hints.Trial(np.array([win, 1 - win]), np.array([40.0, 30.0]), goes_on)

    monkeypatch.setattr(hints, "try_out", try_out)
    wins, _ = hints.expect(thinker, state, best, quick_luck("test", 1))
    assert wins == pytest.approx([expected, 1 - expected])
    assert hints.expect(thinker, state, first_look, quick_luck("test", 1))[0] == pytest.approx([0.5, 0.5])


def test_sharpened_chances_are_more_certain_and_add_up_to_one() -> None:
    wins = np.array([0.5, 0.3, 0.2], np.float32)
    sharpen(wins, 1.0)
    assert wins == pytest.approx([0.5, 0.3, 0.2])
    sharpen(wins, 2.0)
    assert wins == pytest.approx([0.25 / 0.38, 0.09 / 0.38, 0.04 / 0.38])
