"""Every player is legal, reproducible and stoppable, uses only what its seat knows, and keeps its budget."""

from __future__ import annotations

import threading
import time
from itertools import islice

import pytest

import ludoteca
from ludoteca.core.luck import quick_luck
from ludoteca.search.baselines import player_luck
from ludoteca.search.levels import LEVELS
from ludoteca.search.players import UnknownPlayer, player, player_names, slow_down
from tests import sizes
from tests.search.matches import positions
from tests.tables import BUILT_IN, tables_of

pytestmark = pytest.mark.compiled

SEARCHERS = ("master@30", "flat@60", "plain@60", "informed@60")
QUICK_ONES = ("novice", "apprentice", "adept", "greedy", "random")
GAMES = BUILT_IN
EVERY_TABLE = [(name, players) for name in ludoteca.game_names() for players in ludoteca.game(name).players]
every_game = pytest.mark.parametrize("name", ludoteca.game_names())


def in_the_middle(name: str, players: int = 2, plies: int = 6) -> ludoteca.State:
    """A state after some plies, or earlier if the match would be over."""
    state = ludoteca.game(name).new(players=players, seed=4)
    for step in range(plies):
        before, actions = state.copy(), state.legal_actions()
        state.play(actions[step * 7 % len(actions)])
        if state.over:
            return before
    return state


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_no_player_ever_plays_an_illegal_action(name: str, players: int) -> None:
    """Four thousand positions over all games and table sizes; searching players get every tenth of them."""
    game = ludoteca.game(name)
    glancers = [player(spec, game) for spec in QUICK_ONES]
    thinkers = [player(spec, game) for spec in SEARCHERS]
    luck = player_luck(players)
    for number, state in enumerate(islice(positions(name, players, 10_000), sizes.games(400))):
        legal = set(state.legal_actions())
        for who in [glancers[number % 5]] + ([thinkers[number // 10 % 4]] if number % 10 == 0 else []):
            assert who.choose(state, luck) in legal, who.name


@every_game
@pytest.mark.parametrize("spec", [*SEARCHERS, *QUICK_ONES, "artisan"])
def test_the_same_luck_gives_the_same_answer(name: str, spec: str) -> None:
    state = in_the_middle(name)
    answers = {player(spec, state.game).choose(state, player_luck(7)) for _ in range(2)}
    assert len(answers) == 1


@pytest.mark.parametrize(("name", "players"), tables_of(ludoteca.game_names()))
@pytest.mark.parametrize("spec", [*SEARCHERS, *QUICK_ONES, "artisan"])
def test_a_player_sees_only_what_its_seat_sees(name: str, spec: str, players: int) -> None:
    """For two states that look the same to the seat, the answer is the same with the same luck."""
    for plies in (3, 9):
        state = in_the_middle(name, players, plies)
        assert state.seat is not None
        who = player(spec, state.game)
        answers = {who.choose(state.resample(state.seat, seed=seed), player_luck(1)) for seed in range(5)}
        assert len(answers) == 1


@pytest.mark.parametrize("name", GAMES)
def test_choosing_does_not_change_the_state(name: str) -> None:
    state = in_the_middle(name)
    before = state.to_bytes()
    player("master@50", state.game).choose(state, player_luck(1))
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_stopped_player_answers_at_once(name: str) -> None:
    """Stopped after 50 ms, the player answers; `ludoteca bench` measures how quickly."""
    state = in_the_middle(name, plies=2)
    stopped = threading.Event()
    thinker = player("learned@3600s", state.game)
    thinker.choose(state, player_luck(1), lambda: True)
    threading.Timer(0.05, stopped.set).start()
    assert thinker.choose(state, player_luck(1), stopped.is_set) in state.legal_actions()
    assert stopped.is_set()


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_in_seconds_is_checked_again_and_again(name: str) -> None:
    """With a clock that jumps, the player stops at its next check, not after a number of iterations."""
    state = in_the_middle(name)
    looks = []

    def clock() -> float:
        looks.append(1)
        return 10.0 * len(looks)

    player("learned@100s", state.game, clock).choose(state, player_luck(1))
    assert len(looks) < 15


@pytest.mark.parametrize("name", GAMES)
def test_budgets_hold_under_load(name: str) -> None:
    """Four searches on two cores: each one stops by the clock, not by the work done."""
    state = in_the_middle(name)
    done: list[float] = []

    def think(seed: int) -> None:
        thinker = player("learned@0.2s", state.game)
        thinker.choose(state, player_luck(seed))
        begun = time.perf_counter()
        thinker.choose(state, player_luck(seed))
        done.append(time.perf_counter() - begun)

    threads = [threading.Thread(target=think, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(done) == 4
    assert max(done) < 30.0


def test_the_five_levels_are_listed_first() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "adept", "artisan", "master"]
    assert player_names()[:5] == list(LEVELS)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("grandmaster", "no player 'grandmaster'. Choose one of: novice, "),
        ("master@", "A budget is in seconds, like 0.25s, or in iterations, like 5000"),
        ("master@0", "A budget is in seconds"),
        ("master@-1s", "A budget is in seconds"),
        ("greedy@5", "'greedy' does not think"),
    ],
)
def test_an_unknown_player_is_refused_with_a_list_of_players(spec: str, says: str) -> None:
    with pytest.raises(UnknownPlayer, match=says):
        player(spec, ludoteca.game("lanterns"))


def test_a_game_without_a_learned_evaluation_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="no learned evaluation of Subtraction"):
        player("learned", ludoteca.game("subtraction"))


def test_a_quick_player_can_be_slowed_down() -> None:
    state = in_the_middle("lanterns")
    begun = time.monotonic()
    slow_down(player("random", state.game), 0.05).choose(state, quick_luck("pace", 1))
    assert time.monotonic() - begun >= 0.05


@pytest.mark.parametrize("heap", [5, 6, 7, 9])
def test_search_solves_a_small_game(heap: int) -> None:
    """Leaving a multiple of four wins the subtraction game; a tree search finds that from the rules alone."""
    game = ludoteca.game("subtraction")
    state = game.from_position({"game": "subtraction", "players": 2, "seat": 0, "heap": heap})
    for spec in ("plain@3000", "master@3000"):
        assert player(spec, game).choose(state, player_luck(1)) == heap % 4 - 1
