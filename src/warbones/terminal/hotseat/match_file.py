"""The file of a match, for `warbones replay` and the browser."""

from __future__ import annotations

from pathlib import Path

from warbones.core.errors import WarbonesError
from warbones.table.record import write_record
from warbones.terminal.commands.sentences import complain
from warbones.terminal.hotseat.hot_seat import HotSeat


class UnwritableFile(WarbonesError):
    """A file that cannot be written."""


class MatchFile:
    """A match's file, created before the match to make sure that it is writable."""

    def __init__(self, file: Path) -> None:
        """Create the file. Raises `UnwritableFile`; an existing file is an error too, and is left as it is."""
        try:
            file.open("xb").close()
        except FileExistsError:
            raise UnwritableFile(f"{file} is there already: name a new file for the match.") from None
        except OSError as error:
            raise UnwritableFile(f"{file} can't be written: {error.strerror}.") from None
        self._file = file

    def keep(self, hot_seat: HotSeat) -> None:
        """Write the match if it is over; otherwise remove the file."""
        if hot_seat.over:
            self._file.write_bytes(write_record(hot_seat.record()))
        else:
            self._file.unlink(missing_ok=True)
            complain(f"The match was not over, so {self._file} was not kept.")
