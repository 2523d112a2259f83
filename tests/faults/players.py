"""Faults in the computer players and the arena."""

from __future__ import annotations

from tests.faults.fault import Fault

LOG = "tests/arena/test_log.py"
SEARCH = "tests/players/test_ismcts.py"
THUMB = "tests/games/dominion/test_computer_players.py"

FAULTS = (
    Fault(
        "a search does not look at the clock",
        "players/ismcts.py",
        "            if deadline is not None and perf_counter() >= deadline:\n",
        "            if deadline is not None and done >= 100:\n",
        (f"{SEARCH}::test_a_time_budget_ends_the_search",),
    ),
    Fault(
        "a search by chance plays on by the rule of thumb",
        "players/ismcts.py",
        '        self._quick = rollout == "heuristic"\n',
        "        self._quick = bool(rollout)\n",
        (f"{SEARCH}::test_random_rollouts_ask_no_rule_of_thumb",),
    ),
    Fault(
        "the turns of a game are not written down",
        "arena/log.py",
        "            turns=result.turns,\n",
        "",
        (f"{LOG}::test_turns_are_written_where_a_game_counts_them",),
    ),
    Fault(
        "finished games wait in memory",
        "arena/log.py",
        "lines(plan, block)))\n        file.flush()\n",
        "lines(plan, block)))\n",
        (f"{LOG}::test_finished_blocks_are_on_disk_at_once",),
    ),
    Fault(
        "a file with a strange ending is written over",
        "arena/log.py",
        "    if path.suffix not in WRITERS:\n",
        '    path.write_text("")\n    if path.suffix not in WRITERS:\n',
        (f"{LOG}::test_what_cannot_be_written_is_refused_and_nothing_is_touched",),
    ),
    Fault(
        "a menu buys by the rule of thumb",
        "games/dominion/menu.py",
        "        return heuristic.from_chair(chair, chance, self.buy, self.gain)\n",
        "        return heuristic.from_chair(chair, chance, heuristic.buy, self.gain)\n",
        (f"{THUMB}::test_a_menu_buys_by_itself_and_answers_everything_else_by_the_heuristic",),
    ),
    Fault(
        "Big Money buys whatever is dearest",
        "games/dominion/money.py",
        "    return SILVER if SILVER in options else NONE\n",
        "    return max(options)\n",
        (f"{THUMB}::test_money_players_buy_money_and_points_in_any_kingdom[big_money]",),
    ),
    Fault(
        "a money player plays Actions",
        "games/dominion/money.py",
        "    if isinstance(question, Choice) and NONE in question.options:\n",
        '    if isinstance(question, Choice) and question.prompt == "buy":\n',
        (f"{THUMB}::test_money_players_buy_money_and_points_in_any_kingdom",),
    ),
    Fault(
        "a table too large begins all the same",
        "table/game.py",
        "        if type(seats) is not int or seats not in self.seats:\n",
        "        if type(seats) is not int or seats < self.seats[0]:\n",
        ("tests/contract/test_random_games.py::test_a_table_too_small_or_too_large_is_refused",),
    ),
    Fault(
        "every gain may be declined",
        "games/dominion/rules/library.py",
        "            if self.optional:\n                options.append(NONE)\n",
        "            options.append(NONE)\n",
        (
            "tests/games/dominion/test_drawing.py::"
            "test_random_games_offer_to_decline_nothing_else[2]",
        ),
    ),
)
