"""Which games the Play page offers, what it says of the others, and the rules that it shows."""

import pytest
from streamlit.testing.v1 import AppTest
from support.pages import page, texts

from authors_edu.classroom.decks import save_deck
from authors_edu.classroom.games import load_game
from authors_edu.decks.model import Card, Deck, Family, Words
from authors_edu.game.offers import presets_for
from authors_edu.game.rules import Rules
from authors_edu.web import records
from authors_edu.web.game_choice import COMMON, MORE

pytestmark = pytest.mark.usefixtures("own_records")


def play_page(now, families: int = 11, without_clue: int = 0, words: Words | None = None) -> AppTest:
    """The Play page with one deck; so many of its cards, the first of families A, B, C …, have no clue."""

    def card(family: int, place: int) -> Card:
        clue = "" if place == 0 and family < without_clue else f"clue {family}{place}"
        return Card(f"{family}-{place}", f"Writer {family}", f"Title {family}{place}", clue=clue)

    groups = [Family(f"Writer {one}", tuple(card(one, place) for place in range(4))) for one in range(families)]
    save_deck(records.engine(), Deck("Deck", tuple(groups), words or Words()), now)
    return page("play")


def offered(app: AppTest) -> list[str]:
    return list(app.radio(key="preset").options)


def test_the_common_games_come_first_and_the_others_when_wished_for(now):
    app = play_page(now)
    assert offered(app) == ["Classic", "Classroom", "Juniors", "Go Fish"]
    app.toggle(key="more_games").set_value(True).run()
    assert offered(app)[4:] == [
        "By rank", "Happy Families", "Quartets", "Parlour", "From memory", "Teams", "Double deck", "Competitive",
        "All at once",
    ]  # fmt: skip
    assert "For two: for 2 players." in texts(app).replace("\\", "")


def test_a_game_that_is_not_for_so_many_gives_way_with_the_reason(now):
    app = play_page(now)
    app.toggle(key="more_games").set_value(True).run()
    app.radio(key="preset").set_value("teams").run()
    app.segmented_control(key="opponents").set_value(10).run()
    assert not app.exception
    assert app.radio(key="preset").value == "classic"
    told = texts(app).replace("\\", "")
    assert "For two: for 2 players." in told and "Competitive: for 2 to 5 players." in told
    assert "Teams: for 4 to 10 players." in told


def test_a_chosen_game_stays_in_sight_when_the_others_are_put_away(now):
    app = play_page(now)
    app.toggle(key="more_games").set_value(True).run()
    app.radio(key="preset").set_value("quartets").run()
    app.toggle(key="more_games").set_value(False).run()
    assert offered(app) == ["Classic", "Classroom", "Juniors", "Go Fish", "Quartets"]
    assert app.radio(key="preset").value == "quartets"


def test_a_deck_too_small_for_the_table_is_told_and_nothing_can_be_dealt_r01(now):
    app = play_page(now, families=1)
    assert not app.exception
    assert "too few families" in texts(app)
    assert not [button for button in app.button if button.label == "Deal the cards"]


@pytest.mark.parametrize(
    ("without", "said"), [(0, None), (1, "Card A1 has no clue"), (6, "6 cards (A1, B1, C1, D1 …) have no clue")]
)
def test_a_class_that_asks_by_creator_is_told_which_cards_lack_a_clue_r53(now, without, said):
    app = play_page(now, without_clue=without)
    app.radio(key="preset").set_value("classroom").run()
    told = [box.value.replace("\\", "") for box in app.info]
    assert len(told) == (0 if said is None else 1)
    assert said is None or said in told[0]
    assert "Title" not in texts(app), "a title would give away what is to be named"


def test_the_rules_are_told_for_the_chosen_game_in_the_decks_words_r71(now):
    app = play_page(now, words=Words("painter", "painters", "painting", "paintings"))
    assert "all 4 paintings by one painter" in texts(app)
    assert "each of the 4 players gets 11" in texts(app)
    app.radio(key="preset").set_value("go_fish").run()
    app.segmented_control(key="opponents").set_value(2).run()
    assert "Deal 7 cards to each of the 3 players" in texts(app)


def test_every_game_is_offered_somewhere(now):
    deck = Deck("Any", tuple(Family(str(one), tuple(Card("", str(one), "") for _ in range(4))) for one in range(11)))
    plays = {name for seats in (2, 4) for name, rules in presets_for(seats, deck).items() if isinstance(rules, Rules)}
    assert {*COMMON, *MORE} == plays


def test_each_game_has_its_own_way_to_settle_a_tie_until_another_is_chosen_r63(now):
    app = play_page(now)
    assert "In a tie the leaders share the win" in texts(app)
    app.toggle(key="more_games").set_value(True).run()
    app.radio(key="preset").set_value("parlour").run()
    assert "In a tie all play one more round" in texts(app)
    app.selectbox(key="tie parlour").set_value("sudden_death").run()
    assert "In a tie all cards are dealt again to the leaders alone" in texts(app)
    app.radio(key="preset").set_value("classic").run()
    assert app.selectbox(key="tie classic").value == "share"


def test_the_chosen_length_is_played_and_told_in_the_rules_r20_r65(now):
    app = play_page(now)
    app.selectbox(key="length").set_value((1, 20)).run()
    app.selectbox(key="minutes").set_value(10).run()
    told = texts(app).replace("\\", "")
    assert "add up the points until somebody has 20" in told and "The round ends after 10 minutes" in told
    next(button for button in app.button if button.label == "Deal the cards").click().run()
    assert not app.exception
    rules = load_game(records.engine(), 1).rules
    assert (rules.rounds, rules.target, rules.minutes, rules.tie) == (1, 20, 10, "share")
