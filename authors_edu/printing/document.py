"""Opens a PDF: its paper, its title, what it asks of the printer. Draws nothing."""

from io import BytesIO

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from authors_edu.printing.fonts import own_face
from authors_edu.printing.paper import MM, Size
from authors_edu.printing.text import clean

rl_config.useA85 = 0  # binary streams are a fifth smaller

_DUPLEX = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge"}


def new_canvas(file: BytesIO, paper: Size, title: str, font: str, backs: str, language: str) -> Canvas:
    """Opens a document of pages of this size; `font` is one that it uses anyway."""
    canvas = Canvas(
        file,
        pagesize=(paper.width_mm * MM, paper.height_mm * MM),
        invariant=1,
        pageCompression=1,
        lang=language,
        # Else each page would name Helvetica, which is not embedded. The stubs want a number here.
        initialFontName=own_face(font).name,  # type: ignore[arg-type]
    )
    canvas.setTitle(clean(title))
    canvas.setAuthor("Authors Edu")
    canvas.setCreator("Authors Edu")
    canvas.setSubject("")  # ReportLab would write "unspecified"
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", _DUPLEX.get(backs, "Simplex"))
    return canvas
