"""These tests need PyTorch and the libraries of `make rl`, which are too large for `make test`.

They are collected only there, so that no other run skips them.
"""

from __future__ import annotations

import os

collect_ignore_glob = [] if os.environ.get("LUDOTECA_LIBRARIES") else ["test_*.py"]
