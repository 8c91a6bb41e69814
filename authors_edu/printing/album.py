"""The pictures of one PDF: each is made ready at its first use, written once, and drawn as often as cards show it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFObjectReference, PDFStream
from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing.errors import Values
from authors_edu.printing.layout import Layout
from authors_edu.printing.pictures import FOCUS, LEAST_DPI, Raster, prepared, same_pixels
from authors_edu.printing.places import PictureRoom, Spot


@dataclass(eq=False)
class Album:
    """Pictures by name, as JPEG or PNG bytes, and the room that the template has for them.

    `name in album` says whether a picture can be printed. `kind` keeps the albums of one canvas apart.
    """

    canvas: Canvas
    pictures: Mapping[str, bytes]
    room: PictureRoom | None
    kind: str = "picture"
    _rasters: dict[str, Raster | None] = field(default_factory=dict)  # None for what cannot be printed
    _told: set[str] = field(default_factory=set)
    _forms: dict[str, str] = field(default_factory=dict)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._found(name) is not None

    def dpi_of(self, name: str) -> float:
        """Gives how fine a picture of the album is in its box."""
        return self._raster(name).dpi

    def problems(self, name: str, about: Values, layout: Layout) -> Iterator[Problem]:
        """Tells what is wrong with a card's picture; what is the picture's own fault is told once."""
        if not name or self.room is None:
            return
        values = {**about, "picture": name}
        if name in self and layout.picture is None:
            yield Problem("picture_without_room", Severity.WARNING, column="image", values=values)
        if layout.clue_gave_way and "" not in self._told:  # no picture has that name
            self._told.add("")
            yield Problem("clue_gave_way", Severity.NOTE, column="clue", values=dict(about))
        if name in self._told:
            return
        self._told.add(name)
        raster = self._found(name)
        if raster is None and name in self.pictures:
            yield Problem("picture_unreadable", Severity.WARNING, column="image", values=values)
        elif raster and raster.dpi < LEAST_DPI:
            values["dpi"] = round(raster.dpi)
            yield Problem("picture_too_small", Severity.WARNING, column="image", values=values)

    def place(self, name: str, spot: Spot, focus: tuple[float, float] = FOCUS) -> None:
        """Draws a picture so that it covers a box; what is beyond it must have been clipped."""
        raster = self._raster(name)
        scale = max(spot.width_pt / raster.width, spot.height_pt / raster.height)
        width, height = raster.width * scale, raster.height * scale
        x = spot.x_pt - min(max(focus[0] * width - spot.width_pt / 2, 0), width - spot.width_pt)
        below = min(max((1 - focus[1]) * height - spot.height_pt / 2, 0), height - spot.height_pt)
        self.canvas.addLiteral(f"q {width:.3f} 0 0 {height:.3f} {x:.3f} {spot.y_pt - below:.3f} cm")
        self.canvas.doForm(self._form(name, raster))
        self.canvas.addLiteral("Q")

    def _raster(self, name: str) -> Raster:
        raster = self._found(name)
        assert raster is not None  # only what is in the album is asked for
        return raster

    def _found(self, name: str) -> Raster | None:
        """Makes a picture ready when it is first asked for; None where it is not there or cannot be printed."""
        if name not in self._rasters:
            data = self.pictures.get(name)
            self._rasters[name] = None if data is None or self.room is None else prepared(data, self.room)
        return self._rasters[name]

    def _form(self, name: str, raster: Raster) -> str:
        """Writes a picture; equal pixels under several names are one."""
        if name not in self._forms:
            forms = self._forms.items()
            twin = next((form for other, form in forms if same_pixels(self._raster(other), raster)), None)
            self._forms[name] = twin or self._written(f"{self.kind}{len(self._forms)}", raster)
        return self._forms[name]

    def _written(self, form: str, raster: Raster) -> str:
        doc = self.canvas._doc  # type: ignore[attr-defined]  # its objects are the document's own affair
        entries: dict[str, object] = {
            "Type": PDFName("XObject"),
            "Subtype": PDFName("Image"),
            "Width": raster.width,
            "Height": raster.height,
            "BitsPerComponent": 8,
            "ColorSpace": PDFName(raster.space),
            "Filter": PDFName(raster.coding),
        }
        if raster.mask:
            mask = self._written(f"{form}mask", raster.mask)
            entries["SMask"] = PDFObjectReference(doc.getXObjectName(mask))
        doc.Reference(PDFStream(PDFDictionary(entries), raster.data), doc.getXObjectName(form))
        return form
