"""Where the library of an interface is not installed, one sentence says what to install."""

from __future__ import annotations

import importlib
import sys

import pytest

from warbones.adapters.extras import MissingExtra

EXTRAS = {
    "cuda": ("numba_cuda", "cuda"),
    "gymnasium": ("gymnasium", "gymnasium"),
    "gymnasium_throws": ("gymnasium", "gymnasium"),
    "open_spiel": ("pyspiel", "open-spiel"),
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "pettingzoo_parallel": ("pettingzoo", "pettingzoo"),
    "pettingzoo_throws": ("pettingzoo", "pettingzoo"),
}


@pytest.mark.parametrize("module", EXTRAS)
def test_a_missing_library_is_named_with_its_extra(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library, extra = EXTRAS[module]
    for name in [name for name in sys.modules if name.split(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, f"warbones.adapters.{module}", raising=False)
    monkeypatch.setitem(sys.modules, library, None)  # type: ignore[arg-type]  # what Python takes for "not there"
    with pytest.raises(MissingExtra) as raised:
        importlib.import_module(f"warbones.adapters.{module}")
    assert str(raised.value) == f"{library} is not installed: pip install warbones[{extra}]"
    assert isinstance(raised.value, ImportError)
