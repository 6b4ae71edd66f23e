"""The OpenAPI document, with the messages of the socket and the documents of all games among its schemas."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ludoteca.core.library import game, game_names
from ludoteca.core.schemas import document_schemas
from ludoteca.core.types import Document
from ludoteca.server.live import protocol
from ludoteca.server.people.person import COOKIE

REFERENCES = "#/components/schemas/Live{name}"
SECURITY = {
    "token": {"type": "http", "scheme": "bearer", "description": "For programs: the token of a guest or a program."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Only for pages of this server."},
}
"""How a request says who sent it; many requests need neither."""


def with_messages(app: FastAPI) -> Document:
    """The whole contract: the routes, the messages on the socket, and what games tell programs."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        document["components"]["schemas"] |= message_schemas() | game_schemas()
        document["components"]["securitySchemes"] = SECURITY
        document["security"] = [*({name: []} for name in SECURITY), {}]
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


def game_schemas() -> Document:
    """The schemas of the views, events, previews, reasons, positions and outcomes of all games that describe them.

    The view of Lanterns is `LanternsView`: what the `view` of a message on the socket contains.
    """
    found: Document = {}
    for name in game_names():
        documents, prefix = game(name).documents, name.capitalize()
        if documents is not None:
            parts = document_schemas(documents, f"#/components/schemas/{prefix}{{}}")
            found |= {f"{prefix}{part}": schema for part, schema in parts.items()}
    return found
