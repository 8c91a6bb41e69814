"""Makes text from people safe for Streamlit's labels, which render Markdown: every sign stands for itself."""

import re
from string import punctuation

_ESCAPES = str.maketrans({sign: f"\\{sign}" for sign in punctuation} | {"\n": " ", "\r": " ", "\t": " "})

# Streamlit looks for some marks only after the escapes are gone: addresses (GFM 6.9), :streamlit:, :material_home:,
# emoji names, and arrows and dashes that it sets as one sign. A word joiner within them shows nothing and undoes them.
_JOINER = "\N{WORD JOINER}"
_LATE_MARKS = re.compile(r"(?<=www)(?=\.)|(?<=:)(?=//)|(?<=@)(?=[\w-])|(?<=:)(?=[\w+-]+:)|(?<=[-<>~])(?=[->=])", re.I)


def plain(text: str) -> str:
    r"""Escapes what Markdown would read as markup (CommonMark 2.4: any ASCII punctuation may be escaped).

    >>> print(plain("**Ana** :red[x]"))
    \*\*Ana\*\* \:red\[x\]
    """
    return _LATE_MARKS.sub(_JOINER, text.strip()).translate(_ESCAPES)
