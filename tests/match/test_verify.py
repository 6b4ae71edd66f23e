"""Tampering: whatever is changed in a match document, verifying it raises BadMatch and nothing else."""

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
from ludoteca.match.setting import RULES_VERSION, seed_commitment
from tests import sizes
from tests.match.playing import play_out, table
from tests.match.test_document import with_resignation, with_substitution, with_time_up, with_undo, write

MATCHES = {made.__name__: made for made in (with_undo, with_resignation, with_substitution, with_time_up)}

UNPROVABLE = {"at", "spent", "name", "bot", "level"}
"""Fields that the seed cannot protect: times, names and the levels of bots."""

DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]

WRONG: list[Any] = [
    None, True, False, -1, 0, 1, 2, 10**30, 1.0, 0.5, float("nan"), float("inf"), "", "x", "0", "\ud800",
    [], [None], [[]], {}, {"": 0}, DEEP,
]  # fmt: skip


@cache
def original(name: str) -> Any:
    """The original document of a match; tests change copies."""
    return write(MATCHES[name]())


def reason_of(document: Any, promise: str | None = None) -> str:
    """The reason why a document is refused."""
    with pytest.raises(BadMatch) as bad:
        verify(document, promise)
    sentence = str(bad.value)
    assert sentence.endswith(".")
    return sentence


def tamper(name: str, change: Callable[[Any], object]) -> Any:
    """A copy of a document with one change and a matching digest."""
    document = copy.deepcopy(original(name))
    change(document)
    document["digest"] = digest(document)
    return document


def tamper_carelessly(name: str, change: Callable[[Any], object]) -> Any:
    """A copy of a document with one change and the old digest."""
    return tamper(name, change) | {"digest": original(name)["digest"]}


def test_unchanged_documents_are_verified() -> None:
    for name in MATCHES:
        verify(original(name))


@pytest.mark.parametrize("name", MATCHES)
def test_another_seed_is_detected(name: str) -> None:
    other = tamper(name, lambda match: match.update(seed="00" * 32))
    assert "Entry" in reason_of(other) or "seed" in reason_of(other)
    promised = tamper(name, lambda match: match.update(seed="00" * 32, promise=seed_commitment(bytes(32))))
    assert "Entry" in reason_of(promised)


@pytest.mark.parametrize("name", MATCHES)
def test_another_commitment_is_detected(name: str) -> None:
    document = original(name)
    assert "seed" in reason_of(tamper(name, lambda match: match.update(promise="0" * 64)))
    assert "seed" in reason_of(tamper(name, lambda match: match.update(promise=match["promise"].upper())))
    assert "seed" in reason_of(document, promise=seed_commitment(b"other"))
    assert "seed" in reason_of(document, promise="")
    assert "promise" in reason_of(tamper(name, lambda match: match.update(promise="0" * 64)), document["promise"])


@pytest.mark.parametrize("name", MATCHES)
def test_two_actions_in_another_order_are_detected(name: str) -> None:
    log = original(name)["log"]
    pairs = [n for n in range(len(log) - 1) if log[n]["kind"] == log[n + 1]["kind"] == "act"]
    for number in pairs:
        assert "Entry" in reason_of(tamper(name, lambda match, n=number: swap(match["log"], n)))  # type: ignore[misc]


def swap(log: list[Any], number: int) -> None:
    log[number], log[number + 1] = log[number + 1], log[number]


@pytest.mark.parametrize("name", MATCHES)
def test_an_entry_moved_left_out_or_repeated_is_detected(name: str) -> None:
    length = len(original(name)["log"])
    for number in range(0, length - 1, max(1, length // 20)):
        reason_of(tamper_carelessly(name, lambda match, n=number: swap(match["log"], n)))  # type: ignore[misc]
        reason_of(tamper_carelessly(name, lambda match, n=number: match["log"].pop(n)))  # type: ignore[misc]
        reason_of(tamper_carelessly(name, lambda match, n=number: match["log"].insert(n, match["log"][n])))  # type: ignore[misc]


@pytest.mark.parametrize("name", MATCHES)
def test_every_event_and_every_text_counts(name: str) -> None:
    log = original(name)["log"]
    for number, line in enumerate(log):
        if "events" not in line:
            continue
        assert f"Entry {number} " in reason_of(tamper(name, lambda match, n=number: match["log"][n]["events"].pop()))  # type: ignore[misc]
        assert f"Entry {number} " in reason_of(tamper(name, lambda match, n=number: match["log"][n].update(text="x")))  # type: ignore[misc]


@pytest.mark.parametrize("name", MATCHES)
def test_another_action_is_detected(name: str) -> None:
    luck = random.Random(1)
    for number, line in enumerate(original(name)["log"]):
        if line["kind"] == "act":
            other = (line["action"] + luck.randrange(1, 40)) % 1000
            assert f"Entry {number} " in reason_of(
                tamper(name, lambda match, n=number, a=other: match["log"][n].update(action=a))  # type: ignore[misc]
            )


@pytest.mark.parametrize("name", MATCHES)
def test_another_result_is_detected(name: str) -> None:
    for result in (None, {}, {"reason": "played", "scores": None, "ranks": None}):
        assert "result" in reason_of(tamper(name, lambda match, r=result: match.update(result=r)))  # type: ignore[misc]
    assert "result" in reason_of(tamper(name, lambda match: match["result"].update(winner=0)))
    assert "result" in reason_of(tamper(name, lambda match: match["result"]["ranks"].reverse()))


def test_other_options_are_detected() -> None:
    assert "Entry" in reason_of(tamper("with_substitution", lambda match: match["options"].update(first_game=True)))
    reason_of(tamper_carelessly("with_resignation", lambda match: match["options"].update(rulebook="italian")))
    assert "no option" in reason_of(tamper("with_resignation", lambda match: match["options"].update(colour="red")))
    assert "options" in reason_of(tamper("with_resignation", lambda match: match["options"].pop("first_game")))


def test_another_version_of_the_rules_is_refused() -> None:
    for version in (0, RULES_VERSION + 1, 99):
        assert f"version {version} of the rules" in reason_of(
            tamper("with_undo", lambda match, v=version: match.update(rules=v))  # type: ignore[misc]
        )


def test_more_or_other_seats_are_detected() -> None:
    name = "with_substitution"
    reason_of(tamper(name, lambda match: match["seats"].pop()))
    reason_of(tamper(name, lambda match: (match["seats"].pop(), match["people"].pop())))
    reason_of(tamper(name, lambda match: match["people"].reverse()))
    reason_of(tamper(name, lambda match: match.update(people=[0, 1, 2, None])))
    reason_of(tamper(name, lambda match: match.update(people=[1, 1, 0, None])))
    reason_of(tamper(name, lambda match: match["seats"][0].update(bot="adept")))
    reason_of(tamper(name, lambda match: match["seats"][0].update(id="secret")))
    reason_of(tamper(name, lambda match: match["seats"][0].update(name=7)))


def test_another_clock_or_rating_is_detected() -> None:
    reason_of(tamper("with_time_up", lambda match: match["clock"].update(amount=60)))
    reason_of(tamper("with_time_up", lambda match: match["clock"].update(kind="none", amount=0)))
    reason_of(tamper("with_undo", lambda match: match.update(rated=True)))
    assert "clock" in reason_of(tamper("with_undo", lambda match: match["clock"].update(kind="sand", amount=9)))


def test_an_unknown_game_is_refused() -> None:
    assert "chess" in reason_of(tamper("with_undo", lambda match: match.update(game="chess")))
    reason_of(tamper("with_undo", lambda match: match.update(game="shelfie")))


def test_additional_fields_are_refused() -> None:
    assert "winner" in reason_of(tamper("with_undo", lambda match: match.update(winner="Ada")))
    reason_of(tamper("with_undo", lambda match: match["log"][3].update(note="good move")))
    reason_of(tamper("with_undo", lambda match: match["log"][3].update(question=None)))


@pytest.mark.parametrize("document", [*WRONG, {"format": "ludoteca match 1"}, {"format": "ludoteca match 2"}], ids=type)
def test_anything_but_a_match_is_refused(document: Any) -> None:
    reason_of(document)


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all values in a document; of the log, only one line of each kind."""
    if isinstance(document, dict):
        for name, value in document.items():
            yield (*path, name)
            yield from places(value, (*path, name))
    elif isinstance(document, list):
        for number, value in enumerate(document):
            yield (*path, number)
            yield from places(value, (*path, number))


def put_at(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Replace the value at a path; return the old value."""
    for step in path[:-1]:
        document = document[step]
    before = document[path[-1]]
    document[path[-1]] = value
    return before


def is_equal(one: Any, other: Any) -> bool:
    return one is not DEEP and type(one) is type(other) and repr(one) == repr(other)


@pytest.mark.parametrize("name", MATCHES)
def test_no_value_can_be_replaced_by_one_of_another_kind(name: str) -> None:
    document = copy.deepcopy(original(name))
    luck = random.Random(name)
    everywhere = list(places(document))
    for path in luck.sample(everywhere, min(len(everywhere), 3 * sizes.games(20))):
        for wrong in luck.sample(WRONG, 2):
            before = put_at(document, path, wrong)
            if not is_equal(wrong, before):
                reason_of(document)
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
        reason_of(shorter)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=sizes.examples(150))
@given(st.sampled_from(sorted(MATCHES)), st.data(), JSON)
def test_any_change_is_refused_or_changes_nothing_that_can_be_proved(name: str, data: Any, value: Any) -> None:
    document = copy.deepcopy(original(name))
    path = data.draw(st.sampled_from(list(places(document))))
    before = put_at(document, path, value)
    if is_equal(before, value):
        return
    reason_of(document)
    if path != ("digest",):
        document["digest"] = digest(document)
    try:
        verify(document)
    except BadMatch:
        return
    assert path[-1] in UNPROVABLE


def test_numbers_and_booleans_are_different() -> None:
    assert "result" in reason_of(tamper("with_time_up", lambda match: match["result"].update(ranks=[True, 2.0])))
    reason_of(tamper("with_time_up", lambda match: match.update(rated=1)))
    reason_of(tamper("with_undo", lambda match: match["log"][0].update(at=0.0)))


@pytest.mark.parametrize("number", [-1, 2**53, 10**30, 10**5000], ids=["negative", "53 bits", "1e30", "1e5000"])
@pytest.mark.parametrize("name", ["at", "spent", "seat", "action"])
def test_numbers_that_some_json_parsers_round_are_refused(name: str, number: int) -> None:
    document = copy.deepcopy(original("with_undo"))
    document["log"][0][name] = number
    assert "Entry 0 was not possible: Expected whole numbers" in reason_of(document)


@pytest.mark.parametrize("name", ["options", "clock"])
def test_deep_nesting_is_refused(name: str) -> None:
    document = copy.deepcopy(original("with_undo"))
    for inner in document[name]:
        document[name] = original("with_undo")[name] | {inner: DEEP}
        reason_of(document)


def test_a_forged_but_consistent_log_is_refused() -> None:
    """A log with a moved tile that is otherwise consistent does not fit the seed."""
    honest, forged = table("lanterns", "ab", seed=1), table("lanterns", "ab", seed=2)
    for match in (honest, forged):
        play_out(match)
    document = match_document(forged, ["Ada", "Bea"])
    document["promise"] = seed_commitment(honest.setting.seed)
    assert "seed" in reason_of(json.loads(json.dumps(document)))
    document["seed"] = honest.setting.seed.hex()
    assert "Entry" in reason_of(json.loads(json.dumps(document)))
    assert isinstance(verify(write(honest)), Match)
