"""What spreadsheets write into a cell instead of a text: `#NAME?` and its like. Mends none."""

import re

# Error values of Excel, LibreOffice and Google Sheets, also in German, French and Spanish.
_ERROR_VALUE = re.compile(r"#¡?¿?[\w/]+[!?]|#N/A|#N/D|#NV|#NULL!|#+|Err:\d{3}", re.IGNORECASE)
_KNOWN_WORDS = {"#n/a", "#n/d", "#nv", "#getting_data"}


def is_error_value(text: str) -> bool:
    """Tells whether a spreadsheet wrote this because a formula failed or a column was too narrow.

    >>> [is_error_value(text) for text in ("#NAME?", "#BEZUG!", "####", "#¿NOMBRE?", "#1", "#MeToo", "C#")]
    [True, True, True, True, False, False, False]
    """
    return bool(_ERROR_VALUE.fullmatch(text)) and (text[-1] in "!?#" or text.lower() in _KNOWN_WORDS or text[0] != "#")
