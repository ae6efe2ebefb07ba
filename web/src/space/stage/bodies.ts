/** The dice of a space in three dimensions, with the dark spots below them, their lights and their fires. */
import {
  type BufferGeometry,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  type Points,
  type Vector3,
} from "three"

import type { Board, Space } from "../../scene/scene"
import { isLit } from "../dice"
import { emberModel, rise } from "./embers"
import { contactModel, dieGeometry, foamMaterial, lightModel } from "./models"
import { METRE, type Pose, poseOf, type Vector } from "../vectors"

interface Die {
  model: Mesh<BufferGeometry, MeshStandardMaterial>
  /** The dark spot below it. */
  contact: Mesh
  colour: string
}

export class Bodies {
  #stage: Object3D
  #dice = new Map<string, Die>()
  #materials = new Map<string, MeshStandardMaterial>()
  #lights = new Map<string, Mesh<BufferGeometry, Material>>()
  #embers = new Map<string, Points<BufferGeometry, Material>>()
  #geometry: BufferGeometry
  #contact: Mesh
  #edge: number
  #boards: readonly Board[]

  /** Creates the dice of a space on `stage`. */
  constructor(stage: Object3D, space: Space) {
    this.#stage = stage
    this.#boards = space.boards
    this.#edge = space.edge / METRE
    this.#geometry = dieGeometry(this.#edge)
    this.#contact = contactModel(this.#edge)
  }

  /** Lays the bodies of a space, with their `colours`; `lit` are the dice that are counted. */
  lay(space: Space, colours: ReadonlyMap<string, string>, lit: ReadonlySet<string>): void {
    const here = new Set(space.bodies.map((body) => body.piece))
    for (const name of this.#dice.keys()) if (!here.has(name)) this.#remove(name)
    for (const body of space.bodies) {
      this.#whole(body.piece)
      this.place(body.piece, colours.get(body.piece) ?? "", poseOf(body))
      if (isLit(lit, body.piece, body.tag)) this.#light(body.piece, poseOf(body).at)
    }
  }

  /** Puts a die somewhere, without its light; creates it if it does not exist yet. */
  place(name: string, colour: string, { at, turn }: Pose): void {
    this.#darken(name)
    let die = this.#dice.get(name)
    if (!die) {
      die = { model: this.model(colour), contact: this.#contact.clone(), colour }
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

  #remove(name: string): void {
    const die = this.#dice.get(name)
    if (!die) return
    this.#darken(name)
    this.#whole(name)
    this.#stage.remove(die.model, die.contact)
    this.#dice.delete(name)
  }

  /** Undoes the effects of fire on a die. */
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

  /** A new die of a colour, to be held in a hand. */
  model(colour: string): Mesh<BufferGeometry, MeshStandardMaterial> {
    return new Mesh(this.#geometry, this.#material(colour))
  }

  leave(): void {
    for (const material of this.#materials.values()) material.dispose()
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
}
