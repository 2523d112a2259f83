"""`make compiled`: builds the twin of this source tree.

python -m compiled               write, compile, put beside the source
python -m compiled --level 1     the same, quicker to build and slower to run
python -m compiled --only risk   engine and this game alone; the twin cannot play the others
python -m compiled --until c     only write the C
python -m compiled --until py    only write the twin's source
"""

from __future__ import annotations

import argparse

from compiled.build import PLACE, WORK, build, generate, write


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        prog="python -m compiled",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--level", default="2", choices="0123", help="how hard the compiler tries")
    parser.add_argument("--only", default="", metavar="GAMES", help="compile these, with commas")
    parser.add_argument("--until", default="", choices=("", "py", "c"), help="stop early")
    chosen = parser.parse_args()
    games = [*filter(None, chosen.only.split(","))]
    if chosen.until == "py":
        write(WORK / "source")
    elif chosen.until == "c":
        generate(write(WORK / "source", games), chosen.level)
    else:
        build(PLACE, chosen.level, games)


if __name__ == "__main__":
    main()
