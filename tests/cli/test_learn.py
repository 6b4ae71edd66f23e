"""`ludoteca learn`."""

from __future__ import annotations

import pytest

import ludoteca.cli.commands.learn as module
from tests.commands import refusal, run


def test_learn_begins_at_a_step_and_says_how_to_continue() -> None:
    shown = run("learn", "shelfie", "--step", "2", "--lang", "it", text="take e8 f8 > 2\nquit\n").stdout
    assert "Passo 2 di 8" in shown
    assert "Passo 3 di 8" in shown
    assert shown.rstrip().endswith("ludoteca learn shelfie --step 3")


@pytest.mark.parametrize(("options", "said"), [((), "no step 40"), (("--exercises",), "no exercise 40")])
def test_learn_refuses_a_number_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr(module, "prepare_game", lambda *_: pytest.fail("compiles first"))
    assert f"There is {said}." in refusal("learn", "lanterns", *options, "--step", "40")
