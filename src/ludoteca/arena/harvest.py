"""Matches as data to learn from: what the seat to move knew, what was legal, what it did, and how it ended.

One row for each decision; the columns are described in docs/data.md.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.arena.schedule import BadArena
from ludoteca.arena.selfplay import Chunk, Order, chunks, claim, in_chunks, played, written
from ludoteca.core.cache import hash_all_sources
from ludoteca.core.compiled import brief
from ludoteca.core.errors import either
from ludoteca.core.game import Game
from ludoteca.core.library import game
from ludoteca.core.state import State
from ludoteca.core.types import Box, Document, Floats
from ludoteca.search.network import WIN, Net, Pad, look, new_pad
from ludoteca.search.weights import learned_net

FORMATS = ("parquet", "jsonl")
CHUNK = 200
Rows = dict[str, list[Any]]
COLUMNS = ("match", "ply", "seat", "observation", "legal", "action", "chances", "scores", "ranks")


@brief
def look_around(box: Box, net: Net, pad: Pad, chances: Floats) -> None:
    """Every seat's chance to win by the learned evaluation, from what that seat knows."""
    for seat in range(len(chances)):
        look(box[0], seat, net, pad)
        chances[seat] = pad.answers[WIN]


def chances_of(state: State, net: Net | None, pad: Pad) -> list[float] | None:
    """Every seat's chance to win; they add up to 1. None for a game that nobody has learned."""
    if net is None:
        return None
    found = np.zeros(state.players, np.float32)
    look_around(state.record, net, pad, found)
    return [round(float(chance), 4) for chance in found / max(float(found.sum()), 1e-9)]


def rows_of(order: Order, numbers: range) -> Rows:
    """The rows of some matches, column by column."""
    found = game(order.game)
    net, pad = learned_net(found, order.players), new_pad(found)
    rows: Rows = {name: [] for name in COLUMNS}
    for number in numbers:

        def note(state: State, number: int = number) -> None:
            if (seat := state.seat) is not None:
                rows["match"].append(number)
                rows["ply"].append(state.ply)
                rows["seat"].append(seat)
                rows["observation"].append(state.observation(seat))
                rows["legal"].append(state.legal_actions())
                rows["chances"].append(chances_of(state, net, pad))

        end = played(order, number, note)
        scores, ranks = end.game.standings(end.record)
        rows["action"] += end.actions
        rows["scores"] += [scores] * end.ply
        rows["ranks"] += [ranks] * end.ply
    return rows


def write_jsonl(chunk: Chunk, path: Path) -> None:
    """Write the rows of a chunk as lines of JSON."""
    rows = rows_of(chunk.order, chunk.numbers)
    rows["observation"] = [each.tolist() for each in rows["observation"]]
    with path.open("w", encoding="utf-8") as file:
        for row in zip(*rows.values(), strict=True):
            file.write(json.dumps(dict(zip(rows, row, strict=True)), separators=(",", ":")) + "\n")


def write_parquet(chunk: Chunk, path: Path) -> None:
    """Write the rows of a chunk as Parquet."""
    import pyarrow as pa
    from pyarrow import parquet

    rows = rows_of(chunk.order, chunk.numbers)
    seen = np.concatenate(rows.pop("observation"))
    schema = parquet_schema(game(chunk.order.game))
    columns = {name: pa.array(values, schema.field(name).type) for name, values in rows.items()}
    columns["observation"] = pa.FixedSizeListArray.from_arrays(pa.array(seen), type=schema.field("observation").type)
    table = pa.table([columns[field.name] for field in schema], schema=schema)
    parquet.write_table(table, path, compression="zstd")


def parquet_schema(game: Game) -> Any:
    """The types of all columns, and the command that made them in the metadata."""
    import pyarrow as pa

    types = {
        "match": pa.int32(),
        "ply": pa.int16(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.field("element", pa.int8()), game.observation_size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "chances": pa.list_(pa.float32()),
        "scores": pa.list_(pa.int16()),
        "ranks": pa.list_(pa.int8()),
    }
    return pa.schema(types)


def generate(order: Order, matches: int, form: str, folder: Path, jobs: int, told: Any) -> None:
    """Play so many matches and write them to a folder, chunk by chunk; more matches later are added."""
    if form not in FORMATS:
        raise BadArena("errors-arena-format", formats=either(FORMATS), format=repr(form))
    if form == "parquet":
        check_arrow()
    order.checked()
    claim(folder, settings_of(order, form))
    write = write_parquet if form == "parquet" else write_jsonl
    planned = [(each, path_of(each, folder, form)) for each in chunks(order, matches, CHUNK)]
    in_chunks(write, planned, jobs, told)
    for chunk, path in planned:
        for other in folder.glob(f"{name_of(chunk.first)}*.{form}"):
            if other != path:
                other.unlink()  # the same matches, fewer of them


def check_arrow() -> None:
    """Say what is missing, before anything is played."""
    try:
        import pyarrow as pa  # noqa: F401
    except ImportError as missing:
        raise BadArena("errors-arena-no-arrow") from missing


def name_of(first: int) -> str:
    """What the name of a chunk's file begins with."""
    return f"matches-{first:08d}"


def path_of(chunk: Chunk, folder: Path, form: str) -> Path:
    """The file of a chunk; one that is not full says so in its name, unless the full one is there."""
    full = folder / f"{name_of(chunk.first)}.{form}"
    if chunk.count == CHUNK or full.exists():
        return full
    return folder / f"{name_of(chunk.first)}-{chunk.count}.{form}"


def settings_of(order: Order, form: str) -> Document:
    """What stands beside the data: the order, the version of the code, and how an observation is laid out."""
    layout = {
        name: {"shape": list(part.shape), "most": part.most} for name, part in game(order.game).observation.items()
    }
    seed = order.match_seed(0).decode()[:-1] + "N"
    return {**written(order), "format": form, "code": hash_all_sources(), "match_seed": seed, "observation": layout}
