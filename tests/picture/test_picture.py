"""Pictures of scenes are complete, the same for the same scene, and possible for any position of any game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.web import samples
from warbones import GAMES, Game, Position
from warbones.check.random_play import moments, random_game
from warbones.core.messages import Piece
from warbones.picture import theme
from warbones.picture.picture import FORMATS, FormatName, picture
from warbones.picture.png import png
from warbones.picture.text import FACES, fitted, width, wrapped

SVG = "{http://www.w3.org/2000/svg}"
PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def texts(svg: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314  # our own


def positions(game: Game) -> list[Position]:
    """Return positions from the beginning of a random game to its end."""
    found = list(moments(random_game(game, 4)))
    return [*found[:3], *random.Random(4).sample(found, 6), found[-1]]


def test_every_position_can_be_drawn_in_every_size_and_light(game: Game) -> None:
    for position in positions(game):
        scene = position.scene(None)
        for form in FORMATS:
            for dark in (False, True):
                drawn = picture(scene, form, dark=dark)
                assert scene.title in texts(drawn)
                assert not any(word in drawn for word in ("nan", "inf", "None", "Msg("))


def test_a_picture_is_the_same_for_the_same_scene(game: Game) -> None:
    scene = positions(game)[5].scene(None)
    assert picture(scene) == picture(scene)
    assert picture(scene) != picture(scene, dark=True)


def test_what_a_piece_shows_is_in_the_picture() -> None:
    drawn = texts(picture(samples.at("keep", samples.MOVING).scene(None)))
    assert {"18", "14", "L1", "R7", "M4"} <= set(drawn)


def test_names_of_people_are_text_and_nothing_else() -> None:
    scene = GAMES["keep"].new(seed=1).scene(None)
    drawn = picture(scene, people=("<script>&\x00", "Бета"))
    assert "<script" not in drawn
    assert "Alpha: <script>&" in texts(drawn)
    assert "Beta: Бета" in texts(drawn)


@pytest.mark.parametrize("form", FORMATS)
def test_a_png_has_the_size_of_its_format(form: FormatName) -> None:
    made = png(picture(GAMES["dicewing"].new(seed=1).scene(None), form))
    size = int.from_bytes(made[16:20], "big"), int.from_bytes(made[20:24], "big")
    assert made.startswith(b"\x89PNG")
    assert size == FORMATS[form]


def test_letters_are_drawn_in_the_fonts_of_the_package() -> None:
    text = '<text x="10" y="60" font-family="{}" font-weight="{}" font-size="50">Warbones 1234</text>'
    blank = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90">{}</svg>'
    made = {face: png(blank.format(text.format(family, weight))) for face, (_, family, weight) in FACES.items()}
    assert len(set(made.values())) == len(FACES), "each face has a font of its own"
    bare = png(blank.format(""))
    assert all(len(each) > 2 * len(bare) for each in made.values())


def test_texts_are_shortened_to_fit() -> None:
    assert fitted("short", 14, 200) == "short"
    cut = fitted("a text that is far longer than its room", 14, 100)
    assert cut.endswith("…")
    assert width(cut, 14) <= 100
    lines = wrapped("a text that takes more than two lines in all", 14, 90, 2)
    assert len(lines) == 2
    assert all(width(line, 14) <= 90 for line in lines)


def test_the_shapes_of_every_kind_of_piece_are_known(game: Game) -> None:
    known = {"foam", "", *theme.shapes("dice"), *theme.shapes("bodies")}

    def check(piece: Piece) -> None:
        if piece.kind == "die":
            assert piece.shape in known
        if piece.kind == "unit":
            assert piece.shape in theme.shapes("units")
        for sign in (*piece.signs, *piece.ratings):
            assert sign.icon in theme.shapes("signs")

    for position in positions(game):
        for area in position.scene(None).areas:
            for piece in filter(None, area.pieces):
                check(piece)


def test_the_page_defines_no_colours_itself() -> None:
    style = (PAGE / "app.css").read_text("utf-8")
    assert "theme.gen.css" in style
    for name in theme.shapes("theme"):
        assert f"--{name}:" not in style, "stands in picture/shapes/theme.json"


def test_any_renderer_can_read_the_colours() -> None:
    for dark in (False, True):
        assert all(
            colour.startswith("#") or colour == "transparent" for colour in theme.theme(dark=dark).colours.values()
        )


def test_shapes_are_written_in_plain_json() -> None:
    folder = Path(theme.__file__).parent / "shapes"
    for file in folder.glob("*.json"):
        assert json.loads(file.read_text("utf-8")), file
