"""Parameters that several routes share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query

from ludoteca.server.edge.authentication import person_of
from ludoteca.server.people.person import Person

Me = Annotated[Person, Depends(person_of)]
TableId = Annotated[str, Path(max_length=16, pattern="^[a-z2-9]+$", description="A table's id.")]
GameName = Annotated[str, Path(max_length=40, examples=["lanterns"])]
EntryCount = Annotated[int, Query(ge=0, le=1_000_000, description="After how many entries of the log.")]
