"""The command resume."""

from __future__ import annotations

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Language
from ludoteca.cli.language import choose_language
from ludoteca.cli.play_options import Mono, Pace, Plain, SavedName
from ludoteca.cli.screen import play_saved


@command("help-resume", "help-panel-matches")
def resume(
    name: SavedName = None, lang: Language = None, plain: Plain = False, mono: Mono = False, pace: Pace = 0.5
) -> None:
    """Continue a saved match: the one you played last, or one by its name."""
    play_saved(name, pace, choose_language(lang), plain, mono)
