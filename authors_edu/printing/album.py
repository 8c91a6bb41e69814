"""The pictures of one PDF: each is made ready at its first use, written once, and drawn as often as cards show it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFName, PDFObjectReference, PDFStream
from reportlab.pdfgen.canvas import Canvas

from authors_edu.decks.pictures.focus import Focus
from authors_edu.decks.problems import Problem, Severity
from authors_edu.printing.errors import Values
from authors_edu.printing.layout import Layout
from authors_edu.printing.pictures import LEAST_DPI, Raster, prepared, same_pixels
from authors_edu.printing.places import PictureRoom, Spot

Crop = tuple[str, Focus | None]  # a picture's name, and the point that its crop goes by; None for the usual one


@dataclass(eq=False)
class Album:
    """Pictures by name, as JPEG or PNG bytes, and the room that the template has for them.

    `(name, focus) in album` says whether a picture can be printed, cropped about that point. `kind` keeps the albums of
    one canvas apart.
    """

    canvas: Canvas
    pictures: Mapping[str, bytes]
    room: PictureRoom | None
    kind: str = "picture"
    _rasters: dict[Crop, Raster | None] = field(default_factory=dict)  # None for what cannot be printed
    _told: set[str] = field(default_factory=set)
    _forms: dict[Crop, str] = field(default_factory=dict)

    def __contains__(self, crop: object) -> bool:
        return isinstance(crop, tuple) and self._found(crop) is not None

    def dpi_of(self, name: str, focus: Focus | None = None) -> float:
        """Gives how fine a picture of the album is in its box."""
        return self._raster((name, focus)).dpi

    def problems(self, crop: Crop, about: Values, layout: Layout) -> Iterator[Problem]:
        """Tells what is wrong with a card's picture; what is the picture's own fault is told once."""
        name = crop[0]
        if not name or self.room is None:
            return
        values = {**about, "picture": name}
        if crop in self and layout.picture is None:
            yield Problem("picture_without_room", Severity.WARNING, column="image", values=values)
        if layout.clue_gave_way and "" not in self._told:  # no picture has that name
            self._told.add("")
            yield Problem("clue_gave_way", Severity.NOTE, column="clue", values=dict(about))
        if name in self._told:
            return
        self._told.add(name)
        raster = self._found(crop)
        if raster is None and name in self.pictures:
            yield Problem("picture_unreadable", Severity.WARNING, column="image", values=values)
        elif raster and raster.dpi < LEAST_DPI:
            values["dpi"] = round(raster.dpi)
            yield Problem("picture_too_small", Severity.WARNING, column="image", values=values)

    def place(self, name: str, spot: Spot, focus: Focus | None = None) -> None:
        """Draws a picture so that it covers a box; what is beyond it must have been clipped.

        The focus stands in the middle of the box as far as the picture's edges allow.
        """
        raster = self._raster((name, focus))
        left, down = raster.focus
        scale = max(spot.width_pt / raster.width, spot.height_pt / raster.height)
        width, height = raster.width * scale, raster.height * scale
        x = spot.x_pt - min(max(left * width - spot.width_pt / 2, 0), width - spot.width_pt)
        below = min(max((1 - down) * height - spot.height_pt / 2, 0), height - spot.height_pt)
        self.canvas.addLiteral(f"q {width:.3f} 0 0 {height:.3f} {x:.3f} {spot.y_pt - below:.3f} cm")
        self.canvas.doForm(self._form((name, focus), raster))
        self.canvas.addLiteral("Q")

    def _raster(self, crop: Crop) -> Raster:
        raster = self._found(crop)
        assert raster is not None  # only what is in the album is asked for
        return raster

    def _found(self, crop: Crop) -> Raster | None:
        """Makes a picture ready when it is first asked for; None where it is not there or cannot be printed."""
        if crop not in self._rasters:
            name, focus = crop
            data = self.pictures.get(name)
            self._rasters[crop] = None if data is None or self.room is None else prepared(data, self.room, focus)
        return self._rasters[crop]

    def _form(self, crop: Crop, raster: Raster) -> str:
        """Writes a picture; equal pixels under several names or crops are one."""
        if crop not in self._forms:
            forms = self._forms.items()
            twin = next((form for other, form in forms if same_pixels(self._raster(other), raster)), None)
            self._forms[crop] = twin or self._written(f"{self.kind}{len(self._forms)}", raster)
        return self._forms[crop]

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
