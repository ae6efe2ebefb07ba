"""Renews the pins of the image: the packages that it installs, by hash, and its base images, by digest.

Run it with ``make pins``, and check the changes before you commit them. Without Docker the digests stay as they are.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON: Final = "3.13"

PINNED: Final = re.compile(r"(?P<image>[\w./-]+:[\w.-]+)@(?P<digest>sha256:[0-9a-f]{64})")
"""An image with its tag, for people, and its digest, for Docker."""

IMAGE: Final = "warbones[all,postgres]"
"""The file of the packages that the image installs."""

COMPILE: Final = (
    *("uv", "pip", "compile", "-", "--universal", "--python-version", PYTHON, "--generate-hashes", "--upgrade"),
    *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
)


def renew(root: Path = ROOT) -> None:
    """Rewrite the files."""
    with (root / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    _lock(root / "deploy/image.txt", needed(project["project"], IMAGE))
    _lock(root / "deploy/build.txt", project["build-system"]["requires"])
    try:
        renew_digests([root / "Dockerfile", root / "compose.yaml"])
    except (OSError, subprocess.CalledProcessError) as error:
        sys.stderr.write(f"The digests stay as they were, because Docker did not list any ({error}).\n")


def needed(project: dict[str, Any], asked: str) -> list[str]:
    """Return the requirements of the package with the extras of ``warbones[these]``, including the extras they name."""
    extras = re.fullmatch(r"warbones\[(.+)\]", asked)
    if extras is None:
        return [asked]
    lines = [line for name in extras[1].split(",") for line in project["optional-dependencies"][name]]
    return sorted({each for line in [*project["dependencies"], *lines] for each in needed(project, line)})


def _lock(file: Path, requirements: list[str]) -> None:
    """Write the versions and hashes of all requirements, and of theirs in turn."""
    command = [*COMPILE, "--output-file", str(file)]
    subprocess.run(command, input="\n".join(requirements), text=True, check=True)  # noqa: S603  # ours


def renew_digests(files: list[Path]) -> None:
    """Write the current digests of the images' tags: all of them, or none."""
    texts = {file: file.read_text("utf-8") for file in files}
    today = {image: digest(image) for text in texts.values() for image, _ in PINNED.findall(text)}
    for file, text in texts.items():
        file.write_text(PINNED.sub(lambda found: f"{found['image']}@{today[found['image']]}", text), "utf-8")


def digest(image: str) -> str:
    """Return the digest of an image for all of its platforms."""
    inspect = ("docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}")
    found = subprocess.run(inspect, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603  # ours
    if not PINNED.fullmatch(f"{image}@{found}"):
        raise ValueError(f"Docker gives no digest for {image}: {found[:80]!r}.")
    return found


if __name__ == "__main__":
    renew()
