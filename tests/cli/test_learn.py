"""`ludoteca learn`."""

from __future__ import annotations

from tests.commands import refusal, run


def test_learn_begins_at_a_step_and_says_how_to_continue() -> None:
    shown = run("learn", "shelfie", "--step", "2", "--lang", "it", text="take e8 f8 > 2\nquit\n").stdout
    assert "Passo 2 di 8" in shown
    assert "Passo 3 di 8" in shown
    assert shown.rstrip().endswith("ludoteca learn shelfie --step 3")


def test_learn_refuses_a_step_that_is_not_there() -> None:
    assert "There is no step 40" in refusal("learn", "lanterns", "--step", "40")
