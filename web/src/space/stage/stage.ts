/** The three-dimensional stage. It draws a frame when something changes, and sixty a second while something moves. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  DirectionalLight,
  HemisphereLight,
  LineDashedMaterial,
  Line,
  LineCurve3,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PCFShadowMap,
  Quaternion,
  Scene as Stage3,
  TubeGeometry,
  Vector3,
  WebGLRenderer,
} from "three"

import type { Space } from "../../scene/scene"
import type { Meant } from "../aim/aimState.svelte"
import { Bodies } from "./bodies"
import { cameraModel, spotOf, turn } from "./camera"
import { rimOf } from "../aim/forecast"
import type { Look } from "./viewpoints"
import { boardModel, type Paint, softModel, type Table, tableModel } from "./models"
import { METRE, type Pose, reach, type Spot, type Vector } from "../vectors"
import { QualityGuard } from "./quality"

const SWIFT = 9
const BRASS = "#FFCB4D"
const [HINT_LIGHT, HINT_DARK] = ["#FFFFFF", "#111111"]
/** The length of a dash in metres. */
const DASH = 0.016

export class Stage {
  /** Called after each frame, so that labels can follow their bodies. */
  onpicture: () => void = () => undefined

  #renderer: WebGLRenderer
  #stage = new Stage3()
  #camera = cameraModel()
  #bodies: Bodies
  #table: Table
  #lights: (HemisphereLight | DirectionalLight)[]
  #aim: (Line | Mesh)[] = []
  #lands: Mesh
  #advice: Mesh[] = []
  #hand: Mesh<BufferGeometry, MeshStandardMaterial> | null = null
  #look: Look
  #goal: Look
  #request = 0
  #last = 0
  #guard = new QualityGuard()

  /** Throws if the device has no WebGL. */
  constructor(canvas: HTMLCanvasElement, space: Space, paint: Paint) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" })
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, this.#guard.quality.ratio))
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#bodies = new Bodies(this.#stage, space)
    const wide = reach(space)
    this.#look = this.#goal = { at: [0, 0, 0], around: -Math.PI / 2, tilt: 0.8, far: wide * 2.6 }
    this.#stage.background = new Color(paint.room)
    this.#table = tableModel(wide + 0.45)
    this.#table.paint(paint)
    this.#lights = this.#lamps(wide)
    this.#stage.add(this.#table.group, ...this.#lights)
    for (const board of space.boards) this.#stage.add(boardModel(board))
    this.#lands = softModel(BRASS)
    this.#stage.add(this.#lands)
    this.#lands.visible = false
  }

  #lamps(wide: number): (HemisphereLight | DirectionalLight)[] {
    const sun = new DirectionalLight("#FFF4DE", 1.8)
    sun.position.set(-0.7, 0.8, 2.1)
    sun.castShadow = true
    sun.shadow.mapSize.set(1024, 1024)
    const { camera } = sun.shadow
    camera.left = camera.bottom = -(wide + 0.25)
    camera.right = camera.top = wide + 0.25
    camera.near = 0.4
    camera.far = 4.5
    sun.shadow.bias = -0.0003
    sun.shadow.normalBias = 0.0016
    sun.shadow.radius = 3
    return [new HemisphereLight("#FFFDF5", "#B4B3A4", 2.2), sun]
  }

  size(width: number, height: number): void {
    if (!width || !height) return
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
    this.#camera.updateProjectionMatrix()
    this.#renderer.render(this.#stage, this.#camera) // a resized canvas is empty until then
    this.draw()
  }

  repaint(paint: Paint): void {
    this.#stage.background = new Color(paint.room)
    this.#table.paint(paint)
    this.draw()
  }

  /** Lays out the bodies of a space in the given colours, some of them lit. */
  lay(space: Space, colours: ReadonlyMap<string, string>, lit: ReadonlySet<string>): void {
    this.#bodies.lay(space, colours, lit)
    this.draw()
  }

  place(name: string, colour: string, pose: Pose): void {
    this.#bodies.place(name, colour, pose)
  }

  burn(name: string, share: number): void {
    this.#bodies.burn(name, share)
  }

  // Aiming

  /** Shows the die in the hand, its arc and landing place, and the line to the nearest board that counts. */
  aim(meant: Meant | null, colour: string): void {
    for (const line of this.#aim.splice(0)) {
      this.#stage.remove(line)
      line.geometry.dispose()
    }
    if (this.#hand) this.#stage.remove(this.#hand)
    this.#hand = null
    this.#lands.visible = meant !== null
    if (meant) this.#preview(meant, colour)
    this.draw()
  }

  #preview({ launch, arc, near, lands }: Meant, colour: string): void {
    const rim = clampedTo(near.board, launch.at)
    this.#aim = [tube(arc), dashed([launch.at, rim])]
    this.#lands.position.set(lands.middle[0], lands.middle[1], lands.middle[2] + 0.002)
    this.#lands.rotation.z = lands.turn
    this.#lands.scale.set(...lands.radii, 1)
    this.#hand = this.#bodies.model(colour)
    this.#hand.position.set(...launch.at)
    if (launch.held) {
      const [w, x, y, z] = launch.held
      this.#hand.quaternion.copy(new Quaternion(x, y, z, w))
    } else this.#hand.rotation.set(0.5, 0.4, 0.3)
    this.#hand.castShadow = true
    this.#stage.add(...this.#aim, this.#hand)
  }

  /** Outlines the throw of a hint: its arc and its landing place. */
  advise(advised: Meant | null): void {
    for (const line of this.#advice.splice(0)) {
      this.#stage.remove(line)
      line.geometry.dispose()
    }
    if (advised) {
      this.#advice = [...dashes(rimOf(advised.lands)), ...dashes(advised.arc)]
      this.#stage.add(...this.#advice)
    }
    this.draw()
  }

  // Looking

  /** Moves the camera: gliding, or at once. */
  go(look: Look, glide: boolean): void {
    const turns = Math.round((this.#look.around - look.around) / (2 * Math.PI))
    this.#goal = { ...look, around: look.around + turns * 2 * Math.PI }
    if (!glide) this.#look = this.#goal
    this.draw()
  }

  /** A point on the canvas and the pixels per metre there; null if it lies behind the camera. */
  screen(at: Vector, width: number, height: number): Spot | null {
    return spotOf(this.#camera, at, width, height)
  }

  draw(): void {
    this.#request ||= requestAnimationFrame((now) => this.#picture(now))
  }

  #picture(now: number): void {
    this.#request = 0
    const seconds = Math.min((now - this.#last) / 1000, 0.1)
    if (this.#guard.hear(now - this.#last)) this.#coarsen()
    this.#last = now
    const tween = this.#glide(seconds)
    this.#renderer.render(this.#stage, this.#camera)
    this.onpicture()
    if (tween) this.draw()
  }

  #coarsen(): void {
    const { ratio, shadows } = this.#guard.quality
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, ratio))
    this.#lights.forEach((light) => (light.castShadow = shadows && light instanceof DirectionalLight))
  }

  /** Moves the camera closer to its goal; returns whether it is still on its way. */
  #glide(seconds: number): boolean {
    const share = 1 - Math.exp(-SWIFT * seconds)
    const [from, to] = [this.#look, this.#goal]
    const step = (a: number, b: number): number => (Math.abs(b - a) < 0.0008 ? b : a + (b - a) * share)
    this.#look = {
      at: [0, 1, 2].map((axis) => step(from.at[axis] ?? 0, to.at[axis] ?? 0)) as unknown as Vector,
      around: step(from.around, to.around),
      tilt: step(from.tilt, to.tilt),
      far: step(from.far, to.far),
    }
    turn(this.#camera, this.#look)
    const all = ({ at, around, tilt, far }: Look): number[] => [...at, around, tilt, far]
    const now = all(this.#look)
    return all(to).some((goal, index) => goal !== now[index])
  }

  leave(): void {
    cancelAnimationFrame(this.#request)
    this.#bodies.leave()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }
}

function tube(points: readonly Vector[]): Mesh {
  const curve = new CatmullRomCurve3(points.filter((_, at) => at % 3 === 0 || at === points.length - 1).map(vector))
  return new Mesh(new TubeGeometry(curve, 32, 0.0028, 6), new MeshBasicMaterial({ color: BRASS }))
}

/** A hint's line of light and dark dashes, visible on light boards and on the dark cloth. */
function dashes(points: readonly Vector[]): Mesh[] {
  const line = new CatmullRomCurve3(points.map(vector))
  const many = 2 * Math.max(2, Math.round(line.getLength() / DASH / 2))
  return Array.from({ length: many }, (_, nth) => {
    const dash = new LineCurve3(line.getPointAt(nth / many), line.getPointAt((nth + 1) / many))
    const colour = nth % 2 ? HINT_DARK : HINT_LIGHT
    return new Mesh(new TubeGeometry(dash, 1, 0.0024, 6), new MeshBasicMaterial({ color: colour }))
  })
}

function dashed(points: readonly Vector[]): Line {
  const material = new LineDashedMaterial({ color: "#FFFFFF", dashSize: 0.012, gapSize: 0.01 })
  const made = new Line(new BufferGeometry().setFromPoints(points.map(vector)), material)
  made.computeLineDistances()
  return made
}

const vector = (point: Vector): Vector3 => new Vector3(...point)

/** The nearest point of a board. */
function clampedTo(board: Space["boards"][number], at: Vector): Vector {
  const within = (axis: 0 | 1): number => {
    const [middle, half] = [(board.middle[axis] ?? 0) / METRE, board.half / METRE]
    return Math.min(Math.max(at[axis], middle - half), middle + half)
  }
  return [within(0), within(1), Math.min(at[2], board.thick / METRE)]
}
