"""Old import paths that keep working, with a DeprecationWarning."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any
from warnings import warn


def moved(old: str, new: ModuleType, names: Mapping[str, str]) -> None:
    """Keep ``names`` importable from the module path ``old``; each is mapped to its name in ``new``."""
    module = ModuleType(old, f"Deprecated: import from `{new.__name__}` instead.")

    def find(name: str) -> Any:
        if name not in names:
            raise AttributeError(f"module {old!r} has no attribute {name!r}")
        warn(f"{old}.{name} is now {new.__name__}.{names[name]}", DeprecationWarning, stacklevel=2)
        return getattr(new, names[name])

    vars(module)["__getattr__"] = find
    sys.modules[old] = module
