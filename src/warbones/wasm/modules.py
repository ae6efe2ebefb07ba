"""The LLVM modules of compiled entry points and of the external functions that they call, retargeted to WebAssembly.

Pointers stay 64 bits wide, since Numba's code counts on that; `link` narrows them. This touches Numba's internals, so
its version is pinned.
"""

# Numba's internals come without types.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import llvmlite.binding as llvm  # type: ignore[import-untyped]

from warbones.compiled.external_functions import called_by

TRIPLE: Final = "wasm64-unknown-unknown"
LAYOUT: Final = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = ("bulk-memory", "sign-ext", "nontrapping-fptoint", "mutable-globals", "simd128")

_WRAPPER: Final = re.compile(r'^define [^\n]*@"?(?:_ZN7cpython|cfunc\.)[^\n]*\{\n.*?^\}\n', re.MULTILINE | re.DOTALL)
_COMMON: Final = re.compile(r"= common (?:local_unnamed_addr )?global")


def modules(entry_points: Mapping[str, Any]) -> Iterator[str]:
    """Yield the modules of compiled entry points, by the names under which they are exported, and all they call."""
    waiting, seen = dict(entry_points), set[str]()
    while waiting:
        name, made = waiting.popitem()
        seen.add(name)
        yield _retargeted(str(made.library._final_module), made.fndesc.llvm_func_name, name)
        waiting |= {symbol: each for symbol, each in called_by(made).items() if symbol not in seen}


def _retargeted(text: str, function: str, name: str) -> str:
    """Return a module in which ``function`` is called ``name``, without the wrappers that Python calls."""
    text = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{LAYOUT}"', text, flags=re.MULTILINE)
    text = re.sub(r'^target triple = ".*"', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = _COMMON.sub("= internal global", _WRAPPER.sub("", text))
    return re.sub(rf'@"?{re.escape(function)}"?(?=\()', f'@"{name}"', text)


def compile_object(module: str) -> bytes:
    """Compile a module to an object file."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    parsed = llvm.parse_assembly(module)
    parsed.verify()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=",".join(f"+{each}" for each in FEATURES), opt=3, reloc="static", codemodel="default"
    )
    return bytes(machine.emit_object(parsed))
