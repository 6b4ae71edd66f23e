"""The generator: ChaCha20 as in RFC 8439, uniform draws, independent branches, readable documents."""

from __future__ import annotations

from itertools import pairwise, permutations, product
from typing import Any

import numpy as np
import pytest

from ludoteca.core import luck as lucks
from ludoteca.core.errors import BadPosition, BadSeed
from ludoteca.core.types import Ints
from tests import sizes
from tests.chance import assert_even

DRAWS = max(5000, sizes.games(50_000))


def generators() -> list[Ints]:
    return [lucks.quick_luck("test", 1), lucks.secret_luck("test", 1)]


both_kinds = pytest.mark.parametrize("luck", generators(), ids=["quick", "secret"])


def keystream(key: str, counter: int) -> str:
    """One block of a secret generator, written as in RFC 8439."""
    luck = lucks.secret_luck("test", 1)
    luck[lucks.KEY : lucks.KEY + 8] = np.frombuffer(bytes.fromhex(key), "<u4")
    luck[lucks.COUNTER] = counter
    words = [lucks.next_word(luck) for _ in range(lucks.BLOCK_WORDS)]
    return np.array(words, "<u4").tobytes().hex()


VECTORS = {
    ("00" * 32, 0): """
        76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
        da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586
    """,
    ("00" * 32, 1): """
        9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
        29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f
    """,
    ("00" * 31 + "01", 1): """
        3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
        8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0
    """,
    ("00ff" + "00" * 30, 2): """
        72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
        13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096
    """,
}
"""RFC 8439, A.1, test vectors 1 to 4 (with a zero nonce): the block by key and counter."""


@pytest.mark.parametrize(("key", "counter"), VECTORS, ids=["1", "2", "3", "4"])
def test_the_secret_kind_is_chacha20_with_the_vectors_of_rfc_8439(key: str, counter: int) -> None:
    assert keystream(key, counter) == "".join(VECTORS[key, counter].split())


def test_the_quarter_round_is_that_of_rfc_8439() -> None:
    block = np.array([0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567], np.int64)
    lucks.quarter_round(block, 0, 1, 2, 3)
    assert block.tolist() == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]


def test_blocks_follow_each_other() -> None:
    luck = lucks.secret_luck("test", 1)
    key = luck[lucks.KEY : lucks.KEY + 8].astype("<u4").tobytes().hex()
    drawn = np.array([lucks.next_word(luck) for _ in range(3 * lucks.BLOCK_WORDS)], "<u4").tobytes().hex()
    assert drawn == "".join(keystream(key, counter) for counter in range(3))


def test_the_quick_kind_is_multiply_with_carry() -> None:
    luck = lucks.quick_luck("test", 1)
    word, carry = int(luck[lucks.WORD]), int(luck[lucks.CARRY])
    for _ in range(1000):
        carry, word = divmod(word * lucks.MULTIPLIER + carry, 2**32)
        assert lucks.next_word(luck) == word
    assert luck[lucks.CARRY] == carry


def test_the_multiplier_gives_the_longest_period() -> None:
    """The period is half of multiplier × 2**32 - 1 if that number and its half are prime."""
    modulus = lucks.MULTIPLIER * 2**32 - 1
    for prime in (modulus, (modulus - 1) // 2):
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11, 13))
    assert pow(2**32, (modulus - 1) // 2, modulus) == 1


# Uniform draws


@both_kinds
@pytest.mark.parametrize("count", [2, 3, 6, 7, 35, 100])
def test_draws_below_a_number_are_uniform(luck: Ints, count: int) -> None:
    assert_even((lucks.below(luck, count) for _ in range(DRAWS)), range(count))


@both_kinds
def test_consecutive_draws_are_independent(luck: Ints) -> None:
    drawn = [lucks.below(luck, 10) for _ in range(DRAWS)]
    pairs = list(product(range(10), repeat=2))
    for distance in (1, 2, 16):
        assert_even(zip(drawn, drawn[distance:], strict=False), pairs)


def test_draws_are_uniform_even_if_many_words_are_rejected() -> None:
    """Multiplication alone would give two words to some numbers and three to others."""
    luck = lucks.secret_luck("test", 1)
    count = 3 * 2**29
    drawn = [lucks.below(luck, count) for _ in range(DRAWS)]
    assert_even((number % 3 for number in drawn), range(3))
    assert_even((number * 6 // count for number in drawn), range(6))


@both_kinds
@pytest.mark.parametrize("wanted", [1, 2, 4])
def test_a_shuffle_makes_every_arrangement_equally_likely(luck: Ints, wanted: int) -> None:
    assert_even((shuffle_items(luck, wanted) for _ in range(DRAWS)), permutations(range(4), wanted))


def shuffle_items(luck: Ints, wanted: int) -> tuple[int, ...]:
    items = np.arange(4)
    lucks.shuffle(luck, items, 4, wanted)
    assert sorted(items.tolist()) == [0, 1, 2, 3]
    return tuple(items[:wanted].tolist())


# Seeds and branches


@both_kinds
def test_branches_of_one_generator_are_independent(luck: Ints) -> None:
    pairs = []
    one, other = np.zeros((2, lucks.WORDS), np.int64)
    for _ in range(DRAWS):
        lucks.branch(luck, one)
        lucks.branch(luck, other)
        pairs.append((lucks.below(one, 8), lucks.below(other, 8)))
    assert_even(pairs, product(range(8), repeat=2))


def test_neighboring_seeds_are_independent() -> None:
    first = [lucks.below(lucks.quick_luck("test", seed), 8) for seed in range(DRAWS // 10)]
    assert_even(pairwise(first), product(range(8), repeat=2))


def test_purposes_and_seeds_never_share_a_generator() -> None:
    made = [
        lucks.secret_luck(purpose, seed).tobytes()
        for purpose in ("lanterns", "shelfie", "")
        for seed in (0, 1, 10, b"", b"0", b"1", None, None)
    ]
    assert len(set(made)) == len(made)


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True, []], ids=repr)
def test_anything_but_a_seed_is_refused_with_an_explanation(seed: Any) -> None:
    with pytest.raises(BadSeed, match="whole number, 0 or more, or bytes"):
        lucks.secret_luck("test", seed)


# Documents


@both_kinds
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 32, 100])
def test_a_generator_is_read_back_exactly(luck: Ints, drawn: int) -> None:
    luck = luck.copy()
    for _ in range(drawn):
        lucks.next_word(luck)
    again = lucks.read_luck(lucks.luck_document(luck))
    assert again.tolist() == luck.tolist()
    assert lucks.next_word(again) == lucks.next_word(luck)


@pytest.mark.parametrize(
    ("word", "carry"),
    [(0, 5), (2**32 - 1, lucks.MULTIPLIER - 2), (1, 0), (0, lucks.MULTIPLIER - 1)],
    ids=repr,
)
def test_a_quick_generator_is_read_back_even_after_its_rarest_words(word: int, carry: int) -> None:
    """A carry of 0, or the greatest one, is rare but valid."""
    luck = np.zeros(lucks.WORDS, np.int64)
    luck[lucks.WORD], luck[lucks.CARRY] = word, carry
    for _ in range(3):
        assert lucks.read_luck(lucks.luck_document(luck)).tolist() == luck.tolist()
        lucks.next_word(luck)


@pytest.mark.parametrize(
    "document",
    [
        None,
        {},
        {"kind": "loaded"},
        {"kind": "quick", "word": 0, "carry": 0},
        {"kind": "quick", "word": 2**32 - 1, "carry": lucks.MULTIPLIER - 1},
        {"kind": "quick", "word": 2**32, "carry": 1},
        {"kind": "quick", "word": -1, "carry": 1},
        {"kind": "quick", "word": "x", "carry": 1},
        {"kind": "quick", "word": 1, "carry": 10**30},
        {"kind": "secret", "key": "00" * 31, "block": 0, "used": 16},
        {"kind": "secret", "key": "no key", "block": 0, "used": 16},
        {"kind": "secret", "key": "00" * 32, "block": -1, "used": 16},
        {"kind": "secret", "key": "00" * 32, "block": 0, "used": 17},
        {"kind": "secret", "key": "00" * 32, "block": 0, "used": 0},
        {"kind": "secret", "key": "00" * 32, "block": 1, "used": None},
    ],
)
def test_anything_but_a_generator_is_refused(document: Any) -> None:
    with pytest.raises(BadPosition, match="luck"):
        lucks.read_luck(document)
