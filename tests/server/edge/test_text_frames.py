"""Messages are written as frames without the layers of a library; they are the same frames."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.edge.ws_protocol import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, (1 << 16) - 1, 1 << 16, 1 << 17])
def test_a_message_of_any_length_is_one_frame(size: int) -> None:
    text = b"%" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
