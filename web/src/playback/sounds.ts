/** Small synthesized sounds: dice on felt, a seal, a chord. Off until somebody turns them on. */
import type { Difference } from "../scene/difference"
import { settings } from "../browser/settings.svelte"

let context: AudioContext | null = null

/** A burst of noise through a narrow filter: something small that hits something soft. */
function knock(at: number, pitch: number, loud: number, length = 0.05): void {
  const audio = context as AudioContext
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.6 })
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination)
  source.start(audio.currentTime + at)
}

function tone(at: number, pitch: number, length: number, loud: number): void {
  const audio = context as AudioContext
  const start = audio.currentTime + at
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch })
  source.connect(gain).connect(audio.destination)
  source.start(start)
  source.stop(start + length)
}

const HITS_A_DIE = 3
const MOST_DICE = 7
const CHORD = [392, 493.9, 587.3, 784]

function clatter(dice: number): void {
  for (let hit = 0; hit < Math.min(dice, MOST_DICE) * HITS_A_DIE; hit++)
    knock(Math.random() * 0.5, 1500 + Math.random() * 1700, 0.25 + Math.random() * 0.3)
}

const SOUNDS = {
  place: () => knock(0, 420, 0.5, 0.08),
  reveal: () => [0, 0.09].forEach((at) => knock(at, 900, 0.35, 0.16)),
  turn: () => tone(0, 587.3, 0.35, 0.09),
  won: () => CHORD.forEach((pitch, at) => tone(at * 0.11, pitch, 0.9, 0.1)),
}

export function sound(name: keyof typeof SOUNDS): void {
  if (wake()) SOUNDS[name]()
}

/** Metres a second at which foam hits as loudly as it can. */
const HARD = 4

/** Something soft hits something: the harder, the louder and the brighter. */
export function thud(force: number): void {
  if (!wake()) return
  const share = Math.min(force / HARD, 1)
  knock(0, 150 + 420 * share, 0.12 + 0.75 * share, 0.07 + 0.05 * share)
}

/** Something goes up in smoke. */
export function hiss(): void {
  if (wake()) for (let at = 0; at < 6; at++) knock(at * 0.05, 3200 - at * 300, 0.22 - at * 0.03, 0.16)
}

/** The sound of what changed on the table. */
export function soundOf(change: Pick<Difference, "rolled" | "revealed">, over: boolean): void {
  if (!wake()) return
  if (over) SOUNDS.won()
  else if (change.rolled.length) clatter(change.rolled.length)
  else if (change.revealed.length) SOUNDS.reveal()
  else SOUNDS.place()
}

/** Browsers let a page sound only after a touch; before that this does nothing. */
function wake(): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false
  context ??= new AudioContext()
  if (context.state === "suspended") void context.resume()
  return true
}
