"""Names and chat messages: real names are accepted, tricks are refused."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludoteca.server.errors import RequestRefused
from ludoteca.server.people.names import MAX_NAME, account_key, clean_name, clean_text

REAL_NAMES = [
    "Anna",
    "Łukasz",
    "Żółć",
    "Źdźbło Święta",
    "François",
    "Zoë-Maëlle",
    "D'Angelò",
    "Nicolò",
    "Jörg_99",
    "J. R.",
    "Ştefan",
    "Nguyễn Ánh",
    "Þórður",
    "İpek",
    "Иван",
    "Ёлка",
    "Ελένη",
    "שָׂרָה",
    "محمد",
    "देवी",
    "สำราญ",
    "ကြွေး",
    "佐々木",
    "マリー",
    "さくらAnna",
    "김민준",
    "007",
    "x",
]

TURNS = {"LRO", "RLO", "LRE", "RLE", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize("name", REAL_NAMES)
def test_real_names_are_accepted_unchanged(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anna \u00a0 Maria ", "Anna Maria"),
        ("Z\u0307o\u0301\u0142c\u0301", "Żółć"),
        ("D\u2019Angelo\u0300", "D'Angelò"),
        ("O\u02bcBrien", "O'Brien"),
    ],
)
def test_names_and_their_spaces_are_normalized(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


TRICKS = {
    "nothing": "",
    "only spaces": "  \u2003 ",
    "only punctuation": "._-",
    "too long": "a" * (MAX_NAME + 1),
    "far too long": "a" * 5000,
    "a line break": "An\nna",
    "a zero byte": "An\0na",
    "an escape": "\x1b[31mAnna",
    "a right-to-left override": "An\u202ena",
    "an isolate": "\u2066Anna",
    "a left-to-right mark": "Anna\u200e",
    "a zero-width space": "An\u200bna",
    "a zero-width joiner": "An\u200dna",
    "a soft hyphen": "An\u00adna",
    "a word joiner": "An\u2060na",
    "a byte order mark": "\ufeffAnna",
    "a line separator": "An\u2028na",
    "a grapheme joiner": "An\u034fna",
    "a Hangul filler": "\u3164",
    "a Hangul lead filler": "\u115f\uac00",
    "an invisible Khmer vowel": "\u1780\u17b4",
    "a variation selector": "Anna\ufe0f",
    "a blank Braille pattern": "\u2800",
    "a private character": "Anna\ue000",
    "an unassigned character": "Anna\u0378",
    "half a character": "Anna\ud800",
    "a tag": "Anna\U000e0041",
    "an emoji": "Anna \U0001f600",
    "markup": "<b>Anna</b>",
    "a path": "../Anna",
    "an at": "@Anna",
    "mathematical letters": "\U0001d400\U0001d427\U0001d427\U0001d41a",
    "full-width letters": "\uff21nna",
    "a ligature": "\ufb01ona",
    "superscripts": "Anna\u00b2",
    "a Roman numeral": "Anna \u2163",
    "an Arabic letter's shape": "\ufe8d",
    "a Greek symbol": "\u03d0",
    "circled letters": "\u24b6nna",
    "Cyrillic a in Latin": "\u0430nna",
    "Greek omicron in Latin": "T\u03bfm",
    "Cyrillic in Greek": "\u0395\u0430",
    "Cherokee that looks Latin": "\u13aa\u13b3",
    "phonetic letters that look Latin": "\u0251nna",
    "small capitals": "\u1d00nna",
    "a click that looks like l": "A\u01c0i",
    "only marks": "\u0301\u0302",
    "a mark on a space": "A \u0301",
    "a mark on a digit": "7\u0301",
    "a tower of accents": "a\u0301\u0302\u0303\u0304",
    "a struck letter": "l\u0337ukasz",
    "an enclosing circle": "a\u20dd",
    "Arabic digits in Latin": "Anna\u0967",
}


@pytest.mark.parametrize("name", TRICKS.values(), ids=TRICKS.keys())
def test_tricks_in_names_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_name(name)
    assert (refused.value.status, refused.value.code) == (422, "name")
    assert refused.value.sentence.endswith("Choose another name.")
    refused.value.sentence.encode()


@pytest.mark.parametrize("trick", ["a zero-width space", "a line break", "half a character"])
def test_the_refusal_mentions_invisible_characters(trick: str) -> None:
    with pytest.raises(RequestRefused, match="invisible"):
        clean_name(TRICKS[trick])


@given(st.text(max_size=40))
def test_accepted_names_are_safe_to_display(text: str) -> None:
    try:
        name = clean_name(text)
    except RequestRefused:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= MAX_NAME
    assert name.isprintable()
    assert unicodedata.is_normalized("NFC", name)
    assert not set(name) & set('<>&"/\\@`$%{}')
    assert {unicodedata.category(char)[0] for char in name} <= set("LMNPZ")
    assert 1 <= len(account_key(name)) <= 80


@given(st.text(st.characters(categories=["L", "M", "N", "Z"]), max_size=24))
@example("\u01c5")
def test_accepted_names_of_only_letters_are_safe_to_display(text: str) -> None:
    test_accepted_names_are_safe_to_display.hypothesis.inner_test(text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "an na"),
        ("Anna", "A.n-n_a"),
        ("Straße", "STRASSE"),
        ("Cap", "\u0421\u0430\u0440"),
        ("Emil", "Emi1"),
        ("Bob", "B0b"),
        ("Ilona", "llona"),
        ("Irena", "\u0406rena"),
        ("\u00cbva", "\u0401va"),
        ("Kim", "\u039aim"),
        ("Ernest", "Emest"),
        ("Victor", "vlct0r"),
        ("i\u0307pek", "ipek"),
        ("Ipek", "İpek"),
    ],
)
def test_names_that_look_alike_have_the_same_key(one: str, other: str) -> None:
    assert account_key(one) == account_key(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Łukasz", "Lukasz"), ("Żaneta", "Zaneta"), ("Ève", "Eve"), ("Иван", "Анна"), ("Bob", "Rob")],
)
def test_names_that_look_different_have_different_keys(one: str, other: str) -> None:
    assert account_key(one) != account_key(other)


@given(st.text(max_size=40))
def test_case_and_composition_do_not_change_the_key(text: str) -> None:
    assert account_key(text) == account_key(unicodedata.normalize("NFD", text))
    assert account_key(text) == account_key(text.casefold())


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Dobrze zagrane!  ", "Dobrze zagrane!"),
        ("one\ntwo\r\n\tthree", "one two   three"),
        ("e\u0301", "é"),
        (
            "\U0001f469\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f",
            "\U0001f469\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f",
        ),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\U0001fae8", "\U0001fae8"),
    ],
)
def test_ordinary_messages_are_accepted(typed: str, kept: str) -> None:
    assert clean_text(typed) == kept


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n ",
        "\u200d",
        "\u3164\u2800",
        "\u0301",
        "a\0b",
        "a\x1b[2Jb",
        "a\x7f",
        "\u202eabc",
        "abc\u2066",
        "a\u200bb",
        "a\ud83d",
        "a\ue000",
        "a\ufdd0",
        "a\U0001ffff",
        "a\U000e0041",
        "a\u0301\u0302\u0303\u0304\u0305\u0306",
        "a" * 301,
        "a" * 100_000,
    ],
    ids=lambda text: ascii(text)[:40],
)
def test_messages_that_would_disturb_others_are_refused(text: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        clean_text(text)
    assert (refused.value.status, refused.value.code) == (422, "text")
    refused.value.sentence.encode()


def test_the_maximum_length_of_a_text_can_be_set() -> None:
    assert clean_text("a" * 300) == "a" * 300
    assert clean_text("abc", max_length=3) == "abc"
    with pytest.raises(RequestRefused):
        clean_text("abcd", max_length=3)


@given(st.text(max_size=60))
def test_accepted_texts_are_one_line_and_can_be_encoded(text: str) -> None:
    try:
        line = clean_text(text)
    except RequestRefused:
        return
    line.encode()
    assert clean_text(line) == line
    assert len(line.splitlines()) == 1
    assert not {unicodedata.bidirectional(char) for char in line} & TURNS
