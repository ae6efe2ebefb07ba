"""Sounds: from the first touch, unless the speaker is off; they are short, not too loud, and captioned."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import at_speed
from tests.web.server_process import Served
from tests.web.table_page import TablePage, start_match

RECORDER = """
  window.recorders = []
  window.AudioContext = function () {
    const recorder = new OfflineAudioContext(1, 3 * 44100, 44100)
    recorder.resume = () => Promise.resolve()
    window.recorders.push(recorder)
    return recorder
  }
"""
"""Records sounds instead of playing them; the page's scripts cannot tell."""

HEAR = """async () => {
  const samples = (await window.recorders[0].startRendering()).getChannelData(0)
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const heard = samples.map((each) => Math.abs(each) > 0.001)
  return { loudest, begins: heard.indexOf(1) / 44100, ends: heard.lastIndexOf(1) / 44100 }
}"""


def test_the_speaker_silences_a_table_for_good_and_captions_say_what_sounded(served: Served, page: Page) -> None:
    page.add_init_script(RECORDER)
    at_speed(page, "none", sound=True, captions=True)
    take_a_die(served, page)
    assert page.evaluate("window.recorders.length") == 1
    heard: dict[str, Any] = page.evaluate(HEAR)
    assert 0.02 < heard["loudest"] < 0.9
    assert 0 <= heard["begins"] < 0.1
    assert heard["ends"] < 1.5
    expect(page.get_by_role("list", name="Sounds").get_by_text("A piece is put down")).to_be_visible()
    page.get_by_role("button", name="Sounds so far").press("Enter")
    past = page.get_by_role("list", name="Sounds so far")
    expect(past).to_be_focused()
    expect(past.get_by_text("A piece is put down")).to_be_visible()
    page.keyboard.press("Escape")
    expect(past).to_be_hidden()
    speaker = page.get_by_role("button", name="Sound", exact=True)
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    take_a_die(served, page)
    expect(speaker).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.recorders.length") == 0


def take_a_die(served: Served, page: Page) -> None:
    start_match(page, served.address, "DiceWing", "Play a friend here")
    table = TablePage(page, "sound")
    table.wait_for_turn()
    table.decide()
    expect(page.get_by_role("region", name="Log").get_by_text("take").first).to_be_visible()
    table.wait_for_turn()
