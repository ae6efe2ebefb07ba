/** Push notifications of your turn while the page is closed: enabled once per device, for all its seats. */
import { callMe, Problem, pushKey } from "../server/api"
import { forgetNotes, lastReached, noteSeats } from "./pushNotes"
import { isWorkerAble, registered } from "./serviceWorker"
import { store, stored } from "./storage"
import { unfinishedTables } from "./ownTables"
import type { PushKey, PushTarget, SeatTicket } from "../server/types.gen"
import { say } from "../words/say"

const KEY = "warbones.calls"
/** The endpoint last sent to the server. */
const TOLD = "warbones.called-at"

/** Whether this browser supports push notifications here. */
const isAble = (): boolean => isWorkerAble() && "PushManager" in window && "Notification" in window

/** Whether this browser is on an iPhone or iPad, where only pages on the Home Screen get notifications. */
const needsHomeScreen = (): boolean =>
  isSecureContext && !isAble() && (navigator as { standalone?: boolean }).standalone === false

class Notifications {
  #on = $state(stored(KEY, false))
  /** The server's key; "" until it is known, or if the server sends none. */
  #key = $state("")
  busy = $state(false)
  problem = $state("")
  /** The last notification here, in milliseconds since 1970; 0 if there was none. */
  reached = $state(0)

  get on(): boolean {
    return this.#on
  }

  get offered(): boolean {
    return this.#key !== "" && isAble()
  }

  /** Whether notifications would work here if the page were on the Home Screen. */
  get needsHomeScreen(): boolean {
    return this.#key !== "" && needsHomeScreen()
  }

  /** Checks whether notifications can be offered, and whether they still arrive. */
  async look(): Promise<void> {
    if (!isAble() && !needsHomeScreen()) return
    this.#key = (await pushKey().catch(() => ({ key: "" }))).key ?? ""
    if (!this.#on || !this.offered) return
    this.reached = await lastReached().catch(() => 0)
    if (Notification.permission !== "granted") this.problem = say("web-clock-calls-refused")
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
    if (!worker || !subscription) return
    await noteSeats(unfinishedTables()).catch(() => undefined)
    if (await isTaken(subscription, table, seats)) return
    const found = await renewed(worker, subscription).catch(() => undefined)
    if (found) await isTaken(found, table, seats)
  }

  /** Renews this device's subscription if the server's key has changed, and reports a new endpoint for all seats. */
  async compare(): Promise<void> {
    if (!this.#on || !isAble() || Notification.permission !== "granted") return
    const worker = await registered()
    const before = await worker.pushManager.getSubscription()
    const { key = "" } = await pushKey()
    const isSame = before && (!key || base64url(before.options.applicationServerKey) === key)
    const subscription = isSame ? before : await renewed(worker, before)
    if (targetOf(subscription).endpoint === stored(TOLD, "")) return
    await this.#tellAll(subscription)
  }

  async #begin(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      this.problem = say("web-clock-calls-refused")
      return
    }
    await registered()
    const worker = await navigator.serviceWorker.ready
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key })
    this.#set(true)
    await this.#tellAll(subscription)
  }

  async #tellAll(subscription: PushSubscription): Promise<void> {
    for (const { table, seats } of unfinishedTables()) await this.tell(table, seats)
    store(TOLD, targetOf(subscription).endpoint)
  }

  /** Unsubscribes, so that the push service forgets this device. */
  async #end(): Promise<void> {
    this.#set(false)
    const worker = await navigator.serviceWorker.getRegistration()
    await (await worker?.pushManager.getSubscription())?.unsubscribe()
    await forgetNotes()
    this.reached = 0
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

/** Whether the server can use this subscription: it is for the server's key, and the push service accepts it. */
async function isTaken(subscription: PushSubscription, table: string, seats: readonly SeatTicket[]): Promise<boolean> {
  const key = base64url(subscription.options.applicationServerKey)
  for (const { token } of seats) {
    const answer = await callMe(table, { token, target: targetOf(subscription) }).catch((problem: unknown) => problem)
    if (answer instanceof Problem && answer.status === 400) return false
    if (!(answer instanceof Error) && (answer as PushKey).key !== key) return false
  }
  return true
}

async function renewed(worker: ServiceWorkerRegistration, old: PushSubscription | null): Promise<PushSubscription> {
  const { key = "" } = await pushKey()
  await old?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** A key in the server's encoding, base64url without padding. */
const base64url = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? []))).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  )
