/** The space in three dimensions: a stage that draws when something changes, and sixty times a second while it moves. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  DirectionalLight,
  HemisphereLight,
  LineDashedMaterial,
  Line,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  type Points,
  Quaternion,
  RingGeometry,
  Scene as Stage3,
  TubeGeometry,
  Vector3,
  WebGLRenderer,
} from "three"

import type { Board, Space } from "../lib/scene"
import type { Meant } from "./aiming.svelte"
import { emberModel, rise } from "./embers"
import type { Look } from "./looks"
import {
  boardModel,
  contactModel,
  dieGeometry,
  foamMaterial,
  lightModel,
  type Paint,
  type Table,
  tableModel,
} from "./models"
import { METRE, type Pose, poseOf, reach, type Spot, type Vector } from "./vectors"

interface Die {
  model: Mesh<BufferGeometry, MeshStandardMaterial>
  /** The dark spot below it. */
  contact: Mesh
  colour: string
}

const FIELD = 42
const SWIFT = 9
const BRASS = "#FFCB4D"

export class Stage {
  /** Called after each picture, so that words can follow what they are about. */
  onpicture: () => void = () => undefined

  #renderer: WebGLRenderer
  #stage = new Stage3()
  #camera = new PerspectiveCamera(FIELD, 1, 0.02, 12)
  #dice = new Map<string, Die>()
  #materials = new Map<string, MeshStandardMaterial>()
  #geometry: BufferGeometry
  #edge: number
  #boards: readonly Board[]
  #contact: Mesh
  #table: Table
  #lights = new Map<string, Mesh<BufferGeometry, Material>>()
  #embers = new Map<string, Points<BufferGeometry, Material>>()
  #aim: (Line | Mesh)[] = []
  #ring: Mesh
  #hand: Mesh<BufferGeometry, MeshStandardMaterial> | null = null
  #look: Look
  #goal: Look
  #request = 0
  #last = 0

  /** Throws where the device has no WebGL. */
  constructor(canvas: HTMLCanvasElement, space: Space, paint: Paint) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "low-power" })
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    this.#renderer.shadowMap.enabled = true
    this.#renderer.shadowMap.type = PCFShadowMap
    this.#edge = space.edge / METRE
    this.#boards = space.boards
    this.#geometry = dieGeometry(this.#edge)
    this.#contact = contactModel(this.#edge)
    this.#camera.up.set(0, 0, 1)
    const wide = reach(space)
    this.#look = this.#goal = { at: [0, 0, 0], around: -Math.PI / 2, tilt: 0.8, far: wide * 2.6 }
    this.#stage.background = new Color(paint.room)
    this.#table = tableModel(wide + 0.45)
    this.#table.paint(paint)
    this.#stage.add(this.#table.group, ...this.#lamps(wide))
    for (const board of space.boards) this.#stage.add(boardModel(board))
    this.#ring = new Mesh(
      new RingGeometry(this.#edge * 0.5, this.#edge * 0.72, 32),
      new MeshBasicMaterial({ color: BRASS, transparent: true, opacity: 0.9, depthTest: false }),
    )
    this.#stage.add(this.#ring)
    this.#ring.visible = false
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
    this.draw()
  }

  repaint(paint: Paint): void {
    this.#stage.background = new Color(paint.room)
    this.#table.paint(paint)
    this.draw()
  }

  // Dice

  /** Lays the bodies of a space, each of the colour that `colours` says. */
  lay(space: Space, colours: ReadonlyMap<string, string>): void {
    const here = new Set(space.bodies.map((body) => body.piece))
    for (const name of [...this.#dice.keys()]) if (!here.has(name)) this.remove(name)
    for (const body of space.bodies) {
      this.#whole(body.piece)
      this.place(body.piece, colours.get(body.piece) ?? "", poseOf(body))
      if (body.tag) this.#light(body.piece, poseOf(body).at)
    }
    this.draw()
  }

  /** Puts a die somewhere, out of its light, and makes it first where it is not there yet. */
  place(name: string, colour: string, { at, turn }: Pose): void {
    this.#darken(name)
    let die = this.#dice.get(name)
    if (!die) {
      die = { model: new Mesh(this.#geometry, this.#material(colour)), contact: this.#contact.clone(), colour }
      die.model.castShadow = die.model.receiveShadow = true
      this.#dice.set(name, die)
      this.#stage.add(die.model, die.contact)
    }
    die.model.position.set(...at)
    die.model.quaternion.set(turn[1], turn[2], turn[3], turn[0])
    this.#touch(die.contact, at)
  }

  /** Lays the dark spot on the board or the table below, smaller the higher the die is. */
  #touch(contact: Mesh, [x, y, z]: Vector): void {
    const over = (middle: number | undefined, half: number, at: number): boolean =>
      Math.abs((middle ?? 0) / METRE - at) < half / METRE
    const board = this.#boards.find(({ middle, half }) => over(middle[0], half, x) && over(middle[1], half, y))
    const ground = (board?.thick ?? 0) / METRE
    contact.position.set(x, y, ground + 0.0008)
    contact.scale.setScalar(Math.max(0, 1 - (z - this.#edge / 2 - ground) / (this.#edge * 1.5)))
  }

  remove(name: string): void {
    const die = this.#dice.get(name)
    if (!die) return
    this.#darken(name)
    this.#whole(name)
    this.#stage.remove(die.model, die.contact)
    this.#dice.delete(name)
  }

  /** Takes back what fire did to a die. */
  #whole(name: string): void {
    const [die, embers] = [this.#dice.get(name), this.#embers.get(name)]
    if (embers) this.#discard(embers)
    this.#embers.delete(name)
    const own = die && this.#materials.get(die.colour)
    if (!own || die.model.material === own) return
    die.model.material.dispose()
    die.model.material = own
    die.model.scale.setScalar(1)
  }

  /** Shows a die as it burns: `share` of the way from whole to gone. */
  burn(name: string, share: number): void {
    const die = this.#dice.get(name)
    if (!die) return
    if (die.model.material === this.#materials.get(die.colour)) die.model.material = die.model.material.clone()
    const material = die.model.material
    const glow = Math.sin(Math.sqrt(share) * Math.PI)
    material.emissiveMap = null
    material.emissive.set("#FF6A1A")
    material.emissiveIntensity = 1.6 * glow
    material.color.setScalar(1 - 0.9 * Math.min(1.6 * share, 1))
    die.model.scale.setScalar(Math.max(0.001, 1 - share ** 3))
    die.contact.scale.multiplyScalar(1 - share)
    this.#glowing(name, die.model.position, share)
  }

  #glowing(name: string, at: Vector3, share: number): void {
    const embers = this.#embers.get(name) ?? emberModel(this.#edge)
    if (!this.#embers.has(name)) this.#stage.add(embers)
    this.#embers.set(name, embers)
    embers.position.copy(at)
    rise(embers, this.#edge, share)
  }

  where(name: string): Vector | null {
    const at = this.#dice.get(name)?.model.position
    return at ? [at.x, at.y, at.z] : null
  }

  #material(colour: string): MeshStandardMaterial {
    const made = this.#materials.get(colour) ?? foamMaterial(colour)
    this.#materials.set(colour, made)
    return made
  }

  #light(name: string, [x, y, z]: Vector): void {
    const light = lightModel(this.#edge)
    light.position.set(x, y, z + this.#edge * 0.2)
    this.#lights.set(name, light)
    this.#stage.add(light)
  }

  #darken(name: string): void {
    const light = this.#lights.get(name)
    if (light) this.#discard(light)
    this.#lights.delete(name)
  }

  #discard(model: Mesh<BufferGeometry, Material> | Points<BufferGeometry, Material>): void {
    this.#stage.remove(model)
    model.geometry.dispose()
    model.material.dispose()
  }

  // Aiming

  /** Shows the die in the hand, its arc, where that ends, and the way to the nearest board. */
  aim(meant: Meant | null, colour: string): void {
    for (const line of this.#aim.splice(0)) {
      this.#stage.remove(line)
      line.geometry.dispose()
    }
    if (this.#hand) this.#stage.remove(this.#hand)
    this.#hand = null
    this.#ring.visible = meant !== null
    if (meant) this.#preview(meant, colour)
    this.draw()
  }

  #preview({ launch, arc, near }: Meant, colour: string): void {
    const end = arc.at(-1) ?? launch.at
    const rim = clampedTo(near.board, launch.at)
    this.#aim = [tube(arc), dashed([launch.at, rim])]
    this.#ring.position.set(end[0], end[1], end[2] - this.#edge / 2 + 0.002)
    this.#hand = new Mesh(this.#geometry, this.#material(colour))
    this.#hand.position.set(...launch.at)
    if (launch.held) {
      const [w, x, y, z] = launch.held
      this.#hand.quaternion.copy(new Quaternion(x, y, z, w))
    } else this.#hand.rotation.set(0.5, 0.4, 0.3)
    this.#hand.castShadow = true
    this.#stage.add(...this.#aim, this.#hand)
  }

  // Looking

  /** Goes to look from elsewhere: gliding, or at once. */
  go(look: Look, glide: boolean): void {
    const turns = Math.round((this.#look.around - look.around) / (2 * Math.PI))
    this.#goal = { ...look, around: look.around + turns * 2 * Math.PI }
    if (!glide) this.#look = this.#goal
    this.draw()
  }

  /** Where a place is on the glass, and how many pixels a metre is there; null where it lies behind. */
  screen(at: Vector, width: number, height: number): Spot | null {
    const place = new Vector3(...at)
    const away = place.distanceTo(this.#camera.position)
    const point = place.project(this.#camera)
    if (point.z > 1) return null
    const metre = height / 2 / Math.tan((FIELD / 360) * Math.PI) / away
    return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height, metre]
  }

  draw(): void {
    this.#request ||= requestAnimationFrame((now) => this.#picture(now))
  }

  #picture(now: number): void {
    this.#request = 0
    const seconds = Math.min((now - this.#last) / 1000, 0.1)
    this.#last = now
    const gliding = this.#glide(seconds)
    this.#renderer.render(this.#stage, this.#camera)
    this.onpicture()
    if (gliding) this.draw()
  }

  /** Comes closer to what is to be seen; returns whether there is still a way to go. */
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
    const { at, around, tilt, far } = this.#look
    const out = far * Math.cos(tilt)
    this.#camera.position.set(
      at[0] + out * Math.cos(around),
      at[1] + out * Math.sin(around),
      at[2] + far * Math.sin(tilt),
    )
    this.#camera.lookAt(...at)
    return [...to.at, to.around, to.tilt, to.far].some(
      (goal, index) => goal !== [...this.#look.at, around, tilt, far][index],
    )
  }

  leave(): void {
    cancelAnimationFrame(this.#request)
    for (const material of this.#materials.values()) material.dispose()
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
  }
}

function tube(points: readonly Vector[]): Mesh {
  const curve = new CatmullRomCurve3(points.filter((_, at) => at % 3 === 0 || at === points.length - 1).map(vector))
  return new Mesh(new TubeGeometry(curve, 32, 0.0028, 6), new MeshBasicMaterial({ color: BRASS }))
}

function dashed(points: readonly Vector[]): Line {
  const material = new LineDashedMaterial({ color: "#FFFFFF", dashSize: 0.012, gapSize: 0.01 })
  const made = new Line(new BufferGeometry().setFromPoints(points.map(vector)), material)
  made.computeLineDistances()
  return made
}

const vector = (point: Vector): Vector3 => new Vector3(...point)

/** The place on a board that is nearest. */
function clampedTo(board: Space["boards"][number], at: Vector): Vector {
  const within = (axis: 0 | 1): number => {
    const [middle, half] = [(board.middle[axis] ?? 0) / METRE, board.half / METRE]
    return Math.min(Math.max(at[axis], middle - half), middle + half)
  }
  return [within(0), within(1), Math.min(at[2], board.thick / METRE)]
}
