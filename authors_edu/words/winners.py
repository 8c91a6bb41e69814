"""Who wins, for one viewer: alone, together, or as a team (R-44, R-61)."""

from dataclasses import dataclass

from authors_edu.words.language import catalogue
from authors_edu.words.table_words import TableWords, listed, names_of


@dataclass(frozen=True, slots=True)
class _Forms:
    you: str
    one: str
    your_team: str
    team: str


def winners_words(winners: tuple[int, ...], table: TableWords, language: str = "en", *, match: bool = False) -> str:
    """Tells who wins a round, or a whole match.

    >>> from authors_edu.decks.model import Words
    >>> table = TableWords(("Mia", "Ben", "Ana", "Eve"), Words(), (), (), {}, you=None, teams=True)
    >>> winners_words((0, 2), table)
    'The team of Mia and Ana wins the round.'
    """
    _ = catalogue(language).gettext
    forms = _of_match(language) if match else _of_round(language)
    if table.teams:
        if len({seat % 2 for seat in winners}) > 1:
            return _("Both teams share the win.")
        if table.you in winners:
            return forms.your_team
        return forms.team.format(names=listed([table.names[seat] for seat in winners], language))
    if winners == (table.you,):
        return forms.you
    if len(winners) == 1:
        return forms.one.format(name=table.names[winners[0]])
    return _("{names} share the win.").format(names=names_of(winners, table, language))


def _of_round(language: str) -> _Forms:
    _ = catalogue(language).gettext
    return _Forms(
        _("You win the round!"),
        _("{name} wins the round."),
        _("Your team wins the round!"),
        _("The team of {names} wins the round."),
    )


def _of_match(language: str) -> _Forms:
    _ = catalogue(language).gettext
    return _Forms(
        _("You win the match!"),
        _("{name} wins the match."),
        _("Your team wins the match!"),
        _("The team of {names} wins the match."),
    )
