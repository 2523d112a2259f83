"""`make compiled`: builds the twin of this source tree.

python -m compiled              write, compile, put beside the source
python -m compiled --level 1    the same, quicker to build and slower to run
python -m compiled --source     only write the twin's source
"""

from __future__ import annotations

import argparse

from compiled.build import PLACE, WORK, build, write


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        prog="python -m compiled",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--level", default="3", choices="0123", help="how hard the compiler tries")
    parser.add_argument("--source", action="store_true", help="only write the source")
    parser.add_argument("--only", default="", help="compile only modules whose path holds this")
    chosen = parser.parse_args()
    if chosen.source:
        write(WORK / "source")
    else:
        build(PLACE, chosen.level, chosen.only.split(","))


if __name__ == "__main__":
    main()
