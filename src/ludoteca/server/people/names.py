"""Which names and chat messages are accepted: nobody may imitate somebody else or break the layout of a page."""

from __future__ import annotations

import re
import unicodedata

from ludoteca.server.errors import RequestRefused

MAX_NAME = 24
MAX_TEXT = 300
MAX_ACCENTS = 2
"""Stacked accents on one letter, as real names have them."""
MAX_MARKS = 4
"""Vowel signs, tone marks and other marks in a row, as Burmese and Tibetan need them."""

PUNCTUATION = ".-'_"
APOSTROPHES = str.maketrans(dict.fromkeys("\u2018\u2019\u02bb\u02bc\u00b4`", "'"))
"""Characters that phones and keyboards produce instead of the plain apostrophe."""
LINE_BREAKS = str.maketrans(dict.fromkeys("\t\n\r\x0b\x0c\x85\u2028\u2029", " "))

SCRIPT_NAMES = """
    ARABIC ARMENIAN BENGALI BOPOMOFO CJK CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI GURMUKHI HANGUL HEBREW
    HIRAGANA KANNADA KATAKANA KHMER LAO LATIN MALAYALAM MYANMAR ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN
"""
SCRIPTS = frozenset(SCRIPT_NAMES.split())
"""Modern scripts, as the first word of their characters' Unicode names."""

MIXABLE_SCRIPTS = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
"""Scripts that may be mixed in one name: common combinations that do not look alike."""

SCRIPT_OF = {"\u30fc": "KATAKANA", "\u3005": "CJK"}
"""Characters whose Unicode names do not begin with their script: the long vowel mark and the iteration mark."""

ACCENTS = range(0x300, 0x334)
"""Combining accents; the marks after this range strike letters through, which makes them look like other letters."""

MORE_LATIN = frozenset("æœøłđðþßħıŋŧəɓɗɛɔƙƴɲ")
"""Letters of living languages besides a to z with accents; other Latin letters in Unicode only imitate these."""

COMPOSED_VOWELS = frozenset("\u0e33\u0eb3")
"""Thai and Lao vowels that Unicode decomposes although people type them as one character."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that are invisible."""

JOINERS = "\u200c\u200d"
"""Needed inside Persian words and between the parts of an emoji."""

LOOKALIKES = str.maketrans(
    # Cyrillic, Greek, Armenian, digits
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u043a\u043c\u0442\u0432\u043d\u04cf"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
    "\u0585\u0578\u057d\u0570\u0581"
    "01\u0131",
    "aeopcyxijshdqwkmtbhlabezhikmvoptyxonuhgoli",
)
"""Lowercase letters and digits, and the Latin letter that they or their capitals look like."""


def clean_name(text: str) -> str:
    """Normalize a name and its spaces; refuse one that is unreadable or could imitate another."""
    if len(text) > 10 * MAX_NAME:
        raise name_too_long()
    for char in text:
        if char != " " and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp"):
            raise bad_name("A name cannot contain line breaks or invisible characters.")
    name = " ".join(unicodedata.normalize("NFC", text.translate(APOSTROPHES)).split())
    if len(name) > MAX_NAME:
        raise name_too_long()
    if not any(is_letter(char) or char.isdigit() for char in name):
        raise bad_name("A name needs at least one letter or digit.")
    check_characters(name)
    check_marks(name)
    check_scripts(name)
    return name


def bad_name(sentence: str) -> RequestRefused:
    """The refusal of a name."""
    return RequestRefused(422, "name", f"{sentence} Choose another name.")


def name_too_long() -> RequestRefused:
    """The refusal of a name that is too long."""
    return bad_name(f"A name can have at most {MAX_NAME} characters.")


def is_letter(char: str) -> bool:
    """Whether a character is a letter of any script."""
    return unicodedata.category(char).startswith("L")


def is_mark(char: str) -> bool:
    """Whether a character combines with the one before it."""
    return unicodedata.category(char).startswith("M")


def is_neutral(char: str) -> bool:
    """Whether a character can be used with every script."""
    return char in PUNCTUATION or char == " " or (char.isascii() and char.isdigit())


def script(char: str) -> str:
    """The script of a character."""
    return SCRIPT_OF.get(char) or unicodedata.name(char, "").partition(" ")[0]


def check_characters(name: str) -> None:
    """Allow only letters, marks and digits of modern scripts, and some punctuation."""
    for char in name:
        if not is_neutral(char) and not is_name_character(char):
            shown = f"{char!r} ({unicodedata.name(char, 'without a name')})" if char.isprintable() else ascii(char)
            raise bad_name(f"A name can contain letters, digits, spaces and {' '.join(PUNCTUATION)}, not {shown}.")


def is_name_character(char: str) -> bool:
    """Whether a character is a common letter, mark or digit in names."""
    if ord(char) in ACCENTS:
        return True
    if unicodedata.category(char) not in ("Lu", "Ll", "Lo", "Lm", "Mn", "Mc", "Nd") or char in INVISIBLE:
        return False
    if unicodedata.normalize("NFKC", char) != char and char not in COMPOSED_VOWELS:
        return False
    return script(char) in SCRIPTS and is_ordinary(char)


def is_ordinary(char: str) -> bool:
    """Whether a letter is in common use, not historical, phonetic or invisible."""
    if script(char) == "LATIN":
        base = unicodedata.normalize("NFD", char)[0].lower()
        return base.isascii() or base in MORE_LATIN
    if script(char) == "CYRILLIC":
        return ord(char) < 0x530
    return script(char) != "HANGUL" or 0xAC00 <= ord(char) <= 0xD7A3


def check_marks(name: str) -> None:
    """Refuse marks without a letter, and too many marks on one letter."""
    accents = marks = 0
    before = " "
    for char in name:
        accents = accents + 1 if ord(char) in ACCENTS else 0
        marks = marks + 1 if is_mark(char) else 0
        if marks and not (is_mark(before) or is_letter(before)):
            raise bad_name("In a name, an accent or vowel sign must follow a letter.")
        if accents > MAX_ACCENTS or marks > MAX_MARKS:
            raise bad_name("A name cannot stack so many accents.")
        before = char


def check_scripts(name: str) -> None:
    """Refuse mixtures of scripts that are only used to imitate other names."""
    scripts = {script(char) for char in name if not is_neutral(char) and ord(char) not in ACCENTS}
    if len(scripts) > 1 and not any(scripts <= mixed for mixed in MIXABLE_SCRIPTS):
        found = " and ".join(sorted(each.title() for each in scripts))
        raise bad_name(f"A name must use one script, but this one mixes {found}.")


def account_key(name: str) -> str:
    """The key by which account names are compared: names that look alike have the same key."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    letters = unicodedata.normalize("NFD", folded).translate(LOOKALIKES)
    undotted = re.sub("([ij])\u0307", r"\1", letters)
    joined = re.sub(r"[\s.'_-]", "", undotted)
    # A capital I looks like an l, and some pairs of lowercase letters look like one letter.
    alike = joined.replace("i", "l").replace("rn", "m").replace("vv", "w")
    return unicodedata.normalize("NFC", alike)


def clean_text(text: str, max_length: int = MAX_TEXT) -> str:
    """Normalize a chat message to one line; refuse an empty one, or characters that would disturb other messages."""
    if len(text) > 10 * max_length:
        raise bad_text(f"A text can have at most {max_length} characters.")
    line = unicodedata.normalize("NFC", text.translate(LINE_BREAKS)).strip()
    if len(line) > max_length:
        raise bad_text(f"A text can have at most {max_length} characters, this one {len(line)}.")
    if not any(is_visible(char) for char in line):
        raise bad_text("This text is empty.")
    marks = 0
    for char in line:
        marks = marks + 1 if is_mark(char) else 0
        if marks > MAX_MARKS:
            raise bad_text("A text cannot stack so many accents.")
        if not is_harmless(char):
            raise bad_text(f"A text cannot contain control characters or marks that change its direction: {char!a}.")
    return line


def bad_text(sentence: str) -> RequestRefused:
    """The refusal of a text."""
    return RequestRefused(422, "text", sentence)


def is_visible(char: str) -> bool:
    """Whether a character is visible; unassigned ones may be new emoji."""
    category = unicodedata.category(char)
    return (category[0] in "LNPS" or category == "Cn") and char not in INVISIBLE


def is_harmless(char: str) -> bool:
    """Whether a character can be displayed among other people's messages."""
    # Noncharacters of Unicode.
    if 0xFDD0 <= ord(char) <= 0xFDEF or ord(char) & 0xFFFE == 0xFFFE:
        return False
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Co", "Cs")
