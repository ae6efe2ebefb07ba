/** Embers: small glowing points that rise from something that burns. */
import { AdditiveBlending, BufferAttribute, BufferGeometry, type Material, Points, PointsMaterial } from "three"

const COUNT = 36

/** A pseudo-random number from 0 to 1, always the same for an ember and a `kind`. */
const own = (ember: number, kind: number): number => {
  const wild = Math.sin(ember * 12.9898 + kind * 78.233) * 43758.5453
  return wild - Math.floor(wild)
}

export function emberModel(edge: number): Points<BufferGeometry, PointsMaterial> {
  const geometry = new BufferGeometry()
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(3 * COUNT), 3))
  const material = new PointsMaterial({
    color: "#FFB347",
    size: edge * 0.2,
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
  })
  const made = new Points(geometry, material)
  made.frustumCulled = false
  return made
}

/** Moves the embers to where they are after a `share` of the fire, from 0 to 1. */
export function rise({ geometry, material }: Points<BufferGeometry, Material>, edge: number, share: number): void {
  const places = geometry.getAttribute("position") as BufferAttribute
  for (let at = 0; at < COUNT; at++) {
    const up = share * (0.6 + own(at, 1)) * edge * 2.6
    const around = own(at, 2) * 2 * Math.PI + share * 2
    const out = edge * (0.25 + 0.5 * own(at, 3)) * (1 + share * 0.6)
    places.setXYZ(at, out * Math.cos(around), out * Math.sin(around), edge * (own(at, 4) - 0.5) + up)
  }
  places.needsUpdate = true
  material.opacity = Math.min(1, 4 * share) * (1 - share ** 2)
}
