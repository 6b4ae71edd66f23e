"""JSON Schemas of the types of documents, for checks, for other languages and for the documentation."""

from __future__ import annotations

import types
from dataclasses import fields
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ludoteca.core.documents import Documents, Kind

Schema: TypeAlias = dict[str, Any]

SIMPLE = {int: "integer", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}
REFERENCE = "#/$defs/{}"


def document_schema(documents: Documents, name: str) -> Schema:
    """A complete schema of one of a game's documents, such as `view`."""
    parts = document_schemas(documents)
    return parts[name.capitalize()] | {"$defs": parts}


def document_schemas(documents: Documents, reference: str = REFERENCE) -> dict[str, Schema]:
    """The schemas of all documents of a game and of the types they consist of, by name.

    They are strict: a document with another field does not fit. `reference` is the address of a schema by its name.
    """
    return Builder(reference).build(documents)


class Builder:
    """Collects the schemas of types."""

    def __init__(self, reference: str) -> None:
        self.reference = reference
        self.parts: dict[str, Schema] = {}

    def build(self, documents: Documents) -> dict[str, Schema]:
        """The schemas of all documents; a union is named after the document."""
        for field in fields(documents):
            name, kind = field.name.capitalize(), getattr(documents, field.name)
            found = self.schema(kind)
            self.parts.setdefault(name, found)
        return self.parts

    def schema(self, kind: Kind) -> Schema:
        """The schema of any type that documents use."""
        origin: Any = get_origin(kind)
        arguments = get_args(kind)
        if origin is Annotated:
            return self.schema(arguments[0]) | {"description": arguments[1]}
        if origin in (types.UnionType, Union):
            return {"anyOf": [self.schema(each) for each in arguments]}
        if origin is Literal:
            return {"enum": list(arguments)}
        if origin is list:
            return {"type": "array", "items": self.schema(arguments[0])}
        if origin is dict:
            return self.mapping(*arguments)
        if is_typeddict(kind):
            return self.refer(kind)
        return {} if kind is Any else {"type": SIMPLE[kind]}

    def mapping(self, key: Kind, value: Kind) -> Schema:
        """The schema of an object whose keys are data."""
        found = {"type": "object", "additionalProperties": self.schema(value)}
        return found if key is str else found | {"propertyNames": self.schema(key)}

    def refer(self, kind: Kind) -> Schema:
        """A reference to the schema of a TypedDict, which is added if it is new."""
        name = kind.__name__
        if name not in self.parts:
            self.parts[name] = {}
            self.parts[name] = self.typed_dict(kind)
        return {"$ref": self.reference.format(name)}

    def typed_dict(self, kind: Kind) -> Schema:
        """The schema of a TypedDict."""
        hints = get_type_hints(kind, include_extras=True)
        optional = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
        bare = {name: get_args(hint)[0] if name in optional else hint for name, hint in hints.items()}
        return {
            "type": "object",
            "description": kind.__doc__,
            "properties": {name: self.schema(hint) for name, hint in bare.items()},
            "required": [name for name in hints if name not in optional],
            "additionalProperties": False,
        }
