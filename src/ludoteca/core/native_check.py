"""The check of a native library when it is loaded: it plays one match, which has to go as it did without the library.

It finds wrong results. What would stop the process is found by a trial in another one (`native_trial`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.types import Document

if TYPE_CHECKING:
    from ludoteca.core.native import Library

CHECKED = {
    "seed_luck": "ludoteca_core_luck_seed_luck",
    "setup_one": "ludoteca_core_kernels_setup_one",
    "list_actions": "ludoteca_core_record_calls_list_actions",
    "carry_out": "ludoteca_core_record_calls_carry_out",
}
"""What a check calls, by the names in a library."""


def works(library: Library, check: Document) -> bool:
    """Whether a library plays a match as it was played when it was built; takes less than a millisecond."""
    dtype = np.dtype(f"V{check['bytes']}")  # games, and so the types of their records, are imported later
    library.set_record(dtype, check["actions"])
    try:
        calls = {name: library.replace(refuse, symbol) for name, symbol in CHECKED.items()}
        found = match_digest(calls, np.frombuffer(bytearray(dtype.itemsize), dtype), check)
        return found == str(check["digest"])
    except Exception:  # noqa: BLE001 (whatever goes wrong, the library is not used)
        return False
    finally:
        library.forget_record()


def refuse(*_: Any) -> Any:
    """Take the place of the plain Python function, which a check never needs."""
    raise TypeError("a library did not accept a call that it was built for")


def match_digest(calls: Mapping[str, Callable[..., Any]], box: Any, check: Document) -> str:
    """Play a match that is always the same in an empty record, and return a digest of it."""
    luck, digest, played = np.zeros(check["luck"], np.int64), hashlib.sha256(), list[int]()
    calls["seed_luck"](luck, np.zeros(32, np.uint8))
    box.view(np.uint8)[: luck.nbytes] = luck.view(np.uint8)
    calls["setup_one"](box, check["players"], np.zeros(check["options"], np.int64))
    while actions := calls["list_actions"](box):
        action = actions[len(played) * 7919 % len(actions)]
        digest.update(b"%d of %d " % (action, len(actions)))
        if not calls["carry_out"](box, action, played) or len(played) > check["plies"]:
            return "refused or endless"
    digest.update(box.tobytes())
    return digest.hexdigest()
