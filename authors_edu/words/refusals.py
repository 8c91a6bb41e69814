"""Says why a move was not played or a game cannot be set up: what is in the way, and what to do instead."""

from collections.abc import Mapping
from functools import cache

from authors_edu.game.refusals import MoveError, Reason, UnreadableMove, brief
from authors_edu.game.rules import RulesError, Unplayable
from authors_edu.words.language import catalogue
from authors_edu.words.unplayable import unplayable

_MOST_SAID, _LONGEST_SAID = 30, 60  # what came from outside is cut off here: it may be anything


def sentence(error: MoveError | UnreadableMove | RulesError, language: str = "en") -> str:
    """Gives the sentence for a refused move, for one that cannot be read, or for rules that cannot be played."""
    _ = catalogue(language).gettext
    if isinstance(error, MoveError):
        return _moves(language)[error.reason]
    if isinstance(error, RulesError):
        text = unplayable(language).get(error.reason) or _("This game cannot be set up like this.")
        if error.reason == Unplayable.PRESET_SEATS and error.values["fewest"] == error.values["most"]:
            text = _("“{preset}” is for {most} players, not for {seats}. Choose another game.")
        return text.format(**{name: _said(value) for name, value in error.values.items()})
    return _("That move did not reach the table in one piece. Nothing has changed; please try again.")


def _said(value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(each if isinstance(each, str) else brief(each) for each in value[:_MOST_SAID])
    return value[:_LONGEST_SAID] if isinstance(value, str) else brief(value)


@cache
def _moves(language: str) -> Mapping[Reason, str]:
    _ = catalogue(language).gettext
    return {
        Reason.ROUND_OVER: _("This round is over, so nobody can move any more."),
        Reason.NOT_OVER: _("All hands are shown once the round is over. It still goes on."),
        Reason.STALE: _("The game has moved on since you pressed. Look at the table and choose again."),
        Reason.OUT_OF_TURN: _("It is not your turn just now. Wait until you are asked to play."),
        Reason.NAME_PENDING: _("First name the card that has just come. You can also skip it. Then the game goes on."),
        Reason.NOTHING_TO_NAME: _("There is no card to name just now."),
        Reason.CHOICE_WANTED: _("In this game you pick one of the titles shown. Tap one, or skip."),
        Reason.TYPING_WANTED: _("In this game you type the title yourself. Type it, or skip."),
        Reason.NO_SUCH_CHOICE: _("That title is not one of those shown. Tap one of them, or skip."),
        Reason.NO_SUCH_CHANCE: _("A chance of being right lies between 0 and 1."),
        Reason.NO_SUCH_SEAT: _("Nobody sits there. Choose one of the players at this table."),
        Reason.OWN_SEAT: _("You cannot ask yourself. Choose another player."),
        Reason.SEAT_EMPTY: _("That player has no cards left, so there is nothing to ask for. Choose someone else."),
        Reason.NO_SUCH_CARD: _("That card is not in this deck. Choose one of the cards shown."),
        Reason.NO_SUCH_FAMILY: _("That family is not in this deck. Choose one of those shown."),
        Reason.FAMILY_LAID: _("That family is already complete and on the table. Ask for a card of another one."),
        Reason.FAMILY_NOT_HELD: _("You hold no card of that family. You may only ask where you have at least one."),
        Reason.CARD_HELD: _("You hold that card yourself. Ask for one that you still need."),
        Reason.CARD_WANTED: _("In this game you ask for one card. Choose which one."),
        Reason.CREATOR_WANTED: _("In this game you ask for a whole family at once. Choose the family, not one card."),
        Reason.NO_PASSING: _("In this game you cannot pass. It is your turn to ask."),
        Reason.PASSING_CLOSED: _("Everybody has passed in a row. Somebody has to ask first: it is your turn."),
        Reason.HAND_SHOWN: _("First put your hand down: in this game you ask from memory."),
        Reason.NOTHING_SHOWN: _("Your hand is already down. You see it again after your next question."),
        Reason.NOTHING_TO_UNDO: _("You have not decided anything in this round yet, so nothing can be taken back."),
        Reason.UNDO_NOT_ALLOWED: _(
            "Moves cannot be taken back at this table: others play as well, or it is switched off."
        ),
        Reason.ALREADY_LEFT: _("That player has already left; a computer player sits there now."),
        Reason.ALREADY_CALLED: _("You have called already. The answer comes in a moment."),
        Reason.MUST_WAIT: _("Wait until somebody else has been answered, or for a few seconds. Then call again."),
        Reason.CARDS_WANTED: _("You have no cards left, so you cannot call. Watch how the others go on."),
        Reason.MATCH_OVER: _("This match is over, so nobody can move any more."),
        Reason.BETWEEN_ROUNDS: _("This round is over. Deal the next one to go on."),
        Reason.ROUND_GOES_ON: _("This round still goes on. That can be done once it is over."),
        Reason.NO_TARGET: _("This match goes for a number of rounds, so there is no target to move."),
        Reason.TARGET_REACHED: _("Somebody has that many points already. Choose a higher target, or end the match."),
    }
