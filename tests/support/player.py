"""A student at the browser: sees the table and plays it by clicks and keys alone."""

from collections.abc import Callable
from typing import Any

PATIENCE_MS = 20_000


class Player:
    """Plays with the first thing that can be asked. `type_title` says what is typed when a title is to be named."""

    def __init__(self, page: Any, url: str, type_title: Callable[[str], str] = lambda clue: "no idea") -> None:
        self.page = page
        self.url = url
        self.type_title = type_title
        page.set_default_timeout(PATIENCE_MS)

    def sit_down(self, student: str | None, game: str, others: int, level: str = "Beginner") -> None:
        self.page.goto(f"{self.url}/play")
        self.page.get_by_role("button", name="Deal the cards").wait_for()
        names = self.page.get_by_label("Who are you?")
        if names.count():
            names.click()
            self.page.get_by_role("option", name=student or "A guest", exact=student is not None).click()
        self.page.get_by_role("radio", name=str(others), exact=True).click()
        self.page.get_by_text(level, exact=True).click()
        if not self.page.get_by_text(game, exact=True).count():
            self.page.get_by_text("More games").click()
        self.page.get_by_text(game, exact=True).click()
        self.page.get_by_role("button", name="Deal the cards").click()
        self.wait_for_table()

    def wait_for_table(self) -> None:
        self.page.locator(".hand, .panel.result").first.wait_for(state="attached")
        self.page.locator("[data-testid=stApp][data-test-script-state=notRunning]").wait_for()

    def refresh(self) -> None:
        self.page.reload()
        self.wait_for_table()

    @property
    def round_is_over(self) -> bool:
        return bool(self.page.locator(".panel.result").count())

    @property
    def is_naming(self) -> bool:
        return bool(self.page.locator(".panel.naming").count())

    @property
    def is_looking(self) -> bool:
        return bool(self.page.locator(".hand.row").count())

    def hand(self) -> list[str]:
        return sorted(text.strip() for text in self.page.locator(".hand .card .title").all_inner_texts())

    def clue(self) -> str:
        return str(self.page.locator(".panel.naming .clue").inner_text())

    def own_sets(self) -> int:
        return int(self.page.locator(".panel.result tr", has_text="You").locator("td b").inner_text())

    def number(self) -> int:
        return int(self.page.locator(".room").get_attribute("data-number"))

    def act(self, wait: bool = True) -> None:
        """Makes one move: an ask in two taps, a name, or putting down a hand that was looked at."""
        before = self.number()
        if self.is_naming and self.page.locator(".choice").count():
            self.page.locator(".choice").first.click()
        elif self.is_naming:
            self.page.get_by_label("Title").fill(self.type_title(self.clue()))
            self.page.get_by_role("button", name="Name it").click()
        elif self.is_looking:
            self.page.get_by_role("button", name="Put my hand down").click()
        else:
            ask = self.page.locator(".ask-button")
            if not ask.count():  # a hint has chosen a card already
                self.page.locator("button[data-choice]:not([aria-disabled])").first.click()
            ask.first.click()
        if wait:
            self.page.wait_for_function(
                "before => [...document.querySelectorAll('*')].some(one => one.shadowRoot?.querySelector('.room')"
                " && Number(one.shadowRoot.querySelector('.room').dataset.number) > before)",
                arg=before,
            )

    def consult(self) -> None:
        """Has the coach say all that it can: a hint, where one is to ask, the sheet, and what stands behind a mark."""
        hint, sheet = self.page.locator(".hint-button"), self.page.locator(".sheet")
        if hint.count():
            hint.click()
            self.page.locator(".bubble.hint").wait_for()
        if not self.is_naming and self.page.locator(".sheet-button").count():
            self.page.locator(".sheet-button").click()
            sheet.locator("td button").last.click()
            sheet.locator("td button[aria-pressed=true]").wait_for()
            self.page.keyboard.press("Escape")
            sheet.wait_for(state="detached")

    def play_to_the_end(self, most: int = 200) -> None:
        for _ in range(most):
            if self.round_is_over:
                return
            self.act()
        raise AssertionError("the round does not end")
