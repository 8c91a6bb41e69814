"""Says how long a game will last."""

from authors_edu.bots.minutes import Minutes
from authors_edu.words.language import catalogue


def sentence(minutes: Minutes, language: str = "en") -> str:
    """Tells the estimate, with its range where there is one.

    >>> sentence(Minutes(10, 12, 18, people=1)), sentence(Minutes(9, 9, 9, people=4, at_least=True))
    ('About 12 minutes with one person at the table (10 to 18).', 'More than 9 minutes with 4 people at the table.')
    """
    _, many = catalogue(language).gettext, catalogue(language).ngettext
    if minutes.at_least:
        lasts = many("More than {minutes} minute", "More than {minutes} minutes", minutes.typical)
    else:
        lasts = many("About {minutes} minute", "About {minutes} minutes", minutes.typical)
    if not minutes.people:
        who = _("{lasts} where only bots play")
    else:
        who = many("{lasts} with one person at the table", "{lasts} with {people} people at the table", minutes.people)
    whole = _("{who} ({low} to {high}).") if minutes.low < minutes.high else _("{who}.")
    told = who.format(lasts=lasts.format(minutes=minutes.typical), people=minutes.people)
    return whole.format(who=told, low=minutes.low, high=minutes.high)
