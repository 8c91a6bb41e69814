"""What a person reads at the command line when a file cannot be read or written."""

from authors_edu.words.language import catalogue


def no_such_file(file: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("There is no file “{file}”. Is the name spelled right, and is it in this folder?").format(file=file)


def is_a_folder(file: str, language: str = "en") -> str:
    return catalogue(language).gettext("“{file}” is a folder. Name a file.").format(file=file)


def is_no_text(file: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{file}” is no plain text. Save it as plain text (.txt), and name that file.").format(file=file)


def no_pictures(place: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("There is no picture to print in “{place}”. Name a folder or a zip with JPEG or PNG pictures.").format(
        place=place
    )


def cannot_read(file: str, reason: str, language: str = "en") -> str:
    return catalogue(language).gettext("“{file}” cannot be read: {reason}.").format(file=file, reason=reason)


def cannot_write(file: str, reason: str, language: str = "en") -> str:
    return catalogue(language).gettext("“{file}” cannot be written: {reason}.").format(file=file, reason=reason)


def no_folder(file: str, folder: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{file}” cannot be written: there is no folder “{folder}”. Make it first.").format(
        file=file, folder=folder
    )


def is_the_list_itself(file: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{file}” is the list itself. Choose another name, so that the list stays as it is.").format(file=file)


def is_read(file: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{file}” is read for this. Choose another name for the result, so that it stays as it is.").format(
        file=file
    )


def is_named_twice(file: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{file}” would be written twice. Give each result a name of its own.").format(file=file)
