"""Recorded matches: complete documents, which must always verify and replay the same.

    python -m tests.match.record

plays them again, always the same, and writes them to `tests/match/recorded`. This is for new matches: if a recorded
match no longer replays, the rules have changed and RULES_VERSION must be increased.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.match.clocks import Clock
from ludoteca.match.document import match_document
from ludoteca.match.log import AGREE, EXPIRE, LEAVE, REFUSE, RESIGN, RETURN, TO_END, TO_SUBSTITUTE, TO_UNDO, UNDO
from ludoteca.match.match import Match
from tests.match import playing
from tests.match.playing import act, ask, mover, open_turn, play_out, put

FOLDER = Path(__file__).parent / "recorded"


def table(*arguments: Any, rules: int = 1, **more: Any) -> Match:
    """A match without entries, by the first version of the rules unless another one is given."""
    return playing.table(*arguments, rules=rules, **more)


def lanterns_two_to_the_end() -> Match:
    match = table("lanterns", "ab", seed=11)
    play_out(match)
    return match


def lanterns_three_dealing_from_the_start() -> Match:
    match = table("lanterns", "ab*", seed=12, dealing="start")
    play_out(match)
    return match


def lanterns_four_give_up_one_after_the_other() -> Match:
    match = table("lanterns", "abcd", seed=13)
    for seat in (2, 0, 3):
        act(match, 3, seed=seat)
        put(match, RESIGN, seat)
    return match


def lanterns_adjacent_with_undo() -> Match:
    match = table("lanterns", "ab", seed=14, seating="adjacent", clock=Clock("bank", 300, 5))
    put(match, UNDO, open_turn(match), to=match.state.ply - 1, spent=2_000)
    act(match, 2, spent=1_500)
    ask(match, 0, TO_UNDO, to=match.state.ply - 2)
    put(match, AGREE, 1, spent=900)
    act(match, 1, seed=5)
    ask(match, 1, TO_UNDO, to=0)
    put(match, REFUSE, 0)
    ask(match, 0, TO_END)
    put(match, AGREE, 1)
    return match


def lanterns_three_at_adjacent() -> Match:
    # Older versions allowed the seating of two at a table of three. It had no effect, and such matches stay readable.
    match = table("lanterns", "abc", seed=16, seating="adjacent")
    act(match, 9)
    put(match, RESIGN, 1)
    put(match, RESIGN, 2)
    return match


def lanterns_rated_and_left() -> Match:
    match = table("lanterns", "ab", seed=15, rated=True)
    act(match, 8)
    put(match, LEAVE, 1)
    return match


def shelfie_two_to_the_end() -> Match:
    match = table("shelfie", "ab", seed=21)
    play_out(match)
    return match


def shelfie_three_english_with_time() -> Match:
    match = table("shelfie", "abc", seed=22, rulebook="english", clock=Clock("move", 30))
    act(match, 6, spent=4_000)
    put(match, EXPIRE, mover(match), spent=30_004)
    play_out(match)
    return match


def shelfie_four_first_game_with_substitute() -> Match:
    match = table("shelfie", "abc*", seed=23, first_game=True)
    act(match, 5)
    put(match, LEAVE, 1)
    ask(match, 0, TO_SUBSTITUTE, seat=1, level="novice")
    put(match, AGREE, 2)
    act(match, 6)
    put(match, RESIGN, 0)
    put(match, RESIGN, 2)
    return match


def shelfie_one_person_on_two_seats() -> Match:
    match = table("shelfie", "aab", seed=24, clock=Clock("days", 2))
    act(match, 6, spent=3_600_000)
    ask(match, 2, TO_UNDO, to=3)
    put(match, AGREE, 1)
    act(match, 2, seed=9)
    put(match, RESIGN, 0)
    act(match, 3)
    put(match, RESIGN, 2)
    return match


def shelfie_alone_with_undo() -> Match:
    match = table("shelfie", "a*", seed=25)
    act(match, 4)
    ask(match, 0, TO_UNDO, to=0)
    act(match, 4, seed=3)
    put(match, RESIGN, 0)
    return match


def shelfie_left_by_everybody() -> Match:
    match = table("shelfie", "ab", seed=26)
    act(match, 2)
    put(match, LEAVE, 0)
    put(match, RETURN, 0)
    put(match, LEAVE, 1)
    put(match, LEAVE, 0)
    return match


def shelfie_out_of_time() -> Match:
    match = table("shelfie", "ab", seed=27, rated=True, clock=Clock("bank", 20, 1))
    act(match, 7, spent=5_000)
    put(match, EXPIRE, mover(match), spent=20_000)
    return match


def shelfie_resigned_before_the_first_action() -> Match:
    match = table("shelfie", "ab", seed=28, rated=True)
    act(match, 1)
    put(match, RESIGN, 1 - match.log[0].seat)
    return match


def lanterns_aborted_by_the_clock() -> Match:
    match = table("lanterns", "abc", seed=17, rated=True, rules=2, clock=Clock("move", 30))
    first = mover(match)
    while mover(match) == first:
        act(match, 1, spent=4_000)
    put(match, EXPIRE, mover(match), spent=30_000)
    return match


def shelfie_rated_and_lost() -> Match:
    match = table("shelfie", "ab", seed=29, rated=True, rules=2, clock=Clock("bank", 20, 1))
    act(match, 7, spent=1_000)
    put(match, RESIGN, 1)
    return match


def shelfie_aborted_by_a_resignation() -> Match:
    match = table("shelfie", "ab", seed=31, rated=True, rules=2)
    put(match, RESIGN, 1)
    return match


def shelfie_resigned_at_once() -> Match:
    match = table("shelfie", "ab", seed=31, rated=True, rules=3)
    put(match, RESIGN, 1)
    return match


def lanterns_left_and_aborted_by_the_clock() -> Match:
    match = table("lanterns", "abc", seed=32, rated=True, rules=3, clock=Clock("move", 30))
    put(match, LEAVE, (mover(match) + 1) % 3)
    put(match, EXPIRE, mover(match), spent=30_000)
    return match


RECORDED: list[Callable[[], Match]] = [
    lanterns_two_to_the_end,
    lanterns_three_dealing_from_the_start,
    lanterns_four_give_up_one_after_the_other,
    lanterns_adjacent_with_undo,
    lanterns_three_at_adjacent,
    lanterns_rated_and_left,
    shelfie_two_to_the_end,
    shelfie_three_english_with_time,
    shelfie_four_first_game_with_substitute,
    shelfie_one_person_on_two_seats,
    shelfie_alone_with_undo,
    shelfie_left_by_everybody,
    shelfie_out_of_time,
    shelfie_resigned_before_the_first_action,
    lanterns_aborted_by_the_clock,
    shelfie_rated_and_lost,
    shelfie_aborted_by_a_resignation,
    shelfie_resigned_at_once,
    lanterns_left_and_aborted_by_the_clock,
]


def document_of(match: Match) -> dict[str, Any]:
    """The document of a match, with seats named after their holders."""
    names = {"a": "Ada", "b": "Bea", "c": "Cleo", "d": "Dora"}
    return match_document(match, [names[holder.person] if holder.person else "Bot" for holder in match.setting.holders])


def to_json(document: dict[str, Any]) -> str:
    """A document as JSON with a line for each field, and for each entry of the log."""
    head = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in document.items() if name != "log"]
    log = ",\n".join(json.dumps(line, separators=(",", ":")) for line in document["log"])
    return "{\n" + ",\n".join([*head, f'"log": [\n{log}\n]']) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for made in RECORDED:
        path = FOLDER / f"{made.__name__.replace('_', '-')}.json"
        path.write_text(to_json(document_of(made())), "utf-8")


if __name__ == "__main__":
    main()
