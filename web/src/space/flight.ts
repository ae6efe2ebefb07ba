/** A flight as the server packs it (`warbones.physics.flight`): the poses of the moving dice, sixty times a second. */
import { between, mixed, type Pose, type Turn, unit, type Vector } from "./vectors"

export const RATE = 60

/** One die's flight: its first frame, and a pose for each frame. */
export interface Track {
  piece: string
  begin: number
  poses: Pose[]
}

/** An impact: the die, the time in seconds, and the change of speed in metres a second. */
export interface Impact {
  piece: string
  at: number
  force: number
}

export interface Flight {
  tracks: Track[]
  seconds: number
  impacts: Impact[]
}

const TENTHS = 10_000
const BITS = 10
const LARGEST = (1 << BITS) - 1
const HEAD = 5
const FRAME = 10

export async function unpack(packed: string): Promise<Flight> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))
  const tracks = read(await new Response(stream).arrayBuffer())
  const frames = Math.max(0, ...tracks.map(({ begin, poses }) => begin + poses.length - 1))
  return { tracks, seconds: frames / RATE, impacts: tracks.flatMap(impacts).sort((one, other) => one.at - other.at) }
}

function read(buffer: ArrayBuffer): Track[] {
  const data = new DataView(buffer)
  const tracks: Track[] = []
  for (let at = 0; at < data.byteLength;) {
    const begin = data.getUint16(at, true)
    const count = data.getUint16(at + 2, true)
    const length = data.getUint8(at + 4)
    const piece = new TextDecoder().decode(new Uint8Array(buffer, at + HEAD, length))
    at += HEAD + length
    tracks.push({ piece, begin, poses: Array.from({ length: count }, (_, row) => pose(data, at + row * FRAME)) })
    at += count * FRAME
  }
  return tracks
}

const pose = (data: DataView, at: number): Pose => ({
  at: [0, 2, 4].map((part) => data.getInt16(at + part, true) / TENTHS) as unknown as Vector,
  turn: turnOf(data.getUint32(at + 6, true)),
})

/** The rotation stored as its three smaller components; the two highest bits say which is the largest. */
export function turnOf(word: number): Turn {
  const parts = [2, 1, 0]
    .map((at) => (((word >>> (BITS * at)) & LARGEST) / LARGEST) * 2 - 1)
    .map((p) => p * Math.SQRT1_2)
  const largest = Math.sqrt(Math.max(0, 1 - parts.reduce((sum, part) => sum + part * part, 0)))
  parts.splice(word >>> (3 * BITS), 0, largest)
  return unit(parts as unknown as Turn)
}

/** The pose of a die after a number of seconds: null before it moves, its last pose once it has stopped. */
export function poseAt({ begin, poses }: Track, seconds: number): Pose | null {
  const frame = seconds * RATE - begin
  if (frame < 0) return null
  const at = Math.min(Math.floor(frame), poses.length - 1)
  const [from, to] = [poses[at] as Pose, poses[Math.min(at + 1, poses.length - 1)] as Pose]
  const share = Math.min(frame - at, 1)
  return { at: mixed(from.at, to.at, share), turn: between(from.turn, to.turn, share) }
}

export const endOf = ({ begin, poses }: Track): number => (begin + poses.length - 1) / RATE

const GRAVITY = 9.81
/** Impacts with a smaller change of speed are not heard. */
const FAINT = 0.35

/** The impacts of a die: changes of its speed that do not come from falling. */
function impacts({ piece, begin, poses }: Track): Impact[] {
  const found: Impact[] = []
  for (let at = 2; at < poses.length; at++) {
    const force = Math.hypot(...[0, 1, 2].map((axis) => kick(poses, at, axis)))
    const last = found.at(-1)
    const when = (begin + at - 1) / RATE
    if (force < FAINT) continue
    if (last && when - last.at < 3 / RATE) last.force = Math.max(last.force, force)
    else found.push({ piece, at: when, force })
  }
  return found
}

function kick(poses: Pose[], at: number, axis: number): number {
  const place = (frame: number): number => poses[frame]?.at[axis] ?? 0
  const change = (place(at) - 2 * place(at - 1) + place(at - 2)) * RATE
  return axis === 2 ? change + GRAVITY / RATE : change
}
