/** The camera that looks into a space, and the points of places on the canvas. */
import { PerspectiveCamera, Vector3 } from "three"

import { FIELD, type Look } from "./viewpoints"
import type { Spot, Vector } from "../vectors"

export function cameraModel(): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD, 1, 0.02, 12)
  camera.up.set(0, 0, 1)
  return camera
}

/** Points a camera. */
export function turn(camera: PerspectiveCamera, { at, around, tilt, far }: Look): void {
  const out = far * Math.cos(tilt)
  camera.position.set(at[0] + out * Math.cos(around), at[1] + out * Math.sin(around), at[2] + far * Math.sin(tilt))
  camera.lookAt(...at)
}

/** The point of a place on a canvas of this size, and the pixels per metre there; null if it lies behind the camera. */
export function spotOf(camera: PerspectiveCamera, at: Vector, width: number, height: number): Spot | null {
  const place = new Vector3(...at)
  const away = place.distanceTo(camera.position)
  const point = place.project(camera)
  if (point.z > 1) return null
  const metre = height / 2 / Math.tan((FIELD / 360) * Math.PI) / away
  return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height, metre]
}
