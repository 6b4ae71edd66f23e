"""The reference of the server's HTTP interface and of the table's socket, from the OpenAPI document."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tools.docs_documents import references

Schema = dict[str, Any]

GROUPS = {
    "people": "People, accounts and programs",
    "tables": "Tables",
    "records": "Matches and ratings",
    "rules": "Rules",
    "watch": "Monitoring",
}
PREFIX = "/components/schemas/"
UNIONS = ("ClientMessage", "ServerMessage")


@cache
def contract() -> Schema:
    """The OpenAPI document."""
    from ludoteca.server.app import make_app
    from ludoteca.server.settings import Settings

    return make_app(Settings(Path("unused"))).openapi()


def schemas() -> dict[str, Schema]:
    """The schemas of all documents and messages."""
    found: dict[str, Schema] = contract()["components"]["schemas"]
    return found


def api_reference() -> str:
    """All requests, by group, and the documents that they send and answer with."""
    lines: list[str] = []
    for tag, title in GROUPS.items():
        lines += [f"## {title}", ""]
        for path, methods in contract()["paths"].items():
            for method, operation in methods.items():
                if operation["tags"] == [tag]:
                    lines += describe_request(method, path, operation)
    lines += ["## Documents", ""]
    for name in reachable(map(name_of, references(contract()["paths"]))):
        lines += describe_schema(name)
    return "\n".join(lines)


def describe_request(method: str, path: str, operation: Schema) -> Iterator[str]:
    """A request: what it does, what it takes, and what it answers."""
    yield from (f"### `{method.upper()} {path}` {{ #{operation['operationId']} }}", "", operation["description"], "")
    parameters = operation.get("parameters", [])
    if parameters:
        yield from ("| parameter | in | type | what it says |", "|---|---|---|---|")
        for each in parameters:
            optional = "" if each.get("required") else " *(optional)*"
            kind, text = type_text(each["schema"]), each.get("description", "")
            yield f"| `{each['name']}`{optional} | {each['in']} | {kind} | {text} |"
        yield ""
    if "requestBody" in operation:
        yield from (f"Body: {content(operation['requestBody'])}", "")
    good = {code: answer for code, answer in operation["responses"].items() if code < "300"}
    bad = ", ".join(code for code in operation["responses"] if code >= "300")
    answers = ", ".join(f"{code} {content(answer)}".strip() for code, answer in good.items())
    yield from (f"Answer: {answers}" + (f"; refusals: {bad}" if bad else ""), "")


def content(part: Schema) -> str:
    """What a body or an answer contains."""
    kinds = part.get("content", {})
    return " or ".join(type_text(kind.get("schema", {})) for kind in kinds.values())


def reachable(names: Iterable[str]) -> list[str]:
    """These schemas and all that they consist of, in alphabetical order."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [name_of(other) for other in references(schemas()[name])]
    return sorted(found)


def name_of(reference: str) -> str:
    """The name of a schema in a reference without its first sign."""
    return reference.removeprefix(PREFIX)


def socket_reference() -> str:
    """All messages of a table's socket, and what they consist of."""
    lines: list[str] = []
    for union, title in zip(UNIONS, ("To the server", "From the server"), strict=True):
        names = [name_of(name) for name in references(schemas()[union])]
        parts = [name for name in reachable(names) if name.startswith("Live") and name not in names]
        lines += [f"## {title}", ""]
        for name in (*names, *parts):
            lines += describe_schema(name, others="http.md")
    return "\n".join(lines)


def describe_schema(name: str, others: str = "") -> Iterator[str]:
    """A document or a message: its description and its fields; `others` is the page of the documents."""
    schema = schemas()[name]
    kind = schema.get("properties", {}).get("type", {}).get("enum")
    title = f"`{kind[0]}`" if kind else short(name)
    yield from (f"### {title} {{ #{name.lower()} }}", "", schema.get("description", ""), "")
    fields = {field: kind for field, kind in schema.get("properties", {}).items() if field != "type"}
    if fields:
        yield from ("| field | type | what it says |", "|---|---|---|")
        for field, kind in fields.items():
            optional = "" if field in schema.get("required", ()) else " *(optional)*"
            yield f"| `{field}`{optional} | {type_text(kind, others)} | {one_line(kind.get('description', ''))} |"
        yield ""


def short(name: str) -> str:
    """The name of a schema as people read it."""
    return name.removeprefix("Live")


def one_line(text: str) -> str:
    """A text as one line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def type_text(schema: Schema, others: str = "") -> str:
    """A type in a few words, with links to types of their own."""
    if "$ref" in schema:
        name = name_of(schema["$ref"][1:])
        return f"[{short(name)}]({'' if name.startswith('Live') else others}#{name.lower()})"
    if "const" in schema or "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(type_text(each, others) for each in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {type_text(schema.get('items', {}), others)}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object: string → {type_text(schema['additionalProperties'], others)}"
    return limits(str(schema.get("type", "anything")), schema)


def limits(kind: str, schema: Schema) -> str:
    """A simple type with its limits."""
    least, most = schema.get("minimum", schema.get("minLength")), schema.get("maximum", schema.get("maxLength"))
    unit = " characters" if kind == "string" else ""
    if most is None:
        return kind if least is None else f"{kind} from {least}{unit}"
    return f"{kind} of up to {most}{unit}" if unit else f"{kind} from {least or 0} to {most}"
