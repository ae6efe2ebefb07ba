/** An animation, frame by frame, that can be ended at once. */
export class Tween {
  #end: (() => void) | null = null

  /** Calls `each` with the seconds so far, until `seconds` have passed or it is finished; then once with `seconds`. */
  run(seconds: number, each: (now: number) => void): Promise<void> {
    this.finish()
    return new Promise((done) => {
      const start = performance.now()
      let request = 0
      const end = (): void => {
        cancelAnimationFrame(request)
        this.#end = null
        each(seconds)
        done()
      }
      const picture = (): void => {
        const now = (performance.now() - start) / 1000
        if (now >= seconds) return end()
        each(now)
        request = requestAnimationFrame(picture)
      }
      this.#end = end
      request = requestAnimationFrame(picture)
    })
  }

  finish(): void {
    this.#end?.()
  }
}
