"""The file of the trained network. NumPy has written it, and nobody needs NumPy to read it."""

from __future__ import annotations

from array import array
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile

FILE: Final = Path(__file__).with_name("network.npz")


def read(path: Path) -> tuple[list[list[float]], list[float]]:
    """Read rows and output weights of a file that NumPy has written, without NumPy."""
    with ZipFile(path) as file:
        out = _numbers(file.read("out.npy"))
        rows = _numbers(file.read("rows.npy"))
    size = len(out)
    return [rows[at : at + size] for at in range(0, len(rows), size)], out


def _numbers(content: bytes) -> list[float]:
    """Give the numbers of an array of float32: a header that says how long it is, then the data."""
    stream = BytesIO(content)
    stream.seek(8)
    header = stream.read(int.from_bytes(stream.read(2), "little"))
    assert b"'<f4'" in header, "not what was trained"
    assert b"'fortran_order': False" in header, "not what was trained"
    return list(array("f", stream.read()))
