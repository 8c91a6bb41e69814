"""A list to print: four works of one writer."""

from pathlib import Path

import pytest
from support.print_command import rows


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "austen.csv"
    file.write_text(rows("Emma", "Persuasion", "Sanditon", "Lady Susan"), encoding="utf-8")
    return file
