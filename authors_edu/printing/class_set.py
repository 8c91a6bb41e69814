"""How many decks a class needs, how much paper, and how long it is cut. Pure: counts, and says nothing.

    decks = students / students at a table, rounded up
    minutes = sheets x cuts a sheet x 8 s, to the nearest 5

A sheet of nine poker cards takes eight cuts with a lever cutter or along a steel rule, one sheet at a time; 8 s is a
cut with laying the sheet on. A perforated sheet is torn, not cut.
"""

from dataclasses import dataclass, replace
from math import ceil

from authors_edu.decks.model import Deck
from authors_edu.printing.errors import PrintError, refused
from authors_edu.printing.job import job_for
from authors_edu.printing.settings import PrintSettings
from authors_edu.printing.trimming import cuts_of

SECONDS_A_CUT = 8
STUDENTS, AT_A_TABLE = (1, 400), (2, 12)  # the least and the most
_ROUNDED_TO = 5


@dataclass(frozen=True, slots=True)
class ClassSet:
    """The decks for a class, the sheets of paper for all of them, the minutes to cut these (0: nothing is cut)."""

    students: int
    a_table: int
    decks: int
    sheets: int
    minutes: int


def class_set(deck: Deck, settings: PrintSettings, students: int, a_table: int) -> ClassSet:
    """Counts what a class needs of this deck; raises PrintError where a number or a setting cannot be."""
    ranges = {"students": (students, *STUDENTS), "a_table": (a_table, *AT_A_TABLE)}
    wrong = [
        refused("number_out_of_range", key=key, value=str(value), nearest=str(min(max(value, least), most)))
        for key, (value, least, most) in ranges.items()
        if not least <= value <= most
    ]
    if wrong:
        raise PrintError(*wrong)
    decks = ceil(students / a_table)
    job = job_for(deck, replace(settings, copies=decks))
    cuts = 0 if settings.sheet else sum(map(len, cuts_of(job.sheet.trims)))
    seconds = len(job.loads) * cuts * SECONDS_A_CUT
    minutes = max(round(seconds / 60 / _ROUNDED_TO) * _ROUNDED_TO, _ROUNDED_TO) if seconds else 0
    return ClassSet(students, a_table, decks, len(job.loads), minutes)
