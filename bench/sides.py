"""Two sides of a measurement: the sources here and those of an earlier commit, each in its own process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import typer

ROOT: Final = Path(__file__).parent.parent


class Side:
    """Runs ``program`` on the sources in a folder, in its own process. It answers each line with one line."""

    def __init__(self, folder: Path, program: str, *given: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603  # its own sources
            [sys.executable, "-c", program, *given],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Side:
        return self

    def __exit__(self, *_: object) -> None:
        with self.process:  # closes its pipes and waits for it
            self.process.kill()

    def asked(self, line: str) -> str:
        """Send the program a line and return its answer. Raises `ChildProcessError` if it has died."""
        assert self.process.stdin and self.process.stdout  # noqa: PT018  # both are pipes
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        if not (answer := self.process.stdout.readline()):
            raise ChildProcessError(f"The process died when it was asked {line!r:.200}; its output is above.")
        return answer


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """Yield a folder with the files of a commit. Raises `BadParameter` for an unknown commit."""
    with TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run([*git, "add", "--quiet", "--detach", folder, commit], check=False)  # noqa: S603  # git
        if added.returncode:
            raise typer.BadParameter(f"git knows no commit {commit!r}; name one, such as HEAD~20.")
        try:
            if (words := Path(folder, "words_build.py")).is_file():  # generated files are in no commit
                subprocess.run([sys.executable, words], check=True)  # noqa: S603  # of this repository
            yield Path(folder)
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)  # noqa: S603  # git
