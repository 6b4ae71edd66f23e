"""Random numbers: a generator inside a game's state, as an array of integers.

Two kinds of generators use the same array. The *secret* kind is ChaCha20 (RFC 8439) keyed by SHA-256 of the seed:
nobody can predict the next number from earlier ones. The *quick* kind is a multiply-with-carry generator for
simulation, where only speed and fairness matter. All arithmetic stays below 2**63, so compiled code, pure Python and
other languages give exactly the same numbers.
"""

from __future__ import annotations

import hashlib
import operator
import secrets

import numpy as np

from ludoteca.core.compiled import inline, kernel
from ludoteca.core.errors import BadPosition, BadSeed
from ludoteca.core.types import Bytes, Document, Ints, whole

KIND = 0
QUICK, SECRET = 0, 1

# Quick: the last word and the carry.
WORD, CARRY = 1, 2
MULTIPLIER = 2_147_483_085

# Secret: eight key words, the number of the next block, the next unused word of the block, the block.
KEY, COUNTER, CURSOR, BLOCK = 1, 9, 10, 11
BLOCK_WORDS = 16
KEY_BYTES = 32

SEED_PREFIX = b"ludoteca luck 1\0"
WORDS = BLOCK + BLOCK_WORDS

MASK = 0xFFFFFFFF
SCRAMBLE = (0x7FEB352D, 0x2C1B3C6D)

Seed = int | bytes | None
MAX_SEED_BITS = 4096


@kernel
def rotate(word: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((word << by) & MASK) | (word >> (32 - by))


@kernel
def quarter_round(block: Ints, a: int, b: int, c: int, d: int) -> None:
    """Mix four words of the block, as in RFC 8439, section 2.1."""
    block[a] = (block[a] + block[b]) & MASK
    block[d] = rotate(block[d] ^ block[a], 16)
    block[c] = (block[c] + block[d]) & MASK
    block[b] = rotate(block[b] ^ block[c], 12)
    block[a] = (block[a] + block[b]) & MASK
    block[d] = rotate(block[d] ^ block[a], 8)
    block[c] = (block[c] + block[d]) & MASK
    block[b] = rotate(block[b] ^ block[c], 7)


@kernel
def add_initial_words(luck: Ints, block: Ints, sign: int) -> None:
    """Add the block's starting words (constants, key, counter, zero nonce) to it; with sign 0, set them."""
    block[0] = (sign * block[0] + 0x61707865) & MASK
    block[1] = (sign * block[1] + 0x3320646E) & MASK
    block[2] = (sign * block[2] + 0x79622D32) & MASK
    block[3] = (sign * block[3] + 0x6B206574) & MASK
    for i in range(8):
        block[4 + i] = (sign * block[4 + i] + luck[KEY + i]) & MASK
    block[12] = (sign * block[12] + luck[COUNTER]) & MASK
    for i in range(13, BLOCK_WORDS):
        block[i] = sign * block[i]


@kernel
def next_block(luck: Ints) -> None:
    """Compute the next ChaCha20 block of the secret kind."""
    block = luck[BLOCK:]
    add_initial_words(luck, block, 0)
    for _ in range(10):
        for i in range(4):
            quarter_round(block, i, 4 + i, 8 + i, 12 + i)
        quarter_round(block, 0, 5, 10, 15)
        quarter_round(block, 1, 6, 11, 12)
        quarter_round(block, 2, 7, 8, 13)
        quarter_round(block, 3, 4, 9, 14)
    add_initial_words(luck, block, 1)
    luck[COUNTER] += 1
    luck[CURSOR] = 0


@inline
def next_word(luck: Ints) -> int:
    """Draw 32 bits."""
    if luck[KIND] == QUICK:
        product = luck[WORD] * MULTIPLIER + luck[CARRY]
        luck[WORD] = product & MASK
        luck[CARRY] = product >> 32
        return luck[WORD]  # type: ignore[no-any-return]
    if luck[CURSOR] == BLOCK_WORDS:
        next_block(luck)
    luck[CURSOR] += 1
    return luck[BLOCK + luck[CURSOR] - 1]  # type: ignore[no-any-return]


@inline
def below(luck: Ints, count: int) -> int:
    """Draw a number from 0 to count - 1, all exactly equally likely, for counts up to 2**31.

    This is Lemire's multiplication with rejection.
    """
    product = next_word(luck) * count
    if (product & MASK) < count:
        uneven = (MASK + 1) % count
        while (product & MASK) < uneven:
            product = next_word(luck) * count
    return product >> 32


@kernel
def shuffle(luck: Ints, items: Ints, count: int, wanted: int) -> None:
    """Move a random choice of the first `count` items, in random order, to the first `wanted` places."""
    for i in range(wanted):
        j = i + below(luck, count - i)
        held = items[i]
        items[i] = items[j]
        items[j] = held


@kernel
def scramble(word: int) -> int:
    """Mix a 32-bit word with a nonlinear hash."""
    word = ((word ^ (word >> 16)) * SCRAMBLE[0]) & MASK
    word = ((word ^ (word >> 15)) * SCRAMBLE[1]) & MASK
    return word ^ (word >> 16)


@kernel
def branch(parent: Ints, child: Ints) -> None:
    """Start the quick generator `child` from two draws of `parent`."""
    for i in range(WORDS):
        child[i] = 0
    child[WORD] = scramble(next_word(parent))
    child[CARRY] = 1 + scramble(next_word(parent)) % (MULTIPLIER - 2)


@kernel
def seed_luck(luck: Ints, key: Bytes) -> None:
    """Start a secret generator with a key of 32 bytes."""
    for i in range(WORDS):
        luck[i] = 0
    luck[KIND] = SECRET
    for i in range(KEY_BYTES):
        luck[KEY + i // 4] |= np.int64(key[i]) << (8 * (i % 4))
    luck[CURSOR] = BLOCK_WORDS


def seed_bytes(seed: Seed) -> bytes:
    """Turn a seed into bytes: None draws 256 bits from the operating system; integers and bytes never collide."""
    if seed is None:
        return b"bytes:" + secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return b"bytes:" + seed
    number = whole(seed)
    if number is None or number < 0:
        raise BadSeed("errors-bad-seed", seed=repr(seed))
    if number.bit_length() > MAX_SEED_BITS:
        raise BadSeed("errors-long-seed", bits=MAX_SEED_BITS)
    return b"int:%d" % number


def secret_luck(purpose: str, seed: Seed = None) -> Ints:
    """Make a secret generator from a seed, for one purpose (for example the game's name)."""
    key = hashlib.sha256(SEED_PREFIX + purpose.encode() + b"\0" + seed_bytes(seed)).digest()
    luck = np.empty(WORDS, np.int64)
    seed_luck(luck, np.frombuffer(bytearray(key), np.uint8))
    return luck


def quick_luck(purpose: str, seed: Seed = None) -> Ints:
    """Make a quick generator from a seed, for one purpose."""
    luck = np.zeros(WORDS, np.int64)
    branch(secret_luck(purpose, seed), luck)
    return luck


def luck_document(luck: Ints) -> Document:
    """Write a generator as a readable document."""
    if luck[KIND] == QUICK:
        return {"kind": "quick", "word": int(luck[WORD]), "carry": int(luck[CARRY])}
    key = luck[KEY : KEY + 8].astype("<u4").tobytes().hex()
    return {"kind": "secret", "key": key, "block": int(luck[COUNTER]), "used": int(luck[CURSOR])}


def read_luck(document: Document) -> Ints:
    """Read a generator from the document that `luck_document` wrote."""
    luck = np.zeros(WORDS, np.int64)
    try:
        if document["kind"] == "quick":
            luck[WORD], luck[CARRY] = operator.index(document["word"]), operator.index(document["carry"])
            stuck = (luck[WORD], luck[CARRY]) in ((0, 0), (MASK, MULTIPLIER - 1))
            sound = 0 <= luck[WORD] <= MASK and 0 <= luck[CARRY] < MULTIPLIER and not stuck
        else:
            luck[KIND] = SECRET
            luck[KEY : KEY + 8] = np.frombuffer(bytes.fromhex(document["key"]), "<u4")
            luck[COUNTER] = operator.index(document["block"])
            used = range(BLOCK_WORDS + 1) if luck[COUNTER] else (BLOCK_WORDS,)
            sound = document["kind"] == "secret" and 0 <= luck[COUNTER] <= MASK and whole(document["used"]) in used
    except (KeyError, TypeError, ValueError, OverflowError):
        sound = False
    if not sound:
        raise BadPosition("errors-position-luck")
    if luck[KIND] == SECRET:
        if luck[COUNTER] > 0:
            luck[COUNTER] -= 1
            next_block(luck)
        luck[CURSOR] = document["used"]
    return luck
