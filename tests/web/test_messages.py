"""The list of messages: each is listed with the place where it was seen, or as unseen."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.web.contexts import new_context
from tests.web.message_places import MessagePlaces
from tests.web.message_stage import catalogue, made_up, place_of
from tests.web.messages import said_at, write
from tests.web.server_process import Served
from warbones.core.view.reader import english


def test_seen_messages_are_listed_with_a_picture_and_the_rest_as_unseen(
    served: Served, browser: Browser, tmp_path: Path
) -> None:
    message_places = MessagePlaces(tmp_path / "pictures", "main")
    context = new_context(browser, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    message_places.begin(context)
    page = context.new_page()
    page.goto(f"{served.address}nowhere")
    page.locator("h1").first.wait_for()
    assert message_places.look(page)
    context.close()
    message_places.write()
    title = message_places.places["web-missing-title"]
    left, top, width, height = title.box
    assert title.rank == 3
    assert 0 < left < left + width <= 360
    assert 0 < top < top + height <= 740
    assert title.longest == len(title.words)
    assert any(share.startswith("web.ftl: ") for share in write(tmp_path))
    listed = (tmp_path / "index.html").read_text(encoding="utf-8")
    first, unseen = (
        listed.split(f'<section id="{key}">')[1].split("</section>", 1)[0]
        for key in ("web-missing-title", "web-table-ending-gained")
    )
    assert f'src="pictures/{title.picture}"' in first
    assert title.words in first
    assert "Not seen." in unseen
    assert "web/src/words/phrases.ts:" in unseen


def test_every_message_can_be_formatted_with_made_up_arguments_where_its_module_uses_it() -> None:
    messages = catalogue()
    made = [each for key in messages for each in made_up(messages, key)]
    assert [each.key for each in made if not english(each, 0, ("Ann", "Ben", "Cem", "Dan"))] == ["keep-cost"]
    lines = said_at(messages)
    assert place_of(lines["army-troops-later"]) == "refusal"
    assert place_of(lines["keep-moved"]) == "line"
    assert place_of(lines["keep-lesson-guard"]) == ""
