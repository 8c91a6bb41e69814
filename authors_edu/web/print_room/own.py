"""The teacher's own: a paper or a card of another size, a picture for the backs."""

from collections.abc import Mapping
from dataclasses import replace

import streamlit as st

from authors_edu.decks.pictures.files import read_pictures
from authors_edu.printing.settings import PrintSettings
from authors_edu.web.notices import problem_list
from authors_edu.words.print_labels import print_label

_BACK = "back/picture"  # no card can name it: a plain name has no slash
_LARGEST_MB = 20


def own_sizes(settings: PrintSettings) -> PrintSettings:
    """Shows where sizes are typed; what is left empty stays as it was chosen."""
    example = "200 x 300 mm"
    paper = st.text_input(print_label("own_paper"), key="own paper", placeholder=example, persist_state="session")
    card = st.text_input(print_label("own_card"), key="own card", placeholder="2.5 x 3.5 in", persist_state="session")
    return replace(settings, paper=paper.strip() or settings.paper, card=card.strip() or settings.card)


def own_back(settings: PrintSettings, pictures: Mapping[str, bytes]) -> tuple[PrintSettings, Mapping[str, bytes]]:
    """Shows where a picture for the backs is chosen, and gives it with the others."""
    file = st.file_uploader(print_label("back_picture"), key="back picture", max_upload_size=_LARGEST_MB)
    if file is None:
        return settings, pictures
    read, problems = read_pictures([(file.name, file.getvalue())])
    problem_list(problems)
    if len(read) != 1:
        return settings, pictures
    return replace(settings, back_picture=_BACK), {**pictures, _BACK: next(iter(read.values()))}
