"""Browser contexts whose timeouts suit a busy machine."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tests.web.patience import PATIENCE


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Open a context as `Browser.new_context` does, with `PATIENCE` as the timeout of its pages."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    return context
