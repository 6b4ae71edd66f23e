"""The command watch."""

from __future__ import annotations

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.language import choose_language
from ludoteca.cli.play_options import Mono, Plain
from ludoteca.cli.streams import is_mono
from ludoteca.cli.visit import Link, Name, Visit, visit_table


@command("help-watch", "help-panel-play")
def watch(
    url: Link, name: Name = None, lang: Language = None, plain: Plain = False, mono: Mono = False, as_json: Json = False
) -> None:
    """Watch a table of a server; you see nobody's secrets."""
    visit_table(Visit(url, name, choose_language(lang), plain, is_mono(mono), as_json, is_player=False))
