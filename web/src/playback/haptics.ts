/** What a device lets one feel of a sound: short, and only for what weighs. */
import type { Heard } from "./captions.svelte"

/** Milliseconds of shaking and rest. */
const FELT: Partial<Record<Heard, number[]>> = {
  roll: [8, 40, 8],
  stamp: [24],
  chip: [18, 30, 30],
  won: [30, 60, 30, 60, 60],
}

/** Shakes the device, where it can. */
export function vibrate(name: Heard): void {
  const felt = FELT[name]
  if (felt && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(felt)
}
