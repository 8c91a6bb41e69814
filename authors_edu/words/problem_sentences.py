"""The sentences for problems in a teacher's file, in English, by kind or `kind/case`. `problems.py` fills them in."""


def _(text: str) -> str:
    """Marks a sentence for xgettext; it is translated where it is used."""
    return text


# What a column is called in a sentence.
COLUMNS = {
    "creator": _("creator"),
    "work": _("work"),
    "year": _("year"),
    "clue": _("clue"),
    "image": _("image"),
    "also_accept": _("also accepted"),
    "note": _("note"),
}

# What a file is that is no list.
FILES = {
    "png": _("a PNG picture"),
    "jpeg": _("a JPEG picture"),
    "gif": _("a GIF picture"),
    "tiff": _("a TIFF picture"),
    "webp": _("a WebP picture"),
    "bmp": _("a BMP picture"),
    "picture": _("a drawing (SVG)"),
    "pdf": _("a PDF document"),
    "rtf": _("an RTF document"),
    "word": _("a Word document"),
    "office": _("an Office document"),
    "slides": _("a slide show"),
    "archive": _("a packed folder (zip or the like)"),
    "database": _("a database"),
    "sound": _("a sound or film"),
    "film": _("a film"),
    "program": _("a program"),
    "xml": _("an XML file"),
    "json": _("a data file (JSON)"),
    "html": _("a web page"),
    "excel": _("an Excel workbook"),
    "excel97": _("an old Excel workbook (.xls)"),
    "ods": _("a LibreOffice spreadsheet (.ods)"),
    "xlsb": _("a binary Excel workbook (.xlsb)"),
    "numbers": _("an Apple Numbers spreadsheet"),
    "csv": _("a plain list (CSV)"),
    "text": _("plain text"),
    "binary": _("something other than text"),
}

SENTENCES = {
    "empty_file": _("The file is empty. Did you save it before choosing it?"),
    "not_a_table": _(
        "This is {what}, not a list. Open your list in the spreadsheet program, save it as .xlsx or CSV, and choose "
        "that file."
    ),
    "not_a_table/broken": _(
        "The spreadsheet is damaged, or only a part of it arrived. Open it in the spreadsheet program, save it again "
        "as .xlsx or CSV, and choose that file."
    ),
    "not_a_table/wide": _("The list has more than {limit} columns. It needs two: the creator and the work."),
    "not_a_table/xlsb": _(
        "This is a binary Excel workbook (.xlsb), which cannot be read. In Excel choose File, Save as, “Excel "
        "Workbook (.xlsx)”, and use that file."
    ),
    "html_page": _(
        "This is a web page, not a list. If you downloaded it, you may have to sign in first; from Google Sheets "
        "choose File, Download, “Comma-separated values”, to save it as CSV."
    ),
    "unsupported_format_numbers": _(
        "This is an Apple Numbers spreadsheet. In Numbers choose File, Export to, CSV, and use that file."
    ),
    "password_protected": _(
        "This file has a password. Open it with the password, save the list as CSV (that takes no password), and "
        "use that file."
    ),
    "too_large": _(
        "The file is {size_mb} MB; at most {limit_mb} MB can be read. Does it hold pictures? Save only the list, "
        "as CSV."
    ),
    "too_large_uncompressed": _(
        "Unpacked, this spreadsheet is far larger than a list can be; at most {limit_mb} MB are read. Copy the list "
        "alone into a new spreadsheet and save that."
    ),
    "too_many_rows": _("The list has {count} rows; at most {limit} can be read. Split it into several lists."),
    "too_many_rows/works": _("The list has {count} works; at most {limit} can be read. Split it into several lists."),
    "extension_mismatch": _(
        "The name ends in “.{ending}”, but inside is {what}. It was read as that; there is nothing to do."
    ),
    "extension_mismatch/csv": _(
        "The name ends in “.{ending}”, but inside is a plain list (CSV). It was read as that; there is nothing to do."
    ),
    "sheet_chosen": _("The list was taken from the sheet {sheet}. Other sheets were not read: {others}."),
    "sheet_chosen/warning": _(
        "The list was taken from the sheet {sheet}. Another sheet may hold a list too: {others}. For one deck of all, "
        "put them below each other on one sheet; for several, save each as a file of its own."
    ),
    "sheet_chosen/hidden": _("Hidden sheets were left out: {others}."),
    "hidden_rows_skipped": _(
        "{rows}: hidden in the spreadsheet, so left out here. If they belong to the list, unhide them (or take the "
        "filter off) and save the file again."
    ),
    "encoding_guessed": _(
        "The file does not say how its accented letters are stored; it was read as a Windows file. Please look at "
        "a few: {examples}. If they are wrong, save the list as “CSV UTF-8”."
    ),
    "undecodable_bytes": _(
        "{rows}: the letters are stored in another way than in the rest of the file. Read as {value}; is that right?"
    ),
    "undecodable_bytes/lost": _(
        "{rows}: a letter was lost before the file came here (it shows as �). Type the text again, then save as "
        "CSV UTF-8."
    ),
    "mojibake_suspected": _(
        "{rows}: garbled letters, as in {value}. It was probably meant as {mended}. They are printed as they "
        "stand unless you repair them."
    ),
    "no_data_rows": _("{rows}: there is nothing below the headings. Write one work into each row, with its creator."),
    "no_header": _(
        "{rows}: there are no headings. Column {creator_column} was taken for the creators, column {work_column} "
        "for the works. If that is wrong, write “creator” and “work” above the columns."
    ),
    "text_above_header": _(
        "{rows}: text above the headings, left out: {value}. The headings were found in row {header}."
    ),
    "works_below_creators": _(
        "Each creator stands on a line above the works, so these were taken for the creators: {creators}. The list was "
        "written with the creator beside each work."
    ),
    "works_below_creators/error": _(
        "Everything stands in one column. If every fifth line is a creator, {creators}, one click writes the creator "
        "beside each work; else write the creators into the first column and the works into the second."
    ),
    "creators_across": _(
        "The creators stand side by side, {creators}, with the works of each below. The list was turned, so that each "
        "row is a family."
    ),
    "creators_across/error": _(
        "The creators stand side by side, {creators}, with the works of each below. Turn the list, so that each row is "
        "a family: what is to be mended can be told then."
    ),
    "creators_across/either": _(
        "There are no headings, so this can be read in two ways. Do the creators stand in the first row, {creators}, "
        "or in the first column?"
    ),
    "tables_side_by_side": _("Lists stand side by side. They were put below each other, as one list."),
    "tables_side_by_side/error": _(
        "Lists stand side by side. Put them below each other, as one list: what is to be mended can be told then."
    ),
    "text_above_header/no_header": _("{rows}: text above the list, left out: {value}."),
    "missing_column": _(
        "{rows}: no column could be found for {missing}. Add a row at the top with the headings “creator” and “work”."
    ),
    "missing_column/one": _(
        "{rows}: everything stands in one column. Write the creator into the first column and the work into the second."
    ),
    "missing_column/found": _(
        "{rows}: no heading says which column is {missing}. The headings are {found}. Name the column so that we know."
    ),
    "duplicate_header": _(
        "{rows}: columns {columns} have headings for the same thing: {headings}. Which one counts? Give the other "
        "one another name, such as “note”."
    ),
    "unknown_column": _("Not used on the cards: {headings}."),
    "missing_creator": _("{rows}: {value} has no creator. Fill in column {place}."),
    "missing_creator/several": _("{rows}: {works} have no creator. Fill in column {place}."),
    "missing_work": _("{rows}: there is no work for {value}. Fill in column {place}, or delete the row."),
    "extra_cells": _(
        "{rows}: {count} cells, but only {width} columns have a heading. Left over: {cells}. Give the column a "
        "heading, or empty the cells."
    ),
    "extra_cells/joined": _(
        "{rows}: one cell too many: {cells}. A comma within a text cuts it in two. Was {joined} meant?"
    ),
    "extra_cells/heading": _("{rows}: column {column} has no heading. It holds {cells}. Give it a heading."),
    "extra_cells/letter": _(
        "{rows}: column {column} has no heading. It holds {cells}. Give it a heading, or empty it."
    ),
    "unbalanced_quote": _("{rows}: {value} has a quotation mark without a partner. Is it meant?"),
    "unbalanced_quote/error": _(
        "{rows}: the quotation mark at the beginning of {value} is never closed, so nobody can tell where the "
        "cell ends. Nothing from this row on was checked. Delete the mark or add the closing one."
    ),
    "newline_in_cell": _("{rows}: a line break within a cell. It is printed as one line: {value}."),
    "control_characters_removed": _("{rows}: signs that cannot be printed were left out, as in {value}."),
    "invisible_characters_removed": _("{rows}: invisible signs were left out, as in {value}."),
    "excel_error_value": _(
        "{rows}: {value} in column {place} is an error of the spreadsheet, not a text. Type what should stand there."
    ),
    "formula_without_value": _(
        "{rows}: column {place} holds a formula whose result was not saved, {value}. Open the file in the spreadsheet "
        "program and save it again, or type the text itself."
    ),
    "formula_like_text": _(
        "{rows}: {value} looks like a formula. It is printed as it stands, never calculated; lists saved here are "
        "safe to open in a spreadsheet."
    ),
    "markup_in_text": _("{rows}: {value} holds web page code. It is printed exactly as it stands."),
    "looks_like_number": _(
        "{rows}: the work {value} is a number. If the spreadsheet changed it, set column {place} to “Text” and "
        "type it again; if it is the title, all is well."
    ),
    "looks_like_boolean": _(
        "{rows}: the work {value} may have been changed by the spreadsheet. Set column {place} to “Text” and type "
        "it again; if it is the title, all is well."
    ),
    "looks_like_date": _(
        "{rows}: the work {value} looks like a date made by the spreadsheet. Set column {place} to “Text” and "
        "type it again; if it is the title, all is well."
    ),
    "creator_filled_down": _("{rows}: no creator here, so the one above was taken: {creators}."),
    "creator_filled_down/note": _("{rows}: the creator stands in a merged cell, which counts for all its rows."),
    "duplicate_row_ignored": _("{rows}: the same as row {first}. It was left out."),
    "unsafe_image_reference": _(
        "{rows}: {value} is a path or a link. Pictures are never fetched; write only the file's name, such as "
        "“picture.png”. The card stays without a picture."
    ),
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
    "title_too_long_for_card": _(
        "{rows}: {value} has {length} letters; more than {limit} become very small on a card. Is there a shorter form?"
    ),
    "title_too_long_for_card/error": _(
        "{rows}: {value} has {length} letters; at most {limit} are possible. Shorten it."
    ),
    "wrong_family_size": _("{rows}: {value} has {count} of four works. Add what is missing, or take these rows out."),
    "wrong_family_size/many": _("{rows}: {value} has {count} works; a family has four. Choose which ones to take out."),
    "duplicate_work": _(
        "{rows}: {value} is listed more than once for {creator}. Each of the four must be a different work."
    ),
    "creator_spellings_merged": _("{rows}: spelled {spellings}; taken for {creator}."),
    "creator_spellings_merged/unseen": _("{rows}: without invisible signs the creator is {creator}, as in other rows."),
    "possible_same_creator": _(
        "{rows}: are {spellings} one and the same? As it stands they count as different creators."
    ),
    "same_title_two_creators": _(
        "{rows}: {value} is a work of {creators}. That may be right; players will have to say whose they mean."
    ),
    "too_few_families": _("The list has only one family, {value}. It can be printed, but a game needs two or more."),
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
