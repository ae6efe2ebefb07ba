/** Push notifications of your turn while the page is closed: enabled once per device, for all its seats. */
import { callMe, Problem, pushKey } from "../server/api"
import { store, stored } from "./storage"
import { ownTables } from "./ownTables"
import type { PushKey, PushTarget, SeatTicket } from "../server/types.gen"
import { say } from "../words/say"

const KEY = "warbones.calls"
const WORKER = `/sw.js?${new URLSearchParams({ title: say("web-clock-calls-your-turn"), body: say("web-clock-calls-waits") })}`

/** Whether this browser supports push notifications here. */
const isAble = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

class Notifications {
  #on = $state(stored(KEY, false))
  /** The server's key; "" until it is known, or if the server sends none. */
  #key = $state("")
  busy = $state(false)
  problem = $state("")

  get on(): boolean {
    return this.#on
  }

  get offered(): boolean {
    return this.#key !== ""
  }

  /** Checks whether notifications can be offered. */
  async look(): Promise<void> {
    if (isAble()) this.#key = (await pushKey().catch(() => ({ key: "" }))).key ?? ""
  }

  async turn(on: boolean): Promise<void> {
    this.busy = true
    this.problem = ""
    try {
      await (on ? this.#begin() : this.#end())
    } catch {
      this.problem = say("web-clock-calls-failed")
    }
    this.busy = false
  }

  /** Subscribes this device for its seats, if notifications are on. Renews an expired subscription. */
  async tell(table: string, seats: readonly SeatTicket[]): Promise<void> {
    if (!this.#on || !isAble()) return
    const worker = await navigator.serviceWorker.getRegistration()
    const subscription = await worker?.pushManager.getSubscription()
    if (!worker || !subscription || (await isTaken(subscription, table, seats))) return
    const renewed = await renew(worker, subscription).catch(() => undefined)
    if (renewed) await isTaken(renewed, table, seats)
  }

  async #begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.problem = say("web-clock-calls-refused")
      return
    }
    await navigator.serviceWorker.register(WORKER)
    const worker = await navigator.serviceWorker.ready
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key })
    this.#set(true)
    for (const { table, seats, over } of ownTables()) if (!over) await this.tell(table, seats)
  }

  /** Unsubscribes, so that the push service forgets this device. */
  async #end(): Promise<void> {
    this.#set(false)
    const worker = await navigator.serviceWorker.getRegistration()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    await worker?.unregister()
  }

  #set(on: boolean): void {
    this.#on = on
    store(KEY, on)
  }
}

export const notifications = new Notifications()

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = "", keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" }
}

/** Whether the server calls this subscription now: not one of another server key, or that its push service refuses. */
async function isTaken(subscription: PushSubscription, table: string, seats: readonly SeatTicket[]): Promise<boolean> {
  const key = base64url(subscription.options.applicationServerKey)
  for (const { token } of seats) {
    const answer = await callMe(table, { token, target: targetOf(subscription) }).catch((problem: unknown) => problem)
    if (answer instanceof Problem && answer.status === 400) return false
    if (!(answer instanceof Error) && (answer as PushKey).key !== key) return false
  }
  return true
}

async function renew(worker: ServiceWorkerRegistration, expired: PushSubscription): Promise<PushSubscription> {
  const { key = "" } = await pushKey()
  await expired.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** A key as the server writes it. */
const base64url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? []))).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  )
