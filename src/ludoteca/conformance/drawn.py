"""Strategies for Hypothesis: tables, and positions reached by choices that it can shrink one by one."""

from __future__ import annotations

from hypothesis import strategies as st

import ludoteca
from ludoteca.conformance.tables import Table, chooser, every_table

MOST_CHOICES = 12


def tables(name: str | None = None) -> st.SearchStrategy[Table]:
    """Any table, or any of one game."""
    return st.sampled_from([table for table in every_table() if name in (None, table.name)])


@st.composite
def positions(draw: st.DrawFn, name: str | None = None) -> ludoteca.State:
    """Any position: a match is played at random for a while, then Hypothesis chooses every action."""
    state = draw(tables(name)).new(draw(st.integers(0, 2**64)))
    choose = chooser(draw(st.integers(0, 100)))
    for _ in range(draw(st.integers(0, 80))):
        if not state.over:
            state.play(choose(state))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=MOST_CHOICES)):
        if not state.over:
            actions = state.legal_actions()
            state.play(actions[choice % len(actions)])
    return state


@st.composite
def unlikely_texts(draw: st.DrawFn, texts: list[str]) -> str:
    """Any text, or one of these texts with a part replaced."""
    if not texts or draw(st.booleans()):
        return draw(st.text(max_size=30))
    text = draw(st.sampled_from(texts))
    start, length = draw(st.integers(0, len(text))), draw(st.integers(0, 3))
    return text[:start] + draw(st.text(max_size=3) | st.from_regex(r"\A[0-9 ,>@-]{1,3}\Z")) + text[start + length :]
