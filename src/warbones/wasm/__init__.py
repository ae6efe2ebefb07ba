"""The bots' searches as WebAssembly, from the functions that Numba compiles: built for pages without a server."""

from warbones.core.extras import need

need("fast")
need("site")
