"""The options of `authors-edu print`: type and help of each. Their defaults stand at the command itself."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from authors_edu.printing.extras.asked import EXTRAS
from authors_edu.printing.paper import BACKS
from authors_edu.printing.settings import MARKS, TYPEFACES
from authors_edu.printing.sheets import CARDS, PAPERS
from authors_edu.words.print_options import option_help

File = Annotated[Path | None, Argument(help=option_help("file"), metavar="FILE")]
Output = Annotated[Path | None, Option("--output", "-o", help=option_help("output"), metavar="PDF")]

# What the cards look like.
Template = Annotated[
    str, Option(help=option_help("template"), show_default=option_help("own_template"), metavar="NAME")
]
Typeface = Annotated[
    str, Option(help=option_help("typeface", TYPEFACES), show_default=option_help("own_typeface"), metavar="NAME")
]
Card = Annotated[str, Option(help=option_help("card", CARDS), metavar="NAME")]
ListWorks = Annotated[bool, Option(help=option_help("list_works"))]
Pictures = Annotated[Path | None, Option(help=option_help("pictures"), metavar="PLACE")]
BackPicture = Annotated[Path | None, Option(help=option_help("back_picture"), metavar="FILE")]

# Which cards, and how many.
Only = Annotated[str, Option(help=option_help("only"), metavar="CARDS")]
Copies = Annotated[int, Option(help=option_help("copies"), metavar="NUMBER")]
ClassOf = Annotated[int | None, Option(help=option_help("class_of"), show_default=False, metavar="NUMBER")]
ATable = Annotated[int, Option(help=option_help("a_table"), metavar="NUMBER")]

# The paper, and how it is printed and cut.
Paper = Annotated[str, Option(help=option_help("paper", PAPERS), metavar="NAME")]
PerforatedSheet = Annotated[str, Option("--sheet", help=option_help("sheet"), metavar="NAME")]
Skip = Annotated[str, Option(help=option_help("skip"), metavar="PLACES")]
Backs = Annotated[str, Option(help=option_help("backs", BACKS), metavar="NAME")]
Offset = Annotated[str, Option(help=option_help("offset"), metavar="X,Y")]
Gap = Annotated[float, Option(help=option_help("gap"), metavar="MM")]
Margin = Annotated[float, Option(help=option_help("margin"), metavar="MM")]
Bleed = Annotated[float, Option(help=option_help("bleed"), metavar="MM")]
Corner = Annotated[float, Option(help=option_help("corner"), metavar="MM")]
Marks = Annotated[str, Option(help=option_help("marks", MARKS), metavar="NAME")]
LinesAcross = Annotated[bool, Option("--lines-across", help=option_help("lines_across"))]

# What goes with the cards.
With = Annotated[str, Option("--with", help=option_help("with", EXTRAS), metavar="SHEETS")]
Students = Annotated[Path | None, Option(help=option_help("students"), metavar="FILE")]
Text = Annotated[Path | None, Option(help=option_help("text"), metavar="FILE")]
RulesOf = Annotated[str, Option(help=option_help("rules"), metavar="GAME")]
Players = Annotated[
    int, Option(help=option_help("players"), metavar="NUMBER", show_default=option_help("players_default"))
]
PaperWeight = Annotated[float, Option(help=option_help("paper_weight"), metavar="GRAMS")]
Shop = Annotated[Path | None, Option(help=option_help("shop"), metavar="PDF")]
Png = Annotated[Path | None, Option(help=option_help("png"), metavar="ZIP")]
Calibration = Annotated[Path | None, Option(help=option_help("calibration"), metavar="PDF")]
