/** A finished match as a picture to share: the winner, the reason, key moves, the final board and the curve of leads. */
import { pointsOf } from "../../replay/leadCurve"
import type { Scene, Story } from "../../scene/scene"
import { joinSentences, sentence } from "../../scene/sentences"
import { say } from "../../words/say"

const [WIDTH, HEIGHT] = [1200, 630]
const [EDGE, GAP] = [56, 40]
const [CURVE_HEIGHT, LINE] = [130, 34]
/** The width of the board beside the texts. */
const BOARD = 568

/** The texts of the picture. */
export interface Facts {
  title: string
  won: string
  scores: string[]
  moments: string[]
  /** The leads from the beginning (left) to the end (right), each -1 to 1. */
  leads: number[]
}

export function factsOf(scene: Scene, story: Story, seat: number): Facts {
  const named = (at: number): string => scene.seats[at]?.name ?? ""
  return {
    title: scene.title,
    won: scene.ending?.text ?? "",
    scores: (scene.ending?.counted ?? []).map(({ what, points }) =>
      say("web-table-ending-score", { what, points: points.map((each, at) => `${named(at)} ${each}`) }),
    ),
    moments: story.key_moves.map(({ lines }) => joinSentences(lines.map(sentence))),
    leads: pointsOf(story.leads, seat).map(({ lead }) => lead),
  }
}

/** Draws the picture, with the final board if there is one; resolves to a PNG. */
export async function picture(facts: Facts, board: ImageBitmap | null): Promise<Blob> {
  const canvas = document.createElement("canvas")
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const paint = canvas.getContext("2d")
  if (!paint) throw new Error("no 2d context")
  await document.fonts.ready
  draw(paint, facts, board)
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no blob"))), "image/png"),
  )
}

function draw(
  paint: CanvasRenderingContext2D,
  { title, won, scores, moments, leads }: Facts,
  board: ImageBitmap | null,
): void {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string): string => style.getPropertyValue(name).trim()
  const room = WIDTH - 2 * EDGE - (board ? BOARD + GAP / 2 : 0)
  const write = (text: string, y: number, font: string, fill: string, most = 1): number =>
    written(paint, text, y, { font, fill: colour(fill), most, room })
  paint.fillStyle = colour("--card")
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  paint.fillStyle = colour("--cloth")
  paint.fillRect(0, 0, WIDTH, 18)
  const serif = style.getPropertyValue("--serif") || "serif"
  const sans = style.getPropertyValue("--sans") || "sans-serif"
  let y = write(`Warbones · ${title}`, EDGE + 22, `700 26px ${serif}`, "--ink-2")
  const [large, usual] = board ? [36, 21] : [46, 27]
  y = write(won, y + 14, `800 ${large}px ${serif}`, "--ink", 2)
  y = write(scores.join(" · "), y, `500 ${usual - 1}px ${sans}`, "--ink-2", board ? 2 : 1)
  for (const moment of moments) y = write(`• ${moment}`, y + 6, `500 ${usual}px ${sans}`, "--ink", board ? 3 : 2)
  if (board) {
    const height = (BOARD * board.height) / board.width
    paint.drawImage(board, WIDTH - EDGE - BOARD, EDGE, BOARD, height)
  }
  curve(paint, leads, colour("--ink"), colour("--line"))
}

interface Style {
  font: string
  fill: string
  /** The most lines. */
  most: number
  /** The width of a line. */
  room: number
}

/** Writes a text in a limited number of lines; returns the y of the line after it. */
function written(paint: CanvasRenderingContext2D, text: string, y: number, { font, fill, most, room }: Style): number {
  paint.font = font
  paint.fillStyle = fill
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? LINE)
  let at = y
  for (const line of lines(text, most, (part) => paint.measureText(part).width <= room)) {
    paint.fillText(line, EDGE, at + size * 0.8)
    at += size * 1.24
  }
  return at
}

/** A text in up to `most` lines that fit; the rest is cut off with an ellipsis. */
export function lines(text: string, most: number, fits: (part: string) => boolean): string[] {
  const found: string[] = [""]
  for (const word of text.split(" ")) {
    const longer = `${found.at(-1)} ${word}`.trim()
    if (fits(longer)) found[found.length - 1] = longer
    else found.push(word)
  }
  if (found.length <= most) return found
  let last = found[most - 1] ?? ""
  while (last && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...found.slice(0, most - 1), `${last}…`]
}

function curve(paint: CanvasRenderingContext2D, leads: readonly number[], ink: string, line: string): void {
  const [top, middle] = [HEIGHT - CURVE_HEIGHT - GAP, HEIGHT - CURVE_HEIGHT / 2 - GAP]
  paint.strokeStyle = line
  paint.lineWidth = 2
  paint.strokeRect(EDGE, top, WIDTH - 2 * EDGE, CURVE_HEIGHT)
  paint.beginPath()
  paint.moveTo(EDGE, middle)
  paint.lineTo(WIDTH - EDGE, middle)
  paint.stroke()
  paint.strokeStyle = ink
  paint.lineWidth = 4
  paint.beginPath()
  for (const [at, lead] of leads.entries()) {
    const x = EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, leads.length - 1)
    paint.lineTo(x, middle - (lead * CURVE_HEIGHT) / 2)
  }
  paint.stroke()
}
