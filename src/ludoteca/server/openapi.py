"""The OpenAPI document, with the messages of the socket among its schemas."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ludoteca.core.types import Document
from ludoteca.server import wire

REFERENCES = "#/components/schemas/Live{name}"


def with_messages(app: FastAPI) -> Document:
    """The whole contract: routes, and what is said on the socket."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        document["components"]["schemas"] |= message_schemas()
        app.openapi_schema = document
    return app.openapi_schema


def message_schemas() -> Document:
    """The schemas of all messages; `ClientMessage` and `ServerMessage` are their unions.

    What a message shares with an answer to a request has the same schema.
    """
    unions: list[Any] = [wire.ClientMessage, wire.ServerMessage]
    (client, server), parts = msgspec.json.schema_components(unions, ref_template=REFERENCES)
    named = {f"Live{name}": part for name, part in parts.items()}
    named["LiveTableNews"]["properties"]["table"] = {"$ref": "#/components/schemas/TableTold"}
    for name in ("LiveView", "LiveUpdate"):
        named[name]["properties"]["result"] = {"anyOf": [{"$ref": "#/components/schemas/EndTold"}, {"type": "null"}]}
    return named | {"ClientMessage": client, "ServerMessage": server}
