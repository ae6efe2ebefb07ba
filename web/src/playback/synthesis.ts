/** The building blocks of sounds: bursts of noise, tones, a thump. Nothing sounds before the first touch of a page. */
import { settings } from "../browser/settings.svelte"

/** Limits the mix to half of full scale (−6 dBFS): the louder it gets, the more it is compressed. */
const LOUDEST = 0.5
const BEND = 1.5
const CURVE = Float32Array.from({ length: 1025 }, (_, at) => LOUDEST * Math.tanh(BEND * (at / 512 - 1)))

let context: AudioContext | null = null
let output: AudioNode | null = null

/** Whether sounds may play now: browsers allow them only after a touch. */
export function wake(): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return false
  if (!context) {
    context = new AudioContext()
    // Not a compressor: it swallows the first milliseconds, which make most of the sound of a die.
    output = new WaveShaperNode(context, { curve: CURVE })
    output.connect(context.destination)
  }
  if (context.state === "suspended") void context.resume()
  return true
}

/** A burst of noise through a narrow filter: something small that hits something soft. */
export function knock(at: number, pitch: number, loud: number, length = 0.05): void {
  noise(at, pitch, loud, length, (share) => (1 - share) ** 3)
}

/** A stroke of a pencil over paper. */
export function scratch(at: number, length: number): void {
  noise(at, 4200, 0.3, length, (share) => Math.sin(Math.PI * share) * (0.6 + 0.4 * Math.sin(90 * share)))
}

function noise(at: number, pitch: number, loud: number, length: number, shape: (share: number) => number): void {
  const audio = context as AudioContext
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * shape(i / samples.length)
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.6 })
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(output as AudioNode)
  source.start(audio.currentTime + at)
}

/** A soft tone that fades. */
export function tone(at: number, pitch: number, length: number, loud: number): void {
  ring(at, pitch, pitch, length, loud, "triangle")
}

/** A low beat that falls in pitch, as of something heavy. */
export function thump(at: number, pitch: number, length: number, loud: number): void {
  ring(at, pitch, pitch / 2, length, loud, "sine")
}

function ring(at: number, from: number, to: number, length: number, loud: number, type: OscillatorType): void {
  const audio = context as AudioContext
  const start = audio.currentTime + at
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  const source = new OscillatorNode(audio, { type, frequency: from })
  if (to !== from) source.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(gain).connect(output as AudioNode)
  source.start(start)
  source.stop(start + length)
}

/** Pitches of the themes, in hertz. */
export const NOTES = {
  victory: [392, 493.9, 587.3, 659.3, 784],
  defeat: [440, 392, 349.2, 293.7],
  draw: [392, 440, 392],
}
