"""How tests sit down at a table: the bots that they play with, and the types of what plays for them."""

from collections.abc import Callable
from datetime import datetime

from authors_edu.classroom.seats import LiveTable, Tables
from authors_edu.game.moves import Move
from authors_edu.game.view import View

Person = Callable[[View], Move]
At = Callable[[float], datetime]
Play = Callable[[Tables, int, str, datetime], LiveTable]
SHARP3 = ("sharp", "sharp", "sharp")
