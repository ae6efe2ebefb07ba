/** Vibration with a sound: short, and only for important events. */
import type { Heard } from "./captions.svelte"

/** Milliseconds of vibration and pause. */
const FELT: Partial<Record<Heard, number[]>> = {
  roll: [8, 40, 8],
  stamp: [24],
  chip: [18, 30, 30],
  won: [30, 60, 30, 60, 60],
}

/** Vibrates the device if it can. */
export function vibrate(name: Heard): void {
  const felt = FELT[name]
  if (felt && "vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(felt)
}
