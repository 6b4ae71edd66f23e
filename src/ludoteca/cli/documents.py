"""Read positions and matches from files, or from standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.cli.preparation import prepare_game
from ludoteca.cli.refusals import Unreadable, system_reason
from ludoteca.core.errors import LudotecaError

if TYPE_CHECKING:
    from ludoteca.core.state import State
    from ludoteca.core.types import Document


def read_document(source: str) -> Any:
    """Read JSON from a file, or from standard input for `-`."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8-sig")
        return json.loads(text)
    except OSError as missing:
        raise Unreadable("commands-file-unread", file=source, why=system_reason(missing)) from missing
    except UnicodeDecodeError as foreign:
        raise Unreadable("commands-no-text", file=source) from foreign
    except json.JSONDecodeError as broken:
        raise Unreadable("commands-no-json", file=source, line=broken.lineno, column=broken.colno) from broken
    except (ValueError, RecursionError) as monstrous:
        raise Unreadable("commands-no-document", file=source) from monstrous


def read_state(source: str) -> State:
    """Read a position of any game."""
    document = read_position(source)
    return prepare_game(document["game"]).from_position(document)


def read_position(source: str) -> Document:
    """Read a document that names its game."""
    document = read_document(source)
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise LudotecaError("commands-no-position")
    return document


def read_match_document(source: str) -> Any:
    """Read the document of a saved match or of a file, and compile the rules of its game."""
    from ludoteca.core.library import game_names
    from ludoteca.terminal.saved_matches import matches_folder

    saved = matches_folder() / f"{source}.json"
    document = read_document(str(saved) if saved.is_file() else source)
    if isinstance(document, dict) and document.get("game") in game_names():
        prepare_game(document["game"])
    return document
