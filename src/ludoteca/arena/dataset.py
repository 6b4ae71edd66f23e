"""Matches as training data: the observation of the seat to move, the legal actions, its action, and the result.

There is one row for each decision; docs/data.md describes the columns.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.arena.schedule import BadArena
from ludoteca.arena.selfplay import Chunk, Order, chunks, claim, order_document, play_match, run_chunks
from ludoteca.core.cache import hash_all_sources
from ludoteca.core.errors import either
from ludoteca.core.extras import require
from ludoteca.core.game import Game
from ludoteca.core.library import game
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.search.network import Net, Scratch, evaluate_seats, new_scratch
from ludoteca.search.weights import learned_net

FORMATS = ("parquet", "jsonl")
CHUNK = 200
Columns = dict[str, list[Any]]
COLUMNS = ("match", "ply", "seat", "observation", "legal", "action", "chances", "scores", "ranks")


def chances_of(state: State, net: Net | None, scratch: Scratch) -> list[float] | None:
    """Every seat's chance to win; they add up to 1. None for a game without a learned evaluation."""
    if net is None:
        return None
    found = np.zeros(state.players, np.float32)
    evaluate_seats(state.record, net, scratch, found)
    return [round(float(chance), 4) for chance in found / max(float(found.sum()), 1e-9)]


def rows_of(order: Order, numbers: range) -> Columns:
    """The rows of some matches, by column."""
    found = game(order.game)
    net, scratch = learned_net(found, order.players), new_scratch(found)
    rows: Columns = {name: [] for name in COLUMNS}
    for number in numbers:

        def record(state: State, number: int = number) -> None:
            if (seat := state.seat) is not None:
                rows["match"].append(number)
                rows["ply"].append(state.ply)
                rows["seat"].append(seat)
                rows["observation"].append(state.observation(seat))
                rows["legal"].append(state.legal_actions())
                rows["chances"].append(chances_of(state, net, scratch))

        end = play_match(order, number, record)
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
    """The types of all columns."""
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


def check_format(form: str) -> None:
    """Refuse an unknown format, and one whose extra is missing."""
    if form not in FORMATS:
        raise BadArena("errors-arena-format", formats=either(FORMATS), format=repr(form))
    if form == "parquet":
        require("data", instead="--format jsonl")


def generate(order: Order, matches: int, form: str, folder: Path, jobs: int, report: Any) -> None:
    """Play matches and write them to a folder in chunks; a later call with more matches adds the missing ones."""
    check_format(form)
    order.check()
    claim(folder, settings_of(order, form))
    write = write_parquet if form == "parquet" else write_jsonl
    jobs_to_do = [(each, path_of(each, folder, form)) for each in chunks(order, matches, CHUNK)]
    run_chunks(write, jobs_to_do, jobs, report)
    for chunk, path in jobs_to_do:
        for other in folder.glob(f"{name_of(chunk.first)}*.{form}"):
            if other != path:
                other.unlink()  # fewer of the same matches


def name_of(first: int) -> str:
    """The start of the name of a chunk's file."""
    return f"matches-{first:08d}"


def path_of(chunk: Chunk, folder: Path, form: str) -> Path:
    """The file of a chunk; an incomplete chunk has its size in the name, unless the complete file exists."""
    full = folder / f"{name_of(chunk.first)}.{form}"
    if chunk.count == CHUNK or full.exists():
        return full
    return folder / f"{name_of(chunk.first)}-{chunk.count}.{form}"


def settings_of(order: Order, form: str) -> Document:
    """The settings that are stored with the data: the order, the code version, and the layout of an observation."""
    layout = {
        name: {"shape": list(part.shape), "most": part.most} for name, part in game(order.game).observation.items()
    }
    seed = order.match_seed(0).decode()[:-1] + "N"
    return {
        **order_document(order),
        "format": form,
        "code": hash_all_sources(),
        "match_seed": seed,
        "observation": layout,
    }
