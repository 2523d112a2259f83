"""The page that describes the HTTP interface is true: schemathesis finds nothing against it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.company import Company
from tests.server.nursery import Nursery
from tests.server.wire import Visitor

#: No schema can say which seats, options and moments fit which game, so a request that fits the
#: page may still be refused. And the framework itself answers OPTIONS, naming too few methods.
LEFT_OUT = ["positive_data_acceptance", "allow_header_conformance"]
PAGE = "/api/schema/openapi.json"


def explore(address: str, token: str, folder: Path, table: str | None = None) -> str:
    """Let schemathesis explore a server, and give what it has to say if it finds anything."""
    settings = folder / "schemathesis.toml"
    settings.write_text("" if table is None else f'[parameters]\n"path.table_id" = "{table}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(settings)]
    command += ["--no-color", "run", f"{address}{PAGE}", "--header", f"Cookie: tafelrunde={token}"]
    command += ["--max-examples", "8", "--seed", "1", "--generation-database", "none"]
    left_out = LEFT_OUT
    if table is not None:
        # Requests meant to be wrong in their path get the right path after all.
        left_out = [*LEFT_OUT, "negative_data_rejection"]
        command += ["--phases", "coverage,fuzzing"]
    command += ["--exclude-checks", ",".join(left_out), "--warnings", "off"]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=170, check=False
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("status", [None, "running", "over"])
def test_schemathesis_finds_nothing(status: str | None, nursery: Nursery, tmp_path: Path) -> None:
    life = nursery.start(tmp_path / "s.sqlite", hasty=True)
    company = Company.gather(
        lambda name: Visitor(life.address, name), 2, start=False, options={"rounds": 1}
    )
    if status in ("running", "over"):
        company.visitors[0].start(company.id)
        company.tabs = [visitor.tab(company.id) for visitor in company.visitors]
        company.play(4)
    if status == "over":
        company.finish()
    table = None if status is None else company.id
    said = explore(life.address, company.visitors[0].token, tmp_path, table)
    for visitor in company.visitors:
        visitor.close()
    assert not said, said
    assert life.alive
    assert "Traceback" not in life.errors


def test_every_refusal_is_on_the_page(nursery: Nursery, tmp_path: Path) -> None:
    life = nursery.start(tmp_path / "s.sqlite")
    with Visitor(life.address, "Arya") as arya:
        page = arya.request("GET", PAGE).json()
    refusals = {
        (path, method, status): response["content"]
        for path, methods in page["paths"].items()
        for method, operation in methods.items()
        for status, response in operation["responses"].items()
        if status >= "400"
    }
    assert {*page["paths"]} - {path for path, _, _ in refusals} == {"/api/games"}
    for door, content in refusals.items():
        assert [*content] == ["application/json"], door
        assert content["application/json"]["schema"]["$ref"].endswith("/Problem"), door
