"""A match told from its beginning to its end, line by line."""

from __future__ import annotations

from ludoteca.terminal.faces import face_of
from ludoteca.terminal.plain import Say
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Table
from ludoteca.terminal.talk import Talk


async def tell(table: Table, language: str, say: Say) -> None:
    """Say every entry of a match, then the table as it stands, and the result if there is one."""
    speech = Speech(language, table.names)
    face = face_of(table.game, speech)
    for step in await table.story(None):
        if said := face.say(step):
            say(f"{step.entry:3} {said}")
    say(face.picture(table.view(None)))
    if table.result is not None:
        say(Talk(table, face, speech).result())
