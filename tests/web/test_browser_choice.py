"""The choice of the browser for the tests, and the error if there is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import browser as choice
from tests.web.contexts import new_context


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any browser, whose PATH is only the returned folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(choice, "MAC", ())
    monkeypatch.setattr(choice, "_playwrights", lambda: tmp_path / "playwright/chrome")
    return tmp_path


def program(path: Path, exit_code: int = 0) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_system_s_browser_comes_first(bare: Path) -> None:
    program(bare / "playwright/chrome")
    wanted = program(bare / "google-chrome")
    assert choice.find_browser() == wanted


def test_a_browser_that_does_not_start_is_skipped(bare: Path) -> None:
    program(bare / "chromium", exit_code=1)
    wanted = program(bare / "chromium-browser")
    assert choice.find_browser() == wanted


def test_playwright_s_browser_is_the_last_choice(bare: Path) -> None:
    wanted = program(bare / "playwright/chrome")
    assert choice.find_browser() == wanted


def test_without_a_browser_the_tests_say_how_to_get_one(bare: Path) -> None:
    with pytest.raises(choice.NoBrowser, match="playwright install"):
        choice.find_browser()


def test_fetching_tries_playwright_and_then_debian(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    monkeypatch.setattr(choice, "_fetch_playwrights", lambda: tried.append("playwright"))
    monkeypatch.setattr(choice, "_fetch_debians", lambda: tried.append(program(bare / "chromium").name))
    assert choice.fetch_browser() == bare / "chromium"
    assert tried == ["playwright", "chromium"]


def test_failing_to_fetch_a_browser_is_an_error(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for fetch in ("_fetch_playwrights", "_fetch_debians"):
        monkeypatch.setattr(choice, fetch, lambda: None)
    with pytest.raises(choice.NoBrowser, match="Install either"):
        choice.fetch_browser()


def test_a_program_that_hangs_is_given_up(bare: Path) -> None:
    slow = program(bare / "chromium")
    slow.write_text("#!/bin/sh\nexec /bin/sleep 60\n")
    assert not choice._runs([str(slow)], seconds=1)


def test_the_chosen_browser_draws_a_page(browser: Browser) -> None:
    page = new_context(browser).new_page()
    page.set_content("<title>dice</title>")
    assert page.title() == "dice"
