"""How Python calls an entry point of a native library: as a function of CPython that gets an array of arguments.

The functions are written here as LLVM IR. Each checks its arguments: arrays have to have the type, the number of axes
and the layout that the kernel was compiled for. If they have not, it calls the next function, which is the object that
it is bound to (`ludoteca.core.native`). What it needs of Python is in a table of addresses.
"""

from __future__ import annotations

from typing import Any

from numba.core import types as numba_types
from numba.np.numpy_support import as_dtype

from ludoteca.core import native
from ludoteca.targets import runtime as for_kernels
from ludoteca.targets.program import Function
from ludoteca.targets.signatures import RETURNED_NONE, SCALARS, Leaf, Wrapper

types: Any = numba_types

CONTIGUOUS, ALIGNED, WRITEABLE = 0x1, 0x100, 0x400
"""Flags of NumPy's arrays."""

SIGNATURES = {
    "PyBool_FromLong": "ptr (i64)",
    "PyErr_Clear": "void ()",
    "PyErr_Occurred": "ptr ()",
    "PyErr_SetObject": "void (ptr, ptr)",
    "PyEval_RestoreThread": "void (ptr)",
    "PyEval_SaveThread": "ptr ()",
    "PyFloat_AsDouble": "double (ptr)",
    "PyFloat_FromDouble": "ptr (double)",
    "PyList_Append": "i32 (ptr, ptr)",
    "PyList_New": "ptr (i64)",
    "PyLong_AsLongLong": "i64 (ptr)",
    "PyLong_FromLongLong": "ptr (i64)",
    "PyMem_RawFree": "void (ptr)",
    "PyMem_RawMalloc": "ptr (i64)",
    "PyObject_IsTrue": "i32 (ptr)",
    "PyObject_Vectorcall": "ptr (ptr, ptr, i64, ptr)",
    "PyTuple_GetItem": "ptr (ptr, i64)",
    "Py_IncRef": "void (ptr)",
}
"""The types of the functions of Python in `native.PYTHON_FUNCTIONS`."""

TABLE = """
@python = internal global ptr null
define i32 @use_python(ptr %table) {
  store ptr %table, ptr @python
  ret i32 0
}
define internal ptr @from_table(i64 %number) alwaysinline {
  %table = load ptr, ptr @python
  %place = getelementptr ptr, ptr %table, i64 %number
  %found = load ptr, ptr %place
  ret ptr %found
}
"""

ARRAYS = f"""
define internal i1 @is_array(ptr %object, ptr %type, i32 %axes, i32 %flags) {{
  %class.place = getelementptr i8, ptr %object, i64 8
  %class = load ptr, ptr %class.place
  %array = call ptr @from_table(i64 {native.TABLE.index("ndarray")})
  %is_array = icmp eq ptr %class, %array
  br i1 %is_array, label %look, label %no
look:
  %type.place = getelementptr i8, ptr %object, i64 {native.TYPE}
  %type.found = load ptr, ptr %type.place
  %is_type = icmp eq ptr %type.found, %type
  %axes.place = getelementptr i8, ptr %object, i64 {native.AXES}
  %axes.found = load i32, ptr %axes.place
  %is_shape = icmp eq i32 %axes.found, %axes
  %flags.place = getelementptr i8, ptr %object, i64 {native.FLAGS}
  %flags.found = load i32, ptr %flags.place
  %flags.wanted = and i32 %flags.found, %flags
  %is_laid_out = icmp eq i32 %flags.wanted, %flags
  %both = and i1 %is_type, %is_shape
  %all = and i1 %both, %is_laid_out
  ret i1 %all
no:
  ret i1 false
}}
"""


def runtime() -> str:
    """The functions that all entry points need."""
    return "\n".join([TABLE, ARRAYS, *map(define, native.PYTHON_FUNCTIONS), for_kernels.PYTHON])


def define(name: str) -> str:
    """A function that calls the one of Python that is in the table."""
    result, _, rest = SIGNATURES[name].partition(" ")
    kinds = [each for each in rest.strip("()").split(", ") if each]
    given = ", ".join(f"{kind} %{place}" for place, kind in enumerate(kinds))
    called = f"call {result} %function({given})"
    ending = f"  {called}\n  ret void" if result == "void" else f"  %answer = {called}\n  ret {result} %answer"
    number = native.TABLE.index(name)
    return (
        f"define internal {result} @{name}({given}) {{\n  %function = call ptr @from_table(i64 {number})\n{ending}\n}}"
    )


class PythonWrapper(Wrapper):
    """Writes the function that Python calls."""

    def __init__(self) -> None:
        super().__init__("i64")

    def write_function(self, name: str, function: Function) -> str:
        """The IR of the wrapper `name` around a compiled entry point."""
        self.expect(len(function.whole_arguments))
        for place, (argument, kind) in enumerate(function.whole_arguments):
            self.unpack(argument, kind, self.load_argument(place))
        kinds = self.call_kernel(function)
        self.give_back(function.returned)
        declared = f'declare i32 @"{function.symbol}"(ptr, ptr{", " if kinds else ""}{kinds})'
        return f"{declared}\n{self.define(name)}"

    def define(self, name: str) -> str:
        """The IR of a function with the lines written so far."""
        body = "\n".join(line if line.endswith(":") else f"  {line}" for line in [*self.lines, *ENDINGS])
        return f"define ptr @{name}(ptr %python.self, ptr %python.args, i64 %python.count) {{\n{body}\n}}\n"

    def expect(self, count: int) -> None:
        """Go on if Python passes this number of arguments."""
        self.go_on_if(self.step(f"icmp eq i64 %python.count, {count}"), "next")

    def load_argument(self, place: int) -> str:
        """The object that Python passes in a place."""
        address = self.step(f"getelementptr ptr, ptr %python.args, i64 {place}")
        return self.step(f"load ptr, ptr {address}")

    def go_on_if(self, condition: str, otherwise: str) -> None:
        """Go on if a condition is true; otherwise jump to a label."""
        self.count += 1
        self.lines += [f"br i1 {condition}, label %go{self.count}, label %{otherwise}", f"go{self.count}:"]

    def unpack(self, name: str, kind: Any, given: str) -> None:
        """Give the values of an argument their names in IR."""
        if isinstance(kind, types.BaseNamedTuple):
            for place, (field, each) in enumerate(zip(kind.fields, kind.types, strict=True)):
                item = self.step(f"call ptr @PyTuple_GetItem(ptr {given}, i64 {place})")
                self.go_on_if(self.step(f"icmp ne ptr {item}, null"), "fail")
                self.unpack(f"{name}.{field}", each, item)
        elif isinstance(kind, types.Array):
            self.unpack_array(Leaf(name, kind), given)
        else:
            self.unpack_number(Leaf(name, kind), given)

    def unpack_array(self, leaf: Leaf, given: str) -> None:
        """Check an array; its address and its lengths get names."""
        kind = leaf.kind
        flags = CONTIGUOUS | (ALIGNED if kind.aligned else 0) | (WRITEABLE if kind.mutable else 0)
        dtype = as_dtype(kind.dtype)
        number = native.TABLE.index(native.RECORD if dtype.fields else dtype.name)
        wanted = self.step(f"call ptr @from_table(i64 {number})")
        fits = self.step(f"call i1 @is_array(ptr {given}, ptr {wanted}, i32 {kind.ndim}, i32 {flags})")
        self.go_on_if(fits, "next")
        data = self.step(f"getelementptr i8, ptr {given}, i64 {native.DATA}")
        self.lines.append(f"{leaf.symbol} = load ptr, ptr {data}")
        if leaf.lengths:
            shape = self.step(f"getelementptr i8, ptr {given}, i64 {native.SHAPE}")
            first = self.step(f"load ptr, ptr {shape}")
            for axis, length in enumerate(leaf.lengths):
                place = self.step(f"getelementptr i64, ptr {first}, i64 {axis}")
                self.lines.append(f"{length} = load i64, ptr {place}")

    def unpack_number(self, leaf: Leaf, given: str) -> None:
        """Convert a number or truth value of Python."""
        kind = SCALARS[str(types.unliteral(leaf.kind))]
        if kind == "i64":
            self.lines.append(f"{leaf.symbol} = call i64 @PyLong_AsLongLong(ptr {given})")
            self.go_on_unless_failed(self.step(f"icmp eq i64 {leaf.symbol}, -1"))
        elif kind == "i8":
            truth = self.step(f"call i32 @PyObject_IsTrue(ptr {given})")
            self.lines.append(f"{leaf.symbol} = sext i32 {truth} to i64")
            self.go_on_unless_failed(self.step(f"icmp eq i32 {truth}, -1"))
        else:
            number = self.step(f"call double @PyFloat_AsDouble(ptr {given})")
            same = "fptrunc double" if kind == "float" else "fadd double -0.0,"
            self.lines.append(f"{leaf.symbol} = {same} {number}{' to float' if kind == 'float' else ''}")
            self.go_on_unless_failed(self.step(f"fcmp oeq double {number}, -1.0"))

    def go_on_unless_failed(self, is_suspicious: str) -> None:
        """Jump to the end if Python could not convert a value."""
        self.count += 1
        ask, done = f"ask{self.count}", f"converted{self.count}"
        self.lines += [f"br i1 {is_suspicious}, label %{ask}, label %{done}", f"{ask}:"]
        error = self.step("call ptr @PyErr_Occurred()")
        is_fine = self.step(f"icmp eq ptr {error}, null")
        self.lines += [f"br i1 {is_fine}, label %{done}, label %fail", f"{done}:"]

    def call_kernel(self, function: Function) -> str:
        """Call the kernel, without Python's lock if it may take long; return the types of what is passed."""
        kind = "ptr" if function.returned == types.none else SCALARS[str(function.returned)]
        self.lines += [f"%python.returned = alloca {kind}", "%python.raised = alloca ptr"]
        passed = [f"{kind} {value}" for leaf in function.arguments for kind, value in self.values(leaf)]
        given = ", ".join(("ptr %python.returned", "ptr %python.raised", *passed))
        call = f'%python.status = call i32 @"{function.symbol}"({given})'
        if function.keeps_lock:
            self.lines.append(call)
        else:
            thread = self.step("call ptr @PyEval_SaveThread()")
            self.lines += [call, f"call void @PyEval_RestoreThread(ptr {thread})"]
        zero = self.step("icmp eq i32 %python.status, 0")
        none = self.step(f"icmp eq i32 %python.status, {RETURNED_NONE}")
        self.go_on_if(self.step(f"or i1 {zero}, {none}"), "refuse")
        return ", ".join(each.partition(" ")[0] for each in passed)

    def give_back(self, returned: Any) -> None:
        """Return the kernel's value as an object."""
        if returned == types.none:
            none = self.step(f"call ptr @from_table(i64 {native.TABLE.index('None')})")
            self.lines += [f"call void @Py_IncRef(ptr {none})", f"ret ptr {none}"]
            return
        kind = SCALARS[str(returned)]
        value = self.step(f"load {kind}, ptr %python.returned")
        if kind == "i8":
            made = self.step(f"call ptr @PyBool_FromLong(i64 {self.step(f'zext i8 {value} to i64')})")
        elif kind == "i64":
            made = self.step(f"call ptr @PyLong_FromLongLong(i64 {value})")
        else:
            wide = self.step(f"fpext float {value} to double") if kind == "float" else value
            made = self.step(f"call ptr @PyFloat_FromDouble(double {wide})")
        self.lines.append(f"ret ptr {made}")


ENDINGS = [
    "refuse:",
    f"%python.error = call ptr @from_table(i64 {native.TABLE.index('IndexError')})",
    f"%python.text = call ptr @from_table(i64 {native.TABLE.index('not_an_action')})",
    "call void @PyErr_SetObject(ptr %python.error, ptr %python.text)",
    "ret ptr null",
    "fail:",
    "ret ptr null",
    "next:",
    "%python.answered = call ptr @PyObject_Vectorcall(ptr %python.self, ptr %python.args, i64 %python.count, ptr null)",
    "ret ptr %python.answered",
]
"""How a function ends without a result: with the kernel's exception, with one of Python, or in the next function."""
