"""docs/protocol.md agrees with the server and the client."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ludoteca.client.reconnect import FINAL
from ludoteca.server.live import protocol

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def messages() -> Iterator[dict[str, Any]]:
    """Every message in the docs."""
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        text = block.strip()
        while text:
            message, end = json.JSONDecoder().raw_decode(text)
            yield message
            text = text[end:].strip()


@pytest.mark.parametrize("message", list(messages()), ids=lambda message: str(message["type"]))
def test_the_messages_in_the_docs_are_valid(message: dict[str, Any]) -> None:
    direction = protocol.ClientMessage if message["type"] in tags(protocol.ClientMessage) else protocol.ServerMessage
    kind = next(each for each in get_args(direction) if tag(each) == message["type"])
    assert isinstance(msgspec.convert(message, direction), kind)
    assert set(message) <= {"type", *kind.__struct_fields__}


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def tags(direction: Any) -> set[str]:
    return {tag(each) for each in get_args(direction)}


def test_every_kind_of_message_is_in_the_docs() -> None:
    named = set(re.findall(r"`([a-z]+)`", PAGE)) | {message["type"] for message in messages()}
    assert tags(protocol.ClientMessage) | tags(protocol.ServerMessage) <= named


def test_the_client_reconnects_after_the_close_codes_that_the_docs_list() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \|[^|]*\| (yes|no)", PAGE, re.MULTILINE)
    final = {int(code) for codes, back in rows for code in codes.split(", ") if back == "no"}
    back = {int(code) for codes, answer in rows for code in codes.split(", ") if answer == "yes"}
    assert final == set(FINAL) - {1008}
    assert not back & set(FINAL)
    assert len(final | back) >= 14
