"""A template says what is wrong with it, down to the key, and all at once."""

import pytest

from authors_edu.printing.errors import PrintError
from authors_edu.printing.template import Template, load_template, read_template, template_names
from authors_edu.shipped import deck_templates_folder
from authors_edu.words.printing import sentence


def classic() -> str:
    return (deck_templates_folder() / "classic.toml").read_text(encoding="utf-8")


def wrong(text: str) -> list[str]:
    with pytest.raises(PrintError) as caught:
        read_template("mine", text)
    return [sentence(problem) for problem in caught.value.problems]


def test_three_looks_are_shipped_and_all_are_sound():
    assert {"classic", "ink-saver", "modern"} <= set(template_names())
    for name in template_names():
        assert load_template(name).name == name


def test_no_text_of_a_shipped_look_is_smaller_than_seven_points_and_the_title_is_the_largest():
    for name in template_names():
        look: Template = load_template(name)
        for block in (look.title, look.creator, look.year, look.clue, look.works):
            assert 7 <= block.smallest_pt <= block.largest_pt <= look.title.largest_pt


def test_an_unknown_key_names_the_nearest_known_one():
    text = classic().replace("largest_mm = 28", "largst_mm = 28")
    assert wrong(text) == ["The template “mine” has the unknown key “ornament.largst_mm”. Did you mean “largest_mm”?"]


def test_an_unknown_table_names_the_nearest_known_one():
    assert wrong(classic() + "\n[ornamnet]\n") == [
        "The template “mine” has the unknown key “ornamnet”. Did you mean “ornament”?"
    ]


def test_a_font_that_does_not_exist_names_the_nearest_one():
    text = classic().replace('font = "EB Garamond"\n', 'font = "EB Garamont"\n', 1)
    assert wrong(text) == ["In the template “mine”, “year.font” cannot be “EB Garamont”. Did you mean “EB Garamond”?"]


def test_wrong_values_of_every_sort_are_told_together():
    text = (
        classic()
        .replace("size_pt = 13", 'size_pt = "big"')
        .replace('pattern = "lattice"', 'pattern = "checks"')
        .replace('ground = "#5d1f2d"', 'ground = "#5D1"')
        .replace('top = ["title", "creator"]', 'top = ["titel", "creator"]')
        .replace("inset_mm = 2.8", "inset_mm = -1")
    )
    told = wrong(text)
    assert len(told) == 5
    for key, value in (
        ("label.size_pt", "big"), ("frame.inset_mm", "-1"), ("column.top", "titel"), ("back.pattern", "checks"),
        ("back.ground", "#5D1"),
    ):  # fmt: skip
        assert any(f"“{key}” cannot be “{value}”" in line for line in told), key


def test_type_of_no_size_is_refused():
    for size in ("0", "1e-300", "nan", "true"):
        text = classic().replace("smallest_pt = 9", f"smallest_pt = {size}", 1)
        (told,) = wrong(text)
        assert told.startswith("In the template “mine”, “title.smallest_pt” cannot be")


def test_a_missing_key_and_a_missing_table_are_told():
    text = classic().replace("most_mm = 34\n", "").replace("[year]", "[anno]")
    told = wrong(text)
    assert "The template “mine” lacks “title.most_mm”. Add it." in told
    assert "The template “mine” lacks “year”. Add it." in told


def test_a_text_in_place_of_a_list_is_told():
    text = classic().replace('top = ["title", "creator"]', 'top = "title"')
    assert wrong(text) == ["In the template “mine”, “column.top” cannot be “title”."]


def test_what_is_no_toml_is_told_with_its_line():
    (told,) = wrong("[label\n")
    assert told.startswith("The template “mine” is not valid TOML:") and "line 1" in told


def test_an_unknown_template_names_the_nearest_one():
    with pytest.raises(PrintError) as caught:
        load_template("clasic")
    assert caught.value.kind == "unknown_template"
    assert sentence(caught.value.problems[0]) == "There is no template “clasic”. Did you mean “classic”?"
