"""The disk cache of compiled functions. If several processes need one at the same time, only one of them compiles it.

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
from warbones.compiled.sources import shared_fingerprint, short


class CacheFile(IndexDataCacheFile):
    """The cache files of one function: an index, and a uniquely named file for each signature.

    Numba numbers the files, so two processes that compile at the same time could give the same number to two games'
    code, and each would run the other's. Numba also overwrites an index that another process has extended in the
    meantime. So file names are random, and a process locks the index while it writes.
    """

    def _data_name(self, _: int) -> str:
        return str(self._data_name_pattern.format(number=uuid4().int))

    def save(self, key: Any, data: Any) -> None:
        """Add compiled code."""
        with self.alone("index"):
            super().save(key, data)

    def alone(self, what: str) -> AbstractContextManager[Any]:
        """Lock ``what`` against other processes. Where files cannot be locked, go on without a lock."""
        lock = FileLock(Path(self._cache_path) / f"{self._index_name}.{short(what)}.lock")
        try:
            return lock.acquire()
        except (OSError, NotImplementedError):
            return nullcontext()


class DiskCache(FunctionCache):
    """Numba's cache for code that may call external functions. Entries from other versions of the shared sources are
    stale.
    """

    _impl_class = CacheSerializer

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp(), shared_fingerprint()
        self._cache_file: CacheFile = CacheFile(self._cache_path, self._impl.filename_base, stamp)

    def once(self, make: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return ``make``, which compiles a signature, wrapped so that only one process at a time runs it.

        The processes that waited find the result in the cache. Numba's own lock is taken first: its holder may wait for
        a file lock, and no holder of a file lock ever waits for Numba's.
        """

        def made(signature: Any) -> Any:
            with global_compiler_lock, self._cache_file.alone(str(signature)):
                return make(signature)

        return made


def enable_disk_cache(made: Any) -> None:
    """Cache on disk everything that a dispatcher compiles."""
    made._cache = DiskCache(made.py_func)
    made.compile = made._cache.once(made.compile)
