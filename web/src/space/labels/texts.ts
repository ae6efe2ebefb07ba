/** The labels in a space: the boards' names, points and stamps, towers, burning and counted dice, a throw's distance. */
import { areaOf, type Board, type Piece, type Scene, type Seat, type Space } from "../../scene/scene"
import type { Meant } from "../aim/aimState.svelte"
import { likeliest } from "../aim/forecast"
import type { FlightPlayer } from "../flightPlayer.svelte"
import { middleOf, poseOf, type Vector } from "../vectors"
import { landsOn, oddsOfLanding } from "../../words/phrases"
import { say } from "../../words/say"

export interface Label {
  id: string
  kind: "board" | "tag" | "lands" | "advised" | "counted" | "burns" | "stamp"
  /** The place of its subject; labels of a board are beside the board. */
  at: Vector
  board?: Board
  owner?: Seat | undefined
  text: string
  more?: string
}

export type Air = Pick<FlightPlayer, "flying" | "burning" | "figures" | "totals" | "stamp">

/** `small`: there is little room, so figures replace words. */
export function labelsOf(
  scene: Scene,
  space: Space,
  pieces: ReadonlyMap<string, Piece>,
  air: Air,
  meant: Meant | null,
  advised: Meant | null,
  small: boolean,
): Label[] {
  const burning = air.burning.map(({ piece, at }): Label => ({
    id: `burns ${piece}`,
    kind: "burns",
    at,
    text: pieces.get(piece)?.caption ?? "",
    more: say("web-space-burns"),
  }))
  const boards = space.boards.map((board) => ofBoard(scene, board, air, small))
  return [
    ...boards,
    ...space.bodies.flatMap((body) => ofBody(body, air)),
    ...burning,
    ...space.boards.flatMap((board) => stamped(board, air)),
    ...(meant ? [lands(meant, space, small)] : []),
    ...(advised
      ? [{ id: "advised", kind: "advised" as const, at: advised.lands.middle, text: say("web-table-hint") }]
      : []),
  ]
}

function ofBoard(scene: Scene, board: Board, air: Air, small: boolean): Label {
  const owner = scene.seats.find(({ seat }) => seat === board.seat)
  const sum = scene.calculations.at(-1)?.sums.find(({ seat }) => seat === board.seat)?.total
  const words = areaOf(scene, board.id)?.count ?? ""
  return {
    id: board.id,
    kind: "board",
    at: middleOf(board),
    board,
    owner,
    text: owner ? (owner.you ? say("web-table-you") : owner.name) : board.title,
    more: air.totals.get(board.seat ?? -1) ?? (small && sum !== undefined ? sum : words),
  }
}

function ofBody(body: Space["bodies"][number], { flying, figures }: Air): Label[] {
  const at = flying.get(body.piece)?.at ?? poseOf(body).at
  const figure = figures.find(({ pieces }) => pieces[0] === body.piece)
  if (figure) return [{ id: `counted ${body.piece}`, kind: "counted", at, text: figure.text, more: figure.why }]
  if (!body.tag || flying.has(body.piece)) return []
  return [{ id: `tag ${body.piece}`, kind: "tag", at, text: body.tag }]
}

const stamped = (board: Board, { stamp }: Air): Label[] =>
  stamp && stamp.seat === board.seat
    ? [{ id: `stamp ${board.id}`, kind: "stamp", at: middleOf(board), text: stamp.text }]
    : []

/** The board on which the die lands most often, with its share. */
function lands({ lands: { on, middle } }: Meant, { boards }: Space, small: boolean): Label {
  const { board, share } = likeliest(boards, on)
  const words = small ? oddsOfLanding(board ? share : 0) : landsOn(board?.title ?? "", share)
  return { id: "lands", kind: "lands", at: middle, text: words }
}
