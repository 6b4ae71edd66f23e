"""The page's tests draw what the game tells about the recorded positions."""

from tests.games.lanterns import recorded


def test_what_the_page_draws_in_its_tests_is_what_the_game_tells() -> None:
    assert recorded.FILE.read_text() == recorded.text()
