"""The wheel alone is enough: installed into an empty environment it serves the table, no Node."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

from tests.thorough import THOROUGH

ROOT = Path(__file__).parents[2]


def test_the_wheel_serves_the_table_without_node(tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(ROOT)]
    # The tools to build with are here already; `make soak` fetches them as others have to.
    build += [] if THOROUGH else ["--no-build-isolation"]
    subprocess.run(build, check=True, timeout=600)
    (wheel,) = wheels.glob("tafelrunde-*.whl")

    home = tmp_path / "empty"
    venv.create(home)
    install = [*pip, "--python", str(home / "bin" / "python"), "install", "--no-compile"]
    install += ["-c", str(ROOT / "requirements.lock"), str(wheel)]
    subprocess.run(install, check=True, timeout=600)

    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    tafelrunde = str(home / "bin" / "tafelrunde")
    command = [tafelrunde, "serve", "--port", "0", "--no-browser", "--store", store]
    # Nothing of this machine's Node or of the source tree may help.
    environment = {**os.environ, "PATH": str(home / "bin")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            address = found[0]
            page = urlopen(address, timeout=20).read().decode()
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None, "the served page is not the built client"
            with urlopen(address.rstrip("/") + script[1], timeout=20) as answer:
                assert answer.status == 200
            games = json.load(urlopen(address + "api/games", timeout=20))
            assert "westeros_intrigue" in [game["name"] for game in games]
            rules = json.load(urlopen(address + "api/games/westeros_intrigue/rules", timeout=20))
            assert len(rules["rules"]) > 60
        finally:
            server.terminate()
            server.wait(timeout=20)
