"""The page's tests draw what the game really says."""

from tests.games.shelfie import recorded


def test_what_the_page_draws_in_its_tests_is_what_the_game_says() -> None:
    assert recorded.FILE.read_text() == recorded.text()
