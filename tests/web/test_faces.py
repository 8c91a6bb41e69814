"""The faces of the levels: a drawing for each, of plain shapes, that can be taken from its file by its name."""

from xml.etree import ElementTree

import pytest

from authors_edu.bots.players import LEVELS
from authors_edu.web.seating import LEVELS as OFFERED
from authors_edu.web.table.browser import edition, face_address, face_files

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("g", "circle", "ellipse", "path", "rect")}


def test_every_level_has_a_face_of_its_own():
    assert set(OFFERED) < set(LEVELS)
    assert sorted(face_files()) == sorted(f"{level}.svg" for level in LEVELS)
    assert len(set(face_files().values())) == len(LEVELS)
    assert face_address("sharp") == f"/table/{edition()}/sharp.svg"


@pytest.mark.parametrize("name", face_files())
def test_a_face_is_made_of_shapes_alone_and_takes_the_colours_of_its_player(name):
    drawing = ElementTree.fromstring(face_files()[name])
    assert drawing.tag == f"{SVG}svg" and drawing.get("viewBox") == "0 0 100 100"
    [face] = drawing
    assert face.get("id") == "face"
    assert {shape.tag for shape in face.iter()} <= SHAPES
    assert not [text for shape in drawing.iter() if (text := shape.text) and text.strip()]
    coloured = [shape.get("style", "") for shape in face.iter()]
    assert [style for style in coloured if "var(--wall," in style]
    assert [style for style in coloured if "var(--scarf," in style]
