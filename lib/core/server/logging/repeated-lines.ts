/** A line that is written again and again counts once in this time. */
const WINDOW_MS = 60_000
/** Different lines that are remembered; of further ones each is written. */
const MOST_LINES = 500

/** Writes a line, with how often it came since the last one if that is known. */
type Write = (repeated?: number) => void

/** Lines that repeat: the first is written at once, then one a minute with the number of all since. */
export class RepeatedLines {
  readonly #windows = new Map<string, { count: number; write: Write }>()

  /** @param key what makes two lines the same */
  add(key: string, write: Write): void {
    const window = this.#windows.get(key)
    if (window === undefined) {
      write()
      if (this.#windows.size < MOST_LINES) this.#open(key, write)
    } else {
      window.count += 1
      window.write = write
    }
  }

  #open(key: string, first: Write): void {
    const window = { count: 0, write: first }
    this.#windows.set(key, window)
    const timer = setInterval(() => {
      if (window.count === 0) {
        clearInterval(timer)
        this.#windows.delete(key)
        return
      }
      window.write(window.count)
      window.count = 0
    }, WINDOW_MS)
    // Node keeps running for nothing that is only to be logged.
    timer.unref()
  }
}
