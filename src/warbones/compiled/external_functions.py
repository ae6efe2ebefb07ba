"""Units: machine code that is made once and called by many drivers, which know it by its name alone.

A part is linked into each driver and made into machine code with it, so that a game's rules would be compiled again for
every driver. A unit is compiled and kept as a driver is; what calls it holds a name, and finds the address when it is
loaded. That leaves a call where a part would be put in place, so it is for what does much at a time: where a game is
brief (`Ruleset.brief`), what is asked of its record is a part all the same. Among a unit's arguments is a record, whose
type says of which sources it was made. This touches Numba's internals, so its version is pinned.
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

PREFIX: Final = "warbones.unit."

BRIEF_RECORDS: Final = set[types.Type]()
"""The records of brief games."""


class External(NamedTuple):
    """A unit compiled for the types of its arguments."""

    returns: types.Type
    key: object  # what Numba finds the declaration by


class Specialization(NamedTuple):
    """What machine code calls: a unit by the full name of its function, and the types of its arguments."""

    function: str
    arguments: tuple[types.Type, ...]


_dispatchers: dict[str, Any] = {}
_compiled: dict[Specialization, External] = {}
_by_symbol: dict[str, Specialization] = {}


def external_template(part: Any, dispatcher: Any) -> Any:
    """Return a template for calls of a function: ``part`` where its first argument is of a brief game, else a unit.

    The unit is what ``dispatcher`` compiles of the same function. It is called by the places of its arguments.
    """
    function = dispatcher.py_func
    name = f"{function.__module__}.{function.__qualname__}"
    _dispatchers[name] = dispatcher

    class Called(part):  # type: ignore[misc]  # made at run time
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

    return Called


def compiled(needed: Specialization) -> External:
    """Return a unit that is compiled, or was kept, and can be called by its name."""
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
    """Return a unit's name in machine code, which is the same in all processes."""
    told = "\0".join((needed.function, *map(str, needed.arguments)))
    return PREFIX + short(told)


class CacheSerializer(CompileResultCacheImpl):
    """Keeps with machine code which units it calls, and has them ready before it is loaded."""

    def reduce(self, cres: Any) -> Any:
        """Return what is written down of compiled code."""
        functions = cres.library._final_module.functions
        needed = [_by_symbol[each.name] for each in functions if each.is_declaration and each.name in _by_symbol]
        return needed, super().reduce(cres)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """Return the code again."""
        needed, reduced = payload
        for each in needed:
            compiled(each)
        return super().rebuild(target_context, reduced)
