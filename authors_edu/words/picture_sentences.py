"""The sentences for problems with pictures and with shared decks, in English. `problems.py` fills them in."""


def _(text: str) -> str:
    """Marks a text for xgettext; it is translated where it is used."""
    return text


PICTURE_SENTENCES = {
    "missing_image": _(
        "There is no picture {value}, which the column “image” names for {works}. Choose the picture too, or correct "
        "its name."
    ),
    "missing_image/near": _(
        "There is no picture {value}, which the column “image” names for {works}. Is {near} meant? Then write that "
        "into the column."
    ),
    "missing_image/none": _(
        "The column “image” names pictures, {names}. Choose these files too, or a zip of them, to have them on the "
        "cards."
    ),
    "picture_not_used": _(
        "On no card: {names}. A picture is found by its name: as in the column “image”, or the work, or the creator."
    ),
    "picture_broken": _(
        "{names}: damaged, or only a part of it arrived. Open the picture in a picture program, save it again as JPEG "
        "or PNG, and choose it again."
    ),
    "picture_format/heic": _(
        "{names}: in Apple’s format HEIC, which cannot be read. Open it in Photos (Windows) or Preview (Mac) and save "
        "or export it as JPEG. New ones become JPEG if the iPhone’s Settings, Camera, Formats say “Most Compatible”."
    ),
    "picture_format/avif": _(
        "{names}: in the format AVIF, which cannot be read. Open the picture in a picture program and save it as JPEG "
        "or PNG."
    ),
    "picture_too_large": _(
        "{names}: larger than {limit} MB. Save the picture smaller, as JPEG; for a card 2,000 pixels are plenty."
    ),
    "picture_too_many_pixels": _(
        "{names}: more than {limit} million pixels. Save the picture smaller, as JPEG; for a card 2,000 pixels each "
        "way are plenty."
    ),
    "picture_same_name": _(
        "{names}: another picture of this name came before, and that one was kept. Give each picture a name of its own."
    ),
    "too_many_pictures": _(
        "{names}: left out, because at most {limit} pictures can be taken. Choose only those that the cards need."
    ),
    "too_many_pictures/bytes": _(
        "{names}: left out, because all together may have at most {limit} MB. Save the pictures smaller; for a card "
        "2,000 pixels are plenty."
    ),
    "too_many_pictures/pixels": _(
        "{names}: left out, because all together may have at most {limit} million pixels. Save the pictures smaller; "
        "for a card 2,000 pixels each way are plenty."
    ),
    "picture_zip_broken": _(
        "{names}: the zip is damaged, or only a part of it arrived. Pack the pictures again, or choose them one by one."
    ),
    "picture_zip_locked": _(
        "{names}: the zip has a password, so its pictures stay closed. Unpack it, and choose the pictures themselves."
    ),
    "not_a_picture": _(
        "{names}: {what}, not a picture. Pictures can be JPEG, PNG, WebP, GIF, BMP or TIFF, or a zip of them."
    ),
    "not_a_picture/note": _("{names}: {what}, not a picture. It was left out; there is nothing to do."),
    "not_a_picture/binary": _(
        "{names}: in no format that can be read. Pictures can be JPEG, PNG, WebP, GIF, BMP or TIFF, or a zip of them."
    ),
    "not_a_picture/archive": _(
        "{names}: a packed folder that cannot be opened here. Unpack it, and choose the pictures themselves, or one "
        "zip of them."
    ),
    "not_a_picture/link": _(
        "{names}: only a link to a picture somewhere else, which is never followed. Put the picture itself into the "
        "zip."
    ),
    "not_a_picture/empty": _("{names}: there is no picture in this zip. Pack the pictures again."),
    "archive_damaged": _(
        "This shared deck is damaged, or only a part of it arrived. Nothing was changed here. Save it again where it "
        "came from, and choose the new file."
    ),
    "archive_damaged/missing": _(
        "This shared deck has no {value} inside. If you packed it again, put in every file that was there, then choose "
        "it once more."
    ),
    "archive_newer": _(
        "This deck was shared from a newer version of this program. Bring this one up to date, or ask for the list as "
        "CSV."
    ),
    "archive_too_large": _(
        "Unpacked, this shared deck has more than {limit_mb} MB, which is too much. Make its pictures smaller, or "
        "leave some out, and share it again."
    ),
}
