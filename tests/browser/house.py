"""What the tests in the browser stand on: the built client, a server process, a browser."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
#: The first one has neither windows nor menus, which cost as much as many a page.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
#: Parts of the browser that no page needs. The suggestions of its address line alone, pages of
#: their own in every window, take a second of work each time somebody comes. This list replaces
#: Playwright's own, whose names are therefore in it.
WITHOUT = (
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NO_BROWSER = (
    "these tests need a real browser and there is none here: install Chromium or Chrome "
    "(Debian and Ubuntu: apt install chromium)"
)


def build_client(lock: Path) -> None:
    """Build the client if it is not current; of several processes only one does."""
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        command = [sys.executable, str(ROOT / "web" / "build.py")]
        plain = os.environ | {"NO_COLOR": "1"}
        built = subprocess.run(command, capture_output=True, text=True, env=plain)
        if built.returncode:
            raise RuntimeError(f"the client could not be built:\n{built.stdout}{built.stderr}")


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run `tafelrunde serve` on a free port with a store in this folder; gives its address."""
    with server_process(folder) as (address, _):
        yield address


@contextmanager
def server_process(folder: Path, port: int = 0) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run the server for somebody who wants to do something to its process, too."""
    command = [sys.executable, "-c", "from tafelrunde.cli import main; main()", "serve"]
    command += [
        "--port",
        str(port),
        "--no-browser",
        "--store",
        f"sqlite:///{folder / 'tables.sqlite'}",
    ]
    errors = folder / "errors.txt"
    with (
        errors.open("w") as complaints,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"http://[^:]+:(\d+)/", process.stdout.readline())
            assert found, f"the server did not start: {errors.read_text()}"
            address = f"http://127.0.0.1:{found[1]}"
            _await_answer(address)
            yield address, process
        finally:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()


def _await_answer(address: str) -> None:
    deadline = time.monotonic() + PATIENCE
    with httpx.Client(trust_env=False, verify=False) as client:
        while True:
            try:
                client.get(address).raise_for_status()
                return
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)


def find_browser() -> str | None:
    """Find the Chromium or Chrome of this machine."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start that browser, without a window."""
    path = find_browser()
    assert path, NO_BROWSER
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
