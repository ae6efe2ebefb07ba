"""Machine code that is kept on disk, and made once however many processes want it at one time.

This touches Numba's internals, so its version is pinned.
"""

# Numba's internals come without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any
from uuid import uuid4

from filelock import FileLock
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.compiler_lock import global_compiler_lock

from warbones.compiled.external_functions import CacheSerializer
from warbones.compiled.sources import fingerprint, short


class CacheFile(IndexDataCacheFile):
    """The files of one function's machine code: an index, and a file with a name of its own for each kind of arguments.

    Numba numbers them: two processes that compile at once could give one number to the code of two games, and each
    would then run the other's. It also writes an index that another process has meanwhile added to, whose addition is
    lost; so each has the shelf to itself while it adds.
    """

    def _data_name(self, _: int) -> str:
        return str(self._data_name_pattern.format(number=uuid4().int))

    def save(self, key: Any, data: Any) -> None:
        """Add machine code."""
        with self.alone("index"):
            super().save(key, data)

    def alone(self, what: str) -> AbstractContextManager[Any]:
        """Wait until no other process has ``what``, and have it; where files cannot be locked, nobody waits."""
        lock = FileLock(Path(self._cache_path) / f"{self._index_name}.{short(what)}.lock")
        try:
            return lock.acquire()
        except (OSError, NotImplementedError):
            return nullcontext()


class DiskCache(FunctionCache):
    """Numba's cache, for code that may call units; what was kept by other sources of what games share is not read."""

    _impl_class = CacheSerializer

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp(), fingerprint()
        self._cache_file: CacheFile = CacheFile(self._cache_path, self._impl.filename_base, stamp)

    def once(self, make: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return ``make``, which compiles for the types of arguments, such that one process at a time does it.

        Who waited finds what the other kept. Numba's own lock comes first: who holds it may wait for a file, and nobody
        who holds a file waits for it.
        """

        def made(signature: Any) -> Any:
            with global_compiler_lock, self._cache_file.alone(str(signature)):
                return make(signature)

        return made


def enable_disk_cache(made: Any) -> None:
    """Have what a dispatcher compiles kept on disk."""
    made._cache = DiskCache(made.py_func)
    made.compile = made._cache.once(made.compile)
