"""The one database and the tables of this server process. Opened at first use, shared by every visitor."""

import os
from functools import cache

from sqlalchemy import Engine

from authors_edu.classroom.database import default_url, open_database
from authors_edu.classroom.seats import Tables

DATABASE_VARIABLE = "AUTHORS_EDU_DATABASE"


@cache
def engine() -> Engine:
    """Opens the database named by AUTHORS_EDU_DATABASE, else the file in the data folder."""
    return open_database(os.environ.get(DATABASE_VARIABLE) or default_url())


@cache
def tables() -> Tables:
    return Tables(engine())
