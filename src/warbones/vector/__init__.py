"""Many tables at once, stepped token by token in compiled code, for agents that learn.

`warbones.vector.tables` is the interface: `Tables` writes observations and masks into its caller's buffers.
"""

from warbones.core.extras import need

need("fast")
