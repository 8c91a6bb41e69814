"""What a player of the game without turns may do just now (R-46)."""

from dataclasses import dataclass

from authors_edu.words.language import catalogue


@dataclass(frozen=True, slots=True)
class Prompt:
    """A few words for the head of the table, and a sentence for its middle."""

    head: str
    sentence: str


def call_prompt(
    *, holds_cards: bool, has_called: bool, must_wait: bool, used_up: bool, how_to_ask: str, language: str = "en"
) -> Prompt:
    """Says whether one may call, and why not."""
    _ = catalogue(language).gettext
    if not holds_cards:
        return Prompt(_("No cards left"), _("You have no cards left. The others play on."))
    if has_called:
        return Prompt(_("Called"), _("You have called. Was anybody as quick as you?"))
    if must_wait:
        return Prompt(_("Wait"), _("Wait until somebody else has been answered, or a few seconds."))
    if used_up:
        return Prompt(_("Call"), _("Your next call is not answered. Make it, and the one after it counts again."))
    return Prompt(_("Call"), _("Call whenever you like. {how_to_ask}").format(how_to_ask=how_to_ask))
