"""Rules as machine code: the same source that runs interpreted, compiled by Numba over NumPy records.

Nothing here holds a rule. Only simulation, search and whoever asks for `engine.Compiled` pay for compiling; a
live table runs the rules interpreted.
"""

from warbones.core.extras import need

need("fast")
