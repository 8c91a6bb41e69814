"""The sentences for problems in a teacher's file, in English, by kind or `kind/case`. `problems.py` fills them in."""

from authors_edu.words.picture_sentences import PICTURE_SENTENCES


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
    "focus": _("focus"),
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

SENTENCES = PICTURE_SENTENCES | {
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
    "unknown_focus": _(
        "{rows}: {value} is no place in a picture. Write what must not be cut off: top, bottom, left, right, centre, "
        "a corner such as “top left”, or a point such as “30% 20%” from the left and from the top."
    ),
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
}
