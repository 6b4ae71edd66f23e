"""docs/protocol.md agrees with the server and the client."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from ludoteca.client.reconnect import FINAL
from ludoteca.server.live import protocol
from tools.docs_examples import documents, read_message

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


MESSAGES = [each for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for each in documents(block)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message["type"]))
def test_the_messages_in_the_docs_are_valid(message: dict[str, Any]) -> None:
    read_message(message)


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def tags(direction: Any) -> set[str]:
    return {tag(each) for each in get_args(direction)}


def test_every_kind_of_message_is_in_the_docs() -> None:
    named = set(re.findall(r"`([a-z]+)`", PAGE)) | {message["type"] for message in MESSAGES}
    assert tags(protocol.ClientMessage) | tags(protocol.ServerMessage) <= named


def test_the_client_reconnects_after_the_close_codes_that_the_docs_list() -> None:
    rows = re.findall(r"^\| ([\d, ]+) \|[^|]*\| (yes|no)", PAGE, re.MULTILINE)
    final = {int(code) for codes, back in rows for code in codes.split(", ") if back == "no"}
    back = {int(code) for codes, answer in rows for code in codes.split(", ") if answer == "yes"}
    assert final == set(FINAL) - {1008}
    assert not back & set(FINAL)
    assert len(final | back) >= 14
