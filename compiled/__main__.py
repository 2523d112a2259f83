"""`make compiled`: builds the twin of this source tree.

python -m compiled               write, compile, put beside the source
python -m compiled --level 1     the same, quicker to build and slower to run
python -m compiled --until c     only write the C; then --group risk compiles one part of it,
                                 and --install puts all parts beside the source
python -m compiled --until py    only write the twin's source
"""

from __future__ import annotations

import argparse

from compiled.build import PLACE, WORK, build, compile_all, generate, generated, install, write


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(
        prog="python -m compiled",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--level", default="2", choices="0123", help="how hard the compiler tries")
    parser.add_argument("--until", default="", choices=("", "py", "c"), help="stop early")
    parser.add_argument("--group", default="", help="compile these parts of the C, with commas")
    parser.add_argument("--install", action="store_true", help="only put the parts together")
    chosen = parser.parse_args()
    if chosen.install:
        install(PLACE)
    elif chosen.group:
        compile_all(generated(), chosen.group.split(","))
    elif chosen.until:
        paths = write(WORK / "source")
        if chosen.until == "c":
            generate(paths, chosen.level)
    else:
        build(PLACE, chosen.level)


if __name__ == "__main__":
    main()
