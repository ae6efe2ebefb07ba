/** The server's answers to its operator. The token is sent in a header, never in an address. */
import { ask, post, Problem, shown } from "../server/api"
import { filled, type Full } from "../scene/scene"
import type * as Wire from "../server/types.gen"

export type OperatorPage = Full<Wire.OperatorPage>
export type OperatorTable = Full<Wire.OperatorTable>
export type BlockRow = Full<Wire.BlockRow>
export type AddressCount = Full<Wire.AddressCount>
export type BlockKind = BlockRow["kind"]

const PATH = "/api/operator"

const page = async (token: string, path: string, request: RequestInit = {}): Promise<OperatorPage> =>
  filled(
    "OperatorPage",
    await ask<Wire.OperatorPage>(path, { ...request, headers: { ...request.headers, ...shown(token).headers } }),
  )

export const overview = (token: string): Promise<OperatorPage> => page(token, PATH)

export const block = (token: string, request: Wire.BlockRequest): Promise<OperatorPage> =>
  page(token, `${PATH}/block`, post(request))

export const unblock = (token: string, { kind, subject }: Wire.UnblockRequest): Promise<OperatorPage> =>
  page(token, `${PATH}/unblock`, post({ kind, subject } satisfies Wire.UnblockRequest))

const UNAUTHORIZED = 401

/** Whether the server rejected the token. */
export const isWrongToken = (problem: unknown): boolean => problem instanceof Problem && problem.status === UNAUTHORIZED
