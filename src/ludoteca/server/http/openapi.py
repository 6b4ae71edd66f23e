"""The OpenAPI document, with the messages of the socket among its schemas."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ludoteca.core.types import Document
from ludoteca.server.live import protocol

REFERENCES = "#/components/schemas/Live{name}"


def with_messages(app: FastAPI) -> Document:
    """The whole contract: the routes, and the messages on the socket."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        document["components"]["schemas"] |= message_schemas()
        app.openapi_schema = document
    return app.openapi_schema


def message_schemas() -> Document:
    """The schemas of all messages; `ClientMessage` and `ServerMessage` are their unions.

    Documents that are also part of HTTP responses have the same schemas there.
    """
    unions: list[Any] = [protocol.ClientMessage, protocol.ServerMessage]
    (client, server), components = msgspec.json.schema_components(unions, ref_template=REFERENCES)
    schemas = {f"Live{name}": schema for name, schema in components.items()}
    schemas["LiveTableNews"]["properties"]["table"] = {"$ref": "#/components/schemas/TableDocument"}
    for name in ("LiveView", "LiveUpdate"):
        schemas[name]["properties"]["result"] = {"anyOf": [{"$ref": "#/components/schemas/MatchEnd"}, {"type": "null"}]}
    return schemas | {"ClientMessage": client, "ServerMessage": server}
