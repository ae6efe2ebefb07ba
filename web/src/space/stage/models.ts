/** The models of a space: the round table, boards with their owners' marks, and foam dice. Metres, z up. */
import {
  AdditiveBlending,
  BoxGeometry,
  type BufferAttribute,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
  TorusGeometry,
} from "three"
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js"

import type { Board } from "../../scene/scene"
import { foamOf } from "../../pieces/foam"
import { coloursOf, MARK_STROKES, markOf } from "../../pieces/sets"
import { FACES, PIPS } from "../dice"
import { METRE } from "../vectors"

/** The room's current colours in CSS. */
export interface Paint {
  cloth: string
  wood: string
  room: string
}

export interface Table {
  group: Group
  paint(paint: Paint): void
}

const CELL = 128
const [COLUMNS, ROWS] = [3, 2]

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement("canvas")
  made.width = width
  made.height = height
  return [made, made.getContext("2d") as CanvasRenderingContext2D]
}

function textured(made: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(made)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 4
  return texture
}

/** A die's geometry: rounded, with a cell of one texture for each face. */
export function dieGeometry(edge: number): RoundedBoxGeometry {
  const geometry = new RoundedBoxGeometry(edge, edge, edge, 5, edge * 0.18)
  const uv = geometry.getAttribute("uv") as BufferAttribute
  const corners = uv.count / FACES.length
  for (let at = 0; at < uv.count; at++) {
    const face = Math.floor(at / corners)
    const u = (Math.min(Math.max(uv.getX(at), 0), 1) + (face % COLUMNS)) / COLUMNS
    const v = (Math.min(Math.max(uv.getY(at), 0), 1) + (ROWS - 1 - Math.floor(face / COLUMNS))) / ROWS
    uv.setXY(at, u, v)
  }
  return geometry
}

/** Foam of a colour: six faces with pips and the colour's mark, speckled like foam. */
export function foamMaterial(colour: string): MeshStandardMaterial {
  const foam = foamOf(colour)
  const [made, pen] = canvas(CELL * COLUMNS, CELL * ROWS)
  pen.fillStyle = foam.body
  pen.fillRect(0, 0, made.width, made.height)
  pores(pen, made.width, made.height)
  FACES.forEach((face, at) => {
    pen.save()
    pen.translate(((at % COLUMNS) + 0.5) * CELL, (Math.floor(at / COLUMNS) + 0.5) * CELL)
    pen.fillStyle = pen.strokeStyle = foam.pip
    for (const [x, y] of PIPS[face] ?? []) {
      pen.beginPath()
      pen.arc(x * CELL * 0.22, y * CELL * 0.22, CELL * 0.083, 0, 2 * Math.PI)
      pen.fill()
    }
    stroke(pen, foam.mark, 0, CELL * 0.33, CELL * 0.055, 0.42)
    pen.restore()
  })
  const map = textured(made)
  return new MeshStandardMaterial({ map, roughness: 1, emissive: "#fff", emissiveMap: map, emissiveIntensity: THROUGH })
}

/** Foam is translucent: the share of its colour that shows in the shade. */
const THROUGH = 0.13

/** Draws bubbles that were cut open, as dark hollows lit at their lower edges. */
function pores(pen: CanvasRenderingContext2D, width: number, height: number): void {
  let seed = 7
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
  for (let pore = 0; pore < 5200; pore++) {
    const [x, y, size] = [chance() * width, chance() * height, 0.5 + 1.3 * chance() ** 2]
    pen.fillStyle = "rgb(0 0 0 / 0.15)"
    pen.fillRect(x, y, size, size)
    pen.fillStyle = "rgb(255 255 255 / 0.16)"
    pen.fillRect(x, y + size, size, 0.8)
  }
}

/** A soft, dark contact shadow below something. */
export function contactModel(edge: number): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const [made, pen] = canvas(64, 64)
  const fade = pen.createRadialGradient(32, 32, 8, 32, 32, 32)
  fade.addColorStop(0, "rgb(0 0 0 / 0.62)")
  fade.addColorStop(0.55, "rgb(0 0 0 / 0.34)")
  fade.addColorStop(1, "rgb(0 0 0 / 0)")
  pen.fillStyle = fade
  pen.fillRect(0, 0, 64, 64)
  const material = new MeshBasicMaterial({ map: textured(made), transparent: true, depthWrite: false })
  return new Mesh(new PlaneGeometry(edge * 1.65, edge * 1.65), material)
}

/** A soft round light of radius 1, with a thin rim so that it shows on any ground. */
export function softModel(colour: string): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const [made, pen] = canvas(256, 256)
  const fade = pen.createRadialGradient(128, 128, 0, 128, 128, 124)
  fade.addColorStop(0, `${colour}C8`)
  fade.addColorStop(0.7, `${colour}82`)
  fade.addColorStop(1, `${colour}30`)
  pen.fillStyle = fade
  pen.strokeStyle = "#5E430A90"
  pen.lineWidth = 2.5
  pen.beginPath()
  pen.arc(128, 128, 124, 0, 2 * Math.PI)
  pen.fill()
  pen.stroke()
  const material = new MeshBasicMaterial({ map: textured(made), transparent: true, depthWrite: false })
  return new Mesh(new PlaneGeometry(2, 2), material)
}

function stroke(
  pen: CanvasRenderingContext2D,
  path: string,
  x: number,
  y: number,
  reach: number,
  weight: number,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(reach, reach)
  pen.lineWidth = weight
  pen.lineCap = pen.lineJoin = "round"
  pen.stroke(new Path2D(path))
  pen.restore()
}

const BOARD = 512

/** A board: pale, with its owner's colours round it and the owner's mark in it, to be read from outside the ring. */
export function boardModel(board: Board): Mesh {
  const [half, thick] = [board.half / METRE, board.thick / METRE]
  const colours = coloursOf(board.seat)
  const [made, pen] = canvas(BOARD, BOARD)
  pen.fillStyle = colours.contour ? colours.face : colours.side
  pen.fillRect(0, 0, BOARD, BOARD)
  pen.fillStyle = colours.contour ?? colours.rim
  pen.fillRect(26, 26, BOARD - 52, BOARD - 52)
  pen.fillStyle = "#EFE8D6"
  pen.fillRect(31, 31, BOARD - 62, BOARD - 62)
  const mark = markOf(board.seat)
  pen.translate(BOARD / 2, BOARD / 2)
  pen.rotate(Math.PI / 2 - Math.atan2(-(board.middle[1] ?? 0), -(board.middle[0] ?? 0)))
  pen.strokeStyle = colours.contour ? colours.face : colours.mark
  pen.globalAlpha = 0.3
  if (mark) stroke(pen, MARK_STROKES[mark], 0, 0, 90, 0.3)
  const rim = new MeshStandardMaterial({ color: colours.contour ? colours.side : colours.under, roughness: 0.9 })
  const top = new MeshStandardMaterial({ map: textured(made), roughness: 0.92 })
  const model = new Mesh(new BoxGeometry(2 * half, 2 * half, thick), [rim, rim, rim, rim, top, rim])
  model.position.set((board.middle[0] ?? 0) / METRE, (board.middle[1] ?? 0) / METRE, thick / 2)
  model.receiveShadow = model.castShadow = true
  return model
}

/** The round table: cloth, and a wooden edge. */
export function tableModel(radius: number): Table {
  const [made, pen] = canvas(256, 256)
  pen.fillStyle = "#fff"
  pen.fillRect(0, 0, 256, 256)
  for (let at = 0; at < 256; at += 4) {
    pen.fillStyle = at % 8 ? "rgb(0 0 0 / 0.05)" : "rgb(0 0 0 / 0.02)"
    pen.fillRect(at, 0, 2, 256)
    pen.fillRect(0, at, 256, 2)
  }
  const weave = textured(made)
  weave.repeat.set(radius * 14, radius * 14)
  weave.wrapS = weave.wrapT = RepeatWrapping
  const cloth = new MeshStandardMaterial({ map: weave, roughness: 1 })
  const wood = new MeshStandardMaterial({ roughness: 0.7 })
  const top = new Mesh(new CircleGeometry(radius, 72), cloth)
  top.receiveShadow = true
  const edge = new Mesh(new TorusGeometry(radius, 0.03, 10, 96), wood)
  const group = new Group()
  group.add(top, edge)
  return {
    group,
    paint: (paint) => {
      cloth.color.set(paint.cloth)
      wood.color.set(paint.wood)
    },
  }
}

/** A column of light over a tower. */
export function lightModel(edge: number): Mesh<CylinderGeometry, MeshBasicMaterial> {
  const material = new MeshBasicMaterial({
    color: "#FFCB4D",
    transparent: true,
    opacity: 0.24,
    blending: AdditiveBlending,
    depthWrite: false,
    side: DoubleSide,
  })
  const model = new Mesh(new CylinderGeometry(edge * 1.05, edge * 0.8, edge * 2.4, 24, 1, true), material)
  model.rotation.x = Math.PI / 2
  return model
}
