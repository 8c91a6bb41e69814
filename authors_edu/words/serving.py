"""What a person reads at the command line when the server cannot start."""

from authors_edu.words.language import catalogue


def port_taken(port: int, language: str = "en") -> str:
    """Says that something else answers there.

    >>> port_taken(8501)
    'Port 8501 is taken, perhaps by this program in another window. Choose another one, such as --port 8502.'
    """
    said = catalogue(language).gettext(
        "Port {port} is taken, perhaps by this program in another window. Choose another one, such as --port {other}."
    )
    return said.format(port=port, other=port + 1 if port < 65535 else port - 1)


def no_data_folder(folder: str, reason: str, language: str = "en") -> str:
    said = catalogue(language).gettext(
        "The folder “{folder}” cannot be made: {reason}. Choose another one with --data."
    )
    return said.format(folder=folder, reason=reason)


def not_a_database(language: str = "en") -> str:
    return catalogue(language).gettext(
        "The address of the database cannot be read. It looks like postgresql+psycopg://name:password@computer/database."
    )


def no_driver(module: str, language: str = "en") -> str:
    said = catalogue(language).gettext(
        "This kind of database needs a package that is not installed ({module}). For PostgreSQL: "
        'pip install "authors-edu[postgres]"'
    )
    return said.format(module=module)


def database_closed(reason: str, language: str = "en") -> str:
    said = catalogue(language).gettext(
        "The database cannot be opened: {reason}. Is it running, and are name and password right?"
    )
    return said.format(reason=reason)
