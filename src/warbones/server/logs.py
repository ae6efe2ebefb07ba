"""The server's log as JSON, one object a line, for log collectors."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

FIELDS: Final = ("table", "game")
"""The fields of a log line beside its sentence: never a token, a secret, a name or an address."""


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line: when (UTC), how grave, who says it, what, and the error with where it came from."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)  # in ASCII, which every encoding of a standard error has


def log_json(out: TextIO | None = None) -> None:
    """Log to ``out``, by default standard error, as `JsonLines`."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("warbones").setLevel(logging.INFO)
