"""``python -m warbones`` is the command ``warbones``."""

from __future__ import annotations

import sys

from warbones.core.extras import MissingExtra, need


def main() -> None:
    """Run the command; without what it is made of, say in a sentence what to install."""
    try:
        need("terminal")
    except MissingExtra as missing:
        sys.stderr.write(f"{missing}\n")
        sys.exit(2)
    from warbones.cli.app import app  # noqa: PLC0415  # what the sentence is about

    app()


if __name__ == "__main__":
    main()
