"""What stands on the button of a mend, in English, by kind or `kind/case`. `problems.py` fills them in."""


def _(text: str) -> str:
    """Marks a text for xgettext; it is translated where it is used."""
    return text


FIX_LABELS = {
    "works_below_creators": _("Write the creator beside each work"),
    "creators_across": _("Turn the list"),
    "tables_side_by_side": _("Put them below each other"),
    "mojibake_suspected": _("Repair the letters: {mended}"),
    "missing_column": _("Use {guess}"),
    "duplicate_header": _("Use the first, keep the second as a note"),
    "missing_work": _("Delete the row"),
    "extra_cells": _("Join to {joined}"),
    "extra_cells/heading": _("Head the column {heading}"),
    "unbalanced_quote": _("Delete the quotation mark"),
    "newline_in_cell": _("Write it in one line"),
    "control_characters_removed": _("Delete the signs"),
    "invisible_characters_removed": _("Delete the signs"),
    "markup_in_text": _("Change to {plain}"),
    "creator_filled_down": _("Write the creator into each row"),
    "duplicate_row_ignored": _("Delete the row"),
    "unsafe_image_reference": _("Take the picture out"),
    "unsafe_image_reference/name": _("Write {name}"),
    "unknown_focus": _("Crop it as usual"),
    "unknown_focus/name": _("Write {name}"),
    "duplicate_work": _("Keep the first, delete the others"),
    "creator_spellings_merged": _("Write {creator} everywhere"),
}

# Mends among which a person chooses, whatever their problem: by what they do.
CHOICE_LABELS = {
    "leave_out": _("Leave out {value}"),
    "creators_in_first_row": _("In the first row"),
    "creators_in_first_column": _("In the first column"),
    "set_aside": _("Set {value} aside"),
    "delete_row": _("Delete the row"),
    "empty_column": _("Empty column {place}"),
    "join": _("Join to {value}"),
    "write": _("Write {value}"),
    "write_everywhere": _("Write {value} everywhere"),
}
