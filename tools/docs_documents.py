"""The reference of a game's documents, from its types: tables of fields with their descriptions."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from typing import Any

import ludoteca
from ludoteca.core import documents as shared
from ludoteca.core.documents import Documents
from ludoteca.core.schemas import document_schemas

Schema = dict[str, Any]


def document_pages(name: str) -> str:
    """All documents of a game, as Markdown."""
    documents = ludoteca.game(name).documents
    if documents is None:
        raise SystemExit(f"The game {name} does not describe its documents.")
    parts, meanings = document_schemas(documents, "#{}"), field_docstrings(Documents)
    tops = [field.name.capitalize() for field in fields(documents)]
    lines: list[str] = []
    for top in tops:
        lines += [f"## {top}", "", meanings[top.lower()], ""]
        lines += [line for part in (top, *belonging(parts, top, tops)) for line in describe(parts, part, part == top)]
    return "\n".join(lines)


def field_docstrings(kind: type) -> dict[str, str]:
    """The texts below the fields of a class."""
    body = ast.parse(inspect.getsource(shared)).body
    fields_of = next(each for each in body if isinstance(each, ast.ClassDef) and each.name == kind.__name__).body
    found = {}
    for field, text in pairwise(fields_of):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(field.target, ast.Name):
            found[field.target.id] = ast.literal_eval(text.value)
    return found


def belonging(parts: dict[str, Schema], top: str, tops: list[str]) -> Iterator[str]:
    """The types that are first used in a document, in the order of their use."""
    earlier = {name for other in tops[: tops.index(top)] for name in reachable(parts, other)}
    yield from (name for name in reachable(parts, top) if name not in earlier and name not in tops)


def reachable(parts: dict[str, Schema], start: str) -> list[str]:
    """All types that a type consists of."""
    found, waiting = [], [start]
    while waiting:
        for name in references(parts[waiting.pop(0)]):
            if name not in found and name != start:
                found.append(name)
                waiting.append(name)
    return found


def references(schema: Any) -> Iterator[str]:
    """The types that a schema refers to."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"][1:]
        for value in schema.values():
            yield from references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from references(value)


def describe(parts: dict[str, Schema], name: str, is_top: bool) -> Iterator[str]:
    """A type: its description and its fields, or what a union consists of."""
    schema = parts[name]
    if not is_top:
        yield from (f"### {name} {{ #{name.lower()} }}", "", schema["description"], "")
    if "anyOf" in schema:
        yield from union_table(parts, schema)
    else:
        yield from field_table(schema)


def union_table(parts: dict[str, Schema], schema: Schema) -> Iterator[str]:
    """What a union consists of, by kind."""
    yield from ("| kind | type | what it says |", "|---|---|---|")
    for name in references(schema):
        kind = parts[name]["properties"]["kind"]
        yield f"| {type_text(kind)} | {type_text({'$ref': f'#{name}'})} | {parts[name]['description']} |"
    yield ""


def field_table(schema: Schema) -> Iterator[str]:
    """The fields of a type."""
    yield from ("| field | type | what it says |", "|---|---|---|")
    for name, kind in schema["properties"].items():
        optional = "" if name in schema.get("required", ()) else " *(optional)*"
        yield f"| `{name}`{optional} | {type_text(kind)} | {kind.get('description', '')} |"
    yield ""


def type_text(schema: Schema) -> str:
    """A type in a few words, with links to types of their own."""
    if "$ref" in schema:
        name = schema["$ref"][1:]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(type_text(each) for each in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {type_text(schema['items'])}"
    if "additionalProperties" in schema:
        keys = type_text(schema["propertyNames"]) if "propertyNames" in schema else "string"
        return f"object: {keys} → {type_text(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
