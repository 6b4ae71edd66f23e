"""LA-5: the final turns, and who wins."""

from __future__ import annotations

import pytest

from ludoteca import LudotecaError, State
from ludoteca.core.luck import quick_luck
from ludoteca.games.lanterns.state import PLACE
from tests.games.lanterns.tables import GAME, final_table, hands_of_cards, honor_of, jetty, table
from tests.games.quick import quick_action
from tests.games.refusals import legal_texts, refusal_of


def pass_all(state: State) -> State:
    """Let everybody pass the final turn."""
    while not state.over:
        state.play("pass")
    return state


@pytest.mark.rule("LA-5.1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 11), (3, 9), (4, 8)])
def test_everybody_places_the_same_number_of_tiles_and_takes_one_final_turn(players: int, tiles: int) -> None:
    state = GAME.new(players=players, seed=11)
    first = state.view()["first"]
    luck = quick_luck("test", 1)
    while not state.over:
        state.play(quick_action(state, luck))
    events = state.events_since(0)
    placed = [event["seat"] for event in events if event["kind"] == "place"]
    assert [placed.count(seat) for seat in range(players)] == [tiles] * players
    (begin,) = (i for i, event in enumerate(events) if event["kind"] == "final_turns")
    final = [event["seat"] for event in events[begin:] if event["kind"] in ("pass", "dedication")]
    assert final == [(first + turn) % players for turn in range(players)]
    assert events[-1]["kind"] == "end"


@pytest.mark.rule("LA-5.1")
def test_the_final_turns_begin_after_the_last_tile_with_the_start_player() -> None:
    state = table(jetty(21), players=2, seat=1, hand=[25])
    assert not state.view()["final"]
    state.play("p 25 r0 @ -1,0")
    assert state.view()["final"]
    assert state.seat == state.view()["first"] == 0
    assert legal_texts(state) == {"pass"}


@pytest.mark.rule("LA-5.1")
def test_a_final_turn_has_only_exchange_and_dedication() -> None:
    state = final_table(cards=["RRRR"], favor=[2])
    exchanges = {f"x red {colour}" for colour in ("black", "orange", "blue", "green", "white", "purple")}
    assert legal_texts(state) == exchanges | {"d four red", "pass"}


@pytest.mark.rule("LA-5.1")
def test_no_tile_is_placed_in_a_final_turn() -> None:
    assert refusal_of(final_table(), PLACE) == ("No tiles are placed in the final turns.", "LA-5.1")


@pytest.mark.rule("LA-5.1")
def test_the_limit_of_12_no_longer_applies_and_all_cards_are_kept() -> None:
    cards = "KKKKK OOOOO RRRRR"
    state = final_table(cards=[cards])
    reason = "You only discard if you have more than 12 cards, before placing a tile."
    assert refusal_of(state, "discard red") == (reason, "LA-3.4")
    state.play("pass")
    assert hands_of_cards(state)[0] == cards.replace(" ", "")


@pytest.mark.rule("LA-5.1")
def test_the_match_is_over_after_the_last_final_turn() -> None:
    state = final_table(finals=1, seat=1)
    assert not state.over
    state.play("pass")
    assert state.over
    assert state.seat is None
    assert state.legal_actions() == []
    for action in ("pass", "d seven", "x red blue", "discard red"):
        assert refusal_of(state, action) == ("The match is over.", "LA-5.1")


@pytest.mark.rule("LA-5.3")
def test_a_final_turn_ends_with_a_dedication() -> None:
    state = final_table(cards=["RRRRKKKK"])
    state.play("d four red")
    assert state.seat == 1
    assert honor_of(state) == [8, 0]


@pytest.mark.rule("LA-5.3")
def test_a_dedication_in_the_last_final_turn_ends_the_match() -> None:
    state = final_table(finals=1, seat=1, cards=["", "RRRR"])
    state.play("d four red")
    assert state.over
    assert state.outcome().scores == [0, 8]


@pytest.mark.rule("LA-5.3")
def test_an_exchange_alone_does_not_end_a_final_turn() -> None:
    state = final_table(cards=["RRRK"], favor=[2])
    state.play("x black red")
    assert state.seat == 0
    state.play("d four red")
    assert state.seat == 1


@pytest.mark.rule("LA-5.3")
def test_a_player_who_can_do_nothing_passes() -> None:
    state = final_table()
    assert legal_texts(state) == {"pass"}
    state.play("pass")
    assert (state.seat, state.view()["step"]) == (1, "turn")


@pytest.mark.rule("LA-5.3")
def test_the_next_final_turn_has_its_own_exchange() -> None:
    state = final_table(cards=["K", "O"], favor=[2, 2])
    state.play("x black red")
    state.play("pass")
    assert "x orange red" in legal_texts(state)


@pytest.mark.rule("LA-5.2")
@pytest.mark.parametrize(
    ("made", "favor", "cards", "winners", "reason"),
    [
        ("0 four 8, 1 pairs 9", [9, 0, 0], ["KKKKK", "", ""], [1], "honor"),
        ("0 four 8, 1 four 7, 1 four 6", [9, 9, 9], ["", "", ""], [1], "honor"),
        ("0 pairs 9, 1 seven 10, 2 pairs 8", [0, 0, 3], ["", "", ""], [1], "honor"),
        ("", [1, 3, 2], ["KKKK", "", "RRR"], [1], "favor"),
        ("", [3, 3, 1], ["KK", "RRR", "WWWWW"], [1], "cards"),
        ("", [3, 3, 3], ["KK", "RR", "WW"], [0, 1, 2], "shared"),
        ("", [3, 3, 1], ["KK", "RR", "WWW"], [0, 1], "shared"),
        ("0 four 8, 1 pairs 9, 2 seven 10, 0 four 7, 1 four 6", [2, 2, 5], ["KK", "RR", "WWW"], [0, 1], "shared"),
    ],
)
def test_most_honor_wins_then_favor_then_cards_then_the_victory_is_shared(
    made: str, favor: list[int], cards: list[str], winners: list[int], reason: str
) -> None:
    outcome = pass_all(final_table(players=3, made=made, favor=favor, cards=cards)).outcome()
    assert (outcome.winners, outcome.reason) == (winners, reason)


@pytest.mark.rule("LA-5.2")
@pytest.mark.parametrize(
    ("made", "favor", "ranks"),
    [
        ("0 four 8, 1 pairs 9, 2 seven 10", [0, 0, 0], [3, 2, 1]),
        ("", [1, 1, 0], [1, 1, 3]),
        ("", [1, 0, 0], [1, 2, 2]),
    ],
)
def test_playouts_rank_the_seats_by_the_same_order(made: str, favor: list[int], ranks: list[int]) -> None:
    state = final_table(players=3, made=made, favor=favor)
    scores, ranked = GAME.playouts(state.record.copy(), seed=1, policy="quick")
    assert scores[0, :3].tolist() == honor_of(state)
    assert ranked[0, :3].tolist() == ranks


@pytest.mark.rule("LA-5.2")
def test_the_outcome_tells_the_sums_behind_it() -> None:
    outcome = pass_all(final_table(made="1 four 8, 1 seven 10, 0 four 7", favor=[2, 1], cards=["KKR", "G"])).outcome()
    assert outcome.scores == [7, 18]
    assert outcome.breakdown == [
        {"honor": 7, "favor": 2, "cards": 3, "dedications": [{"kind": "four", "value": 7}]},
        {
            "honor": 18,
            "favor": 1,
            "cards": 1,
            "dedications": [{"kind": "four", "value": 8}, {"kind": "seven", "value": 10}],
        },
    ]


@pytest.mark.rule("LA-3.2")
@pytest.mark.rule("LA-5.2")
def test_honor_and_dedications_are_counted_by_kind() -> None:
    state = final_table(made="1 four 8, 1 seven 10, 1 four 7, 0 pairs 9")
    assert [GAME.sources(state.record, seat) for seat in range(2)] == [{"pairs": 9}, {"four": 15, "seven": 10}]
    assert [GAME.goals_reached(state.record, seat) for seat in range(2)] == [{"pairs": 1}, {"four": 2, "seven": 1}]


@pytest.mark.rule("LA-5.1")
@pytest.mark.rule("LA-5.2")
def test_cards_above_12_count_for_ties() -> None:
    # Three pairs of one seat against three pairs and a thirteenth card of the other.
    cards = ["KKK OOO RRR BBB", "KK OO RR BBG GGGG"]
    outcome = pass_all(final_table(cards=cards)).outcome()
    assert (outcome.winners, outcome.reason) == ([1], "cards")
    assert outcome.breakdown[1]["cards"] == 13


def test_a_running_match_has_no_outcome() -> None:
    with pytest.raises(LudotecaError, match="not over yet"):
        final_table().outcome()
