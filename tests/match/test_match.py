"""A match follows from its log, and one function decides what may come next."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.errors import BadOption
from ludoteca.match.clocks import Clock
from ludoteca.match.log import (
    ACT,
    AGREE,
    EXPIRE,
    LEAVE,
    REFUSE,
    RESIGN,
    RETURN,
    TO_END,
    TO_SUBSTITUTE,
    TO_UNDO,
    UNDO,
    Refused,
)
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Holder, Setting, check_setting, new_seed, rematch, seed_commitment
from tests.match.playing import act, ask, everything, mover, open_turn, play_out, put, refusal, setting, table
from tests.tables import BUILT_IN

GAMES = ludoteca.game_names()


def eventful() -> Match:
    """A match of three people and a bot with every kind of entry."""
    match = table("lanterns", "abc*", clock=Clock("bank", 600, 5))
    act(match, 5, spent=1000)
    ask(match, 0, TO_UNDO, to=2)
    put(match, AGREE, 1)
    put(match, AGREE, 2)
    ask(match, 1, TO_UNDO, to=0)
    put(match, REFUSE, 0)
    put(match, UNDO, open_turn(match), to=match.state.ply - 1, spent=500, mark="x.1")
    put(match, LEAVE, 0)
    put(match, RETURN, 0)
    put(match, LEAVE, 0)
    ask(match, 1, TO_SUBSTITUTE, seat=0, level="master")
    put(match, AGREE, 2)
    put(match, RESIGN, 2)
    while mover(match) != 1:
        act(match)
    put(match, EXPIRE, 1, spent=700_000)
    return match


def test_the_log_rebuilds_the_match_at_every_entry() -> None:
    played = eventful()
    again = Match(played.setting)
    for number, entry in enumerate(played.log):
        assert everything(Match(played.setting, played.log[:number])) == everything(again)
        again.check(entry)
        again.add(entry)
    assert everything(again) == everything(played)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in GAMES for seats in ("ab", "aab", "a**b") if len(seats) in ludoteca.game(game).players],
)
def test_a_whole_match_is_played_and_rebuilt(game: str, seats: str) -> None:
    match = table(game, seats)
    play_out(match)
    assert match.result is not None
    assert match.result.reason == "played"
    assert match.result.scores == match.state.outcome().scores
    winners = [seat for seat, rank in enumerate(match.result.ranks or []) if rank == 1]
    assert winners == match.state.outcome().winners
    assert everything(Match(match.setting, match.log)) == everything(match)


def test_adding_an_action_returns_its_events_including_hidden_ones() -> None:
    match = table("lanterns", "ab")
    act(match)
    caused = [match.at(number).add(entry) for number, entry in enumerate(match.log)]
    told = [event for each in caused if each is not None for event in each.everything()]
    assert told == events_of_actions(match)
    assert any(event["kind"] == "draw" and "tile" in event for event in told)


def events_of_actions(match: Match) -> list[dict[str, object]]:
    """The events of a match's actions, from the game."""
    state = match.setting.first_state()
    return [event for action in match.state.actions for event in state.apply_with_events(action)]


def test_the_match_can_be_seen_after_any_entry() -> None:
    match = table("shelfie", "ab")
    act(match, 6)
    assert match.at(0).state == match.setting.first_state()
    assert match.at(4).state.actions == match.state.actions[:4]
    assert everything(match.at(6)) == everything(match)
    match.at(3).add(match.log[3])
    assert match.length == 6
    for wrong in (-1, 7, True, 1.5):
        with pytest.raises(Refused, match="6 entries"):
            match.at(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", BUILT_IN)
def test_only_the_seat_to_move_may_act_and_only_by_the_rules(game: str) -> None:
    match = table(game, "ab")
    seat, legal = mover(match), match.state.legal_actions()
    assert refusal(match, ACT, 1 - seat, action=legal[0]) == "turn"
    illegal = next(action for action in range(match.state.game.action_count) if action not in legal)
    assert refusal(match, ACT, seat, action=illegal) == "illegal"
    assert refusal(match, ACT, seat, action=match.state.game.action_count) == "unreadable"
    assert refusal(match, ACT, seat, action=-1) == "unreadable"
    assert refusal(match, ACT, seat, action=legal[0], spent=-1) == "time"


def test_a_refused_action_names_the_rule() -> None:
    match = table("lanterns", "ab")
    with pytest.raises(Refused) as refused:
        put(match, ACT, mover(match), action=match.read_action("x red blue", mover(match)))
    assert (refused.value.code, refused.value.rule) == ("illegal", "LA-3.1")


def test_typed_actions_are_read_or_refused() -> None:
    match = table("lanterns", "ab")
    legal = match.state.legal_actions()[0]
    assert match.read_action(match.state.action_text(legal), mover(match)) == legal
    with pytest.raises(Refused) as unreadable:
        match.read_action("put it there", mover(match))
    assert unreadable.value.code == "unreadable"
    with pytest.raises(Refused) as illegal:
        match.read_action("p 99 r0 @ 0,1", mover(match))
    assert (illegal.value.code, illegal.value.rule) == ("illegal", "LA-3.5")


def test_typed_actions_are_read_only_for_the_seat_to_move() -> None:
    """The refusal of a placement would reveal whether a tile is in a hand."""
    match = table("lanterns", "ab")
    for tile in range(36):
        with pytest.raises(Refused) as refused:
            match.read_action(f"p {tile} r0 @ 0,1", 1 - mover(match))
        assert refused.value.code == "turn"


@pytest.mark.parametrize("kind", [ACT, UNDO, AGREE, REFUSE, RESIGN, LEAVE, RETURN, EXPIRE])
def test_seats_that_do_not_exist_are_refused(kind: str) -> None:
    match = table("shelfie", "ab")
    for seat in (-1, 2, 99, True):
        assert refusal(match, kind, seat) == "seat"


def test_an_entry_of_an_unknown_kind_is_refused() -> None:
    assert refusal(table(), "dance", 0) == "kind"


@pytest.mark.parametrize("kind", [ACT, UNDO, AGREE, REFUSE, RESIGN, LEAVE, RETURN, EXPIRE, "dance"])
def test_nothing_is_allowed_after_the_end(kind: str) -> None:
    match = table("subtraction", "ab")
    play_out(match)
    assert match.to_move is None
    assert refusal(match, kind, 0) == "over"


def test_bots_may_only_act() -> None:
    """A bot plays actions, but no other entries."""
    match = table("shelfie", "a*")
    while mover(match) != 1:
        act(match)
    act(match)
    for kind in (UNDO, AGREE, RESIGN, LEAVE):
        assert refusal(match, kind, 1) == "seat"


def test_request_ids_lead_to_their_entries() -> None:
    match = table("shelfie", "ab")
    seat, legal = mover(match), match.state.legal_actions()
    put(match, ACT, seat, action=legal[0], mark="m1")
    put(match, RESIGN, 0, mark="m2")
    assert match.marks == {"m1": 0, "m2": 1}


def test_people_are_those_who_are_still_playing() -> None:
    match = table("lanterns", "aab*")
    assert match.people() == {"a", "b"}
    put(match, RESIGN, 0)
    assert match.people() == {"a", "b"}
    put(match, LEAVE, 1)
    assert match.people() == {"b"}


def test_a_rematch_has_another_seed_and_everybody_one_seat_further() -> None:
    first = setting("shelfie", "ab*", seed=1, clock=Clock("move", 30), rated=True, rulebook="english")
    again = rematch(first, b"another")
    assert again == Setting(
        "shelfie",
        b"another",
        (Holder(bot="novice"), Holder(person="a"), Holder(person="b")),
        {"rulebook": "english"},
        Clock("move", 30),
        True,
        RULES_VERSION,
    )
    back = rematch(rematch(again, b"third"), first.seed)
    assert back == first


def test_a_rematch_is_for_the_original_people_not_for_substitutes() -> None:
    match = table("shelfie", "abc")
    put(match, RESIGN, 0)
    assert {holder.person for holder in rematch(match.setting, new_seed()).holders} == {"a", "b", "c"}


def test_seeds_are_long_and_different_and_the_commitment_is_their_sha256() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (Setting("shelfie", b"", (Holder(person="a"),)), "2 to 4 players"),
        (Setting("shelfie", b"", (Holder(person="a"), Holder())), "Seat 1"),
        (Setting("shelfie", b"", (Holder(person="a", bot="novice"), Holder(person="b"))), "Seat 0"),
        (Setting("shelfie", b"", (Holder(bot="novice"), Holder(bot="novice"))), "At least one seat"),
        (Setting("shelfie", b"", (Holder(person="a"),) * 2, {"colour": 1}), "no option 'colour'"),
        (Setting("shelfie", b"", (Holder(person="a"),) * 2, clock=Clock("sand", 1)), "clock"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(wrong: Setting, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        check_setting(wrong)


def test_ending_by_agreement_gives_no_result() -> None:
    match = table("shelfie", "ab")
    act(match, 3)
    ask(match, 0, TO_END)
    put(match, AGREE, 1)
    assert match.result is not None
    assert (match.result.reason, match.result.scores, match.result.ranks) == ("ended", None, None)
