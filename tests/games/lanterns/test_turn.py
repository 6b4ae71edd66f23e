"""LA-3: what may be done in a turn, and in which order."""

from __future__ import annotations

import pytest

from ludoteca.games.lanterns.facts import CODES, COLOURS
from ludoteca.games.lanterns.state import STEPS
from tests.games.lanterns.tables import favor_of, final_table, hands_of_cards, honor_of, jetty, table
from tests.games.refusals import allowed, legal_texts, refusal_of

THIRTEEN = "KKKKK OOOOO RRR"


def of_kind(texts: set[str], verb: str) -> set[str]:
    """The actions that begin with a verb."""
    return {text for text in texts if text.split()[0] == verb}


# Exchange


@pytest.mark.rule("LA-3.1")
def test_an_exchange_costs_2_favor_and_turns_a_card_into_another_colour_of_the_supply() -> None:
    state = table(cards=["PK"], favor=[3])
    supply = state.view()["supply"]
    state.play("x purple red")
    assert hands_of_cards(state)[0] == "KR"
    assert favor_of(state)[0] == 1
    assert state.view()["supply"] == supply | {"purple": supply["purple"] + 1, "red": supply["red"] - 1}
    assert state.seat == 0


@pytest.mark.rule("LA-3.1")
def test_every_card_held_can_be_exchanged_for_every_other_colour_in_the_supply() -> None:
    state = table(cards=["PK"], favor=[2], supply={"R": 0, "B": 0})
    assert of_kind(legal_texts(state), "x") == {
        *("x purple black", "x purple orange", "x purple green", "x purple white"),
        *("x black orange", "x black green", "x black white", "x black purple"),
    }


@pytest.mark.rule("LA-3.1")
def test_an_exchange_is_optional() -> None:
    state = table(hand=[25], cards=["PK"], favor=[2])
    assert allowed(state, "p 25 r0 @ 1,0")


@pytest.mark.rule("LA-3.1")
@pytest.mark.parametrize(
    ("action", "favor", "reason"),
    [
        ("x purple red", 1, "An exchange costs 2 favor tokens."),
        ("x green red", 2, "You have no card of the color you want to give."),
        ("x purple purple", 2, "You must take a different color."),
        ("x purple blue", 2, "The supply has no card of the color you want."),
    ],
)
def test_an_exchange_is_refused_with_the_reason(action: str, favor: int, reason: str) -> None:
    state = table(cards=["PK"], favor=[favor], supply={"B": 0})
    assert refusal_of(state, action) == (reason, "LA-3.1")
    assert action not in legal_texts(state)


@pytest.mark.rule("LA-3.1")
def test_without_another_colour_in_the_supply_there_is_no_exchange() -> None:
    state = table(cards=["P"], favor=[2], supply=dict.fromkeys("KORBGW", 0))
    assert of_kind(legal_texts(state), "x") == set()
    assert refusal_of(state, "x purple red")[1] == "LA-3.1"


@pytest.mark.rule("LA-3.6")
def test_there_is_one_exchange_in_a_turn() -> None:
    state = table(cards=["PK"], favor=[4])
    state.play("x purple red")
    assert of_kind(legal_texts(state), "x") == set()
    assert refusal_of(state, "x red purple") == ("You have already exchanged a card this turn.", "LA-3.6")


# Dedication


@pytest.mark.rule("LA-3.2")
@pytest.mark.parametrize(
    ("cards", "action", "left", "honor"),
    [
        ("RRRRRK", "d four red", "KR", 8),
        ("KKKKK", "d four black", "K", 8),
        ("PPPP", "d four purple", "", 8),
        ("RRBBGGK", "d pairs red blue green", "K", 9),
        ("KKOORR", "d pairs black orange red", "", 9),
        ("GGWWPPP", "d pairs green white purple", "P", 9),
        ("KORBGWPP", "d seven", "P", 10),
    ],
)
def test_a_dedication_returns_the_set_for_the_top_token_of_its_stack(
    cards: str, action: str, left: str, honor: int
) -> None:
    state = table(cards=[cards])
    supply = state.view()["supply"]
    state.play(action)
    assert hands_of_cards(state)[0] == left
    assert honor_of(state) == [honor, 0, 0, 0]
    kind = action.split()[1]
    assert state.view()["seats"][0]["dedications"] == [{"kind": kind, "value": honor}]
    for code, colour in zip(CODES, COLOURS, strict=True):
        returned = cards.count(code) - left.count(code)
        assert state.view()["supply"][colour] == supply[colour] + returned


@pytest.mark.rule("LA-3.2")
def test_the_next_token_of_a_stack_is_the_next_lower_one() -> None:
    state = table(cards=["RRRR", "KKKK", "GGBBWW"], hand=[25])
    state.play("d four red")
    state.play("p 25 r0 @ 1,0")
    state.play("d four black")
    assert honor_of(state) == [8, 7, 0, 0]
    state.play(state.legal_actions()[-1])
    state.play("d pairs blue green white")
    assert [seat["dedications"] for seat in state.view()["seats"]] == [
        [{"kind": "four", "value": 8}],
        [{"kind": "four", "value": 7}],
        [{"kind": "pairs", "value": 9}],
        [],
    ]
    stacks = state.view()["stacks"]
    assert (stacks["four"][0], stacks["pairs"][0], stacks["seven"][0]) == (7, 8, 10)


@pytest.mark.rule("LA-3.2")
@pytest.mark.parametrize(
    ("cards", "sets"),
    [
        ("RRRBBBGG", {"d pairs red blue green"}),
        ("RRRKKK", set()),
        ("RRRRKKKK", {"d four red", "d four black"}),
        ("RRRRRRRR", {"d four red"}),
        ("KORBGW", set()),
        ("KORBGWP", {"d seven"}),
        (
            "KKOORRBB",
            {
                *("d pairs black orange red", "d pairs black orange blue"),
                *("d pairs black red blue", "d pairs orange red blue"),
            },
        ),
        ("KKKKOORRBGWP", {"d four black", "d pairs black orange red", "d seven"}),
    ],
)
def test_all_sets_held_can_be_dedicated_and_no_others(cards: str, sets: set[str]) -> None:
    assert of_kind(legal_texts(table(cards=[cards])), "d") == sets


@pytest.mark.rule("LA-3.2")
@pytest.mark.parametrize("action", ["d four red", "d pairs red blue green", "d pairs black orange blue", "d seven"])
def test_a_set_that_is_not_held_is_refused(action: str) -> None:
    state = table(cards=["RRRBBBGKOW"])
    assert refusal_of(state, action) == ("You don’t have the cards for that set.", "LA-3.2")


@pytest.mark.rule("LA-3.2")
def test_three_pairs_are_of_three_different_colours() -> None:
    state = table(cards=["RRRRBB"])
    assert refusal_of(state, "d pairs red red blue") == ("Three pairs must be in three different colors.", "LA-3.2")


@pytest.mark.rule("LA-3.2")
def test_a_dedication_is_optional() -> None:
    assert allowed(table(cards=["RRRR"], hand=[25]), "p 25 r0 @ 1,0")


@pytest.mark.rule("LA-3.3")
@pytest.mark.parametrize(
    ("kind", "values", "cards", "action"),
    [
        ("four", [8, 7, 6, 5, 5, 4], "RRRR", "d four red"),
        ("pairs", [9, 8, 7, 6, 5, 5], "RRBBGG", "d pairs red blue green"),
        ("seven", [10, 9, 8, 7, 6, 5], "KORBGWP", "d seven"),
    ],
)
@pytest.mark.parametrize("beyond", [0, 1, 5])
def test_an_exhausted_stack_keeps_paying_4_without_limit(
    kind: str, values: list[int], cards: str, action: str, beyond: int
) -> None:
    made = ", ".join(f"1 {kind} {value}" for value in values + [4] * beyond)
    state = table(jetty(12), players=2, cards=[cards], made=made)
    assert state.view()["stacks"][kind] == []
    state.play(action)
    assert honor_of(state) == [4, sum(values) + 4 * beyond]


# Twelve cards


@pytest.mark.rule("LA-3.4")
def test_nobody_places_a_tile_while_holding_more_than_12_cards() -> None:
    state = table(cards=[THIRTEEN], hand=[25])
    reason = "You have more than 12 cards: make a dedication or discard before you place a tile."
    assert refusal_of(state, "p 25 r0 @ 1,0") == (reason, "LA-3.4")
    assert of_kind(legal_texts(state), "discard") == {"discard black", "discard orange", "discard red"}
    assert of_kind(legal_texts(state), "p") == set()


@pytest.mark.rule("LA-3.4")
def test_being_above_12_neither_forbids_the_exchange_nor_forces_a_dedication() -> None:
    state = table(cards=[THIRTEEN], favor=[2])
    assert allowed(state, "x black red")
    assert allowed(state, "d four black")
    assert allowed(state, "discard red")
    state.play("x black red")
    assert allowed(state, "d four black")
    assert allowed(state, "discard red")


@pytest.mark.rule("LA-3.4")
def test_a_dedication_can_spare_the_discard() -> None:
    state = table(cards=[THIRTEEN], hand=[25])
    state.play("d four black")
    assert allowed(state, "p 25 r0 @ 1,0")
    assert of_kind(legal_texts(state), "discard") == set()


@pytest.mark.rule("LA-3.4")
def test_discards_go_one_by_one_to_the_supply_and_stop_at_exactly_12() -> None:
    state = table(cards=["KKKKK OOOOO RRRRR"], hand=[25])
    red = state.view()["supply"]["red"]
    for held in (15, 14, 13):
        assert len(hands_of_cards(state)[0]) == held
        assert of_kind(legal_texts(state), "p") == set()
        state.play("discard red")
    assert hands_of_cards(state)[0] == "KKKKKOOOOORR"
    assert state.view()["supply"]["red"] == red + 3
    assert of_kind(legal_texts(state), "discard") == set()
    assert state.seat == 0
    state.play("p 25 r0 @ 1,0")


@pytest.mark.rule("LA-3.4")
def test_there_is_no_discarding_at_12_cards_or_fewer() -> None:
    for cards in ("KKKKK OOOOO RR", "K"):
        state = table(cards=[cards])
        reason = "You only discard if you have more than 12 cards, before placing a tile."
        assert refusal_of(state, "discard black") == (reason, "LA-3.4")
        assert of_kind(legal_texts(state), "discard") == set()


@pytest.mark.rule("LA-3.4")
def test_only_cards_held_can_be_discarded() -> None:
    state = table(cards=[THIRTEEN])
    assert refusal_of(state, "discard white") == ("You have no card of that color.", "LA-3.4")


@pytest.mark.rule("LA-3.4")
def test_between_turns_a_player_may_hold_more_than_12() -> None:
    # Tile 25 turned so that seat 1, in the west, faces white.
    state = table(cards=["", "KKKKK OOOOO RR"], hand=[25])
    state.play("p 25 r2 @ 1,0")
    assert hands_of_cards(state)[1] == "KKKKKOOOOORRW"
    assert state.seat == 1


# The order of a turn


@pytest.mark.rule("LA-3.6")
def test_no_exchange_comes_after_a_dedication() -> None:
    state = table(cards=["RRRRK"], favor=[2])
    state.play("d four red")
    reason = "You can only exchange a card before making a dedication or discarding."
    assert refusal_of(state, "x black red") == (reason, "LA-3.6")
    assert of_kind(legal_texts(state), "x") == set()


@pytest.mark.rule("LA-3.6")
def test_no_second_dedication_comes_in_the_same_turn() -> None:
    state = table(cards=["RRRRKKKK"])
    state.play("d four red")
    assert refusal_of(state, "d four black") == ("You have already made a dedication this turn.", "LA-3.6")
    assert of_kind(legal_texts(state), "d") == set()


@pytest.mark.rule("LA-3.6")
def test_a_dedication_may_follow_an_exchange() -> None:
    state = table(cards=["RRRK"], favor=[2])
    state.play("x black red")
    state.play("d four red")
    assert honor_of(state)[0] == 8


@pytest.mark.rule("LA-3.6")
def test_nothing_comes_after_the_placement() -> None:
    state = table(cards=["RRRR"], favor=[2], hand=[25])
    state.play("p 25 r0 @ 1,0")
    assert state.seat == 1
    assert state.view()["step"] == "turn"
    assert refusal_of(state, "d four red") == ("You don’t have the cards for that set.", "LA-3.2")


@pytest.mark.rule("LA-3.6")
def test_the_next_player_begins_a_turn_with_all_its_parts() -> None:
    state = table(cards=["RRRRK", "RRRKKKK"], favor=[2, 2], hand=[25])
    state.play("d four red")
    state.play("p 25 r0 @ 1,0")
    assert allowed(state, "x black red")
    assert allowed(state, "d four black")


@pytest.mark.rule("LA-3.7")
def test_whoever_has_begun_to_discard_has_passed_the_exchange_and_the_dedication() -> None:
    state = table(cards=["KKKKK OOOOO RRRR"], favor=[2])
    state.play("discard black")
    reason = "You can only exchange a card before making a dedication or discarding."
    assert refusal_of(state, "x black red") == (reason, "LA-3.6")
    assert refusal_of(state, "d four black") == ("You can only make a dedication before discarding.", "LA-3.7")
    assert legal_texts(state) == {"discard black", "discard orange", "discard red"}


@pytest.mark.rule("LA-3.7")
def test_the_dedication_stays_passed_when_12_cards_are_left() -> None:
    state = table(cards=[THIRTEEN])
    state.play("discard red")
    assert of_kind(legal_texts(state), "d") == set()
    assert of_kind(legal_texts(state), "p") != set()
    assert refusal_of(state, "d four black")[1] == "LA-3.7"


@pytest.mark.rule("LA-3.7")
def test_discarding_is_over_with_the_turn() -> None:
    state = table(cards=[THIRTEEN, "KKK"], hand=[25], favor=[2, 2])
    state.play("discard red")
    state.play("p 25 r0 @ 1,0")
    assert allowed(state, "x black red")


@pytest.mark.rule("LA-3.5")
def test_a_turn_is_not_passed() -> None:
    state = table(cards=["RRRR"])
    reason = "A turn ends with placing a tile; only a final turn can be passed."
    assert refusal_of(state, "pass") == (reason, "LA-3.5")
    assert "pass" not in legal_texts(state)


@pytest.mark.rule("LA-3.6")
def test_the_step_of_the_turn_is_told() -> None:
    state = table(cards=["KKKKK OOOOO RRRRR BB"], favor=[2])
    steps = [state.view()["step"]]
    for action in ("x black red", "d four red", "discard black"):
        state.play(action)
        steps.append(state.view()["step"])
    assert steps == list(STEPS)


@pytest.mark.rule("LA-3.1")
@pytest.mark.rule("LA-3.2")
def test_exchange_and_dedication_belong_to_final_turns_too() -> None:
    state = final_table(cards=["RRRK"], favor=[2])
    state.play("x black red")
    assert legal_texts(state) == {"d four red", "pass"}
