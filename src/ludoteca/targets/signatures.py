"""How a host calls an entry point: every argument as a few plain values, the same for all targets.

A host passes an array as its address and then its lengths, except for `box`, which always has one record. A tuple is
passed item by item. What Numba wants besides (strides, sizes, reference counts) is added by a wrapper, which is written
here as LLVM IR. An entry point returns a whole number or a float; -1 (or NaN) means that it raised an exception.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from numba.core import types as numba_types
from numba.np.numpy_support import as_dtype

types: Any = numba_types

ONE_RECORD = "box"
RETURNED_NONE = -2
"""What Numba's functions return instead of 0 if their value is None."""

SCALARS = {"int64": "i64", "float64": "double", "float32": "float", "bool": "i8"}


class Leaf(NamedTuple):
    """One array or number among the arguments of an entry point."""

    name: str
    kind: Any

    @property
    def symbol(self) -> str:
        """The name of its value in IR."""
        return f"%{self.name}"

    @property
    def lengths(self) -> list[str]:
        """The names of an array's lengths that a host passes."""
        if not isinstance(self.kind, types.Array) or self.name == ONE_RECORD:
            return []
        return [f"{self.symbol}.{axis}" for axis in range(self.kind.ndim)]


def leaves(name: str, kind: Any) -> Iterator[Leaf]:
    """The arrays and numbers of an argument, in order."""
    if isinstance(kind, types.BaseNamedTuple):
        for field, each in zip(kind.fields, kind.types, strict=True):
            yield from leaves(f"{name}.{field}", each)
    elif isinstance(kind, types.Array):
        if kind.layout != "C":
            raise TypeError(f"{name} is not a contiguous array, so no host could pass it.")
        yield Leaf(name, kind)
    else:
        yield Leaf(name, kind)


class Wrapper:
    """Writes the function that a host calls; `word` is its type of whole numbers."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.lines: list[str] = []
        self.count = 0

    def write(self, name: str, arguments: list[Leaf], returned: Any, target: str) -> str:
        """The IR of the wrapper `name` around Numba's function `target`."""
        taken = ", ".join(f"{kind} {symbol}" for leaf in arguments for kind, symbol in self.parameters(leaf))
        passed = [f"{kind} {value}" for leaf in arguments for kind, value in self.values(leaf)]
        kinds = ", ".join(each.partition(" ")[0] for each in passed)
        is_float = returned == types.float64
        result = "double" if is_float else self.word
        body = "\n".join(f"  {line}" for line in [*self.lines, *self.call(target, passed, returned, result)])
        declared = f'declare i32 @"{target}"(ptr, ptr, {kinds})'
        return f"{declared}\ndefine {result} @{name}({taken}) {{\n{body}\n}}\n"

    def parameters(self, leaf: Leaf) -> list[tuple[str, str]]:
        """The parameters that a host passes for a leaf: types and names."""
        if isinstance(leaf.kind, types.Array):
            return [("ptr", leaf.symbol), *((self.word, length) for length in leaf.lengths)]
        kind = SCALARS[str(types.unliteral(leaf.kind))]
        return [(kind if kind in ("double", "float") else self.word, leaf.symbol)]

    def values(self, leaf: Leaf) -> list[tuple[str, str]]:
        """What Numba's function gets for a leaf: types and values."""
        if isinstance(leaf.kind, types.Array):
            return self.array(leaf)
        kind = SCALARS[str(types.unliteral(leaf.kind))]
        if kind == "i64":
            return [("i64", self.widen(leaf.symbol))]
        if kind == "i8":
            return [("i8", self.step(f"trunc {self.word} {leaf.symbol} to i8"))]
        return [(kind, leaf.symbol)]

    def array(self, leaf: Leaf) -> list[tuple[str, str]]:
        """Numba's description of a contiguous array: counter, owner, number of items, size, address, shape, strides."""
        shape = [self.widen(length) for length in leaf.lengths] or ["1"]
        strides = [str(as_dtype(leaf.kind.dtype).itemsize)]
        for length in reversed(shape[1:]):
            strides.insert(0, self.step(f"mul i64 {strides[0]}, {length}"))
        items = shape[0]
        for length in shape[1:]:
            items = self.step(f"mul i64 {items}, {length}")
        head = [("ptr", "null"), ("ptr", "null"), ("i64", items), ("i64", strides[-1]), ("ptr", leaf.symbol)]
        return [*head, *(("i64", each) for each in (*shape, *strides))]

    def call(self, target: str, passed: list[str], returned: Any, result: str) -> list[str]:
        """Call Numba's function, and return its value or the mark of an exception."""
        none = returned == types.none
        kind = "ptr" if none else SCALARS[str(returned)]
        lines = [
            f"%returned = alloca {kind}",
            "%raised = alloca ptr",
            f'%status = call i32 @"{target}"({", ".join(("ptr %returned", "ptr %raised", *passed))})',
            "%is_zero = icmp eq i32 %status, 0",
            f"%is_none = icmp eq i32 %status, {RETURNED_NONE}",
            "%is_fine = or i1 %is_zero, %is_none",
        ]
        if none:
            value = "0"
        else:
            lines.append(f"%value = load {kind}, ptr %returned")
            value = "%value"
            if kind == "i8" or (kind == "i64" and result != "i64"):
                lines.append(f"%narrow = {'zext' if kind == 'i8' else 'trunc'} {kind} %value to {result}")
                value = "%narrow"
        failed = "0x7FF8000000000000" if result == "double" else "-1"
        return [
            *lines,
            f"%answer = select i1 %is_fine, {result} {value}, {result} {failed}",
            f"ret {result} %answer",
        ]

    def widen(self, symbol: str) -> str:
        """A whole number of the host as 64 bits."""
        return symbol if self.word == "i64" else self.step(f"sext {self.word} {symbol} to i64")

    def step(self, instruction: str) -> str:
        """Add an instruction and return the name of its value."""
        self.count += 1
        self.lines.append(f"%step{self.count} = {instruction}")
        return f"%step{self.count}"
