"""What a person reads about simulated games at the command line."""

from collections.abc import Mapping, Sequence

from authors_edu.game.outcome import Decision
from authors_edu.words.language import catalogue

_LONGEST = 60  # letters of what was typed that are said again


def no_such_bot(name: str, known: Sequence[str], language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("No bot is called “{name}”. Choose among: {known}.").format(name=name[:_LONGEST], known=", ".join(known))


def is_no_option(text: str, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("“{text}” says no value. Write a name and a value: --option after_miss=asked.").format(
        text=text[:_LONGEST]
    )


def heading(games: int, preset: str, families: int, seed: int, seconds: float, language: str = "en") -> str:
    many = catalogue(language).ngettext
    counted = many("{games} game of {preset}", "{games} games of {preset}", games)
    line = counted + many(", {families} family", ", {families} families", families) + ", seed {seed}: {seconds:.1f} s"
    return line.format(games=games, preset=preset, families=families, seed=seed, seconds=seconds)


def asks_of_a_game(middle: float, least: int, most: int, language: str = "en") -> str:
    _ = catalogue(language).gettext
    line = _("Asks in a game: {middle:.0f} in the middle (median), from {least} to {most}")
    return line.format(middle=middle, least=least, most=most)


def rounds_of_a_game(middle: float, least: int, most: int, language: str = "en") -> str:
    _ = catalogue(language).gettext
    line = _("Rounds in a game: {middle:g} in the middle (median), from {least} to {most}")
    return line.format(middle=middle, least=least, most=most)


def hits(hits: int, asks: int, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("Hits: {share:.0f} of 100 asks").format(share=100 * hits / max(1, asks))


def ties(decided: Mapping[Decision, int], language: str = "en") -> str:
    """Says how many games were tied, and how these ties were settled."""
    _ = catalogue(language).gettext
    ways = {
        Decision.SHARED: _("{games} shared"),
        Decision.ASKS: _("{games} by who had more hits"),
        Decision.SUDDEN_DEATH: _("{games} by the first set of a new deal"),
        Decision.SECOND_HAND: _("{games} by a second round"),
    }
    told = [form.format(games=decided[way]) for way, form in ways.items() if decided.get(way)]
    if not told:
        return _("Ties: none")
    tied = sum(games for way, games in decided.items() if way is not Decision.POINTS)
    return _("Ties: {tied} of {games} games; settled: {ways}").format(
        tied=tied, games=sum(decided.values()), ways=", ".join(told)
    )


def unfinished(games: int, language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _("Stopped before their end, because nobody got on: {games} of the games").format(games=games)


def seats_head(language: str = "en") -> str:
    _ = catalogue(language).gettext
    return _line(_("Seat"), _("Bot"), _("Wins"), _("of 100"), _("Sets"), _("Points"))


def seat_line(
    seat: int, bot: str, team: int | None, wins: float, games: int, sets: int, points: int, language: str = "en"
) -> str:
    """Says what one seat, counted from 0, won; of a team, with its letter."""
    place = str(seat + 1) if team is None else f"{seat + 1} {'AB'[team]}"
    return _line(place, bot, f"{wins:.1f}", f"{100 * wins / games:.1f}", str(sets), str(points))


def _line(place: str, bot: str, *numbers: str) -> str:
    return f"{place:<6}{bot:<12}" + "".join(f"{number:>9}" for number in numbers)
