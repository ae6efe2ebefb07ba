"""Notifications while the page is closed or hidden, in a browser whose push service is on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.effort import rows
from tests.server.host import serving
from tests.server.player import Player, options
from tests.server.test_notifications import Device, device
from tests.web.contexts import new_context
from tests.web.table_page import set_table
from warbones.protocol.messages import SeatTicket, TableTicket
from warbones.server.store.key_file import KeyFile
from warbones.server.workers.web_push import WebPush

__all__ = ["device"]

SUBSCRIBED = """target => {
  const key = "test.subscribed"
  const base64 = () => localStorage.getItem(key).replaceAll("-", "+").replaceAll("_", "/")
  const subscription = {
    get options() {
      return { applicationServerKey: Uint8Array.from(atob(base64()), (sign) => sign.charCodeAt(0)).buffer }
    },
    toJSON: () => ({ endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }),
    unsubscribe: () => { window.subscribed = false; return Promise.resolve(true) },
  }
  PushManager.prototype.subscribe = ({ applicationServerKey }) => {
    localStorage.setItem(key, applicationServerKey)
    return Promise.resolve(subscription)
  }
  PushManager.prototype.getSubscription = () => Promise.resolve(localStorage.getItem(key) ? subscription : null)
}"""
"""Stands in for the only thing a browser cannot do without the internet: subscribe."""


@pytest.fixture
def caller(tmp_path: Path, device: Device) -> Iterator[str]:  # `device` is an imported fixture
    with serving(tmp_path / "data", push=WebPush(KeyFile(tmp_path), services=(device.host,))) as host:
        yield host


HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
}"""
"""Makes the page say that it is hidden, which a browser without a window never does by itself."""


@pytest.mark.parametrize(
    ("width", "hides"), rows([(1280, False), (360, False), (360, True)], [(1280, False), (360, True)])
)
def test_a_player_is_notified_when_the_page_is_closed_or_hidden(
    caller: str,
    device: Device,  # likewise
    browser: Browser,
    width: int,
    hides: bool,
) -> None:
    context = new_context(browser, viewport={"width": width, "height": 740}, reduced_motion="reduce")
    context.grant_permissions(["notifications"], origin=f"http://{caller}")
    target = device.target
    context.add_init_script(f"({SUBSCRIBED})({target!r})")
    page = context.new_page()
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))  # noqa: PLW0108  # Playwright takes no built-in
    page.goto(f"http://{caller}/")
    turn_on(page)
    page.keyboard.press("Escape")
    set_table(page, "DICE WAR", "Play a friend here")
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-now]")).to_be_visible()
    own = page.evaluate("() => JSON.parse(localStorage.getItem('warbones.tables'))[0]")
    if hides:
        with ExitStack() as heard:
            for socket in sockets:
                heard.enter_context(socket.expect_event("framereceived", lambda frame: '"accepted"' in frame))
            page.evaluate(HIDE)
    else:
        page.close()
        with Player(caller, TableTicket(table=own["table"], game="keep", title="", seats=()), None) as watcher:
            watcher.company(lambda company: not any(each.connected for each in company.occupants))
    seats = tuple(SeatTicket(seat=each["seat"], token=each["token"]) for each in own["seats"])
    ticket = TableTicket(table=own["table"], game="keep", title="", seats=seats)
    for _ in range(2):  # one of the two is asked only after the other has decided
        for seat in range(2):
            with Player(caller, ticket, seat) as player:
                view = player.newest()
                if options(view):
                    player.act(options(view)[0], view.number)
    assert device.called() == {"table": own["table"]}
    context.close()


def turn_on(page: Page) -> None:
    """Turn notifications on in the settings."""
    page.get_by_role("button", name="Settings").click()
    ask = page.get_by_role("checkbox", name="Notify me on this device")
    ask.check()
    expect(ask).to_be_checked()
    expect(ask).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)
