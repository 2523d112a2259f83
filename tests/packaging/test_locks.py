"""Everything that is shipped or built with comes in a version that is written down."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def locked() -> dict[str, Version]:
    """Read the lock: nothing but names and exact versions."""
    found: dict[str, Version] = {}
    for line in (ROOT / "requirements.lock").read_text().splitlines():
        if line.startswith("#"):
            continue
        match = re.fullmatch(r"([\w.-]+)==([\w.]+)", line)
        assert match, f"requirements.lock: {line!r} is not name==version"
        found[canonicalize_name(match[1])] = Version(match[2])
    return found


def wanted() -> list[Requirement]:
    """List what the project asks for, to run, to build and to be developed."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *extras["client"], *extras["dev"]]
    return [Requirement(text) for text in [*named, *PROJECT["build-system"]["requires"]]]


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_what_is_asked_for_is_locked_within_its_bounds(requirement: Requirement) -> None:
    version = locked()[canonicalize_name(requirement.name)]
    assert version in requirement.specifier


@pytest.mark.parametrize(
    ("name", "mended"), [("litestar", "2.20"), ("h11", "0.16"), ("multipart", "1.3.1")]
)
def test_no_version_with_a_known_hole_is_accepted(name: str, mended: str) -> None:
    (requirement,) = (
        found
        for found in map(Requirement, PROJECT["project"]["dependencies"])
        if found.name == name
    )
    (bound,) = requirement.specifier
    assert bound.operator == ">="
    assert Version(bound.version) >= Version(mended)


def package_lock() -> dict[str, Any]:
    """Give the packages of the client's lock by their place."""
    lock: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages: dict[str, Any] = lock["packages"]
    return packages


def test_the_client_is_built_from_exact_versions() -> None:
    packages = package_lock()
    package = json.loads((ROOT / "web" / "package.json").read_text())
    for kind in ("dependencies", "devDependencies"):
        assert packages[""][kind] == package[kind], "web/lock.py writes the lock anew"
        for name, version in package[kind].items():
            assert packages[f"node_modules/{name}"]["version"] == version


def test_every_package_of_the_client_for_this_machine_has_a_checksum() -> None:
    for place, entry in package_lock().items():
        if place and not entry.get("optional"):
            assert entry["integrity"].startswith("sha512-"), place


def test_native_packages_of_every_machine_are_in_the_lock() -> None:
    """Where npm does not find its own machine in the lock it installs nothing and says nothing."""
    packages = package_lock()
    for parent in packages.values():
        for name, version in parent.get("optionalDependencies", {}).items():
            entry = packages[f"node_modules/{name}"]
            if version[:1].isdigit():
                assert entry["version"] == version
            assert entry["optional"]
            assert "os" in entry or "cpu" in entry, f"{name} would be installed everywhere"


def test_no_lock_says_where_packages_come_from() -> None:
    for place, entry in package_lock().items():
        assert "resolved" not in entry, place
    assert "://" not in (ROOT / "requirements.lock").read_text()


@pytest.mark.parametrize("target", ["client", "dev", "dev,bench"])
def test_make_installs_what_is_locked(target: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert "LOCKED := -c requirements.lock" in makefile
    assert f"install $(LOCKED) -e '.[{target}]'" in makefile
