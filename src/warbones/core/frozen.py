"""The base of data that is sent or stored: immutable structs, written without fields at their defaults."""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An immutable struct, written without its defaults. It holds no reference cycles, so ``gc`` can skip it."""
