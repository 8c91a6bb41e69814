"""Makes text from people safe for Streamlit's labels, which render Markdown: every sign stands for itself."""

from string import punctuation

_ESCAPES = str.maketrans({sign: f"\\{sign}" for sign in punctuation} | {"\n": " ", "\r": " ", "\t": " "})


def plain(text: str) -> str:
    r"""Escapes what Markdown would read as markup (CommonMark 2.4: any ASCII punctuation may be escaped).

    >>> print(plain("**Ana** :red[x]"))
    \*\*Ana\*\* \:red\[x\]
    """
    return text.translate(_ESCAPES)
