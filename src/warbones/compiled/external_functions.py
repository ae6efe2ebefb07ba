"""External functions: compiled once, and called by symbol name from many entry points.

An inline function is compiled into every entry point that uses it, so a game's rules would be compiled again for each.
An external function is compiled and cached like an entry point; its callers hold its symbol and resolve the address
when they are loaded. Each call has a cost, so this suits functions that do a lot of work. For brief games
(`Ruleset.brief`) they are inlined anyway. One argument of an external function is always a record, whose type
identifies the sources. This touches Numba's internals, so its version is pinned.
"""

# Numba's internals come without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from copy import copy
from typing import Any, Final, NamedTuple

import llvmlite.binding  # type: ignore[import-untyped]
from numba import types
from numba.core.caching import CompileResultCacheImpl
from numba.core.typing.context import Context
from numba.core.typing.templates import Signature

from warbones.compiled.inline_functions import widened
from warbones.compiled.sources import short

PREFIX: Final = "warbones.external."

BRIEF_RECORDS: Final = set[types.Type]()
"""The record types of brief games."""


class External(NamedTuple):
    """An external function compiled for one signature."""

    returns: types.Type
    key: object  # the key of Numba's declaration


class Specialization(NamedTuple):
    """A signature of an external function: its qualified name and its argument types."""

    function: str
    arguments: tuple[types.Type, ...]


_dispatchers: dict[str, Any] = {}
_compiled: dict[Specialization, External] = {}
_by_symbol: dict[str, Specialization] = {}


def external_template(part: Any, dispatcher: Any) -> Any:
    """Return a template for calls of a function: inline for brief games, by ``part``, and external for all others.

    ``dispatcher`` compiles the external version. Arguments are positional.
    """
    function = dispatcher.py_func
    name = f"{function.__module__}.{function.__qualname__}"
    _dispatchers[name] = dispatcher

    class ExternalTemplate(part):  # type: ignore[misc]  # its base is only known at run time
        def generic(self, args: Any, kws: Any) -> Any:
            if args[0] in BRIEF_RECORDS or not isinstance(self.context, Context):
                return super().generic(args, kws)
            needed = Specialization(name, tuple(map(widened, args)))
            return Signature(compiled(needed).returns, needed.arguments, None)

        def get_impl_key(self, found: Any) -> Any:
            return (
                super().get_impl_key(found)
                if found.args[0] in BRIEF_RECORDS
                else compiled(Specialization(name, found.args)).key
            )

    return ExternalTemplate


def compiled(needed: Specialization) -> External:
    """Return an external function that is compiled, or loaded from the cache, and can be called by its symbol."""
    if needed not in _compiled:
        dispatcher = _dispatchers[needed.function]
        dispatcher.compile(needed.arguments)
        _compiled[needed] = _link(needed, dispatcher.overloads[needed.arguments])
    return _compiled[needed]


def _link(needed: Specialization, made: Any) -> External:
    name, key, declared = symbol(needed), object(), copy(made.fndesc)
    llvmlite.binding.add_symbol(name, made.library.get_pointer_to_function(made.fndesc.llvm_func_name))
    declared.mangled_name = name
    made.target_context.insert_user_function(key, declared)
    _by_symbol[name] = needed
    return External(made.signature.return_type, key)


def symbol(needed: Specialization) -> str:
    """Return the symbol of an external function, the same in all processes."""
    key = "\0".join((needed.function, *map(str, needed.arguments)))
    return PREFIX + short(key)


def called_by(made: Any) -> dict[str, Any]:
    """Return the compiled external functions that compiled code calls, by their symbols."""
    needed = {name: _by_symbol[name] for name in _declared(made) if name in _by_symbol}
    return {name: _dispatchers[each.function].overloads[each.arguments] for name, each in needed.items()}


def _declared(made: Any) -> list[str]:
    return [each.name for each in made.library._final_module.functions if each.is_declaration]


class CacheSerializer(CompileResultCacheImpl):
    """Stores with compiled code the external functions that it calls, and loads those first."""

    def reduce(self, cres: Any) -> Any:
        """Return the stored form of compiled code."""
        needed = [_by_symbol[name] for name in _declared(cres) if name in _by_symbol]
        return needed, super().reduce(cres)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return compiled code from its stored form."""
        needed, reduced = payload
        for each in needed:
            compiled(each)
        return super().rebuild(target_context, reduced)
