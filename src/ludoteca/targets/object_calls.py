"""The functions of `ludoteca.core.record_calls` in a native library: they take and make Python's objects themselves.

A list of actions contains the objects that `ludoteca.core.native` has made for the game, and no new ones. What these
functions do not expect, they pass to the next function, before anything has changed.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core import kernels, native, record_calls
from ludoteca.core.luck import WORDS
from ludoteca.core.records import HEAD
from ludoteca.targets.program import Function
from ludoteca.targets.python_calls import PythonWrapper
from ludoteca.targets.signatures import Leaf


class ObjectWrapper(PythonWrapper):
    """Writes a function that handles objects."""

    def from_table(self, name: str) -> str:
        """An address in the table."""
        return self.step(f"call ptr @from_table(i64 {native.TABLE.index(name)})")

    def go_on_if_type(self, given: str, name: str) -> None:
        """Go on if an object has exactly this type."""
        place = self.step(f"getelementptr i8, ptr {given}, i64 8")
        found = self.step(f"load ptr, ptr {place}")
        self.go_on_if(self.step(f"icmp eq ptr {found}, {self.from_table(name)}"), "next")

    def unpack_box(self, function: Function) -> Leaf:
        """Check the first argument, an array of one record."""
        leaf = Leaf(*function.whole_arguments[0])
        self.unpack_array(leaf, self.load_argument(0))
        return leaf

    def unpack_small(self, name: str, given: str, limit: str) -> None:
        """Give a whole number of Python a name, if it is at least 0 and below a limit."""
        self.go_on_if_type(given, "int")
        self.lines.append(f"{name} = call i64 @PyLong_AsLongLong(ptr {given})")
        self.go_on_if(self.step(f"icmp ult i64 {name}, {limit}"), "unexpected")

    def finish(self, name: str) -> str:
        """The IR of the function; a number that is too large for 64 bits has left an error behind."""
        self.lines += ["unexpected:", "call void @PyErr_Clear()", "br label %next"]
        return self.define(name)

    def action_count(self) -> str:
        """How many actions the game has."""
        return self.step(f"ptrtoint ptr {self.from_table(native.COUNT)} to i64")


def write_read_head(name: str, function: Function) -> str:
    """The IR of `read_head`: after the words of `luck`, the head has one word for each number."""
    code = ObjectWrapper()
    code.expect(2)
    box = code.unpack_box(function)
    code.unpack_small("%place", code.load_argument(1), str(len(HEAD)))
    code.go_on_if(code.step("icmp ne i64 %place, 0"), "next")
    index = code.step(f"add i64 %place, {WORDS - record_calls.PLAYERS}")
    number = code.step(f"load i64, ptr {code.step(f'getelementptr i64, ptr {box.symbol}, i64 {index}')}")
    code.lines.append(f"ret ptr {code.step(f'call ptr @PyLong_FromLongLong(i64 {number})')}")
    return code.finish(name)


LIST = f"""
%listed = call ptr @PyList_New(i64 %number)
%is.there = icmp ne ptr %listed, null
br i1 %is.there, label %start, label %fail
start:
%is.empty = icmp sle i64 %number, 0
br i1 %is.empty, label %done, label %look
look:
%items.place = getelementptr i8, ptr %listed, i64 {native.ITEMS}
%items = load ptr, ptr %items.place
br label %fill
fill:
%place = phi i64 [ 0, %look ], [ %place.next, %filled ]
%action.place = getelementptr i64, ptr %actions, i64 %place
%action = load i64, ptr %action.place
%is.action = icmp ult i64 %action, %actions.0
br i1 %is.action, label %share, label %make
share:
%shared.place = getelementptr ptr, ptr %objects, i64 %action
%shared = load ptr, ptr %shared.place
call void @Py_IncRef(ptr %shared)
br label %filled
make:
%made = call ptr @PyLong_FromLongLong(i64 %action)
br label %filled
filled:
%object = phi ptr [ %shared, %share ], [ %made, %make ]
%item = getelementptr ptr, ptr %items, i64 %place
store ptr %object, ptr %item
%place.next = add i64 %place, 1
%is.more = icmp slt i64 %place.next, %number
br i1 %is.more, label %fill, label %done
done:
ret ptr %listed
"""
"""Makes a list of the numbers in an array."""


def write_list_actions(name: str, function: Function) -> str:
    """The IR of `list_actions`, around `list_one`."""
    code = ObjectWrapper()
    code.expect(1)
    code.unpack_box(function)
    code.lines.append(f"%actions.0 = ptrtoint ptr {code.from_table(native.COUNT)} to i64")
    code.lines.append("%actions = alloca i64, i64 %actions.0")
    code.call_kernel(function)
    code.lines.append(f"%objects = call ptr @from_table(i64 {native.TABLE.index(native.ACTIONS)})")
    code.lines += ["%number = load i64, ptr %python.returned", *LIST.strip().splitlines()]
    return code.finish(name)


def write_carry_out(name: str, function: Function) -> str:
    """The IR of `carry_out`, around `apply_one`."""
    code = ObjectWrapper()
    code.expect(3)
    code.unpack_box(function)
    action, actions = code.load_argument(1), code.load_argument(2)
    code.go_on_if_type(actions, "list")
    code.unpack_small("%action", action, code.action_count())
    code.lines += ["%events.0 = add i64 1, 0", f"%events.1 = add i64 {kernels.EVENT_COLUMNS}, 0"]
    code.lines.append(f"%events = alloca [{kernels.EVENT_COLUMNS} x i64]")
    code.call_kernel(function)
    added = code.step(f"call i32 @PyList_Append(ptr {actions}, ptr {action})")
    code.go_on_if(code.step(f"icmp eq i32 {added}, 0"), "fail")
    code.lines.append(f"ret ptr {code.step('call ptr @PyBool_FromLong(i64 1)')}")
    return code.finish(name)


WRITERS: dict[str, Callable[[str, Function], str]] = {
    native.symbol(record_calls.read_head): write_read_head,
    native.symbol(record_calls.list_actions): write_list_actions,
    native.symbol(record_calls.carry_out): write_carry_out,
}


def write(name: str, function: Function) -> str:
    """The IR of the function that Python calls for an entry point."""
    if name in WRITERS:
        return WRITERS[name](name, function)
    return PythonWrapper().write_function(name, function)
