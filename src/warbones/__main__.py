"""``python -m warbones`` is the command ``warbones``."""

from __future__ import annotations

import sys

from warbones.core.extras import MissingExtra, need


def main() -> None:
    """Run the command, or print what to install if a dependency is missing."""
    try:
        need("terminal")
    except MissingExtra as missing:
        sys.stderr.write(f"{missing}\n")
        sys.exit(2)
    from warbones.cli.app import app  # noqa: PLC0415  # needs the extra

    app()


if __name__ == "__main__":
    main()
