"""Emails about your turn, from the settings to the link in the email, in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.effort import cases
from tests.server.host import serving
from tests.server.mail_server import MailServer, mail_serving
from tests.web.contexts import new_context


@pytest.fixture
def smtp() -> Iterator[MailServer]:
    with mail_serving() as server:
        yield server


@pytest.mark.parametrize("width", cases([1280, 360], [360]))
def test_an_address_is_given_confirmed_and_removed(
    browser: Browser, tmp_path: Path, smtp: MailServer, width: int
) -> None:
    with serving(tmp_path / "data", mail=smtp.settings()) as host:
        context = new_context(browser, viewport={"width": width, "height": 740}, reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"http://{host}/")
        page.get_by_role("button", name="Settings").click()
        field = page.get_by_role("group", name="Also by email")
        box = field.get_by_role("textbox", name="Your email address")
        box.fill("anna@localhost")
        box.press("Enter")
        expect(field.get_by_role("alert")).to_contain_text("isn't an email address")
        box.fill("anna@example.org")
        box.press("Enter")
        expect(field.get_by_role("status")).to_contain_text("sent a link to anna@example.org")
        letter = smtp.next()
        linked = context.new_page()
        linked.goto(f"http://{host}/mail/{letter.token}")
        linked.get_by_role("button", name="Confirm").click()
        expect(linked.get_by_role("heading", name="Emails are on")).to_be_visible()
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(field.get_by_role("status")).to_have_text("Emails go to anna@example.org.")
        linked.get_by_role("button", name="Stop emails").click()
        expect(linked.get_by_role("heading", name="Emails are off")).to_be_visible()
        linked.reload()
        expect(linked.get_by_role("heading", name="This link no longer works")).to_be_visible()
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(box).to_be_visible()
        context.close()
