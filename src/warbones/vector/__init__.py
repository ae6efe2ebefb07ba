"""Many tables at once, stepped word by word in machine code: what agents that learn play against.

`warbones.vector.tables` is the face: `Tables` holds them, and writes observations and masks into its caller's buffers.
"""

from warbones.core.extras import need

need("fast")
