"""A match from its beginning to its end, line by line."""

from __future__ import annotations

from ludoteca.terminal.faces import face_of
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.table import PrintLine, Table
from ludoteca.terminal.table_texts import TableTexts


async def print_replay(table: Table, language: str, write: PrintLine) -> None:
    """Print every entry of a match, then the table, and the result if there is one."""
    face = face_of(table.game, Reader(language, table.names))
    for step in await table.log(None):
        if line := face.step_line(step):
            write(f"{step.entry:3} {line}")
    write(face.picture(table.view(None)))
    if table.result is not None:
        write(await TableTexts(table, face).result())
