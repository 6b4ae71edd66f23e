"""Tampering: whatever is changed in a match's document, verifying it ends in BadMatch and in nothing else."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.match.document import BadMatch, digest, match_document, verify
from ludoteca.match.match import Match
from ludoteca.match.setting import seed_promise
from tests import sizes
from tests.match.playing import play_out, table
from tests.match.test_document import with_resignation, with_substitution, with_time_up, with_undo, written

MATCHES = {made.__name__: made for made in (with_undo, with_resignation, with_substitution, with_time_up)}

UNPROVABLE = {"at", "spent", "name", "bot", "level"}
"""What the seed cannot prove against a forger: when, how fast, under which name, and how strong a bot was."""

DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]

WRONG: list[Any] = [
    None, True, False, -1, 0, 1, 2, 10**30, 1.0, 0.5, float("nan"), float("inf"), "", "x", "0", "\ud800",
    [], [None], [[]], {}, {"": 0}, DEEP,
]  # fmt: skip


@cache
def original(name: str) -> Any:
    """The document of a match as it was written; tests change copies."""
    return written(MATCHES[name]())


def refused(document: Any, promise: str | None = None) -> str:
    """Why a document is refused."""
    with pytest.raises(BadMatch) as bad:
        verify(document, promise)
    sentence = str(bad.value)
    assert sentence.endswith(".")
    return sentence


def changed(name: str, change: Callable[[Any], object]) -> Any:
    """A copy of a document with one thing changed, by somebody who made the digest fit again."""
    document = copy.deepcopy(original(name))
    change(document)
    document["digest"] = digest(document)
    return document


def carelessly(name: str, change: Callable[[Any], object]) -> Any:
    """A copy of a document with one thing changed, and no thought of the digest."""
    return changed(name, change) | {"digest": original(name)["digest"]}


def test_all_of_them_hold_as_they_are() -> None:
    for name in MATCHES:
        verify(original(name))


@pytest.mark.parametrize("name", MATCHES)
def test_another_seed_is_found_out(name: str) -> None:
    other = changed(name, lambda match: match.update(seed="00" * 32))
    assert "Entry" in refused(other) or "seed" in refused(other)
    promised = changed(name, lambda match: match.update(seed="00" * 32, promise=seed_promise(bytes(32))))
    assert "Entry" in refused(promised)


@pytest.mark.parametrize("name", MATCHES)
def test_another_promise_is_found_out(name: str) -> None:
    document = original(name)
    assert "seed" in refused(changed(name, lambda match: match.update(promise="0" * 64)))
    assert "seed" in refused(changed(name, lambda match: match.update(promise=match["promise"].upper())))
    assert "seed" in refused(document, promise=seed_promise(b"other"))
    assert "seed" in refused(document, promise="")
    assert "promise" in refused(changed(name, lambda match: match.update(promise="0" * 64)), document["promise"])


@pytest.mark.parametrize("name", MATCHES)
def test_two_actions_in_another_order_are_found_out(name: str) -> None:
    log = original(name)["log"]
    pairs = [n for n in range(len(log) - 1) if log[n]["kind"] == log[n + 1]["kind"] == "act"]
    for number in pairs:
        assert "Entry" in refused(changed(name, lambda match, n=number: swap(match["log"], n)))  # type: ignore[misc]


def swap(log: list[Any], number: int) -> None:
    log[number], log[number + 1] = log[number + 1], log[number]


@pytest.mark.parametrize("name", MATCHES)
def test_an_entry_moved_left_out_or_doubled_is_found_out(name: str) -> None:
    length = len(original(name)["log"])
    for number in range(0, length - 1, max(1, length // 20)):
        refused(carelessly(name, lambda match, n=number: swap(match["log"], n)))  # type: ignore[misc]
        refused(carelessly(name, lambda match, n=number: match["log"].pop(n)))  # type: ignore[misc]
        refused(carelessly(name, lambda match, n=number: match["log"].insert(n, match["log"][n])))  # type: ignore[misc]


@pytest.mark.parametrize("name", MATCHES)
def test_every_event_and_every_text_counts(name: str) -> None:
    log = original(name)["log"]
    for number, line in enumerate(log):
        if "events" not in line:
            continue
        assert f"Entry {number} " in refused(changed(name, lambda match, n=number: match["log"][n]["events"].pop()))  # type: ignore[misc]
        assert f"Entry {number} " in refused(changed(name, lambda match, n=number: match["log"][n].update(text="x")))  # type: ignore[misc]


@pytest.mark.parametrize("name", MATCHES)
def test_another_action_is_found_out(name: str) -> None:
    luck = random.Random(1)
    for number, line in enumerate(original(name)["log"]):
        if line["kind"] == "act":
            other = (line["action"] + luck.randrange(1, 40)) % 1000
            assert f"Entry {number} " in refused(
                changed(name, lambda match, n=number, a=other: match["log"][n].update(action=a))  # type: ignore[misc]
            )


@pytest.mark.parametrize("name", MATCHES)
def test_another_result_is_found_out(name: str) -> None:
    for result in (None, {}, {"reason": "played", "scores": None, "ranks": None}):
        assert "result" in refused(changed(name, lambda match, r=result: match.update(result=r)))  # type: ignore[misc]
    assert "result" in refused(changed(name, lambda match: match["result"].update(winner=0)))
    assert "result" in refused(changed(name, lambda match: match["result"]["ranks"].reverse()))


def test_other_options_are_found_out() -> None:
    assert "Entry" in refused(changed("with_substitution", lambda match: match["options"].update(first_game=True)))
    refused(carelessly("with_resignation", lambda match: match["options"].update(rulebook="italian")))
    assert "no option" in refused(changed("with_resignation", lambda match: match["options"].update(colour="red")))
    assert "options" in refused(changed("with_resignation", lambda match: match["options"].pop("first_game")))


def test_other_rules_are_not_judged_here() -> None:
    for version in (0, 2, 99):
        assert f"version {version} of the rules" in refused(
            changed("with_undo", lambda match, v=version: match.update(rules=v))  # type: ignore[misc]
        )


def test_more_or_other_seats_are_found_out() -> None:
    name = "with_substitution"
    refused(changed(name, lambda match: match["seats"].pop()))
    refused(changed(name, lambda match: (match["seats"].pop(), match["people"].pop())))
    refused(changed(name, lambda match: match["people"].reverse()))
    refused(changed(name, lambda match: match.update(people=[0, 1, 2, None])))
    refused(changed(name, lambda match: match.update(people=[1, 1, 0, None])))
    refused(changed(name, lambda match: match["seats"][0].update(bot="adept")))
    refused(changed(name, lambda match: match["seats"][0].update(id="secret")))
    refused(changed(name, lambda match: match["seats"][0].update(name=7)))


def test_other_clocks_and_ratedness_are_found_out() -> None:
    refused(changed("with_time_up", lambda match: match["clock"].update(amount=60)))
    refused(changed("with_time_up", lambda match: match["clock"].update(kind="none", amount=0)))
    refused(changed("with_undo", lambda match: match.update(rated=True)))
    assert "clock" in refused(changed("with_undo", lambda match: match["clock"].update(kind="sand", amount=9)))


def test_a_game_that_is_not_here_is_no_proof() -> None:
    assert "chess" in refused(changed("with_undo", lambda match: match.update(game="chess")))
    refused(changed("with_undo", lambda match: match.update(game="shelfie")))


def test_whatever_is_more_than_a_match_is_refused() -> None:
    assert "winner" in refused(changed("with_undo", lambda match: match.update(winner="Ada")))
    refused(changed("with_undo", lambda match: match["log"][3].update(note="good move")))
    refused(changed("with_undo", lambda match: match["log"][3].update(question=None)))


@pytest.mark.parametrize("document", [*WRONG, {"format": "ludoteca match 1"}, {"format": "ludoteca match 2"}], ids=type)
def test_what_is_no_match_is_refused(document: Any) -> None:
    refused(document)


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where values stand in a document, in a document of which the log's lines are looked at once for each kind."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield (*path, name)
            yield from places(value, (*path, name))
    elif isinstance(document, list):
        for number, value in enumerate(document):
            yield (*path, number)
            yield from places(value, (*path, number))


def put_at(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """What stood there before; now something else does."""
    for step in path[:-1]:
        document = document[step]
    before = document[path[-1]]
    document[path[-1]] = value
    return before


def is_equal(one: Any, other: Any) -> bool:
    return one is not DEEP and type(one) is type(other) and repr(one) == repr(other)


@pytest.mark.parametrize("name", MATCHES)
def test_no_value_can_be_replaced_by_another_kind_of_thing(name: str) -> None:
    document = copy.deepcopy(original(name))
    luck = random.Random(name)
    everywhere = list(places(document))
    for path in luck.sample(everywhere, min(len(everywhere), 3 * sizes.games(20))):
        for wrong in luck.sample(WRONG, 2):
            before = put_at(document, path, wrong)
            if not is_equal(wrong, before):
                refused(document)
            put_at(document, path, before)


@pytest.mark.parametrize("name", MATCHES)
def test_no_value_can_be_left_out(name: str) -> None:
    document = original(name)
    luck = random.Random(name)
    everywhere = [path for path in places(document) if isinstance(path[-1], str)]
    heads = [path for path in everywhere if path[0] != "log"]
    for path in heads + luck.sample(everywhere, min(len(everywhere), 2 * sizes.games(20))):
        shorter = copy.deepcopy(document)
        inner = shorter
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]
        refused(shorter)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=sizes.examples(150))
@given(st.sampled_from(sorted(MATCHES)), st.data(), JSON)
def test_anything_anywhere_is_refused_or_changes_nothing_that_can_be_proved(name: str, data: Any, value: Any) -> None:
    document = copy.deepcopy(original(name))
    path = data.draw(st.sampled_from(list(places(document))))
    before = put_at(document, path, value)
    if is_equal(before, value):
        return
    refused(document)
    if path != ("digest",):
        document["digest"] = digest(document)
    try:
        verify(document)
    except BadMatch:
        return
    assert path[-1] in UNPROVABLE


def test_numbers_and_truth_are_told_apart() -> None:
    assert "result" in refused(changed("with_time_up", lambda match: match["result"].update(ranks=[True, 2.0])))
    refused(changed("with_time_up", lambda match: match.update(rated=1)))
    refused(changed("with_undo", lambda match: match["log"][0].update(at=0.0)))


@pytest.mark.parametrize("number", [-1, 2**53, 10**30, 10**5000], ids=["negative", "53 bits", "1e30", "1e5000"])
@pytest.mark.parametrize("name", ["at", "spent", "seat", "action"])
def test_numbers_that_not_every_reader_keeps_are_refused(name: str, number: int) -> None:
    document = copy.deepcopy(original("with_undo"))
    document["log"][0][name] = number
    assert "Entry 0 was not possible: Expected whole numbers" in refused(document)


@pytest.mark.parametrize("name", ["options", "clock"])
def test_what_is_nested_too_deeply_is_refused(name: str) -> None:
    document = copy.deepcopy(original("with_undo"))
    for inner in document[name]:
        document[name] = original("with_undo")[name] | {inner: DEEP}
        refused(document)


def test_a_match_by_other_people_s_hands_is_still_refused() -> None:
    """A log that was made consistent again after a tile was moved does not fit the seed."""
    honest, forged = table("lanterns", "ab", seed=1), table("lanterns", "ab", seed=2)
    for match in (honest, forged):
        play_out(match)
    document = match_document(forged, ["Ada", "Bea"])
    document["promise"] = seed_promise(honest.setting.seed)
    assert "seed" in refused(json.loads(json.dumps(document)))
    document["seed"] = honest.setting.seed.hex()
    assert "Entry" in refused(json.loads(json.dumps(document)))
    assert isinstance(verify(written(honest)), Match)
