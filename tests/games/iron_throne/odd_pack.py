"""A pack of odd cards: words and windows that the basic cards leave out."""

from __future__ import annotations

import json
from typing import Any

from tafelrunde.games.iron_throne.cards.packs import read, written


def effect(timing: str, *ops: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Put an effect together."""
    return {"timing": timing, "ops": list(ops), **more}


def ops(*names: str) -> list[dict[str, Any]]:
    """Name operations that need nothing else."""
    return [{"op": name} for name in names]


SELF_ON_SIDE = ["self_participates"]
LEADERS = {
    "eddard": effect("turn_start", {"op": "draw", "n": 1}),
    "robb": effect("turn_start", *ops("dig")),
    "catelyn": effect(
        "cards_revealed",
        {"op": "set_result", "to": "war"},
        conditions=["self_active"],
        costs=[{"cost": "discard", "card": "war"}],
    ),
    "bran": effect(
        "cards_laid",
        {"op": "replace_face_down", "player": "self"},
        {"op": "look", "what": "opposing_active_hand"},
        conditions=["self_active"],
    ),
    "arya": effect(
        "war_sum",
        *ops("swap_participant", "swap_war_values"),
        conditions=["own_participant_alive", "own_other_character_alive"],
    ),
    "cersei": effect(
        "hostage_step",
        {"op": "take_hostage", "from": "opposing_player", "n": 2},
        {"op": "torture_now"},
        conditions=SELF_ON_SIDE,
    ),
    "tywin": effect("cleanup", {"op": "distribute", "n": 2}, {"op": "hand_size", "value": 9}),
    "jaime": effect(
        "before_penalties",
        {"op": "extra_penalty", "players": "losing_player", "n": 2},
        {"op": "draw", "n": 1, "player": "chosen_player"},
    ),
    "stannis": effect(
        "encounter_start",
        {
            "op": "choice",
            "by": "opposing_player",
            "branches": [
                [{"op": "silence", "target": "chosen_player"}],
                [{"op": "remove_power", "target": "opposing_participant", "n": "half"}],
                [{"op": "draw", "n": 2}],
            ],
        },
        conditions=SELF_ON_SIDE,
    ),
    "daenerys": effect(
        "before_rewards",
        {"op": "replace_reward", "by": [{"op": "draw", "n": 3}, {"op": "distribute", "n": 1}]},
        conditions=["self_side_won"],
    ),
    "margaery": effect(
        "after_penalties",
        {"op": "move_power", "from": "losing_player_sheet", "to": "own_sheet", "max": 1},
        {"op": "remove_power", "target": "opposing_player_character", "n": 1, "to": "own_sheet"},
        conditions=SELF_ON_SIDE,
    ),
}
CARDS = {
    "robb": effect(
        "cards_laid",
        {"op": "take_hostage", "from": "opposing_active"},
        {"op": "look", "what": "opposing_active_face_down"},
    ),
    "tyrion": effect(
        "encounter_start",
        {"op": "no_penalties", "player": "each_own_side_player"},
        costs=[{"cost": "discard", "card": "character"}],
    ),
    "davos": effect(
        "cards_laid",
        {"op": "change_side", "player": "opposing_supporter"},
        {"op": "silence", "target": "opposing_active"},
    ),
    "drogo": effect(
        "war_sum",
        {"op": "add_total", "amount": {"is": "count", "of": "opposing_player_count", "times": 2}},
        costs=[
            {"cost": "remove_power", "from": "own_characters_keep1", "least": 1, "most": 3},
            {"cost": "remove_power_box", "least": 1, "most": 1},
        ],
    ),
    "loras": effect(
        "negotiation_end",
        {"op": "draw", "n": 2, "if": "failed", "player": "own_side_player"},
        {"op": "no_penalties", "player": "own_side_supporter", "if": "failed"},
    ),
}
KEYS = [*dict.fromkeys([*LEADERS, *CARDS])]
RAW = {
    "format": 1,
    "title": {"de": "Seltsame Karten", "en": "Odd cards"},
    "characters": {
        key: {
            **({"leader": LEADERS[key]} if key in LEADERS else {}),
            **({"card": CARDS[key]} if key in CARDS else {}),
        }
        for key in KEYS
    },
    "specials": [{"criterion": "hand_cards"}] * 3,
}
ODD_PACK = written(read(json.dumps(RAW)))
