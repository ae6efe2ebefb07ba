/** Whether this device draws in three dimensions. Checked only once, since each check costs a context. */
let known: boolean | null = null

export function hasWebGL(): boolean {
  return (known ??= asked())
}

function asked(): boolean {
  if (typeof WebGL2RenderingContext === "undefined") return false
  const context = document.createElement("canvas").getContext("webgl2")
  context?.getExtension("WEBGL_lose_context")?.loseContext()
  return context !== null
}
