/** The messages between a page without a server and its worker. */

export type ToWorker =
  | { is: "start"; base: string }
  | { is: "ask"; id: number; method: string; url: string; authorization: string; body: string }
  | { is: "connect"; line: number; table: string }
  | { is: "say"; line: number; text: string }
  | { is: "leave"; line: number }

export type FromWorker =
  | { is: "loading"; bytes: number }
  | { is: "ready"; forgets: boolean }
  | { is: "failed"; why: string }
  | { is: "answer"; id: number; status: number; type: string; body: string }
  | { is: "said"; line: number; text: string }
  | { is: "closed"; line: number; code: number }
