"""How long a deck of 52 photographs takes to print, how large its PDF is and how much memory that needs.

    python benchmarks/print_pictures.py

The photographs have 4,000 x 3,000 pixels each, with grain, so that they are as large as those of a camera.
"""

import platform
import resource
from io import BytesIO
from time import perf_counter

from PIL import Image

from authors_edu.decks.model import Card, Deck, Family
from authors_edu.printing.pages import PrintSettings, print_deck
from authors_edu.printing.template import template_names

FAMILIES = 13
SIZE = (4000, 3000)


def photograph(number: int) -> bytes:
    """Makes a picture of soft shapes and of grain, different for each number."""
    grain = Image.effect_noise((SIZE[0] // 4, SIZE[1] // 4), 24)
    bands = []
    for turn in range(3):
        shape = Image.radial_gradient("L").resize(SIZE, box=(number % 7 * 9, turn * 30, 256, 256))
        bands.append(Image.blend(shape, grain.transpose(Image.Transpose(turn)).resize(SIZE), 0.4))
    file = BytesIO()
    Image.merge("RGB", bands).save(file, "JPEG", quality=90)
    return file.getvalue()


def deck() -> Deck:
    families = []
    for family in range(FAMILIES):
        cards = (
            Card(
                f"r{family}{place}", f"Creator {family}", f"Work {place} of many", "1899", "", f"p{family * 4 + place}"
            )
            for place in range(4)
        )
        families.append(Family(f"Creator {family}", tuple(cards)))
    return Deck("Photographs", tuple(families))


def main() -> None:
    pictures = {f"p{number}": photograph(number) for number in range(4 * FAMILIES)}
    size = sum(map(len, pictures.values())) / 1e6
    print(f"Python {platform.python_version()}; {len(pictures)} photographs of 12 megapixels, {size:.0f} MB")  # noqa: T201
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    for template in template_names():
        start = perf_counter()
        printed = print_deck(deck(), PrintSettings(template), pictures)
        seconds, most = perf_counter() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(  # noqa: T201
            f"{template:14} {seconds:5.1f} s  PDF {len(printed.pdf) / 1e6:5.1f} MB  peak {most:.0f} MB "
            f"({before:.0f} MB of it with the photographs before printing)"
        )


if __name__ == "__main__":
    main()
