"""Says why a game cannot be set up: what is in the way, and what to choose instead."""

from collections.abc import Mapping
from functools import cache

from authors_edu.game.rules import Unplayable
from authors_edu.words.language import catalogue


@cache
def unplayable(language: str) -> Mapping[str, str]:
    """Gives the sentence of every reason, with places for the values that it carries."""
    _ = catalogue(language).gettext
    return {
        Unplayable.SEATS: _("The game is for {fewest} to {most} players, not for {seats}."),
        Unplayable.SEATS_DIFFER: _("The table has {seats} players, but the rules are for {rules}. Choose one number."),
        Unplayable.VALUE: _("“{value}” is not possible for “{option}”. Choose one of: {known}."),
        Unplayable.NUMBER: _("“{option}” cannot be {value}. Choose a whole number from {least} up."),
        Unplayable.TOO_FEW_FAMILIES: _(
            "This deck has too few families to play with: {families}. Add families until there are at least {fewest}."
        ),
        Unplayable.TOO_FEW_CARDS: _(
            "{cards} cards are too few for {seats} players: each needs at least one. Play with fewer, or a bigger deck."
        ),
        Unplayable.HANDS_TOO_BIG: _(
            "{deal} cards for each player leave no proper pile. With this deck and table, deal at most {most}."
        ),
        Unplayable.DEAL: _("These hands and this pile are not one deal of {cards} cards among {seats} players."),
        Unplayable.NOT_IN_TURNS: _(
            "In this game all call at once, so it cannot be played in turns. Choose another game."
        ),
        Unplayable.PRESET: _("There is no game called “{preset}”. Choose one of: {known}."),
        Unplayable.OPTION: _("There is no option called “{option}”. The options are: {known}."),
        Unplayable.LESSON_FAMILIES: _(
            "A lesson takes at least {fewest} families, and this deck has {most}: {families} is not possible."
        ),
        Unplayable.LESSON_FAMILY: _(
            "No family of this deck is called “{creator}”. Choose a letter from A to {last}, or one of: {known}."
        ),
        Unplayable.LESSON_TWICE: _("More than one family is called “{creator}”. Say its letter on the cards instead."),
        Unplayable.PLAYING: _("Not everyone who is to play this round sits at this table. Choose at least two who do."),
        Unplayable.PRESET_SEATS: _(
            "“{preset}” is for {fewest} to {most} players, not for {seats}. Choose another game."
        ),
        Unplayable.HELD_BY_CREATOR: _(
            "A card of one’s own can only be asked for where single cards are. Ask by card, or leave this out."
        ),
        Unplayable.FORFEIT_COPIES: _(
            "With two copies of each card nobody forfeits for asking for a card in the own hand. Choose one of the two."
        ),
        Unplayable.REENTER_PILE: _(
            "With a pile an empty hand draws, so nobody has to come back in. Deal all cards, or leave coming back out."
        ),
        Unplayable.TEAMS_SEATS: _(
            "Two equal teams need 4, 6, 8 or 10 players. Change the table, or play without teams."
        ),
        Unplayable.BLIND_ILLEGAL: _(
            "Playing blind, wrong asks must cost the turn: if they were only refused, one could find out one’s hand."
        ),
        Unplayable.BLIND_NAMING: _("Playing blind goes without naming the cards. Leave one of the two out."),
        Unplayable.SIMULTANEOUS_PILE: _("Where all call at once there is no pile. Deal all cards, or play in turns."),
        Unplayable.SIMULTANEOUS_PASS: _("Where all call at once nobody can pass. Leave passing out, or play in turns."),
        Unplayable.SIMULTANEOUS_REENTER: _(
            "Where all call at once nobody comes back in after the last card. Leave that out, or play in turns."
        ),
        Unplayable.SIMULTANEOUS_BLIND: _("Calling all at once cannot be played blind. Leave one of the two out."),
        Unplayable.SIMULTANEOUS_AFTER_MISS: _(
            "Where all call at once no turn passes after a miss. Leave it to the left, or play in turns."
        ),
        Unplayable.SIMULTANEOUS_NAMING: _(
            "Where all call at once there is no time to name the cards. Leave naming out, or play in turns."
        ),
        Unplayable.SIMULTANEOUS_SUDDEN_DEATH: _(
            "Sudden death between two needs a pile, and calling all at once has none. Settle ties in another way."
        ),
        Unplayable.MATCH_FORM: _(
            "A match goes for a number of rounds or up to a target, not both. Choose one of them."
        ),
    }
