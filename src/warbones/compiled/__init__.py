"""The rules in compiled form: the source that runs interpreted, compiled by Numba over NumPy records.

No rule is written here. Only simulation, search and `engine.Compiled` compile; live tables run the rules interpreted.
"""

from warbones.core.extras import need

need("fast")
