"""A finger or a mouse on a page."""

from __future__ import annotations

from playwright.sync_api import Page

HANDS = {False: "mouse", True: "touch"}
"""The ids of a parameter that says whether hands touch the page."""


class Finger:
    """A real finger on the glass, or a mouse."""

    def __init__(self, page: Page, *, touches: bool) -> None:
        """Use ``page`` with a finger if ``touches``, or else with a mouse."""
        self._page = page
        self._touch = page.context.new_cdp_session(page) if touches else None

    def down(self, x: float, y: float) -> None:
        """Touch the page at a point."""
        if self._touch:
            self._send("touchStart", x, y)
            return
        self._page.mouse.move(x, y)
        self._page.mouse.down()

    def move(self, x: float, y: float) -> None:
        """Move to a point."""
        if self._touch:
            self._send("touchMove", x, y)
        else:
            self._page.mouse.move(x, y, steps=3)

    def up(self) -> None:
        """Let go."""
        if self._touch:
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self._page.mouse.up()

    def _send(self, kind: str, x: float, y: float) -> None:
        assert self._touch
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
