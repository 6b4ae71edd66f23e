"""Undo: free within one's own turn if nothing was revealed; otherwise by agreement, but never in rated matches."""

from __future__ import annotations

import pytest

from ludoteca.match import free_undo
from ludoteca.match.clocks import Clock
from ludoteca.match.free_undo import reveals_nothing, reveals_nothing_to
from ludoteca.match.log import AGREE, REFUSE, TO_UNDO, UNDO
from ludoteca.match.match import Match
from tests import sizes
from tests.match.playing import act, ask, asking_refused, everything, mover, open_turn, put, refusal, table
from tests.tables import Table, chooser, some_tables

SETS = ("d four", "d pairs", "d seven")


@pytest.mark.parametrize("kinds", [("x ",), SETS], ids=["exchange", "dedication"])
def test_open_actions_can_be_taken_back_freely_before_a_tile_is_placed(kinds: tuple[str, ...]) -> None:
    match = table("lanterns", "ab")
    seat = open_turn(match, kinds)
    before = Match(match.setting, match.log[:-1])
    put(match, UNDO, seat, to=match.state.ply - 1)
    assert match.state == before.state
    assert match.to_move == seat


def test_a_turn_of_several_actions_can_be_taken_back_as_a_whole_or_in_part() -> None:
    match = long_turn()
    seat, ply = mover(match), match.state.ply
    for to in (ply - 1, ply - 2):
        shorter = Match(match.setting, match.log)
        put(shorter, UNDO, seat, to=to)
        assert (shorter.state.ply, shorter.to_move) == (to, seat)
        assert shorter.state.actions == match.state.actions[:to]
    assert refusal(match, UNDO, seat, to=ply - 3) == "ask"


def long_turn() -> Match:
    """A match of Lanterns in which the seat to move has made an exchange and a dedication."""
    for seed in range(100):
        match = table("lanterns", "ab", seed=seed)
        seat = open_turn(match, ("x ",))
        texts = [match.state.action_text(action) for action in match.state.legal_actions()]
        wanted = [text for text in texts if text.startswith("d ")]
        if wanted:
            put(match, "act", seat, action=match.read_action(wanted[0], seat))
            if match.to_move == seat:
                return match
    raise AssertionError("No such turn came up.")


def test_after_a_placement_no_undo_is_free() -> None:
    match = table("lanterns", "ab")
    seat = mover(match)
    act(match)
    assert match.to_move != seat
    for asker in (0, 1):
        assert refusal(match, UNDO, asker, to=0) == "ask"


def test_in_my_shelfie_no_undo_is_free_because_every_action_ends_the_turn() -> None:
    match = table("shelfie", "ab")
    act(match, 4)
    for seat in (0, 1):
        for to in range(4):
            assert refusal(match, UNDO, seat, to=to) == "ask"


def test_another_seat_cannot_take_back_the_present_turn() -> None:
    match = table("lanterns", "aa")
    seat = open_turn(match)
    assert refusal(match, UNDO, 1 - seat, to=match.state.ply - 1) == "ask"


def test_the_target_is_an_earlier_number_of_actions() -> None:
    match = table("lanterns", "ab")
    seat = open_turn(match)
    for to in (-1, match.state.ply, match.state.ply + 1, True, 0.0):
        assert refusal(match, UNDO, seat, to=to) == "undo"
        assert asking_refused(match, seat, TO_UNDO, to=to) == "undo"


def test_everything_can_be_taken_back_by_agreement() -> None:
    match = table("shelfie", "abc")
    act(match, 7)
    ask(match, 2, TO_UNDO, to=3)
    assert match.state.ply == 7
    put(match, AGREE, 0)
    assert match.state.ply == 7
    put(match, AGREE, 1)
    assert match.state.actions == [entry.action for entry in match.log[:3]]
    assert match.asked is None
    assert everything(Match(match.setting, match.log)) == everything(match)


def test_one_refusal_is_enough_against_an_undo() -> None:
    match = table("shelfie", "abc")
    act(match, 3)
    state = match.state.copy()
    ask(match, 0, TO_UNDO, to=0)
    put(match, AGREE, 1)
    put(match, REFUSE, 2)
    assert (match.state, match.asked) == (state, None)


def test_a_person_alone_with_bots_needs_nobody_s_agreement() -> None:
    match = table("shelfie", "a**")
    act(match, 5)
    ask(match, 0, TO_UNDO, to=1)
    assert (match.state.ply, match.asked) == (1, None)


def test_in_a_rated_match_only_the_present_turn_can_be_taken_back() -> None:
    match = table("lanterns", "ab", rated=True)
    seat = open_turn(match)
    assert asking_refused(match, seat, TO_UNDO, to=0) == "rated"
    put(match, UNDO, seat, to=match.state.ply - 1)
    alone = table("shelfie", "a*", rated=True)
    act(alone, 2)
    assert asking_refused(alone, 0, TO_UNDO, to=0) == "rated"


def test_the_match_goes_on_differently_after_an_undo_and_still_replays() -> None:
    match = table("shelfie", "a*")
    act(match, 4, seed=1)
    ask(match, 0, TO_UNDO, to=0)
    act(match, 6, seed=2)
    assert len(match.state.actions) == 6
    assert everything(Match(match.setting, match.log)) == everything(match)


def test_clocks_do_not_go_back() -> None:
    match = table("lanterns", "ab", clock=Clock("bank", 600))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=5_000)
    assert match.clocks.time_left(seat) == 595_000
    assert match.decision_start == match.length
    act(match, spent=10_000)
    bank = match.clocks.bank.copy()
    assert bank[seat] == 585_000
    ask(match, 0, TO_UNDO, to=0)
    put(match, AGREE, 1)
    assert match.clocks.bank == bank


def test_the_seat_to_move_loses_its_time_when_people_agree_to_an_undo() -> None:
    match = table("shelfie", "ab", clock=Clock("bank", 600))
    act(match, 3)
    seat = mover(match)
    ask(match, 1 - seat, TO_UNDO, to=0, spent=7_000)
    assert match.clocks.bank == [600_000, 600_000]
    put(match, AGREE, seat, spent=20_000)
    assert match.clocks.bank[seat] == 580_000
    assert match.clocks.bank[1 - seat] == 600_000
    assert match.decision_start == match.length


def test_time_never_becomes_negative_when_people_agree_to_an_undo() -> None:
    match = table("shelfie", "ab", clock=Clock("bank", 600))
    act(match, 3)
    seat = mover(match)
    ask(match, 1 - seat, TO_UNDO, to=0)
    put(match, AGREE, seat, spent=10**9)
    assert match.clocks.bank[seat] == 0


def test_after_an_undo_by_agreement_the_turn_has_its_full_time() -> None:
    match = table("lanterns", "ab", clock=Clock("move", 30))
    seat = open_turn(match)
    put(match, UNDO, seat, to=match.state.ply - 1, spent=12_000)
    ask(match, 0, TO_UNDO, to=match.state.ply - 1)
    put(match, AGREE, 1, spent=3_000)
    assert match.clocks.time_left(mover(match)) == 30_000


# What an action reveals, compared with its events

TELLING = {"lanterns": {"draw", "place"}, "shelfie": {"refill", "end"}}
"""A tile from the stack, a tile from a hand, tiles from the bag, and the personal goals shown at the end."""


@pytest.mark.parametrize("of", [each for each in some_tables() if each.name in TELLING], ids=str)
def test_an_action_reveals_nothing_exactly_if_no_tile_came_from_hand_stack_or_bag(of: Table) -> None:
    seen = set()
    for seed in range(sizes.games(3)):
        state, choose = of.new(seed), chooser(seed)
        while not state.over:
            before, action = state.copy(), choose(state)
            events = state.apply_with_events(action)
            is_quiet = reveals_nothing(before, action)
            assert is_quiet == TELLING[of.name].isdisjoint(event["kind"] for event in events), before.action_text(
                action
            )
            seen.add(is_quiet)
    assert seen == {True, False}


def test_what_a_placement_reveals_to_the_seat_itself_and_to_the_others() -> None:
    """The seat learns which tile it draws; the others learn which tile it had, even if there is none to draw."""
    match = table("lanterns", "ab")
    seen = set()
    while not match.over:
        before = match.state.copy()
        act(match, seed=match.length)
        action = match.state.actions[-1]
        if before.action_text(action).startswith("p "):
            has_drawn = before.view()["draw_stack"] > 0
            assert reveals_nothing_to(before, action, before.seat) != has_drawn
            assert not reveals_nothing_to(before, action, None)
            seen.add(has_drawn)
    assert seen == {True, False}


@pytest.mark.parametrize("informed", [0, None])
def test_an_undo_is_not_free_if_anybody_learned_something(
    informed: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = next(match.state for match in map(table, ["shelfie"] * 20, ["ab"] * 20, range(20)) if mover(match) == 0)
    action = state.legal_actions()[0]
    assert reveals_nothing(state, action)
    monkeypatch.setattr(free_undo, "reveals_nothing_to", lambda before, action, viewer: viewer != informed)
    assert not reveals_nothing(state, action)


def test_one_revealing_action_makes_the_whole_turn_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_turn()
    seat, ply = mover(match), match.state.ply
    spoilt = match.state.actions[ply - 2]
    monkeypatch.setattr(free_undo, "reveals_nothing", lambda before, action: action != spoilt)
    assert match.is_free_undo(seat, ply - 1)
    assert not match.is_free_undo(seat, ply - 2)


def test_checking_what_an_action_reveals_does_not_change_the_state() -> None:
    state = table("lanterns", "ab").state
    before = state.to_bytes(), state.actions
    reveals_nothing(state, state.legal_actions()[0])
    assert (state.to_bytes(), state.actions) == before
