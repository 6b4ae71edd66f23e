"""The document of an analysis as models, made from its types, which say it once for Python and for this contract."""

from __future__ import annotations

from functools import cache
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import Field, create_model

from ludoteca.search.analysis_document import Analysis
from ludoteca.server.http.models import ResponseModel

SHORT_NAMES = {"Analysis": "AnalysisDocument", "Message": "AnalysisMessage"}


@cache
def model_of(kind: Any) -> type[ResponseModel]:
    """The model of a TypedDict whose fields are annotated with their descriptions."""
    hints = get_type_hints(kind, include_extras=True)
    fields: Any = {name: field_of(hint) for name, hint in hints.items()}
    name = SHORT_NAMES.get(kind.__name__, kind.__name__)
    made: type[ResponseModel] = create_model(name, __base__=ResponseModel, __doc__=kind.__doc__, **fields)
    return made


def field_of(hint: Any) -> tuple[Any, Any]:
    """The type of a field and its description."""
    if get_origin(hint) is NotRequired:
        inner, description = get_args(get_args(hint)[0])
        return model_type(inner), Field(default=None, description=description)
    inner, description = get_args(hint)
    return model_type(inner), Field(description=description)


def model_type(hint: Any) -> Any:
    """The same type with models instead of TypedDicts."""
    if is_typeddict(hint):
        return model_of(hint)
    if get_origin(hint) is list:
        return list[model_type(get_args(hint)[0])]  # type: ignore[misc]
    arguments = get_args(hint)
    if type(None) in arguments:
        return model_type(arguments[0]) | None
    return hint


AnalysisDocument = model_of(Analysis)
