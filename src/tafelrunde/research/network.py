"""Networks as players: a saved one sits at the table like any other, `network:file=net.npz`.

A file holds the versioned name of the form it was trained on, and for each layer a matrix and a
row: what goes in is an observation divided by `scale`, what comes out is a value for every action.
Between layers negative numbers are cut off. The legal action of the highest value is picked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

from tafelrunde.players.spec import Knob
from tafelrunde.research.arrays import np
from tafelrunde.research.form import Form, form_of
from tafelrunde.table import Answer, BadSetup, Chair


class Network:
    """Layers of numbers for the form of one game."""

    def __init__(self, form: Form, layers: list[tuple[Any, Any]], scale: Any) -> None:
        """Take the layers, first to last, and what observations are divided by."""
        self.form = form
        self.layers = layers
        self.scale = scale

    def values(self, observations: Any) -> Any:
        """Give the values of all actions for a batch of observations."""
        signal = observations / self.scale
        for matrix, row in self.layers[:-1]:
            signal = np.maximum(signal @ matrix + row, 0)
        matrix, row = self.layers[-1]
        return signal @ matrix + row

    def save(self, path: Path) -> None:
        """Write the network into a file."""
        numbered = {}
        for number, (matrix, row) in enumerate(self.layers):
            numbered[f"matrix{number}"], numbered[f"row{number}"] = matrix, row
        np.savez_compressed(path, form=self.form.name, scale=self.scale, **numbered)


def load(path: Path) -> Network:
    """Read a network, or refuse the file with the reason."""
    try:
        with np.load(path, allow_pickle=False) as file:
            form = form_of(str(file["form"]))
            count = sum(name.startswith("matrix") for name in file.files)
            layers = [(file[f"matrix{n}"], file[f"row{n}"]) for n in range(count)]
            scale = file["scale"]
    except OSError as error:
        reason = f"cannot read {str(path)!r}: {error.strerror or error}"
        raise BadSetup("player", "bad-network", reason) from None
    except (KeyError, ValueError, BadZipFile) as error:
        reason = f"{str(path)!r} is no network: {error}"
        raise BadSetup("player", "bad-network", reason) from None
    if not layers or (layers[0][0].shape[0], layers[-1][0].shape[1]) != (form.size, form.actions):
        raise BadSetup("player", "bad-network", f"{str(path)!r} does not fit {form.name}")
    return Network(form, layers, scale)


class NetworkPlayer:
    """Picks what a network values most."""

    def __init__(self, seed: int | str, file: str = "") -> None:
        """Read the file."""
        if not file:
            raise BadSetup(
                "player", "bad-player", "network needs a file, e.g. network:file=net.npz"
            )
        self._network = load(Path(file))

    def choose(self, chair: Chair) -> Answer:
        """Answer by as many picks as it takes."""
        form, question = self._network.form, chair.question
        if form.game is not chair.game:
            raise BadSetup("player", "other-game", f"the network plays {form.name}")
        dialogue = form.dialogue(question)
        view = chair.view
        while dialogue.answer is None:
            seen = np.array([form.observe(view, question, dialogue.said)], np.float32)
            values = self._network.values(seen)[0]
            dialogue.pick(max(dialogue.legal, key=values.__getitem__))
        return dialogue.answer


FILE: Final = Knob(str, bool, "the name of a file")
NETWORK: Final = (NetworkPlayer, {"file": FILE})
